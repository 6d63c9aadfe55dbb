#include "studio/builder/CCBFileLoader.h"

#include "studio/builder/CCBFile.h"

#include <string_view>

namespace cocosbuilder {

cocos2d::Node* CCBFileLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return CCBFile::create();
}

void CCBFileLoader::onHandlePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, cocos2d::Node* pCCBFileNode,
                                            CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node =
        dynamic_cast<CCBFile*>(pNode); // extra properties are set at the root of the other file
    if (node && name == "ccbFile") {
        node->setCCBFileNode(pCCBFileNode);
    } else {
        NodeLoader::onHandlePropTypeCCBFile(pNode, pParent, pPropertyName, pCCBFileNode, ccbReader);
    }
}

} // namespace cocosbuilder
