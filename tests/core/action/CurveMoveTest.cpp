#include "action/ActionFixture.h"
#include "action/Bezier.h"
#include "action/Ease.h"
#include "action/Jump.h"
#include "action/Move.h"
#include "action/Spline.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

class CurveMoveTest : public ActionFixture {
protected:
    static PointArray* points(std::initializer_list<Vec2> list) {
        PointArray* result = PointArray::create(static_cast<ssize_t>(list.size()));
        for (const Vec2& point : list) result->addControlPoint(point);
        return result;
    }
};

TEST_F(CurveMoveTest, AJumpHasItsTopInTheMiddleOfEachHop) {
    Node* node = addNode(10, 0);
    node->runAction(JumpBy::create(1.0f, Vec2(80, 16), 40, 2));
    firstFrame();
    step(0.25f);
    expectAt(node, 30, 44);
    step(0.25f);
    expectAt(node, 50, 8);
    step(0.5f);
    expectAt(node, 90, 16);
}

TEST_F(CurveMoveTest, AJumpOfNoHopsIsALine) {
    Node* node = addNode();
    node->runAction(JumpBy::create(1.0f, Vec2(16, 8), 50, 0));
    firstFrame();
    step(0.25f);
    expectAt(node, 4, 2);
}

TEST_F(CurveMoveTest, JumpToEndsAtItsPlaceAndJumpByCanGoBack) {
    Node* node = addNode(20, 20);
    Node* back = addNode(20, 20);
    node->runAction(JumpTo::create(1.0f, Vec2(60, 20), 32, 1)->clone());
    back->runAction(JumpBy::create(1.0f, Vec2(40, 0), 32, 1)->reverse());
    firstFrame();
    step(0.5f);
    expectAt(node, 40, 52);
    expectAt(back, 0, 52);
    step(0.5f);
    expectAt(node, 60, 20);
    expectAt(back, -20, 20);
}

TEST_F(CurveMoveTest, NegativeJumpsAreRefused) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(JumpBy::create(1.0f, Vec2(1, 1), 1, -1), "number of jumps is negative");
}

TEST_F(CurveMoveTest, ABezierFollowsItsControlPoints) {
    Node* node = addNode(5, 5);
    ccBezierConfig config;
    config.controlPoint_1 = Vec2(0, 64);
    config.controlPoint_2 = Vec2(64, 64);
    config.endPosition = Vec2(64, 0);
    node->runAction(BezierBy::create(1.0f, config));
    firstFrame();
    step(0.5f);
    expectAt(node, 37, 53);
    step(0.5f);
    expectAt(node, 69, 5);
}

TEST_F(CurveMoveTest, ABezierAndItsReverseLeadBackOnTheSameCurve) {
    ccBezierConfig config;
    config.controlPoint_1 = Vec2(10, 0);
    config.controlPoint_2 = Vec2(30, 20);
    config.endPosition = Vec2(40, 40);
    Node* there = addNode();
    Node* back = addNode(40, 40);
    BezierBy* bezier = BezierBy::create(1.0f, config);
    there->runAction(bezier);
    back->runAction(bezier->reverse());
    firstFrame();
    step(0.25f);
    const Vec2 quarter = there->getPosition();
    step(0.5f);
    expectAt(back, quarter.x, quarter.y);
    step(0.25f);
    expectAt(back, 0, 0);
}

TEST_F(CurveMoveTest, BezierToCountsFromTheOriginOfTheParent) {
    Node* node = addNode(16, 16);
    ccBezierConfig config;
    config.controlPoint_1 = Vec2(16, 80);
    config.controlPoint_2 = Vec2(80, 80);
    config.endPosition = Vec2(80, 16);
    node->runAction(BezierTo::create(1.0f, config)->clone());
    firstFrame();
    step(0.5f);
    expectAt(node, 48, 64);
    step(0.5f);
    expectAt(node, 80, 16);
}

