#pragma once

#include "app/fwd.h"
#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "render/fwd.h"
#include "scene/fwd.h"

#include <string>

namespace copra {

/// Shows vertices, draw calls, and the frame rate in the lower left corner, updated twice a second. It has
/// its own small letters, so it needs no font.
class StatsOverlay {
public:
    /// Constructs the overlay with its letters and its node.
    StatsOverlay();
    ~StatsOverlay();

    /// Reads the statistics of the last frame. Call it before they are cleared.
    void read(const cocos2d::Renderer& renderer, const cocos2d::Director& director);
    /// Draws the lines of text() over the scene.
    void visit(cocos2d::Renderer& renderer, const cocos2d::Director& director);
    /// Returns the lines that are shown.
    const std::string& text() const { return _text; }
    /// Sets where the text is in the visible area, from (0, 0), the lower left corner, to (1, 1).
    void setAnchor(const cocos2d::Vec2& anchor) { _anchor = anchor; }
    /// Returns the area of the text, in design points.
    cocos2d::Rect area(const cocos2d::Director& director) const;

private:
    void show(const std::string& text);

    std::string _text;
    cocos2d::RefPtr<cocos2d::Texture2D> _letters;
    cocos2d::RefPtr<cocos2d::Node> _node; ///< The node with a sprite for each letter.
    cocos2d::Vec2 _anchor;
    float _width = 0.0f; ///< The width of the longest line.
    float _age = 1.0f;   ///< The time since the last refresh, in seconds.
};

} // namespace copra
