// Scenes of Cocos Studio and CocosBuilder.

#include "ClassExamples.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class EditorExamples : public ClassExamples {
protected:
    ~EditorExamples() override {
        cocostudio::ActionManagerEx::destroyInstance();
        cocostudio::GUIReader::destroyInstance();
        cocostudio::ArmatureDataManager::destroyInstance();
        cocostudio::JsonLocalizationManager::destroyInstance();
        CSLoader::destroyInstance();
    }

    bool isThere = false;
};

TEST_F(EditorExamples, CSLoader) {
    //! [CSLoader]
    int buttons = 0;
    Node* root = CSLoader::createNodeWithVisibleSize("studio/meadow.csb", [&buttons](Ref* loaded) {
        if (dynamic_cast<ui::Button*>(loaded)) ++buttons; // called with each node except the root
    });
    if (root) scene->addChild(root); // null if the file is not a scene
    //! [CSLoader]
    ASSERT_NE(root, nullptr);
    EXPECT_TRUE(root->getContentSize().equals(Director::getInstance()->getVisibleSize()));
    EXPECT_GE(buttons, 0);
}

TEST_F(EditorExamples, ActionTimeline) {
    //! [cocostudio::timeline::ActionTimeline, cocostudio::timeline::AnimationInfo]
    Node* root = CSLoader::createNode("studio/meadow.csb");
    scene->addChild(root);
    auto* timeline = CSLoader::createTimeline("studio/meadow.csb");
    root->runAction(timeline);
    timeline->setTimeSpeed(2);
    timeline->play("there", false);
    timeline->setAnimationEndCallFunc("there", [this] { isThere = true; });
    const int frames = timeline->getAnimationInfo("there").endIndex; // of 1/60 second
    //! [cocostudio::timeline::ActionTimeline, cocostudio::timeline::AnimationInfo]
    EXPECT_GT(frames, 0);
    EXPECT_TRUE(app.stepUntil([&] { return isThere; }));
}

TEST_F(EditorExamples, GUIReader) {
    //! [cocostudio::GUIReader, cocostudio::ActionManagerEx]
    auto* menu = cocostudio::GUIReader::getInstance()->widgetFromJsonFile("studio/menu.json");
    scene->addChild(menu);
    auto* play = dynamic_cast<ui::Button*>(ui::Helper::seekWidgetByName(menu, "play"));
    if (play) play->addClickEventListener([](Ref*) { log("play"); }); // null: no button of that name
    cocostudio::ActionManagerEx::getInstance()->playActionByName("menu.json",
                                                                 "appear"); // the file without its folder
    //! [cocostudio::GUIReader, cocostudio::ActionManagerEx]
    EXPECT_NE(play, nullptr);
}

TEST_F(EditorExamples, Armature) {
    //! [cocostudio::ArmatureDataManager, cocostudio::ArmatureAnimation]
    cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* walker = cocostudio::Armature::create("walker"); // the name in the editor
    walker->setPosition(240, 100);
    scene->addChild(walker);
    cocostudio::ArmatureAnimation* animation = walker->getAnimation();
    animation->setSpeedScale(1.5f);
    animation->play("walk"); // as the editor says, in a loop or not
    //! [cocostudio::ArmatureDataManager, cocostudio::ArmatureAnimation]
    app.step();
    EXPECT_EQ(animation->getCurrentMovementID(), "walk");
}

TEST_F(EditorExamples, ArmatureEvents) {
    //! [cocostudio::Armature]
    cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* walker = cocostudio::Armature::create("walker");
    walker->setPosition(240, 100);
    scene->addChild(walker);
    walker->getAnimation()->setMovementEventCallFunc(
        [](cocostudio::Armature* armature, cocostudio::MovementEventType type, const std::string& movement) {
            if (type == cocostudio::COMPLETE)
                log("%s: %s ended", armature->getName().c_str(), movement.c_str());
        });
    walker->getAnimation()->play("walk", -1, 0); // 0: once, whatever the editor says
    //! [cocostudio::Armature]
    app.step();
    EXPECT_EQ(walker->getAnimation()->getCurrentMovementID(), "walk");
}

