#pragma once

/// Older names of types and constants, as far as version 3.17 still has them. Older member names are where
/// the members are; those of base and math in legacy/containers/baseAliases.h and legacy/names/ccp.h.

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
#include "app/Application.h"
#include "app/Configuration.h"
#include "app/Director.h"
#include "app/TransitionCrossFade.h"
#include "app/TransitionFade.h"
#include "app/TransitionFlip.h"
#include "app/TransitionPageTurn.h"
#include "app/TransitionProgress.h"
#include "app/TransitionSlide.h"
#include "app/TransitionTiles.h"
#include "app/TransitionZoom.h"
#include "event/EventAcceleration.h"
#include "event/IMEDelegate.h"
#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "images/Image.h"
#include "legacy/containers/NotificationCenter.h"
#include "legacy/containers/baseAliases.h"
#include "legacy/names/NodeRGBA.h"
#include "legacy/names/ccp.h"
#include "nodes/effects/ClippingNode.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/GridAction.h"
#include "nodes/effects/GridTiles.h"
#include "nodes/effects/GridWaves.h"
#include "nodes/effects/MotionStreak.h"
#include "nodes/effects/PageTurn3D.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/effects/ProgressTo.h"
#include "nodes/effects/RenderTexture.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItemAtlasFont.h"
#include "nodes/menu/MenuItemFont.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/menu/MenuItemToggle.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/shapes/DrawNode.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/sprites/Animate.h"
#include "nodes/sprites/AnimationCache.h"
#include "nodes/sprites/AtlasNode.h"
#include "nodes/sprites/Flip.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/text/LabelAtlas.h"
#include "nodes/text/LabelBMFont.h"
#include "nodes/text/LabelTTF.h"
#include "nodes/text/TextFieldTTF.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "nodes/tiles/TileMapAtlas.h"
#include "render/Quads.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureAtlas.h"
#include "render/TextureCache.h"
#include "scene/Camera.h"
#include "scene/Component.h"
#include "scene/LayerMultiplex.h"
#include "scene/ParallaxNode.h"

