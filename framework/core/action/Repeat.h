#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action a number of times. If a frame covers several rounds, all of them are completed in that
/// frame, including their callbacks; of more than 10,000 rounds, the others follow in the next frames, with a
/// warning. They are lost if a Sequence or another action that contains this one ends before.
class Repeat : public ActionInterval {
public:
    /// Creates an action that runs `action`, which is retained, several times; 0 times does nothing. Null is an error and gives
    /// null.
    static Repeat* create(FiniteTimeAction* action, unsigned int times);

    Repeat* clone() const override;
    Repeat* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;
    bool isDone() const override;

    /// Initializes a new object as create() does. Null asserts; release builds log it and return false.
    bool initWithAction(FiniteTimeAction* pAction, unsigned int times);

    /// The action that is repeated.
    FiniteTimeAction* getInnerAction() { return _innerAction; }
    /// Retains the action. Replace it only while this is not running, and by an action of the same duration.
    void setInnerAction(FiniteTimeAction* action);

protected:
    unsigned int _times = 0;
    unsigned int _total = 0; ///< Completed rounds.
    float _nextDt = 0.0f;    ///< The end of the current round as a fraction of the duration.
    RefPtr<FiniteTimeAction> _innerAction;

private:
    bool completeRounds(float time);
    void completeRound();
};

/// Repeats an action endlessly. Cannot be inside a Sequence, Spawn or Repeat, which would never finish.
///
/// The time of a frame that remains when a round finishes is passed to the next round; if it covers whole
/// rounds, these are skipped. An inner action without duration runs twice in the first frame and once in
/// every further frame.
class RepeatForever : public ActionInterval {
public:
    /// Creates an action that runs `action`, which is retained, until it is stopped. Null is an error and gives null.
    static RepeatForever* create(ActionInterval* action);

    RepeatForever* clone() const override;
    /// Repeats the reverse of the action without an end.
    RepeatForever* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void step(float dt) override;
    /// Called only by a composite that must not contain this action; logs a warning.
    void update(float time) override;
    /// Always false.
    bool isDone() const override;

    /// Initializes a new object as create() does. Null asserts; release builds log it and return false.
    bool initWithAction(ActionInterval* action);

    /// The action that is repeated.
    ActionInterval* getInnerAction() { return _innerAction; }
    /// Retains the action. Replace it only while this is not running.
    void setInnerAction(ActionInterval* action);

protected:
    RefPtr<ActionInterval> _innerAction;

private:
    void stepInstantRounds(float dt);
};

} // namespace cocos2d
