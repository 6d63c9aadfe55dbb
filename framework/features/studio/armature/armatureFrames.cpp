#include "studio/armature/armatureFrames.h"

#include "base/toInteger.h"
#include "math/constants.h"

#include <algorithm>

using cocostudio::FrameData;

namespace copra {

namespace {

/// `angle`, by a full turn closer to `next`.
float closer(float angle, float next) {
    if (next - angle < -kPi) return angle - kTwoPi;
    if (next - angle > kPi) return angle + kTwoPi;
    return angle;
}

} // namespace

void orderFrames(cocostudio::MovementBoneData& movement) {
    auto& frames = movement.frameList;
    for (FrameData* frame : frames) frame->frameID = std::clamp(frame->frameID, 0, kMaxFrame);
    std::stable_sort(frames.begin(), frames.end(),
                     [](const FrameData* a, const FrameData* b) { return a->frameID < b->frameID; });
}

void unwrapRotations(cocostudio::MovementBoneData& movement) {
    const auto& frames = movement.frameList;
    for (ssize_t i = frames.size() - 1; i > 0; --i) {
        FrameData* const before = frames.at(i - 1);
        before->skewX = closer(before->skewX, frames.at(i)->skewX);
        before->skewY = closer(before->skewY, frames.at(i)->skewY);
    }
}

void closeFrames(cocostudio::MovementBoneData& movement) {
    if (movement.frameList.empty()) return;
    auto* const last = FrameData::create();
    last->copy(movement.frameList.back());
    last->frameID = copra::toInteger<int>(movement.duration);
    movement.addFrameData(last);
}

} // namespace copra