namespace cocos2d {

/// Services and events.
using CCEvent = Event;
using CCAcceleration = Acceleration;
using CCNotificationCenter = __NotificationCenter;
using NotificationCenter = __NotificationCenter;
using CCUserDefault = UserDefault;
using CCTouch = Touch;
using CCActionManager = ActionManager;
using CCCamera = Camera;
using CCConfiguration = Configuration;
using CCIMEKeyboardNotificationInfo = IMEKeyboardNotificationInfo;
using CCDirector = Director;
using CCFileUtils = FileUtils;
using CCApplication = Application;
using CCScheduler = Scheduler;
using CCComponent = Component;
using CCEGLView = GLView;

/// Scenes, layers and transitions.
using CCLayer = Layer;
using CCLayerRGBA = Layer;
using CCLayerColor = LayerColor;
using CCLayerGradient = LayerGradient;
using CCLayerMultiplex = LayerMultiplex;
using CCScene = Scene;
using CCTransitionEaseScene = TransitionEaseScene;
using CCTransitionScene = TransitionScene;
using CCTransitionRotoZoom = TransitionRotoZoom;
using CCTransitionJumpZoom = TransitionJumpZoom;
using CCTransitionMoveInL = TransitionMoveInL;
using CCTransitionMoveInR = TransitionMoveInR;
using CCTransitionMoveInT = TransitionMoveInT;
using CCTransitionMoveInB = TransitionMoveInB;
using CCTransitionSlideInL = TransitionSlideInL;
using CCTransitionSlideInR = TransitionSlideInR;
using CCTransitionSlideInB = TransitionSlideInB;
using CCTransitionSlideInT = TransitionSlideInT;
using CCTransitionShrinkGrow = TransitionShrinkGrow;
using CCTransitionFade = TransitionFade;
using RGBAProtocol = __RGBAProtocol;
using NodeRGBA = __NodeRGBA;
using LayerRGBA = __LayerRGBA;
using CCTransitionSceneOriented = TransitionSceneOriented;
using CCTransitionFlipX = TransitionFlipX;
using CCTransitionFlipY = TransitionFlipY;
using CCTransitionFlipAngular = TransitionFlipAngular;
using CCTransitionZoomFlipX = TransitionZoomFlipX;
using CCTransitionZoomFlipY = TransitionZoomFlipY;
using CCTransitionZoomFlipAngular = TransitionZoomFlipAngular;
using CCTransitionCrossFade = TransitionCrossFade;
using CCTransitionTurnOffTiles = TransitionTurnOffTiles;
using CCTransitionSplitCols = TransitionSplitCols;
using CCTransitionSplitRows = TransitionSplitRows;
using CCTransitionFadeTR = TransitionFadeTR;
using CCTransitionFadeBL = TransitionFadeBL;
using CCTransitionFadeUp = TransitionFadeUp;
using CCTransitionFadeDown = TransitionFadeDown;
using CCTransitionPageTurn = TransitionPageTurn;
using CCTransitionProgress = TransitionProgress;
using CCTransitionProgressRadialCCW = TransitionProgressRadialCCW;
using CCTransitionProgressRadialCW = TransitionProgressRadialCW;
using CCTransitionProgressHorizontal = TransitionProgressHorizontal;
using CCTransitionProgressVertical = TransitionProgressVertical;
using CCTransitionProgressInOut = TransitionProgressInOut;
using CCTransitionProgressOutIn = TransitionProgressOutIn;

/// Nodes.
using CCNode = Node;
using CCNodeRGBA = Node;
using CCRGBAProtocol = Node;
using CCAtlasNode = AtlasNode;
using CCDrawNode = DrawNode;
using CCLabelAtlas = LabelAtlas;
using CCSprite = Sprite;
using CCSpriteBatchNode = SpriteBatchNode;
using CCMenuItem = MenuItem;
using CCMenuItemLabel = MenuItemLabel;
using CCMenuItemAtlasFont = MenuItemAtlasFont;
using CCMenuItemFont = MenuItemFont;
using CCMenuItemSprite = MenuItemSprite;
using CCMenuItemImage = MenuItemImage;
using CCMenuItemToggle = MenuItemToggle;
using CCMenu = Menu;
using CCParallaxNode = ParallaxNode;
using CCLabelTTF = LabelTTF;
using CCLabelBMFont = LabelBMFont;
using CCIMEDelegate = IMEDelegate;
using CCTextFieldDelegate = TextFieldDelegate;
using CCTextFieldTTF = TextFieldTTF;
using CCGridBase = GridBase;
using CCGrid3D = Grid3D;
using CCTiledGrid3D = TiledGrid3D;
using CCClippingNode = ClippingNode;
using CCMotionStreak = MotionStreak;
using CCProgressTimer = ProgressTimer;
using CCRenderTexture = RenderTexture;
using CCTMXObjectGroup = TMXObjectGroup;
using CCTMXLayerInfo = TMXLayerInfo;
using CCTMXTilesetInfo = TMXTilesetInfo;
using CCTMXMapInfo = TMXMapInfo;
using CCTMXLayer = TMXLayer;
using CCTMXTiledMap = TMXTiledMap;
using CCTileMapAtlas = TileMapAtlas;

/// Particles.
using CCParticleBatchNode = ParticleBatchNode;
using CCParticleSystem = ParticleSystem;
using CCParticleSystemQuad = ParticleSystemQuad;
using CCParticleFire = ParticleFire;
using CCParticleFireworks = ParticleFireworks;
using CCParticleSun = ParticleSun;
using CCParticleGalaxy = ParticleGalaxy;
using CCParticleFlower = ParticleFlower;
using CCParticleMeteor = ParticleMeteor;
using CCParticleSpiral = ParticleSpiral;
using CCParticleExplosion = ParticleExplosion;
using CCParticleSmoke = ParticleSmoke;
using CCParticleSnow = ParticleSnow;
using CCParticleRain = ParticleRain;

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

/// Pictures, and what is drawn.
using CCTextureAtlas = TextureAtlas;
using CCImage = Image;
using CCTexture2D = Texture2D;
using CCSpriteFrame = SpriteFrame;
using CCAnimationFrame = AnimationFrame;
using CCAnimation = Animation;
using CCTextureProtocol = TextureProtocol;
using CCBlendProtocol = BlendProtocol;
using CCLabelProtocol = LabelProtocol;
using CCAnimationCache = AnimationCache;
using CCSpriteFrameCache = SpriteFrameCache;
using CCTextureCache = TextureCache;
using ccTex2F = Tex2F;
using ccPointSprite = PointSprite;
using ccQuad2 = Quad2;
using ccQuad3 = Quad3;
using ccV2F_C4B_T2F = V2F_C4B_T2F;
using ccV2F_C4F_T2F = V2F_C4F_T2F;
using ccV3F_C4B_T2F = V3F_C4B_T2F;
using ccV2F_C4B_T2F_Triangle = V2F_C4B_T2F_Triangle;
using ccV2F_C4B_T2F_Quad = V2F_C4B_T2F_Quad;
using ccV3F_C4B_T2F_Quad = V3F_C4B_T2F_Quad;
using ccV2F_C4F_T2F_Quad = V2F_C4F_T2F_Quad;
using ccBlendFunc = BlendFunc;
using ccT2F_Quad = T2F_Quad;
using ccFontShadow = FontShadow;
using ccFontStroke = FontStroke;
using ccFontDefinition = FontDefinition;

/// Enumerations.
using CCVerticalTextAlignment = TextVAlignment;
using CCTextAlignment = TextHAlignment;
using ccDirectorProjection = Director::Projection;
using CCTexture2DPixelFormat = Texture2D::PixelFormat;
using tPositionType = ParticleSystem::PositionType;
using tMenuState = Menu::State;
using ccTouchesMode = Touch::DispatchMode;
using tImageFormat = Image::Format;
using tOrientation = TransitionScene::Orientation;
using ccLanguageType = LanguageType;
using TargetPlatform = Application::Platform;
using CCProgressTimerType = ProgressTimer::Type;
using ProgressTimerType = ProgressTimer::Type;

inline constexpr auto kCCTMXTileHorizontalFlag = kTMXTileHorizontalFlag;
inline constexpr auto kCCTMXTileVerticalFlag = kTMXTileVerticalFlag;
inline constexpr auto kCCTMXTileDiagonalFlag = kTMXTileDiagonalFlag;
inline constexpr auto kCCFlipedAll = kTMXFlipedAll;
inline constexpr auto kCCFlippedMask = kTMXFlippedMask;

/// Values.
inline constexpr auto kCCProgressTimerTypeRadial = ProgressTimer::Type::RADIAL;
inline constexpr auto kCCProgressTimerTypeBar = ProgressTimer::Type::BAR;
inline constexpr auto kCCDirectorProjection2D = Director::Projection::_2D;
inline constexpr auto kCCDirectorProjection3D = Director::Projection::_3D;
inline constexpr auto kCCDirectorProjectionCustom = Director::Projection::CUSTOM;
inline constexpr auto kCCDirectorProjectionDefault = Director::Projection::DEFAULT;
inline constexpr auto kCCVerticalTextAlignmentTop = TextVAlignment::TOP;
inline constexpr auto kCCVerticalTextAlignmentCenter = TextVAlignment::CENTER;
inline constexpr auto kCCVerticalTextAlignmentBottom = TextVAlignment::BOTTOM;
inline constexpr auto kCCTextAlignmentLeft = TextHAlignment::LEFT;
inline constexpr auto kCCTextAlignmentCenter = TextHAlignment::CENTER;
inline constexpr auto kCCTextAlignmentRight = TextHAlignment::RIGHT;
inline constexpr auto kCCTexture2DPixelFormat_RGBA8888 = Texture2D::PixelFormat::RGBA8888;
inline constexpr auto kCCTexture2DPixelFormat_RGB888 = Texture2D::PixelFormat::RGB888;
inline constexpr auto kCCTexture2DPixelFormat_RGB565 = Texture2D::PixelFormat::RGB565;
inline constexpr auto kCCTexture2DPixelFormat_A8 = Texture2D::PixelFormat::A8;
inline constexpr auto kCCTexture2DPixelFormat_I8 = Texture2D::PixelFormat::I8;
inline constexpr auto kCCTexture2DPixelFormat_AI88 = Texture2D::PixelFormat::AI88;
inline constexpr auto kCCTexture2DPixelFormat_RGBA4444 = Texture2D::PixelFormat::RGBA4444;
inline constexpr auto kCCTexture2DPixelFormat_RGB5A1 = Texture2D::PixelFormat::RGB5A1;
inline constexpr auto kCCTexture2DPixelFormat_PVRTC4 = Texture2D::PixelFormat::PVRTC4;
inline constexpr auto kCCTexture2DPixelFormat_PVRTC2 = Texture2D::PixelFormat::PVRTC2;
inline constexpr auto kCCTexture2DPixelFormat_Default = Texture2D::PixelFormat::DEFAULT;
inline constexpr int kCCParticleDurationInfinity = ParticleSystem::DURATION_INFINITY;
inline constexpr int kCCParticleStartSizeEqualToEndSize = ParticleSystem::START_SIZE_EQUAL_TO_END_SIZE;
inline constexpr int kCCParticleStartRadiusEqualToEndRadius =
    ParticleSystem::START_RADIUS_EQUAL_TO_END_RADIUS;
inline constexpr int kParticleDurationInfinity = ParticleSystem::DURATION_INFINITY;
inline constexpr int kParticleStartSizeEqualToEndSize = ParticleSystem::START_SIZE_EQUAL_TO_END_SIZE;
inline constexpr int kParticleStartRadiusEqualToEndRadius = ParticleSystem::START_RADIUS_EQUAL_TO_END_RADIUS;
inline constexpr auto kCCParticleModeGravity = ParticleSystem::Mode::GRAVITY;
inline constexpr auto kCCParticleModeRadius = ParticleSystem::Mode::RADIUS;
inline constexpr auto kCCPositionTypeFree = ParticleSystem::PositionType::FREE;
inline constexpr auto kCCPositionTypeRelative = ParticleSystem::PositionType::RELATIVE;
inline constexpr auto kCCPositionTypeGrouped = ParticleSystem::PositionType::GROUPED;
inline constexpr auto kCCMenuStateWaiting = Menu::State::WAITING;
inline constexpr auto kCCMenuStateTrackingTouch = Menu::State::TRACKING_TOUCH;
inline constexpr auto kCCTouchesOneByOne = Touch::DispatchMode::ONE_BY_ONE;
inline constexpr auto kCCTouchesAllAtOnce = Touch::DispatchMode::ALL_AT_ONCE;
inline constexpr auto kCCImageFormatPNG = Image::Format::PNG;
inline constexpr auto kCCImageFormatJPEG = Image::Format::JPG;
inline constexpr auto kCCTransitionOrientationLeftOver = TransitionScene::Orientation::LEFT_OVER;
inline constexpr auto kCCTransitionOrientationRightOver = TransitionScene::Orientation::RIGHT_OVER;
inline constexpr auto kCCTransitionOrientationUpOver = TransitionScene::Orientation::UP_OVER;
inline constexpr auto kCCTransitionOrientationDownOver = TransitionScene::Orientation::DOWN_OVER;
inline constexpr int kCCPrioritySystem = Scheduler::PRIORITY_SYSTEM;
inline constexpr int kCCPriorityNonSystemMin = Scheduler::PRIORITY_NON_SYSTEM_MIN;
inline constexpr int kCCActionTagInvalid = Action::INVALID_TAG;
inline constexpr int kCCNodeTagInvalid = Node::INVALID_TAG;
inline constexpr auto kLanguageEnglish = LanguageType::ENGLISH;
inline constexpr auto kLanguageChinese = LanguageType::CHINESE;
inline constexpr auto kLanguageFrench = LanguageType::FRENCH;
inline constexpr auto kLanguageItalian = LanguageType::ITALIAN;
inline constexpr auto kLanguageGerman = LanguageType::GERMAN;
inline constexpr auto kLanguageSpanish = LanguageType::SPANISH;
inline constexpr auto kLanguageRussian = LanguageType::RUSSIAN;
inline constexpr auto kLanguageKorean = LanguageType::KOREAN;
inline constexpr auto kLanguageJapanese = LanguageType::JAPANESE;
inline constexpr auto kLanguageHungarian = LanguageType::HUNGARIAN;
inline constexpr auto kLanguagePortuguese = LanguageType::PORTUGUESE;
inline constexpr auto kLanguageArabic = LanguageType::ARABIC;
inline constexpr auto kLanguageNorwegian = LanguageType::NORWEGIAN;
inline constexpr auto kLanguagePolish = LanguageType::POLISH;
inline constexpr auto kTargetWindows = Application::Platform::OS_WINDOWS;
inline constexpr auto kTargetLinux = Application::Platform::OS_LINUX;
inline constexpr auto kTargetMacOS = Application::Platform::OS_MAC;
inline constexpr auto kTargetAndroid = Application::Platform::OS_ANDROID;
inline constexpr auto kTargetIphone = Application::Platform::OS_IPHONE;
inline constexpr auto kTargetIpad = Application::Platform::OS_IPAD;
inline constexpr auto kTargetBlackBerry = Application::Platform::OS_BLACKBERRY;
inline constexpr auto kTargetNaCl = Application::Platform::OS_NACL;
inline constexpr auto kTargetEmscripten = Application::Platform::OS_EMSCRIPTEN;
inline constexpr auto kTargetTizen = Application::Platform::OS_TIZEN;
inline constexpr auto kTargetWinRT = Application::Platform::OS_WINRT;
inline constexpr auto kTargetWP8 = Application::Platform::OS_WP8;
inline constexpr auto kResolutionExactFit = ResolutionPolicy::EXACT_FIT;
inline constexpr auto kResolutionNoBorder = ResolutionPolicy::NO_BORDER;
inline constexpr auto kResolutionShowAll = ResolutionPolicy::SHOW_ALL;
inline constexpr auto kResolutionFixedHeight = ResolutionPolicy::FIXED_HEIGHT;
inline constexpr auto kResolutionFixedWidth = ResolutionPolicy::FIXED_WIDTH;
inline constexpr auto kResolutionUnKnown = ResolutionPolicy::UNKNOWN;
inline const BlendFunc kCCBlendFuncDisable = BlendFunc::DISABLE;

/// A texture coordinate.
inline Tex2F tex2(const float u, const float v) {
    return Tex2F(u, v);
}

} // namespace cocos2d
