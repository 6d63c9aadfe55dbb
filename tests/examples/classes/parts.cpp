// What nodes consist of, or share.

#include "ClassExamples.h"

#include <cmath>

USING_NS_CC;

namespace {

class PartExamples : public ClassExamples {
protected:
    int steps = 0;
};

TEST_F(PartExamples, Component) {
    //! [Component]
    class Blinking : public Component {
    public:
        CREATE_FUNC(Blinking);
        bool init() override {
            setName("blinking");
            return Component::init();
        }
        void update(float delta) override { // every frame while the node runs
            _time += delta;
            getOwner()->setOpacity(std::fmod(_time, 1.0f) < 0.5f ? 255 : 80);
        }

    private:
        float _time = 0;
    };
    auto star = Sprite::create("garden.png");
    star->addComponent(Blinking::create()); // retained
    scene->addChild(star);
    //! [Component]
    app.wait(0.75f);
    EXPECT_EQ(star->getOpacity(), 80);
}

TEST_F(PartExamples, ComponentContainer) {
    //! [ComponentContainer]
    auto guard = Node::create();
    auto shield = Component::create(); // or a class of your own
    shield->setName("shield");
    guard->addComponent(shield);
    if (Component* worn = guard->getComponent("shield")) guard->removeComponent(worn); // by its name
    //! [ComponentContainer]
    EXPECT_EQ(guard->getComponent("shield"), nullptr);
}

TEST_F(PartExamples, Protocols) {
    //! [LabelProtocol]
    const auto write = [](Node* node, const std::string& text) { // every kind of label
        if (auto label = dynamic_cast<LabelProtocol*>(node)) label->setString(text);
    };
    auto title = Label::createWithTTF("", "fonts/Quicksand-Bold.ttf", 20);
    write(title, "Meadow");
    //! [LabelProtocol]
    EXPECT_EQ(title->getString(), "Meadow");
    //! [BlendProtocol]
    const auto shine = [](Node* node) { // sprites, labels, particles, and others
        if (auto drawn = dynamic_cast<BlendProtocol*>(node)) drawn->setBlendFunc(BlendFunc::ADDITIVE);
    };
    auto lamp = Sprite::create("garden.png");
    shine(lamp);
    //! [BlendProtocol]
    EXPECT_EQ(lamp->getBlendFunc(), BlendFunc::ADDITIVE);
    //! [TextureProtocol]
    const auto sharpen = [](Node* node) { // pixels keep their edges
        auto drawn = dynamic_cast<TextureProtocol*>(node);
        if (auto texture = drawn ? drawn->getTexture() : nullptr) texture->setAliasTexParameters();
    };
    auto pixels = Sprite::create("garden.png");
    sharpen(pixels);
    //! [TextureProtocol]
    EXPECT_NE(pixels->getTexture(), nullptr);
    pixels->getTexture()->setAntiAliasTexParameters();
}

TEST_F(PartExamples, BlendFunc) {
    //! [BlendFunc]
    auto light = Sprite::create("garden.png");
    light->setBlendFunc(BlendFunc::ADDITIVE); // brightens what is behind it
    auto shade = Sprite::create("garden.png");
    // multiplies the colors, and changes nothing where the image is transparent
    shade->setBlendFunc({GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA});
    //! [BlendFunc]
    scene->addChild(light);
    scene->addChild(shade);
    EXPECT_NE(light->getBlendFunc(), shade->getBlendFunc());
}

TEST_F(PartExamples, CameraBackgroundBrush) {
    //! [CameraBackgroundBrush, CameraBackgroundColorBrush]
    auto map = Camera::create(); // a second view, above the first
    map->setCameraFlag(CameraFlag::USER1);
    map->setDepth(1);
    map->setBackgroundBrush(CameraBackgroundBrush::createColorBrush(Color4F(0.1f, 0.1f, 0.2f, 1), 1));
    scene->addChild(map);
    //! [CameraBackgroundBrush, CameraBackgroundColorBrush]
    app.step();
    EXPECT_EQ(map->getBackgroundBrush()->getBrushType(), CameraBackgroundBrush::BrushType::COLOR);
}

TEST_F(PartExamples, FrameBuffer) {
    //! [experimental::FrameBuffer, experimental::RenderTarget]
    auto buffer = experimental::FrameBuffer::create(1, 256, 256); // pixels
    auto target = experimental::RenderTarget::create(256, 256);
    buffer->attachRenderTarget(target);
    auto camera = Camera::create();
    camera->setCameraFlag(CameraFlag::USER1);
    camera->setFrameBufferObject(buffer); // what it sees is in the texture
    scene->addChild(camera);
    auto mirror = Sprite::createWithTexture(target->getTexture());
    mirror->setFlippedY(true); // the rows of the target count from the bottom
    scene->addChild(mirror);
    //! [experimental::FrameBuffer, experimental::RenderTarget]
    app.step();
    EXPECT_EQ(mirror->getContentSize().width, 256);
    //! [experimental::Viewport]
    camera->setViewport(experimental::Viewport(0, 0, 0.5f, 1)); // the left half of its frame buffer
    //! [experimental::Viewport]
    app.step();
}

TEST_F(PartExamples, AnimationFrame) {
    //! [AnimationFrame, AnimationFrame::DisplayedEventInfo]
    auto cache = SpriteFrameCache::getInstance();
    cache->addSpriteFramesWithFile("beecluster.plist");
    auto wingsUp = cache->getSpriteFrameByName("bee_0.png");
    auto wingsDown = cache->getSpriteFrameByName("bee_1.png");
    auto bee = Sprite::createWithSpriteFrame(wingsUp);
    scene->addChild(bee);
    Vector<AnimationFrame*> frames;
    frames.pushBack(AnimationFrame::create(wingsUp, 1, {}));
    frames.pushBack(AnimationFrame::create(wingsDown, 3, {{"sound", Value("step")}})); // three times as long
    bee->runAction(Animate::create(Animation::create(frames, 0.1f))); // one unit lasts 0.1 seconds
    auto listener =
        EventListenerCustom::create(AnimationFrameDisplayedNotification, [this](EventCustom* event) {
            auto shown = static_cast<AnimationFrame::DisplayedEventInfo*>(event->getUserData());
            if (shown->userInfo->at("sound").asString() == "step") ++steps;
        });
    bee->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, bee);
    //! [AnimationFrame, AnimationFrame::DisplayedEventInfo]
    app.wait(0.5f);
    EXPECT_EQ(steps, 1);
}

