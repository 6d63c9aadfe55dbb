#pragma once

#include "nodes/sprites/Sprite.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/fwd.h"

#include <string>

namespace cocostudio {

/// The image that a bone shows. The image moves with the bone, and the skin data says where it is relative to
/// the bone.
class Skin : public cocos2d::Sprite {
public:
    /// Creates a skin without an image.
    static Skin* create();
    /// Creates a skin with a frame of the SpriteFrameCache.
    static Skin* createWithSpriteFrameName(const std::string& pszSpriteFrameName);
    /// Creates a skin with an image file.
    static Skin* create(const std::string& pszFileName);

    /// Sets the place of the image relative to the bone.
    virtual void setSkinData(const BaseData& data);
    /// Returns the place of the image relative to the bone.
    virtual const BaseData& getSkinData() const { return _skinData; }
    /// Sets the bone that shows the skin, or null. It is not retained.
    virtual void setBone(Bone* bone) { _bone = bone; }
    /// Returns the bone that shows the skin, or null. It is not retained.
    virtual Bone* getBone() const { return _bone; }
    /// Returns the name of the sprite frame or the file.
    virtual const std::string& getDisplayName() const { return _displayName; }

    /// Moves the skin to the place of the bone.
    void updateArmatureTransform();
    /// Returns the transform from the skin to world coordinates, through the outermost armature. Without an
    /// armature, it is the local transform.
    cocos2d::Mat4 getNodeToWorldTransform() const override;
    /// Returns the transform to world coordinates, as getNodeToWorldTransform() does.
    cocos2d::AffineTransform getNodeToWorldAffineTransform() const override;
    /// Returns the transform to the world with the anchor point as the origin.
    cocos2d::Mat4 getNodeToWorldTransformAR() const;

    Skin();
    ~Skin() override;
    using Sprite::initWithFile;
    bool initWithSpriteFrameName(const std::string& spriteFrameName) override;
    bool initWithFile(const std::string& filename) override;

protected:
    BaseData _skinData;
    Bone* _bone = nullptr;
    cocos2d::Mat4 _skinTransform; ///< The transform to the bone.
    std::string _displayName;
};

} // namespace cocostudio
