#include "rules/Field.h"

#include "Tuning.h"

namespace beecluster {

using cocos2d::Vec2;

namespace {
Playfield theField;
} // namespace

Route Playfield::fitted(const Route& route) const {
    if (shape == FieldShape::Wide) return route;
    const auto place = [this](const Vec2& wide) {
        const float below = layout::kFieldHeight - wide.y;
        return Vec2(wide.x, below > 0 ? layout::kFieldHeight - below * stretch() : wide.y);
    };
    if (route.followsSwarm) return route;
    Route result{place(route.start), {}};
    Vec2 from = route.start;
    for (const Leg& leg : route.legs) {
        const Vec2 to = from + leg.by;
        const Vec2 by = place(to) - place(from);
        const float length = leg.by.length();
        result.legs.push_back({length > 0 ? leg.seconds * by.length() / length : leg.seconds, by});
        from = to;
    }
    return result;
}

const Playfield& playfield() {
    return theField;
}

void setPlayfield(FieldShape shape) {
    theField = {shape, shape == FieldShape::Tall ? layout::kTallBottom : 0.0f};
}

bool isOutsideField(const Vec2& position, float margin) {
    return position.x < -margin || position.x > layout::kFieldWidth + margin ||
           position.y < playfield().bottom - margin || position.y > layout::kFieldHeight + margin;
}

float shownAtSides(float x, float halfWidth) {
    return std::clamp(std::min(x, layout::kFieldWidth - x) / halfWidth, 0.0f, 1.0f);
}

bool mayShootFrom(const Vec2& position) {
    return position.y >= playfield().bottom + tuning().enemies.noFireBelow && !isOutsideField(position, 0.0f);
}

} // namespace beecluster
