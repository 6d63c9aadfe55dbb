#include "GuideTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

class TestingTest : public GuideTest {};

/// A hero that walks to a touch. The score counts the touches.
class WalkScene : public Scene {
public:
    CREATE_FUNC(WalkScene);

    bool init() override {
        if (!Scene::init()) return false;
        _hero = Sprite::create("logo.png");
        _hero->setPosition(100, 50);
        addChild(_hero, 0, "hero");
        auto* hud = Node::create();
        addChild(hud, 1, "hud");
        _score = Label::createWithTTF("Score: 0", "fonts/Quicksand-Bold.ttf", 24);
        _score->setPosition(240, 300);
        hud->addChild(_score, 0, "score");
        auto* touches = EventListenerTouchOneByOne::create();
        touches->onTouchBegan = [this](Touch* touch, Event*) {
            _hero->runAction(MoveTo::create(1, touch->getLocation()));
            _score->setString(StringUtils::format("Score: %d", ++_count));
            UserDefault::getInstance()->setIntegerForKey("score", _count);
            return true;
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
        return true;
    }

private:
    Sprite* _hero = nullptr;
    Label* _score = nullptr;
    int _count = 0;
};

TEST_F(TestingTest, NodesAreFound) {
    run<WalkScene>();
    //! [find]
    auto* score = app.find<Label>("hud/score"); // the label named score below the node named hud
    auto* boss = app.tryFind("boss");           // null if there is none
    const auto sprites = app.findAll<Sprite>(); // all nodes of the class
    auto* shown = app.findIf<Label>([](Label& label) { return label.isVisible(); });
    //! [find]
    EXPECT_EQ(score, shown);
    EXPECT_EQ(boss, nullptr);
    EXPECT_EQ(sprites.size(), 1u);
}

TEST_F(TestingTest, TheHeroWalks) {
    run<WalkScene>();
    //! [check]
    EXPECT_THAT(app.find("hero"), IsAt(Vec2(100, 50)));
    app.tap(Vec2(300, 50));
    EXPECT_THAT(app.find("hero"), HasRunningActions());
    EXPECT_THAT(app.find("hud/score"), ShowsText("Score: 1"));
    app.wait(1); // It plays a second of the game in less time.
    EXPECT_THAT(app.find("hero"), IsAt(Vec2(300, 50), 1.0f));
    EXPECT_THAT(app.find("hero"), Not(HasRunningActions()));
    //! [check]
    EXPECT_THAT(app.find("hud"), ShowsText(StartsWith("Score")));
}

TEST_F(TestingTest, FilesAreOfTheTest) {
    run<WalkScene>();
    //! [files]
    files.add("levels/1.json", "[]"); // `files` is a member of IsolatedGameTest.
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile("levels/1.json"), "[]");
    app.tap(Vec2(300, 50));
    EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("score"), 1); // The game has saved this.
    //! [files]
}

TEST_F(TestingTest, TheSameInputGivesTheSameState) {
    //! [hash]
    const auto play = [this] {
        app.run(WalkScene::create());
        app.tap(Vec2(300, 50));
        app.wait(0.5f);
        return app.stateHash();
    };
    EXPECT_EQ(play(), play());
    //! [hash]
}

TEST_F(TestingTest, AFrameIsWithinItsBudget) {
    run<WalkScene>();
    //! [budget]
    app.wait(1);                                         // Skip the start of the game.
    if (const auto count = app.instructionsPerFrame()) { // It is empty if the system cannot count.
        EXPECT_LT(*count, 3'000'000u);
    }
    //! [budget]
}

} // namespace
