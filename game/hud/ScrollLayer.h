#pragma once

#include "cocos2d.h"
#include "hud/ViewFit.h"

#include <string>
#include <vector>

namespace beecluster {

/// Where a ScrollLayer lies, and how it looks.
struct ScrollPlace {
    float x = 0.0f;          ///< points; its left edge
    bool isMirrored = false; ///< left and right swapped
};

/// One layer of the meadow, as tall as the view: an image that repeats vertically and scrolls down.
class ScrollLayer : public cocos2d::Node, public viewfit::Fitted {
public:
    /// `speed` in points a second. The image is scaled to the width of the field. Null if it cannot be
    /// loaded.
    static ScrollLayer* create(const std::string& image, float speed, const ScrollPlace& place = {});

    void update(float dt) override;
    void fitView() override;
    /// Points a second.
    void setSpeed(float speed) { _speed = speed; }
    float speed() const { return _speed; }

private:
    bool initWith(const std::string& image, float speed, const ScrollPlace& place);
    bool addPart();
    void updatePositions();

    std::string _image;
    ScrollPlace _place;
    std::vector<cocos2d::Sprite*> _parts; // children, from below
    float _height = 0.0f;                 ///< points; of the image on screen
    float _bottom = 0.0f;                 ///< points; of the view
    float _offset = 0.0f;                 ///< points scrolled, below _height
    float _speed = 0.0f;
};

/// The ground, its taller plants and, unless it is mirrored, the shadows of clouds, each at its own speed. `speed`: points a
/// second of the ground.
cocos2d::Node* createMeadow(const std::string& image, float speed, const ScrollPlace& place = {});
/// Lets all layers below a node come to rest within that many seconds.
void stopMeadow(cocos2d::Node* node, float seconds);
/// Leaves at both sides, in front of everything that flies. `speed`: points a second of the ground.
cocos2d::Node* createCanopy(float speed, const ScrollPlace& place = {});

} // namespace beecluster
