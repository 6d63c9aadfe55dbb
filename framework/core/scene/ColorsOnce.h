#pragma once

#include "scene/Node.h"

#include <cstddef>

namespace copra {

/// Delays the update of the colors of children until its own destruction, for code that adds many children.
/// Without it, each addChild() updates the colors of all children. The time for adding n children would then
/// grow with the square of n. It has no effect for 100 children or fewer.
class ColorsOnce {
public:
    /// Disables the cascades of a node with many children until the object is destroyed.
    ColorsOnce(cocos2d::Node& node, std::size_t children)
        : _node(node),
          _color(children > kMany && node.isCascadeColorEnabled()),
          _opacity(children > kMany && node.isCascadeOpacityEnabled()) {
        if (_color) node.setCascadeColorEnabled(false);
        if (_opacity) node.setCascadeOpacityEnabled(false);
    }
    ~ColorsOnce() {
        if (_color) _node.setCascadeColorEnabled(true);
        if (_opacity) _node.setCascadeOpacityEnabled(true);
    }
    ColorsOnce(const ColorsOnce&) = delete;
    ColorsOnce& operator=(const ColorsOnce&) = delete;

private:
    static constexpr std::size_t kMany = 100;

    cocos2d::Node& _node;
    bool _color;
    bool _opacity;
};

} // namespace copra
