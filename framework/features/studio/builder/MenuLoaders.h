#pragma once

#include "studio/builder/LayerLoaders.h"

namespace cocosbuilder {

/// Loads a Menu.
class MenuLoader : public LayerLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(MenuLoader, loader)

protected:
    /// Returns a new Menu without items and with the content size 0, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
};

/// The base of the loaders of menu items.
class MenuItemLoader : public NodeLoader {
protected:
    /// Returns a new autoreleased menu item. Each derived class defines which one.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override = 0;
    void onHandlePropTypeBlock(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               BlockData* pBlockData, CCBReader* ccbReader) override;
    void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               bool pCheck, CCBReader* ccbReader) override;
};

/// Loads a MenuItemImage.
class MenuItemImageLoader : public MenuItemLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(MenuItemImageLoader, loader)

protected:
    /// Returns a new MenuItemImage without images, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                     cocos2d::SpriteFrame* pSpriteFrame, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
