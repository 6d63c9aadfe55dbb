#include "studio/builder/ParticleSystemQuadLoader.h"

#include "nodes/particles/ParticleSystemQuad.h"

#include <string_view>

namespace cocosbuilder {

namespace {

using Particles = cocos2d::ParticleSystem;

/// A property that is a number with a variance.
struct VariedProperty {
    std::string_view name;
    char mode; ///< 'g' or 'r': only for that mode; 'b': for both
    void (Particles::*set)(float);
    void (Particles::*setVariance)(float);
};

const VariedProperty kVariedProperties[] = {
    {"life", 'b', &Particles::setLife, &Particles::setLifeVar},
    {"startSize", 'b', &Particles::setStartSize, &Particles::setStartSizeVar},
    {"endSize", 'b', &Particles::setEndSize, &Particles::setEndSizeVar},
    {"startSpin", 'b', &Particles::setStartSpin, &Particles::setStartSpinVar},
    {"endSpin", 'b', &Particles::setEndSpin, &Particles::setEndSpinVar},
    {"angle", 'b', &Particles::setAngle, &Particles::setAngleVar},
    {"speed", 'g', &Particles::setSpeed, &Particles::setSpeedVar},
    {"tangentialAccel", 'g', &Particles::setTangentialAccel, &Particles::setTangentialAccelVar},
    {"radialAccel", 'g', &Particles::setRadialAccel, &Particles::setRadialAccelVar},
    {"startRadius", 'r', &Particles::setStartRadius, &Particles::setStartRadiusVar},
    {"endRadius", 'r', &Particles::setEndRadius, &Particles::setEndRadiusVar},
    {"rotatePerSecond", 'r', &Particles::setRotatePerSecond, &Particles::setRotatePerSecondVar},
};

} // namespace

cocos2d::Node* ParticleSystemQuadLoader::createNode(cocos2d::Node* /*pParent*/, CCBReader* /*ccbReader*/) {
    return cocos2d::ParticleSystemQuad::create();
}

void ParticleSystemQuadLoader::onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                              const char* pPropertyName, int pIntegerLabeled,
                                                              CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "emitterMode") {
        node->setEmitterMode(pIntegerLabeled == 1 ? Particles::Mode::RADIUS : Particles::Mode::GRAVITY);
    } else {
        NodeLoader::onHandlePropTypeIntegerLabeled(pNode, pParent, pPropertyName, pIntegerLabeled, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                     const char* pPropertyName, cocos2d::Vec2 pPoint,
                                                     CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "posVar") {
        node->setPosVar(pPoint);
    } else if (name == "gravity") {
        if (node->getEmitterMode() == Particles::Mode::GRAVITY) node->setGravity(pPoint);
    } else {
        NodeLoader::onHandlePropTypePoint(pNode, pParent, pPropertyName, pPoint, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                     const char* pPropertyName, float pFloat,
                                                     CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "emissionRate") {
        node->setEmissionRate(pFloat);
    } else if (name == "duration") {
        node->setDuration(pFloat);
    } else {
        NodeLoader::onHandlePropTypeFloat(pNode, pParent, pPropertyName, pFloat, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypeInteger(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                       const char* pPropertyName, int pInteger,
                                                       CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "totalParticles") {
        node->setTotalParticles(pInteger);
    } else {
        NodeLoader::onHandlePropTypeInteger(pNode, pParent, pPropertyName, pInteger, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypeFloatVar(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                        const char* pPropertyName, float* pFloatVar,
                                                        CCBReader* ccbReader) {
    for (const VariedProperty& property : kVariedProperties) {
        if (property.name != pPropertyName) continue;
        auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
        const char mode = node->getEmitterMode() == Particles::Mode::RADIUS ? 'r' : 'g';
        if (property.mode != 'b' && property.mode != mode) return;
        (node->*property.set)(pFloatVar[0]);
        (node->*property.setVariance)(pFloatVar[1]);
        return;
    }
    NodeLoader::onHandlePropTypeFloatVar(pNode, pParent, pPropertyName, pFloatVar, ccbReader);
}

void ParticleSystemQuadLoader::onHandlePropTypeColor4FVar(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                          const char* pPropertyName,
                                                          cocos2d::Color4F* pColor4FVar,
                                                          CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "startColor") {
        node->setStartColor(pColor4FVar[0]);
        node->setStartColorVar(pColor4FVar[1]);
    } else if (name == "endColor") {
        node->setEndColor(pColor4FVar[0]);
        node->setEndColorVar(pColor4FVar[1]);
    } else {
        NodeLoader::onHandlePropTypeColor4FVar(pNode, pParent, pPropertyName, pColor4FVar, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                         const char* pPropertyName,
                                                         cocos2d::BlendFunc pBlendFunc,
                                                         CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "blendFunc") {
        node->setBlendFunc(pBlendFunc);
    } else {
        NodeLoader::onHandlePropTypeBlendFunc(pNode, pParent, pPropertyName, pBlendFunc, ccbReader);
    }
}

void ParticleSystemQuadLoader::onHandlePropTypeTexture(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                       const char* pPropertyName,
                                                       cocos2d::Texture2D* pTexture2D, CCBReader* ccbReader) {
    const std::string_view name(pPropertyName);
    auto* const node = static_cast<cocos2d::ParticleSystemQuad*>(pNode);
    if (name == "texture") {
        if (!pTexture2D) return;
        node->setTexture(pTexture2D);
        node->setBlendAdditive(true);
    } else {
        NodeLoader::onHandlePropTypeTexture(pNode, pParent, pPropertyName, pTexture2D, ccbReader);
    }
}

} // namespace cocosbuilder
