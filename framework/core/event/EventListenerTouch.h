#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

#include <vector>

namespace cocos2d {

/// Receives each touch separately and follows the touches that it claims: when onTouchBegan returns true, the
/// other callbacks are called for the same touch. It suits buttons and things to drag; for gestures with
/// several fingers, see EventListenerTouchAllAtOnce.
///
/// The left mouse button is a touch, too. Listeners that are added with nodes are called from the front of
/// the scene to its back; EventDispatcher describes the whole order. A listener that swallows touches hides
/// those that it claims from the listeners after it.
class EventListenerTouchOneByOne : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerTouchOneByOne* create();

    /// Sets whether the listener hides the touches that it claims from all listeners after it; false by
    /// default.
    void setSwallowTouches(bool needSwallow) { _needSwallow = needSwallow; }
    /// Whether claimed touches are hidden from the listeners after this one; false by default.
    bool isSwallowTouches() const { return _needSwallow; }

    EventListenerTouchOneByOne* clone() override;
    /// Whether the listener has the callback onTouchBegan, which the dispatcher requires. Without it, debug
    /// builds assert; release builds log that and return false.
    bool checkAvailable() override;

    /// Receives a touch and its event, and returns whether the listener claims the touch.
    using ccTouchBeganCallback = std::function<bool(Touch*, Event*)>;
    /// Receives a touch and its event.
    using ccTouchCallback = std::function<void(Touch*, Event*)>;

    /// Called when a finger touches the screen. Return true to claim the touch.
    ccTouchBeganCallback onTouchBegan;
    /// Called when a claimed touch moves.
    ccTouchCallback onTouchMoved;
    /// Called when a claimed touch ends.
    ccTouchCallback onTouchEnded;
    /// Called when GLView::handleTouchesCancel() cancels a claimed touch. Copra never cancels a touch by
    /// itself; set the callback for code that also runs on phones.
    ccTouchCallback onTouchCancelled;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerTouchOneByOne() = default;
    /// Initializes a listener for single touches, without callbacks.
    bool init();

    /// Returns the touches that the listener has claimed and still follows. The TouchDispatcher, for code
    /// that is ported from cocos2d-x 2.x, changes them.
    std::vector<Touch*>& claimedTouches_() { return _claimedTouches; }

private:
    std::vector<Touch*> _claimedTouches;
    bool _needSwallow = false;

    friend class EventDispatcher;
};

/// Receives touches in lists, except those that an EventListenerTouchOneByOne swallowed.
///
/// In a window, each call has one touch. A call of GLView::handleTouchesMove() with several touches gives
/// them in one call. For gestures with several fingers, keep the fingers by their Touch::getID(). The left
/// mouse button is a touch, too.
class EventListenerTouchAllAtOnce : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without callbacks.
    static EventListenerTouchAllAtOnce* create();

    EventListenerTouchAllAtOnce* clone() override;
    /// Whether the listener has at least one callback, which the dispatcher requires. Without one, debug
    /// builds assert; release builds log that and return false.
    bool checkAvailable() override;

    /// Receives the touches that changed and the event. Each Touch lives until the touch ends.
    using ccTouchesCallback = std::function<void(const std::vector<Touch*>&, Event*)>;

    /// Called when one or more touches begin.
    ccTouchesCallback onTouchesBegan;
    /// Called when one or more touches move.
    ccTouchesCallback onTouchesMoved;
    /// Called when one or more touches end.
    ccTouchesCallback onTouchesEnded;
    /// Called when GLView::handleTouchesCancel() cancels one or more touches. Copra never cancels a touch by
    /// itself; set the callback for code that also runs on phones.
    ccTouchesCallback onTouchesCancelled;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerTouchAllAtOnce() = default;
    /// Initializes a listener for all touches at once, without callbacks.
    bool init();

    friend class EventDispatcher;
};

} // namespace cocos2d
