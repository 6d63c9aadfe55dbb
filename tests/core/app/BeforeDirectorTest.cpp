#include "app/Director.h"
#include "scene/Node.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace cocos2d;

#if GTEST_HAS_DEATH_TEST // it starts the program again, which a web page cannot
// In a new process, in which there is no Director yet.
TEST(BeforeDirectorDeathTest, ANodeMayBeMadeFirst) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto makeNode = [] {
        Node* const node = Node::create();
        const Director* const director = Director::getInstance();
        const bool isShared = node->getScheduler() == director->getScheduler() &&
                              node->getEventDispatcher() == director->getEventDispatcher();
        std::_Exit(isShared ? 0 : 1);
    };
    EXPECT_EXIT(makeNode(), testing::ExitedWithCode(0), "");
}
#endif
