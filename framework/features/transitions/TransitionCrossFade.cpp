#include "transitions/TransitionCrossFade.h"

#include "action/CallFunc.h"
#include "action/Fade.h"
#include "action/Sequence.h"
#include "nodes/shapes/LayerColor.h"
#include "transitions/makeTransition.h"
#include "transitions/sceneSnapshot.h"

namespace cocos2d {

namespace {
const int kSnapshotsTag = 0xC4055;
}

TransitionCrossFade::TransitionCrossFade() = default;
TransitionCrossFade::~TransitionCrossFade() = default;
COPRA_TRANSITION_CREATE(TransitionCrossFade)

void TransitionCrossFade::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    // Skips TransitionScene, which draws the scenes: the snapshots replace them.
    Scene::visit(renderer, parentTransform, parentFlags); // NOLINT(bugprone-parent-virtual-call)
}

void TransitionCrossFade::onEnter() {
    TransitionScene::onEnter();
    RenderTexture* in = copra::snapshotOf(_inScene);
    RenderTexture* out = copra::snapshotOf(_outScene);
    if (!in || !out) { // without snapshots a plain cut
        finish();
        return;
    }
    // The old scene fades out over the opaque new one.
    in->getSprite()->setBlendFunc({GL_ONE, GL_ONE});
    out->getSprite()->setBlendFunc({GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA});
    out->getSprite()->setOpacityModifyRGB(false); // the blend function multiplies with alpha
    LayerColor* snapshots = LayerColor::create(Color4B(0, 0, 0, 0));
    snapshots->addChild(in);
    snapshots->addChild(out);
    out->getSprite()->runAction(Sequence::create(FadeTo::create(_duration, 0),
                                                 CallFunc::create([this] { hideOutShowIn(); }),
                                                 CallFunc::create([this] { finish(); }), nullptr));
    addChild(snapshots, 2, kSnapshotsTag);
}

void TransitionCrossFade::onExit() {
    removeChildByTag(kSnapshotsTag, true);
    TransitionScene::onExit();
}

} // namespace cocos2d