TEST_F(PartExamples, PolygonInfo) {
    //! [PolygonInfo]
    PolygonInfo mesh = AutoPolygon::generatePolygon("widgets/knob.png"); // triangles around what is opaque
    auto knob = Sprite::create(mesh);
    log("%u triangles, %.0f square points", mesh.getTrianglesCount(), mesh.getArea());
    scene->addChild(knob);
    //! [PolygonInfo]
    EXPECT_GT(mesh.getTrianglesCount(), 1u);
}

TEST_F(PartExamples, TextureAtlas) {
    //! [TextureAtlas]
    auto digits = AtlasNode::create("numbers.png", 40, 56, 8); // cells of 40 x 56 points, at most 8 quads
    TextureAtlas* atlas = digits->getTextureAtlas();
    V3F_C4B_T2F_Quad quad{};
    quad.tl.vertices = Vec3(0, 56, 0);
    quad.br.vertices = Vec3(40, 0, 0);
    quad.tr.vertices = Vec3(40, 56, 0);
    float left = 2 / 12.0f, right = 3 / 12.0f; // the digit 0 of ./0123456789, of 0 to 1 of the image
    quad.tl.texCoords = {left, 0};
    quad.bl.texCoords = {left, 1};
    quad.tr.texCoords = {right, 0};
    quad.br.texCoords = {right, 1};
    quad.bl.colors = quad.br.colors = quad.tl.colors = quad.tr.colors = Color4B::WHITE;
    atlas->updateQuad(&quad, 0); // appended
    digits->setQuadsToDraw(atlas->getTotalQuads());
    //! [TextureAtlas]
    scene->addChild(digits);
    EXPECT_EQ(atlas->getTotalQuads(), 1);
    EXPECT_FLOAT_EQ(digits->getTexture()->getContentSize().width * (right - left), quad.br.vertices.x);
}

TEST_F(PartExamples, FontDefinition) {
    //! [FontDefinition, FontShadow, FontStroke]
    FontDefinition style;
    style._fontName = "fonts/Quicksand-Bold.ttf";
    style._fontSize = 24;
    style._fontFillColor = Color3B::YELLOW;
    style._stroke._strokeEnabled = true;
    style._stroke._strokeSize = 2;
    style._shadow._shadowEnabled = true;
    style._shadow._shadowOffset = Size(2, -2);
    style._shadow._shadowOpacity = 0.5f;
    auto title = LabelTTF::createWithFontDefinition("Meadow", style);
    scene->addChild(title);
    //! [FontDefinition, FontShadow, FontStroke]
    EXPECT_EQ(title->getFontSize(), 24);
}

TEST_F(PartExamples, TTFConfig) {
    //! [TTFConfig]
    TTFConfig font("fonts/Quicksand-Bold.ttf", 24);
    font.outlineSize = 2;
    auto title = Label::createWithTTF(font, "Meadow");
    font.fontSize = 32;
    title->setTTFConfig(font); // a larger font for the same label
    scene->addChild(title);
    //! [TTFConfig]
    EXPECT_EQ(title->getTTFConfig().fontSize, 32);
}

TEST_F(PartExamples, TMXMapInfo) {
    //! [TMXMapInfo, TMXLayerInfo]
    auto file = TMXMapInfo::create("meadow.tmx"); // reads the map without its images; null if it is none
    if (file) {
        log("%s", file->getProperties()["title"].asString().c_str());
        for (TMXLayerInfo* layer : file->getLayers())
            log("%s: %.0f x %.0f", layer->_name.c_str(), layer->_layerSize.width, layer->_layerSize.height);
    }
    //! [TMXMapInfo, TMXLayerInfo]
    ASSERT_NE(file, nullptr);
    EXPECT_GT(file->getMapSize().width, 0);
    EXPECT_EQ(file->getProperties()["title"].asString(), "Meadow");
}

TEST_F(PartExamples, TMXTileAnimation) {
    //! [TMXTileAnimInfo, TMXTileAnimFrame, TMXTileAnimTask]
    auto map = TMXTiledMap::create("meadow.tmx");
    scene->addChild(map);
    map->setTileAnimEnabled(true); // plays all animations of the file

    auto blink = TMXTileAnimInfo::create(1); // or one of your own, for a single cell
    blink->_frames = {TMXTileAnimFrame(1, 500), TMXTileAnimFrame(2, 250)}; // gids and milliseconds
    auto task = TMXTileAnimTask::create(map->getLayer("ground"), blink, Vec2(2, 2));
    task->retain(); // as long as it plays
    task->start();
    const auto end = [task] { // before the map is destroyed
        task->stop();
        task->release();
    };
    //! [TMXTileAnimInfo, TMXTileAnimFrame, TMXTileAnimTask]
    app.wait(0.6f);
    EXPECT_EQ(map->getLayer("ground")->getTileGIDAt(Vec2(2, 2)), 2u);
    end();
}

} // namespace
