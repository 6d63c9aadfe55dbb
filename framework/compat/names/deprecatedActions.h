#pragma once

/// The deprecated aliases of actions that version 3.17 still has.

#include "action/ActionCamera.h"
#include "action/ActionTween.h"
#include "action/Bezier.h"
#include "action/Blink.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Fade.h"
#include "action/Follow.h"
#include "action/Jump.h"
#include "action/Move.h"
#include "action/Place.h"
#include "action/RemoveSelf.h"
#include "action/Repeat.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Skew.h"
#include "action/Spawn.h"
#include "action/Speed.h"
#include "action/Spline.h"
#include "action/TargetedAction.h"
#include "action/Tint.h"
#include "action/Visibility.h"
#include "nodes/effects/GridAction.h"
#include "nodes/effects/GridTiles.h"
#include "nodes/effects/GridWaves.h"
#include "nodes/effects/PageTurn3D.h"
#include "nodes/effects/ProgressTo.h"
#include "nodes/sprites/Animate.h"
#include "nodes/sprites/Flip.h"

namespace cocos2d {

/// Names of 2.x.
using CCActionCamera = ActionCamera;
using CCOrbitCamera = OrbitCamera;

/// Actions.
using CCPointArray = PointArray;
using CCRemoveSelf = RemoveSelf;
using CCAction = Action;
using CCFiniteTimeAction = FiniteTimeAction;
using CCSpeed = Speed;
using CCFollow = Follow;
using CCActionInterval = ActionInterval;
using CCSequence = Sequence;
using CCRepeat = Repeat;
using CCRepeatForever = RepeatForever;
using CCSpawn = Spawn;
using CCRotateTo = RotateTo;
using CCRotateBy = RotateBy;
using CCMoveBy = MoveBy;
using CCMoveTo = MoveTo;
using CCSkewTo = SkewTo;
using CCSkewBy = SkewBy;
using CCJumpBy = JumpBy;
using CCJumpTo = JumpTo;
using CCBezierBy = BezierBy;
using CCBezierTo = BezierTo;
using CCScaleTo = ScaleTo;
using CCScaleBy = ScaleBy;
using CCBlink = Blink;
using CCFadeIn = FadeIn;
using CCFadeOut = FadeOut;
using CCFadeTo = FadeTo;
using CCTintTo = TintTo;
using CCTintBy = TintBy;
using CCDelayTime = DelayTime;
using CCAnimate = Animate;
using CCTargetedAction = TargetedAction;
using CCActionEase = ActionEase;
using CCEaseRateAction = EaseRateAction;
using CCEaseIn = EaseIn;
using CCEaseOut = EaseOut;
using CCEaseInOut = EaseInOut;
using CCEaseExponentialIn = EaseExponentialIn;
using CCEaseExponentialOut = EaseExponentialOut;
using CCEaseExponentialInOut = EaseExponentialInOut;
using CCEaseSineIn = EaseSineIn;
using CCEaseSineOut = EaseSineOut;
using CCEaseSineInOut = EaseSineInOut;
using CCEaseElastic = EaseElastic;
using CCEaseElasticIn = EaseElasticIn;
using CCEaseElasticOut = EaseElasticOut;
using CCEaseElasticInOut = EaseElasticInOut;
using CCEaseBounce = EaseBounce;
using CCEaseBounceIn = EaseBounceIn;
using CCEaseBounceOut = EaseBounceOut;
using CCEaseBounceInOut = EaseBounceInOut;
using CCEaseBackIn = EaseBackIn;
using CCEaseBackOut = EaseBackOut;
using CCEaseBackInOut = EaseBackInOut;
using CCActionInstant = ActionInstant;
using CCShow = Show;
using CCHide = Hide;
using CCToggleVisibility = ToggleVisibility;
using CCFlipX = FlipX;
using CCFlipY = FlipY;
using CCPlace = Place;
using CCCallFunc = CallFunc;
using CCCallFuncN = CallFuncN;
using CCCallFuncND = __CCCallFuncND;
using CCCallFuncO = __CCCallFuncO;
using CCActionTween = ActionTween;
using CCCardinalSplineTo = CardinalSplineTo;
using CCCardinalSplineBy = CardinalSplineBy;
using CCCatmullRomTo = CatmullRomTo;
using CCCatmullRomBy = CatmullRomBy;
using CCGridAction = GridAction;
using CCGrid3DAction = Grid3DAction;
using CCTiledGrid3DAction = TiledGrid3DAction;
using CCStopGrid = StopGrid;
using CCReuseGrid = ReuseGrid;
using CCWaves3D = Waves3D;
using CCFlipX3D = FlipX3D;
using CCFlipY3D = FlipY3D;
using CCLens3D = Lens3D;
using CCRipple3D = Ripple3D;
using CCShaky3D = Shaky3D;
using CCLiquid = Liquid;
using CCWaves = Waves;
using CCTwirl = Twirl;
using CCPageTurn3D = PageTurn3D;
using CCProgressTo = ProgressTo;
using CCProgressFromTo = ProgressFromTo;
using CCShakyTiles3D = ShakyTiles3D;
using CCShatteredTiles3D = ShatteredTiles3D;
using CCShuffleTiles = ShuffleTiles;
using CCFadeOutTRTiles = FadeOutTRTiles;
using CCFadeOutBLTiles = FadeOutBLTiles;
using CCFadeOutUpTiles = FadeOutUpTiles;
using CCFadeOutDownTiles = FadeOutDownTiles;
using CCTurnOffTiles = TurnOffTiles;
using CCWavesTiles3D = WavesTiles3D;
using CCJumpTiles3D = JumpTiles3D;
using CCSplitRows = SplitRows;
using CCSplitCols = SplitCols;

} // namespace cocos2d
