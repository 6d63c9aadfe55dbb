#include "app/classicScene.h"

#include "base/refuse.h"
#include "scene/Scene.h"

namespace copra {

using cocos2d::Node;
using cocos2d::Scene;

Scene* classicScene(Scene* scene) {
    if (!areClassicOverridesEnabled() || !scene) return scene;
    // Not a conversion to the base class: the object may be no Scene.
    auto* const node = reinterpret_cast<Node*>(scene);
    if (dynamic_cast<Scene*>(node)) return scene;
    warning("Director: a layer is run as a scene; it gets a scene around it");
    if (auto* const around = dynamic_cast<Scene*>(node->getParent())) return around;
    if (node->getParent()) return nullptr;
    Scene* const around = Scene::create();
    around->addChild(node);
    return around;
}

} // namespace copra
