#include "olderNames.h"

#include <gtest/gtest.h>

#include <type_traits>

using namespace cocos2d;

TEST(OlderNames, AreTheSameTypes) {
    EXPECT_TRUE((std::is_same_v<CCSprite, Sprite>));
    EXPECT_TRUE((std::is_same_v<CCNode, Node>));
    EXPECT_TRUE((std::is_same_v<CCProgressTimer, ProgressTimer>));
    EXPECT_TRUE((std::is_same_v<CCTransitionCrossFade, TransitionCrossFade>));
    EXPECT_TRUE((std::is_same_v<CCWaves3D, Waves3D>));
    EXPECT_TRUE((std::is_same_v<NotificationCenter, __NotificationCenter>));
}

TEST(OlderNames, AreTheSameValues) {
    EXPECT_EQ(kResolutionShowAll, ResolutionPolicy::SHOW_ALL);
    EXPECT_EQ(kCCTextAlignmentRight, TextHAlignment::RIGHT);
    EXPECT_EQ(kCCNodeTagInvalid, Node::INVALID_TAG);
    EXPECT_EQ(kCCPriorityNonSystemMin, Scheduler::PRIORITY_NON_SYSTEM_MIN);
    EXPECT_EQ(kTargetLinux, Application::Platform::OS_LINUX);
    EXPECT_EQ(tex2(1, 2).v, 2);
}
