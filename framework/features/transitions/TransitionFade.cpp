#include "transitions/TransitionFade.h"

#include "action/CallFunc.h"
#include "action/Fade.h"
#include "action/Sequence.h"
#include "base/autoreleased.h"
#include "nodes/shapes/LayerColor.h"

namespace cocos2d {

namespace {
const int kCurtainTag = 0xFADE;
}

TransitionFade::TransitionFade() = default;
TransitionFade::~TransitionFade() = default;

TransitionFade* TransitionFade::create(float duration, Scene* scene) {
    return create(duration, scene, Color3B::BLACK);
}

TransitionFade* TransitionFade::create(float duration, Scene* scene, const Color3B& color) {
    auto* transition = new TransitionFade();
    return copra::autoreleased(transition, transition->initWithDuration(duration, scene, color));
}

bool TransitionFade::initWithDuration(float duration, Scene* scene, const Color3B& color) {
    _fadeColor = color;
    return TransitionScene::initWithDuration(duration, scene);
}

void TransitionFade::onEnter() {
    TransitionScene::onEnter();
    _inScene->setVisible(false);
    LayerColor* curtain = LayerColor::create(Color4B(_fadeColor, 0));
    addChild(curtain, 2, kCurtainTag);
    curtain->runAction(
        Sequence::create(FadeIn::create(_duration / 2), CallFunc::create([this] { hideOutShowIn(); }),
                         FadeOut::create(_duration / 2), CallFunc::create([this] { finish(); }), nullptr));
}

void TransitionFade::onExit() {
    TransitionScene::onExit();
    removeChildByTag(kCurtainTag, true); // with its actions, which call this transition
}

} // namespace cocos2d
