// Eases: each family has one that begins slowly, one that ends slowly, and one that does both.

#include "ClassExamples.h"

USING_NS_CC;

namespace {

class EaseExamples : public ClassExamples {
protected:
    EaseExamples() : bee(Sprite::create("garden.png", Rect(0, 0, 64, 64))) { scene->addChild(bee); }

    /// Plays what an example began, and compares where the bee is.
    void expectArrival() {
        app.wait(3);
        EXPECT_NEAR(bee->getPositionX(), 200, 0.5f);
        EXPECT_NEAR(bee->getPositionY(), 100, 0.5f);
        EXPECT_NEAR(bee->getScale(), 1.5f, 0.01f);
    }

    Sprite* const bee;
};

TEST_F(EaseExamples, Sine) {
    //! [EaseSineIn, EaseSineOut, EaseSineInOut: Arrive with Out, leave with In]
    auto arrive = EaseSineOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseSineInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseSineIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseSineIn, EaseSineOut, EaseSineInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Quadratic) {
    //! [EaseQuadraticActionIn, EaseQuadraticActionOut, EaseQuadraticActionInOut: Arrive with Out, leave with In]
    auto arrive = EaseQuadraticActionOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseQuadraticActionInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseQuadraticActionIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseQuadraticActionIn, EaseQuadraticActionOut, EaseQuadraticActionInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Cubic) {
    //! [EaseCubicActionIn, EaseCubicActionOut, EaseCubicActionInOut: Arrive with Out, leave with In]
    auto arrive = EaseCubicActionOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseCubicActionInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseCubicActionIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseCubicActionIn, EaseCubicActionOut, EaseCubicActionInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Quartic) {
    //! [EaseQuarticActionIn, EaseQuarticActionOut, EaseQuarticActionInOut: Arrive with Out, leave with In]
    auto arrive = EaseQuarticActionOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseQuarticActionInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseQuarticActionIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseQuarticActionIn, EaseQuarticActionOut, EaseQuarticActionInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Quintic) {
    //! [EaseQuinticActionIn, EaseQuinticActionOut, EaseQuinticActionInOut: Arrive with Out, leave with In]
    auto arrive = EaseQuinticActionOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseQuinticActionInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseQuinticActionIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseQuinticActionIn, EaseQuinticActionOut, EaseQuinticActionInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Exponential) {
    //! [EaseExponentialIn, EaseExponentialOut, EaseExponentialInOut: Arrive with Out, leave with In]
    auto arrive = EaseExponentialOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseExponentialInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseExponentialIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseExponentialIn, EaseExponentialOut, EaseExponentialInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Circle) {
    //! [EaseCircleActionIn, EaseCircleActionOut, EaseCircleActionInOut: Arrive with Out, leave with In]
    auto arrive = EaseCircleActionOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseCircleActionInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseCircleActionIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseCircleActionIn, EaseCircleActionOut, EaseCircleActionInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Back) {
    //! [EaseBackIn, EaseBackOut, EaseBackInOut: Arrive with Out, leave with In]
    auto arrive = EaseBackOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseBackInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseBackIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseBackIn, EaseBackOut, EaseBackInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Bounce) {
    //! [EaseBounceIn, EaseBounceOut, EaseBounceInOut: Arrive with Out, leave with In]
    auto arrive = EaseBounceOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseBounceInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseBounceIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseBounceIn, EaseBounceOut, EaseBounceInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Elastic) {
    //! [EaseElasticIn, EaseElasticOut, EaseElasticInOut: Arrive with Out, leave with In]
    auto arrive = EaseElasticOut::create(MoveBy::create(1, Vec2(200, 0)));
    auto grow = EaseElasticInOut::create(ScaleTo::create(0.5f, 1.5f));
    auto leave = EaseElasticIn::create(MoveBy::create(1, Vec2(0, 100)));
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseElasticIn, EaseElasticOut, EaseElasticInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Rate) {
    //! [EaseIn, EaseOut, EaseInOut: Arrive with Out, leave with In]
    auto arrive = EaseOut::create(MoveBy::create(1, Vec2(200, 0)), 3);
    auto grow = EaseInOut::create(ScaleTo::create(0.5f, 1.5f), 3);
    auto leave = EaseIn::create(MoveBy::create(1, Vec2(0, 100)), 3);
    bee->runAction(Sequence::create(arrive, grow, leave, nullptr));
    //! [EaseIn, EaseOut, EaseInOut: Arrive with Out, leave with In]
    expectArrival();
}

TEST_F(EaseExamples, Bezier) {
    //! [EaseBezierAction]
    auto move = MoveBy::create(2, Vec2(200, 100));
    auto ease = EaseBezierAction::create(move); // retains the action
    ease->setBezierParamer(0, 1, 0, 1); // the progress at the start, at two control points, and at the end
    bee->runAction(ease);
    //! [EaseBezierAction]
    bee->setScale(1.5f);
    expectArrival();
}

} // namespace
