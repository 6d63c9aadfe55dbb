#include "rules/Stage.h"

namespace beecluster {

Wave Wave::after(float seconds) const {
    Wave wave = *this;
    wave.pause = seconds;
    return wave;
}

Wave Wave::every(float seconds) const {
    Wave wave = *this;
    wave.gap = seconds;
    return wave;
}

Wave Wave::shifted(const cocos2d::Vec2& points) const {
    Wave wave = *this;
    wave.shift = points;
    return wave;
}

Wave Wave::mirrored() const {
    Wave wave = *this;
    wave.isMirrored = true;
    return wave;
}

Wave Wave::alternating() const {
    Wave wave = *this;
    wave.alternates = true;
    return wave;
}

} // namespace beecluster
