#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// Loads a Sprite.
class SpriteLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(SpriteLoader, loader)

protected:
    /// Returns a new Sprite without an image, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, CCBReader* ccbReader) override;
    void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              unsigned char pByte, CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc, CCBReader* ccbReader) override;
    void onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                     cocos2d::SpriteFrame* pSpriteFrame, CCBReader* ccbReader) override;
    void onHandlePropTypeFlip(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              bool* pFlip, CCBReader* ccbReader) override;
};

/// Loads a ui::Scale9Sprite.
class Scale9SpriteLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(Scale9SpriteLoader, loader)

protected:
    /// Returns a new ui::Scale9Sprite without an image, autoreleased. Its anchor point is (0, 0).
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, CCBReader* ccbReader) override;
    void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              unsigned char pByte, CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc, CCBReader* ccbReader) override;
    void onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                     cocos2d::SpriteFrame* pSpriteFrame, CCBReader* ccbReader) override;
    void onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              cocos2d::Size pSize, CCBReader* ccbReader) override;
    void onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               float pFloat, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
