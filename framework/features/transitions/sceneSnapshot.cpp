#include "transitions/sceneSnapshot.h"

#include "platform/Screen.h"

namespace copra {

using namespace cocos2d;

RenderTexture* snapshotOf(Scene* scene, const Color4F& background) {
    const Size& size = screen().designSize;
    RenderTexture* snapshot =
        RenderTexture::create(static_cast<int>(size.width), static_cast<int>(size.height));
    if (!snapshot) return nullptr;
    snapshot->getSprite()->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    snapshot->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    snapshot->setPosition(size.width / 2, size.height / 2);
    snapshot->beginWithClear(background.r, background.g, background.b, background.a);
    scene->visit();
    snapshot->end();
    return snapshot;
}

} // namespace copra
