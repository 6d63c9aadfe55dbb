// The readers of editors' files as games for 2.x use them.
#include "cocos-ext.h"
#include "cocos2d.h"
#include "testing/TestApp.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

USING_NS_CC;
USING_NS_CC_EXT;

namespace {

class Stage2 : public CCLayer {
public:
    CREATE_FUNC(Stage2);
    bool init() override {
        if (!CCLayer::init()) return false;
        CCArmatureDataManager::sharedArmatureDataManager()->addArmatureFileInfo("figures.ExportJson");
        CCArmature* armature = CCArmature::create("bee");
        armature->getAnimation()->playByIndex(2, 0);
        armature->getAnimation()->setMovementEventCallFunc(this, movementEvent_selector(Stage2::onMovement));
        armature->getAnimation()->setFrameEventCallFunc(this, frameEvent_selector(Stage2::onFrame));
        armature->setPosition(ccp(100, 50));
        addChild(armature);
        CCBone* sting = CCBone::create("sting");
        sting->addDisplay(CCSkin::createWithSpriteFrameName("wing.png"), 0);
        sting->changeDisplayByIndex(0, true);
        armature->addBone(sting, "body");
        return true;
    }
    void onMovement(CCArmature* armature, MovementEventType type, const char* name) {
        if (type == COMPLETE) events += std::string("end ") + name + ";";
        EXPECT_NE(armature, nullptr);
    }
    void onFrame(CCBone* bone, const char* event, int, int) {
        events += std::string(bone->getName()) + " " + event + ";";
    }
    std::string events;
};

/// A node of CocosBuilder with its loader.
class Badge2 : public CCLayer {
public:
    CREATE_FUNC(Badge2);
};
class Badge2Loader : public CCLayerLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(Badge2Loader, loader);

protected:
    CCB_VIRTUAL_NEW_AUTORELEASE_CREATECCNODE_METHOD(Badge2);
};

class Extensions2Test : public testing::Test {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        scene = CCScene::create();
        app->run(scene);
        CCFileUtils::sharedFileUtils()->addSearchPath(copra::testsFolder() +
                                                      "/features/studio/armature/files");
    }
    void TearDown() override {
        CCArmatureDataManager::purge();
        CCNodeLoaderLibrary::purgeSharedCCNodeLoaderLibrary();
        app.reset();
        CCFileUtils::purgeFileUtils();
    }
    std::unique_ptr<copra::testing::TestApp> app;
    CCScene* scene = nullptr;
};

TEST_F(Extensions2Test, ArmaturesCallSelectorsWithCharacters) {
    Stage2* stage = Stage2::create();
    scene->addChild(stage);
    app->step(20);
    EXPECT_EQ(stage->events, "wing early;wing end;end turn;");
}

TEST_F(Extensions2Test, AMovementIsPlayedWithItsDurationLoopAndCurve) {
    CCArmatureDataManager::sharedArmatureDataManager()->addArmatureFileInfo("figures.ExportJson");
    CCArmature* armature = CCArmature::create("bee");
    scene->addChild(armature);
    CCArmatureAnimation* animation = armature->getAnimation();
    animation->playByIndex(2, -1, -1, 0, 10000);
    const std::string turn = animation->getCurrentMovementID();
    EXPECT_TRUE(animation->isPlaying());
    app->step(200);
    EXPECT_FALSE(animation->isPlaying()) << "plays once";
    animation->play(turn.c_str(), 0, -1, 1);
    app->step(200);
    EXPECT_TRUE(animation->isPlaying()) << "is repeated";
    animation->play(turn.c_str(), 0, 400, 0, 0);
    app->step(200);
    EXPECT_TRUE(animation->isPlaying()) << "takes 400 frames";
    app->step(300);
    EXPECT_FALSE(animation->isPlaying());
    animation->playWithIndex(2, -1, -1, 1);
    EXPECT_STREQ(animation->getCurrentMovementID().c_str(), turn.c_str());
}

TEST_F(Extensions2Test, LoadersOfCocosBuilderHaveTheirNames) {
    CCNodeLoaderLibrary* library = CCNodeLoaderLibrary::sharedCCNodeLoaderLibrary();
    library->registerCCNodeLoader("Badge2", Badge2Loader::loader());
    EXPECT_NE(library->getCCNodeLoader("Badge2"), nullptr);
    CCBReader* reader = new CCBReader(library);
    EXPECT_EQ(reader->readNodeGraphFromFile("missing.ccbi"), nullptr);
    reader->release();
}

TEST_F(Extensions2Test, ReadersOfCocosStudioHaveTheirNames) {
    SceneReader* const reader = SceneReader::sharedSceneReader();
    EXPECT_EQ(reader->createNodeWithSceneFile("missing.json", ATTACH_RENDER_NODE), nullptr);
    EXPECT_EQ(CCSSceneReader::sharedSceneReader(), reader);
    GUIReader* const interfaces = GUIReader::shareReader();
    interfaces->storeFileDesignSize("menu.json", CCSizeMake(480, 320));
    GUIReader::purge();
    EXPECT_EQ(GUIReader::shareReader()->getFileDesignSize("menu.json").width, 0);
    GUIReader::shareReader()->purgeGUIReader();
    cocos2d::extension::ActionManager::shareManager()->purgeActionManager();
    CCSSceneReader::sharedSceneReader()->purgeSceneReader();
    SceneReader::purge();
}

