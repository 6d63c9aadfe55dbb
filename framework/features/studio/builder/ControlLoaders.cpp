#include "studio/builder/ControlLoaders.h"

#include "extensions/ControlButton.h"

#include <string_view>

namespace cocosbuilder {

void ControlLoader::onHandlePropTypeBlockControl(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 const char* pPropertyName,
                                                 BlockControlData* pBlockControlData, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::Control*>(pNode);
    if (name == "ccControl") {
        if (!pBlockControlData) return;
        node->addTargetWithActionForControlEvents(pBlockControlData->_target,
                                                  pBlockControlData->mSELControlHandler,
                                                  pBlockControlData->mControlEvents);
    } else {
        NodeLoader::onHandlePropTypeBlockControl(pNode, pParent, pPropertyName, pBlockControlData, ccbReader);
    }
}

void ControlLoader::onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                          const char* pPropertyName, bool pCheck, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::Control*>(pNode);
    if (name == "enabled") {
        node->setEnabled(pCheck);
    } else if (name == "selected") {
        node->setSelected(pCheck);
    } else {
        NodeLoader::onHandlePropTypeCheck(pNode, pParent, pPropertyName, pCheck, ccbReader);
    }
}

cocos2d::Node* ControlButtonLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::extension::ControlButton::create();
}

void ControlButtonLoader::onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, bool pCheck,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "zoomOnTouchDown") {
        node->setZoomOnTouchDown(pCheck);
    } else {
        ControlLoader::onHandlePropTypeCheck(pNode, pParent, pPropertyName, pCheck, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeString(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 const char* pPropertyName, const char* pString,
                                                 CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "title|1") {
        node->setTitleForState(pString, cocos2d::extension::Control::State::NORMAL);
    } else if (name == "title|2") {
        node->setTitleForState(pString, cocos2d::extension::Control::State::HIGH_LIGHTED);
    } else if (name == "title|3") {
        node->setTitleForState(pString, cocos2d::extension::Control::State::DISABLED);
    } else {
        ControlLoader::onHandlePropTypeString(pNode, pParent, pPropertyName, pString, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                  const char* pPropertyName, const char* pFontTTF,
                                                  CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "titleTTF|1") {
        node->setTitleTTFForState(pFontTTF, cocos2d::extension::Control::State::NORMAL);
    } else if (name == "titleTTF|2") {
        node->setTitleTTFForState(pFontTTF, cocos2d::extension::Control::State::HIGH_LIGHTED);
    } else if (name == "titleTTF|3") {
        node->setTitleTTFForState(pFontTTF, cocos2d::extension::Control::State::DISABLED);
    } else {
        ControlLoader::onHandlePropTypeFontTTF(pNode, pParent, pPropertyName, pFontTTF, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                     const char* pPropertyName, float pFloatScale,
                                                     CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "titleTTFSize|1") {
        node->setTitleTTFSizeForState(pFloatScale, cocos2d::extension::Control::State::NORMAL);
    } else if (name == "titleTTFSize|2") {
        node->setTitleTTFSizeForState(pFloatScale, cocos2d::extension::Control::State::HIGH_LIGHTED);
    } else if (name == "titleTTFSize|3") {
        node->setTitleTTFSizeForState(pFloatScale, cocos2d::extension::Control::State::DISABLED);
    } else {
        ControlLoader::onHandlePropTypeFloatScale(pNode, pParent, pPropertyName, pFloatScale, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, cocos2d::Vec2 pPoint,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "labelAnchorPoint") {
        node->setLabelAnchorPoint(pPoint);
    } else {
        ControlLoader::onHandlePropTypePoint(pNode, pParent, pPropertyName, pPoint, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                               const char* pPropertyName, cocos2d::Size pSize,
                                               CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "preferedSize") {
        node->setPreferredSize(pSize);
    } else {
        ControlLoader::onHandlePropTypeSize(pNode, pParent, pPropertyName, pSize, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                      const char* pPropertyName,
                                                      cocos2d::SpriteFrame* pSpriteFrame,
                                                      CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "backgroundSpriteFrame|1") {
        if (pSpriteFrame)
            node->setBackgroundSpriteFrameForState(pSpriteFrame, cocos2d::extension::Control::State::NORMAL);
    } else if (name == "backgroundSpriteFrame|2") {
        if (pSpriteFrame)
            node->setBackgroundSpriteFrameForState(pSpriteFrame,
                                                   cocos2d::extension::Control::State::HIGH_LIGHTED);
    } else if (name == "backgroundSpriteFrame|3") {
        if (pSpriteFrame)
            node->setBackgroundSpriteFrameForState(pSpriteFrame,
                                                   cocos2d::extension::Control::State::DISABLED);
    } else {
        ControlLoader::onHandlePropTypeSpriteFrame(pNode, pParent, pPropertyName, pSpriteFrame, ccbReader);
    }
}

void ControlButtonLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 const char* pPropertyName, cocos2d::Color3B pColor3B,
                                                 CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::extension::ControlButton*>(pNode);
    if (name == "titleColor|1") {
        node->setTitleColorForState(pColor3B, cocos2d::extension::Control::State::NORMAL);
    } else if (name == "titleColor|2") {
        node->setTitleColorForState(pColor3B, cocos2d::extension::Control::State::HIGH_LIGHTED);
    } else if (name == "titleColor|3") {
        node->setTitleColorForState(pColor3B, cocos2d::extension::Control::State::DISABLED);
    } else {
        ControlLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

} // namespace cocosbuilder
