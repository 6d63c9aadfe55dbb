#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "compat/containers/Set.h"
#include "event/fwd.h"
#include "scene/Layer.h"

#include <functional>
#include <type_traits>
#include <vector>

namespace cocos2d {

/// Receives touches in 2.x. A game derives from one of the two classes below, or passes a layer, which has
/// the same functions.
class CCTouchDelegate {
public:
    virtual ~CCTouchDelegate() = default;

    /// Called for a targeted delegate when a touch begins. Return true to claim the touch.
    virtual bool ccTouchBegan(Touch*, Event*) { return false; }
    /// Called for a targeted delegate when a claimed touch moves.
    virtual void ccTouchMoved(Touch*, Event*) {}
    /// Called for a targeted delegate when a claimed touch ends.
    virtual void ccTouchEnded(Touch*, Event*) {}
    /// Called for a targeted delegate when GLView::handleTouchesCancel() cancels a claimed touch.
    virtual void ccTouchCancelled(Touch*, Event*) {}
    /// Called for a standard delegate with all touches that have begun in this frame.
    virtual void ccTouchesBegan(__Set*, Event*) {}
    /// Called for a standard delegate with all touches that have moved in this frame.
    virtual void ccTouchesMoved(__Set*, Event*) {}
    /// Called for a standard delegate with all touches that have ended in this frame.
    virtual void ccTouchesEnded(__Set*, Event*) {}
    /// Called for a standard delegate with all touches that GLView::handleTouchesCancel() has canceled in
    /// this frame.
    virtual void ccTouchesCancelled(__Set*, Event*) {}
};

/// Receives one touch at a time, which it can claim.
class CCTargetedTouchDelegate : public CCTouchDelegate {};
/// Receives all touches at once.
class CCStandardTouchDelegate : public CCTouchDelegate {};

/// The entry of a delegate in the dispatcher; see CCTouchDispatcher::findHandler().
class CCTouchHandler : public Ref {
public:
    /// Returns the priority with which the delegate was added.
    int getPriority() const { return _priority; }

protected:
    int _priority = 0;

    friend class CCTouchDispatcher;
};

/// The entry of a delegate that receives one touch at a time, with the touches that it has claimed.
class CCTargetedTouchHandler : public CCTouchHandler {
public:
    /// Whether other delegates do not receive the touches that this one claims.
    bool isSwallowsTouches() const { return _swallowsTouches; }
    /// Returns the claimed touches. A game may add and remove some, with effect from the next frame.
    __Set* getClaimedTouches() const { return _claimedTouches; }

private:
    RefPtr<__Set> _claimedTouches;
    bool _swallowsTouches = false;

    friend class CCTouchDispatcher;
};

/// The entry of a delegate that receives all touches at once.
class CCStandardTouchHandler : public CCTouchHandler {};

} // namespace cocos2d

namespace copra {

/// The functions of a delegate. `isAlive` is false when the delegate was destroyed or, if it is a layer, does
/// not run.
struct TouchFunctions {
    std::function<bool()> isAlive;
    std::function<bool(cocos2d::Touch*, cocos2d::Event*)> began;
    std::function<void(cocos2d::Touch*, cocos2d::Event*)> moved, ended, cancelled;
    std::function<void(cocos2d::__Set*, cocos2d::Event*)> allBegan, allMoved, allEnded, allCancelled;
};

/// Returns the functions of `delegate`, a CCTouchDelegate, a Layer, or a class derived from both.
template<class T>
TouchFunctions touchFunctions(T* delegate) {
    using cocos2d::__Set;
    using cocos2d::CCTouchDelegate;
    using cocos2d::Event;
    using cocos2d::Layer;
    using cocos2d::Node;
    using cocos2d::Touch;
    using Target = std::conditional_t<std::is_base_of<CCTouchDelegate, T>::value, CCTouchDelegate, Layer>;
    Target* target = delegate;
    TouchFunctions functions;
    if constexpr (std::is_base_of<Layer, T>::value) {
        functions.isAlive = [node = WeakPtr<Node>(delegate)] { return node && node->isRunning(); };
    } else if constexpr (std::is_base_of<Node, T>::value) {
        functions.isAlive = [node = WeakPtr<Node>(delegate)] { return node != nullptr; };
    } else {
        functions.isAlive = [] { return true; };
    }
    functions.began = [target](Touch* touch, Event* event) { return target->ccTouchBegan(touch, event); };
    functions.moved = [target](Touch* touch, Event* event) { target->ccTouchMoved(touch, event); };
    functions.ended = [target](Touch* touch, Event* event) { target->ccTouchEnded(touch, event); };
    functions.cancelled = [target](Touch* touch, Event* event) { target->ccTouchCancelled(touch, event); };
    functions.allBegan = [target](__Set* touches, Event* event) { target->ccTouchesBegan(touches, event); };
    functions.allMoved = [target](__Set* touches, Event* event) { target->ccTouchesMoved(touches, event); };
    functions.allEnded = [target](__Set* touches, Event* event) { target->ccTouchesEnded(touches, event); };
    functions.allCancelled = [target](__Set* touches, Event* event) {
        target->ccTouchesCancelled(touches, event);
    };
    return functions;
}

} // namespace copra

