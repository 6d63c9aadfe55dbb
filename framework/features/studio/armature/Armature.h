#pragma once

#include "base/Map.h"
#include "base/RefPtr.h"
#include "base/Vector.h"
#include "scene/Node.h"
#include "scene/Protocols.h"
#include "studio/armature/ArmatureAnimation.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/Bone.h"
#include "studio/armature/fwd.h"

#include <string>

namespace cocostudio {

/// A skeleton of bones that show images, made in the animation editor of Cocos Studio 1. Add its file to
/// ArmatureDataManager before you create it.
///
/// The position of the node is the origin of the bones. Its content size is the box around the bones at
/// creation and does not change later.
class Armature : public cocos2d::Node, public cocos2d::BlendProtocol {
public:
    /// Creates an armature without bones.
    static Armature* create();
    /// Creates an armature by its name. If ArmatureDataManager has no armature of this name, the function
    /// logs that and returns null.
    static Armature* create(const std::string& name);
    /// Creates an armature that a bone of another armature shows.
    static Armature* create(const std::string& name, Bone* parentBone);

    /// Sets the animation that plays the movements. The armature retains it; after create() it is never null.
    virtual void setAnimation(ArmatureAnimation* animation) { _animation = animation; }
    /// Returns the animation that plays the movements. The armature retains it; after create() it is never
    /// null.
    virtual ArmatureAnimation* getAnimation() const { return _animation; }

    // --- Bones ---

    /// Adds a bone below the bone with the name `parentName`. If that name is empty or unknown, the bone is
    /// added directly to the armature. A name that another bone has is an error: debug builds assert; release
    /// builds log it and do nothing.
    virtual void addBone(Bone* bone, const std::string& parentName);
    /// Returns the bone with this name, or null.
    virtual Bone* getBone(const std::string& name) const;
    /// Moves a bone below the bone with this name. For an empty name, the bone moves to the top level of the
    /// armature. Null, and a parent below the bone, are errors: debug builds assert; release builds log it
    /// and do nothing.
    virtual void changeBoneParent(Bone* bone, const std::string& parentName);
    /// Removes a bone. If `recursion` is true, the bones below it are removed too; otherwise they move up to
    /// its parent. Null is an error: debug builds assert; release builds log it and do nothing.
    virtual void removeBone(Bone* bone, bool recursion);
    /// Returns all bones, by name.
    const cocos2d::Map<std::string, Bone*>& getBoneDic() const { return _boneDic; }
    /// Returns the frontmost bone whose image contains the point (x, y), in world coordinates, or null.
    Bone* getBoneAtPoint(float x, float y) const;

    // --- Place ---

    /// Returns the box around all bones, in the space of the parent.
    cocos2d::Rect getBoundingBox() const override;
    /// Computes the content size and the anchor point from the bones.
    virtual void updateOffsetPoint();
    /// Sets the anchor point as a fraction of the content size, from the lower left corner of the content.
    void setAnchorPoint(const cocos2d::Vec2& point) override;
    /// Returns the anchor point in points, from the lower left corner of the content, not from the origin of
    /// the bones.
    const cocos2d::Vec2& getAnchorPointInPoints() const override { return _realAnchorPointInPoints; }
    /// Returns the vector from the lower left corner of the content to the origin of the bones.
    virtual const cocos2d::Vec2& getOffsetPoints() const { return _offsetPoint; }
    void setContentSize(const cocos2d::Size& contentSize) override;
    /// Returns whether the armature has moved since the last update.
    virtual bool getArmatureTransformDirty() const { return _armatureTransformDirty; }

    /// Sets the blend function of all bones that have none of their own.
    void setBlendFunc(const cocos2d::BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the displays are mixed with what is behind the armature.
    const cocos2d::BlendFunc& getBlendFunc() const override { return _blendFunc; }

    /// Deprecated. Outlines the contours of the bones with DrawPrimitives; call it in draw() of the parent.
    /// In new code, draw the corners that ColliderBody::getCalculatedVertexList() returns.
    virtual void drawContour();

    /// Sets the description of the armature and retains it. All armatures of this name share a description.
    virtual void setArmatureData(ArmatureData* armatureData) { _armatureData = armatureData; }
    /// Returns the description of the armature. All armatures of this name share a description.
    virtual ArmatureData* getArmatureData() const { return _armatureData; }
    /// Sets the bone that shows this armature, or null. It is not retained.
    virtual void setParentBone(Bone* parentBone);
    /// Returns the bone that shows this armature, or null. It is not retained.
    virtual Bone* getParentBone() const { return _parentBone; }
    /// Returns the armature that shows this one through bones, directly or over several levels. If no bone
    /// shows it, the function returns the armature itself. All bones are placed in the space of this
    /// outermost armature.
    const Armature* outermost() const;
    /// Sets the version of the file from which the armature was read.
    virtual void setVersion(float version) { _version = version; }
    /// Returns the version of the file from which the armature was read.
    virtual float getVersion() const { return _version; }
    /// Stores the batch node that contains the armature, or null. BatchNode calls it; drawing does not depend
    /// on it. The batch node is not retained.
    virtual void setBatchNode(BatchNode* batchNode) { _batchNode = batchNode; }
    /// Returns the batch node that contains the armature, or null. The batch node is not retained.
    virtual BatchNode* getBatchNode() const { return _batchNode; }

    using Node::draw;
    using Node::visit;
    void visit(cocos2d::Renderer* renderer, const cocos2d::Mat4& parentTransform,
               uint32_t parentFlags) override;
    void draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) override;
    /// Advances the animation by `dt` seconds and moves the bones. The scheduler calls it every frame.
    void update(float dt) override;
    void onEnter() override;
    void onExit() override;

    Armature();
    ~Armature() override;
    bool init() override;
    /// Initializes the armature and creates the bones of the description with this name. An empty name means
    /// an armature without bones. Returns false if there is no such description.
    virtual bool init(const std::string& name);
    /// Initializes the armature as a display of the bone `parentBone`, which is not retained. Returns false
    /// if there is no description with this name.
    virtual bool init(const std::string& name, Bone* parentBone);

protected:
    /// Creates the bone of this name, and first the bones above it.
    Bone* createBone(const std::string& boneName);

private:
    bool createBones(const std::string& name);
    void createEmptyData();
    bool hasParentData(const BoneData& bone) const;
    cocos2d::Rect boundingBoxOfBones() const;
    void placeAnchor();
    void noticeMove();
    void drawBone(Bone& bone, cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags);
    cocos2d::BlendFunc blendFuncOf(Bone& bone, const cocos2d::Texture2D* texture) const;

protected:
    cocos2d::RefPtr<ArmatureData> _armatureData;
    cocos2d::RefPtr<ArmatureAnimation> _animation;
    cocos2d::Map<std::string, Bone*> _boneDic;
    cocos2d::Vector<Bone*> _topBoneList;
    cocos2d::Vector<Bone*> _removedBones; ///< The bones that were removed, and may still be updating.
    Bone* _parentBone = nullptr;          ///< The bone that shows this armature, not retained.
    BatchNode* _batchNode = nullptr;      ///< The batch node, not retained.
    cocos2d::BlendFunc _blendFunc = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    cocos2d::Vec2 _offsetPoint;
    cocos2d::Vec2 _realAnchorPointInPoints;
    /// The transform in the last update.
    cocos2d::AffineTransform _lastTransform = cocos2d::AffineTransform::IDENTITY;
    float _version = 0.0f;
    int _updateDepth = 0;
    bool _armatureTransformDirty = true;
};

} // namespace cocostudio
