#pragma once

namespace cocos2d {
class Scene;
}

namespace copra {

/// The scene to run for what a game passes as one. Games for 2.x cast layers to scenes, which had no members of their own
/// there: such a layer gets a scene around it, with a warning. Everywhere else it is `scene` itself.
cocos2d::Scene* classicScene(cocos2d::Scene* scene);

} // namespace copra
