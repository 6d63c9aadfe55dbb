#include "rules/Course.h"

#include <gtest/gtest.h>

#include <set>

using namespace beecluster;

TEST(Course, AStoryPlaysTheStagesOnce) {
    Course course(GameMode::Story, 1, 3, 5);
    EXPECT_EQ(course.stage(), 3U);
    EXPECT_TRUE(course.hasNext());
    course.advance();
    EXPECT_EQ(course.stage(), 4U);
    EXPECT_FALSE(course.hasNext());
}

TEST(Course, AnEndlessGameBeginsAgainAndGetsHarder) {
    Course course(GameMode::Endless, 1, 0, 2);
    EXPECT_EQ(course.hardship(), 0);
    course.advance();
    EXPECT_TRUE(course.hasNext());
    course.advance();
    EXPECT_EQ(course.stage(), 0U);
    EXPECT_EQ(course.number(), 2U);
    EXPECT_EQ(course.round(), 1);
    EXPECT_EQ(course.hardship(), 1);
}

TEST(Course, AHardGameIsAsLaterRounds) {
    Course course(GameMode::Hard, 1, 0, 2);
    EXPECT_EQ(course.round(), 0);
    EXPECT_EQ(course.hardship(), kHardRounds);
    course.advance();
    EXPECT_FALSE(course.hasNext());
}

TEST(Course, AGameInTheHiveHasNoStages) {
    EXPECT_FALSE(Course(GameMode::Hive, 1, 1, 5).hasNext());
}

TEST(Course, ADayHasAnOrderOfItsOwnThatEndsWithTheBear) {
    std::set<std::vector<std::size_t>> orders;
    for (int day = 1; day <= 20; ++day) {
        Course course(GameMode::Daily, seedOfDay(2026, 11, day), 2, 5);
        std::vector<std::size_t> order{course.stage()};
        while (course.hasNext()) {
            course.advance();
            order.push_back(course.stage());
        }
        EXPECT_EQ(std::set<std::size_t>(order.begin(), order.end()).size(), 5U);
        EXPECT_EQ(order.back(), 4U);
        orders.insert(order);
    }
    EXPECT_GT(orders.size(), 5U);
}
