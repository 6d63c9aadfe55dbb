#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

/// One layer of the meadow: an image that repeats vertically and scrolls down.
class ScrollLayer : public cocos2d::Node {
public:
    /// `speed` in points a second. The image is scaled to the width of the field. Null if it cannot be
    /// loaded.
    static ScrollLayer* create(const std::string& image, float speed);

    void update(float dt) override;
    /// Points a second.
    void setSpeed(float speed) { _speed = speed; }

private:
    bool initWith(const std::string& image, float speed);
    void updatePositions();

    cocos2d::Sprite* _lower = nullptr; // child
    cocos2d::Sprite* _upper = nullptr; // child
    float _height = 0.0f;              ///< points; of the image on screen
    float _offset = 0.0f;              ///< points scrolled, below _height
    float _speed = 0.0f;
};

/// The ground, its taller plants and the shadows of clouds, each at its own speed. `speed`: points a second
/// of the ground.
cocos2d::Node* createMeadow(const std::string& image, float speed);
/// Leaves at both sides, in front of everything that flies. `speed`: points a second of the ground.
cocos2d::Node* createCanopy(float speed);

} // namespace beecluster
