// What games implement for scenes of Cocos Studio and CocosBuilder, and parts of armatures.

#include "ClassExamples.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class StudioExamples : public ClassExamples {
protected:
    ~StudioExamples() override {
        cocostudio::ArmatureDataManager::destroyInstance();
        cocostudio::SceneReader::destroyInstance();
        CSLoader::destroyInstance();
    }
};

//! [cocostudio::SceneReader, cocostudio::BaseTriggerCondition, cocostudio::BaseTriggerAction]
int s_coins = 0; // the coins of the player

class IsRich : public cocostudio::BaseTriggerCondition {
    DECLARE_CLASS_INFO
public:
    bool detect() override { return s_coins >= 10; }
};
IMPLEMENT_CLASS_INFO(IsRich)

class OpenDoor : public cocostudio::BaseTriggerAction {
    DECLARE_CLASS_INFO
public:
    void done() override { log("the door opens"); }
};
IMPLEMENT_CLASS_INFO(OpenDoor)

Node* loadRoom(const std::string& file) { // a scene of Cocos Studio 1 whose triggers name these classes
    REGISTER_CLASS(IsRich);
    REGISTER_CLASS(OpenDoor);
    return cocostudio::SceneReader::getInstance()->createNodeWithSceneFile(file); // null if it is no scene
}
//! [cocostudio::SceneReader, cocostudio::BaseTriggerCondition, cocostudio::BaseTriggerAction]

TEST_F(StudioExamples, SceneReader) {
    EXPECT_EQ(loadRoom("none.json"), nullptr);
    EXPECT_FALSE(IsRich().detect());
}

TEST_F(StudioExamples, TriggerMng) {
    //! [cocostudio::TriggerMng, cocostudio::TriggerObj]
    auto* triggers = cocostudio::TriggerMng::getInstance(); // has those of the scene that SceneReader loaded
    if (cocostudio::TriggerObj* door = triggers->getTriggerObj(7)) door->setEnabled(false);
    sendEvent(3); // runs the enabled triggers of event 3, by its number in the editor
    //! [cocostudio::TriggerMng, cocostudio::TriggerObj]
    EXPECT_EQ(triggers->getTriggerObj(7), nullptr);
    cocostudio::TriggerMng::destroyInstance();
}

TEST_F(StudioExamples, ComAttribute) {
    //! [cocostudio::ComAttribute]
    auto* values = cocostudio::ComAttribute::create();
    values->setInt("lives", 3);
    scene->addComponent(values); // retained
    const int lives = values->getInt("lives");
    const std::string title = values->getString("title", "Bee"); // "Bee" if there is no such value
    //! [cocostudio::ComAttribute]
    EXPECT_EQ(lives, 3);
    EXPECT_EQ(title, "Bee");
}

TEST_F(StudioExamples, SkeletonNode) {
    //! [cocostudio::timeline::SkeletonNode, cocostudio::timeline::BoneNode]
    auto* knight = cocostudio::timeline::SkeletonNode::create(); // CSLoader creates those of scenes
    scene->addChild(knight);
    auto* arm = cocostudio::timeline::BoneNode::create(40); // its drawing is 40 points long
    knight->addChild(arm, 0, "arm");
    for (const char* name : {"sword", "torch"}) {
        auto* skin = Sprite::create("garden.png");
        skin->setName(name);
        arm->addSkin(skin, true);
    }
    knight->changeSkins({{"arm", "torch"}}); // for each bone, the name of the skin to show
    //! [cocostudio::timeline::SkeletonNode, cocostudio::timeline::BoneNode]
    ASSERT_EQ(arm->getVisibleSkins().size(), 1);
    EXPECT_EQ(arm->getVisibleSkins().front()->getName(), "torch");
}

