#include "transitions/TransitionFlip.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Visibility.h"
#include "base/autoreleased.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "nodes/effects/GridAction.h"
#include "platform/Screen.h"

#include <cmath>

namespace cocos2d {

namespace {

/// Moves the eye around the center of the screen, as OrbitCamera does, by rotating the scene the other way.
class OrbitGrid : public Grid3DAction {
public:
    /// Rotates from `angle` by `delta`; `axis` is the direction in which the eye moves. In degrees.
    static OrbitGrid* create(float duration, float angle, float delta, float axis) {
        auto* action = new OrbitGrid();
        action->_angle = angle;
        action->_delta = delta;
        action->_axis = axis;
        return copra::autoreleased(action, action->initWithDuration(duration, Size(1.0f, 1.0f)));
    }

    OrbitGrid* clone() const override { return create(_duration, _angle, _delta, _axis); }

    void update(float time) override {
        const copra::Turn turn = copra::turnOfRadians((_angle + _delta * time) * copra::kRadiansPerDegree);
        const copra::Turn axis = copra::turnOfRadians(_axis * copra::kRadiansPerDegree);
        // The axes of the eye: back toward it, its right and its up.
        const Vec3 back(turn.sin * axis.cos, turn.sin * axis.sin, turn.cos);
        Vec3 right(back.z, 0.0f, -back.x);
        const float length = std::sqrt(right.x * right.x + right.z * right.z);
        if (length < 1e-4f) return; // seen from straight above: keeps the last vertices
        right = right * (1.0f / length);
        const Vec3 up(back.y * right.z, back.z * right.x - back.x * right.z, -back.y * right.x);
        const Size& size = copra::screen().designSize;
        moveVertices([&](Vec3& vertex, int, int) {
            const float x = vertex.x - size.width / 2.0f;
            const float y = vertex.y - size.height / 2.0f;
            vertex.set(x * right.x + size.width / 2.0f, x * up.x + y * up.y + size.height / 2.0f,
                       x * back.x + y * back.y);
        });
    }

private:
    float _angle = 0.0f;
    float _delta = 0.0f;
    float _axis = 0.0f;
};

} // namespace

// --- Orientation ---

TransitionSceneOriented::TransitionSceneOriented() = default;
TransitionSceneOriented::~TransitionSceneOriented() = default;

TransitionSceneOriented* TransitionSceneOriented::create(float duration, Scene* scene,
                                                         Orientation orientation) {
    auto* transition = new TransitionSceneOriented();
    return copra::autoreleased(transition, transition->initWithDuration(duration, scene, orientation));
}

bool TransitionSceneOriented::initWithDuration(float duration, Scene* scene, Orientation orientation) {
    _orientation = orientation;
    return TransitionScene::initWithDuration(duration, scene);
}

// --- Flipping ---

TransitionFlipScene::TransitionFlipScene() = default;
TransitionFlipScene::~TransitionFlipScene() = default;

Node* TransitionFlipScene::inNode_() {
    return _inGrid.node();
}

Node* TransitionFlipScene::outNode_() {
    return _outGrid.node();
}

void TransitionFlipScene::onEnter() {
    TransitionScene::onEnter();
    const float half = _duration / 2;
    // The values of Orientation overlap as in the original: 1 is to the right, 0 is up.
    const bool isForward =
        _orientation == (axis_(true) == 90.0f ? Orientation::UP_OVER : Orientation::RIGHT_OVER);
    const float delta = isForward ? 90.0f : -90.0f;
    _inScene->setVisible(false);
    if (zooms_()) {
        _inScene->setScale(0.5f);
        _inScene->runAction(
            Sequence::create(DelayTime::create(half), Show::create(), ScaleTo::create(half, 1.0f), nullptr));
        _outScene->runAction(Sequence::create(ScaleTo::create(half, 0.5f), Hide::create(), nullptr));
    } else {
        _inScene->runAction(Sequence::create(DelayTime::create(half), Show::create(), nullptr));
        _outScene->runAction(Sequence::create(DelayTime::create(half), Hide::create(), nullptr));
    }
    _inGrid.enter(_inScene, Sequence::create(
                                DelayTime::create(half), OrbitGrid::create(half, -delta, delta, axis_(true)),
                                CallFunc::create([this] { finish(); }), StopGrid::create(), nullptr));
    _outGrid.enter(_outScene, OrbitGrid::create(half, 0.0f, delta, axis_(false)));
}

void TransitionFlipScene::endEffect_() {
    _inGrid.exit();
    _outGrid.exit();
}

void TransitionFlipScene::onExit() {
    endEffect_();
    TransitionScene::onExit();
}

#define COPRA_FLIP(Type, usual, axisIn, axisOut)                                                             \
    Type* Type::create(float duration, Scene* scene, Orientation o) {                                        \
        auto* transition = new Type();                                                                       \
        return copra::autoreleased(transition, transition->initWithDuration(duration, scene, o));            \
    }                                                                                                        \
    Type* Type::create(float duration, Scene* scene) {                                                       \
        return create(duration, scene, usual);                                                               \
    }                                                                                                        \
    float Type::axis_(bool isIn) const {                                                                     \
        return isIn ? axisIn : axisOut;                                                                      \
    }

COPRA_FLIP(TransitionFlipX, Orientation::RIGHT_OVER, 0.0f, 0.0f)
COPRA_FLIP(TransitionFlipY, Orientation::UP_OVER, 90.0f, 90.0f)
COPRA_FLIP(TransitionFlipAngular, Orientation::RIGHT_OVER, -45.0f, 45.0f)
COPRA_FLIP(TransitionZoomFlipX, Orientation::RIGHT_OVER, 0.0f, 0.0f)
COPRA_FLIP(TransitionZoomFlipY, Orientation::UP_OVER, 90.0f, 90.0f)
COPRA_FLIP(TransitionZoomFlipAngular, Orientation::RIGHT_OVER, -45.0f, 45.0f)

#undef COPRA_FLIP

} // namespace cocos2d
