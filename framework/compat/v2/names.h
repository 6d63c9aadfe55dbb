#pragma once

/// The names and forms that only 2.x had, for games that link copra::cocos2d-v2; `cocos2d.h` includes it
/// there. The classes are from 3.x. Other headers must not include this one, because most of it is macros.
/// Headers of Copra that use one of these names, as UIScrollView.h does, are included here, before the
/// macros.

#include "base/earlyReleases.h"
#include "base/selectors.h"
#include "cocos2d.h"
#include "compat/v2/Accelerometer.h"
#include "compat/v2/GenerationV2.h"
#include "compat/v2/KeypadDispatcher.h"
#include "compat/v2/MutableArray.h"
#include "compat/v2/TouchDispatcher.h"
#include "compat/v2/members.h"
#include "compat/v2/propertyMacros.h"
#include "compat/v2/scissor.h"
#include "compat/v2/spelling1x.h"
#include "scene/CopyZone.h"
#include "studio/armature/Bone.h"
#include "studio/timeline/ActionTimeline.h"
#include "time/timerCatchUp.h"
#include "ui/UIScrollView.h"

namespace copra {
inline const bool usesGenerationV2 = useGenerationV2();
/// An object that its last owner releases may still wait in an autorelease pool.
inline const bool acceptsEarlyReleases = (acceptEarlyReleases(true), true);
/// Timers are called at most once in a frame.
inline const bool usesTimersWithoutCatchUp = (setTimersCatchUp(false), true);
} // namespace copra

namespace cocos2d {

/// Names of these types in cocos2d-x 2.x.
using ccTime = float;
using CCDictElement = DictElement;
using CCApplicationProtocol = ApplicationProtocol;
using CCEGLViewProtocol = GLView;
using CCPoolManager = PoolManager;
using CCAutoreleasePool = AutoreleasePool;
using ccTexParams = Texture2D::TexParams;

/// Logs "title: message". Copra does not open a dialog of the system.
inline void CCMessageBox(const char* message, const char* title) {
    log("%s: %s", title ? title : "", message ? message : "");
}

using CCZone = copra::CopyZone;

/// A delegate of text fields with signed lengths, as in 2.x.
class TextFieldDelegateOf2x : public TextFieldDelegate {
public:
    /// Called before text of a length in bytes is inserted. Return true to refuse it.
    virtual bool onTextFieldInsertText(TextFieldTTF*, const char*, int) { return false; }
    /// Called before a character of a length in bytes is deleted. Return true to refuse that.
    virtual bool onTextFieldDeleteBackward(TextFieldTTF*, const char*, int) { return false; }
    /// Called before the field is drawn. Return true to draw it in another way; the base class returns false.
    virtual bool onDraw(TextFieldTTF*) { return false; }

