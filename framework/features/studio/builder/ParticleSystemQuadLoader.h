#pragma once

#include "studio/builder/NodeLoader.h"

namespace cocosbuilder {

/// Loads a ParticleSystemQuad.
class ParticleSystemQuadLoader : public NodeLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(ParticleSystemQuadLoader, loader)

protected:
    /// Returns a new ParticleSystemQuad, autoreleased.
    cocos2d::Node* createNode(cocos2d::Node* pParent, CCBReader* ccbReader) override;
    void onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, int pIntegerLabeled,
                                        CCBReader* ccbReader) override;
    void onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               cocos2d::Vec2 pPoint, CCBReader* ccbReader) override;
    void onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                               float pFloat, CCBReader* ccbReader) override;
    void onHandlePropTypeInteger(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 int pInteger, CCBReader* ccbReader) override;
    void onHandlePropTypeFloatVar(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                  float* pFloatVar, CCBReader* ccbReader) override;
    void onHandlePropTypeColor4FVar(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                    cocos2d::Color4F* pColor4FVar, CCBReader* ccbReader) override;
    void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                   cocos2d::BlendFunc pBlendFunc, CCBReader* ccbReader) override;
    void onHandlePropTypeTexture(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                 cocos2d::Texture2D* pTexture2D, CCBReader* ccbReader) override;
};

} // namespace cocosbuilder
