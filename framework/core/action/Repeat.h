#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action a number of times. A frame that covers several rounds completes them all, including their
/// callbacks.
///
/// At most 10,000 rounds are completed in a frame. The rest follow in the next frames, with a warning in the
/// log. If this action is inside a Sequence or another action that ends sooner, the rest do not run.
class Repeat : public ActionInterval {
public:
    /// Creates an action that runs `action`, which is retained, several times. With 0 `times`, the action
    /// does nothing. A null `action` is an error: debug builds assert; release builds log it and return null.
    static Repeat* create(FiniteTimeAction* action, unsigned int times);

    /// Returns an autoreleased copy with a copy of the inner action and the same number of rounds.
    Repeat* clone() const override;
    /// Returns an autoreleased action that runs the reverse of the inner action the same number of times.
    Repeat* reverse() const override;
    /// Starts the first round on `target`.
    void startWithTarget(Node* target) override;
    /// Stops this action and the inner action.
    void stop() override;
    /// Completes the rounds that end by `time`, a fraction of the duration of all rounds, and starts the next
    /// one.
    void update(float time) override;
    /// Returns true when all rounds are completed.
    bool isDone() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithAction(FiniteTimeAction* pAction, unsigned int times);

    /// Returns the action that is repeated.
    FiniteTimeAction* getInnerAction() { return _innerAction; }
    /// Sets the action that is repeated, and retains it. Set it only while this action is not running, and
    /// only to an action of the same duration. Null and the action itself are errors: debug builds assert;
    /// release builds log it and do nothing.
    void setInnerAction(FiniteTimeAction* action);

protected:
    unsigned int _times = 0;
    unsigned int _total = 0; ///< The number of completed rounds.
    float _nextDt = 0.0f;    ///< The end of the current round as a fraction of the duration.
    RefPtr<FiniteTimeAction> _innerAction;

private:
    bool completeRounds(float time);
    void completeRound();
};

/// Repeats an action endlessly. Inside a Sequence, Spawn, or Repeat, it is skipped with a warning, because it
/// never ends.
///
/// When a round finishes, the rest of the time of the frame is passed to the next round; if it covers whole
/// rounds, these are skipped. An inner action without duration runs twice in the first frame and once in
/// every further frame.
class RepeatForever : public ActionInterval {
public:
    /// Creates an action that runs `action`, which is retained, until it is stopped. A null `action` is an
    /// error: debug builds assert; release builds log it and return null.
    static RepeatForever* create(ActionInterval* action);

    /// Returns an autoreleased copy with a copy of the inner action.
    RepeatForever* clone() const override;
    /// Returns an autoreleased action that repeats the reverse of the inner action endlessly.
    RepeatForever* reverse() const override;
    void startWithTarget(Node* target) override;
    /// Stops this action and the inner action.
    void stop() override;
    /// Advances the inner action by `dt` seconds, and starts it again when it is done.
    void step(float dt) override;
    /// Logs a warning. Only a composite action, which must not contain this action, calls it.
    void update(float time) override;
    /// Returns false: the action ends only when it is stopped or its node is removed.
    bool isDone() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithAction(ActionInterval* action);

    /// Returns the action that is repeated.
    ActionInterval* getInnerAction() { return _innerAction; }
    /// Sets the action that is repeated, and retains it. Set it only while this action is not running. Null
    /// and the action itself are errors: debug builds assert; release builds log it and do nothing.
    void setInnerAction(ActionInterval* action);

protected:
    RefPtr<ActionInterval> _innerAction;

private:
    void stepInstantRounds(float dt);
};

} // namespace cocos2d
