#include "app/sceneSnapshot.h"

#include "platform/Screen.h"

namespace copra {

using namespace cocos2d;

RenderTexture* snapshotOf(Scene* scene, const Color4F& background) {
    const Size& size = screen().designSize;
    RenderTexture* picture =
        RenderTexture::create(static_cast<int>(size.width), static_cast<int>(size.height));
    if (!picture) return nullptr;
    picture->getSprite()->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    picture->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    picture->setPosition(size.width / 2, size.height / 2);
    picture->beginWithClear(background.r, background.g, background.b, background.a);
    scene->visit();
    picture->end();
    return picture;
}

} // namespace copra
