#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

/// A picture that repeats from top to bottom and moves down for ever: one layer of the meadow.
class ScrollLayer : public cocos2d::Node {
public:
    /// `speed` in points a second. The picture has one pixel a point and covers the field's width.
    static ScrollLayer* create(const std::string& picture, float speed);

    void update(float dt) override;
    void setSpeed(float speed) { _speed = speed; }

private:
    bool initWith(const std::string& picture, float speed);
    void place();

    cocos2d::Sprite* _lower = nullptr; // child
    cocos2d::Sprite* _upper = nullptr; // child
    float _height = 0;
    float _offset = 0;
    float _speed = 0;
};

/// The ground, its taller plants and the clouds' shadows, at their own speeds.
cocos2d::Node* createMeadow(const std::string& picture, float speed);
/// Leaves that hang in at both sides, above everything that flies.
cocos2d::Node* createCanopy(float speed);

} // namespace beecluster
