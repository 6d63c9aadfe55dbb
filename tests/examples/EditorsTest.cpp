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
        cocostudio::LocalizationHelper::setCurrentManager(nullptr, true);
        cocostudio::JsonLocalizationManager::destroyInstance();
    }
};

class TimelineScene : public Scene {
public:
    CREATE_FUNC(TimelineScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [csb]
        auto* root = CSLoader::createNode("studio/meadow.csb");
        auto* animations = CSLoader::createTimeline("studio/meadow.csb");
        if (!root || !animations) return false; // the file is missing, or it is not a scene
        addChild(root, 0, "meadow");
        root->runAction(animations);
        animations->play("there", false); // the name in the editor; true repeats the animation
        //! [csb]
        //! [events]
        using namespace cocostudio::timeline;
        animations->setAnimationEndCallFunc("there", [this] { _hasArrived = true; });
        animations->setFrameEventCallFunc([this](Frame* frame) {
            if (auto* event = dynamic_cast<EventFrame*>(frame)) _events.push_back(event->getEvent());
        });
        //! [events]
        _animations = animations;
        return true;
    }

    cocostudio::timeline::ActionTimeline* _animations = nullptr;
    std::vector<std::string> _events;
    bool _hasArrived = false;
};

TEST_F(EditorsTest, ASceneOfCocosStudioPlays) {
    auto* scene = run<TimelineScene>();
    EXPECT_GT(app.find("meadow")->getChildrenCount(), 0);
    EXPECT_TRUE(scene->_animations->isPlaying());
    EXPECT_TRUE(app.stepUntil([&] { return !scene->_animations->isPlaying(); }));
    EXPECT_TRUE(scene->_hasArrived);
}

TEST_F(EditorsTest, ASignIsTranslated) {
    auto* scene = run<Scene>();
    //! [localized]
    auto* texts = cocostudio::JsonLocalizationManager::getInstance();
    texts->initLanguageData("studio/sign_de.json");                  // {"sign.title": "Die Wiese", ...}
    cocostudio::LocalizationHelper::setCurrentManager(texts, false); // false: the texts are not binary
    auto* sign = CSLoader::createNode("studio/sign.csd");
    if (sign) scene->addChild(sign);
    //! [localized]
    ASSERT_NE(sign, nullptr);
    EXPECT_EQ(sign->getChildByName<ui::Text*>("title")->getString(), "Die Wiese");
}

//! [callbacks]
class StartMenu : public Node, public cocostudio::WidgetCallBackHandlerProtocol {
public:
    CREATE_FUNC(StartMenu);

    ui::Widget::ccWidgetClickCallback onLocateClickCallback(const std::string& name) override {
        if (name != "onPlay") return nullptr; // the name of the callback in the editor
        return [this](Ref*) { ++games; };
    }

    int games = 0;
};
//! [callbacks]

//! [reader]
class StartMenuReader : public cocostudio::NodeReader {
public:
    static Ref* create() {
        auto* reader = new StartMenuReader();
        reader->autorelease();
        return reader;
    }

    Node* createNodeWithFlatBuffers(const flatbuffers::Table* options) override {
        auto* menu = StartMenu::create();
        setPropsWithFlatBuffers(menu, options); // its position, size, and so on
        return menu;
    }
};
//! [reader]

TEST_F(EditorsTest, ACustomClassReceivesItsClicks) {
    files.add("start.csd", R"(<GameFile><PropertyGroup Name="Scene" Type="Node" Version="3.10.0.0" />
<Content ctype="GameProjectContent"><Content><Animation Duration="0" Speed="1.0"></Animation><AnimationList></AnimationList>
<ObjectData Name="start" Tag="4" CustomClassName="StartMenu" ctype="GameNodeObjectData"><Children>
<AbstractNodeData Name="play" CallBackType="Click" CallBackName="onPlay" TouchEnable="True" ButtonText="Play"
ctype="ButtonObjectData"><Position X="240" Y="160" /><Size X="80" Y="40" /></AbstractNodeData>
</Children></ObjectData></Content></Content></GameFile>)");
    auto* scene = run<Scene>();
    //! [register]
    CSLoader::getInstance()->registReaderObject("StartMenuReader", &StartMenuReader::create);
    auto* menu = CSLoader::createNode("start.csd");
    if (menu) scene->addChild(menu); // null if the file cannot be read
    //! [register]
    auto* start = dynamic_cast<StartMenu*>(menu);
    ASSERT_NE(start, nullptr);
    EXPECT_EQ(start->getTag(), 4);
    app.step();
    app.tap(start->getChildByName("play"));
    EXPECT_EQ(start->games, 1);
}

