#include "studio/builder/ScrollViewLoader.h"

#include "extensions/ScrollView.h"

#include <algorithm>
#include <string_view>

namespace cocosbuilder {

cocos2d::Node* ScrollViewLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::extension::ScrollView::create();
}

void ScrollViewLoader::onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, cocos2d::Size pSize,
                                            CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ScrollView*>(pNode);
    if (name == "contentSize") {
        node->setViewSize(pSize);
    } else {
        NodeLoader::onHandlePropTypeSize(pNode, pParent, pPropertyName, pSize, ccbReader);
    }
}

void ScrollViewLoader::onHandlePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                               const char* pPropertyName, cocos2d::Node* pCCBFileNode,
                                               CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ScrollView*>(pNode);
    if (name == "container") {
        if (!pCCBFileNode) return;
        node->setContainer(pCCBFileNode);
        node->updateInset();
    } else {
        NodeLoader::onHandlePropTypeCCBFile(pNode, pParent, pPropertyName, pCCBFileNode, ccbReader);
    }
}

void ScrollViewLoader::onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             const char* pPropertyName, bool pCheck, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ScrollView*>(pNode);
    if (name == "clipsToBounds") {
        node->setClippingToBounds(pCheck);
    } else if (name == "bounces") {
        node->setBounceable(pCheck);
    } else {
        NodeLoader::onHandlePropTypeCheck(pNode, pParent, pPropertyName, pCheck, ccbReader);
    }
}

void ScrollViewLoader::onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             const char* pPropertyName, float pFloat, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ScrollView*>(pNode);
    if (name == "scale") {
        node->setScale(pFloat);
    } else {
        NodeLoader::onHandlePropTypeFloat(pNode, pParent, pPropertyName, pFloat, ccbReader);
    }
}

void ScrollViewLoader::onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                      const char* pPropertyName, int pIntegerLabeled,
                                                      CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ScrollView*>(pNode);
    if (name == "direction") {
        node->setDirection(
            static_cast<cocos2d::extension::ScrollView::Direction>(std::clamp(pIntegerLabeled, -1, 2)));
    } else {
        NodeLoader::onHandlePropTypeIntegerLabeled(pNode, pParent, pPropertyName, pIntegerLabeled, ccbReader);
    }
}

} // namespace cocosbuilder
