#pragma once

#include "base/RefPtr.h"
#include "nodes/Label.h"

namespace cocos2d {
class Director;
class Renderer;
} // namespace cocos2d

namespace copra {

/// Vertices, draw calls and frame rate in the lower left corner, refreshed a few times a second.
class StatsOverlay {
public:
    StatsOverlay();

    /// Draws the figures over the scene. What it adds to the frame itself is not counted.
    void visit(cocos2d::Renderer& renderer, const cocos2d::Director& director);

private:
    void refresh(const cocos2d::Renderer& renderer, const cocos2d::Director& director);

    cocos2d::RefPtr<cocos2d::Label> _text;
    float _age = 1.0f; ///< Seconds since the last refresh.
};

} // namespace copra
