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

/// Is notified when sequences end.
class CCBAnimationManagerDelegate {
public:
    virtual ~CCBAnimationManagerDelegate() = default;
    /// Called at the end of a sequence, after the chained sequence has been started.
    virtual void completedAnimationSequenceNamed(const char* name) = 0;
};

} // namespace cocosbuilder

namespace copra {

/// Holds a Ref, and retains it unless it is a node. Nodes own the animation manager as their user object, so
/// that it must not retain them.
class HeldTarget {
public:
    /// Constructs a holder of null.
    HeldTarget() = default;
    /// Constructs a holder of `target`, which is retained unless it is a node.
    explicit HeldTarget(cocos2d::Ref* target);
    /// Returns false if the node has been destroyed.
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
    /// Constructs a manager without sequences.
    CCBAnimationManager();
    /// Stops the actions of the root node.
    ~CCBAnimationManager() override;
    /// Initializes the manager. It is for derived classes and returns true.
    virtual bool init();

    // --- Running ---

    /// Stops the running sequence, changes all animated properties to their values at the start of the new
    /// sequence within `fTweenDuration` seconds, and then runs the new one. An unknown sequence is logged and
    /// ignored.
    void runAnimationsForSequenceNamedTweenDuration(const char* pName, float fTweenDuration);
    /// Runs the sequence with this name, without a transition. An unknown name is logged and ignored.
    void runAnimationsForSequenceNamed(const char* pName);
    /// Runs the sequence with this ID, after a transition of `fTweenDuraiton` seconds. An unknown ID is
    /// logged and ignored.
    void runAnimationsForSequenceIdTweenDuration(int nSeqId, float fTweenDuraiton);
    /// Deprecated name of runAnimationsForSequenceNamedTweenDuration().
    void runAnimations(const char* pName, float fTweenDuration);
    /// Deprecated name of runAnimationsForSequenceNamed().
    void runAnimations(const char* pName);
    /// Deprecated name of runAnimationsForSequenceIdTweenDuration().
    void runAnimations(int nSeqId, float fTweenDuraiton);
    /// Returns the name of the running sequence, or null.
    const char* getRunningSequenceName();
    /// Returns the name of the sequence that ended last. It is empty before the first end.
    std::string getLastCompletedSequenceName() { return _lastCompletedSequenceName; }
    /// Sets the object that is notified when sequences end, or null. It is retained unless it is a node.
    void setDelegate(CCBAnimationManagerDelegate* pDelegate);
    /// Returns the object that is notified when sequences end, or null. It is retained unless it is a node.
    CCBAnimationManagerDelegate* getDelegate();
    /// Sets a function that is called at the end of each sequence, after the delegate. The target is retained
    /// unless it is a node.
    void setAnimationCompletedCallback(cocos2d::Ref* target, cocos2d::SEL_CallFunc callbackFunc);
    /// Does nothing, as in cocos2d-x.
    void debug() {}

    // --- Sequences ---

    /// Returns the sequences of the file. They are retained.
    cocos2d::Vector<CCBSequence*>& getSequences() { return _sequences; }
    /// Sets the sequences of the file. They are retained.
    void setSequences(const cocos2d::Vector<CCBSequence*>& seq) { _sequences = seq; }
    /// Returns the ID of the sequence that the reader starts, or -1.
    int getAutoPlaySequenceId() { return _autoPlaySequenceId; }
    /// Sets the ID of the sequence that the reader starts, or -1.
    void setAutoPlaySequenceId(int autoPlaySequenceId) { _autoPlaySequenceId = autoPlaySequenceId; }
    /// Returns the ID of the sequence with this name, or -1.
    int getSequenceId(const char* pSequenceName);
    /// Returns the duration of the sequence with this name in seconds, or 0.
    float getSequenceDuration(const char* pSequenceName);
    /// Returns the actions of a channel of callbacks, or null if it has none.
    cocos2d::Sequence* actionForCallbackChannel(CCBSequenceProperty* channel);
    /// Returns the actions of a channel of sounds, or null if it has none.
    cocos2d::Sequence* actionForSoundChannel(CCBSequenceProperty* channel);

    // --- Nodes ---

