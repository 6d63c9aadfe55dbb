#include "scene/Scene.h"

#include "base/FirstException.h"
#include "base/RefPtr.h"

#include "base/autoreleased.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "scene/Camera.h"
#include "scene/FrameBuffer.h"
#include "scene/SceneContext.h"
#include "scene/SceneSimulation.h"

#include <algorithm>

namespace cocos2d {

Scene::Scene() : _context(copra::SceneContext::current()) {
    _ignoreAnchorPointForPosition = true;
    setAnchorPoint(Vec2(0.5f, 0.5f));
    _context.scenes.push_back(this);
    _defaultCamera = Camera::create();
    Node::addChild(_defaultCamera);
}

Scene::~Scene() {
    _simulation.reset(); // while the nodes of its bodies are alive
    auto& scenes = _context.scenes;
    scenes.erase(std::remove(scenes.begin(), scenes.end(), this), scenes.end());
    for (Camera* camera : _cameras) camera->_scene = nullptr;
}

bool Scene::init() {
    return initWithSize(copra::screen().designSize);
}

bool Scene::initWithSize(const Size& size) {
    setContentSize(size);
    return true;
}

Scene* Scene::create() {
    auto* scene = new Scene();
    return copra::autoreleased(scene, scene->init());
}

Scene* Scene::createWithSize(const Size& size) {
    auto* scene = new Scene();
    return copra::autoreleased(scene, scene->initWithSize(size));
}

void Scene::removeAllChildrenWithCleanup(bool cleanup) {
    const RefPtr<Camera> camera = _defaultCamera;
    copra::FirstException exception;
    exception.run([&] { Node::removeAllChildrenWithCleanup(cleanup); });
    exception.run([&] {
        if (camera && !camera->getParent()) addChild(camera);
    });
    exception.pass();
}

void Scene::removeChild(Node* child, bool cleanup) {
    if (child == _defaultCamera) _defaultCamera = nullptr; // first: what it calls may throw
    Node::removeChild(child, cleanup);
}

void Scene::stepPhysicsAndNavigation(float deltaTime) {
    if (_simulation) _simulation->advance(deltaTime);
}

// --- Cameras ---

void Scene::registerCamera(Camera* camera) {
    _cameras.push_back(camera);
    _cameraOrderDirty = true;
}

void Scene::unregisterCamera(Camera* camera) {
    _cameras.erase(std::remove(_cameras.begin(), _cameras.end(), camera), _cameras.end());
}

const std::vector<Camera*>& Scene::getCameras() {
    if (_cameraOrderDirty) {
        std::stable_sort(_cameras.begin(), _cameras.end(), [](const Camera* a, const Camera* b) {
            return a->getRenderOrder() < b->getRenderOrder();
        });
        _cameraOrderDirty = false;
    }
    return _cameras;
}

void Scene::onProjectionChanged(EventCustom*) {
    if (_defaultCamera) _defaultCamera->initDefault();
}

void Scene::render(Renderer* renderer, const Mat4&, const Mat4*) {
    if (_cameras.empty()) visitWithCamera(*renderer, nullptr); // the default camera was removed
    // A draw() may add or remove cameras; removed cameras are skipped.
    const std::vector<Camera*> cameras = getCameras();
    clearFrameBuffers(*renderer);
    bool isFirst = true;
    std::vector<const experimental::FrameBuffer*> buffers; // that have been drawn into
    for (Camera* camera : cameras) {
        if (std::find(_cameras.begin(), _cameras.end(), camera) == _cameras.end()) continue;
        if (!camera->isVisible()) continue;
        if (!isFirst) renderer->render(); // global z orders the nodes of each camera separately
        isFirst = false;
        if (camera->_frameBuffer)
            visitIntoFrameBuffer(*renderer, *camera, buffers);
        else
            visitWithCamera(*renderer, camera);
    }
}

/// Those that no camera of this frame draws into, and so clears.
void Scene::clearFrameBuffers(Renderer& renderer) {
    const auto isDrawn = [this](const experimental::FrameBuffer* buffer) {
        return std::any_of(_cameras.begin(), _cameras.end(), [buffer](const Camera* camera) {
            return camera->_frameBuffer == buffer && camera->isVisible();
        });
    };
    // Global z orders the nodes of the first camera separately.
    if (experimental::FrameBuffer::clearAllBut(renderer, isDrawn)) renderer.render();
}

void Scene::visitWithCamera(Renderer& renderer, Camera* camera) {
    const copra::Homography map = camera ? camera->screenHomography() : copra::Homography();
    renderer.setCameraTransform(map);
    // After a change of the view all nodes must update their culling, even if they did not move.
    const bool viewChanged = _context.frame.viewChanged || map != *_context.frame.lastView;
    _context.frame.viewChanged = false;
    *_context.frame.lastView = map;
    const Camera::Visiting visiting(camera);
    if (camera) camera->clearBackground();
    visit(&renderer, Mat4::IDENTITY, viewChanged ? uint32_t{FLAGS_TRANSFORM_DIRTY} : 0u);
}

void Scene::visitIntoFrameBuffer(Renderer& renderer, Camera& camera,
                                 std::vector<const experimental::FrameBuffer*>& drawn) {
    experimental::FrameBuffer* const buffer = camera._frameBuffer;
    buffer->_isClear = false;
    const bool isFirst = std::find(drawn.begin(), drawn.end(), buffer) == drawn.end();
    if (isFirst) drawn.push_back(buffer);
    const copra::Homography map = camera.screenHomography();
    renderer.setCameraTransform(map);
    const Camera::Visiting visiting(&camera);
    camera.beginFrameBuffer(renderer, isFirst);
    camera.clearBackground();
    visit(&renderer, Mat4::IDENTITY, FLAGS_TRANSFORM_DIRTY); // nothing is culled
    renderer.endTarget();
    *_context.frame.lastView = map;
    _context.frame.viewChanged = true;
}

std::string Scene::getDescription() const {
    return "<Scene | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
