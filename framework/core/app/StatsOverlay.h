#pragma once

#include "base/RefPtr.h"
#include "nodes/text/Label.h"

#include <string>

namespace cocos2d {
class Director;
class Renderer;
} // namespace cocos2d

namespace copra {

/// Shows vertices, draw calls and frame rate in the lower left corner, updated twice a second.
class StatsOverlay {
public:
    StatsOverlay();

    /// Reads the statistics of the last frame; call before they are cleared.
    void read(const cocos2d::Renderer& renderer, const cocos2d::Director& director);
    /// Draws the text.
    void visit(cocos2d::Renderer& renderer, const cocos2d::Director& director);
    const std::string& text() const;

private:
    void refresh(const cocos2d::Renderer& renderer, const cocos2d::Director& director);

    cocos2d::RefPtr<cocos2d::Label> _text;
    float _age = 1.0f; ///< Seconds since the last refresh.
};

} // namespace copra
