#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// Loads an extension::ScrollView.
class ScrollViewLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(ScrollViewLoader, loader)

protected:
    /// Returns a new extension::ScrollView, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                              cocos2d::Size pSize, CCBReader* ccbReader) override;
    void onHandlePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 cocos2d::Node* pCCBFileNode, CCBReader* ccbReader) override;
    void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               bool pCheck, CCBReader* ccbReader) override;
    void onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               float pFloat, CCBReader* ccbReader) override;
    void onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, int pIntegerLabeled,
                                        CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
