#include "base/macros.h"

#include "base/AutoreleasePool.h"
#include "base/propertyMacros.h"

#include "base/Thing.h"

#include <gtest/gtest.h>

#include <functional>

USING_NS_CC;

namespace {

class Made : public Ref {
public:
    CREATE_FUNC(Made)
    NODE_FUNC(Made)
    virtual bool init() { return !shouldFail; }
    static bool shouldFail;

    CC_SYNTHESIZE(int, _lives, Lives)
    CC_SYNTHESIZE_READONLY(int, _score, Score)
    CC_SYNTHESIZE_RETAIN(Ref*, _friend, Friend)
public:
    Made() : _lives(3), _score(0), _friend(nullptr) {}
    ~Made() override { CC_SAFE_RELEASE(_friend); }
};
bool Made::shouldFail = false;

TEST(CreateFunc, MakesAnAutoreleasedObjectOrNull) {
    AutoreleasePool pool;
    Made* const made = Made::create();
    ASSERT_NE(made, nullptr);
    EXPECT_TRUE(pool.contains(made));
    EXPECT_NE(Made::node(), nullptr);
    Made::shouldFail = true;
    EXPECT_EQ(Made::create(), nullptr);
    Made::shouldFail = false;
}

TEST(Synthesize, DefinesAccessors) {
    AutoreleasePool pool;
    Made* const made = Made::create();
    made->setLives(2);
    EXPECT_EQ(made->getLives(), 2);
    EXPECT_EQ(made->getScore(), 0);
}

TEST(Synthesize, RetainCountsTheObjectHeld) {
    AutoreleasePool pool;
    Made* const made = Made::create();
    Made* const other = Made::create();
    made->setFriend(other);
    made->setFriend(other);
    EXPECT_EQ(other->getReferenceCount(), 2u);
    made->setFriend(nullptr);
    EXPECT_EQ(other->getReferenceCount(), 1u);
}

class Target {
public:
    int none() { return 1; }
    int one(int a) { return a; }
    int two(int a, int b) { return a * 10 + b; }
    int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
};

TEST(Callbacks, LeaveTheirArgumentsOpenAndFixTheRest) {
    Target target;
    EXPECT_EQ(CC_CALLBACK_0(Target::none, &target)(), 1);
    EXPECT_EQ(CC_CALLBACK_0(Target::one, &target, 4)(), 4);
    const std::function<int(int)> one = CC_CALLBACK_1(Target::one, &target);
    EXPECT_EQ(one(5), 5);
    const std::function<int(int)> fixed = CC_CALLBACK_1(Target::three, &target, 7, 8);
    EXPECT_EQ(fixed(6), 678);
    const std::function<int(int, int)> two = CC_CALLBACK_2(Target::two, &target);
    EXPECT_EQ(two(1, 2), 12);
    const std::function<int(int, int, int)> three = CC_CALLBACK_3(Target::three, &target);
    EXPECT_EQ(three(1, 2, 3), 123);
}

TEST(SafeMacros, ReleaseAndClear) {
    Things things;
    Thing* thing = things.make("t");
    CC_SAFE_RETAIN(thing);
    CC_SAFE_RELEASE(thing);
    CC_SAFE_RELEASE_NULL(thing);
    EXPECT_EQ(thing, nullptr);
    EXPECT_EQ(things.deaths.size(), 1u);
    CC_SAFE_RELEASE_NULL(thing);
    int* number = new int(1);
    CC_SAFE_DELETE(number);
    EXPECT_EQ(number, nullptr);
}

TEST(Arithmetic, MacrosKeepTheirMeaning) {
    EXPECT_EQ(MIN(1, 2), 1);
    EXPECT_EQ(MAX(1, 2), 2);
    EXPECT_FLOAT_EQ(CC_DEGREES_TO_RADIANS(180.f), 3.14159265f);
    EXPECT_FLOAT_EQ(CC_RADIANS_TO_DEGREES(1.f), 57.29578f);
    int a = 1;
    int b = 2;
    CC_SWAP(a, b, int)
    EXPECT_EQ(a, 2);
    EXPECT_EQ(b, 1);
    EXPECT_EQ(CC_SWAP32(0x11223344u), 0x44332211u);
    EXPECT_EQ(CC_SWAP_INT16_LITTLE_TO_HOST(0x1122), 0x1122);
}

TEST(Version, Is3Point17Point2) {
    EXPECT_EQ(COCOS2D_VERSION, 0x00031702);
    EXPECT_STREQ(cocos2dVersion(), "cocos2d-x-3.17.2");
}

} // namespace
