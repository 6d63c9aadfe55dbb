#pragma once

#include "cocos2d.h"
#include "view/ViewFit.h"

namespace beecluster {

/// Things that are laid out for a wide field: it grows as menus do, around the middle of that field.
class MenuSheet : public cocos2d::Node, public viewfit::Fitted {
public:
    /// `width`: points of the widest thing on it; it never grows out of the field.
    static MenuSheet* create(float width = 0.0f);

    void fitView() override;

private:
    float _width = 0.0f;
};

} // namespace beecluster
