#include "render/SpriteFrame.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBReader_progress.h"
#include "studio/builder/NodeLoader.h"
#include "studio/builder/NodeLoaderLibrary.h"

// The parts of CCBReader that read sequences and keyframes.

namespace cocosbuilder {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace {

/// A new autoreleased T.
template<class T>
T* made() {
    auto* const object = new T();
    object->autorelease();
    return object;
}

/// What a sequence, an animated property or a key frame costs, with the action that is made of it.
constexpr std::size_t kPartCost = 512;

bool hasEasingOption(CCBKeyframe::EasingType type) {
    return type >= CCBKeyframe::EasingType::CUBIC_IN && type <= CCBKeyframe::EasingType::ELASTIC_INOUT;
}

} // namespace

bool CCBReader::readSequences() {
    const int count = readCount();
    for (int i = 0; i < count && spend(kPartCost); ++i) {
        auto* const sequence = made<CCBSequence>();
        sequence->setDuration(readFloat());
        sequence->setName(readCachedString().c_str());
        sequence->setSequenceId(readInt(false));
        sequence->setChainedSequenceId(readInt(true));
        if (!readCallbackKeyframesForSeq(sequence) || !readSoundKeyframesForSeq(sequence)) return false;
        _animationManager->getSequences().pushBack(sequence);
    }
    _animationManager->setAutoPlaySequenceId(readInt(true));
    return isIntact();
}

bool CCBReader::readCallbackKeyframesForSeq(CCBSequence* seq) {
    const int count = readCount();
    if (count == 0) return isIntact();
    auto* const channel = made<CCBSequenceProperty>();
    for (int i = 0; i < count && spend(kPartCost); ++i) {
        auto* const keyframe = made<CCBKeyframe>();
        keyframe->setTime(readFloat());
        const std::string name = readCachedString();
        const int target = readInt(false);
        keyframe->setValue(Value(ValueVector{Value(name), Value(target)}));
        if (_jsControlled)
            _animationManager->getKeyframeCallbacks().emplace_back(std::to_string(target) + ":" + name);
        if (isIntact()) channel->getKeyframes().pushBack(keyframe);
    }
    seq->setCallbackChannel(channel);
    return isIntact();
}

bool CCBReader::readSoundKeyframesForSeq(CCBSequence* seq) {
    const int count = readCount();
    if (count == 0) return isIntact();
    auto* const channel = made<CCBSequenceProperty>();
    for (int i = 0; i < count && spend(kPartCost); ++i) {
        auto* const keyframe = made<CCBKeyframe>();
        keyframe->setTime(readFloat());
        ValueVector sound{Value(readCachedString())};
        for (int k = 0; k < 3; ++k) sound.emplace_back(readFloat()); // pitch, pan, gain
        keyframe->setValue(Value(std::move(sound)));
        if (isIntact()) channel->getKeyframes().pushBack(keyframe);
    }
    seq->setSoundChannel(channel);
    return isIntact();
}

void CCBReader::readAnimatedProperties(cocos2d::Node* node) {
    _animatedProperties = std::make_unique<std::set<std::string>>();
    CCBAnimationManager::Sequences sequences;
    const int count = readCount();
    for (int i = 0; i < count && spend(kPartCost); ++i) {
        cocos2d::Map<std::string, CCBSequenceProperty*>& properties = sequences[readInt(false)];
        const int propertyCount = readCount();
        for (int k = 0; k < propertyCount && spend(kPartCost); ++k) {
            CCBSequenceProperty* const property = readSequenceProperty();
            properties.insert(property->getName(), property);
        }
    }
    if (!sequences.empty()) _animationManager->addNode(node, sequences);
}

CCBSequenceProperty* CCBReader::readSequenceProperty() {
    auto* const property = made<CCBSequenceProperty>();
    property->setName(readCachedString().c_str());
    property->setType(readInt(false));
    _animatedProperties->insert(property->getName());
    const int count = readCount();
    for (int i = 0; i < count && spend(kPartCost); ++i) {
        CCBKeyframe* const keyframe = readKeyframe(static_cast<PropertyType>(property->getType()));
        if (isIntact()) property->getKeyframes().pushBack(keyframe);
    }
    return property;
}

CCBKeyframe* CCBReader::readKeyframe(PropertyType type) {
    auto* const keyframe = made<CCBKeyframe>();
    keyframe->setTime(readFloat());
    const auto easing = static_cast<CCBKeyframe::EasingType>(readInt(false));
    keyframe->setEasingType(easing);
    if (hasEasingOption(easing)) keyframe->setEasingOpt(readFloat());
    readKeyframeValue(type, *keyframe);
    return keyframe;
}

void CCBReader::readKeyframeValue(PropertyType type, CCBKeyframe& keyframe) {
    switch (type) {
    case PropertyType::CHECK:
        keyframe.setValue(Value(readBool()));
        break;
    case PropertyType::BYTE:
        keyframe.setValue(Value(readByte()));
        break;
    case PropertyType::COLOR3: {
        ValueMap color;
        for (const char* const part : {"r", "g", "b"}) color[part] = Value(readByte());
        keyframe.setValue(Value(std::move(color)));
        break;
    }
    case PropertyType::DEGREES:
        keyframe.setValue(Value(readFloat()));
        break;
    case PropertyType::SCALE_LOCK:
    case PropertyType::POSITION:
    case PropertyType::FLOAT_XY: {
        const float x = readFloat();
        const float y = readFloat();
        keyframe.setValue(Value(ValueVector{Value(x), Value(y)}));
        break;
    }
    case PropertyType::SPRITEFRAME:
        keyframe.setObject(readSpriteFrame());
        break;
    default:
        break;
    }
}

} // namespace cocosbuilder
