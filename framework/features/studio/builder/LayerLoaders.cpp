#include "studio/builder/LayerLoaders.h"

#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "scene/Layer.h"

#include <string_view>

namespace cocosbuilder {

cocos2d::Node* LayerLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::Layer::create();
}

void LayerLoader::onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, bool pCheck, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::Layer*>(pNode);
    if (name == "isTouchEnabled") {
        node->setTouchEnabled(pCheck);
    } else if (name == "isAccelerometerEnabled") {
        node->setAccelerometerEnabled(pCheck);
    } else if (name == "isMouseEnabled") {
        // As in the original, listeners of the mouse and the keyboard are the game's.
    } else if (name == "isKeyboardEnabled") {
        // The same.
    } else {
        NodeLoader::onHandlePropTypeCheck(pNode, pParent, pPropertyName, pCheck, ccbReader);
    }
}

cocos2d::Node* LayerColorLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::LayerColor::create();
}

void LayerColorLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                              const char* pPropertyName, cocos2d::Color3B pColor3B,
                                              CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerColor*>(pNode);
    if (name == "color") {
        node->setColor(pColor3B);
    } else {
        LayerLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

void LayerColorLoader::onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, unsigned char pByte,
                                            CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerColor*>(pNode);
    if (name == "opacity") {
        node->setOpacity(pByte);
    } else {
        LayerLoader::onHandlePropTypeByte(pNode, pParent, pPropertyName, pByte, ccbReader);
    }
}

void LayerColorLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                                 CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerColor*>(pNode);
    if (name == "blendFunc") {
        node->setBlendFunc(pBlendFunc);
    } else {
        LayerLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

cocos2d::Node* LayerGradientLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::LayerGradient::create();
}

void LayerGradientLoader::onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 const char* pPropertyName, cocos2d::Color3B pColor3B,
                                                 CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerGradient*>(pNode);
    if (name == "startColor") {
        node->setStartColor(pColor3B);
    } else if (name == "endColor") {
        node->setEndColor(pColor3B);
    } else {
        LayerLoader::onHandlePropTypeColor3(pNode, pParent, pPropertyName, pColor3B, ccbReader);
    }
}

void LayerGradientLoader::onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                               const char* pPropertyName, unsigned char pByte,
                                               CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerGradient*>(pNode);
    if (name == "startOpacity") {
        node->setStartOpacity(pByte);
    } else if (name == "endOpacity") {
        node->setEndOpacity(pByte);
    } else {
        LayerLoader::onHandlePropTypeByte(pNode, pParent, pPropertyName, pByte, ccbReader);
    }
}

void LayerGradientLoader::onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, cocos2d::Vec2 pPoint,
                                                CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerGradient*>(pNode);
    if (name == "vector") {
        node->setVector(pPoint);
    } else {
        LayerLoader::onHandlePropTypePoint(pNode, pParent, pPropertyName, pPoint, ccbReader);
    }
}

void LayerGradientLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                    const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                                    CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::LayerGradient*>(pNode);
    if (name == "blendFunc") {
        node->setBlendFunc(pBlendFunc);
    } else {
        LayerLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

} // namespace cocosbuilder
