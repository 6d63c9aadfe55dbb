#pragma once

#include "base/Map.h"
#include "base/Vector.h"
#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "math/Color.h"
#include "math/Vec2.h"
#include "math/easing.h"
#include "platform/BlendFunc.h"
#include "studio/armature/armatureDefines.h"

#include <string>
#include <vector>

/// What a file of an armature holds. ArmatureDataManager reads and owns it; armatures with the same name share it.

namespace cocostudio {

/// A place: position in points, scale, and skew in radians. skewX == -skewY is a clockwise rotation by skewX. With a color
/// from 0 to 255.
class BaseData : public cocos2d::Ref {
public:
    static BaseData* create() { return copra::autoreleased(new BaseData()); }

    /// Copies place and color.
    virtual void copy(const BaseData* node);
    /// Becomes the difference `to` - `from`. `limit`: of two directions of rotation the shorter one.
    virtual void subtract(BaseData* from, BaseData* to, bool limit);
    /// Sets red, green, blue, and alpha, 0 to 255.
    virtual void setColor(const cocos2d::Color4B& color);
    /// The color with its alpha, 0 to 255.
    virtual cocos2d::Color4B getColor();

    float x = 0.0f;      ///< the x of the position in points
    float y = 0.0f;      ///< the y of the position in points
    int zOrder = 0;      ///< added to the z order of the bone
    float skewX = 0.0f;  ///< the angle of skew x in radians
    float skewY = 0.0f;  ///< the angle of skew y in radians
    float scaleX = 1.0f; ///< factor
    float scaleY = 1.0f; ///< factor
    /// Full turns on the way to this key frame.
    float tweenRotate = 0.0f;
    /// Whether the frame has a color.
    bool isUseColorInfo = false;
    int a = 255; ///< opacity, 0..255
    int r = 255; ///< red, 0..255
    int g = 255; ///< green, 0..255
    int b = 255; ///< blue, 0..255
};

/// What a bone shows.
enum DisplayType {
    CS_DISPLAY_SPRITE,   ///< A Skin.
    CS_DISPLAY_ARMATURE, ///< Another armature.
    CS_DISPLAY_PARTICLE, ///< A particle system.
    CS_DISPLAY_MAX       ///< Any other node, or nothing.
};

/// The description of a display: its type, and the name of its sprite frame, armature, or property list.
class DisplayData : public cocos2d::Ref {
public:
    static DisplayData* create() { return copra::autoreleased(new DisplayData()); }
    /// The name without the extension of a file.
    static std::string changeDisplayToTexture(const std::string& displayName);

    /// Copies the description.
    virtual void copy(DisplayData* displayData);

    DisplayType displayType = CS_DISPLAY_MAX; ///< which class shows it
    std::string displayName;                  ///< name of a sprite frame, armature, or property list
};

/// A sprite frame, with its place in the bone.
class SpriteDisplayData : public DisplayData {
public:
    static SpriteDisplayData* create() { return copra::autoreleased(new SpriteDisplayData()); }
    SpriteDisplayData() { displayType = CS_DISPLAY_SPRITE; }

    void copy(DisplayData* displayData) override;

    BaseData skinData; ///< place of the image within the bone
};

/// An armature by name.
class ArmatureDisplayData : public DisplayData {
public:
    static ArmatureDisplayData* create() { return copra::autoreleased(new ArmatureDisplayData()); }
    ArmatureDisplayData() { displayType = CS_DISPLAY_ARMATURE; }
};

/// A particle system by its property list.
class ParticleDisplayData : public DisplayData {
public:
    static ParticleDisplayData* create() { return copra::autoreleased(new ParticleDisplayData()); }
    ParticleDisplayData() { displayType = CS_DISPLAY_PARTICLE; }
};

/// A bone: its place in its parent, and what it can show.
class BoneData : public BaseData {
public:
    static BoneData* create() { return copra::createAutoreleased<BoneData>(); }
    virtual bool init() { return true; }

    /// Appends a display; its index is the number of those before. Retained.
    void addDisplayData(DisplayData* displayData);
    /// A display by its number; null if there is none.
    DisplayData* getDisplayData(int index);

    std::string name; ///< name of the bone, unique in the armature
    /// Empty: a bone of the armature itself.
    std::string parentName;
    /// What the bone can show, by index.
    cocos2d::Vector<DisplayData*> displayDataList;
    /// The transform of the bone in its first position.
    cocos2d::AffineTransform boneDataTransform = cocos2d::AffineTransform::IDENTITY;
};

/// The bones of an armature.
class ArmatureData : public cocos2d::Ref {
public:
    static ArmatureData* create() { return copra::createAutoreleased<ArmatureData>(); }
    bool init() { return true; }

    /// Adds a bone, which replaces one of its name. Retained.
    void addBoneData(BoneData* boneData);
    /// A bone by its name; null if there is none.
    BoneData* getBoneData(const std::string& boneName);

