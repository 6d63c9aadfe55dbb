#include "scene/Scene.h"

#include "base/RefPtr.h"

#include "platform/Screen.h"
#include "scene/Camera.h"

namespace cocos2d {

Scene::Scene() {
    _ignoreAnchorPointForPosition = true;
    setAnchorPoint(Vec2(0.5f, 0.5f));
}

Scene::~Scene() = default;

bool Scene::init() {
    return initWithSize(copra::screen().designSize);
}

bool Scene::initWithSize(const Size& size) {
    setContentSize(size);
    if (!_defaultCamera) {
        _defaultCamera = Camera::create();
        addChild(_defaultCamera);
    }
    return true;
}

Scene* Scene::create() {
    auto* scene = new Scene();
    if (scene->init()) {
        scene->autorelease();
        return scene;
    }
    scene->release();
    return nullptr;
}

Scene* Scene::createWithSize(const Size& size) {
    auto* scene = new Scene();
    if (scene->initWithSize(size)) {
        scene->autorelease();
        return scene;
    }
    scene->release();
    return nullptr;
}

void Scene::removeAllChildrenWithCleanup(bool cleanup) {
    const RefPtr<Camera> camera = _defaultCamera;
    Node::removeAllChildrenWithCleanup(cleanup);
    if (camera && !camera->getParent()) addChild(camera);
}

void Scene::removeChild(Node* child, bool cleanup) {
    Node::removeChild(child, cleanup);
    if (child == _defaultCamera) _defaultCamera = nullptr;
}

std::string Scene::getDescription() const {
    return "<Scene | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
