#pragma once

#include "studio/builder/NodeLoader.h"

namespace copra {

/// The base of the loaders of labels: text, color, opacity, and blending.
class LabelLoader : public cocosbuilder::NodeLoader {
protected:
    /// Returns a new Label without text, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, cocosbuilder::CCBReader* ccbReader) override;
    void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                cocos2d::Color3B pColor3B, cocosbuilder::CCBReader* ccbReader) override;
    void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              unsigned char pByte, cocosbuilder::CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc,
                                   cocosbuilder::CCBReader* ccbReader) override;
    void onHandlePropTypeText(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              const char* pText, cocosbuilder::CCBReader* ccbReader) override;
};

} // namespace copra

namespace cocosbuilder {

/// Loads a Label with a font of the system.
class LabelTTFLoader : public copra::LabelLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(LabelTTFLoader, loader)

protected:
    void onHandlePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 const char* pFontTTF, CCBReader* ccbReader) override;
    void onHandlePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                    float pFloatScale, CCBReader* ccbReader) override;
    void onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, int pIntegerLabeled,
                                        CCBReader* ccbReader) override;
    void onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              cocos2d::Size pSize, CCBReader* ccbReader) override;
};

/// Loads a Label with a bitmap font.
class LabelBMFontLoader : public copra::LabelLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(LabelBMFontLoader, loader)

protected:
    void onHandlePropTypeFntFile(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 const char* pFntFile, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
