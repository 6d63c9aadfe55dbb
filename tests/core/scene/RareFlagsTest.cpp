#include "scene/RareFlags.h"

#include <gtest/gtest.h>

using copra::RareFlag;
using copra::RareFlags;

TEST(RareFlagsTest, ANodeHasNoneAtFirst) {
    const RareFlags flags;
    EXPECT_FALSE(flags.any());
    EXPECT_FALSE(flags.has(RareFlag::Program));
}

TEST(RareFlagsTest, AFlagIsSetAndClearedAlone) {
    RareFlags flags;
    flags.set(RareFlag::Shape, true);
    flags.set(RareFlag::Program, true);
    EXPECT_TRUE(flags.has(RareFlag::Shape));
    flags.set(RareFlag::Shape, false);
    EXPECT_FALSE(flags.has(RareFlag::Shape));
    EXPECT_TRUE(flags.has(RareFlag::Program));
    EXPECT_TRUE(flags.any());
    flags.set(RareFlag::Program, false);
    EXPECT_FALSE(flags.any());
}

TEST(RareFlagsTest, EitherOfTwoFlagsIsEnough) {
    RareFlags flags;
    flags.set(RareFlag::Override, true);
    EXPECT_TRUE(flags.hasEither(RareFlag::Rotation3D, RareFlag::Override));
    EXPECT_TRUE(flags.hasEither(RareFlag::Override, RareFlag::Rotation3D));
    EXPECT_FALSE(flags.hasEither(RareFlag::Rotation3D, RareFlag::Program));
}