    /// Returns the root node of the file. It is null after the node has been destroyed.
    cocos2d::Node* getRootNode() { return _rootNode.get(); }
    /// Sets the root node of the file, whose sequences the manager runs.
    void setRootNode(cocos2d::Node* pRootNode) { _rootNode = pRootNode; }
    /// Returns the size of the area in which the root node is placed.
    const cocos2d::Size& getRootContainerSize() { return _rootContainerSize; }
    /// Sets the size of the area in which the root node is placed.
    void setRootContainerSize(const cocos2d::Size& rootContainerSize) {
        _rootContainerSize = rootContainerSize;
    }
    /// Returns the content size of a node. If the node is null, the function returns the size of the area in
    /// which the root node is placed.
    const cocos2d::Size& getContainerSize(cocos2d::Node* pNode);
    /// Adds the keyframes of a node, by sequence and property. The node is not retained. A null node is an
    /// error: debug builds assert; release builds log it and do nothing.
    void addNode(cocos2d::Node* pNode,
                 const std::unordered_map<int, cocos2d::Map<std::string, CCBSequenceProperty*>>& seq);
    /// Sets the value of an animated property for the sequences that do not animate it. A null node is an
    /// error: debug builds assert; release builds log it and do nothing.
    void setBaseValue(const cocos2d::Value& value, cocos2d::Node* pNode, const std::string& propName);
    /// Sets the sprite frame of an animated property for the sequences that do not animate it. It is
    /// retained. A null node is an error: debug builds assert; release builds log it and do nothing.
    void setObject(cocos2d::Ref* obj, cocos2d::Node* pNode, const std::string& propName);
    /// Gives the animations of a node to another node. Null is ignored.
    void moveAnimationsFromNode(cocos2d::Node* fromNode, cocos2d::Node* toNode);

    // --- Files for scripts ---

    /// Adds a node with a callback to the list for scripts, where its name and its events have the same
    /// index. The node is not retained, because the root node owns the manager. A null node counts as a
    /// destroyed one.
    void addDocumentCallbackNode(cocos2d::Node* node) { _documentCallbackNodes.emplace_back(node); }
    /// Adds the name of a callback to the list for scripts.
    void addDocumentCallbackName(std::string name) { _documentCallbackNames.emplace_back(name); }
    /// Adds the events of a callback to the list for scripts.
    void addDocumentCallbackControlEvents(cocos2d::extension::Control::EventType eventType);
    /// Adds a node with an outlet to the list for scripts. The node is not retained.
    void addDocumentOutletNode(cocos2d::Node* node) { _documentOutletNodes.emplace_back(node); }
    /// Adds the name of an outlet to the list for scripts.
    void addDocumentOutletName(std::string name) { _documentOutletNames.emplace_back(name); }
    /// Sets the name of the controller for scripts, as given in the editor.
    void setDocumentControllerName(const std::string& name) { _documentControllerName = name; }
    /// Returns the name of the controller for scripts, as given in the editor.
    std::string getDocumentControllerName() { return _documentControllerName; }
    /// Returns the names of the callbacks, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentCallbackNames() { return _documentCallbackNames; }
    /// Returns a list of the nodes with callbacks, which exists until the end of the frame. Destroyed nodes
    /// are replaced with empty ones. To keep a node, retain it.
    cocos2d::Vector<cocos2d::Node*>& getDocumentCallbackNodes();
    /// Returns the events of the callbacks, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentCallbackControlEvents() { return _documentCallbackControlEvents; }
    /// Returns the names of the outlets, at the indices of their nodes.
    cocos2d::ValueVector& getDocumentOutletNames() { return _documentOutletNames; }
    /// Returns a list of the nodes with outlets; see getDocumentCallbackNodes().
    cocos2d::Vector<cocos2d::Node*>& getDocumentOutletNodes();
    /// Returns the callbacks of keyframes, as "target:name".
    cocos2d::ValueVector& getKeyframeCallbacks() { return _keyframeCallbacks; }
    /// Sets the action for a callback of getKeyframeCallbacks().
    void setCallFunc(cocos2d::CallFunc* callFunc, const std::string& callbackNamed);

    /// Whether the callbacks are the actions of setCallFunc().
    bool _jsControlled = false;
    /// Receives the callbacks of keyframes that are assigned to the owner. It is not retained.
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
