#pragma once

namespace copra {

/// What a scene advances in every frame, after the scheduler and before it is drawn; PhysicsWorld implements
/// it.
class SceneSimulation {
public:
    virtual ~SceneSimulation() = default;
    /// `delta` is the time since the last frame in seconds.
    virtual void advance(float delta) = 0;
};

} // namespace copra
