#include "rules/Cooldown.h"

#include <gtest/gtest.h>

using beecluster::Cooldown;

TEST(Cooldown, FiresOnceWhenItsTimeIsUp) {
    Cooldown cooldown;
    cooldown.set(1.0f);
    EXPECT_FALSE(cooldown.fires(0.5f, 2.0f));
    EXPECT_TRUE(cooldown.fires(0.5f, 2.0f));
    EXPECT_FALSE(cooldown.fires(0.5f, 2.0f));
}

TEST(Cooldown, WaitsTheIntervalThatIsGivenWhenItFires) {
    Cooldown cooldown;
    EXPECT_TRUE(cooldown.fires(0.1f, 0.3f));
    EXPECT_FALSE(cooldown.fires(0.2f, 5.0f));
    EXPECT_TRUE(cooldown.fires(0.2f, 5.0f)) << "the interval of the last shot counts";
}

TEST(Cooldown, KeepsAShotThatIsDueUntilItIsAllowed) {
    Cooldown cooldown;
    cooldown.set(0.1f);
    EXPECT_FALSE(cooldown.fires(0.2f, 1.0f, false));
    EXPECT_FALSE(cooldown.fires(0.2f, 1.0f, false));
    EXPECT_TRUE(cooldown.fires(0.0f, 1.0f, true));
}