class InterfaceScene : public Scene {
public:
    CREATE_FUNC(InterfaceScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [json]
        auto* menu = cocostudio::GUIReader::getInstance()->widgetFromJsonFile("studio/menu.json");
        if (!menu) return false; // the file is missing, or it is not an interface
        addChild(menu, 0, "menu");
        auto* play = dynamic_cast<ui::Button*>(ui::Helper::seekWidgetByName(menu, "play"));
        if (play) play->addClickEventListener([this](Ref*) { ++_games; });
        auto* animations = cocostudio::ActionManagerEx::getInstance();
        animations->playActionByName("menu.json", "appear"); // the name of the file, without its folders
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
        if (!walker) return false;                 // the file does not have this armature
        walker->setPosition(240, 100);
        addChild(walker, 0, "walker");
        walker->getAnimation()->setMovementEventCallFunc(
            [](Armature* armature, MovementEventType type, const std::string& name) {
                if (type == COMPLETE && name == "jump") armature->getAnimation()->play("walk");
            });
        walker->getAnimation()->play("jump");
        if (auto* head = walker->getBone("head"))
            head->changeDisplayWithIndex(-1, true); // hides the bone; true: movements do not show it again
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
        auto* reader = new cocosbuilder::CCBReader(library); // reads one file
        reader->autorelease();
        auto* card = reader->readNodeGraphFromFile("studio/card.ccbi");
        if (!card) return false; // the file cannot be read
        addChild(card, 0, "card");

        auto* animations = dynamic_cast<cocosbuilder::CCBAnimationManager*>(card->getUserObject());
        if (animations) animations->runAnimationsForSequenceNamed("pulse"); // a timeline of the editor
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

class Knight : public Sprite {
public:
    CREATE_FUNC(Knight);
};

//! [loader]
class KnightLoader : public cocosbuilder::SpriteLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(KnightLoader, loader)

protected:
    Knight* createNode(Node*, cocosbuilder::CCBReader*) override { return Knight::create(); }
};
//! [loader]

TEST_F(EditorsTest, ALoaderOfTheGameCreatesItsClass) {
    //! [library]
    auto* library = cocosbuilder::NodeLoaderLibrary::newDefaultNodeLoaderLibrary();
    library->registerNodeLoader("Knight", KnightLoader::loader()); // the name of the class in the editor
    //! [library]
    library->unregisterNodeLoader("CCSprite"); // the file names this class
    library->registerNodeLoader("CCSprite", library->getNodeLoader("Knight"));
    auto* reader = new cocosbuilder::CCBReader(library);
    reader->autorelease();
    auto* card = reader->readNodeGraphFromFile("studio/card.ccbi");
    ASSERT_NE(card, nullptr);
    EXPECT_NE(dynamic_cast<Knight*>(card->getChildren().at(1)), nullptr);
}

class CardScene : public Scene, public cocosbuilder::CCBMemberVariableAssigner {
public:
    CREATE_FUNC(CardScene);

    //! [variables]
    bool onAssignCCBMemberVariable(Ref*, const char* name, Node* node) override {
        if (std::string(name) != "bee") return false; // this scene has no such variable
        _bee = node;                                  // its parent retains it
        return true;
    }
    //! [variables]

    void load() {
        auto* library = cocosbuilder::NodeLoaderLibrary::newDefaultNodeLoaderLibrary();
        auto* reader = new cocosbuilder::CCBReader(library);
        reader->autorelease();
        //! [owner]
        auto* card = reader->readNodeGraphFromFile("studio/card.ccbi", this);
        //! [owner]
        addChild(card);
    }

    Node* _bee = nullptr;
};

TEST_F(EditorsTest, ASceneReceivesItsVariables) {
    auto* scene = run<CardScene>();
    scene->load();
    auto* bee = Node::create();
    EXPECT_TRUE(scene->onAssignCCBMemberVariable(scene, "bee", bee));
    EXPECT_FALSE(scene->onAssignCCBMemberVariable(scene, "wasp", bee));
    EXPECT_EQ(scene->_bee, bee);
}

} // namespace
