#pragma once

/// The deprecated aliases of enumerations and constants that version 3.17 still has.

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLView.h"
#include "app/TransitionScene.h"
#include "event/EventMouse.h"
#include "event/Touch.h"
#include "images/Image.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/menu/Menu.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "platform/BlendFunc.h"
#include "render/TextTypes.h"
#include "render/Texture2D.h"
#include "scene/Action.h"
#include "scene/Node.h"
#include "time/Scheduler.h"

namespace cocos2d {

/// The buttons of a mouse in 3.0.
constexpr auto MOUSE_BUTTON_LEFT = EventMouse::MouseButton::BUTTON_LEFT;
constexpr auto MOUSE_BUTTON_RIGHT = EventMouse::MouseButton::BUTTON_RIGHT;
constexpr auto MOUSE_BUTTON_MIDDLE = EventMouse::MouseButton::BUTTON_MIDDLE;

/// The notifications of nodes for scripts, and the default number of particles.
enum {
    kNodeOnEnter,
    kNodeOnExit,
    kNodeOnEnterTransitionDidFinish,
    kNodeOnExitTransitionDidStart,
    kNodeOnCleanup,
};
inline constexpr int kCCNodeOnEnter = kNodeOnEnter;
inline constexpr int kCCNodeOnExit = kNodeOnExit;
inline constexpr int kCCNodeOnEnterTransitionDidFinish = kNodeOnEnterTransitionDidFinish;
inline constexpr int kCCNodeOnExitTransitionDidStart = kNodeOnExitTransitionDidStart;
inline constexpr int kCCNodeOnCleanup = kNodeOnCleanup;
inline constexpr int kCCParticleDefaultCapacity = 500;

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

/// Enumerators and constants.
inline constexpr auto kCCTMXTileHorizontalFlag = kTMXTileHorizontalFlag;
inline constexpr auto kCCTMXTileVerticalFlag = kTMXTileVerticalFlag;
inline constexpr auto kCCTMXTileDiagonalFlag = kTMXTileDiagonalFlag;
inline constexpr auto kCCFlipedAll = kTMXFlipedAll;
inline constexpr auto kCCFlippedMask = kTMXFlippedMask;
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

} // namespace cocos2d
