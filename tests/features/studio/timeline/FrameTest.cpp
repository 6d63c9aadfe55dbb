#include "TimelineFixture.h"

#include "base/log.h"
#include "base/misuse.h"
#include "studio/timeline/ComAudio.h"

using namespace cocos2d;
using namespace cocostudio::timeline;

namespace {

class FrameTest : public TimelineFixture {
protected:
    /// A timeline with two frames, at 0 and 10, for the node.
    template<class T>
    Timeline* between(T* first, T* second) {
        second->setFrameIndex(10);
        auto* timeline = Timeline::create();
        timeline->addFrame(first);
        timeline->addFrame(second);
        timeline->setNode(node);
        return timeline;
    }
};

TEST_F(FrameTest, RotationSkewAndScaleTween) {
    auto* end = RotationSkewFrame::create();
    end->setSkewX(90.0f);
    end->setSkewY(20.0f);
    between(RotationSkewFrame::create(), end)->gotoFrame(5);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 45.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 10.0f);
    auto* large = ScaleFrame::create();
    large->setScale(3.0f);
    between(ScaleFrame::create(), large)->gotoFrame(5);
    EXPECT_FLOAT_EQ(node->getScaleX(), 2.0f);
}

TEST_F(FrameTest, WithoutTweenTheValueHoldsUntilTheNextFrame) {
    auto* first = PositionFrame::create();
    first->setTween(false);
    Timeline* timeline = between(first, place(10, 8.0f));
    timeline->gotoFrame(9);
    EXPECT_EQ(x(), 0.0f);
    timeline->stepToFrame(10);
    EXPECT_EQ(x(), 8.0f);
}

TEST_F(FrameTest, EasesAlongTheCurve) {
    auto* first = PositionFrame::create();
    first->setTweenType(tweenfunc::Quad_EaseIn);
    between(first, place(10, 8.0f))->gotoFrame(5);
    EXPECT_FLOAT_EQ(x(), 2.0f);
    first->setTweenType(tweenfunc::CUSTOM_EASING);
    first->setEasingParams({0, 0, 0, 1, 0, 1, 1, 1});
    between(first, place(10, 8.0f))->gotoFrame(5);
    EXPECT_FLOAT_EQ(x(), 7.0f);
}

TEST_F(FrameTest, TooFewEasingParametersAreIgnored) {
    auto* first = PositionFrame::create();
    first->setTweenType(tweenfunc::CUSTOM_EASING);
    first->setEasingParams({0, 1});
    between(first, place(10, 8.0f))->gotoFrame(5);
    EXPECT_FLOAT_EQ(x(), 4.0f);
}

TEST_F(FrameTest, ColorAndAlphaStayInTheirRange) {
    auto* first = AlphaFrame::create();
    first->setTweenType(tweenfunc::Back_EaseIn);
    first->setAlpha(0);
    Timeline* timeline = between(first, AlphaFrame::create());
    timeline->gotoFrame(3);
    EXPECT_EQ(node->getOpacity(), 0);
    auto* black = ColorFrame::create();
    black->setColor(Color3B::BLACK);
    between(ColorFrame::create(), black)->gotoFrame(5);
    EXPECT_EQ(node->getColor(), Color3B(127, 127, 127));
}

TEST_F(FrameTest, VisibilityOrderAndAnchorChange) {
    auto* hidden = VisibleFrame::create();
    hidden->setVisible(false);
    between(VisibleFrame::create(), hidden)->gotoFrame(10);
    EXPECT_FALSE(node->isVisible());
    auto* order = ZOrderFrame::create();
    order->setZOrder(4);
    between(ZOrderFrame::create(), order)->gotoFrame(10);
    EXPECT_EQ(node->getLocalZOrder(), 4);
    auto* anchor = AnchorPointFrame::create();
    anchor->setAnchorPoint(Vec2(1, 0.5f));
    between(AnchorPointFrame::create(), anchor)->gotoFrame(5);
    EXPECT_EQ(node->getAnchorPoint(), Vec2(0.5f, 0.25f));
}

