#pragma once

namespace copra {

/// The simulation that a scene advances in every frame, after the scheduler and before it is drawn.
/// PhysicsWorld implements it.
class SceneSimulation {
public:
    virtual ~SceneSimulation() = default;
    /// Advances the simulation. `delta` is the time since the last frame in seconds.
    virtual void advance(float delta) = 0;
};

} // namespace copra
