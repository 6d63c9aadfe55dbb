#include "nodes/particles/ParticleData.h"

#include <algorithm>
#include <limits>

namespace cocos2d {

bool ParticleData::init(int count) {
    maxCount = static_cast<unsigned int>(std::max(count, 0));
    _block.assign(std::size_t{maxCount} * kColumns, 0.0f);
    float** const columns[kColumns] = {
        &posx,
        &posy,
        &startPosX,
        &startPosY,
        &colorR,
        &colorG,
        &colorB,
        &colorA,
        &deltaColorR,
        &deltaColorG,
        &deltaColorB,
        &deltaColorA,
        &size,
        &deltaSize,
        &rotation,
        &deltaRotation,
        &timeToLive,
        &modeA.dirX,
        &modeA.dirY,
        &modeA.radialAccel,
        &modeA.tangentialAccel,
        &modeB.angle,
        &modeB.degreesPerSecond,
        &modeB.radius,
        &modeB.deltaRadius,
    };
    float* next = _block.data();
    for (float** column : columns) {
        *column = next;
        next += maxCount;
    }
    return true;
}

void ParticleData::release() {
    init(0);
    _block.shrink_to_fit();
}

} // namespace cocos2d

namespace copra {

float emissionRateFor(int particles, float life) {
    if (life == 0.0f) return std::numeric_limits<float>::infinity();
    return life > 0.0f ? static_cast<float>(particles) / life : 0.0f;
}

} // namespace copra
