#include "studio/builder/CCBAnimationManager.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Sequence.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "scene/Node.h"
#include "studio/builder/CCBReader.h"
#include "studio/builder/CCBSelectorResolver.h"

#include <algorithm>

// Sequences and channels; CCBAnimationManager_properties.cpp has what a sequence does with a node.

namespace copra {

HeldTarget::HeldTarget(cocos2d::Ref* target) {
    if (auto* const node = dynamic_cast<cocos2d::Node*>(target))
        _node = node;
    else
        _object = target;
}

} // namespace copra

namespace cocosbuilder {

using cocos2d::CallFunc;
using cocos2d::DelayTime;
using cocos2d::FiniteTimeAction;
using cocos2d::Node;
using cocos2d::Ref;
using cocos2d::Sequence;
using cocos2d::Value;

CCBAnimationManager::CCBAnimationManager() = default;

CCBAnimationManager::~CCBAnimationManager() {
    if (Node* const root = getRootNode()) root->stopAllActions();
}

bool CCBAnimationManager::init() {
    return true;
}

// --- Nodes ---

CCBAnimationManager::AnimatedNode* CCBAnimationManager::find(Node* node) {
    // While a file is read, it is the last one.
    const auto found = std::find_if(_nodes.rbegin(), _nodes.rend(),
                                    [node](const AnimatedNode& one) { return one.node == node; });
    return found == _nodes.rend() ? nullptr : &*found;
}

CCBAnimationManager::AnimatedNode& CCBAnimationManager::findOrAdd(Node* node) {
    if (AnimatedNode* const known = find(node)) return *known;
    _nodes.emplace_back().node = node;
    return _nodes.back();
}

void CCBAnimationManager::addNode(
    Node* pNode, const std::unordered_map<int, cocos2d::Map<std::string, CCBSequenceProperty*>>& seq) {
    if (copra::refuse(!pNode, "CCBAnimationManager::addNode: the node is null")) return;
    findOrAdd(pNode).sequences = seq;
}

void CCBAnimationManager::setBaseValue(const Value& value, Node* pNode, const std::string& propName) {
    if (copra::refuse(!pNode, "CCBAnimationManager::setBaseValue: the node is null")) return;
    auto& values = findOrAdd(pNode).baseValues;
    for (auto& [name, known] : values) {
        if (name != propName) continue;
        known = value;
        return;
    }
    values.emplace_back(propName, value);
}

void CCBAnimationManager::setObject(Ref* obj, Node* pNode, const std::string& propName) {
    if (copra::refuse(!pNode, "CCBAnimationManager::setObject: the node is null")) return;
    auto& objects = findOrAdd(pNode).objects;
    for (auto& [name, known] : objects) {
        if (name != propName) continue;
        known = obj;
        return;
    }
    objects.emplace_back(propName, obj);
}

void CCBAnimationManager::moveAnimationsFromNode(Node* fromNode, Node* toNode) {
    AnimatedNode* const from = find(fromNode);
    if (from && toNode) from->node = toNode;
}

const cocos2d::Size& CCBAnimationManager::getContainerSize(Node* pNode) {
    return pNode ? pNode->getContentSize() : _rootContainerSize;
}

// --- Targets ---

void CCBAnimationManager::setDelegate(CCBAnimationManagerDelegate* pDelegate) {
    _delegate = pDelegate;
    _heldDelegate = copra::HeldTarget(dynamic_cast<Ref*>(pDelegate));
}

CCBAnimationManagerDelegate* CCBAnimationManager::getDelegate() {
    return _heldDelegate.isAlive() ? _delegate : nullptr;
}

void CCBAnimationManager::setAnimationCompletedCallback(Ref* target, cocos2d::SEL_CallFunc callbackFunc) {
    _target = target;
    _heldTarget = copra::HeldTarget(target);
    _animationCompleteCallbackFunc = callbackFunc;
}

void CCBAnimationManager::setOwner(Ref* owner) {
    _owner = owner;
    _knownOwner = owner;
}

Ref* CCBAnimationManager::targetOf(int targetType) {
    if (targetType == static_cast<int>(CCBReader::TargetType::DOCUMENT_ROOT)) return getRootNode();
    if (targetType != static_cast<int>(CCBReader::TargetType::OWNER)) return nullptr;
    return _knownOwner.expired() ? nullptr : _owner;
}

// --- Files for scripts ---

namespace {

/// Returns the nodes in a list that the autorelease pool owns.
cocos2d::Vector<Node*>& pooled(const std::vector<copra::WeakPtr<Node>>& nodes) {
    struct List : Ref {
        cocos2d::Vector<Node*> nodes;
    };
    auto* const list = new List;
    list->autorelease();
    for (const auto& node : nodes) list->nodes.pushBack(node ? node.get() : Node::create());
    return list->nodes;
}

} // namespace

cocos2d::Vector<Node*>& CCBAnimationManager::getDocumentCallbackNodes() {
    return pooled(_documentCallbackNodes);
}

cocos2d::Vector<Node*>& CCBAnimationManager::getDocumentOutletNodes() {
    return pooled(_documentOutletNodes);
}

void CCBAnimationManager::addDocumentCallbackControlEvents(cocos2d::extension::Control::EventType eventType) {
    _documentCallbackControlEvents.emplace_back(static_cast<int>(eventType));
}

void CCBAnimationManager::setCallFunc(CallFunc* callFunc, const std::string& callbackNamed) {
    _keyframeCallFuncs.insert(callbackNamed, callFunc);
}

// --- Sequences ---

int CCBAnimationManager::getSequenceId(const char* pSequenceName) {
    const std::string name(pSequenceName ? pSequenceName : "");
    for (CCBSequence* const sequence : _sequences)
        if (name == sequence->getName()) return sequence->getSequenceId();
    return -1;
}

CCBSequence* CCBAnimationManager::getSequence(int sequenceId) {
    for (CCBSequence* const sequence : _sequences)
        if (sequence->getSequenceId() == sequenceId) return sequence;
    return nullptr;
}

float CCBAnimationManager::getSequenceDuration(const char* pSequenceName) {
    CCBSequence* const sequence = getSequence(getSequenceId(pSequenceName));
    return sequence ? sequence->getDuration() : 0.0f;
}

const char* CCBAnimationManager::getRunningSequenceName() {
    return _runningSequence ? _runningSequence->getName() : nullptr;
}

void CCBAnimationManager::runAnimations(const char* pName, float fTweenDuration) {
    runAnimationsForSequenceNamedTweenDuration(pName, fTweenDuration);
}

void CCBAnimationManager::runAnimations(const char* pName) {
    runAnimationsForSequenceNamed(pName);
}

void CCBAnimationManager::runAnimations(int nSeqId, float fTweenDuraiton) {
    runAnimationsForSequenceIdTweenDuration(nSeqId, fTweenDuraiton);
}

void CCBAnimationManager::runAnimationsForSequenceNamed(const char* pName) {
    runAnimationsForSequenceNamedTweenDuration(pName, 0.0f);
}

void CCBAnimationManager::runAnimationsForSequenceNamedTweenDuration(const char* pName,
                                                                     float fTweenDuration) {
    const int id = getSequenceId(pName);
    if (id == -1)
        copra::warning("CCBAnimationManager: there is no sequence '%s'", pName ? pName : "");
    else
        runAnimationsForSequenceIdTweenDuration(id, fTweenDuration);
}

void CCBAnimationManager::runAnimationsForSequenceIdTweenDuration(int nSeqId, float fTweenDuraiton) {
    runSequence(nSeqId, fTweenDuraiton, 0.0f);
}

void CCBAnimationManager::runSequence(int nSeqId, float fTweenDuraiton, float leastDuration) {
    const cocos2d::RefPtr<CCBSequence> sequence(getSequence(nSeqId));
    const cocos2d::RefPtr<CCBAnimationManager> alive(
        this); // setters and resolvers of games may remove the nodes
    const cocos2d::RefPtr<Node> root(getRootNode());
    if (!sequence || !root) {
        copra::warning("CCBAnimationManager: there is no %s", root ? "such sequence" : "root node");
        return;
    }
    root->stopAllActions();
    for (std::size_t i = 0; i < _nodes.size(); ++i) startNode(i, nSeqId, fTweenDuraiton);
    const copra::WeakPtr<CCBAnimationManager> self(this);
    root->runAction(Sequence::createWithTwoActions(
        DelayTime::create(std::max(leastDuration, sequence->getDuration() + fTweenDuraiton)),
        CallFunc::create([self] {
            if (self) self->sequenceCompleted();
        })));
    startChannels(*sequence, fTweenDuraiton);
    _runningSequence = sequence;
}

void CCBAnimationManager::startChannels(CCBSequence& sequence, float /*tweenDuration*/) {
    // As in the original, the channels start at once, not after the tween.
    for (Sequence* const action : {actionForCallbackChannel(sequence.getCallbackChannel()),
                                   actionForSoundChannel(sequence.getSoundChannel())})
        if (action) getRootNode()->runAction(action);
}

void CCBAnimationManager::sequenceCompleted() {
    if (!_runningSequence) return;
    const auto self = copra::keepAlive(this);
    const std::string name = _runningSequence->getName();
    const int next = _runningSequence->getChainedSequenceId();
    _runningSequence = nullptr;
    _lastCompletedSequenceName = name;
    // An action of no duration would end in this frame: sequences that follow each other would never let it end.
    constexpr float kUntilNextFrame = 1e-6f;
    if (next != -1) runSequence(next, 0.0f, kUntilNextFrame);
    if (CCBAnimationManagerDelegate* const delegate = getDelegate())
        delegate->completedAnimationSequenceNamed(name.c_str());
    if (_target && _animationCompleteCallbackFunc && _heldTarget.isAlive())
        (_target->*_animationCompleteCallbackFunc)();
}

// --- Channels ---

namespace {

/// The keyframes of a channel as delays, each followed by the action that `actionOf` makes of the value.
template<class ActionOf>
Sequence* actionForChannel(CCBSequenceProperty* channel, ActionOf actionOf) {
    if (!channel) return nullptr;
    cocos2d::Vector<FiniteTimeAction*> actions;
    float lastTime = 0.0f;
    for (CCBKeyframe* const keyframe : channel->getKeyframes()) {
        const float delay = keyframe->getTime() - lastTime;
        lastTime = keyframe->getTime();
        if (delay > 0.0f) actions.pushBack(DelayTime::create(delay));
        const Value& value = keyframe->getValue();
        if (value.getType() != Value::Type::VECTOR || value.asValueVector().size() < 2) continue;
        if (FiniteTimeAction* const action = actionOf(value)) actions.pushBack(action);
    }
    return actions.empty() ? nullptr : Sequence::create(actions);
}

} // namespace

Sequence* CCBAnimationManager::actionForCallbackChannel(CCBSequenceProperty* channel) {
    return actionForChannel(channel, [this](const Value& value) { return actionForCallback(value); });
}

Sequence* CCBAnimationManager::actionForSoundChannel(CCBSequenceProperty* channel) {
    return actionForChannel(channel, [](const Value& value) -> FiniteTimeAction* {
        const cocos2d::ValueVector& sound = value.asValueVector();
        if (sound.size() < 4) return nullptr;
        return CCBSoundEffect::actionWithSoundFile(sound[0].asString(), sound[1].asFloat(),
                                                   sound[2].asFloat(), sound[3].asFloat());
    });
}

FiniteTimeAction* CCBAnimationManager::actionForCallback(const Value& value) {
    const std::string name = value.asValueVector()[0].asString();
    const int targetType = value.asValueVector()[1].asInt();
    if (_jsControlled) {
        CallFunc* const known = _keyframeCallFuncs.at(std::to_string(targetType) + ":" + name);
        return known ? known->clone() : nullptr;
    }
    Ref* const target = targetOf(targetType);
    if (!target || name.empty()) return nullptr;
    auto* const resolver = dynamic_cast<CCBSelectorResolver*>(target);
    const auto handler = resolver ? resolver->onResolveCCBCCCallFuncSelector(target, name.c_str()) : nullptr;
    if (!handler) {
        copra::warning("CCBAnimationManager: no CCBSelectorResolver knows the callback '%s'", name.c_str());
        return nullptr;
    }
    const copra::WeakPtr<Ref> weak(target);
    return cocos2d::CallFuncN::create([weak, handler](Node* sender) {
        if (Ref* const alive = weak.get()) (alive->*handler)(sender);
    });
}

} // namespace cocosbuilder
