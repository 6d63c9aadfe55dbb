#pragma once

#include "cocos2d.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <string>

namespace beecluster {

/// The meadow beside, above and below the field, in front of everything that flies, where the view is larger than the
/// field.
class Surroundings : public cocos2d::Node, public viewfit::Fitted {
public:
    /// `speed`: points a second of the ground.
    static Surroundings* create(const std::string& image, float speed) {
        return created(&Surroundings::initWith, image, speed);
    }

    /// Makes what lies outside the field a bit darker, with a soft shadow along its upper and lower edge.
    void markField();
    /// Lays the dark of the night over what lies beside the field.
    void addNight();
    void fitView() override;

private:
    bool initWith(const std::string& image, float speed);
    void addSide(const std::string& image, float speed, float x);
    void addShade(const cocos2d::Color4B& color, float x, int z);

    cocos2d::Node* _sides = nullptr;       // child: what lies left and right of the field
    cocos2d::Node* _ends = nullptr;        // child of a marked field: what lies above and below
    cocos2d::LayerColor* _upper = nullptr; // child of _ends
    cocos2d::LayerColor* _lower = nullptr; // child of _ends
};

} // namespace beecluster
