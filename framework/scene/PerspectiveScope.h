#pragma once

#include "render/Renderer.h"
#include "scene/Node.h"

#include <optional>

namespace copra {

/// For the lifetime of this object everything that is drawn appears in the perspective of a node in 3-D
/// rotation; has no effect for other nodes. For visit().
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
