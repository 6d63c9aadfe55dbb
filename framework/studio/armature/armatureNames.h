#pragma once

/// The deprecated aliases of the classes of armatures.

#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/BatchNode.h"
#include "studio/armature/DisplayFactory.h"
#include "studio/armature/Skin.h"
#include "studio/armature/SpriteFrameCacheHelper.h"

namespace cocostudio {

/// Names of 2.x.
using CCProcessBase = ProcessBase;
using CCBaseData = BaseData;
using CCDisplayData = DisplayData;
using CCSpriteDisplayData = SpriteDisplayData;
using CCArmatureDisplayData = ArmatureDisplayData;
using CCParticleDisplayData = ParticleDisplayData;
using CCBoneData = BoneData;
using CCFrameData = FrameData;
using CCMovementBoneData = MovementBoneData;
using CCMovementData = MovementData;
using CCAnimationData = AnimationData;
using CCContourData = ContourData;
using CCTextureData = TextureData;
using CCDecorativeDisplay = DecorativeDisplay;
using CCDisplayFactory = DisplayFactory;
using CCBatchNode = BatchNode;
using CCDisplayManager = DisplayManager;
using CCColliderBody = ColliderBody;
using CCColliderDetector = ColliderDetector;
using CCSpriteFrameCacheHelper = SpriteFrameCacheHelper;
using CCArmatureData = ArmatureData;
using CCBone = Bone;
using CCArmatureAnimation = ArmatureAnimation;
using CCArmature = Armature;
using CCArmatureDataManager = ArmatureDataManager;
using CCTweenType = cocos2d::tweenfunc::TweenType;
using CCTween = Tween;
using CCSkin = Skin;

} // namespace cocostudio