TEST_F(Extensions2Test, EasesOfCocosStudioHaveTheirNames) {
    CCNode* node = CCNode::create();
    scene->addChild(node);
    node->runAction(CCEaseQuadraticActionOut::create(CCMoveBy::create(1, ccp(100, 0))));
    app->step(31); // half of the second
    EXPECT_NEAR(node->getPositionX(), 75, 1);
}

TEST_F(Extensions2Test, InterfacesOfScenesComeInLayers) {
    CCFileUtils::sharedFileUtils()->addSearchPath(copra::testsFolder() + "/features/studio/scenes/data");
    SceneReader* const reader = SceneReader::sharedSceneReader();
    ASSERT_NE(reader->createNodeWithSceneFile("scene.json"), nullptr);
    auto* const render = dynamic_cast<CCComRender*>(reader->getNodeByTag(12)->getComponent("interface"));
    ASSERT_NE(render, nullptr);
    auto* const layer = dynamic_cast<UILayer*>(render->getNode());
    ASSERT_NE(layer, nullptr);
    EXPECT_NE(layer->getWidgetByName("ok"), nullptr);
    SceneReader::purge();
    GUIReader::purge();
}

} // namespace

TEST_F(Extensions2Test, TheTitleOfAControlButtonIsACCString) {
    CCControlButton* button = CCControlButton::create("normal", "Arial", 12);
    button->setTitleForState(CCString::create("pressed"), CCControlStateHighlighted);
    EXPECT_STREQ(button->getTitleForState(CCControlStateHighlighted)->getCString(), "pressed");
    CCString* none = nullptr;
    button->setTitleForState(none, CCControlStateHighlighted);
    EXPECT_STREQ(button->getTitleForState(CCControlStateHighlighted)->getCString(), "normal");
    button->setTitleForState("text", CCControlStateNormal);
    EXPECT_STREQ(button->getTitleForState(CCControlStateNormal)->getCString(), "text");
}

TEST_F(Extensions2Test, TheLabelsOfAControlSwitchAreCCLabelTTF) {
    const auto part = [] {
        CCSprite* sprite = CCSprite::create();
        sprite->setTextureRect(CCRectMake(0, 0, 40, 20));
        return sprite;
    };
    CCLabelTTF* on = CCLabelTTF::create("on", "Arial", 12);
    CCLabelTTF* off = CCLabelTTF::create("off", "Arial", 12);
    CCControlSwitch* made = CCControlSwitch::create(part(), part(), part(), part(), on, off);
    ASSERT_NE(made, nullptr);
    EXPECT_TRUE(on->getParent());
    EXPECT_GT(off->getPositionX(), on->getPositionX());
    EXPECT_NE(CCControlSwitch::create(part(), part(), part(), part(), nullptr, nullptr), nullptr);
}

TEST_F(Extensions2Test, TheTitleOfAControlButtonIsReadAsCString) {
    CCControlButton* button = CCControlButton::create("Play", "DejaVu Sans", 12);
    button->setTitleForState(CCString::create("Stop"), CCControlStateHighlighted);
    CCString* title = button->getTitleForState(CCControlStateHighlighted);
    ASSERT_NE(title, nullptr);
    EXPECT_STREQ(title->getCString(), "Stop");
    EXPECT_STREQ(button->getTitleForState(CCControlStateDisabled)->getCString(), "Play");
    EXPECT_STREQ(button->getCurrentTitle()->getCString(), "Play");
    button->setHighlighted(true);
    EXPECT_STREQ(button->getCurrentTitle()->getCString(), "Stop");
    EXPECT_STREQ(CCControlButton::create()->getCurrentTitle()->getCString(), "");
    const char* font = button->getTitleTTFForState(CCControlStateNormal);
    EXPECT_STREQ(font, "DejaVu Sans");
    const char* bitmapFont = button->getTitleBMFontForState(CCControlStateNormal);
    EXPECT_STREQ(bitmapFont, "");
}

TEST_F(Extensions2Test, TheColorOfAPickerIsItsColorValue) {
    CCControlColourPicker* picker = CCControlColourPicker::create();
    picker->setColorValue(ccc3(255, 0, 0));
    const ccColor3B& color = picker->getColorValue();
    EXPECT_EQ(color, ccc3(255, 0, 0));
    EXPECT_EQ(picker->getColor(), color);
}

// Both namespaces are used here.
TEST_F(Extensions2Test, TheOnlyActionManagerWithoutCCIsThatOfInterfaces) {
    ActionManager* manager = ActionManager::shareManager();
    EXPECT_EQ(manager, cocos2d::extension::ActionManager::shareManager());
    EXPECT_EQ(manager->playActionByName("menu.json", "open"), nullptr);
    CCActionManager* actions = CCDirector::sharedDirector()->getActionManager();
    EXPECT_EQ(actions->numberOfRunningActionsInTarget(scene), 0u);
    ActionManager::purge();
}
