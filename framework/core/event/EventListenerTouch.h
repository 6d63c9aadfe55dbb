#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

#include <vector>

namespace cocos2d {

/// Receives each touch separately and follows those that it claims: when onTouchBegan returns true, the
/// other callbacks are called for the same touch too. For buttons and things to drag; for gestures of several fingers see
/// EventListenerTouchAllAtOnce.
class EventListenerTouchOneByOne : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerTouchOneByOne* create();

    /// Sets whether the listener swallows touches. A swallowing listener hides the touches that it claims from all listeners
    /// after it. It is off by default.
    void setSwallowTouches(bool needSwallow) { _needSwallow = needSwallow; }
    /// Whether claimed touches are hidden from the listeners after this one; false by default.
    bool isSwallowTouches() const { return _needSwallow; }

    EventListenerTouchOneByOne* clone() override;
    /// Whether the dispatcher accepts the listener: it needs onTouchBegan.
    bool checkAvailable() override;

    /// Callbacks with the touch and the event; the first one returns whether it claims the touch.
    using ccTouchBeganCallback = std::function<bool(Touch*, Event*)>;
    /// Receives a touch and its event.
    using ccTouchCallback = std::function<void(Touch*, Event*)>;

    /// Called when a finger touched the screen. Return true to claim the touch.
    ccTouchBeganCallback onTouchBegan;
    /// Called when a claimed touch moved, ended, or was canceled by the system.
    ccTouchCallback onTouchMoved;
    ccTouchCallback onTouchEnded;
    ccTouchCallback onTouchCancelled;

    /// For derived classes; games call create().
    EventListenerTouchOneByOne() = default;
    bool init();

    /// The touches that the listener follows now. The dispatcher of 2.x needs them, in which games change them.
    std::vector<Touch*>& claimedTouches_() { return _claimedTouches; }

private:
    std::vector<Touch*> _claimedTouches;
    bool _needSwallow = false;

    friend class EventDispatcher;
};

/// Receives all touches that changed at the same moment in one call, except those that an
/// EventListenerTouchOneByOne swallowed.
class EventListenerTouchAllAtOnce : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerTouchAllAtOnce* create();

    EventListenerTouchAllAtOnce* clone() override;
    /// Whether the dispatcher accepts the listener: it needs at least one callback.
    bool checkAvailable() override;

    /// Called with the touches that changed, which live until they end, and the event.
    using ccTouchesCallback = std::function<void(const std::vector<Touch*>&, Event*)>;

    /// Called when touches began, moved, ended, or were canceled by the system.
    ccTouchesCallback onTouchesBegan;
    ccTouchesCallback onTouchesMoved;
    ccTouchesCallback onTouchesEnded;
    ccTouchesCallback onTouchesCancelled;

    /// For derived classes; games call create().
    EventListenerTouchAllAtOnce() = default;
    bool init();

    friend class EventDispatcher;
};

} // namespace cocos2d
