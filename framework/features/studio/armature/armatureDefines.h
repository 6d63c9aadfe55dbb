#pragma once

/// Versions of armature files, as numbers in their "version".

/// From here on the places of a frame are relative to those of its bone.
#define VERSION_COMBINED 0.30f
/// From here on rotations of key frames may exceed half a turn.
#define VERSION_CHANGE_ROTATION_RANGE 1.0f
/// From here on colors are stored as "color".
#define VERSION_COLOR_READING 1.1f

/// What the original can be compiled with: contours are computed for the game, bodies of physics engines are not moved.
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

/// The version of the format, "1.1.0.0".
inline const char* armatureVersion() {
    return "1.1.0.0";
}

} // namespace cocostudio
