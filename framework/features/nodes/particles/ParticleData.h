#pragma once

#include "base/Array.h"

#include <cstddef>

namespace cocos2d {

/// The particles of a system as a structure of arrays: one array for each attribute, so that updates access
/// memory sequentially. The arrays share one block of memory, in the order of their declarations.
class ParticleData {
public:
    /// The position as an offset from the emitter, in points.
    float* posx = nullptr;
    float* posy = nullptr;
    /// The position of the emitter when the particle was emitted, in world coordinates or, with RELATIVE, in
    /// coordinates of the parent.
    float* startPosX = nullptr;
    float* startPosY = nullptr;
    /// The color, with channels from 0 to 1, and its change per second.
    float* colorR = nullptr;
    float* colorG = nullptr;
    float* colorB = nullptr;
    float* colorA = nullptr;
    float* deltaColorR = nullptr;
    float* deltaColorG = nullptr;
    float* deltaColorB = nullptr;
    float* deltaColorA = nullptr;
    /// The side of the square in points, and its change per second.
    float* size = nullptr;
    float* deltaSize = nullptr;
    /// The rotation in degrees clockwise, and its change per second.
    float* rotation = nullptr;
    float* deltaRotation = nullptr; ///< The change per second.
    /// The remaining life in seconds.
    float* timeToLive = nullptr;
    /// The velocity in points per second, and the accelerations away from and around the emitter; for the
    /// mode GRAVITY.
    struct {
        float* dirX = nullptr;            ///< The horizontal velocity.
        float* dirY = nullptr;            ///< The vertical velocity.
        float* radialAccel = nullptr;     ///< The acceleration away from the emitter.
        float* tangentialAccel = nullptr; ///< The acceleration around the emitter, counterclockwise.
    } modeA;
    /// Mode RADIUS: angle in radians (also the speed, despite its name), distance in points and its change
    /// per second.
    struct {
        float* angle = nullptr;            ///< the angle around the emitter in radians
        float* degreesPerSecond = nullptr; ///< Radians per second.
        float* radius = nullptr;           ///< the distance from the emitter in points
        float* deltaRadius = nullptr;      ///< the change of the distance in points per second
    } modeB;
    unsigned int maxCount = 0; ///< Capacity in particles.

    /// Constructs an object without particles. Call init() to allocate some.
    ParticleData() = default;
    ParticleData(const ParticleData&) = delete;
    ParticleData& operator=(const ParticleData&) = delete;

    /// Allocates `count` particles, all zero, and discards the former ones. Always true.
    bool init(int count);
    /// Frees the memory.
    void release();
    unsigned int getMaxCount() const { return maxCount; } ///< The number of particles that init() allocated.
    /// Overwrites particle `to` with particle `from`.
    void copyParticle(int to, int from) {
        const float* source = _block.data() + from;
        float* target = _block.data() + to;
        for (int column = 0; column < kColumns; ++column, source += maxCount, target += maxCount)
            *target = *source;
    }

private:
    static constexpr int kColumns = 25;

    copra::Array<float> _block;
};

} // namespace cocos2d
