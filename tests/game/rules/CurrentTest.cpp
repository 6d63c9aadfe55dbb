#include "rules/Current.h"

#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

/// Seconds for which it flows to that side, within some time.
float timeToTheSide(float side, float seconds) {
    Current current;
    float time = 0;
    for (float t = 0; t < seconds; t += tuning::kStep)
        if (current.update(tuning::kStep) * side > 0) time += tuning::kStep;
    return time;
}

constexpr float kTide = tuning::kCurrentPause + tuning::kCurrentWarning + tuning::kCurrentTime;

} // namespace

TEST(Current, IsSeenBeforeItCarriesAnything) {
    Current current;
    float time = 0;
    while (current.visible() <= 0) {
        EXPECT_FLOAT_EQ(current.update(tuning::kStep), 0.0f);
        time += tuning::kStep;
    }
    EXPECT_NEAR(time, tuning::kCurrentPause, 0.1f);
    float warned = 0;
    while (current.update(tuning::kStep) == 0.0f) warned += tuning::kStep;
    EXPECT_NEAR(warned, tuning::kCurrentWarning, 0.1f);
    EXPECT_FLOAT_EQ(current.visible(), 1.0f);
}

TEST(Current, ComesFromAlternatingSides) {
    EXPECT_NEAR(timeToTheSide(1, 4 * kTide), 2 * tuning::kCurrentTime, 0.3f);
    EXPECT_NEAR(timeToTheSide(-1, 4 * kTide), 2 * tuning::kCurrentTime, 0.3f);
}
