#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// Loads the nodes of another file; see CCBFile.
class CCBFileLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(CCBFileLoader, loader)

protected:
    /// Returns a new CCBFile, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 cocos2d::Node* pCCBFileNode, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
