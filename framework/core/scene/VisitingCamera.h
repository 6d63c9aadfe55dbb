#pragma once

namespace copra {

/// What a visit asks of the camera that is drawing, set by Camera::Visiting: which nodes it draws. Private to
/// this module.
struct VisitingCamera {
    static constexpr unsigned short kDefaultMask = 1; ///< CameraFlag::DEFAULT, the mask of most nodes.

    static inline unsigned short flag = 0;       ///< 0 for no camera: all nodes are drawn.
    static inline bool hidesDefaultMask = false; ///< The camera does not draw nodes with the default mask.
};

} // namespace copra
