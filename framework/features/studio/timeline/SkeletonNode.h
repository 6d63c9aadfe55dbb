#pragma once

#include "base/Map.h"
#include "studio/timeline/BoneNode.h"

#include <map>
#include <string>

namespace cocostudio {
namespace timeline {

/// The root of the bones of a skeleton from Cocos Studio 3. It finds its bones by name, changes their skins,
/// and draws the skins of all bones in the order of the z of the bones.
class SkeletonNode : public BoneNode {
public:
    /// Creates a skeleton without bones.
    static SkeletonNode* create();

    /// Returns the bone with this name, or null.
    BoneNode* getBoneNode(const std::string& boneName);
    /// Returns the bones by name. If several bones have the same name, it contains the first one.
    const cocos2d::Map<std::string, BoneNode*>& getAllSubBonesMap() const { return _subBonesMap; }

    /// Shows for each bone in the map only the skins with the name that the map gives it.
    void changeSkins(const std::map<std::string, std::string>& boneSkinNameMap);
    /// Shows the skins of a group of addSkinGroup(). An unknown name is ignored.
    void changeSkins(const std::string& skinGroupName);
    /// Adds a named group of skins. The map gives for each bone the name of its skin.
    void addSkinGroup(std::string groupName, std::map<std::string, std::string> boneSkinNameMap);

    /// Returns the bounding box of the visible skins of all bones, in the space of the parent.
    cocos2d::Rect getBoundingBox() const override;
    using BoneNode::visit;
    void visit(cocos2d::Renderer* renderer, const cocos2d::Mat4& parentTransform,
               uint32_t parentFlags) override;

    SkeletonNode();
    ~SkeletonNode() override;
    bool init() override;

private:
    friend class BoneNode;

    void addBones(BoneNode& top);
    void removeBones(BoneNode& top);
    void collectVisible(BoneNode& top);

    cocos2d::Map<std::string, BoneNode*> _subBonesMap;
    cocos2d::Vector<BoneNode*> _subOrderedAllBones; ///< The visible bones, sorted.
    std::map<std::string, std::map<std::string, std::string>> _skinGroupMap;
    bool _isOrderDirty = true;
};

} // namespace timeline
} // namespace cocostudio
