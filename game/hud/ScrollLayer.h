#pragma once

#include "cocos2d.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <string>
#include <vector>

namespace beecluster {

/// Where a ScrollLayer lies, and how it looks.
struct ScrollPlace {
    float x = 0.0f;          ///< points; its left edge
    bool isMirrored = false; ///< left and right swapped
    cocos2d::Rect part;      ///< of the image, in points from its upper left corner; empty: all of it
    float offset = 0.0f;     ///< points that it has scrolled at the start
};

/// One layer of the meadow, as tall as the view: an image that repeats vertically and scrolls down.
class ScrollLayer : public cocos2d::Node, public viewfit::Fitted {
public:
    /// `speed` in points a second. The image has one pixel a point. Null if it cannot be loaded.
    static ScrollLayer* create(const std::string& image, float speed, const ScrollPlace& place = {}) {
        return created(&ScrollLayer::initWith, image, speed, place);
    }

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
/// Adds what stands beside the way to the ground, again and again; nothing if there is no such sprite frame.
void addLandmarks(cocos2d::Node* ground, const std::string& frame, float speed);
/// Lets all layers below a node come to rest within that many seconds.
void stopMeadow(cocos2d::Node* node, float seconds);
/// Which half of the plants along the sides of the field.
enum class CanopyHalf { InField, Beside };
/// Large leaves along both sides of the field. `speed`: points a second of the ground.
cocos2d::Node* createCanopy(float speed, CanopyHalf half = CanopyHalf::InField);

} // namespace beecluster
