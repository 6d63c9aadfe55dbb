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

} // namespace copra::test
