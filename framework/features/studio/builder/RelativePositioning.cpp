#include "studio/builder/RelativePositioning.h"

#include "base/refuse.h"
#include "scene/Node.h"

#include <cmath>

namespace cocosbuilder {

using cocos2d::Size;
using cocos2d::Vec2;

Vec2 getAbsolutePosition(const Vec2& pt, CCBReader::PositionType type, const Size& containerSize,
                         const std::string& /*propName*/) {
    switch (type) {
    case CCBReader::PositionType::RELATIVE_BOTTOM_LEFT:
        return pt;
    case CCBReader::PositionType::RELATIVE_TOP_LEFT:
        return Vec2(pt.x, containerSize.height - pt.y);
    case CCBReader::PositionType::RELATIVE_TOP_RIGHT:
        return Vec2(containerSize.width - pt.x, containerSize.height - pt.y);
    case CCBReader::PositionType::RELATIVE_BOTTOM_RIGHT:
        return Vec2(containerSize.width - pt.x, pt.y);
    case CCBReader::PositionType::PERCENT:
        return Vec2(std::trunc(containerSize.width * pt.x / 100.0f),
                    std::trunc(containerSize.height * pt.y / 100.0f));
    case CCBReader::PositionType::MULTIPLY_RESOLUTION:
        return pt * CCBReader::getResolutionScale();
    }
    return Vec2::ZERO;
}

void setRelativeScale(cocos2d::Node* node, float scaleX, float scaleY, CCBReader::ScaleType type,
                      const std::string& /*propName*/) {
    if (copra::refuse(!node, "setRelativeScale: the node is null")) return;
    const bool isMultiplied = type == CCBReader::ScaleType::MULTIPLY_RESOLUTION;
    const float factor = isMultiplied ? CCBReader::getResolutionScale() : 1.0f;
    node->setScaleX(scaleX * factor);
    node->setScaleY(scaleY * factor);
}

} // namespace cocosbuilder
