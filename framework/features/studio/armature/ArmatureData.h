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

/// The contents of the file of an armature. ArmatureDataManager reads and owns this data; all armatures with
/// the same name share it.

namespace cocostudio {

/// A place: the position in points, the scale, and the skew in radians. If skewX equals -skewY, they are a
/// clockwise rotation by skewX. A place can also have a color, with components from 0 to 255.
class BaseData : public cocos2d::Ref {
public:
    static BaseData* create() { return copra::autoreleased(new BaseData()); }

    /// Copies the place and the color of `node`.
    virtual void copy(const BaseData* node);
    /// Becomes the difference `to` - `from`. If `limit` is true, rotations go in the direction of the smaller
    /// angle.
    virtual void subtract(BaseData* from, BaseData* to, bool limit);
    /// Sets red, green, blue, and alpha, each from 0 to 255.
    virtual void setColor(const cocos2d::Color4B& color);
    /// Returns the color with its alpha, each component from 0 to 255.
    virtual cocos2d::Color4B getColor();

    float x = 0.0f;      ///< The x of the position, in points.
    float y = 0.0f;      ///< The y of the position, in points.
    int zOrder = 0;      ///< The number that is added to the z order of the bone.
    float skewX = 0.0f;  ///< The skew along x, in radians.
    float skewY = 0.0f;  ///< The skew along y, in radians.
    float scaleX = 1.0f; ///< The horizontal scale.
    float scaleY = 1.0f; ///< The vertical scale.
    /// The number of full turns on the way to this key frame.
    float tweenRotate = 0.0f;
    /// Whether the frame has a color.
    bool isUseColorInfo = false;
    int a = 255; ///< The opacity, from 0 to 255.
    int r = 255; ///< The red channel, from 0 to 255.
    int g = 255; ///< The green channel, from 0 to 255.
    int b = 255; ///< The blue channel, from 0 to 255.
};

/// The kind of a display.
enum DisplayType {
    CS_DISPLAY_SPRITE,   ///< A Skin.
    CS_DISPLAY_ARMATURE, ///< Another armature.
    CS_DISPLAY_PARTICLE, ///< A particle system.
    CS_DISPLAY_MAX       ///< Any other node, or nothing.
};

/// The description of what a bone can show: its type, and the name of a sprite frame, an armature, or a
/// property list.
class DisplayData : public cocos2d::Ref {
public:
    static DisplayData* create() { return copra::autoreleased(new DisplayData()); }
    /// Returns the name without the file extension.
    static std::string changeDisplayToTexture(const std::string& displayName);

    /// Copies the description of `displayData`.
    virtual void copy(DisplayData* displayData);

    DisplayType displayType = CS_DISPLAY_MAX; ///< The type of the display.
    std::string displayName;                  ///< The name of the sprite frame, armature, or property list.
};

/// The description of a sprite frame that a bone shows, with its place relative to the bone.
class SpriteDisplayData : public DisplayData {
public:
    static SpriteDisplayData* create() { return copra::autoreleased(new SpriteDisplayData()); }
    /// Constructs a description of the type CS_DISPLAY_SPRITE.
    SpriteDisplayData() { displayType = CS_DISPLAY_SPRITE; }

    void copy(DisplayData* displayData) override;

    BaseData skinData; ///< The place of the image relative to the bone.
};

/// The description of an armature that a bone shows, by its name.
class ArmatureDisplayData : public DisplayData {
public:
    static ArmatureDisplayData* create() { return copra::autoreleased(new ArmatureDisplayData()); }
    /// Constructs a description of the type CS_DISPLAY_ARMATURE.
    ArmatureDisplayData() { displayType = CS_DISPLAY_ARMATURE; }
};

/// The description of a particle system that a bone shows, by its property list.
class ParticleDisplayData : public DisplayData {
public:
    static ParticleDisplayData* create() { return copra::autoreleased(new ParticleDisplayData()); }
    /// Constructs a description of the type CS_DISPLAY_PARTICLE.
    ParticleDisplayData() { displayType = CS_DISPLAY_PARTICLE; }
};

/// The description of a bone: its place relative to its parent, and what it can show.
class BoneData : public BaseData {
public:
    static BoneData* create() { return copra::createAutoreleased<BoneData>(); }
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

    /// Appends a display. Its index is the number of displays that were there before. The display is
    /// retained.
    void addDisplayData(DisplayData* displayData);
    /// Returns the display with this index, or null.
    DisplayData* getDisplayData(int index);

    std::string name; ///< The name of the bone, unique in the armature.
    /// The name of the parent bone. If it is empty, the bone belongs directly to the armature.
    std::string parentName;
    /// The displays that the bone can show, by index.
    cocos2d::Vector<DisplayData*> displayDataList;
    /// The transform of the bone without a movement.
    cocos2d::AffineTransform boneDataTransform = cocos2d::AffineTransform::IDENTITY;
};

/// The description of all bones of an armature.
class ArmatureData : public cocos2d::Ref {
public:
    static ArmatureData* create() { return copra::createAutoreleased<ArmatureData>(); }
    /// Does nothing and returns true.
    bool init() { return true; }

    /// Adds a bone, which replaces a bone with the same name. It is retained.
    void addBoneData(BoneData* boneData);
    /// Returns the bone with this name, or null.
    BoneData* getBoneData(const std::string& boneName);

