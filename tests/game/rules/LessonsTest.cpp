#include "rules/Lessons.h"

#include "Tuning.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

using namespace beecluster;

namespace {

Lessons::Signs signsOf(std::initializer_list<Lesson> lessons) {
    Lessons::Signs signs{};
    for (const Lesson lesson : lessons) signs[static_cast<std::size_t>(lesson)] = true;
    return signs;
}

} // namespace

TEST(Lessons, AreGivenWhenTheyMatterAndOnlyOnce) {
    Lessons lessons;
    EXPECT_FALSE(lessons.update(10, signsOf({})));
    EXPECT_EQ(lessons.update(0.1f, signsOf({Lesson::Flower})), Lesson::Flower);
    EXPECT_FALSE(lessons.update(100, signsOf({Lesson::Flower})));
}

TEST(Lessons, LeaveTimeToReadTheOneBefore) {
    Lessons lessons;
    const auto both = signsOf({Lesson::Lead, Lesson::Stunned});
    EXPECT_EQ(lessons.update(10, both), Lesson::Lead);
    EXPECT_FALSE(lessons.update(tuning().lessons.interval - 0.1f, both));
    EXPECT_EQ(lessons.update(0.2f, both), Lesson::Stunned);
}

TEST(Lessons, HaveATextEach) {
    std::set<std::string> keys;
    for (std::size_t i = 0; i < kLessons; ++i) keys.insert(textKeyOf(static_cast<Lesson>(i)));
    EXPECT_EQ(keys.size(), kLessons);
}
