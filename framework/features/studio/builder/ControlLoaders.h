#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// The base of the loaders of controls.
class ControlLoader : public NodeLoader {
protected:
    /// Returns a new autoreleased control. Each derived class defines which one.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override = 0;
    void onHandlePropTypeBlockControl(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                      BlockControlData* pBlockControlData, CCBReader* ccbReader) override;
    void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               bool pCheck, CCBReader* ccbReader) override;
};

/// Loads a ControlButton.
class ControlButtonLoader : public ControlLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(ControlButtonLoader, loader)

protected:
    /// Returns a new ControlButton, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               bool pCheck, CCBReader* ccbReader) override;
    void onHandlePropTypeString(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                const char* pString, CCBReader* ccbReader) override;
    void onHandlePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 const char* pFontTTF, CCBReader* ccbReader) override;
    void onHandlePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                    float pFloatScale, CCBReader* ccbReader) override;
    void onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               cocos2d::Vec2 pPoint, CCBReader* ccbReader) override;
    void onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              cocos2d::Size pSize, CCBReader* ccbReader) override;
    void onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                     cocos2d::SpriteFrame* pSpriteFrame, CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