namespace cocos2d {

/// Sends touches to delegates by their priority, the lowest first, as in 2.x: the targeted ones before the
/// standard ones. Menus have the priority -128.
///
/// A layer receives touches while it runs; other delegates until they are removed. Unlike in 2.x, delegates
/// are not retained.
class CCTouchDispatcher {
public:
    /// Returns the dispatcher of the Director; this is its name in 1.x.
    static CCTouchDispatcher* sharedDispatcher();
    static CCTouchDispatcher* shared_(); ///< Returns the dispatcher of the Director.

    /// Adds a delegate that receives one touch at a time. If it swallows a touch that it claims, no other
    /// delegate receives it. A delegate that was added before is replaced.
    template<class T>
    void addTargetedDelegate(T* delegate, int priority, bool swallowsTouches) {
        addTargeted(keyOf(delegate), copra::touchFunctions(delegate), priority, swallowsTouches);
    }
    /// Adds a delegate that receives all touches at once.
    template<class T>
    void addStandardDelegate(T* delegate, int priority) {
        addStandard(keyOf(delegate), copra::touchFunctions(delegate), priority);
    }
    /// Removes a delegate.
    template<class T>
    void removeDelegate(T* delegate) {
        remove(keyOf(delegate));
    }
    /// Removes all delegates.
    void removeAllDelegates();
    /// Changes the priority of a delegate. If a layer or menu was not added, its own touches get the
    /// priority. Other delegates that were not added are ignored.
    template<class T>
    void setPriority(int priority, T* delegate) {
        if (changePriority(keyOf(delegate), priority)) return;
        if constexpr (std::is_base_of<Layer, T>::value) delegate->setTouchPriority_(priority);
    }

    /// Returns the autoreleased entry of a delegate: a CCTargetedTouchHandler if it receives one touch at a
    /// time. If the delegate was not added, the function returns null.
    template<class T>
    CCTouchHandler* findHandler(T* delegate) {
        return findByKey(keyOf(delegate));
    }
    /// Cancels touches for everything that has claimed or received them.
    void touchesCancelled(__Set* touches, Event* event);

    /// Whether touches are sent at all, also to menus.
    bool isDispatchEvents() const;
    /// Sets whether touches are sent at all, also to menus.
    void setDispatchEvents(bool dispatchEvents);

private:
    struct Entry_ {
        const void* key;
        RefPtr<EventListener> listener;
        int priority;
    };

    /// Returns the address of the whole object, which is equal for pointers to all of its base classes.
    template<class T>
    static const void* keyOf(T* delegate) {
        return dynamic_cast<const void*>(delegate);
    }
    void addTargeted(const void* key, copra::TouchFunctions functions, int priority, bool swallowsTouches);
    void addStandard(const void* key, copra::TouchFunctions functions, int priority);
    void add(const void* key, EventListener* listener, int priority);
    void remove(const void* key);
    bool changePriority(const void* key, int priority);
    CCTouchHandler* findByKey(const void* key);

    std::vector<Entry_> _entries;
};

} // namespace cocos2d
