#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// Loads a Layer.
class LayerLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(LayerLoader, loader)

protected:
    /// Returns a new Layer, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               bool pCheck, CCBReader* ccbReader) override;
};

/// Loads a LayerColor.
class LayerColorLoader : public LayerLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(LayerColorLoader, loader)

protected:
    /// Returns a new LayerColor, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, CCBReader* ccbReader) override;
    void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              unsigned char pByte, CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc, CCBReader* ccbReader) override;
};

/// Loads a LayerGradient.
class LayerGradientLoader : public LayerLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(LayerGradientLoader, loader)

protected:
    /// Returns a new LayerGradient, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, CCBReader* ccbReader) override;
    void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              unsigned char pByte, CCBReader* ccbReader) override;
    void onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               cocos2d::Vec2 pPoint, CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
