#pragma once

namespace beecluster {

/// The current of the creek: now and then, from alternating sides, it carries along the bees and the gifts. The water
/// shows it a moment before.
class Current {
public:
    /// Advances by dt seconds. Returns the velocity to the right of what it carries, in points a second.
    float update(float dt);
    /// How much of it the water shows, 0 to 1: it rises before it carries anything.
    float visible() const;
    /// 1 where it flows to the right, -1 to the left.
    float direction() const { return _direction; }

private:
    float _clock = 0.0f; ///< seconds since the last one ended
    float _direction = 1.0f;
};

} // namespace beecluster
