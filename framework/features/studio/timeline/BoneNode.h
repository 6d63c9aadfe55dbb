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

/// What a bone shows: any child of it that is not a bone.
typedef cocos2d::Node SkinNode;

/// A bone of a SkeletonNode of Cocos Studio 3: its children are bones and skins. Its color and opacity apply to its skins
/// only. In a skeleton the skins of all bones are drawn in the order of the z of their bones. Animated by ActionTimeline.
class BoneNode : public cocos2d::Node, public cocos2d::BlendProtocol {
public:
    static BoneNode* create();
    /// `length`: of the drawing of the bone.
    static BoneNode* create(int length);

    using Node::addChild;
    void addChild(cocos2d::Node* child, int localZOrder, const std::string& name) override;
    void addChild(cocos2d::Node* child, int localZOrder, int tag) override;
    void removeChild(cocos2d::Node* child, bool cleanup) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;

    // --- Bones ---

    /// The bones that are direct children.
    virtual const cocos2d::Vector<BoneNode*>& getChildBones() const { return _childBones; }
    virtual cocos2d::Vector<BoneNode*>& getChildBones() { return _childBones; }
    /// All bones below, without those of skeletons below.
    cocos2d::Vector<BoneNode*> getAllSubBones() const;
    /// The skeleton of the bone; null outside of one.
    virtual SkeletonNode* getRootSkeletonNode() const { return _rootSkeleton; }

    // --- Skins ---

    /// Adds a node as a skin, shown or hidden; `hideOthers` hides the skins that the bone has already.
    virtual void addSkin(SkinNode* skin, bool display) { addSkin(skin, display, false); }
    virtual void addSkin(SkinNode* skin, bool display, bool hideOthers);
    /// Shows one skin; `hideOthers` hides the others.
    virtual void displaySkin(SkinNode* skin, bool hideOthers);
    /// All skins with this name.
    virtual void displaySkin(const std::string& skinName, bool hideOthers);
    /// The skins that are shown.
    virtual cocos2d::Vector<SkinNode*> getVisibleSkins() const;
    /// All skins of the bone.
    virtual const cocos2d::Vector<SkinNode*>& getSkins() const { return _boneSkins; }
    virtual cocos2d::Vector<SkinNode*>& getSkins() { return _boneSkins; }
    /// All skins of this bone and of all bones below.
    cocos2d::Vector<SkinNode*> getAllSubSkins() const;
    /// The bounding box of the visible skins, in the space of the bone; zero if there are none.
    virtual cocos2d::Rect getVisibleSkinsRect() const;
    /// The bounding box of the visible skins, in the space of the parent.
    cocos2d::Rect getBoundingBox() const override;
    /// Sets the blend function of the skins.
    void setBlendFunc(const cocos2d::BlendFunc& blendFunc) override;
    const cocos2d::BlendFunc& getBlendFunc() const override { return _blendFunc; }

    // --- The drawing of the bone ---

    /// Draws the bone as a rhomb, 50 x 20 points by default; in a skeleton that of the skeleton counts.
    virtual void setDebugDrawEnabled(bool isDebugDraw) { _isRackShow = isDebugDraw; }
    virtual bool isDebugDrawEnabled() const { return _isRackShow; }
    /// The length in which setDebugDrawEnabled() draws the bone, in points.
    virtual void setDebugDrawLength(float length) { _rackLength = length; }
    virtual float getDebugDrawLength() const { return _rackLength; }
    /// The width in which setDebugDrawEnabled() draws the bone, in points.
    virtual void setDebugDrawWidth(float width) { _rackWidth = width; }
    virtual float getDebugDrawWidth() const { return _rackWidth; }
    /// The color in which setDebugDrawEnabled() draws the bone.
    virtual void setDebugDrawColor(const cocos2d::Color4F& color) { _rackColor = color; }
    virtual cocos2d::Color4F getDebugDrawColor() const { return _rackColor; }

    void setLocalZOrder(int localZOrder) override;
    void setName(const std::string& name) override;
    void setVisible(bool visible) override;
    using Node::draw;
    using Node::visit;
    void visit(cocos2d::Renderer* renderer, const cocos2d::Mat4& parentTransform,
               uint32_t parentFlags) override;
    /// Draws the rhomb.
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
    SkeletonNode* _rootSkeleton = nullptr; ///< weak
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
    uint32_t _lastFlags = 0; ///< of the last visit
};

} // namespace timeline
} // namespace cocostudio
