#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

#include <vector>

namespace cocos2d {

/// Receives each touch separately and follows those that it claims: when onTouchBegan returns true, the
/// same touch's moved, ended and cancelled callbacks are called too. For buttons and things to drag; for
/// gestures of several fingers see EventListenerTouchAllAtOnce.
class EventListenerTouchOneByOne : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// An autoreleased listener without callbacks.
    static EventListenerTouchOneByOne* create();

    /// A swallowing listener hides the touches that it claims from all listeners after it. Off by default.
    void setSwallowTouches(bool needSwallow) { _needSwallow = needSwallow; }
    bool isSwallowTouches() const { return _needSwallow; }

    EventListenerTouchOneByOne* clone() override;
    /// Needs onTouchBegan.
    bool checkAvailable() override;

    /// Callbacks with the touch and the event; the first one returns whether it claims the touch.
    using ccTouchBeganCallback = std::function<bool(Touch*, Event*)>;
    using ccTouchCallback = std::function<void(Touch*, Event*)>;

    /// A finger touched the screen; return true to claim the touch.
    ccTouchBeganCallback onTouchBegan;
    /// A claimed touch moved, ended, or was cancelled by the system.
    ccTouchCallback onTouchMoved;
    ccTouchCallback onTouchEnded;
    ccTouchCallback onTouchCancelled;

    /// For code that calls new and init() itself.
    EventListenerTouchOneByOne() = default;
    bool init();

    /// The touches that it follows now; for the dispatcher of 2.x, in which games change them.
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

    /// An autoreleased listener without callbacks.
    static EventListenerTouchAllAtOnce* create();

    EventListenerTouchAllAtOnce* clone() override;
    /// Needs at least one callback.
    bool checkAvailable() override;

    /// Called with the touches that changed, which live until they end, and the event.
    using ccTouchesCallback = std::function<void(const std::vector<Touch*>&, Event*)>;

    /// Touches began, moved, ended, or were cancelled by the system.
    ccTouchesCallback onTouchesBegan;
    ccTouchesCallback onTouchesMoved;
    ccTouchesCallback onTouchesEnded;
    ccTouchesCallback onTouchesCancelled;

    /// For code that calls new and init() itself.
    EventListenerTouchAllAtOnce() = default;
    bool init();

    friend class EventDispatcher;
};

} // namespace cocos2d