TEST_F(FrameTest, FramesOfDifferentClassesDoNotTween) {
    auto* first = PositionFrame::create();
    auto* timeline = Timeline::create();
    timeline->addFrame(first);
    auto* other = ScaleFrame::create();
    other->setFrameIndex(10);
    timeline->addFrame(other);
    timeline->setNode(node);
    timeline->gotoFrame(5);
    EXPECT_EQ(x(), 0.0f);
}

TEST_F(FrameTest, UnorderedFramesDoNotHang) {
    auto* timeline = Timeline::create();
    for (const unsigned int index : {5u, 3u, 9u, 2u}) timeline->addFrame(place(index, 1.0f));
    timeline->setNode(node);
    for (const int frame : {0, 4, 7, 2, 100, -3, 6}) {
        timeline->stepToFrame(frame);
        timeline->gotoFrame(frame);
    }
    EXPECT_EQ(x(), 1.0f);
}

TEST_F(FrameTest, RemovedFramesAreForgotten) {
    Frame* const second = place(10, 8.0f);
    Timeline* timeline = between(PositionFrame::create(), place(10, 8.0f));
    timeline->insertFrame(second, 2);
    timeline->gotoFrame(10);
    timeline->removeFrame(second);
    EXPECT_EQ(second->getTimeline(), nullptr);
    timeline->gotoFrame(10);
    EXPECT_EQ(timeline->getFrames().size(), 2);
}

class Playable : public Component, public PlayableProtocol {
public:
    int starts = 0;
    int stops = 0;
    void start() override { ++starts; }
    void stop() override { ++stops; }
};

TEST_F(FrameTest, PlayableFramesStartAndStopAComponent) {
    auto* component = new Playable();
    component->setName(PlayableFrame::PLAYABLE_EXTENTION);
    node->addComponent(component);
    component->release();
    auto* start = PlayableFrame::create();
    start->setPlayableAct("start");
    auto* stop = PlayableFrame::create();
    stop->setPlayableAct("stop");
    Timeline* timeline = between(start, stop);
    timeline->gotoFrame(1);
    EXPECT_EQ(component->starts, 1);
    timeline->stepToFrame(10);
    EXPECT_EQ(component->stops, 1);
}

TEST_F(FrameTest, ClonesHaveAllProperties) {
    auto* frame = InnerActionFrame::create();
    EXPECT_EQ(frame->getInnerActionType(), SingleFrame);
    frame->setStartFrameIndex(2);
    frame->setEndFrameIndex(9);
    frame->setFrameIndex(4);
    frame->setTween(false);
    frame->setTweenType(tweenfunc::Sine_EaseIn);
    auto* copy = dynamic_cast<InnerActionFrame*>(frame->clone());
    EXPECT_EQ(copy->getStartFrameIndex(), 2);
    EXPECT_EQ(copy->getEndFrameIndex(), 9);
    EXPECT_EQ(copy->getFrameIndex(), 4u);
    EXPECT_FALSE(copy->isTween());
    EXPECT_EQ(copy->getTweenType(), tweenfunc::Sine_EaseIn);
}

TEST_F(FrameTest, ATimelineRefusesAFrameOutsideOfItsList) {
    copra::setMisuseAborts(false);
    copra::LogCapture log;
    auto* const timeline = Timeline::create();
    auto* const frame = VisibleFrame::create();
    timeline->insertFrame(frame, 3);
    timeline->insertFrame(nullptr, 0);
    timeline->addFrame(nullptr);
    copra::setMisuseAborts(true);
    EXPECT_TRUE(timeline->getFrames().empty());
    EXPECT_EQ(frame->getTimeline(), nullptr);
    EXPECT_TRUE(log.contains("Timeline::insertFrame"));
}

} // namespace
