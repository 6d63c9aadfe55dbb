#pragma once

#include "scene/Node.h"

#include <cstddef>

namespace copra {

/// Updates the colors of children once, at its end, while many are added: each addChild() updates the colors
/// of all, as in cocos2d-x, which takes a quadratic time. Does nothing for a few children.
class ColorsOnce {
public:
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
