#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action a number of times. Every round that a frame passes is completed in that frame, callbacks
/// included.
class Repeat : public ActionInterval {
public:
    /// `action` (retained) must not be null; 0 times does nothing.
    static Repeat* create(FiniteTimeAction* action, unsigned int times);

    Repeat* clone() const override;
    Repeat* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;
    bool isDone() const override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(FiniteTimeAction* pAction, unsigned int times);

    FiniteTimeAction* getInnerAction() { return _innerAction; }
    /// Retained. Replace it only while the action is not running, with one of the same duration.
    void setInnerAction(FiniteTimeAction* action);

protected:
    unsigned int _times = 0;
    unsigned int _total = 0; ///< Rounds completed.
    float _nextDt = 0.0f;    ///< Where the running round ends, as a fraction of the whole.
    RefPtr<FiniteTimeAction> _innerAction;

private:
    void completeRound();
};

/// Runs an action again and again. Cannot be inside a Sequence, Spawn or Repeat, which would never end.
///
/// What a frame leaves over when a round ends goes to the next round; whole rounds that the rest contains are
/// dropped. Of rounds without duration two happen in the first frame and one in every further frame.
class RepeatForever : public ActionInterval {
public:
    /// `action` (retained) must not be null.
    static RepeatForever* create(ActionInterval* action);

    RepeatForever* clone() const override;
    RepeatForever* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void step(float dt) override;
    /// Only called by a composite that should not hold this action: logs so.
    void update(float time) override;
    /// Never.
    bool isDone() const override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(ActionInterval* action);

    ActionInterval* getInnerAction() { return _innerAction; }
    /// Retained. Replace it only while the action is not running.
    void setInnerAction(ActionInterval* action);

protected:
    RefPtr<ActionInterval> _innerAction;

private:
    void stepInstantRounds(float dt);
};

} // namespace cocos2d
