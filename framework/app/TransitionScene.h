#pragma once

#include "base/RefPtr.h"
#include "scene/Scene.h"

namespace cocos2d {

/// A scene that leads from the running scene to another over some time.
///
/// Both scenes keep ticking while it runs, and the event dispatcher is off. The scene that leaves gets its
/// onExit and the one that comes its onEnterTransitionDidFinish when the transition is over. Where another
/// scene is asked for meanwhile, the new scene leaves without having arrived, and the old one goes back to
/// where it was.
class TransitionScene : public Scene {
public:
    /// For transitions that look different by the device's or the motion's direction.
    enum class Orientation {
        LEFT_OVER = 0,
        RIGHT_OVER = 1,
        UP_OVER = 0,
        DOWN_OVER = 1,
    };

    /// A plain cut after `duration` seconds.
    static TransitionScene* create(float duration, Scene* scene);

    /// The scene that comes. Not retained for the caller.
    Scene* getInScene() const { return _inScene; }
    float getDuration() const { return _duration; }

    /// Called by the effect when it is over; the next frame but one shows the new scene alone.
    void finish();
    /// Shows the new scene and hides the old one.
    void hideOutShowIn();

    /// True where this transition started from `scene`, which then stays running until the transition ends.
    bool takesOver(const Scene* scene) const { return _outScene == scene; }

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void onEnter() override;
    void onExit() override;
    void cleanup() override;

    TransitionScene();
    ~TransitionScene() override;
    /// Null, the running scene itself and a negative duration are refused.
    bool initWithDuration(float duration, Scene* scene);

protected:
    /// Which scene is drawn on top; the new one unless overridden.
    virtual void sceneOrder();
    /// What is drawn for the scene that comes: itself unless overridden; null is nothing.
    virtual Node* inNode() { return _inScene; }
    /// The same for the scene that leaves.
    virtual Node* outNode() { return _outScene; }

    RefPtr<Scene> _inScene;
    RefPtr<Scene> _outScene;
    float _duration = 0.0f;
    bool _isInSceneOnTop = true;
    bool _isSendCleanupToScene = false;

private:
    void setNewScene(float dt);
    void showAlone(const Scene* shown);
    void breakOff(const Scene* shown);
    void turnBackUnlessNext();

    bool _isFinished = false;

    CC_DISALLOW_COPY_AND_ASSIGN(TransitionScene)
};

} // namespace cocos2d
