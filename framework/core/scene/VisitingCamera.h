#pragma once

namespace copra {

/// The data of the camera that is drawing, set by Camera::Visiting: which nodes it draws. It is private to
/// this module.
struct VisitingCamera {
    static constexpr unsigned short kDefaultMask = 1; ///< The mask of most nodes, CameraFlag::DEFAULT.

    /// The flag of the camera; 0 for no camera, in which case all nodes are drawn.
    static inline unsigned short flag = 0;
    static inline bool hidesDefaultMask = false; ///< The camera does not draw nodes with the default mask.
};

} // namespace copra
