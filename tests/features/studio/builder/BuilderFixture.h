#pragma once

#include "extensions/ControlButton.h"
#include "extensions/ScrollView.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/sprites/Sprite.h"
#include "render/TextureCache.h"
#include "studio/builder/CocosBuilder.h"
#include "testsFolder.h"
#include "ui/WidgetFixture.h"

#include <fstream>
#include <iterator>

/// Owns the files of the tests: receives their variables, callbacks and ends of sequences.
class BuilderOwner : public cocos2d::Ref,
                     public cocosbuilder::CCBMemberVariableAssigner,
                     public cocosbuilder::CCBSelectorResolver,
                     public cocosbuilder::CCBAnimationManagerDelegate,
                     public cocosbuilder::NodeLoaderListener {
public:
    bool onAssignCCBMemberVariable(cocos2d::Ref* pTarget, const char* pMemberVariableName,
                                   cocos2d::Node* pNode) override {
        CCB_MEMBERVARIABLEASSIGNER_GLUE_WEAK(this, "square", cocos2d::Sprite*, square)
        CCB_MEMBERVARIABLEASSIGNER_GLUE_WEAK(this, "item", cocos2d::MenuItemImage*, item)
        CCB_MEMBERVARIABLEASSIGNER_GLUE_WEAK(this, "button", cocos2d::extension::ControlButton*, button)
        CCB_MEMBERVARIABLEASSIGNER_GLUE_WEAK(this, "badge", cocos2d::Node*, badge)
        unknownNames.emplace_back(pMemberVariableName);
        return false;
    }
    cocos2d::SEL_MenuHandler onResolveCCBCCMenuItemSelector(cocos2d::Ref* pTarget,
                                                            const char* pSelectorName) override {
        CCB_SELECTORRESOLVER_CCMENUITEM_GLUE(this, "onMenu", BuilderOwner::onMenu)
        return nullptr;
    }
    cocos2d::SEL_CallFuncN onResolveCCBCCCallFuncSelector(cocos2d::Ref* pTarget,
                                                          const char* pSelectorName) override {
        CCB_SELECTORRESOLVER_CALLFUNC_GLUE(this, "onHalf", BuilderOwner::onHalf)
        return nullptr;
    }
    cocos2d::extension::Control::Handler onResolveCCBCCControlSelector(cocos2d::Ref* pTarget,
                                                                       const char* pSelectorName) override {
        CCB_SELECTORRESOLVER_CCCONTROL_GLUE(this, "onControl", BuilderOwner::onControl)
        return nullptr;
    }
    void completedAnimationSequenceNamed(const char* name) override {
        said.push_back(std::string("end ") + name);
    }
    void onNodeLoaded(cocos2d::Node*, cocosbuilder::NodeLoader*) override { ++loaded; }

    void onMenu(cocos2d::Ref*) { said.emplace_back("menu"); }
    void onHalf(cocos2d::Node*) { said.emplace_back("half"); }
    void onControl(cocos2d::Ref*, cocos2d::extension::Control::EventType) { said.emplace_back("control"); }
    void onCompleted() { said.emplace_back("completed"); }

    cocos2d::Sprite* square = nullptr;
    cocos2d::MenuItemImage* item = nullptr;
    cocos2d::extension::ControlButton* button = nullptr;
    cocos2d::Node* badge = nullptr;
    std::vector<std::string> unknownNames;
    std::vector<std::string> said;
    int loaded = 0;
};

/// Reads the files of tests/features/studio/builder/files into a scene.
class BuilderFixture : public WidgetFixture {
protected:
    void SetUp() override {
        WidgetFixture::SetUp();
        copra::installImageCodec();
        cocos2d::FileUtils::getInstance()->addSearchPath(folderOfFiles());
        owner.weakAssign(new BuilderOwner());
    }
    void TearDown() override {
        root = nullptr;
        cocosbuilder::NodeLoaderLibrary::destroyInstance();
        cocos2d::TextureCache::destroyInstance();
        WidgetFixture::TearDown();
    }

    static std::string folderOfFiles() { return copra::testsFolder() + "/features/studio/builder/files"; }

    /// Reads a file with the owner and adds its root to the scene.
    cocos2d::Node* load(const std::string& name, cocosbuilder::NodeLoaderLibrary* library = nullptr) {
        auto* const reader = new cocosbuilder::CCBReader(library, nullptr, nullptr, owner.get());
        reader->autorelease();
        root = reader->readNodeGraphFromFile(name.c_str(), owner, cocos2d::Size(400, 200));
        if (root) scene->addChild(root);
        return root;
    }
    static cocosbuilder::CCBAnimationManager* managerOf(cocos2d::Node* node) {
        return dynamic_cast<cocosbuilder::CCBAnimationManager*>(node->getUserObject());
    }
    static std::vector<unsigned char> bytesOf(const std::string& name) {
        std::ifstream file(folderOfFiles() + "/" + name, std::ios::binary);
        return std::vector<unsigned char>(std::istreambuf_iterator<char>(file), {});
    }
    /// Reads bytes as a file.
    cocos2d::Node* read(const std::vector<unsigned char>& bytes) {
        auto data = std::make_shared<cocos2d::Data>();
        data->copy(bytes.data(), static_cast<ssize_t>(bytes.size()));
        auto* const reader = new cocosbuilder::CCBReader();
        reader->autorelease();
        cocos2d::Node* const node = reader->readNodeGraphFromData(data, owner, cocos2d::Size(400, 200));
        if (node) node->cleanup(); // ends its actions
        return node;
    }

    cocos2d::RefPtr<BuilderOwner> owner;
    cocos2d::Node* root = nullptr;
};