    std::string name;                                 ///< name of the armature
    cocos2d::Map<std::string, BoneData*> boneDataDic; ///< the bones by name
    /// The order of addBoneData(), in which the bones are created.
    std::vector<std::string> boneNames;
    /// The version of the file format that the editor wrote.
    float dataVersion = 0.1f;
};

/// Blend modes of Flash, as numbers in XML files.
enum BlendType {
    BLEND_NORMAL,     ///< Covers what is behind by its alpha.
    BLEND_LAYER,      ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_DARKEN,     ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_MULTIPLY,   ///< Multiplies the colors.
    BLEND_LIGHTEN,    ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_SCREEN,     ///< Brightens: multiplies the inverted colors.
    BLEND_OVERLAY,    ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_HARD_LIGHT, ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_ADD,        ///< Adds the colors.
    BLEND_SUBSTRACT,  ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_DIFFERENCE, ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_INVERT,     ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_ALPHA,      ///< Not supported: drawn as BLEND_NORMAL.
    BLEND_ERASE       ///< Not supported: drawn as BLEND_NORMAL.
};

/// A key frame of a bone.
class FrameData : public BaseData {
public:
    static FrameData* create() { return copra::autoreleased(new FrameData()); }

    /// Copies all but frame number, event, movement, and sounds.
    void copy(const BaseData* baseData) override;

    /// The position in the movement, in frames.
    int frameID = 0;
    /// How many frames it lasts; used by files before version 0.3.
    int duration = 1;
    /// The curve to the next key frame.
    cocos2d::tweenfunc::TweenType tweenEasing = cocos2d::tweenfunc::Linear;
    /// Parameters of the curve, as for tweenfunc::tweenTo().
    std::vector<float> easingParams;
    /// False: the bone stays until the next key frame.
    bool isTween = true;
    /// What the bone shows from here on; -1: nothing.
    int displayIndex = 0;
    /// How the display blends with what is behind it.
    cocos2d::BlendFunc blendFunc = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    /// The name of a frame event; empty: none.
    std::string strEvent;
    /// The movement that an armature shown by the bone plays from here on; empty: no change.
    std::string strMovement;
    /// Not played, as in the original.
    std::string strSound;
    std::string strSoundEffect;
};

/// How a bone moves in a movement.
class MovementBoneData : public cocos2d::Ref {
public:
    static MovementBoneData* create() { return copra::createAutoreleased<MovementBoneData>(); }
    virtual bool init() { return true; }

    /// Appends a key frame; frames must come in order. Retained.
    void addFrameData(FrameData* frameData);
    /// A key frame by its number; null if there is none.
    FrameData* getFrameData(int index);

    /// Shifts the start of a loop, as a fraction of the movement.
    float delay = 0.0f;
    /// Scales the duration.
    float scale = 1.0f;
    /// The duration in frames.
    float duration = 0.0f;
    /// The name of the bone.
    std::string name;
    /// The key frames, in the order of time.
    cocos2d::Vector<FrameData*> frameList;
};

/// A movement: an animation of all bones with a name.
class MovementData : public cocos2d::Ref {
public:
    static MovementData* create() { return copra::autoreleased(new MovementData()); }

    /// Adds the key frames of a bone. Retained.
    void addMovementBoneData(MovementBoneData* movBoneData);
    /// The key frames of a bone; null if the bone has none.
    MovementBoneData* getMovementBoneData(const std::string& boneName);

    std::string name; ///< name of the movement
    /// The duration in frames, as made in the editor.
    int duration = 0;
    /// Scales the speed.
    float scale = 1.0f;
    /// Frames of the transition from another movement.
    int durationTo = 0;
    /// In how many frames it plays; 0: `duration`.
    int durationTween = 0;
    /// Whether the movement starts again at its end.
    bool loop = true;
    /// The curve of key frames that have none.
    cocos2d::tweenfunc::TweenType tweenEasing = cocos2d::tweenfunc::Linear;
    /// The key frames of each bone, by the name of the bone.
    cocos2d::Map<std::string, MovementBoneData*> movBoneDataDic;
};

/// The movements of an armature.
class AnimationData : public cocos2d::Ref {
public:
    static AnimationData* create() { return copra::autoreleased(new AnimationData()); }

    /// Adds a movement. Retained.
    void addMovement(MovementData* movData);
    /// A movement by its name; null if there is none.
    MovementData* getMovement(const std::string& movementName);
    /// The number of movements.
    ssize_t getMovementCount() { return movementDataDic.size(); }

    std::string name;                                         ///< name of the armature
    cocos2d::Map<std::string, MovementData*> movementDataDic; ///< the movements by name
    /// In the order of the file.
    std::vector<std::string> movementNames;
};

/// A polygon around an image, relative to its anchor point.
class ContourData : public cocos2d::Ref {
public:
    static ContourData* create() { return copra::createAutoreleased<ContourData>(); }
    virtual bool init() { return true; }
    /// Appends a corner.
    virtual void addVertex(cocos2d::Vec2& vertex) { vertexList.push_back(vertex); }

    std::vector<cocos2d::Vec2> vertexList; ///< points, in the space of the image
};

/// What an armature has to know about a sprite frame: its anchor point and its contours.
class TextureData : public cocos2d::Ref {
public:
    static TextureData* create() { return copra::createAutoreleased<TextureData>(); }
    virtual bool init() { return true; }

    /// Appends a contour. Retained.
    void addContourData(ContourData* contourData);
    /// A contour by its number; null if there is none.
    ContourData* getContourData(int index);

    float height = 0.0f;                           ///< points, untrimmed
    float width = 0.0f;                            ///< points, untrimmed
    float pivotX = 0.5f;                           ///< anchor point, fraction of the width
    float pivotY = 0.5f;                           ///< anchor point, fraction of the height
    std::string name;                              ///< name of the sprite frame, without its extension
    cocos2d::Vector<ContourData*> contourDataList; ///< for ColliderDetector
};

} // namespace cocostudio
