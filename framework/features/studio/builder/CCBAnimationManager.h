#pragma once

#include "action/fwd.h"
#include "base/Map.h"
#include "base/WeakPtr.h"
#include "extensions/Control.h"
#include "studio/builder/CCBActions.h"
#include "studio/builder/CCBSequence.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace cocosbuilder {

/// Is notified of the ends of sequences.
class CCBAnimationManagerDelegate {
public:
    virtual ~CCBAnimationManagerDelegate() = default;
    /// Called at the end of a sequence, after the chained one has been started.
    virtual void completedAnimationSequenceNamed(const char* name) = 0;
};

} // namespace cocosbuilder

namespace copra {

/// Holds a Ref strongly, or weakly if it is a node: nodes own the animation manager through their user objects.
class HeldTarget {
public:
    HeldTarget() = default;
    explicit HeldTarget(cocos2d::Ref* target);
    /// False if the node has been destroyed.
    bool isAlive() const { return !_node.expired(); }

private:
    cocos2d::RefPtr<cocos2d::Ref> _object;
    WeakPtr<cocos2d::Ref> _node;
};

} // namespace copra

namespace cocosbuilder {

/// Runs the sequences of a .ccbi file. It is the user object of the root node; see CCBReader.
class CCBAnimationManager : public cocos2d::Ref {
public:
    CCBAnimationManager();
    /// Stops the actions of the root node.
    ~CCBAnimationManager() override;
    /// Returns true; for derived classes.
    virtual bool init();

    // --- Running ---

    /// Stops the running sequence, moves all animated properties to their values at the start of the new sequence within
    /// `fTweenDuration` seconds, and then runs it. An unknown sequence is logged and ignored.
    void runAnimationsForSequenceNamedTweenDuration(const char* pName, float fTweenDuration);
    /// Runs a sequence by its name, without a transition. An unknown one is logged and ignored.
    void runAnimationsForSequenceNamed(const char* pName);
    /// Runs a sequence by its id, after a transition of `fTweenDuraiton` seconds.
    void runAnimationsForSequenceIdTweenDuration(int nSeqId, float fTweenDuraiton);
    /// Deprecated aliases.
    void runAnimations(const char* pName, float fTweenDuration);
    void runAnimations(const char* pName);
    void runAnimations(int nSeqId, float fTweenDuraiton);
    /// The name of the sequence that runs; null if none runs.
    const char* getRunningSequenceName();
    /// The sequence that ended last; empty before the first one.
    std::string getLastCompletedSequenceName() { return _lastCompletedSequenceName; }
    /// The object that is notified of the ends of sequences. Retained unless it is a node. Null for none.
    void setDelegate(CCBAnimationManagerDelegate* pDelegate);
    CCBAnimationManagerDelegate* getDelegate();
    /// Sets a function that is called at the end of every sequence, after the delegate. The target is retained unless it is a
    /// node.
    void setAnimationCompletedCallback(cocos2d::Ref* target, cocos2d::SEL_CallFunc callbackFunc);
    /// Logs nothing, as in the original.
    void debug() {}

    // --- Sequences ---

    /// The sequences of the file. Retained.
    cocos2d::Vector<CCBSequence*>& getSequences() { return _sequences; }
    void setSequences(const cocos2d::Vector<CCBSequence*>& seq) { _sequences = seq; }
    /// The sequence that the reader starts; -1 for none.
    int getAutoPlaySequenceId() { return _autoPlaySequenceId; }
    void setAutoPlaySequenceId(int autoPlaySequenceId) { _autoPlaySequenceId = autoPlaySequenceId; }
    /// The id of a sequence; -1 if there is none of this name.
    int getSequenceId(const char* pSequenceName);
    /// The duration of a sequence in seconds; 0 if there is none of this name.
    float getSequenceDuration(const char* pSequenceName);
    /// The actions of a channel, or null if there are none.
    cocos2d::Sequence* actionForCallbackChannel(CCBSequenceProperty* channel);
    /// The sounds of a channel, or null if there are none.
    cocos2d::Sequence* actionForSoundChannel(CCBSequenceProperty* channel);

    // --- Nodes ---

    /// The root node of the file; null if it has been destroyed.
    cocos2d::Node* getRootNode() { return _rootNode.get(); }
    void setRootNode(cocos2d::Node* pRootNode) { _rootNode = pRootNode; }
    /// The size that the root node is placed in.
    const cocos2d::Size& getRootContainerSize() { return _rootContainerSize; }
    void setRootContainerSize(const cocos2d::Size& rootContainerSize) {
        _rootContainerSize = rootContainerSize;
    }
    /// The size of the content of a node; for null that of the root's container.
    const cocos2d::Size& getContainerSize(cocos2d::Node* pNode);
    /// Adds the keyframes of a node, by sequence and property. The node is not retained.
    void addNode(cocos2d::Node* pNode,
                 const std::unordered_map<int, cocos2d::Map<std::string, CCBSequenceProperty*>>& seq);
    /// The value of an animated property in sequences that do not animate it.
    void setBaseValue(const cocos2d::Value& value, cocos2d::Node* pNode, const std::string& propName);
    /// The sprite frame of an animated property in sequences that do not animate it. Retained.
    void setObject(cocos2d::Ref* obj, cocos2d::Node* pNode, const std::string& propName);
    /// Gives the animations of a node to another node.
    void moveAnimationsFromNode(cocos2d::Node* fromNode, cocos2d::Node* toNode);

    // --- Files for scripts ---

