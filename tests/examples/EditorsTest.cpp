#include "GuideTest.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class EditorsTest : public GuideTest {
protected:
    ~EditorsTest() override {
        cocostudio::ActionManagerEx::destroyInstance();
        cocostudio::GUIReader::destroyInstance();
        cocostudio::ArmatureDataManager::destroyInstance();
    }
};

class TimelineScene : public Scene {
public:
    CREATE_FUNC(TimelineScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [csb]
        auto* root = CSLoader::createNode("studio/meadow.csb"); // null if it is not a scene
        addChild(root, 0, "meadow");
        auto* animations = CSLoader::createTimeline("studio/meadow.csb");
        root->runAction(animations);
        animations->play("there", false); // by its name in the editor; true: in a loop
        //! [csb]
        _animations = animations;
        return true;
    }

    cocostudio::timeline::ActionTimeline* _animations = nullptr;
};

TEST_F(EditorsTest, ASceneOfCocosStudioPlays) {
    auto* scene = run<TimelineScene>();
    EXPECT_GT(app.find("meadow")->getChildrenCount(), 0);
    EXPECT_TRUE(scene->_animations->isPlaying());
    EXPECT_TRUE(app.stepUntil([&] { return !scene->_animations->isPlaying(); }));
}

class InterfaceScene : public Scene {
public:
    CREATE_FUNC(InterfaceScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [json]
        auto* menu = cocostudio::GUIReader::getInstance()->widgetFromJsonFile("studio/menu.json");
        addChild(menu, 0, "menu");
        auto* play = dynamic_cast<ui::Button*>(ui::Helper::seekWidgetByName(menu, "play"));
        play->addClickEventListener([this](Ref*) { ++_games; });
        auto* animations = cocostudio::ActionManagerEx::getInstance();
        animations->playActionByName("menu.json", "appear"); // the file without its folders
        //! [json]
        _play = play;
        return true;
    }

    ui::Button* _play = nullptr;
    int _games = 0;
};

TEST_F(EditorsTest, AnInterfaceAppears) {
    auto* scene = run<InterfaceScene>();
    app.step();
    const Vec2 position = scene->_play->getPosition();
    const float scale = scene->_play->getScale();
    const int opacity = scene->_play->getOpacity();
    app.wait(1);
    EXPECT_TRUE(position != scene->_play->getPosition() || scale != scene->_play->getScale() ||
                opacity != scene->_play->getOpacity());
    app.tap(scene->_play);
    EXPECT_EQ(scene->_games, 1);
}

class WalkerScene : public Scene {
public:
    CREATE_FUNC(WalkerScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [armature]
        using namespace cocostudio;
        ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson"); // and its sheets
        auto* walker = Armature::create("walker"); // the name in the editor
        walker->setPosition(240, 100);
        addChild(walker, 0, "walker");
        walker->getAnimation()->setMovementEventCallFunc(
            [](Armature* armature, MovementEventType type, const std::string& name) {
                if (type == COMPLETE && name == "jump") armature->getAnimation()->play("walk");
            });
        walker->getAnimation()->play("jump");
        walker->getBone("head")->changeDisplayWithIndex(-1, true); // hides it; movements no longer change it
        //! [armature]
        return true;
    }
};

TEST_F(EditorsTest, AWalkerJumpsAndThenWalks) {
    run<WalkerScene>();
    auto* walker = app.find<cocostudio::Armature>("walker");
    EXPECT_EQ(walker->getAnimation()->getCurrentMovementID(), "jump");
    EXPECT_TRUE(app.stepUntil([&] { return walker->getAnimation()->getCurrentMovementID() == "walk"; }));
    EXPECT_EQ(walker->getBone("head")->getDisplayRenderNode(), nullptr);
}

class BuilderScene : public Scene {
public:
    CREATE_FUNC(BuilderScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [ccbi]
        auto* library = cocosbuilder::NodeLoaderLibrary::newDefaultNodeLoaderLibrary();
        auto* reader = new cocosbuilder::CCBReader(library); // for one file
        reader->autorelease();
        auto* card = reader->readNodeGraphFromFile("studio/card.ccbi"); // null if the file cannot be read
        addChild(card, 0, "card");

        auto* animations = dynamic_cast<cocosbuilder::CCBAnimationManager*>(card->getUserObject());
        animations->runAnimationsForSequenceNamed("pulse"); // a timeline of the editor
        //! [ccbi]
        _animations = animations;
        return true;
    }

    cocosbuilder::CCBAnimationManager* _animations = nullptr;
};

TEST_F(EditorsTest, AFileOfCocosBuilderPlays) {
    auto* scene = run<BuilderScene>();
    EXPECT_EQ(app.find("card")->getChildrenCount(), 2);
    EXPECT_STREQ(scene->_animations->getRunningSequenceName(), "pulse");
}

} // namespace
