#pragma once

#include "Look.h"

#include <cstddef>
#include <deque>

namespace gallery {

/// The way that something has come: dots that fade, the latest the strongest. Add one for each frame.
class Trail : public cocos2d::DrawNode {
public:
    /// Added to `parent`; keeps the last `length` places.
    static Trail* addTo(cocos2d::Node* parent, const cocos2d::Color4B& colour, std::size_t length = 70) {
        auto* trail = new Trail(colour, length);
        trail->init();
        trail->autorelease();
        parent->addChild(trail);
        return trail;
    }

    void add(const cocos2d::Vec2& place) {
        _places.push_back(place);
        if (_places.size() > _length) _places.pop_front();
        clear();
        const auto count = static_cast<float>(_places.size());
        for (std::size_t i = 0; i < _places.size(); ++i) {
            const float share = static_cast<float>(i + 1) / count;
            drawDot(_places[i], 0.8F + 1.4F * share,
                    cocos2d::Color4F(faded(_colour, static_cast<int>(200 * share))));
        }
    }

private:
    Trail(const cocos2d::Color4B& colour, std::size_t length) : _colour(colour), _length(length) {}

    cocos2d::Color4B _colour;
    std::size_t _length;
    std::deque<cocos2d::Vec2> _places;
};

} // namespace gallery
