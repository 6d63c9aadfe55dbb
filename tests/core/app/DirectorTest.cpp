#include "app/HeadlessTest.h"

#include "app/GLViewImpl.h"
#include "backend/null/NullClock.h"
#include "base/log.h"
#include "platform/Backend.h"
#include "platform/FrameService.h"
#include "platform/Screen.h"
#include "platform/system/process.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <memory>
#include <utility>

using namespace cocos2d;

namespace {

constexpr auto kModelView = MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW;
constexpr auto kProjection = MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION;

class DirectorTest : public HeadlessTest {
protected:
    void TearDown() override {
        director->setProjection(Director::Projection::DEFAULT);
        HeadlessTest::TearDown();
    }
};

} // namespace

TEST_F(DirectorTest, MatricesAreSavedAndRestored) {
    Mat4 shift;
    Mat4::createTranslation(1, 2, 3, &shift);
    director->pushMatrix(kModelView);
    director->loadMatrix(kModelView, shift);
    director->multiplyMatrix(kModelView, shift);
    EXPECT_FLOAT_EQ(director->getMatrix(kModelView).m[12], 2);
    director->popMatrix(kModelView);
    EXPECT_TRUE(director->getMatrix(kModelView).isIdentity());
}

TEST_F(DirectorTest, EveryProjectionMapsTheDesignAreaToTheView) {
    const Size size = director->getWinSize();
    for (const auto projection : {Director::Projection::_2D, Director::Projection::_3D}) {
        director->setProjection(projection);
        Vec4 corner(size.width, size.height, 0, 1);
        director->getMatrix(kProjection).transformVector(&corner);
        EXPECT_NEAR(corner.x / corner.w, 1, 1e-4);
        EXPECT_NEAR(corner.y / corner.w, 1, 1e-4);
    }
    EXPECT_NEAR(director->getZEye(), size.height / 1.1547f, 0.01f);
}

TEST_F(DirectorTest, KnowsItsThread) {
    EXPECT_EQ(director->getCocos2dThreadId(), std::this_thread::get_id());
}

TEST_F(DirectorTest, SwitchesOfADepthThatIsNotThereChangeNothing) {
    director->setDepthTest(true);
    director->setAlphaBlending(true);
    director->setGLDefaultValues();
    EXPECT_EQ(director->getProjection(), Director::Projection::DEFAULT);
}

TEST_F(DirectorTest, AViewCanBeAskedForByTheBaseClass) {
    copra::setEnvironment("COPRA_BACKEND", "null");
    const GLView* plain = GLView::create("a");
    ASSERT_NE(plain, nullptr);
    EXPECT_NE(dynamic_cast<const GLViewImpl*>(plain), nullptr);
    const GLView* sized = GLView::createWithRect("b", Rect(0, 0, 320, 240));
    ASSERT_NE(sized, nullptr);
    EXPECT_TRUE(sized->getFrameSize().equals(Size(320, 240)));
}

TEST_F(DirectorTest, SetsTheIntervalOfFramesForNodesButNotThatOfAPause) {
    const float before = director->getAnimationInterval();
    director->setAnimationInterval(0.01f);
    EXPECT_EQ(copra::screen().frameInterval, 0.01f);
    director->pause();
    EXPECT_EQ(director->getAnimationInterval(), 0.25f);
    EXPECT_EQ(copra::screen().frameInterval, 0.01f);
    director->resume();
    EXPECT_EQ(director->getAnimationInterval(), 0.01f);
    director->setAnimationInterval(before);
}

TEST_F(DirectorTest, WaitsForTheNextFrameByTheClockOfTheBackend) {
    auto& clock = copra::frameBackend()->clock;
    auto system = std::exchange(clock, std::make_unique<copra::NullClock>());
    const float before = director->getAnimationInterval();
    director->setAnimationInterval(1000.0f); // whatever time it is, the next frame is not due
    director->waitForNextFrame();
    EXPECT_GT(clock->now(), 0.0);
    EXPECT_LT(clock->now(), 1000.001); // the time of the frame minus the time of the system is rounded
    director->setAnimationInterval(before);
    clock = std::move(system);
}
