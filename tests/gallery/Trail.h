#pragma once

#include "theme.h"

#include <cstddef>
#include <deque>

namespace gallery {

/// Draws the recent path of a moving object as fading dots. Call add() once a frame.
class Trail : public cocos2d::DrawNode {
public:
    /// Creates a trail in `parent` that shows the last `length` positions.
    static Trail* addTo(cocos2d::Node* parent, const cocos2d::Color4B& color, std::size_t length = 150) {
        auto* trail = new Trail(color, length);
        trail->init();
        trail->autorelease();
        parent->addChild(trail);
        return trail;
    }

    void add(const cocos2d::Vec2& position) {
        _positions.push_back(position);
        if (_positions.size() > _length) _positions.pop_front();
        clear();
        const auto count = static_cast<float>(_positions.size());
        for (std::size_t i = 0; i < _positions.size(); ++i) {
            const float share = static_cast<float>(i + 1) / count;
            drawDot(_positions[i], 0.8f + 1.4f * share,
                    cocos2d::Color4F(faded(_color, static_cast<int>(200 * share))));
        }
    }

private:
    Trail(const cocos2d::Color4B& color, std::size_t length) : _color(color), _length(length) {}

    cocos2d::Color4B _color;
    std::size_t _length;
    std::deque<cocos2d::Vec2> _positions;
};

} // namespace gallery
