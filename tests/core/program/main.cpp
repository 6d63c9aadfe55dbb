/// A game of copra::core alone: a sprite that follows its actions, in a window, or without one (COPRA_BACKEND=null). tests/arch/core_map.py checks
/// that its linker took nothing from the other shelves.

#include "actors/CollisionSprite.h"
#include "copra/core.h"

#include <cstdio>

using namespace cocos2d;

namespace {

class MiniatureScene : public Scene {
public:
    CREATE_FUNC(MiniatureScene);
    bool init() override {
        if (!Scene::init()) return false;
        const unsigned char white[] = {255, 255, 255, 255};
        auto* texture = new Texture2D();
        texture->initWithData(white, sizeof white, Texture2D::PixelFormat::RGBA8888, 1, 1, Size(1, 1));
        _sprite = Sprite::createWithTexture(texture);
        texture->release();
        _sprite->setTextureRect(Rect(0, 0, 20, 20));
        _sprite->setPosition(40, 160);
        _sprite->runAction(RepeatForever::create(
            Sequence::create(MoveBy::create(1, Vec2(400, 0)), MoveBy::create(1, Vec2(-400, 0)), nullptr)));
        addChild(_sprite);
        scheduleUpdate();
        return true;
    }
    void update(float) override {
        if (++_frames < 90) return;
        std::printf("after %d frames the sprite is at %.0f\n", _frames,
                    static_cast<double>(_sprite->getPositionX()));
        Director::getInstance()->end();
    }

private:
    Sprite* _sprite = nullptr;
    int _frames = 0;
};

class Miniature : public Application {
public:
    bool applicationDidFinishLaunching() override {
        auto* view = GLViewImpl::createWithRect("Miniature", Rect(0, 0, 480, 320));
        if (!view) return false;
        Director::getInstance()->setOpenGLView(view);
        Director::getInstance()->setDisplayStats(true);
        Director::getInstance()->runWithScene(MiniatureScene::create());
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

} // namespace

int main() {
    return Miniature().run();
}
