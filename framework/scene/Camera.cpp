#include "scene/Camera.h"

#include "platform/Screen.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

namespace cocos2d {

Camera::Camera() = default;
Camera::~Camera() = default;

Camera* Camera::create() {
    auto* camera = new Camera();
    camera->init();
    camera->autorelease();
    return camera;
}

bool Camera::init() {
    const Size& size = copra::screen().designSize;
    _home.set(size.width / 2, size.height / 2);
    setPosition(_home);
    return true;
}

Camera* Camera::getDefaultCamera() {
    const Scene* scene = copra::SceneContext::current().runningScene;
    return scene ? scene->getDefaultCamera() : nullptr;
}

Rect Camera::visibleRect() const {
    const Size& size = copra::screen().designSize;
    const Vec2 center = getPosition() - _home + Vec2(size.width / 2, size.height / 2);
    const float width = size.width * getScaleX();
    const float height = size.height * getScaleY();
    return Rect(center.x - width / 2, center.y - height / 2, width, height);
}

} // namespace cocos2d
