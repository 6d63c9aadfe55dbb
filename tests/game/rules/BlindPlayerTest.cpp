#include "rules/BlindPlayer.h"

#include "Layout.h"
#include "rules/Field.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

constexpr int kSteps = 60 * 30;

/// The places to which that player leads the swarm in half a minute.
std::vector<Vec2> wayOf(const std::string& name) {
    BlindPlayer player = *BlindPlayer::named(name);
    std::vector<Vec2> way;
    for (int i = 0; i < kSteps; ++i) way.push_back(player.input(layout::kStep).goal);
    return way;
}

float widthOf(const std::vector<Vec2>& way) {
    const auto [left, right] =
        std::minmax_element(way.begin(), way.end(), [](const Vec2& a, const Vec2& b) { return a.x < b.x; });
    return right->x - left->x;
}

} // namespace

TEST(BlindPlayer, IsKnownByItsName) {
    EXPECT_EQ(blindPlayerNames().size(), 10U);
    for (const std::string& name : blindPlayerNames()) EXPECT_TRUE(BlindPlayer::named(name)) << name;
    EXPECT_FALSE(BlindPlayer::named("spear"));
    EXPECT_FALSE(BlindPlayer::named(kBoldPlayer)) << "who looks";
    EXPECT_FALSE(BlindPlayer::named(""));
}

TEST(BlindPlayer, StaysOnTheFieldAndGoesOnItsWayWithoutLeaps) {
    for (const FieldShape shape : {FieldShape::Wide, FieldShape::Tall}) {
        setPlayfield(shape);
        for (const std::string& name : blindPlayerNames()) {
            const std::vector<Vec2> way = wayOf(name);
            for (std::size_t i = 1; i < way.size(); ++i) {
                EXPECT_EQ(playfield().goalAt(way[i]), way[i]) << name;
                ASSERT_LT(way[i].distance(way[i - 1]), 12.0f) << name << ", step " << i;
            }
        }
    }
    setPlayfield(FieldShape::Wide);
}

TEST(BlindPlayer, OnlyTheIdleOneStaysAtHome) {
    EXPECT_EQ(wayOf("idle").back(), playfield().home());
    EXPECT_FLOAT_EQ(widthOf(wayOf("idle")), 0.0f);
    for (const char* name : {"sine", "circle", "corners", "bottom"})
        EXPECT_GT(widthOf(wayOf(name)), 300.0f) << name;
}

TEST(BlindPlayer, TakesTheSpearOnlyIfItsNameSaysSo) {
    const auto spears = [](const std::string& name) {
        BlindPlayer player = *BlindPlayer::named(name);
        int held = 0;
        for (int i = 0; i < kSteps; ++i) held += player.input(layout::kStep).isGathering;
        return held;
    };
    EXPECT_EQ(spears("corners"), 0);
    EXPECT_GT(spears("corners-spear"), 100);
    EXPECT_LT(spears("corners-spear"), kSteps / 4) << "it releases it for a burst";
}
