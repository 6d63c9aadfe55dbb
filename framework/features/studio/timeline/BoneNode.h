#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "nodes/shapes/fwd.h"
#include "scene/Node.h"
#include "scene/Protocols.h"
#include "studio/timeline/fwd.h"

#include <string>

namespace cocostudio {
namespace timeline {

/// A node that a bone shows: any child of the bone that is not a bone itself.
typedef cocos2d::Node SkinNode;

/// A bone of a SkeletonNode of Cocos Studio 3. Its children are bones and skins. Its color and opacity apply
/// only to its skins. A skeleton draws the skins of all its bones in the order of the z of the bones.
/// ActionTimeline animates bones.
class BoneNode : public cocos2d::Node, public cocos2d::BlendProtocol {
public:
    /// Creates a bone without skins.
    static BoneNode* create();
    /// Creates a bone whose drawing has this length.
    static BoneNode* create(int length);

    using Node::addChild;
    /// Adds and retains a child with a name. A BoneNode becomes a child bone, and joins the skeleton if there
    /// is one. Any other node becomes a skin. If it is a BlendProtocol, it gets the blend function of this
    /// bone.
    void addChild(cocos2d::Node* child, int localZOrder, const std::string& name) override;
    /// Adds and retains a child with a tag. A BoneNode becomes a child bone, and joins the skeleton if there
    /// is one. Any other node becomes a skin. If it is a BlendProtocol, it gets the blend function of this
    /// bone.
    void addChild(cocos2d::Node* child, int localZOrder, int tag) override;
    /// Removes and releases a child. A removed bone and the bones below it leave the skeleton.
    void removeChild(cocos2d::Node* child, bool cleanup) override;
    /// Removes all child bones and skins. The bones leave the skeleton.
    void removeAllChildrenWithCleanup(bool cleanup) override;

    // --- Bones ---

    /// Returns the bones that are direct children.
    virtual const cocos2d::Vector<BoneNode*>& getChildBones() const { return _childBones; }
    /// Returns the bones that are direct children, in a vector that may be changed.
    virtual cocos2d::Vector<BoneNode*>& getChildBones() { return _childBones; }
    /// Returns all bones below this one, except the bones of other skeletons below it.
    cocos2d::Vector<BoneNode*> getAllSubBones() const;
    /// Returns the skeleton to which the bone belongs, or null.
    virtual SkeletonNode* getRootSkeletonNode() const { return _rootSkeleton; }

    // --- Skins ---

    /// Adds a node as a skin, and shows it if `display` is true. The other skins of the bone stay as they
    /// are.
    virtual void addSkin(SkinNode* skin, bool display) { addSkin(skin, display, false); }
    /// Adds a node as a skin, shows it if `display` is true, and hides the other skins if `hideOthers` is
    /// true.
    virtual void addSkin(SkinNode* skin, bool display, bool hideOthers);
    /// Shows a skin. If `hideOthers` is true, the function hides the other skins.
    virtual void displaySkin(SkinNode* skin, bool hideOthers);
    /// Shows all skins with this name. If `hideOthers` is true, the function hides the other skins.
    virtual void displaySkin(const std::string& skinName, bool hideOthers);
    /// Returns the skins that are shown.
    virtual cocos2d::Vector<SkinNode*> getVisibleSkins() const;
    /// Returns all skins of the bone.
    virtual const cocos2d::Vector<SkinNode*>& getSkins() const { return _boneSkins; }
    /// Returns all skins of the bone, in a vector that may be changed.
    virtual cocos2d::Vector<SkinNode*>& getSkins() { return _boneSkins; }
    /// Returns all skins of this bone and of all bones below it.
    cocos2d::Vector<SkinNode*> getAllSubSkins() const;
    /// Returns the bounding box of the visible skins, in the space of the bone. It is zero if no skin is
    /// visible.
    virtual cocos2d::Rect getVisibleSkinsRect() const;
    /// Returns the bounding box of the visible skins, in the space of the parent.
    cocos2d::Rect getBoundingBox() const override;
    /// Sets the blend function of the skins.
    void setBlendFunc(const cocos2d::BlendFunc& blendFunc) override;
    /// Returns the blend function of the skins.
    const cocos2d::BlendFunc& getBlendFunc() const override { return _blendFunc; }

    // --- The drawing of the bone ---

    /// Sets whether the bone is drawn as a rhombus, 50 x 20 points initially. Bones of a skeleton use the
    /// setting of the skeleton.
    virtual void setDebugDrawEnabled(bool isDebugDraw) { _isRackShow = isDebugDraw; }
    /// Whether the bone is drawn as a rhombus, 50 x 20 points initially. Bones of a skeleton use the setting
    /// of the skeleton.
    virtual bool isDebugDrawEnabled() const { return _isRackShow; }
    /// Sets the length of the drawing of the bone, in points.
    virtual void setDebugDrawLength(float length) { _rackLength = length; }
    /// Returns the length of the drawing of the bone, in points.
    virtual float getDebugDrawLength() const { return _rackLength; }
    /// Sets the width of the drawing of the bone, in points.
    virtual void setDebugDrawWidth(float width) { _rackWidth = width; }
    /// Returns the width of the drawing of the bone, in points.
    virtual float getDebugDrawWidth() const { return _rackWidth; }
    /// Sets the color of the drawing of the bone.
    virtual void setDebugDrawColor(const cocos2d::Color4F& color) { _rackColor = color; }
    /// Returns the color of the drawing of the bone.
    virtual cocos2d::Color4F getDebugDrawColor() const { return _rackColor; }

    void setLocalZOrder(int localZOrder) override;
    void setName(const std::string& name) override;
    void setVisible(bool visible) override;
    using Node::draw;
    using Node::visit;
    void visit(cocos2d::Renderer* renderer, const cocos2d::Mat4& parentTransform,
               uint32_t parentFlags) override;
    /// Draws the rhombus.
    void draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) override;

    BoneNode();
    ~BoneNode() override;
    bool init() override;

protected:
    void updateDisplayedColor(const cocos2d::Color3B& parentColor) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;
    void disableCascadeColor() override;
    void disableCascadeOpacity() override;
    /// Draws the skins at the place of the last visit.
    void visitSkins(cocos2d::Renderer* renderer);

    cocos2d::Vector<BoneNode*> _childBones;
    cocos2d::Vector<SkinNode*> _boneSkins;
    SkeletonNode* _rootSkeleton = nullptr; ///< The skeleton, not retained.
    cocos2d::BlendFunc _blendFunc = cocos2d::BlendFunc::ALPHA_NON_PREMULTIPLIED;
    cocos2d::Color4F _rackColor = cocos2d::Color4F::WHITE;
    float _rackLength = 50.0f;
    float _rackWidth = 20.0f;
    bool _isRackShow = false;

private:
    friend class SkeletonNode;

    void addToList(cocos2d::Node* child);
    void removeFromList(cocos2d::Node* child);
    void reorderInSkeleton();

    cocos2d::RefPtr<cocos2d::DrawNode> _rack;
    uint32_t _lastFlags = 0; ///< The flags of the last visit.
};

} // namespace timeline
} // namespace cocostudio
