#include "rules/Current.h"

#include "Layout.h"
#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

/// Seconds for which it flows to that side, within some time.
float timeToTheSide(float side, float seconds) {
    Current current;
    float time = 0;
    for (float t = 0; t < seconds; t += layout::kStep)
        if (current.update(layout::kStep) * side > 0) time += layout::kStep;
    return time;
}

float tide() {
    return tuning().creek.pause + tuning().creek.warning + tuning().creek.time;
}

} // namespace

TEST(Current, IsSeenBeforeItCarriesAnything) {
    Current current;
    float time = 0;
    while (current.visible() <= 0) {
        EXPECT_FLOAT_EQ(current.update(layout::kStep), 0.0f);
        time += layout::kStep;
    }
    EXPECT_NEAR(time, tuning().creek.pause, 0.1f);
    float warned = 0;
    while (current.update(layout::kStep) == 0.0f) warned += layout::kStep;
    EXPECT_NEAR(warned, tuning().creek.warning, 0.1f);
    EXPECT_FLOAT_EQ(current.visible(), 1.0f);
}

TEST(Current, ComesFromAlternatingSides) {
    EXPECT_NEAR(timeToTheSide(1, 4 * tide()), 2 * tuning().creek.time, 0.3f);
    EXPECT_NEAR(timeToTheSide(-1, 4 * tide()), 2 * tuning().creek.time, 0.3f);
}
