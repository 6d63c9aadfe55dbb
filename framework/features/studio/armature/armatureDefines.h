#pragma once

/// The versions of armature files, as numbers in their "version".

/// The version since which the places of a key frame are relative to the place of its bone.
#define VERSION_COMBINED 0.30f
/// The version since which rotations between key frames may exceed half a turn.
#define VERSION_CHANGE_ROTATION_RANGE 1.0f
/// The version since which colors are stored as "color".
#define VERSION_COLOR_READING 1.1f

/// Build options of cocos2d-x, with the values that apply here: contours are computed for the game, and
/// bodies of physics engines are not moved.
#ifndef ENABLE_PHYSICS_BOX2D_DETECT
#define ENABLE_PHYSICS_BOX2D_DETECT 0
#endif
#ifndef ENABLE_PHYSICS_CHIPMUNK_DETECT
#define ENABLE_PHYSICS_CHIPMUNK_DETECT 0
#endif
#ifndef ENABLE_PHYSICS_SAVE_CALCULATED_VERTEX
#define ENABLE_PHYSICS_SAVE_CALCULATED_VERTEX 1
#endif

#define CS_RETURN_IF(cond)                                                                                   \
    if (cond) return
#define CS_RETURN_NULL_IF(cond)                                                                              \
    if (cond) return nullptr;

namespace cocostudio {

/// Returns the version of the format, "1.1.0.0".
inline const char* armatureVersion() {
    return "1.1.0.0";
}

} // namespace cocostudio
