#pragma once

#include "render/Renderer.h"
#include "scene/Node.h"

#include <optional>

namespace copra {

/// While it exists, everything is drawn in the perspective of a node that is rotated out of the plane. Has no
/// effect for other nodes. For implementations of visit().
class PerspectiveScope {
public:
    PerspectiveScope(const cocos2d::Node& node, cocos2d::Renderer& renderer) {
        if (!node.hasPerspective()) return;
        _scope.emplace(renderer);
        node.applyPerspective(renderer);
    }

private:
    std::optional<RenderScope> _scope;
};

} // namespace copra
