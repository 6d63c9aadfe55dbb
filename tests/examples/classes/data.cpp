// Values, containers, files, sounds, shaders.

#include "ClassExamples.h"
#include "audio/AudioEngine.h"
#include "audio/SimpleAudioEngine.h"
#include "base/WeakPtr.h"

USING_NS_CC;

namespace {

class DataExamples : public ClassExamples {};

TEST_F(DataExamples, Ref) {
    //! [Ref]
    class Inventory : public Ref {
    public:
        static Inventory* create() {
            auto inventory = new Inventory();
            inventory->autorelease(); // destroyed after the frame unless it is retained
            return inventory;
        }
        int coins = 0;
    };
    RefPtr<Inventory> kept = Inventory::create(); // retains, and releases at its end
    //! [Ref]
    app.step();
    EXPECT_EQ(kept->getReferenceCount(), 1u);
}

TEST_F(DataExamples, RefPtr) {
    //! [RefPtr]
    RefPtr<Sprite> trophy = Sprite::create("garden.png"); // lives although it has no parent
    scene->addChild(trophy);
    trophy->removeFromParent();
    scene->addChild(trophy); // so it can be added again
    //! [RefPtr]
    EXPECT_EQ(trophy->getParent(), scene);
}

TEST_F(DataExamples, WeakPtr) {
    //! [copra::WeakPtr]
    auto wasp = Sprite::create("garden.png", Rect(0, 128, 64, 64));
    auto bee = Sprite::create("garden.png", Rect(192, 0, 64, 64));
    wasp->setPosition(100, 50);
    scene->addChild(wasp);
    scene->addChild(bee);
    copra::WeakPtr<Node> target = wasp; // does not retain the wasp
    const auto follow = [bee, target](float) {
        if (target) bee->setPosition(target->getPosition()); // null as soon as the wasp is destroyed
    };
    bee->schedule(follow, "follow");
    //! [copra::WeakPtr]
    app.step(2); // a timer begins in the first frame
    EXPECT_EQ(bee->getPosition(), Vec2(100, 50));
    wasp->removeFromParent();
    app.step();
    EXPECT_TRUE(target.expired());
}

TEST_F(DataExamples, Vector) {
    //! [Vector]
    Vector<Sprite*> flowers; // retains its elements
    for (int i = 0; i < 3; ++i) flowers.pushBack(Sprite::create("garden.png"));
    for (Sprite* flower : flowers) scene->addChild(flower);
    flowers.eraseObject(flowers.at(0));
    //! [Vector]
    EXPECT_EQ(flowers.size(), 2);
}

TEST_F(DataExamples, Map) {
    //! [Map]
    Map<std::string, Node*> places; // retains its values
    places.insert("home", Node::create());
    if (Node* home = places.at("home")) home->setPosition(100, 40); // null if there is none
    places.erase("home");
    //! [Map]
    EXPECT_TRUE(places.empty());
}

TEST_F(DataExamples, Value) {
    //! [Value]
    ValueMap level;
    level["name"] = "Meadow";
    level["enemies"] = 12;
    level["speed"] = 1.5f;
    int enemies = level["enemies"].asInt();
    std::string text = level["enemies"].asString(); // numbers and texts convert
    //! [Value]
    EXPECT_EQ(enemies, 12);
    EXPECT_EQ(text, "12");
}

TEST_F(DataExamples, Vec2) {
    //! [Vec2]
    Vec2 from(100, 100);
    Vec2 to(140, 130);
    float distance = from.distance(to);
    Vec2 direction = (to - from).getNormalized();
    Vec2 middle = from.lerp(to, 0.5f);
    float degrees = -CC_RADIANS_TO_DEGREES(direction.getAngle()); // a rotation of nodes is clockwise
    //! [Vec2]
    EXPECT_EQ(distance, 50);
    EXPECT_EQ(middle, Vec2(120, 115));
    EXPECT_LT(degrees, 0);
}

TEST_F(DataExamples, Size) {
    //! [Size]
    Size screen = Director::getInstance()->getVisibleSize();
    Size half = screen / 2;
    bool isWide = screen.width > screen.height;
    //! [Size]
    EXPECT_TRUE(half.equals(Size(240, 160)));
    EXPECT_TRUE(isWide);
}

TEST_F(DataExamples, Rect) {
    //! [Rect]
    Rect hive(100, 50, 200, 80); // lower left corner, then width and height
    bool isInside = hive.containsPoint(Vec2(150, 60));
    bool isHit = hive.intersectsRect(Rect(290, 120, 40, 40));
    //! [Rect]
    EXPECT_TRUE(isInside);
    EXPECT_TRUE(isHit);
}

TEST_F(DataExamples, Color3B) {
    //! [Color3B]
    auto bee = Sprite::create("garden.png");
    bee->setColor(Color3B(255, 200, 0)); // multiplied with the image; white changes nothing
    //! [Color3B]
    EXPECT_EQ(bee->getColor().g, 200);
}

TEST_F(DataExamples, Color4B) {
    //! [Color4B]
    Color4B shade(0, 0, 0, 128); // red, green, blue, opacity: 0 to 255
    scene->addChild(LayerColor::create(shade));
    Color4F same(shade); // the same from 0 to 1
    //! [Color4B]
    EXPECT_NEAR(same.a, 0.5f, 0.01f);
}

TEST_F(DataExamples, Color4F) {
    //! [Color4F]
    Color4F honey(1, 0.8f, 0.2f, 1); // 0 to 1
    auto drawing = DrawNode::create();
    drawing->drawDot(Vec2(50, 50), 20, honey);
    //! [Color4F]
    EXPECT_EQ(Color4B(honey).r, 255);
}

TEST_F(DataExamples, Mat4) {
    auto node = Node::create();
    node->setPosition(30, 0);
    //! [Mat4]
    Mat4 toParent = node->getNodeToParentTransform();
    Vec3 corner(10, 0, 0);
    toParent.transformPoint(&corner); // from the node to its parent
    //! [Mat4]
    EXPECT_EQ(corner.x, 40);
}

TEST_F(DataExamples, String) {
    //! [__String]
    __String* text = __String::createWithFormat("%d bees", 7); // autoreleased; new code: std::string
    int number = text->intValue();
    log("%s", text->getCString());
    //! [__String]
    EXPECT_EQ(number, 7);
}

TEST_F(DataExamples, FileUtils) {
    //! [FileUtils]
    auto files = FileUtils::getInstance();
    std::string path = files->getWritablePath() + "notes.txt";
    files->writeStringToFile("7 bees", path);
    std::string text = files->getStringFromFile(path); // empty if there is no such file
    bool hasMap = files->isFileExist("meadow.tmx");    // in the search paths
    //! [FileUtils]
    EXPECT_EQ(text, "7 bees");
    EXPECT_TRUE(hasMap);
}

TEST_F(DataExamples, UserDefault) {
    //! [UserDefault]
    auto settings = UserDefault::getInstance();
    int best = settings->getIntegerForKey("best", 0); // 0 if it was never set
    settings->setIntegerForKey("best", best + 100);   // written to the file at once
    settings->setBoolForKey("music", true);
    //! [UserDefault]
    EXPECT_EQ(settings->getIntegerForKey("best"), best + 100);
}

TEST_F(DataExamples, AudioEngine) {
    //! [AudioEngine]
    int song = AudioEngine::play2d("sounds/song.ogg", true, 0.6f); // looped, at 60 % of the volume
    AudioEngine::play2d("sounds/chime.ogg", false, 0.5f);          // a short effect, once, at half the volume
    AudioEngine::pause(song);
    AudioEngine::resume(song);
    AudioEngine::setVolume(song, 0.3f);
    //! [AudioEngine]
    EXPECT_TRUE(AudioEngine::isLoop(song));
    AudioEngine::stopAll();
}

TEST_F(DataExamples, SimpleAudioEngine) {
    //! [CocosDenshion::SimpleAudioEngine]
    auto audio = CocosDenshion::SimpleAudioEngine::getInstance();
    audio->playBackgroundMusic("sounds/song.ogg", true);
    audio->setEffectsVolume(0.8f);
    audio->playEffect("sounds/buzz.ogg");
    //! [CocosDenshion::SimpleAudioEngine]
    EXPECT_TRUE(audio->isBackgroundMusicPlaying());
    CocosDenshion::SimpleAudioEngine::end();
}

TEST_F(DataExamples, GLProgram) {
    //! [GLProgram]
    const char* fragment = "varying vec4 v_fragmentColor; varying vec2 v_texCoord;\n"
                           "void main() {\n"
                           "    vec4 c = v_fragmentColor * texture2D(CC_Texture0, v_texCoord);\n"
                           "    gl_FragColor = vec4(c.a - c.rgb, c.a);\n" // inverted
                           "}\n";
    auto program = GLProgram::createWithByteArrays(ccPositionTextureColor_noMVP_vert, fragment);
    auto sprite = Sprite::create("garden.png");
    sprite->setGLProgramState(GLProgramState::getOrCreateWithGLProgram(program));
    //! [GLProgram]
    EXPECT_EQ(sprite->getGLProgram(), program);
}

TEST_F(DataExamples, Renderer) {
    scene->addChild(LayerColor::create(Color4B::BLUE));
    app.step();
    //! [Renderer]
    auto renderer = Director::getInstance()->getRenderer();
    log("%d draw calls, %d vertices in the last frame", static_cast<int>(renderer->getDrawnBatches()),
        static_cast<int>(renderer->getDrawnVertices()));
    //! [Renderer]
    EXPECT_EQ(renderer->getDrawnBatches(), 1);
}

TEST_F(DataExamples, GLProgramState) {
    //! [GLProgramState]
    auto shader = GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_GRAYSCALE);
    auto statue = Sprite::create("garden.png");
    statue->setGLProgramState(shader); // drawn in shades of gray
    scene->addChild(statue);
    //! [GLProgramState]
    EXPECT_EQ(statue->getGLProgramState(), shader);
}

TEST_F(DataExamples, CustomCommand) {
    //! [CustomCommand]
    class Crosshair : public Node {
    public:
        CREATE_FUNC(Crosshair);
        int drawn = 0;
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            _command.init(_globalZOrder, transform, flags);
            _command.func = [this] {
                ++drawn; // draw with DrawPrimitives or OpenGL
            };
            renderer->addCommand(&_command);
        }

    private:
        CustomCommand _command;
    };
    //! [CustomCommand]
    auto crosshair = Crosshair::create();
    scene->addChild(crosshair);
    app.step();
    EXPECT_EQ(crosshair->drawn, 1);
}

} // namespace
