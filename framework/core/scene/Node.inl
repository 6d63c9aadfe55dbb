#pragma once

#include <algorithm>
#include <type_traits>
#include <typeinfo>

/// The inline functions of Node, for Node.h alone, which includes this file at its end.

namespace copra {

/// Warns that the node which a search found is no `wanted`.
[[gnu::cold]] void warnOfOtherClass(const cocos2d::Node& found, const std::type_info& wanted);

/// Casts what a search found as the original does, without a check. Debug builds of the game warn if it is no `T`, which is
/// why sanitizers need not end the program here.
template<typename T>
__attribute__((no_sanitize("vptr"))) T foundAs(cocos2d::Node* found) {
#if COCOS2D_DEBUG > 0
    if (found && !dynamic_cast<T>(found)) warnOfOtherClass(*found, typeid(std::remove_pointer_t<T>));
#endif
    return static_cast<T>(found);
}

/// Calls a function for each child. The function may remove the child, for example in an override of a game, and others;
/// those behind are still called.
template<class Call>
void forEach(const cocos2d::Vector<cocos2d::Node*>& children, const Call& call) {
    for (ssize_t i = 0; i < children.size();) {
        const ssize_t before = children.size();
        call(children.at(i));
        if (children.size() >= before) ++i; // else the next one may have moved here
    }
}

} // namespace copra

namespace cocos2d {

inline void Node::setOrderOfArrival(int orderOfArrival) {
    _orderOfArrival = static_cast<std::uint32_t>(orderOfArrival);
}

inline Vector<Node*>& Node::getChildren() {
    _knowsResting = false; // the caller may change the list
    return _children;
}

template<typename T>
T Node::getChildByTag(int tag) const {
    return copra::foundAs<T>(getChildByTag(tag));
}

template<typename T>
T Node::getChildByName(const std::string& name) const {
    return copra::foundAs<T>(getChildByName(name));
}

template<typename T>
void Node::sortNodes(Vector<T*>& nodes) {
    std::stable_sort(nodes.begin(), nodes.end(), [](const T* a, const T* b) { return isSortedBefore(a, b); });
}

inline void Node::setAdditionalTransform(const Mat4& additionalTransform) {
    setAdditionalTransform(&additionalTransform);
}

inline uint32_t Node::processParentFlags(const Mat4& parentTransform, uint32_t parentFlags) {
    if (isPlacedSpecially()) placeSpecially(parentFlags);
    const uint32_t flags = parentFlags | (_visitFlags & FLAGS_DIRTY_MASK);
    if (flags & FLAGS_DIRTY_MASK) updateModelView(parentTransform);
    return flags;
}

inline bool Node::isPlacedSpecially() const {
    return _rareFlags.hasEither(copra::RareFlag::NormalizedPosition, copra::RareFlag::Override);
}

inline bool Node::hasOverride(copra::Override which) const {
    return _rareFlags.has(copra::RareFlag::Override) && isOverride(which);
}

inline const AffineTransform& Node::localTransform() const {
    if (isLocalTransformDirty()) computeLocalTransform();
    return _localTransform;
}

inline bool Node::drawsSpecially() const {
    return _rareFlags.hasEither(copra::RareFlag::Program, copra::RareFlag::Override);
}

inline bool Node::visitsSpecially() const {
    return _rareFlags.hasEither(copra::RareFlag::Rotation3D, copra::RareFlag::Override);
}

template<class Class>
bool Node::visitsByOverride_(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    return visitByOverride(renderer, parentTransform, parentFlags,
                           [](Node& node, Renderer* r, const Mat4& transform, uint32_t flags) {
                               static_cast<Class&>(node).Class::visit(r, transform, flags);
                           });
}

inline void Node::drawInEitherForm_(Renderer* renderer, uint32_t flags) {
    if (!_rareFlags.has(copra::RareFlag::Override) || !drawByOverride(*renderer))
        draw(renderer, _modelViewTransform, flags);
}

inline void Node::markTransformDirty() {
    _visitFlags |= FLAGS_TRANSFORM_DIRTY | kLocalTransformDirty;
    stopResting();
}

inline void Node::stopResting() {
    if (_visitFlags & kResting) showAgain();
}

} // namespace cocos2d