    /// Calls the form with a signed length.
    bool onTextFieldInsertText(TextFieldTTF* field, const char* text, std::size_t length) final {
        return onTextFieldInsertText(field, text, static_cast<int>(length));
    }
    /// Calls the form with a signed length.
    bool onTextFieldDeleteBackward(TextFieldTTF* field, const char* text, std::size_t length) final {
        return onTextFieldDeleteBackward(field, text, static_cast<int>(length));
    }
    /// Calls onDraw().
    bool onVisit(TextFieldTTF* field, Renderer*, const Mat4&, std::uint32_t) final { return onDraw(field); }
};

/// A target of CCActionTween.
class CCActionTweenDelegate : public ActionTweenDelegate {
public:
    /// Called with each value of the action, and with its key.
    virtual void updateTweenAction(float value, const char* key) = 0;
    /// Calls the form with a C string.
    void updateTweenAction(float value, const std::string& key) final {
        updateTweenAction(value, key.c_str());
    }
};

/// Receives typed text with signed lengths, as in 2.x.
class IMEDelegateOf2x : public IMEDelegate {
protected:
    /// Called with the text that the user has typed, and its length in bytes.
    virtual void insertText(const char* /*text*/, int /*length*/) {}
    /// Calls the form with a signed length.
    void insertText(const char* text, std::size_t length) final {
        insertText(text, static_cast<int>(length));
    }
};

/// The priority of menus among the delegates of touches. The second name is from 1.x.
enum { kCCMenuHandlerPriority = -128, kCCMenuTouchPriority = kCCMenuHandlerPriority };

/// Lines of a CCLabelBMFont of this width are not broken.
enum { kCCLabelAutomaticWidth = 0 };

/// Names of 1.x.
using CGFloat = float;
using CCReverseTime = ReverseTime;
using CCIMEDispatcher = IMEDispatcher;
using CCSAXParser = SAXParser;
using CCTransitionRadialCCW = TransitionProgressRadialCCW;
using CCTransitionRadialCW = TransitionProgressRadialCW;
using CCParticleSystemPoint = ParticleSystemQuad;
using CCPointParticleSystem = ParticleSystemQuad;
using CCQuadParticleSystem = ParticleSystemQuad;
using CCColorLayer = LayerColor;
using CCMultiplexLayer = LayerMultiplex;
using CCBitmapFontAtlas = LabelBMFont;
using CCSpriteSheet = SpriteBatchNode;
inline constexpr auto CCTextAlignmentLeft = TextHAlignment::LEFT;
inline constexpr auto CCTextAlignmentCenter = TextHAlignment::CENTER;
inline constexpr auto CCTextAlignmentRight = TextHAlignment::RIGHT;
using ccTMXTileFlags = TMXTileFlags;
using tCCPositionType = ParticleSystem::PositionType;
using tCCImageFormat = Image::Format;
using eImageFormat = Image::Format;
inline constexpr auto CCTMXOrientationOrtho = TMXOrientationOrtho;
inline constexpr auto CCTMXOrientationHex = TMXOrientationHex;
inline constexpr auto CCTMXOrientationIso = TMXOrientationIso;
inline constexpr auto kCCImageFormatJPG = Image::Format::JPG;
inline constexpr auto kOrientationLeftOver = TransitionScene::Orientation::LEFT_OVER;
inline constexpr auto kOrientationRightOver = TransitionScene::Orientation::RIGHT_OVER;
inline constexpr auto kOrientationUpOver = TransitionScene::Orientation::UP_OVER;
inline constexpr auto kOrientationDownOver = TransitionScene::Orientation::DOWN_OVER;
inline constexpr auto kCCProgressTimerTypeRadialCW = copra::DirectedProgress::RADIAL_CW;
inline constexpr auto kCCProgressTimerTypeRadialCCW = copra::DirectedProgress::RADIAL_CCW;
inline constexpr auto kCCProgressTimerTypeHorizontalBarLR = copra::DirectedProgress::BAR_LR;
inline constexpr auto kCCProgressTimerTypeHorizontalBarRL = copra::DirectedProgress::BAR_RL;
inline constexpr auto kCCProgressTimerTypeVerticalBarBT = copra::DirectedProgress::BAR_BT;
inline constexpr auto kCCProgressTimerTypeVerticalBarTB = copra::DirectedProgress::BAR_TB;

/// Lengths of strings are signed in 2.x.
class CCSAXDelegator : public SAXDelegator {
public:
    /// `text` has `length` bytes and is not necessarily null-terminated.
    virtual void textHandler(void* ctx, const char* text, int length) = 0;
    /// Calls the form with a signed length.
    void textHandler(void* ctx, const char* text, std::size_t length) final {
        textHandler(ctx, text, static_cast<int>(length));
    }
};

/// The number of cells of a grid up to 2.0.
struct ccGridSize {
    int x = 0;
    int y = 0;
    /// Converts the numbers of cells to a Size.
    operator Size() const { return Size(static_cast<float>(x), static_cast<float>(y)); }
};
inline ccGridSize ccg(int x, int y) {
    return {x, y};
}

/// A point in time, in seconds and microseconds.
struct cc_timeval {
    long tv_sec;
    int tv_usec;
};

/// The clock of 2.x.
class CCTime {
public:
    /// Stores the time since 1970 in `time`, and returns 0. The second argument is ignored.
    static int gettimeofdayCocos2d(cc_timeval* time, void*) {
        const double now = utils::gettime();
        time->tv_sec = static_cast<long>(now);
        time->tv_usec = static_cast<int>((now - static_cast<double>(time->tv_sec)) * 1e6);
        return 0;
    }
    /// Returns the milliseconds between two points in time.
    static double timersubCocos2d(const cc_timeval* start, const cc_timeval* end) {
        return static_cast<double>(end->tv_sec - start->tv_sec) * 1000.0 +
               (end->tv_usec - start->tv_usec) / 1000.0;
    }
};

// Comparisons that were static functions of the structures in 1.x; the port command removes the name of the structure.
/// Names of static functions that CCRect, CCPoint, and CCSize have in cocos2d-x.
inline bool CCRectContainsPoint(const Rect& rect, const Vec2& point) {
    return rect.containsPoint(point);
}
inline bool CCRectIntersectsRect(const Rect& left, const Rect& right) {
    return left.intersectsRect(right);
}
inline bool CCRectEqualToRect(const Rect& left, const Rect& right) {
    return left.equals(right);
}
inline float CCRectGetMinX(const Rect& rect) {
    return rect.getMinX();
}
inline float CCRectGetMidX(const Rect& rect) {
    return rect.getMidX();
}
inline float CCRectGetMaxX(const Rect& rect) {
    return rect.getMaxX();
}
inline float CCRectGetMinY(const Rect& rect) {
    return rect.getMinY();
}
inline float CCRectGetMidY(const Rect& rect) {
    return rect.getMidY();
}
inline float CCRectGetMaxY(const Rect& rect) {
    return rect.getMaxY();
}
inline bool CCPointEqualToPoint(const Vec2& left, const Vec2& right) {
    return left.equals(right);
}
inline bool CCSizeEqualToSize(const Size& left, const Size& right) {
    return left.equals(right);
}

/// Read "{x,y}", "{width,height}", and "{{x,y},{width,height}}". A string in another form gives zeros.
inline Vec2 CCPointFromString(const char* text) {
    return PointFromString(text);
}
inline Size CCSizeFromString(const char* text) {
    return SizeFromString(text);
}
inline Rect CCRectFromString(const char* text) {
    return RectFromString(text);
}

} // namespace cocos2d