    /// What a reader for scripts collects about the file: nodes with callbacks or outlets, and their names, at the same index. The
    /// nodes are not retained, since the root node owns the manager; a null node counts as a destroyed one.
    void addDocumentCallbackNode(cocos2d::Node* node) { _documentCallbackNodes.emplace_back(node); }
    /// Adds the name of a callback to the list for scripts.
    void addDocumentCallbackName(std::string name) { _documentCallbackNames.emplace_back(name); }
    /// Adds the events of a callback to the list for scripts.
    void addDocumentCallbackControlEvents(cocos2d::extension::Control::EventType eventType);
    /// Adds a node with an outlet to the list for scripts. The node is not retained.
    void addDocumentOutletNode(cocos2d::Node* node) { _documentOutletNodes.emplace_back(node); }
    /// Adds the name of an outlet to the list for scripts.
    void addDocumentOutletName(std::string name) { _documentOutletNames.emplace_back(name); }
    /// The controller of the file for scripts, as named in the editor.
    void setDocumentControllerName(const std::string& name) { _documentControllerName = name; }
    std::string getDocumentControllerName() { return _documentControllerName; }
    /// The names of the callbacks, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentCallbackNames() { return _documentCallbackNames; }
    /// Makes a list, which exists until the end of the frame; an empty node stands for a destroyed one. Call `retain()` on a node to keep it.
    cocos2d::Vector<cocos2d::Node*>& getDocumentCallbackNodes();
    /// The events of the callbacks, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentCallbackControlEvents() { return _documentCallbackControlEvents; }
    /// The names of the outlets, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentOutletNames() { return _documentOutletNames; }
    /// Like getDocumentCallbackNodes().
    cocos2d::Vector<cocos2d::Node*>& getDocumentOutletNodes();
    /// The callbacks of keyframes, as "target:name".
    cocos2d::ValueVector& getKeyframeCallbacks() { return _keyframeCallbacks; }
    /// The action for a callback in getKeyframeCallbacks().
    void setCallFunc(cocos2d::CallFunc* callFunc, const std::string& callbackNamed);

    /// Whether callbacks are those of setCallFunc().
    bool _jsControlled = false;
    /// Receives the callbacks of keyframes that are assigned to the owner. Not retained.
    cocos2d::Ref* _owner = nullptr;

private:
    friend class CCBReader;
    using Sequences = std::unordered_map<int, cocos2d::Map<std::string, CCBSequenceProperty*>>;
    struct AnimatedNode {
        copra::WeakPtr<cocos2d::Node> node;
        Sequences sequences;
        std::vector<std::pair<std::string, cocos2d::Value>> baseValues;
        std::vector<std::pair<std::string, cocos2d::RefPtr<cocos2d::Ref>>> objects;
    };

    void setOwner(cocos2d::Ref* owner);
    cocos2d::Ref* targetOf(int targetType);
    AnimatedNode* find(cocos2d::Node* node);
    AnimatedNode& findOrAdd(cocos2d::Node* node);
    const cocos2d::Value& getBaseValue(cocos2d::Node* node, const std::string& property);
    int baseTypeOf(cocos2d::Node* node, const std::string& property);
    cocos2d::Ref* getObject(cocos2d::Node* node, const std::string& property);
    CCBSequence* getSequence(int sequenceId);
    cocos2d::ActionInterval* getAction(CCBKeyframe* from, CCBKeyframe* to, const std::string& property,
                                       cocos2d::Node* node);
    cocos2d::ActionInterval* getPairAction(float duration, const cocos2d::Vec2& pair,
                                           const std::string& property, cocos2d::Node* node);
    cocos2d::ActionInterval* getEaseAction(cocos2d::ActionInterval* action,
                                           CCBKeyframe::EasingType easingType, float easingOpt);
    void setAnimatedProperty(const std::string& property, cocos2d::Node* node, const cocos2d::Value& value,
                             cocos2d::Ref* object, float tweenDuration);
    void setPair(const std::string& property, cocos2d::Node* node, const cocos2d::Vec2& pair);
    void setFirstFrame(cocos2d::Node* node, CCBSequenceProperty* property, float tweenDuration);
    void runAction(cocos2d::Node* node, CCBSequenceProperty* property, float tweenDuration);
    void startNode(std::size_t index, int sequenceId, float tweenDuration);
    void runSequence(int nSeqId, float fTweenDuraiton, float leastDuration);
    void startChannels(CCBSequence& sequence, float tweenDuration);
    cocos2d::FiniteTimeAction* actionForCallback(const cocos2d::Value& value);
    void sequenceCompleted();

    cocos2d::Vector<CCBSequence*> _sequences;
    std::vector<AnimatedNode> _nodes;
    int _autoPlaySequenceId = 0;
    copra::WeakPtr<cocos2d::Node> _rootNode;
    copra::WeakPtr<cocos2d::Ref> _knownOwner;
    cocos2d::Size _rootContainerSize;
    CCBAnimationManagerDelegate* _delegate = nullptr;
    copra::HeldTarget _heldDelegate;
    cocos2d::RefPtr<CCBSequence> _runningSequence;
    cocos2d::ValueVector _documentOutletNames;
    std::vector<copra::WeakPtr<cocos2d::Node>> _documentOutletNodes;
    cocos2d::ValueVector _documentCallbackNames;
    std::vector<copra::WeakPtr<cocos2d::Node>> _documentCallbackNodes;
    cocos2d::ValueVector _documentCallbackControlEvents;
    cocos2d::ValueVector _keyframeCallbacks;
    cocos2d::Map<std::string, cocos2d::CallFunc*> _keyframeCallFuncs;
    std::string _documentControllerName;
    std::string _lastCompletedSequenceName;
    cocos2d::SEL_CallFunc _animationCompleteCallbackFunc = nullptr;
    cocos2d::Ref* _target = nullptr;
    copra::HeldTarget _heldTarget;
};

} // namespace cocosbuilder
