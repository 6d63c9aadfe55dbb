#include "base/call.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

/// An object that stores a callback, as a listener does.
struct Owner {
    std::function<int(int)> callback;
};

TEST(CallTest, ACallbackGetsItsArgumentsAndReturnsItsResult) {
    std::function<std::string(const std::string&, std::unique_ptr<int>)> stored =
        [](const std::string& text, std::unique_ptr<int> number) { return text + std::to_string(*number); };
    EXPECT_EQ("n7", copra::call(stored, "n", std::make_unique<int>(7)));
    EXPECT_EQ("n8", copra::call(stored, "n", std::make_unique<int>(8)));
}

TEST(CallTest, AReferenceIsPassedOn) {
    std::function<void(int&)> stored = [](int& number) { ++number; };
    int number = 0;
    copra::call(stored, number);
    copra::call(stored, number);
    EXPECT_EQ(2, number);
}

TEST(CallTest, AnEmptyCallbackIsNotCalled) {
    std::function<int()> stored;
    EXPECT_EQ(0, copra::call(stored));
    std::function<void(int)> nothing;
    copra::call(nothing, 1);
    EXPECT_FALSE(nothing);
}

TEST(CallTest, WhatACallbackCapturedLivesUntilItReturnsAfterItClearsItself) {
    Owner owner;
    const std::string text(100, 'x');
    owner.callback = [&owner, text](int number) {
        owner.callback = nullptr;
        return static_cast<int>(text.size()) + number;
    };
    EXPECT_EQ(101, copra::call(owner.callback, 1));
    EXPECT_FALSE(owner.callback);
}

TEST(CallTest, ASmallClosureKeepsItsVariablesWhenItIsReplaced) {
    Owner owner;
    Owner* const known = &owner;
    owner.callback = [known](int) {
        Owner* const before = known;
        known->callback = [number = 0x5a5a5a5a5a5a5a5aLL](int) { return static_cast<int>(number); };
        return before == known ? 1 : 0; // a small closure is in the std::function itself
    };
    EXPECT_EQ(1, copra::call(owner.callback, 0));
    EXPECT_EQ(0x5a5a5a5a, copra::call(owner.callback, 0));
}

TEST(CallTest, ACallbackMayDestroyItsOwner) {
    auto owner = std::make_unique<Owner>();
    owner->callback = [&owner, held = std::make_shared<int>(5)](int) {
        owner.reset();
        return *held;
    };
    EXPECT_EQ(5, copra::call(owner->callback, 0));
    EXPECT_EQ(nullptr, owner);
}

TEST(CallTest, WhatACallbackCapturedIsReleasedOnceItHasReturned) {
    Owner owner;
    const auto held = std::make_shared<int>(0);
    owner.callback = [&owner, held](int) {
        owner.callback = nullptr;
        return static_cast<int>(held.use_count());
    };
    EXPECT_EQ(2, copra::call(owner.callback, 0));
    EXPECT_EQ(1, held.use_count());
}

TEST(CallTest, ACallbackMayCallItself) {
    Owner owner;
    owner.callback = [&owner](int depth) {
        return depth == 0 ? 0 : 1 + copra::call(owner.callback, depth - 1);
    };
    EXPECT_EQ(5, copra::call(owner.callback, 5));
    EXPECT_EQ(5, owner.callback(5));
}

TEST(CallTest, ACallbackMayReplaceItselfWithinACallOfItself) {
    Owner owner;
    owner.callback = [&owner, held = std::make_shared<int>(1)](int depth) {
        if (depth > 0) return copra::call(owner.callback, depth - 1) + *held;
        owner.callback = [](int) { return 100; };
        return *held;
    };
    EXPECT_EQ(4, copra::call(owner.callback, 3));
    EXPECT_EQ(100, copra::call(owner.callback, 3));
}

TEST(CallTest, ACallbackMayCopyItself) {
    Owner owner, other;
    owner.callback = [&, count = 0](int) mutable {
        if (++count == 1) other.callback = owner.callback;
        return count;
    };
    EXPECT_EQ(1, copra::call(owner.callback, 0));
    EXPECT_EQ(2, copra::call(owner.callback, 0));
    EXPECT_EQ(2, copra::call(other.callback, 0)); // copied with its count, and counts on its own
    EXPECT_EQ(3, copra::call(other.callback, 0));
    EXPECT_EQ(3, copra::call(owner.callback, 0));
}

TEST(CallTest, WhatACallbackCountsIsKept) {
    Owner owner;
    owner.callback = [count = 0](int) mutable { return ++count; };
    EXPECT_EQ(1, copra::call(owner.callback, 0));
    EXPECT_EQ(2, copra::call(owner.callback, 0));
    EXPECT_EQ(3, owner.callback(0));
}

TEST(CallTest, ACallbackThatThrowsStays) {
    Owner owner;
    owner.callback = [held = std::make_shared<int>(3)](int number) {
        if (number == 0) throw std::runtime_error("zero");
        return *held;
    };
    EXPECT_THROW(copra::call(owner.callback, 0), std::runtime_error);
    EXPECT_EQ(3, copra::call(owner.callback, 1));
}

TEST(CallTest, ACallbackThatClearsItselfMayThrow) {
    Owner owner;
    const auto held = std::make_shared<int>(0);
    owner.callback = [&owner, held](int) -> int {
        owner.callback = nullptr;
        throw std::runtime_error("after clearing");
    };
    EXPECT_THROW(copra::call(owner.callback, 0), std::runtime_error);
    EXPECT_EQ(1, held.use_count());
}

/// Counts how often it is copied.
struct Counter {
    explicit Counter(int& number) : copies(number) {}
    Counter(const Counter& other) : copies(other.copies) { ++copies; }
    Counter(Counter&&) = default;
    int operator()(int) const { return 1; }
    int& copies;
    std::array<char, 64> large{};
};

TEST(CallTest, NoCallCopiesTheCallback) {
    int copies = 0;
    Owner owner;
    owner.callback = Counter(copies);
    copies = 0;
    for (int i = 0; i < 3; ++i) copra::call(owner.callback, 0);
    EXPECT_EQ(0, copies);
}

} // namespace
