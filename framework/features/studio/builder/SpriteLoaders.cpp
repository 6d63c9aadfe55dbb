#include "studio/builder/SpriteLoaders.h"

#include "nodes/sprites/Sprite.h"
#include "ui/UIScale9Sprite.h"

#include <string_view>

namespace cocosbuilder {

cocos2d::Node* SpriteLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::Sprite::create();
}

void SpriteLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                          const char* pPropertyName, cocos2d::Color3B pColor3B,
                                          CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Sprite*>(pNode);
    if (name == "color") {
        node->setColor(pColor3B);
    } else {
        NodeLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

void SpriteLoader::onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, unsigned char pByte,
                                        CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Sprite*>(pNode);
    if (name == "opacity") {
        node->setOpacity(pByte);
    } else {
        NodeLoader::onHandlePropTypeByte(pNode, pParent, pPropertyName, pByte, ccbReader);
    }
}

void SpriteLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                             CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Sprite*>(pNode);
    if (name == "blendFunc") {
        node->setBlendFunc(pBlendFunc);
    } else {
        NodeLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

void SpriteLoader::onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                               const char* pPropertyName, cocos2d::SpriteFrame* pSpriteFrame,
                                               CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Sprite*>(pNode);
    if (name == "displayFrame") {
        if (pSpriteFrame) node->setSpriteFrame(pSpriteFrame);
    } else {
        NodeLoader::onHandlePropTypeSpriteFrame(pNode, pParent, pPropertyName, pSpriteFrame, ccbReader);
    }
}

void SpriteLoader::onHandlePropTypeFlip(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, bool* pFlip, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Sprite*>(pNode);
    if (name == "flip") {
        node->setFlippedX(pFlip[0]);
        node->setFlippedY(pFlip[1]);
    } else {
        NodeLoader::onHandlePropTypeFlip(pNode, pParent, pPropertyName, pFlip, ccbReader);
    }
}

cocos2d::Node* Scale9SpriteLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    auto* const node = cocos2d::ui::Scale9Sprite::create();
    node->setAnchorPoint(cocos2d::Vec2::ZERO);
    return node;
}

void Scale9SpriteLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, cocos2d::Color3B pColor3B,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ui::Scale9Sprite*>(pNode);
    if (name == "color") {
        node->setColor(pColor3B);
    } else {
        NodeLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

void Scale9SpriteLoader::onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                              const char* pPropertyName, unsigned char pByte,
                                              CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ui::Scale9Sprite*>(pNode);
    if (name == "opacity") {
        node->setOpacity(pByte);
    } else {
        NodeLoader::onHandlePropTypeByte(pNode, pParent, pPropertyName, pByte, ccbReader);
    }
}

void Scale9SpriteLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                   const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                                   CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    if (name == "blendFunc") {
        // Not set, as in the original.
    } else {
        NodeLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

void Scale9SpriteLoader::onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                     const char* pPropertyName,
                                                     cocos2d::SpriteFrame* pSpriteFrame,
                                                     CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ui::Scale9Sprite*>(pNode);
    if (name == "spriteFrame") {
        if (pSpriteFrame) node->setSpriteFrame(pSpriteFrame);
    } else {
        NodeLoader::onHandlePropTypeSpriteFrame(pNode, pParent, pPropertyName, pSpriteFrame, ccbReader);
    }
}

void Scale9SpriteLoader::onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                              const char* pPropertyName, cocos2d::Size pSize,
                                              CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ui::Scale9Sprite*>(pNode);
    if (name == "contentSize") {
        // The preferred size sets it.
    } else if (name == "preferedSize") {
        node->setPreferredSize(pSize);
    } else {
        NodeLoader::onHandlePropTypeSize(pNode, pParent, pPropertyName, pSize, ccbReader);
    }
}

void Scale9SpriteLoader::onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                               const char* pPropertyName, float pFloat,
                                               CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ui::Scale9Sprite*>(pNode);
    if (name == "insetLeft") {
        node->setInsetLeft(pFloat);
    } else if (name == "insetTop") {
        node->setInsetTop(pFloat);
    } else if (name == "insetRight") {
        node->setInsetRight(pFloat);
    } else if (name == "insetBottom") {
        node->setInsetBottom(pFloat);
    } else {
        NodeLoader::onHandlePropTypeFloat(pNode, pParent, pPropertyName, pFloat, ccbReader);
    }
}

} // namespace cocosbuilder
