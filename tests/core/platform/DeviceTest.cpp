#include "platform/Device.h"

#include "base/log.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cocos2d;

TEST(Device, SaysOnceWhatADesktopCannotDo) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    for (int i = 0; i < 3; ++i) {
        Device::vibrate(1);
        Device::setAccelerometerEnabled(true);
        Device::setAccelerometerInterval(0.1f);
        Device::setKeepScreenOn(true);
    }
    const std::string said = testing::internal::GetCapturedStdout() + testing::internal::GetCapturedStderr();
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 3) << said;
    EXPECT_GT(Device::getDPI(), 0);
}
