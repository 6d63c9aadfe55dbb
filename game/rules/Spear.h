#pragma once

namespace beecluster {

/// The second verb: held, the swarm draws together into a fast spear that pierces insects; released, it bursts
/// apart and clears shots. The honey meter pays for it.
class Spear {
public:
    enum class Event { None, Begins, Bursts };

    /// `honey`: what is in the meter, 0 to 1; it must outlive this object.
    explicit Spear(float& honey) : _honey(honey) {}

    /// Advances by dt seconds. `isHeld`: whether the player holds the button; one that was held when the spear
    /// ended has to be released first.
    /// `drain`: factor of what it costs.
    Event update(float dt, bool isHeld, float drain = 1.0f);
    /// Puts honey into the meter; 1 is a full one.
    void fill(float share);
    float honey() const { return _honey; }
    bool isActive() const { return _isActive; }
    /// Whether the honey is enough to begin.
    bool isReady() const;

private:
    Event burst(float drain);

    float& _honey;
    float _spent = 0.0f; ///< of this spear
    bool _isActive = false;
    bool _wasHeld = false;
};

} // namespace beecluster
