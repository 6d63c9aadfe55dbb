#include "ui/UILayoutManager.h"

#include "base/autoreleased.h"
#include "base/log.h"
#include "math/Rect.h"
#include "ui/UIWidget.h"

#include <algorithm>
#include <vector>

namespace cocos2d {
namespace ui {

LayoutManager::~LayoutManager() = default;

namespace {

using Gravity = LinearLayoutParameter::LinearGravity;

template<class Parameter>
Parameter* parameterOf(Node* node) {
    auto* placeable = dynamic_cast<LayoutParameterProtocol*>(node);
    return placeable ? dynamic_cast<Parameter*>(placeable->getLayoutParameter()) : nullptr;
}

/// Puts the node's lower left corner somewhere.
void putAt(Node* node, float left, float bottom) {
    const Size& size = node->getContentSize();
    const Vec2& anchor = node->getAnchorPoint();
    node->setPosition(Vec2(left + anchor.x * size.width, bottom + anchor.y * size.height));
}

Rect boxOf(const Node* node) {
    const Size& size = node->getContentSize();
    const Vec2& anchor = node->getAnchorPoint();
    return Rect(node->getPositionX() - anchor.x * size.width, node->getPositionY() - anchor.y * size.height,
                size.width, size.height);
}

} // namespace

// --- Rows and columns. Margins move a widget from where its gravity puts it, always to the right and ---
// downwards. -----

LinearVerticalLayoutManager* LinearVerticalLayoutManager::create() {
    return copra::autoreleased(new LinearVerticalLayoutManager());
}

void LinearVerticalLayoutManager::doLayout(LayoutProtocol* layout) {
    const Size room = layout->getLayoutContentSize();
    float top = room.height;
    for (Node* node : layout->getLayoutElements()) {
        const auto* parameter = parameterOf<LinearLayoutParameter>(node);
        if (!parameter) continue;
        const Size& size = node->getContentSize();
        const Margin& margin = parameter->getMargin();
        float left = margin.left;
        if (parameter->getGravity() == Gravity::RIGHT) left += room.width - size.width;
        if (parameter->getGravity() == Gravity::CENTER_HORIZONTAL) left += (room.width - size.width) / 2;
        const float bottom = top - size.height - margin.top;
        putAt(node, left, bottom);
        top = bottom - margin.bottom;
    }
}

LinearHorizontalLayoutManager* LinearHorizontalLayoutManager::create() {
    return copra::autoreleased(new LinearHorizontalLayoutManager());
}

void LinearHorizontalLayoutManager::doLayout(LayoutProtocol* layout) {
    const Size room = layout->getLayoutContentSize();
    float left = 0.0f;
    for (Node* node : layout->getLayoutElements()) {
        const auto* parameter = parameterOf<LinearLayoutParameter>(node);
        if (!parameter) continue;
        const Size& size = node->getContentSize();
        const Margin& margin = parameter->getMargin();
        float bottom = room.height - size.height;
        if (parameter->getGravity() == Gravity::BOTTOM) bottom = 0.0f;
        if (parameter->getGravity() == Gravity::CENTER_VERTICAL) bottom /= 2;
        left += margin.left;
        putAt(node, left, bottom - margin.top);
        left += size.width + margin.right;
    }
}

// --- Relative ---

namespace {

using Align = RelativeLayoutParameter::RelativeAlign;

/// Where a box stands along one axis with respect to another box; "start" is left or bottom.
enum class Stand { Before, Start, Middle, End, After };

struct Placing {
    Stand across;
    Stand up;
};

Placing placingOf(Align align) {
    switch (align) {
    case Align::NONE:
    case Align::PARENT_TOP_LEFT:
        return {Stand::Start, Stand::End};
    case Align::PARENT_TOP_CENTER_HORIZONTAL:
        return {Stand::Middle, Stand::End};
    case Align::PARENT_TOP_RIGHT:
        return {Stand::End, Stand::End};
    case Align::PARENT_LEFT_CENTER_VERTICAL:
        return {Stand::Start, Stand::Middle};
    case Align::CENTER_IN_PARENT:
        return {Stand::Middle, Stand::Middle};
    case Align::PARENT_RIGHT_CENTER_VERTICAL:
        return {Stand::End, Stand::Middle};
    case Align::PARENT_LEFT_BOTTOM:
        return {Stand::Start, Stand::Start};
    case Align::PARENT_BOTTOM_CENTER_HORIZONTAL:
        return {Stand::Middle, Stand::Start};
    case Align::PARENT_RIGHT_BOTTOM:
        return {Stand::End, Stand::Start};
    case Align::LOCATION_ABOVE_LEFTALIGN:
        return {Stand::Start, Stand::After};
    case Align::LOCATION_ABOVE_CENTER:
        return {Stand::Middle, Stand::After};
    case Align::LOCATION_ABOVE_RIGHTALIGN:
        return {Stand::End, Stand::After};
    case Align::LOCATION_LEFT_OF_TOPALIGN:
        return {Stand::Before, Stand::End};
    case Align::LOCATION_LEFT_OF_CENTER:
        return {Stand::Before, Stand::Middle};
    case Align::LOCATION_LEFT_OF_BOTTOMALIGN:
        return {Stand::Before, Stand::Start};
    case Align::LOCATION_RIGHT_OF_TOPALIGN:
        return {Stand::After, Stand::End};
    case Align::LOCATION_RIGHT_OF_CENTER:
        return {Stand::After, Stand::Middle};
    case Align::LOCATION_RIGHT_OF_BOTTOMALIGN:
        return {Stand::After, Stand::Start};
    case Align::LOCATION_BELOW_LEFTALIGN:
        return {Stand::Start, Stand::Before};
    case Align::LOCATION_BELOW_CENTER:
        return {Stand::Middle, Stand::Before};
    case Align::LOCATION_BELOW_RIGHTALIGN:
        return {Stand::End, Stand::Before};
    }
    return {Stand::Start, Stand::End};
}

/// Start of a box of `length` at the stretch from `from` to `to`; the margins keep it away from what it
/// touches.
float startOf(Stand stand, float from, float to, float length, float marginBefore, float marginAfter) {
    switch (stand) {
    case Stand::Before:
        return from - length - marginAfter;
    case Stand::Start:
        return from + marginBefore;
    case Stand::Middle:
        return (from + to - length) / 2;
    case Stand::End:
        return to - length - marginAfter;
    case Stand::After:
        return to + marginBefore;
    }
    return from;
}

/// The children that ask to be placed, and which of them have been.
struct Waiting {
    Node* node;
    RelativeLayoutParameter* parameter;
    bool placed;
};

const Waiting* neighbourOf(const Waiting& one, const std::vector<Waiting>& all) {
    const std::string& name = one.parameter->getRelativeToWidgetName();
    if (name.empty()) return nullptr;
    for (const Waiting& other : all)
        if (other.parameter->getRelativeName() == name) return &other;
    return nullptr;
}

/// False where the neighbour has no place yet.
bool place(const Waiting& one, const std::vector<Waiting>& all, const Size& room) {
    Rect about(Vec2::ZERO, room);
    if (one.parameter->getAlign() >= Align::LOCATION_ABOVE_LEFTALIGN) {
        const Waiting* neighbour = neighbourOf(one, all);
        if (neighbour && !neighbour->placed) return false;
        about = neighbour ? boxOf(neighbour->node) : Rect::ZERO;
    }
    const Placing placing = placingOf(one.parameter->getAlign());
    const Margin& margin = one.parameter->getMargin();
    const Size& size = one.node->getContentSize();
    putAt(one.node,
          startOf(placing.across, about.getMinX(), about.getMaxX(), size.width, margin.left, margin.right),
          startOf(placing.up, about.getMinY(), about.getMaxY(), size.height, margin.bottom, margin.top));
    return true;
}

} // namespace

RelativeLayoutManager* RelativeLayoutManager::create() {
    return copra::autoreleased(new RelativeLayoutManager());
}

void RelativeLayoutManager::doLayout(LayoutProtocol* layout) {
    std::vector<Waiting> all;
    for (Node* node : layout->getLayoutElements())
        if (auto* parameter = parameterOf<RelativeLayoutParameter>(node))
            all.push_back({node, parameter, false});
    const Size room = layout->getLayoutContentSize();
    std::size_t left = all.size();
    for (bool moved = true; left > 0 && moved;) {
        moved = false;
        for (Waiting& one : all) {
            if (one.placed || !place(one, all, room)) continue;
            one.placed = moved = true;
            --left;
        }
    }
    if (left > 0) log("RelativeLayoutManager: %d widgets wait for each other", static_cast<int>(left));
}

} // namespace ui
} // namespace cocos2d
