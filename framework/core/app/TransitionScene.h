#pragma once

#include "base/RefPtr.h"
#include "scene/Scene.h"

namespace cocos2d {

/// A scene that animates the change from the running scene to another one.
///
/// While it runs, both scenes are updated, and the event dispatcher is disabled. At the end, it calls
/// onExit() of the old scene and onEnterTransitionDidFinish() of the new scene. If another scene is requested
/// before that, both scenes exit, and the old one gets back its position, scale, rotation, and visibility.
class TransitionScene : public Scene {
public:
    /// The direction in which a TransitionSceneOriented turns the scene.
    enum class Orientation {
        LEFT_OVER = 0,  ///< The scene turns with its left edge toward the viewer.
        RIGHT_OVER = 1, ///< The scene turns with its right edge toward the viewer.
        UP_OVER = 0,    ///< The scene turns with its top edge toward the viewer.
        DOWN_OVER = 1,  ///< The scene turns with its bottom edge toward the viewer.
    };

    /// Creates an autoreleased transition without an effect, which shows `scene` after `duration` seconds. If
    /// `scene` is null or running, debug builds assert; release builds log that and return null.
    static TransitionScene* create(float duration, Scene* scene);

    /// Returns the scene that the transition shows at its end.
    Scene* getInScene() const { return _inScene; }
    /// Returns the duration of the effect in seconds.
    float getDuration() const { return _duration; }

    /// Ends the effect, and switches to the new scene two frames later. The effect calls it.
    void finish();
    /// Shows the new scene and hides the old one.
    void hideOutShowIn();

    /// Whether `scene` is the old scene, which keeps running until the transition ends.
    bool takesOver(const Scene* scene) const { return _outScene == scene; }

    /// Draws both scenes; sceneOrder() decides which of them is on top.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    /// Disables the event dispatcher, and lets the new scene enter.
    void onEnter() override;
    /// Enables the event dispatcher, and calls onExit() of the old scene. If a scene other than the new one
    /// comes next, ends the effect; the new scene exits too, and the old one gets back its position, scale,
    /// rotation, and visibility.
    void onExit() override;
    /// Stops all actions and timers of the transition and, if it is no longer on the stack, of the old scene.
    void cleanup() override;

    TransitionScene();
    ~TransitionScene() override;
    /// Initializes a new object as create() does. A null scene and the running scene are errors: debug builds
    /// assert; release builds log it and return false. A negative duration or NaN is logged and counts as 0.
    bool initWithDuration(float duration, Scene* scene);

protected:
    /// Decides which scene is drawn on top. By default, it is the new scene.
    virtual void sceneOrder();
    /// Returns the node that is drawn for the new scene, by default the scene itself. Null draws nothing.
    virtual Node* inNode_() { return _inScene; }
    /// Returns the node that is drawn for the old scene, by default the scene itself. Null draws nothing.
    virtual Node* outNode_() { return _outScene; }
    /// Called when the effect must no longer use the scenes.
    virtual void endEffect_() {}

    RefPtr<Scene> _inScene;
    RefPtr<Scene> _outScene;
    float _duration = 0.0f;
    bool _isInSceneOnTop = true;
    bool _isSendCleanupToScene = false;

private:
    friend class Director;
    void shorten();
    void setNewScene(float dt);
    void showAlone(const Scene* shown);
    void cancelEffect(const Scene* shown);
    void exitInSceneUnlessNext();

    bool _isFinished = false;
    bool _outSceneIsSilent = false; ///< See Director::_silentScene.

    CC_DISALLOW_COPY_AND_ASSIGN(TransitionScene)
};

} // namespace cocos2d
