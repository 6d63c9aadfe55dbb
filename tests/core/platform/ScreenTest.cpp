#include "platform/Screen.h"

#include "base/log.h"

#include <gtest/gtest.h>

namespace {

class ScreenTest : public testing::Test {
protected:
    ~ScreenTest() override { copra::setScreen(_before); }

private:
    copra::Screen _before = copra::screen();
};

copra::Screen screenOf(float width, float height, float scale) {
    copra::Screen screen;
    screen.designSize = cocos2d::Size(width, height);
    screen.contentScaleFactor = scale;
    return screen;
}

} // namespace

TEST_F(ScreenTest, TakesWhatItIsGiven) {
    copra::setScreen(screenOf(480, 320, 2));
    EXPECT_TRUE(copra::screen().designSize.equals(cocos2d::Size(480, 320)));
    EXPECT_EQ(copra::screen().contentScaleFactor, 2.0f);
}

TEST_F(ScreenTest, LogsAndIgnoresAScaleFactorThatIsNotPositive) {
    copra::setScreen(screenOf(480, 320, 2));
    const copra::LogCapture log;
    copra::setScreen(screenOf(10, 10, 0));
    copra::setScreen(screenOf(10, 10, -1));
    EXPECT_EQ(copra::screen().contentScaleFactor, 2.0f);
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(ScreenTest, HasNoNegativeSize) {
    copra::setScreen(screenOf(-480, 320, 1));
    EXPECT_TRUE(copra::screen().designSize.equals(cocos2d::Size(0, 320)));
}
