#include "studio/builder/LabelLoaders.h"

#include "nodes/text/Label.h"

#include <algorithm>
#include <string_view>

namespace copra {

using cocosbuilder::CCBReader;

cocos2d::Node* LabelLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::Label::create();
}

void LabelLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, cocos2d::Color3B pColor3B,
                                         CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "color") {
        node->setColor(pColor3B);
    } else {
        NodeLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

void LabelLoader::onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, unsigned char pByte, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "opacity") {
        node->setOpacity(pByte);
    } else {
        NodeLoader::onHandlePropTypeByte(pNode, pParent, pPropertyName, pByte, ccbReader);
    }
}

void LabelLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                            CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "blendFunc") {
        node->setBlendFunc(pBlendFunc);
    } else {
        NodeLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

void LabelLoader::onHandlePropTypeText(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, const char* pText, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "string") {
        node->setString(pText);
    } else {
        NodeLoader::onHandlePropTypeText(pNode, pParent, pPropertyName, pText, ccbReader);
    }
}

} // namespace copra

namespace cocosbuilder {

void LabelTTFLoader::onHandlePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             const char* pPropertyName, const char* pFontTTF,
                                             CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "fontName") {
        node->setSystemFontName(pFontTTF);
    } else {
        NodeLoader::onHandlePropTypeFontTTF(pNode, pParent, pPropertyName, pFontTTF, ccbReader);
    }
}

void LabelTTFLoader::onHandlePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, float pFloatScale,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "fontSize") {
        node->setSystemFontSize(pFloatScale);
    } else {
        NodeLoader::onHandlePropTypeFloatScale(pNode, pParent, pPropertyName, pFloatScale, ccbReader);
    }
}

void LabelTTFLoader::onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                    const char* pPropertyName, int pIntegerLabeled,
                                                    CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "horizontalAlignment") {
        node->setHorizontalAlignment(static_cast<cocos2d::TextHAlignment>(std::clamp(pIntegerLabeled, 0, 2)));
    } else if (name == "verticalAlignment") {
        node->setVerticalAlignment(static_cast<cocos2d::TextVAlignment>(std::clamp(pIntegerLabeled, 0, 2)));
    } else {
        NodeLoader::onHandlePropTypeIntegerLabeled(pNode, pParent, pPropertyName, pIntegerLabeled, ccbReader);
    }
}

void LabelTTFLoader::onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                          const char* pPropertyName, cocos2d::Size pSize,
                                          CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "dimensions") {
        node->setDimensions(pSize.width, pSize.height);
    } else {
        NodeLoader::onHandlePropTypeSize(pNode, pParent, pPropertyName, pSize, ccbReader);
    }
}

void LabelBMFontLoader::onHandlePropTypeFntFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, const char* pFntFile,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Label*>(pNode);
    if (name == "fntFile") {
        node->setBMFontFilePath(pFntFile);
    } else {
        NodeLoader::onHandlePropTypeFntFile(pNode, pParent, pPropertyName, pFntFile, ccbReader);
    }
}

} // namespace cocosbuilder
