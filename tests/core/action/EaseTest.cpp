#include "action/Ease.h"

#include "action/ActionFixture.h"
#include "action/ActionFloat.h"
#include "action/Move.h"

#include <functional>

using namespace cocos2d;

namespace {

class EaseTest : public ActionFixture {
protected:
    /// An action whose value, 0..1, is what the ease makes of the time.
    ActionInterval* probe() {
        return ActionFloat::create(1.0f, 0, 1, [this](float value) { _value = value; });
    }

    float at(ActionInterval* ease, float time) {
        ease->startWithTarget(root);
        ease->update(time);
        ease->stop();
        return _value;
    }

private:
    float _value = -1.0f;
};

struct Curve {
    const char* name;
    std::function<ActionInterval*(ActionInterval*)> make;
    bool hasRate = false; ///< Its reverse has the inverse rate instead of the mirrored curve.
};

template<class Ease>
Curve plain(const char* name) {
    return {name, [](ActionInterval* inner) -> ActionInterval* { return Ease::create(inner); }};
}

template<class Ease>
Curve rated(const char* name, float rate) {
    return {name, [rate](ActionInterval* inner) -> ActionInterval* { return Ease::create(inner, rate); },
            true};
}

std::vector<Curve> allCurves() {
    return {
        rated<EaseIn>("In", 2),
        rated<EaseOut>("Out", 3),
        rated<EaseInOut>("InOut", 2),
        plain<EaseSineIn>("SineIn"),
        plain<EaseSineOut>("SineOut"),
        plain<EaseSineInOut>("SineInOut"),
        plain<EaseExponentialIn>("ExponentialIn"),
        plain<EaseExponentialOut>("ExponentialOut"),
        plain<EaseExponentialInOut>("ExponentialInOut"),
        plain<EaseQuadraticActionIn>("QuadraticIn"),
        plain<EaseQuadraticActionOut>("QuadraticOut"),
        plain<EaseQuadraticActionInOut>("QuadraticInOut"),
        plain<EaseCubicActionIn>("CubicIn"),
        plain<EaseCubicActionOut>("CubicOut"),
        plain<EaseCubicActionInOut>("CubicInOut"),
        plain<EaseQuarticActionIn>("QuarticIn"),
        plain<EaseQuarticActionOut>("QuarticOut"),
        plain<EaseQuarticActionInOut>("QuarticInOut"),
        plain<EaseQuinticActionIn>("QuinticIn"),
        plain<EaseQuinticActionOut>("QuinticOut"),
        plain<EaseQuinticActionInOut>("QuinticInOut"),
        plain<EaseCircleActionIn>("CircleIn"),
        plain<EaseCircleActionOut>("CircleOut"),
        plain<EaseCircleActionInOut>("CircleInOut"),
        plain<EaseBackIn>("BackIn"),
        plain<EaseBackOut>("BackOut"),
        plain<EaseBackInOut>("BackInOut"),
        plain<EaseBounceIn>("BounceIn"),
        plain<EaseBounceOut>("BounceOut"),
        plain<EaseBounceInOut>("BounceInOut"),
        plain<EaseElasticIn>("ElasticIn"),
        plain<EaseElasticOut>("ElasticOut"),
        plain<EaseElasticInOut>("ElasticInOut"),
    };
}

TEST_F(EaseTest, EveryCurveStartsAtZeroAndEndsAtOne) {
    for (const Curve& curve : allCurves()) {
        EXPECT_NEAR(at(curve.make(probe()), 0.0f), 0.0f, 1e-6f) << curve.name;
        EXPECT_NEAR(at(curve.make(probe()), 1.0f), 1.0f, 1e-6f) << curve.name;
    }
}

/// The probe counts from 0 to 1; reversed it counts from 1 to 0. Played backwards an action shows at t what
/// it showed at 1 - t.
TEST_F(EaseTest, EveryReverseShowsTheSameImageBackwards) {
    for (const Curve& curve : allCurves()) {
        if (curve.hasRate) continue;
        ActionInterval* ease = curve.make(probe());
        for (const float time : {0.1f, 0.25f, 0.4f, 0.6f, 0.75f, 0.9f}) {
            const float there = at(ease, 1.0f - time);
            EXPECT_NEAR(at(ease->reverse(), time), there, 2e-3f) << curve.name << " at " << time;
        }
    }
}

TEST_F(EaseTest, AnElasticReverseAndCloneKeepThePeriod) {
    auto* ease = EaseElasticIn::create(probe(), 0.45f);
    EXPECT_FLOAT_EQ(ease->clone()->getPeriod(), 0.45f);
    EXPECT_FLOAT_EQ(ease->reverse()->getPeriod(), 0.45f);
}

TEST_F(EaseTest, TheReverseOfARateIsItsInverse) {
    EXPECT_FLOAT_EQ(EaseIn::create(probe(), 2)->reverse()->getRate(), 0.5f);
    EXPECT_FLOAT_EQ(EaseOut::create(probe(), 4)->reverse()->getRate(), 0.25f);
    EXPECT_FLOAT_EQ(EaseInOut::create(probe(), 4)->reverse()->getRate(), 0.25f);
}

TEST_F(EaseTest, EveryCloneHasTheSameCurve) {
    for (const Curve& curve : allCurves()) {
        ActionInterval* ease = curve.make(probe());
        for (const float time : {0.2f, 0.5f, 0.8f})
            EXPECT_FLOAT_EQ(at(ease->clone(), time), at(ease, time)) << curve.name << " at " << time;
    }
}

TEST_F(EaseTest, TheCurvesPassTheirKnownValues) {
    EXPECT_NEAR(at(EaseSineIn::create(probe()), 0.25f), 0.0761205f, 1e-5f);
    EXPECT_NEAR(at(EaseSineOut::create(probe()), 0.75f), 0.9238795f, 1e-5f);
    EXPECT_NEAR(at(EaseIn::create(probe(), 2), 0.75f), 0.5625f, 1e-6f);
    EXPECT_NEAR(at(EaseOut::create(probe(), 2), 0.25f), 0.5f, 1e-6f);
    EXPECT_NEAR(at(EaseBackIn::create(probe()), 0.5f), -0.0876975f, 1e-5f);
    EXPECT_NEAR(at(EaseBounceOut::create(probe()), 0.25f), 0.4726562f, 1e-5f);
    EXPECT_NEAR(at(EaseElasticOut::create(probe()), 0.5f), 1.015625f, 1e-5f);
    EXPECT_NEAR(at(EaseCircleActionIn::create(probe()), 0.5f), 0.1339746f, 1e-5f);
}

TEST_F(EaseTest, ABezierEaseFollowsItsValuesAndItsReverseTheirMirror) {
    auto* ease = EaseBezierAction::create(probe());
    ease->setBezierParamer(0, 0.2f, 0.9f, 1);
    EXPECT_NEAR(at(ease, 0.5f), 0.5375f, 1e-6f);
    EXPECT_NEAR(at(ease->clone(), 0.5f), 0.5375f, 1e-6f);
    EXPECT_NEAR(at(ease->reverse(), 0.0f), 0.0f, 1e-6f);
}

TEST_F(EaseTest, LastsAsLongAsItsActionAndReachesItsEnd) {
    Node* node = addNode(10, 10);
    RefPtr<EaseExponentialIn> ease = EaseExponentialIn::create(MoveBy::create(1.0f, Vec2(100, 0)));
    EXPECT_FLOAT_EQ(ease->getDuration(), 1.0f);
    node->runAction(ease);
    firstFrame();
    EXPECT_EQ(node->getPosition(), Vec2(10, 10));
    step(0.5f);
    EXPECT_LT(node->getPositionX(), 20);
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(110, 10));
    EXPECT_TRUE(ease->isDone());
}

TEST_F(EaseTest, NeedsAnAction) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(EaseSineIn::create(nullptr), "ActionEase::initWithAction: the action is null");
    EXPECT_REFUSED(EaseIn::create(nullptr, 2), "ActionEase::initWithAction: the action is null");
    EXPECT_REFUSED(EaseElasticOut::create(nullptr), "ActionEase::initWithAction: the action is null");
}

} // namespace