TEST_F(EditorExamples, Localization) {
    //! [cocostudio::LocalizationHelper, cocostudio::JsonLocalizationManager]
    auto* texts = cocostudio::JsonLocalizationManager::getInstance();
    texts->initLanguageData("studio/sign_de.json");                  // keys and texts of a language
    cocostudio::LocalizationHelper::setCurrentManager(texts, false); // false: of texts in JSON
    Node* sign = CSLoader::createNode("studio/sign.csd");            // with the texts of the language
    cocostudio::LocalizationHelper::setCurrentManager(nullptr, true);
    //! [cocostudio::LocalizationHelper, cocostudio::JsonLocalizationManager]
    ASSERT_NE(sign, nullptr);
    scene->addChild(sign);
}

TEST_F(EditorExamples, BinLocalization) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/features/studio/scenes/data");
    //! [cocostudio::BinLocalizationManager]
    auto* texts = cocostudio::BinLocalizationManager::getInstance(); // CSLoader uses it by default
    texts->initLanguageData("texts.csb");                            // your file, made with Cocos Studio
    Node* sign = CSLoader::createNode("studio/sign.csd");            // with the texts of the language
    const std::string play = texts->getLocalizationString("menu.play");
    //! [cocostudio::BinLocalizationManager]
    ASSERT_NE(sign, nullptr);
    scene->addChild(sign);
    EXPECT_EQ(play, "Spielen");
    cocostudio::BinLocalizationManager::destroyInstance();
}

TEST_F(EditorExamples, Skin) {
    //! [cocostudio::Skin]
    cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* walker = cocostudio::Armature::create("walker");
    scene->addChild(walker);
    cocostudio::Bone* bone = walker->getBone("head"); // null if the armature has no such bone
    auto* skin = cocostudio::Skin::create("widgets/knob.png");
    if (bone && skin) {
        bone->addDisplay(skin, 0);             // replaces the first image of the bone, and takes its place
        bone->changeDisplayWithIndex(0, true); // shows it
    }
    //! [cocostudio::Skin]
    app.step();
    ASSERT_TRUE(bone && skin);
    EXPECT_EQ(skin->getBone(), bone);
    EXPECT_EQ(bone->getDisplayRenderNode(), skin);
}

TEST_F(EditorExamples, ComExtensionData) {
    //! [cocostudio::ComExtensionData]
    Node* root = CSLoader::createNode("studio/meadow.csb");
    scene->addChild(root);
    for (Node* node : root->getChildren()) {
        auto* data = dynamic_cast<cocostudio::ComExtensionData*>(
            node->getComponent(cocostudio::ComExtensionData::COMPONENT_NAME));
        if (!data) continue;
        const int tag = data->getActionTag();               // by which timelines find the node
        const std::string text = data->getCustomProperty(); // "user data" in the editor
        log("%s: %d %s", node->getName().c_str(), tag, text.c_str());
    }
    //! [cocostudio::ComExtensionData]
    EXPECT_NE(root->getChildren().front()->getComponent(cocostudio::ComExtensionData::COMPONENT_NAME),
              nullptr);
}

TEST_F(EditorExamples, CCBReader) {
    //! [cocosbuilder::CCBReader, cocosbuilder::NodeLoaderLibrary, cocosbuilder::CCBAnimationManager]
    auto* reader = new cocosbuilder::CCBReader(cocosbuilder::NodeLoaderLibrary::getInstance());
    reader->autorelease();
    Node* card = reader->readNodeGraphFromFile("studio/card.ccbi", nullptr, Size(300, 200));
    scene->addChild(card);
    auto* animations = dynamic_cast<cocosbuilder::CCBAnimationManager*>(card->getUserObject());
    if (animations) // 0.5 seconds until the sequence has begun
        animations->runAnimationsForSequenceNamedTweenDuration("pulse", 0.5f);
    //! [cocosbuilder::CCBReader, cocosbuilder::NodeLoaderLibrary, cocosbuilder::CCBAnimationManager]
    app.step();
    ASSERT_NE(animations, nullptr);
    EXPECT_STREQ(animations->getRunningSequenceName(), "pulse");
}

} // namespace
