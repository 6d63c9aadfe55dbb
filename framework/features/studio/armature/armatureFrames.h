#pragma once

#include "studio/armature/ArmatureData.h"

namespace copra {

/// The bones of an armature beyond this number are left out.
constexpr int kMaxBones = 4096;
/// Frames beyond this number are moved there.
constexpr int kMaxFrame = 1000000;

/// Sorts key frames by their number and limits it, so that a tween finds its way.
void orderFrames(cocostudio::MovementBoneData& movement);
/// Turns of more than half a turn between key frames become turns in the other direction. For old versions.
void unwrapRotations(cocostudio::MovementBoneData& movement);
/// Repeats the last key frame at the end. For old versions.
void closeFrames(cocostudio::MovementBoneData& movement);

} // namespace copra
