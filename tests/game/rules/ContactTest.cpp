#include "rules/Contact.h"

#include "rules/Categories.h"

#include <gtest/gtest.h>

using namespace beecluster;

TEST(Contact, IsClassifiedByBothCategories) {
    EXPECT_EQ(classifyContact(category::kSting, category::kEnemy).kind, ContactKind::StingHitsEnemy);
    EXPECT_EQ(classifyContact(category::kSting, category::kRollingApple).kind, ContactKind::StingHitsApple);
    EXPECT_EQ(classifyContact(category::kBee, category::kGift).kind, ContactKind::BeeFetchesGift);
}

TEST(Contact, OfAnAppleAndAnEnemyHasTheAppleFirst) {
    const Contact straight = classifyContact(category::kRollingApple, category::kEnemy);
    EXPECT_EQ(straight.kind, ContactKind::AppleHitsEnemy);
    EXPECT_FALSE(straight.isSwapped);
    const Contact reversed = classifyContact(category::kEnemy, category::kRollingApple);
    EXPECT_EQ(reversed.kind, ContactKind::AppleHitsEnemy);
    EXPECT_TRUE(reversed.isSwapped);
}

TEST(Contact, HarmsABeeWhateverIsHarmful) {
    for (const auto harmful :
         {category::kEnemy, category::kEnemyShot, category::kPaw, category::kRollingApple}) {
        EXPECT_TRUE(category::kHarmsBees & harmful);
        EXPECT_EQ(classifyContact(category::kBee, harmful).kind, ContactKind::BeeIsHit);
    }
    EXPECT_FALSE(category::kHarmsBees & category::kGift);
}

TEST(Contact, IsTheSameInEitherOrder) {
    for (const auto active : {category::kBee, category::kSting}) {
        for (const auto passive : {category::kEnemy, category::kEnemyShot, category::kPaw,
                                   category::kRollingApple, category::kGift}) {
            const Contact straight = classifyContact(active, passive);
            const Contact reversed = classifyContact(passive, active);
            EXPECT_EQ(straight.kind, reversed.kind);
            EXPECT_FALSE(straight.isSwapped);
            EXPECT_TRUE(reversed.isSwapped);
        }
    }
}
