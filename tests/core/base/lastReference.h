#pragma once

#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"

#include <gtest/gtest.h>

#include <functional>

namespace copra::test {

/// A game breaks a cycle: `give` lets an object own a function that holds the last reference to it, and `take` removes it.
/// The object must be destroyed then, and not be used afterward.
template<class T, class Give, class Take>
void endsWithItsLastReference(T* made, const Give& give, const Take& take) {
    cocos2d::RefPtr<T> held(made);
    give(made, std::function<void()>([held] {}));
    const WeakPtr<T> weak(made);
    held = nullptr;
    cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_TRUE(weak.get());
    take(made);
    cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_FALSE(weak.get());
}

/// Destroys an object of a class whose destructor calls a function of it, as destructors of games do.
template<class T, class Prepare, class Call>
void endsWithACall(const Prepare& prepare, const Call& call) {
    struct Ending : T {
        explicit Ending(const Call& last) : _last(last) {}
        ~Ending() override { _last(*this); }
        const Call& _last;
    };
    cocos2d::RefPtr<Ending> made;
    made.weakAssign(new Ending(call));
    prepare(*made);
    const WeakPtr<Ending> weak(made.get());
    made = nullptr;
    cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_FALSE(weak.get());
}

} // namespace copra::test
