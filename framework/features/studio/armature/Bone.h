#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/DecorativeDisplay.h"
#include "studio/armature/DisplayManager.h"
#include "studio/armature/Tween.h"
#include "studio/armature/fwd.h"

#include <string>

namespace cocostudio {

/// A bone of an Armature. A Tween moves its place, relative to another bone or the armature, and displays are shown there.
/// Position, scale, rotation, and skew of the node add to those of the movement. All bones of an armature are its children; z
/// orders decide which is drawn first.
class Bone : public cocos2d::Node {
public:
    static Bone* create();
    static Bone* create(const std::string& name);

    // --- Displays ---

    /// See DisplayManager.
    void addDisplay(DisplayData* displayData, int index);
    void addDisplay(cocos2d::Node* display, int index);
    /// Removes the display at an index.
    void removeDisplay(int index);
    /// Shows a display; see DisplayManager::changeDisplayWithIndex().
    void changeDisplayWithIndex(int index, bool force);
    /// Shows a display by its name; see DisplayManager::changeDisplayWithName().
    void changeDisplayWithName(const std::string& name, bool force);
    void changeDisplayByIndex(int index, bool force) { changeDisplayWithIndex(index, force); }
    void changeDisplayByName(const std::string& name, bool force) { changeDisplayWithName(name, force); }
    /// What holds the displays.
    virtual DisplayManager* getDisplayManager() const { return _displayManager; }
    /// Returns the node that is shown, or null.
    cocos2d::Node* getDisplayRenderNode();
    /// The kind of what is shown.
    DisplayType getDisplayRenderNodeType();
    /// The contours of what is shown, or null.
    virtual ColliderDetector* getColliderDetector() const;

    // --- Tree ---

    /// Adds a bone of the same armature below this one. Asserts that it has no parent.
    void addChildBone(Bone* child);
    /// Removes a bone below this one. With `recursion`, the bones below it leave, too.
    void removeChildBone(Bone* bone, bool recursion);
    /// Called by addChildBone(); does not add the bone to an armature.
    void setParentBone(Bone* parent) { _parentBone = parent; }
    Bone* getParentBone() { return _parentBone; }
    using Node::removeFromParent;
    /// Leaves its parent bone and shows nothing. With `recursion`, the bones below do the same.
    void removeFromParent(bool recursion);
    /// The bones that are directly below.
    const cocos2d::Vector<Bone*>& getChildBones() const { return _childBones; }

    /// The armature of the bone. Not retained.
    virtual void setArmature(Armature* armature);
    virtual Armature* getArmature() const { return _armature; }
    /// The armature that the bone shows, or null.
    virtual void setChildArmature(Armature* childArmature);
    virtual Armature* getChildArmature() const { return _childArmature; }

    // --- Movement ---

    /// The description of the bone; resting place and displays. Retained.
    virtual void setBoneData(BoneData* boneData);
    virtual BoneData* getBoneData() const { return _boneData; }
    /// What moves the bone between key frames.
    Tween* getTween() { return _tween; }
    /// Where the movement has it, relative to its data.
    virtual FrameData* getTweenData() const { return _tweenData; }
    /// Place in the armature, before the bones above are applied to its position.
    virtual BaseData* getWorldInfo() const { return _worldInfo; }
    /// Sets whether the bone stays visible in movements that do not contain it.
    virtual void setIgnoreMovementBoneData(bool ignore) { _ignoreMovementBoneData = ignore; }
    /// Whether the bone stays visible in movements that do not contain it.
    virtual bool isIgnoreMovementBoneData() const { return _ignoreMovementBoneData; }
    virtual bool getIgnoreMovementBoneData() const { return isIgnoreMovementBoneData(); }
    /// Whether the place of the bone has to be computed.
    virtual void setTransformDirty(bool dirty) { _boneTransformDirty = dirty; }
    virtual bool isTransformDirty() { return _boneTransformDirty; }
    /// The transform from the space of the bone to that of the armature.
    virtual cocos2d::Mat4 getNodeToArmatureTransform() const { return _worldTransform; }
    cocos2d::Mat4 getNodeToWorldTransform() const override;
    cocos2d::AffineTransform getNodeToWorldAffineTransform() const override;

    /// Moves what the bone and the bones below show. Called by the armature.
    void update(float delta) override;

    // --- Appearance ---

    void updateColor() override;
    /// Sets the z order from the description and the movement; the armature sorts its bones before it is
    /// drawn.
    void updateZOrder();
    void setLocalZOrder(int zOrder) override;
    /// Sets the blend function. Key frames set it, too. With the default, that of the armature counts.
    virtual void setBlendFunc(const cocos2d::BlendFunc& blendFunc);
    /// The blend function of the bone.
    virtual cocos2d::BlendFunc getBlendFunc() { return _blendFunc; }
    /// Whether the blend function was changed.
    virtual void setBlendDirty(bool dirty) { _blendDirty = dirty; }
    virtual bool isBlendDirty() { return _blendDirty; }

    Bone();
    ~Bone() override;
    bool init() override;
    virtual bool init(const std::string& name);

private:
    bool isCombined() const;
    void updateBoneTransform(const Bone* parent);
    void applyParentTransform(const Bone& parent);

protected:
    Armature* _armature = nullptr;       ///< weak
    Bone* _parentBone = nullptr;         ///< weak
    Bone* _armatureParentBone = nullptr; ///< weak: the bone that shows the armature
    cocos2d::Vector<Bone*> _childBones;
    cocos2d::RefPtr<Armature> _childArmature;
    cocos2d::RefPtr<BoneData> _boneData;
    cocos2d::RefPtr<FrameData> _tweenData;
    cocos2d::RefPtr<BaseData> _worldInfo;
    cocos2d::RefPtr<Tween> _tween;
    cocos2d::RefPtr<DisplayManager> _displayManager;
    cocos2d::Mat4 _worldTransform;
    cocos2d::BlendFunc _blendFunc = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    float _dataVersion = 0.0f;
    bool _boneTransformDirty = true;
    bool _blendDirty = false;
    bool _ignoreMovementBoneData = false;
};

} // namespace cocostudio