using cocos2d::ccp; // A macro in 2.x, which needs no `using namespace`.

/// The number of simultaneous touches of a CCEGLView.
#define CC_MAX_TOUCHES 5

// Classes that games declare themselves or find as the injected name of their base class.
#define CCObject Ref
#define CCNode Node
#define CCAction Action
#define CCFiniteTimeAction FiniteTimeAction
#define CCActionInterval ActionInterval
#define CCActionInstant ActionInstant
#define CCLayer Layer
#define CCScene Scene
#define CCSprite Sprite
#define CCTextFieldDelegate TextFieldDelegateOf2x
#define CCIMEDelegate IMEDelegateOf2x

// Functions of any signature are converted, as 2.x did.
#undef callfunc_selector
#undef callfuncN_selector
#undef callfuncND_selector
#undef callfuncO_selector
#undef menu_selector
#undef schedule_selector
#define callfunc_selector(_SELECTOR)                                                                         \
    copra::selectorOf<cocos2d::SEL_CallFunc>([](auto kind) { return kind(&_SELECTOR); })
#define callfuncN_selector(_SELECTOR)                                                                        \
    copra::selectorOf<cocos2d::SEL_CallFuncN>([](auto kind) { return kind(&_SELECTOR); })
#define callfuncND_selector(_SELECTOR)                                                                       \
    copra::selectorOf<cocos2d::SEL_CallFuncND>([](auto kind) { return kind(&_SELECTOR); })
#define callfuncO_selector(_SELECTOR)                                                                        \
    copra::selectorOf<cocos2d::SEL_CallFuncO>([](auto kind) { return kind(&_SELECTOR); })
#define menu_selector(_SELECTOR)                                                                             \
    copra::selectorOf<cocos2d::SEL_MenuHandler>([](auto kind) { return kind(&_SELECTOR); })
#define schedule_selector(_SELECTOR)                                                                         \
    copra::selectorOf<cocos2d::SEL_SCHEDULE>([](auto kind) { return kind(&_SELECTOR); })

// Functions that games override in the form of 2.x.
#define boundingBox boundingBox_
#define isDone isDone_
#define updateColor updateLayerColor_
#define copyWithZone copyInto_

// The children are a CCArray.
#define getChildren childrenAsArray_

// Other lists of nodes are a CCArray, too.
#define getSubItems subItemsAsArray_
#define getDescendants descendantsAsArray_

// Paused targets are a CCSet.
#define pauseAllTargets pauseAllTargetsAsSet_
#define pauseAllTargetsWithMinPriority pauseTargetsAsSet_
#define pauseAllRunningActions pauseAllActionsAsSet_
#define resumeTargets resumeSet_

// Formats of a CCImage.
#define EImageFormat Format
#define kFmtJpg Format::JPG
#define kFmtPng Format::PNG
#define kFmtTiff Format::TIFF
#define kFmtWebp Format::WEBP
#define kFmtRawData Format::RAW_DATA
#define kFmtUnKnown Format::UNKNOWN

// The data of maps are objects.
#define getProperties propertiesAsDictionary_
#define objectNamed objectAsDictionary_
#define getObjects objectsAsArray_
#define propertyNamed propertyAsString_
#define propertiesForGID tileAsDictionary_
#define getObjectGroups objectGroupsAsArray_

// Paths are C strings.
#define fullPathFromRelativePath keptFullPath_

// Shader programs, nodes.
#define setUniformForModelViewProjectionMatrix setUniformsForBuiltins
#define _setZOrder _setLocalZOrder

// The priority of the touches of layers and menus.
#define setTouchPriority setTouchPriority_
#define getTouchPriority getTouchPriority_
#define setHandlerPriority setTouchPriority_

// What the director of 2.x had.
#define getTouchDispatcher() service_<cocos2d::CCTouchDispatcher>()
#define getKeypadDispatcher() service_<cocos2d::CCKeypadDispatcher>()
#define getAccelerometer() service_<cocos2d::CCAccelerometer>()

// Factories of 2.0.
#define LAYER_CREATE_FUNC(layer) CREATE_FUNC(layer)
#define SCENE_CREATE_FUNC(scene) CREATE_FUNC(scene)
#define LAYER_NODE_FUNC(layer) NODE_FUNC(layer)
#define SCENE_NODE_FUNC(scene) NODE_FUNC(scene)
