#include "studio/builder/MenuLoaders.h"

#include "base/WeakPtr.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItem.h"
#include "nodes/menu/MenuItemImage.h"

#include <string_view>

namespace cocosbuilder {

cocos2d::Node* MenuLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    auto* const menu = cocos2d::Menu::create();
    menu->setContentSize(cocos2d::Size::ZERO);
    return menu;
}

void MenuItemLoader::onHandlePropTypeBlock(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, BlockData* pBlockData,
                                           CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::MenuItem*>(pNode);
    if (name == "block") {
        if (!pBlockData) return;
        const copra::WeakPtr<cocos2d::Ref> target(pBlockData->_target);
        node->setCallback([target, handler = pBlockData->mSELMenuHandler](cocos2d::Ref* sender) {
            if (cocos2d::Ref* const alive = target.get()) (alive->*handler)(sender);
        });
    } else {
        NodeLoader::onHandlePropTypeBlock(pNode, pParent, pPropertyName, pBlockData, ccbReader);
    }
}

void MenuItemLoader::onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, bool pCheck, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::MenuItem*>(pNode);
    if (name == "isEnabled") {
        node->setEnabled(pCheck);
    } else {
        NodeLoader::onHandlePropTypeCheck(pNode, pParent, pPropertyName, pCheck, ccbReader);
    }
}

cocos2d::Node* MenuItemImageLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::MenuItemImage::create();
}

void MenuItemImageLoader::onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                      const char* pPropertyName,
                                                      cocos2d::SpriteFrame* pSpriteFrame,
                                                      CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::MenuItemImage*>(pNode);
    if (name == "normalSpriteFrame") {
        if (pSpriteFrame) node->setNormalSpriteFrame(pSpriteFrame);
    } else if (name == "selectedSpriteFrame") {
        if (pSpriteFrame) node->setSelectedSpriteFrame(pSpriteFrame);
    } else if (name == "disabledSpriteFrame") {
        if (pSpriteFrame) node->setDisabledSpriteFrame(pSpriteFrame);
    } else {
        MenuItemLoader::onHandlePropTypeSpriteFrame(pNode, pParent, pPropertyName, pSpriteFrame, ccbReader);
    }
}

} // namespace cocosbuilder