TEST_F(StudioExamples, ColliderDetector) {
    //! [cocostudio::ColliderDetector, cocostudio::ColliderBody]
    cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* walker = cocostudio::Armature::create("walker");
    scene->addChild(walker);
    app.step();
    for (const auto& [name, bone] : walker->getBoneDic()) {
        cocostudio::ColliderDetector* detector = bone->getColliderDetector();
        if (!detector) continue; // what the bone shows has no contours
        for (cocostudio::ColliderBody* body : detector->getColliderBodyList())
            log("%s: %zu corners", name.c_str(), body->getCalculatedVertexList().size());
    }
    //! [cocostudio::ColliderDetector, cocostudio::ColliderBody]
    EXPECT_NE(walker->getBone("head"), nullptr);
}

TEST_F(StudioExamples, WidgetCallBackHandlerProtocol) {
    //! [cocostudio::WidgetCallBackHandlerProtocol]
    class Title : public Node, public cocostudio::WidgetCallBackHandlerProtocol {
    public:
        CREATE_FUNC(Title);
        ui::Widget::ccWidgetClickCallback onLocateClickCallback(const std::string& name) override {
            if (name != "play") return nullptr; // the name of the callback in the editor
            return [](Ref*) { log("play"); };
        }
    };
    //! [cocostudio::WidgetCallBackHandlerProtocol]
    EXPECT_TRUE(
        CSLoader::getInstance()->bindCallback("play", "Click", ui::Button::create(), Title::create()));
}

TEST_F(StudioExamples, NodeLoaderListener) {
    //! [cocosbuilder::NodeLoaderListener]
    class Card : public Node, public cocosbuilder::NodeLoaderListener { // created by a NodeLoader
    public:
        CREATE_FUNC(Card);
        void onNodeLoaded(Node* node, cocosbuilder::NodeLoader*) override { // has its children and properties
            if (Node* title = node->getChildByName("title")) title->setVisible(false);
        }
    };
    //! [cocosbuilder::NodeLoaderListener]
    auto* card = Card::create();
    card->onNodeLoaded(card, nullptr);
    EXPECT_EQ(card->getChildrenCount(), 0);
}

TEST_F(StudioExamples, Frame) {
    //! [cocostudio::timeline::Frame, cocostudio::timeline::EventFrame]
    auto* timeline = CSLoader::createTimeline("studio/meadow.csb");
    timeline->setFrameEventCallFunc([](cocostudio::timeline::Frame* frame) { // key frames with an event
        auto* event = dynamic_cast<cocostudio::timeline::EventFrame*>(frame);
        if (event && event->getEvent() == "step") log("frame %u", event->getFrameIndex());
    });
    //! [cocostudio::timeline::Frame, cocostudio::timeline::EventFrame]
    EXPECT_NE(timeline, nullptr);
}

TEST_F(StudioExamples, ActionTimelineNode) {
    //! [cocostudio::timeline::ActionTimelineNode, cocostudio::timeline::ActionTimelineCache]
    using namespace cocostudio::timeline;
    Node* root = CSLoader::createNode("studio/meadow.csb");
    ActionTimeline* timeline = ActionTimelineCache::createAction("studio/meadow.csb"); // a copy of its own
    auto* meadow = ActionTimelineNode::create(root, timeline); // a node that plays its own animation
    scene->addChild(meadow);
    meadow->getActionTimeline()->play("there", true);
    //! [cocostudio::timeline::ActionTimelineNode, cocostudio::timeline::ActionTimelineCache]
    EXPECT_TRUE(timeline->isPlaying());
}

TEST_F(StudioExamples, Bone) {
    //! [cocostudio::Bone]
    cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* walker = cocostudio::Armature::create("walker");
    scene->addChild(walker);
    cocostudio::Bone* head = walker->getBone("head"); // null if the armature has no such bone
    if (head) head->changeDisplayWithIndex(-1, true); // hides it, whatever the animation does
    //! [cocostudio::Bone]
    ASSERT_NE(head, nullptr);
    EXPECT_EQ(head->getDisplayRenderNode(), nullptr);
}

