// Bytes, files, threads, and numbers.

#include "ClassExamples.h"

#include "base/ObjectFactory.h"

#include <chrono>
#include <cstdlib>
#include <thread>

USING_NS_CC;

namespace {

class FileExamples : public ClassExamples {
protected:
    int sum = 0;
    int coins = 0;
};

TEST_F(FileExamples, Data) {
    //! [Data]
    Data bytes = FileUtils::getInstance()->getDataFromFile("garden.png"); // empty if there is no such file
    if (!bytes.isNull()) log("%d bytes", static_cast<int>(bytes.getSize()));
    Data copy = bytes; // a deep copy
    copy.clear();
    //! [Data]
    EXPECT_GT(bytes.getSize(), 100);
    EXPECT_TRUE(copy.isNull());
}

TEST_F(FileExamples, FileStream) {
    //! [FileStream, IFileStream]
    const std::string path = FileUtils::getInstance()->getWritablePath() + "stream.bin";
    FileStream file;
    if (file.open(path, FileStreamMode::WRITE)) {
        const int levels[] = {3, 1, 2};
        file.write(levels, sizeof levels); // at the current position, which moves on
        file.close();
    }
    int second = 0;
    if (file.open(path, FileStreamMode::READ)) {
        file.seek(sizeof(int), SEEK_SET);
        file.read(&second, sizeof second);
    }
    //! [FileStream, IFileStream]
    file.close();
    EXPECT_EQ(second, 1);
    FileUtils::getInstance()->removeFile(path);
}

TEST_F(FileExamples, ResizableBuffer) {
    //! [ResizableBuffer, ResizableBufferAdapter]
    std::vector<unsigned char> bytes;
    ResizableBufferAdapter<std::vector<unsigned char>> buffer(&bytes); // strings and Data have one, too
    FileUtils::getInstance()->getContents("garden.png", &buffer);
    //! [ResizableBuffer, ResizableBufferAdapter]
    EXPECT_GT(bytes.size(), 100u);
}

TEST_F(FileExamples, SAXParser) {
    //! [SAXParser, SAXDelegator]
    class Levels : public SAXDelegator {
    public:
        void startElement(void*, const char* name, const char** attributes) override {
            if (std::string(name) != "level") return;
            for (; *attributes; attributes += 2) // name, value, name, value, ..., null
                if (std::string(attributes[0]) == "name") names.push_back(attributes[1]);
        }
        void endElement(void*, const char*) override {}
        void textHandler(void*, const char*, std::size_t) override {}
        std::vector<std::string> names;
    };
    const std::string xml = "<levels><level name='Meadow'/><level name='Hive'/></levels>";
    Levels levels;
    SAXParser parser;
    parser.setDelegator(&levels);
    bool isRead = parser.parse(xml.data(), xml.size()); // false, with a line in the log, if it is not XML
    //! [SAXParser, SAXDelegator]
    EXPECT_TRUE(isRead);
    EXPECT_EQ(levels.names.size(), 2u);
}

TEST_F(FileExamples, ZipFile) {
    int bytes = 0;
    const auto read = [&bytes] {
        //! [ZipFile]
        ZipFile pack(FileUtils::getInstance()->fullPathForFilename("levels.zip"));
        for (std::string file = pack.getFirstFilename(); !file.empty(); file = pack.getNextFilename())
            log("%s", file.c_str());
        ssize_t size = 0;
        if (unsigned char* level = pack.getFileData("levels/1.json", &size)) { // null if there is none
            log("%d bytes", static_cast<int>(size));
            std::free(level);
        }
        //! [ZipFile]
        bytes = static_cast<int>(size);
    };
    static_cast<void>(read);
    EXPECT_EQ(bytes, 0);
}

TEST_F(FileExamples, StringUTF8) {
    //! [StringUtils::StringUTF8]
    StringUtils::StringUTF8 name("Björn"); // characters instead of bytes
    name.deleteChar(4);
    name.insert(0, "Å");
    std::string text = name.getAsCharSequence();
    //! [StringUtils::StringUTF8]
    EXPECT_EQ(text, "ÅBjör");
    EXPECT_EQ(name.length(), 5u);
}

TEST_F(FileExamples, ObjectFactory) {
    //! [ObjectFactory, ObjectFactory::TInfo]
    auto factory = ObjectFactory::getInstance();
    factory->registerType(ObjectFactory::TInfo("Flower", [] { return Sprite::create("garden.png"); }));
    if (auto flower = dynamic_cast<Node*>(factory->createObject("Flower"))) // null: not registered
        scene->addChild(flower);
    //! [ObjectFactory, ObjectFactory::TInfo]
    EXPECT_EQ(scene->getChildren().back()->getContentSize().width, 256);
}

TEST_F(FileExamples, AutoreleasePool) {
    //! [AutoreleasePool]
    RefPtr<Sprite> kept; // retains the sprite
    {
        AutoreleasePool pool; // what is created from here on is released at the end of the block
        for (int i = 0; i < 1000; ++i) Node::create();
        kept = Sprite::create("garden.png"); // outlives the pool
    }
    //! [AutoreleasePool]
    EXPECT_EQ(kept->getReferenceCount(), 1u);
}

TEST_F(FileExamples, AsyncTaskPool) {
    //! [AsyncTaskPool]
    auto result = std::make_shared<int>(0);
    AsyncTaskPool::getInstance()->enqueue(
        AsyncTaskPool::TaskType::TASK_OTHER,
        [this, result](void*) { sum = *result; }, // the main thread; `this` must live until then
        nullptr,
        [result] { // a thread of its own: no nodes here
            for (int i = 1; i <= 100; ++i) *result += i;
        });
    //! [AsyncTaskPool]
    for (int i = 0; sum == 0 && i < 5000; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // for the other thread
        app.step();
    }
    EXPECT_EQ(sum, 5050);
}

TEST_F(FileExamples, Configuration) {
    //! [Configuration]
    auto configuration = Configuration::getInstance();
    configuration->setValue("game.lives", Value(3));
    int lives = configuration->getValue("game.lives", Value(1)).asInt(); // 1 if the key is not set
    int pixels = configuration->getMaxTextureSize();
    //! [Configuration]
    EXPECT_EQ(lives, 3);
    EXPECT_GT(pixels, 0);
}

TEST_F(FileExamples, Console) {
    //! [Console, Console::Command]
    auto console = Director::getInstance()->getConsole();
    console->addCommand(
        Console::Command("coins", "coins N: adds N coins", [this](int, const std::string& arguments) {
            coins += std::atoi(arguments.c_str());
        }));
    console->performCommand("coins 5"); // for example from a text field of a debug menu
    //! [Console, Console::Command]
    EXPECT_EQ(coins, 5);
    console->delCommand("coins");
}

TEST_F(FileExamples, MathUtil) {
    //! [MathUtil]
    float x = 0;
    for (int frame = 0; frame < 60; ++frame) MathUtil::smooth(&x, 100, 1 / 60.0f, 0.2f); // 0.2 s late
    float half = MathUtil::lerp(10, 20, 0.5f);                                           // 15
    //! [MathUtil]
    EXPECT_GT(x, 90);
    EXPECT_EQ(half, 15);
}

TEST_F(FileExamples, AffineTransform) {
    //! [AffineTransform]
    auto flower = Sprite::create("garden.png");
    flower->setAnchorPoint(Vec2::ZERO);
    flower->setPosition(100, 50);
    scene->addChild(flower);
    AffineTransform toWorld = flower->getNodeToWorldAffineTransform();
    Vec2 corner = PointApplyAffineTransform(Vec2(10, 10), toWorld);
    Rect box = RectApplyAffineTransform(Rect(0, 0, 20, 20), toWorld); // the upright box around it
    Vec2 back = PointApplyAffineTransform(corner, AffineTransformInvert(toWorld));
    //! [AffineTransform]
    EXPECT_EQ(corner, Vec2(110, 60));
    EXPECT_EQ(box.getMaxX(), 120);
    EXPECT_NEAR(back.x, 10, 0.01f);
}

TEST_F(FileExamples, Quaternion) {
    //! [Quaternion]
    auto card = Sprite::create("garden.png");
    scene->addChild(card);
    Quaternion start, end(Vec3::UNIT_Y, CC_DEGREES_TO_RADIANS(90)); // about the y axis
    Quaternion half;
    Quaternion::slerp(start, end, 0.5f, &half);
    card->setRotationQuat(half); // drawn in perspective
    //! [Quaternion]
    Vec3 axis;
    EXPECT_NEAR(CC_RADIANS_TO_DEGREES(half.toAxisAngle(&axis)), 45, 0.1f);
}

TEST_F(FileExamples, Vec4) {
    //! [Vec4]
    const Vec4 point(10, 20, 0, 1); // w = 1: a point; w = 0: a direction
    Mat4 move;
    Mat4::createTranslation(5, 0, 0, &move);
    const Vec4 moved = move * point;
    //! [Vec4]
    EXPECT_EQ(moved.x, 15);
}

TEST_F(FileExamples, AABB) {
    //! [AABB]
    AABB box(Vec3(0, 0, 0), Vec3(100, 50, 1));
    bool isInside = box.containPoint(Vec3(20, 20, 0));
    box.merge(AABB(Vec3(200, 0, 0), Vec3(220, 20, 1)));
    bool isVisible = Camera::getDefaultCamera()->isVisibleInFrustum(&box);
    //! [AABB]
    EXPECT_TRUE(isInside);
    EXPECT_TRUE(isVisible);
    EXPECT_EQ(box.getCenter().x, 110);
}

TEST_F(FileExamples, PointArray) {
    auto bee = Sprite::create("garden.png");
    scene->addChild(bee);
    //! [PointArray]
    auto path = PointArray::create(4);
    path->addControlPoint(Vec2(40, 40));
    path->addControlPoint(Vec2(240, 280));
    path->addControlPoint(Vec2(440, 40));
    bee->runAction(CatmullRomTo::create(2, path)); // through all points
    //! [PointArray]
    app.wait(2.1f);
    EXPECT_NEAR(bee->getPositionX(), 440, 0.5f);
}

TEST_F(FileExamples, BezierConfig) {
    auto bee = Sprite::create("garden.png");
    scene->addChild(bee);
    //! [ccBezierConfig]
    ccBezierConfig curve;
    curve.controlPoint_1 = Vec2(0, 200); // pulls the start upward
    curve.controlPoint_2 = Vec2(300, 200);
    curve.endPosition = Vec2(300, 0); // relative to the start, for BezierBy
    bee->runAction(BezierBy::create(1, curve));
    //! [ccBezierConfig]
    app.wait(1.1f);
    EXPECT_NEAR(bee->getPositionX(), 300, 0.5f);
}

TEST_F(FileExamples, ActionTweenDelegate) {
    //! [ActionTweenDelegate, ActionTween]
    class Counter : public Node, public ActionTweenDelegate {
    public:
        CREATE_FUNC(Counter);
        void updateTweenAction(float value, const std::string& key) override {
            if (key == "coins") coins = static_cast<int>(value); // a label would show it
        }
        int coins = 0;
    };
    auto counter = Counter::create();
    scene->addChild(counter);
    counter->runAction(ActionTween::create(1, "coins", 0, 250)); // counts up
    //! [ActionTweenDelegate, ActionTween]
    app.wait(1.1f);
    EXPECT_EQ(counter->coins, 250);
}

} // namespace