TEST_F(CurveMoveTest, ASplinePassesItsPointsAtEqualTimes) {
    Node* to = addNode();
    Node* by = addNode(100, 100);
    PointArray* square = points({Vec2(0, 0), Vec2(40, 0), Vec2(40, 40), Vec2(0, 40)});
    to->runAction(CatmullRomTo::create(3.0f, square));
    by->runAction(CatmullRomBy::create(3.0f, square));
    firstFrame();
    expectAt(to, 0, 0);
    step(1.0f);
    expectAt(to, 40, 0);
    expectAt(by, 140, 100);
    step(1.0f);
    expectAt(to, 40, 40);
    step(1.0f);
    expectAt(to, 0, 40);
    expectAt(by, 100, 140);
}

TEST_F(CurveMoveTest, FullTensionGivesStraightLines) {
    Node* node = addNode();
    node->runAction(CardinalSplineTo::create(2.0f, points({Vec2(0, 0), Vec2(32, 64), Vec2(64, 0)}), 1.0f));
    firstFrame();
    step(0.5f);
    expectAt(node, 16, 32);
}

TEST_F(CurveMoveTest, AReversedSplineGoesBackAndAddsUpWithOtherMoves) {
    Node* node = addNode(100, 50);
    node->runAction(CatmullRomBy::create(1.0f, points({Vec2(0, 0), Vec2(20, 20), Vec2(40, 0)}))->reverse());
    node->runAction(MoveBy::create(0.5f, Vec2(0, 80)));
    firstFrame();
    step(0.5f);
    expectAt(node, 80, 150);
    step(0.25f);
    step(0.25f);
    expectAt(node, 60, 130);
}

TEST_F(CurveMoveTest, TheReverseOfASplineToPassesThePointsFromTheLast) {
    Node* node = addNode();
    node->runAction(
        CardinalSplineTo::create(2.0f, points({Vec2(0, 0), Vec2(32, 64), Vec2(64, 8)}), 0)->reverse());
    firstFrame();
    expectAt(node, 64, 8);
    step(2.0f);
    expectAt(node, 0, 0);
}

TEST_F(CurveMoveTest, ASplineGoesOnBeyondItsEndUnderAnEaseThatSwings) {
    Node* node = addNode();
    node->runAction(EaseBackOut::create(
        CardinalSplineTo::create(1.0f, points({Vec2(0, 0), Vec2(10, 0), Vec2(20, 0)}), 0.0f)));
    firstFrame();
    step(0.5f);
    EXPECT_GT(node->getPositionX(), 20.0f);
    EXPECT_LT(node->getPositionX(), 22.0f);
    step(0.5f);
    expectAt(node, 20, 0);
}

TEST_F(CurveMoveTest, ASplineAcceptsAnyTime) {
    Node* node = addNode();
    auto* const spline = CatmullRomTo::create(1.0f, points({Vec2(0, 0), Vec2(10, 0), Vec2(20, 0)}));
    spline->startWithTarget(node);
    const float infinity = std::numeric_limits<float>::infinity();
    for (const float time : {infinity, -infinity, 1e30f, -1e30f, std::nanf("")}) {
        spline->update(time);
        EXPECT_TRUE(std::isfinite(node->getPositionX())) << time;
    }
}

TEST_F(CurveMoveTest, ASplineWithoutPointsIsRefused) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(CatmullRomTo::create(1.0f, nullptr), "at least one control point");
    EXPECT_REFUSED(CatmullRomTo::create(1.0f, PointArray::create(3)), "at least one control point");
}

TEST_F(CurveMoveTest, PointArraysCanBeEdited) {
    PointArray* array = points({Vec2(1, 0), Vec2(3, 0)});
    array->insertControlPoint(Vec2(2, 0), 1);
    array->replaceControlPoint(Vec2(9, 9), 0);
    EXPECT_EQ(array->count(), 3);
    EXPECT_EQ(array->getControlPointAtIndex(-5), Vec2(9, 9));
    EXPECT_EQ(array->getControlPointAtIndex(7), Vec2(3, 0));
    EXPECT_EQ(array->reverse()->getControlPointAtIndex(0), Vec2(3, 0));
    array->removeControlPointAtIndex(0);
    array->reverseInline();
    EXPECT_EQ(array->getControlPoints(), (std::vector<Vec2>{Vec2(3, 0), Vec2(2, 0)}));
}

} // namespace
