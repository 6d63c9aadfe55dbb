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

/// A bone of an Armature. A Tween moves it relative to another bone or to the armature, and the bone shows
/// its display there. The position, scale, rotation, and skew of the node are added to the movement. All
/// bones of an armature are its children; their z orders decide which one is drawn first.
class Bone : public cocos2d::Node {
public:
    /// Creates a bone without a name.
    static Bone* create();
    /// Creates a bone with a name.
    static Bone* create(const std::string& name);

    // --- Displays ---

    /// Adds what a description says that the bone can show; see DisplayManager::addDisplay().
    void addDisplay(DisplayData* displayData, int index);
    /// Adds a node that the bone can show; see DisplayManager::addDisplay().
    void addDisplay(cocos2d::Node* display, int index);
    /// Removes the display with this index.
    void removeDisplay(int index);
    /// Shows a display; see DisplayManager::changeDisplayWithIndex().
    void changeDisplayWithIndex(int index, bool force);
    /// Shows a display by its name; see DisplayManager::changeDisplayWithName().
    void changeDisplayWithName(const std::string& name, bool force);
    /// Deprecated name of changeDisplayWithIndex().
    void changeDisplayByIndex(int index, bool force) { changeDisplayWithIndex(index, force); }
    /// Deprecated name of changeDisplayWithName().
    void changeDisplayByName(const std::string& name, bool force) { changeDisplayWithName(name, force); }
    /// Returns the manager of the displays of the bone.
    virtual DisplayManager* getDisplayManager() const { return _displayManager; }
    /// Returns the node that is shown, or null.
    cocos2d::Node* getDisplayRenderNode();
    /// Returns the type of what is shown.
    DisplayType getDisplayRenderNodeType();
    /// Returns the contours of what is shown, or null.
    virtual ColliderDetector* getColliderDetector() const;

    // --- Tree ---

    /// Adds a bone of the same armature below this one. A bone that has a parent is an error: debug builds
    /// assert; release builds log it and do nothing.
    void addChildBone(Bone* child);
    /// Removes a bone below this one. If `recursion` is true, the bones below it leave as well.
    void removeChildBone(Bone* bone, bool recursion);
    /// Sets the parent bone, but does not add this bone to an armature. addChildBone() calls it.
    void setParentBone(Bone* parent) { _parentBone = parent; }
    /// Returns the parent bone, or null.
    Bone* getParentBone() { return _parentBone; }
    using Node::removeFromParent;
    /// Removes the bone from its parent bone, and shows nothing. If `recursion` is true, the bones below do
    /// the same.
    void removeFromParent(bool recursion);
    /// Returns the bones that are directly below this one.
    const cocos2d::Vector<Bone*>& getChildBones() const { return _childBones; }

    /// Sets the armature to which the bone belongs. It is not retained.
    virtual void setArmature(Armature* armature);
    /// Returns the armature to which the bone belongs. It is not retained.
    virtual Armature* getArmature() const { return _armature; }
    /// Sets the armature that the bone shows, or null.
    virtual void setChildArmature(Armature* childArmature);
    /// Returns the armature that the bone shows, or null.
    virtual Armature* getChildArmature() const { return _childArmature; }

    // --- Movement ---

    /// Sets the description of the bone: its place without a movement, and its displays. It is retained. Null
    /// is an error: debug builds assert; release builds log it and change nothing.
    virtual void setBoneData(BoneData* boneData);
    /// Returns the description of the bone: its place without a movement, and its displays. It is retained.
    virtual BoneData* getBoneData() const { return _boneData; }
    /// Returns the tween that moves the bone between key frames.
    Tween* getTween() { return _tween; }
    /// Returns where the movement has put the bone, relative to its description.
    virtual FrameData* getTweenData() const { return _tweenData; }
    /// Returns the place in the armature, before the bones above are applied to its position.
    virtual BaseData* getWorldInfo() const { return _worldInfo; }
    /// Sets whether the bone stays visible in movements that do not contain it.
    virtual void setIgnoreMovementBoneData(bool ignore) { _ignoreMovementBoneData = ignore; }
    /// Returns whether the bone stays visible in movements that do not contain it.
    virtual bool isIgnoreMovementBoneData() const { return _ignoreMovementBoneData; }
    /// Deprecated name of isIgnoreMovementBoneData().
    virtual bool getIgnoreMovementBoneData() const { return isIgnoreMovementBoneData(); }
    /// Sets whether the place of the bone has to be computed.
    virtual void setTransformDirty(bool dirty) { _boneTransformDirty = dirty; }
    /// Whether the place of the bone has to be computed.
    virtual bool isTransformDirty() { return _boneTransformDirty; }
    /// Returns the transform from the space of the bone to the space of the armature.
    virtual cocos2d::Mat4 getNodeToArmatureTransform() const { return _worldTransform; }
    /// Returns the transform from the bone to world coordinates, through the outermost armature. Without an
    /// armature, it is equal to getNodeToArmatureTransform().
    cocos2d::Mat4 getNodeToWorldTransform() const override;
    /// Returns the transform to world coordinates, as getNodeToWorldTransform() does.
    cocos2d::AffineTransform getNodeToWorldAffineTransform() const override;

    /// Moves what this bone and the bones below show. The armature calls it.
    void update(float delta) override;

    // --- Appearance ---

    void updateColor() override;
    /// Sets the z order from the description and the movement. The armature sorts its bones before it is
    /// drawn.
    void updateZOrder();
    void setLocalZOrder(int zOrder) override;
    /// Sets the blend function. Key frames set it as well. While it has its initial value, the blend function
    /// of the armature is used.
    virtual void setBlendFunc(const cocos2d::BlendFunc& blendFunc);
    /// Returns the blend function of the bone.
    virtual cocos2d::BlendFunc getBlendFunc() { return _blendFunc; }
    /// Sets whether the blend function was changed.
    virtual void setBlendDirty(bool dirty) { _blendDirty = dirty; }
    /// Whether the blend function was changed.
    virtual bool isBlendDirty() { return _blendDirty; }

    Bone();
    ~Bone() override;
    bool init() override;
    /// Initializes a bone with a name, by which its armature finds it.
    virtual bool init(const std::string& name);

private:
    bool isCombined() const;
    void updateBoneTransform(const Bone* parent);
    void applyParentTransform(const Bone& parent);

protected:
    Armature* _armature = nullptr;       ///< The armature of the bone, not retained.
    Bone* _parentBone = nullptr;         ///< The parent bone, not retained.
    Bone* _armatureParentBone = nullptr; ///< The bone that shows the armature, not retained.
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
