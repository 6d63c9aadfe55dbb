#pragma once

#include "render/Renderer.h"
#include "scene/Node.h"

#include <optional>

namespace copra {

/// Makes the renderer draw in the perspective of a node that is rotated out of the plane, during its
/// lifetime. It has no effect for other nodes. It is for implementations of visit().
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
