#pragma once

#include "base/Array.h"

#include <cstddef>

namespace cocos2d {

/// The particles of a system as a structure of arrays: one array for each attribute, so that updates access
/// memory sequentially. The arrays share one block of memory, in the order of their declarations.
class ParticleData {
public:
    float* posx = nullptr; ///< The horizontal offset from the emitter, in points.
    float* posy = nullptr; ///< The vertical offset from the emitter, in points, y up.
    /// The x coordinate of the emitter when the particle was emitted, in world coordinates or, with RELATIVE,
    /// in coordinates of the parent.
    float* startPosX = nullptr;
    /// The y coordinate of the emitter when the particle was emitted, in world coordinates or, with RELATIVE,
    /// in coordinates of the parent.
    float* startPosY = nullptr;
    float* colorR = nullptr;        ///< The red channel of the color, from 0 to 1.
    float* colorG = nullptr;        ///< The green channel of the color, from 0 to 1.
    float* colorB = nullptr;        ///< The blue channel of the color, from 0 to 1.
    float* colorA = nullptr;        ///< The opacity, from 0 to 1.
    float* deltaColorR = nullptr;   ///< The change of the red channel per second.
    float* deltaColorG = nullptr;   ///< The change of the green channel per second.
    float* deltaColorB = nullptr;   ///< The change of the blue channel per second.
    float* deltaColorA = nullptr;   ///< The change of the opacity per second.
    float* size = nullptr;          ///< The side of the square, in points.
    float* deltaSize = nullptr;     ///< The change of the side per second, in points.
    float* rotation = nullptr;      ///< The rotation in degrees clockwise.
    float* deltaRotation = nullptr; ///< The change of the rotation per second, in degrees clockwise.
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
    /// The angle around the emitter, the distance from it, and the changes of both; for the mode RADIUS.
    struct {
        float* angle = nullptr;            ///< The angle around the emitter in radians.
        float* degreesPerSecond = nullptr; ///< The speed in radians per second, despite the name.
        float* radius = nullptr;           ///< The distance from the emitter in points.
        float* deltaRadius = nullptr;      ///< The change of the distance in points per second.
    } modeB;
    unsigned int maxCount = 0; ///< The capacity in particles.

    /// Constructs an object without particles. Call init() to allocate some.
    ParticleData() = default;
    ParticleData(const ParticleData&) = delete;
    ParticleData& operator=(const ParticleData&) = delete;

    /// Allocates `count` particles, all zero, and discards the former ones. Returns true.
    bool init(int count);
    /// Frees the memory.
    void release();
    unsigned int getMaxCount() const { return maxCount; } ///< Returns the number that init() allocated.
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

namespace copra {

/// The emission rate that keeps a system full. Without a life it is infinite: each particle lives as long as its own deviation. 0 for a
/// negative life.
float emissionRateFor(int particles, float life);

} // namespace copra