    std::string name;                                 ///< The name of the armature.
    cocos2d::Map<std::string, BoneData*> boneDataDic; ///< The bones by name.
    /// The names of the bones in the order of addBoneData(). The bones are created in this order.
    std::vector<std::string> boneNames;
    /// The version of the file format that the editor wrote.
    float dataVersion = 0.1f;
};

/// The blend modes of Flash, as numbers in XML files.
enum BlendType {
    BLEND_NORMAL,     ///< Covers what is behind, according to its alpha.
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

    /// Copies everything except the frame number, event, movement, and sounds.
    void copy(const BaseData* baseData) override;

    /// The position in the movement, in frames.
    int frameID = 0;
    /// The number of frames that the key frame lasts. Only files before version 0.3 use it.
    int duration = 1;
    /// The curve to the next key frame.
    cocos2d::tweenfunc::TweenType tweenEasing = cocos2d::tweenfunc::Linear;
    /// The parameters of the curve, as for tweenfunc::tweenTo().
    std::vector<float> easingParams;
    /// Whether the bone moves to the next key frame gradually. If false, it stays where it is until then.
    bool isTween = true;
    /// The index of the display that the bone shows from here on. -1 shows nothing.
    int displayIndex = 0;
    /// The way the display blends with what is behind it.
    cocos2d::BlendFunc blendFunc = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    /// The name of the frame event. If it is empty, the key frame has no event.
    std::string strEvent;
    /// The movement that an armature shown by the bone plays from here on. If it is empty, nothing changes.
    std::string strMovement;
    /// The name of a sound, which is not played, as in cocos2d-x.
    std::string strSound;
    /// The name of a sound effect, which is not played, as in cocos2d-x.
    std::string strSoundEffect;
};

/// Describes how one bone moves in a movement.
class MovementBoneData : public cocos2d::Ref {
public:
    static MovementBoneData* create() { return copra::createAutoreleased<MovementBoneData>(); }
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

    /// Appends a key frame, which must come after the others in time. It is retained.
    void addFrameData(FrameData* frameData);
    /// Returns the key frame with this index, or null.
    FrameData* getFrameData(int index);

    /// The point where a loop begins: with 0.25, the bone starts a quarter before the end of the movement.
    /// With 0, the default, it starts at the first key frame.
    float delay = 0.0f;
    /// The number by which the duration of the movement is multiplied for this bone: 2 is half as fast.
    float scale = 1.0f;
    /// The duration in frames.
    float duration = 0.0f;
    /// The name of the bone.
    std::string name;
    /// The key frames, in the order of time.
    cocos2d::Vector<FrameData*> frameList;
};

/// A movement: a named animation of all bones.
class MovementData : public cocos2d::Ref {
public:
    static MovementData* create() { return copra::autoreleased(new MovementData()); }

    /// Adds the key frames of a bone. They are retained.
    void addMovementBoneData(MovementBoneData* movBoneData);
    /// Returns the key frames of a bone, or null if the movement does not contain it.
    MovementBoneData* getMovementBoneData(const std::string& boneName);

    std::string name; ///< The name of the movement.
    /// The duration in frames, as set in the editor.
    int duration = 0;
    /// The number by which the speed is multiplied: 2 is twice as fast.
    float scale = 1.0f;
    /// The number of frames of the transition from another movement.
    int durationTo = 0;
    /// The number of frames in which the movement plays. 0 takes `duration`.
    int durationTween = 0;
    /// Whether the movement starts again at its end.
    bool loop = true;
    /// The curve for key frames that have none of their own.
    cocos2d::tweenfunc::TweenType tweenEasing = cocos2d::tweenfunc::Linear;
    /// The key frames of each bone, by the name of the bone.
    cocos2d::Map<std::string, MovementBoneData*> movBoneDataDic;
};

/// The description of all movements of an armature.
class AnimationData : public cocos2d::Ref {
public:
    static AnimationData* create() { return copra::autoreleased(new AnimationData()); }

    /// Adds a movement. It is retained.
    void addMovement(MovementData* movData);
    /// Returns the movement with this name, or null.
    MovementData* getMovement(const std::string& movementName);
    /// Returns the number of movements.
    ssize_t getMovementCount() { return movementDataDic.size(); }

    std::string name;                                         ///< The name of the armature.
    cocos2d::Map<std::string, MovementData*> movementDataDic; ///< The movements by name.
    /// The names of the movements in the order of the file.
    std::vector<std::string> movementNames;
};

/// A polygon around an image, relative to its anchor point.
class ContourData : public cocos2d::Ref {
public:
    static ContourData* create() { return copra::createAutoreleased<ContourData>(); }
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }
    /// Appends a corner to the polygon.
    virtual void addVertex(cocos2d::Vec2& vertex) { vertexList.push_back(vertex); }

    std::vector<cocos2d::Vec2> vertexList; ///< The corners, in the space of the image.
};

/// The anchor point and the contours of a sprite frame, which an armature needs.
class TextureData : public cocos2d::Ref {
public:
    static TextureData* create() { return copra::createAutoreleased<TextureData>(); }
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

    /// Appends a contour. It is retained.
    void addContourData(ContourData* contourData);
    /// Returns the contour with this index, or null.
    ContourData* getContourData(int index);

    float height = 0.0f; ///< The height in points before trimming.
    float width = 0.0f;  ///< The width in points before trimming.
    float pivotX = 0.5f; ///< The x of the anchor point, as a fraction of the width.
    float pivotY = 0.5f; ///< The y of the anchor point, as a fraction of the height.
    std::string name;    ///< The name of the sprite frame, without the file extension.
    cocos2d::Vector<ContourData*> contourDataList; ///< The contours for ColliderDetector.
};

} // namespace cocostudio
