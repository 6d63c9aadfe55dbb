#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/NodeLoader.h"
#include "studio/builder/NodeLoaderLibrary.h"

#include <string_view>

// The parts of NodeLoader that set the properties of every node. Loaders of classes know more.

namespace cocosbuilder {

using cocos2d::Node;
using cocos2d::Value;

void NodeLoader::onHandlePropTypePosition(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                          cocos2d::Vec2 pPosition, CCBReader* ccbReader) {
    if (std::string_view(pPropertyName) != "position") return unexpected(pPropertyName, ccbReader);
    pNode->setPosition(pPosition);
}

void NodeLoader::onHandlePropTypePoint(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                       cocos2d::Vec2 pPoint, CCBReader* ccbReader) {
    if (std::string_view(pPropertyName) != "anchorPoint") return unexpected(pPropertyName, ccbReader);
    pNode->setAnchorPoint(pPoint);
}

void NodeLoader::onHandlePropTypeSize(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                      cocos2d::Size pSize, CCBReader* ccbReader) {
    if (std::string_view(pPropertyName) != "contentSize") return unexpected(pPropertyName, ccbReader);
    pNode->setContentSize(pSize);
}

void NodeLoader::onHandlePropTypeScaleLock(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                           float* pScaleLock, CCBReader* ccbReader) {
    if (std::string_view(pPropertyName) != "scale") return unexpected(pPropertyName, ccbReader);
    pNode->setScaleX(pScaleLock[0]);
    pNode->setScaleY(pScaleLock[1]);
}

void NodeLoader::onHandlePropTypeFloatXY(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                         float* pFloatXY, CCBReader* ccbReader) {
    if (std::string_view(pPropertyName) != "skew") return unexpected(pPropertyName, ccbReader);
    pNode->setSkewX(pFloatXY[0]);
    pNode->setSkewY(pFloatXY[1]);
}

void NodeLoader::onHandlePropTypeDegrees(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                         float pDegrees, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    if (name == PROPERTY_ROTATION) {
        pNode->setRotation(pDegrees);
    } else if (name == PROPERTY_ROTATIONX) {
        pNode->setRotationSkewX(pDegrees);
    } else if (name == PROPERTY_ROTATIONY) {
        pNode->setRotationSkewY(pDegrees);
    } else {
        unexpected(pPropertyName, ccbReader);
    }
}

// --- What is not known here is a custom property ---

void NodeLoader::onHandlePropTypeFloat(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                       float pFloat, CCBReader* /*ccbReader*/) {
    _customProperties[pPropertyName] = Value(pFloat);
}

void NodeLoader::onHandlePropTypeInteger(Node* pNode, Node* /*pParent*/, const char* pPropertyName,
                                         int pInteger, CCBReader* /*ccbReader*/) {
    if (std::string_view(pPropertyName) == PROPERTY_TAG) {
        pNode->setTag(pInteger);
    } else {
        _customProperties[pPropertyName] = Value(pInteger);
    }
}

void NodeLoader::onHandlePropTypeCheck(Node* pNode, Node* /*pParent*/, const char* pPropertyName, bool pCheck,
                                       CCBReader* /*ccbReader*/) {
    const std::string_view name(pPropertyName);
    if (name == PROPERTY_VISIBLE) {
        pNode->setVisible(pCheck);
    } else if (name == PROPERTY_IGNOREANCHORPOINTFORPOSITION) {
        pNode->setIgnoreAnchorPointForPosition(pCheck);
    } else {
        _customProperties[pPropertyName] = Value(pCheck);
    }
}

void NodeLoader::onHandlePropTypeString(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                        const char* pString, CCBReader* /*ccbReader*/) {
    _customProperties[pPropertyName] = Value(pString);
}

// --- No node has these ---

void NodeLoader::onHandlePropTypePointLock(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                           cocos2d::Vec2 /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeFloatScale(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                            float /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeIntegerLabeled(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                                int /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeFloatVar(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                          float* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeSpriteFrame(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                             cocos2d::SpriteFrame* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeAnimation(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                           cocos2d::Animation* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeTexture(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                         cocos2d::Texture2D* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeByte(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                      unsigned char /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeColor3(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                        cocos2d::Color3B /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeColor4FVar(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                            cocos2d::Color4F* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeFlip(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                      bool* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeBlendFunc(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                           cocos2d::BlendFunc /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeFntFile(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                         const char* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeText(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                      const char* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeFontTTF(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                         const char* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeBlock(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                       BlockData* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeBlockControl(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                              BlockControlData* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

void NodeLoader::onHandlePropTypeCCBFile(Node* /*pNode*/, Node* /*pParent*/, const char* pPropertyName,
                                         Node* /*value*/, CCBReader* ccbReader) {
    unexpected(pPropertyName, ccbReader);
}

} // namespace cocosbuilder
