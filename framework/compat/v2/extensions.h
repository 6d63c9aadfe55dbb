#pragma once

/// cocos-ext.h of 2.x: besides the extensions it has the readers of editors' files, in namespace
/// cocos2d::extension.

#include "cocos2d.h"
#include "compat/v2/TableViewDataSource.h"
#include "compat/v2/widgets.h"
#include "extensions/cocos-ext.h"
#include "studio/armature/armatureNames.h"
#include "studio/builder/CocosBuilder.h"
#include "studio/json/ActionManagerEx.h"
#include "studio/json/ComAttribute.h"
#include "studio/json/ComRender.h"
#include "studio/json/GUIReader.h"
#include "studio/json/SceneReader.h"
#include "studio/json/TriggerBase.h"
#include "studio/timeline/ComAudio.h"

// Its functions for priorities are not those of layers.
#pragma push_macro("setTouchPriority")
#pragma push_macro("getTouchPriority")
#undef setTouchPriority
#undef getTouchPriority
#include "studio/json/ComController.h"
#pragma pop_macro("getTouchPriority")
#pragma pop_macro("setTouchPriority")

namespace cocos2d {
namespace extension {

/// Armatures.
using cocostudio::CCAnimationData;
using cocostudio::CCArmature;
using cocostudio::CCArmatureAnimation;
using cocostudio::CCArmatureData;
using cocostudio::CCArmatureDataManager;
using cocostudio::CCArmatureDisplayData;
using cocostudio::CCBaseData;
using cocostudio::CCBatchNode;
using cocostudio::CCBone;
using cocostudio::CCBoneData;
using cocostudio::CCColliderBody;
using cocostudio::CCColliderDetector;
using cocostudio::CCContourData;
using cocostudio::CCDecorativeDisplay;
using cocostudio::CCDisplayData;
using cocostudio::CCDisplayFactory;
using cocostudio::CCDisplayManager;
using cocostudio::CCFrameData;
using cocostudio::CCMovementBoneData;
using cocostudio::CCMovementData;
using cocostudio::CCParticleDisplayData;
using cocostudio::CCProcessBase;
using cocostudio::CCSkin;
using cocostudio::CCSpriteDisplayData;
using cocostudio::CCSpriteFrameCacheHelper;
using cocostudio::CCTextureData;
using cocostudio::CCTween;
using cocostudio::CCTweenType;
using cocostudio::ColliderBody;
using cocostudio::COMPLETE;
using cocostudio::LOOP_COMPLETE;
using cocostudio::MovementEventType;
using cocostudio::SEL_FrameEventCallFunc;
using cocostudio::SEL_MovementEventCallFunc;
using cocostudio::START;

/// Interfaces and scenes of Cocos Studio 1.
using ActionManagerOf2x = cocostudio::ActionManagerEx;
using cocostudio::ActionObject;
using cocostudio::BaseTriggerAction;
using cocostudio::BaseTriggerCondition;
using cocostudio::GUIReader;
using cocostudio::SceneReader;
using CCSSceneReader = SceneReader;
using AttachComponentType = SceneReader::AttachComponentType;
constexpr AttachComponentType ATTACH_EMPTY_NODE = AttachComponentType::EMPTY_NODE;
constexpr AttachComponentType ATTACH_RENDER_NODE = AttachComponentType::RENDER_NODE;
using cocostudio::TriggerMng;
using cocostudio::TriggerObj;
using CCComAttribute = cocostudio::ComAttribute;
using CCComAudio = cocostudio::ComAudio;
using CCComController = cocostudio::ComController;
using CCComRender = cocostudio::ComRender;

/// Curves that cocos2d.h has since 3.0.
using CCEaseBezierAction = EaseBezierAction;
using CCEaseQuadraticActionIn = EaseQuadraticActionIn;
using CCEaseQuadraticActionOut = EaseQuadraticActionOut;
using CCEaseQuadraticActionInOut = EaseQuadraticActionInOut;
using CCEaseQuarticActionIn = EaseQuarticActionIn;
using CCEaseQuarticActionOut = EaseQuarticActionOut;
using CCEaseQuarticActionInOut = EaseQuarticActionInOut;
using CCEaseQuinticActionIn = EaseQuinticActionIn;
using CCEaseQuinticActionOut = EaseQuinticActionOut;
using CCEaseQuinticActionInOut = EaseQuinticActionInOut;
using CCEaseCircleActionIn = EaseCircleActionIn;
using CCEaseCircleActionOut = EaseCircleActionOut;
using CCEaseCircleActionInOut = EaseCircleActionInOut;
using CCEaseCubicActionIn = EaseCubicActionIn;
using CCEaseCubicActionOut = EaseCubicActionOut;
using CCEaseCubicActionInOut = EaseCubicActionInOut;

/// CocosBuilder.
using cocosbuilder::CCBAnimationManager;
using cocosbuilder::CCBAnimationManagerDelegate;
using cocosbuilder::CCBFile;
using cocosbuilder::CCBFileLoader;
using cocosbuilder::CCBKeyframe;
using cocosbuilder::CCBMemberVariableAssigner;
using cocosbuilder::CCBReader;
using cocosbuilder::CCBRotateTo;
using cocosbuilder::CCBRotateXTo;
using cocosbuilder::CCBRotateYTo;
using cocosbuilder::CCBScriptOwnerProtocol;
using cocosbuilder::CCBSelectorResolver;
using cocosbuilder::CCBSequence;
using cocosbuilder::CCBSequenceProperty;
using cocosbuilder::CCBSetSpriteFrame;
using cocosbuilder::CCBSoundEffect;
using CCControlButtonLoader = cocosbuilder::ControlButtonLoader;
using CCControlLoader = cocosbuilder::ControlLoader;
using CCLabelBMFontLoader = cocosbuilder::LabelBMFontLoader;
using CCLabelTTFLoader = cocosbuilder::LabelTTFLoader;
using CCLayerColorLoader = cocosbuilder::LayerColorLoader;
using CCLayerGradientLoader = cocosbuilder::LayerGradientLoader;
using CCLayerLoader = cocosbuilder::LayerLoader;
using CCMenuItemImageLoader = cocosbuilder::MenuItemImageLoader;
using CCMenuItemLoader = cocosbuilder::MenuItemLoader;
using CCMenuLoader = cocosbuilder::MenuLoader;
using CCNodeLoader = cocosbuilder::NodeLoader;
using CCNodeLoaderLibrary = cocosbuilder::NodeLoaderLibrary;
using CCNodeLoaderListener = cocosbuilder::NodeLoaderListener;
using CCParticleSystemQuadLoader = cocosbuilder::ParticleSystemQuadLoader;
using CCScale9SpriteLoader = cocosbuilder::Scale9SpriteLoader;
using CCScrollViewLoader = cocosbuilder::ScrollViewLoader;
using CCSpriteLoader = cocosbuilder::SpriteLoader;

} // namespace extension
} // namespace cocos2d

// The sources of tables count with `unsigned int`.
#define CCTableViewDataSource CCTableViewDataSource_

// In cocos2d.h of 2.x there is no other class of this name.
#define ActionManager ActionManagerOf2x

// Titles of buttons are CCString.
#define getTitleForState titleAsString_
#define getCurrentTitle currentTitleAsString_
#define getTitleTTFForState titleFontAsChars_
#define getTitleBMFontForState titleBitmapFontAsChars_

// Members of the loaders by their names of 2.x.
#define sharedCCNodeLoaderLibrary sharedNodeLoaderLibrary
#define purgeSharedCCNodeLoaderLibrary purgeSharedNodeLoaderLibrary
#define loadCCNode loadNode
#define createCCNode createNode