TEST_F(StudioExamples, ComAudio) {
    //! [cocostudio::ComAudio]
    auto* song = cocostudio::ComAudio::create();
    song->setFile("sounds/song.ogg");
    song->setLoop(true);
    scene->addComponent(song); // retained
    song->playBackgroundMusic();
    song->stopBackgroundMusic();
    //! [cocostudio::ComAudio]
    EXPECT_TRUE(song->isLoop());
}

TEST_F(StudioExamples, CCBOwner) {
    //! [cocosbuilder::CCBMemberVariableAssigner, cocosbuilder::CCBSelectorResolver]
    using namespace cocosbuilder;
    class Owner : public Node, public CCBMemberVariableAssigner, public CCBSelectorResolver {
    public:
        CREATE_FUNC(Owner);
        bool onAssignCCBMemberVariable(Ref* target, const char* name, Node* node) override {
            if (target != this || std::string(name) != "title") return false;
            title = dynamic_cast<Label*>(node); // a node with the variable "title" in the editor
            return true;
        }
        SEL_MenuHandler onResolveCCBCCMenuItemSelector(Ref*, const char* name) override {
            return std::string(name) == "play" ? CC_MENU_SELECTOR(Owner::play) : nullptr;
        }
        extension::Control::Handler onResolveCCBCCControlSelector(Ref*, const char*) override {
            return nullptr;
        }
        void play(Ref*) { log("play"); }
        Label* title = nullptr;
    };
    auto* owner = Owner::create(); // often the scene
    scene->addChild(owner);
    auto* reader = new CCBReader(NodeLoaderLibrary::getInstance());
    reader->autorelease();
    Node* card = reader->readNodeGraphFromFile("studio/card.ccbi", owner, Size(300, 200));
    owner->addChild(card); // whose menu items call the owner
    //! [cocosbuilder::CCBMemberVariableAssigner, cocosbuilder::CCBSelectorResolver]
    EXPECT_NE(card, nullptr);
}

TEST_F(StudioExamples, CCBAnimationManagerDelegate) {
    //! [cocosbuilder::CCBAnimationManagerDelegate]
    auto* reader = new cocosbuilder::CCBReader(cocosbuilder::NodeLoaderLibrary::getInstance());
    reader->autorelease();
    Node* card = reader->readNodeGraphFromFile("studio/card.ccbi", nullptr, Size(300, 200));
    scene->addChild(card);
    auto* animations = dynamic_cast<cocosbuilder::CCBAnimationManager*>(card->getUserObject());
    class Ends : public cocosbuilder::CCBAnimationManagerDelegate {
    public:
        void completedAnimationSequenceNamed(const char* name) override { last = name; }
        std::string last;
    };
    Ends ends; // not retained: it has to outlive the manager, or call setDelegate(nullptr)
    if (animations) {
        animations->setDelegate(&ends);
        animations->runAnimationsForSequenceNamed("pulse");
    }
    //! [cocosbuilder::CCBAnimationManagerDelegate]
    ASSERT_NE(animations, nullptr);
    EXPECT_STREQ(animations->getRunningSequenceName(), "pulse");
    animations->setDelegate(nullptr);
}

TEST_F(StudioExamples, NodeLoader) {
    //! [cocosbuilder::NodeLoader]
    class Hero : public Node {
    public:
        CREATE_FUNC(Hero);
    };
    class HeroLoader : public cocosbuilder::NodeLoader {
    protected:
        Node* createNode(Node*, cocosbuilder::CCBReader*) override { return Hero::create(); }
    };
    auto* loader = new HeroLoader;
    loader->autorelease();
    auto* library = cocosbuilder::NodeLoaderLibrary::newDefaultNodeLoaderLibrary();
    library->registerNodeLoader("Hero", loader); // for nodes with the class "Hero" in the editor
    auto* reader = new cocosbuilder::CCBReader(library);
    reader->autorelease();
    Node* card = reader->readNodeGraphFromFile("studio/card.ccbi");
    //! [cocosbuilder::NodeLoader]
    ASSERT_NE(card, nullptr);
    scene->addChild(card);
}

} // namespace
