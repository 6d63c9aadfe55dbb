#pragma once

#include "studio/armature/ArmatureData.h"

namespace copra {

/// The maximum number of bones. Further bones are left out.
constexpr int kMaxBones = 4096;
/// The maximum frame number. Higher numbers are reduced to it.
constexpr int kMaxFrame = 1000000;

/// Sorts the key frames by their number, and limits the numbers, so that a tween can search them.
void orderFrames(cocostudio::MovementBoneData& movement);
/// Replaces rotations of more than half a turn between key frames with the shorter ones in the other
/// direction. For old versions of the format.
void unwrapRotations(cocostudio::MovementBoneData& movement);
/// Repeats the last key frame at the end of the movement. It is for old versions of the format.
void closeFrames(cocostudio::MovementBoneData& movement);

} // namespace copra
