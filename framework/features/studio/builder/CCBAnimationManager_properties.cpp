#include "action/DelayTime.h"
#include "action/EaseCurves.h"
#include "action/EaseElastic.h"
#include "action/EaseRate.h"
#include "action/Fade.h"
#include "action/Move.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Skew.h"
#include "action/Tint.h"
#include "action/Visibility.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrame.h"
#include "scene/Node.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/RelativePositioning.h"

#include <algorithm>

// What a sequence does with the properties of a node.

namespace cocosbuilder {

using cocos2d::ActionInterval;
using cocos2d::Color3B;
using cocos2d::DelayTime;
using cocos2d::Node;
using cocos2d::Ref;
using cocos2d::Sequence;
using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using cocos2d::Vec2;
using Easing = CCBKeyframe::EasingType;

namespace {

bool isPair(const std::string& property) {
    return property == "position" || property == "scale" || property == "skew";
}

/// Whether the value has the type that values of the property have.
bool fits(const std::string& property, const Value& value) {
    if (isPair(property)) return value.getType() == Value::Type::VECTOR && value.asValueVector().size() >= 2;
    if (property == "color") return value.getType() == Value::Type::MAP;
    return value.isNull() || value.getType() < Value::Type::STRING;
}

Vec2 pairOf(const Value& value) {
    const ValueVector& numbers = value.asValueVector();
    return Vec2(numbers[0].asFloat(), numbers[1].asFloat());
}

Color3B colorOf(const Value& value) {
    const ValueMap& parts = value.asValueMap();
    const auto part = [&](const char* name) -> std::uint8_t {
        const auto found = parts.find(name);
        return found == parts.end() ? 0 : found->second.asByte();
    };
    return Color3B(part("r"), part("g"), part("b"));
}

void reportUnsupported(const std::string& property) {
    copra::warning("CCBAnimationManager: '%s' cannot be animated, or not with such a value",
                   property.c_str());
}

} // namespace

// --- Base values ---

const Value& CCBAnimationManager::getBaseValue(Node* node, const std::string& property) {
    if (AnimatedNode* const known = find(node))
        for (const auto& [name, value] : known->baseValues)
            if (name == property) return value;
    return Value::Null;
}

int CCBAnimationManager::baseTypeOf(Node* node, const std::string& property) {
    const Value& base = getBaseValue(node, property);
    const bool hasType = base.getType() == Value::Type::VECTOR && base.asValueVector().size() >= 3;
    return hasType ? base.asValueVector()[2].asInt() : 0;
}

Ref* CCBAnimationManager::getObject(Node* node, const std::string& property) {
    if (AnimatedNode* const known = find(node))
        for (const auto& [name, object] : known->objects)
            if (name == property) return object;
    return nullptr;
}

// --- Actions ---

ActionInterval* CCBAnimationManager::getPairAction(float duration, const Vec2& pair,
                                                   const std::string& property, Node* node) {
    if (property == "position") {
        const auto type = static_cast<CCBReader::PositionType>(baseTypeOf(node, property));
        return cocos2d::MoveTo::create(
            duration, getAbsolutePosition(pair, type, getContainerSize(node->getParent()), property));
    }
    if (property == "skew") return cocos2d::SkewTo::create(duration, pair.x, pair.y);
    const auto type = static_cast<CCBReader::ScaleType>(baseTypeOf(node, property));
    const bool isMultiplied = type == CCBReader::ScaleType::MULTIPLY_RESOLUTION;
    const float factor = isMultiplied ? CCBReader::getResolutionScale() : 1.0f;
    return cocos2d::ScaleTo::create(duration, pair.x * factor, pair.y * factor);
}

ActionInterval* CCBAnimationManager::getAction(CCBKeyframe* from, CCBKeyframe* to,
                                               const std::string& property, Node* node) {
    const float duration = std::max(0.0f, to->getTime() - (from ? from->getTime() : 0.0f));
    const Value& value = to->getValue();
    if (!fits(property, value)) {
        reportUnsupported(property);
        return nullptr;
    }
    if (isPair(property)) return getPairAction(duration, pairOf(value), property, node);
    if (property == "rotation") return CCBRotateTo::create(duration, value.asFloat());
    if (property == "rotationX") return CCBRotateXTo::create(duration, value.asFloat());
    if (property == "rotationY") return CCBRotateYTo::create(duration, value.asFloat());
    if (property == "opacity") return cocos2d::FadeTo::create(duration, value.asByte());
    if (property == "color") {
        const Color3B color = colorOf(value);
        return cocos2d::TintTo::create(duration, color.r, color.g, color.b);
    }
    cocos2d::FiniteTimeAction* end = nullptr;
    if (property == "visible") {
        if (value.asBool())
            end = cocos2d::Show::create();
        else
            end = cocos2d::Hide::create();
    } else if (property == "displayFrame") {
        end = CCBSetSpriteFrame::create(dynamic_cast<cocos2d::SpriteFrame*>(to->getObject()));
    } else {
        reportUnsupported(property);
        return nullptr;
    }
    return Sequence::createWithTwoActions(DelayTime::create(duration), end);
}

ActionInterval* CCBAnimationManager::getEaseAction(ActionInterval* action, Easing easingType,
                                                   float easingOpt) {
    if (dynamic_cast<Sequence*>(action)) return action;
    switch (easingType) {
    case Easing::LINEAR:
        return action;
    case Easing::INSTANT:
        return CCBEaseInstant::create(action);
    case Easing::CUBIC_IN:
        return cocos2d::EaseIn::create(action, easingOpt);
    case Easing::CUBIC_OUT:
        return cocos2d::EaseOut::create(action, easingOpt);
    case Easing::CUBIC_INOUT:
        return cocos2d::EaseInOut::create(action, easingOpt);
    case Easing::BACK_IN:
        return cocos2d::EaseBackIn::create(action);
    case Easing::BACK_OUT:
        return cocos2d::EaseBackOut::create(action);
    case Easing::BACK_INOUT:
        return cocos2d::EaseBackInOut::create(action);
    case Easing::BOUNCE_IN:
        return cocos2d::EaseBounceIn::create(action);
    case Easing::BOUNCE_OUT:
        return cocos2d::EaseBounceOut::create(action);
    case Easing::BOUNCE_INOUT:
        return cocos2d::EaseBounceInOut::create(action);
    case Easing::ELASTIC_IN:
        return cocos2d::EaseElasticIn::create(action, easingOpt);
    case Easing::ELASTIC_OUT:
        return cocos2d::EaseElasticOut::create(action, easingOpt);
    case Easing::ELASTIC_INOUT:
        return cocos2d::EaseElasticInOut::create(action, easingOpt);
    }
    copra::warning("CCBAnimationManager: unknown easing %d", static_cast<int>(easingType));
    return action;
}

void CCBAnimationManager::runAction(Node* node, CCBSequenceProperty* property, float tweenDuration) {
    const auto& keyframes = property->getKeyframes();
    if (keyframes.size() < 2) return;
    cocos2d::Vector<cocos2d::FiniteTimeAction*> actions;
    const float firstTime = keyframes.at(0)->getTime() + tweenDuration;
    if (firstTime > 0.0f) actions.pushBack(DelayTime::create(firstTime));
    for (ssize_t i = 0; i + 1 < keyframes.size(); ++i) {
        CCBKeyframe* const from = keyframes.at(i);
        ActionInterval* const action = getAction(from, keyframes.at(i + 1), property->getName(), node);
        if (action) actions.pushBack(getEaseAction(action, from->getEasingType(), from->getEasingOpt()));
    }
    if (!actions.empty()) node->runAction(Sequence::create(actions));
}

// --- Values ---

void CCBAnimationManager::setPair(const std::string& property, Node* node, const Vec2& pair) {
    const int type = baseTypeOf(node, property);
    if (property == "position") {
        node->setPosition(getAbsolutePosition(pair, static_cast<CCBReader::PositionType>(type),
                                              getContainerSize(node->getParent()), property));
    } else if (property == "scale") {
        setRelativeScale(node, pair.x, pair.y, static_cast<CCBReader::ScaleType>(type), property);
    } else {
        node->setSkewX(pair.x);
        node->setSkewY(pair.y);
    }
}

void CCBAnimationManager::setAnimatedProperty(const std::string& property, Node* node, const Value& value,
                                              Ref* object, float tweenDuration) {
    if (tweenDuration > 0.0f) {
        auto* const end = new CCBKeyframe();
        end->autorelease();
        end->setObject(object);
        end->setValue(value);
        end->setTime(tweenDuration);
        if (ActionInterval* const tween = getAction(nullptr, end, property, node)) node->runAction(tween);
        return;
    }
    auto* const sprite = dynamic_cast<cocos2d::Sprite*>(node);
    auto* const frame = dynamic_cast<cocos2d::SpriteFrame*>(object);
    if (property == "displayFrame") {
        if (sprite && frame) sprite->setSpriteFrame(frame);
    } else if (!fits(property, value)) {
        reportUnsupported(property);
    } else if (isPair(property)) {
        setPair(property, node, pairOf(value));
    } else if (property == "rotation") {
        node->setRotation(value.asFloat());
    } else if (property == "rotationX") {
        node->setRotationSkewX(value.asFloat());
    } else if (property == "rotationY") {
        node->setRotationSkewY(value.asFloat());
    } else if (property == "opacity") {
        node->setOpacity(value.asByte());
    } else if (property == "color") {
        node->setColor(colorOf(value));
    } else if (property == "visible") {
        node->setVisible(value.asBool());
    } else {
        reportUnsupported(property);
    }
}

void CCBAnimationManager::setFirstFrame(Node* node, CCBSequenceProperty* property, float tweenDuration) {
    const std::string name = property->getName();
    const auto& keyframes = property->getKeyframes();
    if (!keyframes.empty()) {
        CCBKeyframe* const first = keyframes.at(0);
        setAnimatedProperty(name, node, first->getValue(), first->getObject(), tweenDuration);
        return;
    }
    const Value base = getBaseValue(node, name);
    Ref* const object = getObject(node, name);
    if (!base.isNull() || object) setAnimatedProperty(name, node, base, object, tweenDuration);
}

void CCBAnimationManager::startNode(std::size_t index, int sequenceId, float tweenDuration) {
    const cocos2d::RefPtr<Node> node(_nodes[index].node.get());
    if (!node) return;
    node->stopAllActions();
    const auto sequence = _nodes[index].sequences.find(sequenceId);
    // Copies: setters of games may change the manager.
    cocos2d::Map<std::string, CCBSequenceProperty*> properties;
    if (sequence != _nodes[index].sequences.end()) properties = sequence->second;
    const auto baseValues = _nodes[index].baseValues;
    const auto objects = _nodes[index].objects;

    for (const auto& [name, property] : properties) {
        setFirstFrame(node, property, tweenDuration);
        runAction(node, property, tweenDuration);
    }
    // Another sequence may have changed the rest.
    for (const auto& [name, value] : baseValues)
        if (properties.find(name) == properties.end())
            setAnimatedProperty(name, node, value, nullptr, tweenDuration);
    for (const auto& [name, object] : objects)
        if (properties.find(name) == properties.end())
            setAnimatedProperty(name, node, Value::Null, object, tweenDuration);
}

} // namespace cocosbuilder
