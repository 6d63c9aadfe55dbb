#include "base/refuse.h"

#include "base/Thing.h"
#include "base/expectRefused.h"
#include "base/log.h"

#include <gtest/gtest.h>

namespace {

int* half(int number, int* result) {
    if (copra::refuse(number % 2 != 0, "half: the number is odd")) return nullptr;
    *result = number / 2;
    return result;
}

void checkRange(int number) {
    if (number > 9 && copra::misuse("checkRange: %d is above 9", number)) return;
}

} // namespace

TEST(Refuse, LetsWhatIsRightPassWithoutAWord) {
    const copra::LogCapture lines;
    int result = 0;
    EXPECT_EQ(half(4, &result), &result);
    EXPECT_EQ(result, 2);
    EXPECT_EQ(lines.lineCount(), 0);
}

TEST(RefuseDeathTest, AbortsOrLogsTheSentenceAndReturnsTrue) {
    int result = 0;
    EXPECT_REFUSED(half(3, &result), "half: the number is odd");
}

TEST(RefuseDeathTest, PutsValuesIntoTheSentence) {
    EXPECT_REFUSED(checkRange(12), "checkRange: 12 is above 9");
}

TEST(Refuse, AMistakeInEveryFrameIsLoggedOnce) {
    const copra::LogCapture lines;
    for (int frame = 0; frame < 1000; ++frame) {
        copra::warn(true, "Node::setPosition: NaN");
        copra::warning("the duration %d is negative", -1);
    }
    EXPECT_EQ(lines.text(), "Node::setPosition: NaN\nthe duration -1 is negative\n");
}

TEST(Refuse, AMistakeWithManyValuesIsLoggedAFewTimes) {
    const copra::LogCapture lines;
    for (int value = 0; value < 1000; ++value) copra::warning("the duration %d is negative", value);
    EXPECT_EQ(lines.lineCount(), 50);
    EXPECT_TRUE(lines.contains("the duration 49 is negative (no more lines of this kind are logged)"));
}

TEST(Refuse, EachSinkReceivesAWarning) {
    for (int i = 0; i < 2; ++i) {
        const copra::LogCapture lines;
        EXPECT_TRUE(copra::warn(true, "again"));
        EXPECT_EQ(lines.lineCount(), 1);
    }
}

TEST(Refuse, WarnLogsOneLineInEveryBuild) {
    const copra::LogCapture lines;
    EXPECT_FALSE(copra::warn(false, "never"));
    EXPECT_TRUE(copra::warn(true, "100% accepted"));
    EXPECT_EQ(lines.text(), "100% accepted\n");
}

TEST(RefuseDeathTest, KnowsReleasedObjects) {
    Thing::Deaths deaths;
    auto* object = new Thing("object", deaths);
    EXPECT_FALSE(copra::refuseReleased(object, "it"));
    EXPECT_FALSE(copra::refuseReleased(nullptr, "it"));
    object->release();
    EXPECT_CHECKED(copra::refuseReleased(object, "it"), "it has been released");
}
