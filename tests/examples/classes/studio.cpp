// What games implement for scenes of Cocos Studio and CocosBuilder, and parts of armatures.

#include "ClassExamples.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"

USING_NS_CC;

namespace {

class StudioExamples : public ClassExamples {
protected:
    ~StudioExamples() override {
        cocostudio::ArmatureDataManager::destroyInstance();
        CSLoader::destroyInstance();
    }
};

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
    head->changeDisplayWithIndex(-1, true);           // hides it, whatever the animation does
    //! [cocostudio::Bone]
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
    auto* reader = new cocosbuilder::CCBReader(cocosbuilder::NodeLoaderLibrary::getInstance());
    reader->autorelease();
    Node* card = reader->readNodeGraphFromFile("studio/card.ccbi", nullptr, Size(300, 200));
    scene->addChild(card);
    auto* animations = dynamic_cast<cocosbuilder::CCBAnimationManager*>(card->getUserObject());
    //! [cocosbuilder::CCBAnimationManagerDelegate]
    class Ends : public cocosbuilder::CCBAnimationManagerDelegate {
    public:
        void completedAnimationSequenceNamed(const char* name) override { last = name; }
        std::string last;
    };
    Ends ends; // outlives the animations
    animations->setDelegate(&ends);
    animations->runAnimationsForSequenceNamed("pulse");
    //! [cocosbuilder::CCBAnimationManagerDelegate]
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
