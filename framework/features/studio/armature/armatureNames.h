#pragma once

/// The names of the armature classes in cocos2d-x 2.x, as deprecated aliases.

#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/BatchNode.h"
#include "studio/armature/DisplayFactory.h"
#include "studio/armature/Skin.h"
#include "studio/armature/SpriteFrameCacheHelper.h"

namespace cocostudio {

/// Steps through the frames of a movement.
using CCProcessBase = ProcessBase;
/// The place, scale, skew, and color of a bone or a display.
using CCBaseData = BaseData;
/// What a bone may show.
using CCDisplayData = DisplayData;
/// An image that a bone may show.
using CCSpriteDisplayData = SpriteDisplayData;
/// Another armature that a bone may show.
using CCArmatureDisplayData = ArmatureDisplayData;
/// Particles that a bone may show.
using CCParticleDisplayData = ParticleDisplayData;
/// A bone, as its file describes it.
using CCBoneData = BoneData;
/// A key frame of a bone.
using CCFrameData = FrameData;
/// The key frames of a bone in one movement.
using CCMovementBoneData = MovementBoneData;
/// A movement of an armature.
using CCMovementData = MovementData;
/// All movements of an armature.
using CCAnimationData = AnimationData;
/// A polygon around an image.
using CCContourData = ContourData;
/// An image with its pivot and contours.
using CCTextureData = TextureData;
/// A display of a bone, with its collision shape.
using CCDecorativeDisplay = DecorativeDisplay;
/// Makes the displays of bones.
using CCDisplayFactory = DisplayFactory;
/// Draws armatures that share textures together.
using CCBatchNode = BatchNode;
/// The displays of a bone, which shows one of them at a time.
using CCDisplayManager = DisplayManager;
/// A collision shape of a bone.
using CCColliderBody = ColliderBody;
/// The collision shapes of a display.
using CCColliderDetector = ColliderDetector;
/// Loads the sprite sheets of armatures.
using CCSpriteFrameCacheHelper = SpriteFrameCacheHelper;
/// An armature, as its file describes it.
using CCArmatureData = ArmatureData;
/// A bone of an armature.
using CCBone = Bone;
/// Plays the movements of an armature.
using CCArmatureAnimation = ArmatureAnimation;
/// A node that shows a skeleton of bones and moves it by animations.
using CCArmature = Armature;
/// The armatures, animations, and textures that have been read from files.
using CCArmatureDataManager = ArmatureDataManager;
/// The easing between two key frames.
using CCTweenType = cocos2d::tweenfunc::TweenType;
/// Moves one bone from key frame to key frame.
using CCTween = Tween;
/// The sprite that a bone shows.
using CCSkin = Skin;

} // namespace cocostudio
