#include "app/TransitionCrossFade.h"

#include "action/CallFunc.h"
#include "action/Fade.h"
#include "action/Sequence.h"
#include "app/makeTransition.h"
#include "app/sceneSnapshot.h"
#include "nodes/shapes/LayerColor.h"

namespace cocos2d {

namespace {
const int kPicturesTag = 0xC4055;
}

TransitionCrossFade::TransitionCrossFade() = default;
TransitionCrossFade::~TransitionCrossFade() = default;
COPRA_TRANSITION_CREATE(TransitionCrossFade)

void TransitionCrossFade::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    // The scenes themselves, which a transition visits, are in the pictures already.
    Scene::visit(renderer, parentTransform, parentFlags); // NOLINT(bugprone-parent-virtual-call)
}

void TransitionCrossFade::onEnter() {
    TransitionScene::onEnter();
    RenderTexture* in = copra::snapshotOf(_inScene);
    RenderTexture* out = copra::snapshotOf(_outScene);
    if (!in || !out) { // no room for pictures: a plain cut
        finish();
        return;
    }
    // The new scene is laid down as it is, the old one over it as transparent as the time goes.
    in->getSprite()->setBlendFunc({GL_ONE, GL_ONE});
    out->getSprite()->setBlendFunc({GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA});
    out->getSprite()->setOpacityModifyRGB(false); // the blending does it
    LayerColor* pictures = LayerColor::create(Color4B(0, 0, 0, 0));
    pictures->addChild(in);
    pictures->addChild(out);
    out->getSprite()->runAction(Sequence::create(FadeTo::create(_duration, 0),
                                                 CallFunc::create([this] { hideOutShowIn(); }),
                                                 CallFunc::create([this] { finish(); }), nullptr));
    addChild(pictures, 2, kPicturesTag);
}

void TransitionCrossFade::onExit() {
    removeChildByTag(kPicturesTag, true);
    TransitionScene::onExit();
}

} // namespace cocos2d
