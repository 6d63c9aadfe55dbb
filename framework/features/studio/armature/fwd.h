#pragma once

/// Forward declarations of the classes of studio/armature, for headers that only name them.

namespace cocostudio {
class Armature;
class ArmatureAnimation;
class BatchNode;
class Bone;
class ColliderDetector;
class DecorativeDisplay;
class DisplayData;
class Skin;
class Tween;
} // namespace cocostudio

namespace copra {
struct ArmatureFile;
} // namespace copra
