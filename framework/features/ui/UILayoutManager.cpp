#include "ui/UILayoutManager.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/Rect.h"
#include "ui/UIWidget.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace cocos2d {
namespace ui {

LayoutManager::~LayoutManager() = default;

namespace {

using Gravity = LinearLayoutParameter::LinearGravity;

template<class Parameter>
Parameter* parameterOf(Node* node) {
    auto* element = dynamic_cast<LayoutParameterProtocol*>(node);
    return element ? dynamic_cast<Parameter*>(element->getLayoutParameter()) : nullptr;
}

/// The size that layouts count: that of the bounding box, so that scaled widgets take more or less space.
Size layoutSizeOf(const Node* node) {
    return node->getBoundingBox().size;
}

/// Places a node so that the lower left corner of a box of `size` around its anchor is at (left, bottom).
void placeNode(Node* node, const Size& size, float left, float bottom) {
    const Vec2& anchor = node->getAnchorPoint();
    node->setPosition(Vec2(left + anchor.x * size.width, bottom + anchor.y * size.height));
}

} // namespace

// --- Linear ---

// The left and top margins shift a widget from where its gravity places it.

LinearVerticalLayoutManager* LinearVerticalLayoutManager::create() {
    return copra::autoreleased(new LinearVerticalLayoutManager());
}

void LinearVerticalLayoutManager::doLayout(LayoutProtocol* layout) {
    const Size available = layout->getLayoutContentSize();
    float top = available.height;
    const Vector<Node*> nodes = layout->getLayoutElements(); // setPosition() of a game may remove some
    for (Node* node : nodes) {
        const auto* parameter = parameterOf<LinearLayoutParameter>(node);
        if (!parameter) continue;
        const Size size = layoutSizeOf(node);
        const Margin& margin = parameter->getMargin();
        float left = margin.left;
        if (parameter->getGravity() == Gravity::RIGHT) left += available.width - size.width;
        if (parameter->getGravity() == Gravity::CENTER_HORIZONTAL) left += (available.width - size.width) / 2;
        const float bottom = top - size.height - margin.top;
        placeNode(node, size, left, bottom);
        top = bottom - margin.bottom;
    }
}

LinearHorizontalLayoutManager* LinearHorizontalLayoutManager::create() {
    return copra::autoreleased(new LinearHorizontalLayoutManager());
}

void LinearHorizontalLayoutManager::doLayout(LayoutProtocol* layout) {
    const Size available = layout->getLayoutContentSize();
    float left = 0.0f;
    const Vector<Node*> nodes = layout->getLayoutElements(); // setPosition() of a game may remove some
    for (Node* node : nodes) {
        const auto* parameter = parameterOf<LinearLayoutParameter>(node);
        if (!parameter) continue;
        const Size size = layoutSizeOf(node);
        const Margin& margin = parameter->getMargin();
        float bottom = available.height - size.height;
        if (parameter->getGravity() == Gravity::BOTTOM) bottom = 0.0f;
        if (parameter->getGravity() == Gravity::CENTER_VERTICAL) bottom /= 2;
        placeNode(node, size, left + margin.left, bottom - margin.top);
        left = node->getBoundingBox().getMaxX() + margin.right;
    }
}

// --- Relative ---

namespace {

using Align = RelativeLayoutParameter::RelativeAlign;

/// How a box is aligned to a reference box along one axis; Start is left or bottom.
enum class AxisAlign {
    Before, ///< Outside, ends where the reference starts.
    Start,
    Center,
    End,
    After, ///< Outside, starts where the reference ends.
};

struct BoxAlign {
    AxisAlign x;
    AxisAlign y;
};

BoxAlign boxAlignOf(Align align) {
    switch (align) {
    case Align::NONE:
    case Align::PARENT_TOP_LEFT:
        return {AxisAlign::Start, AxisAlign::End};
    case Align::PARENT_TOP_CENTER_HORIZONTAL:
        return {AxisAlign::Center, AxisAlign::End};
    case Align::PARENT_TOP_RIGHT:
        return {AxisAlign::End, AxisAlign::End};
    case Align::PARENT_LEFT_CENTER_VERTICAL:
        return {AxisAlign::Start, AxisAlign::Center};
    case Align::CENTER_IN_PARENT:
        return {AxisAlign::Center, AxisAlign::Center};
    case Align::PARENT_RIGHT_CENTER_VERTICAL:
        return {AxisAlign::End, AxisAlign::Center};
    case Align::PARENT_LEFT_BOTTOM:
        return {AxisAlign::Start, AxisAlign::Start};
    case Align::PARENT_BOTTOM_CENTER_HORIZONTAL:
        return {AxisAlign::Center, AxisAlign::Start};
    case Align::PARENT_RIGHT_BOTTOM:
        return {AxisAlign::End, AxisAlign::Start};
    case Align::LOCATION_ABOVE_LEFTALIGN:
        return {AxisAlign::Start, AxisAlign::After};
    case Align::LOCATION_ABOVE_CENTER:
        return {AxisAlign::Center, AxisAlign::After};
    case Align::LOCATION_ABOVE_RIGHTALIGN:
        return {AxisAlign::End, AxisAlign::After};
    case Align::LOCATION_LEFT_OF_TOPALIGN:
        return {AxisAlign::Before, AxisAlign::End};
    case Align::LOCATION_LEFT_OF_CENTER:
        return {AxisAlign::Before, AxisAlign::Center};
    case Align::LOCATION_LEFT_OF_BOTTOMALIGN:
        return {AxisAlign::Before, AxisAlign::Start};
    case Align::LOCATION_RIGHT_OF_TOPALIGN:
        return {AxisAlign::After, AxisAlign::End};
    case Align::LOCATION_RIGHT_OF_CENTER:
        return {AxisAlign::After, AxisAlign::Center};
    case Align::LOCATION_RIGHT_OF_BOTTOMALIGN:
        return {AxisAlign::After, AxisAlign::Start};
    case Align::LOCATION_BELOW_LEFTALIGN:
        return {AxisAlign::Start, AxisAlign::Before};
    case Align::LOCATION_BELOW_CENTER:
        return {AxisAlign::Center, AxisAlign::Before};
    case Align::LOCATION_BELOW_RIGHTALIGN:
        return {AxisAlign::End, AxisAlign::Before};
    }
    return {AxisAlign::Start, AxisAlign::End};
}

/// Start of a box of `length` aligned to the range `from`..`to`. Only the margins on aligned sides count.
float alignedStart(AxisAlign align, float from, float to, float length, float marginBefore,
                   float marginAfter) {
    switch (align) {
    case AxisAlign::Before:
        return from - length - marginAfter;
    case AxisAlign::Start:
        return from + marginBefore;
    case AxisAlign::Center:
        return (from + to - length) / 2;
    case AxisAlign::End:
        return to - length - marginAfter;
    case AxisAlign::After:
        return to + marginBefore;
    }
    return from;
}

struct RelativeChild {
    Node* node;
    RelativeLayoutParameter* parameter;
    enum class State { Unplaced, Waiting, Placed } state = State::Unplaced;
};

/// Children by relative name; the first of a name counts.
using ChildrenByName = std::unordered_map<std::string, RelativeChild*>;

/// The child beside which `child` is placed, or null.
RelativeChild* neighborOf(const RelativeChild& child, const ChildrenByName& children) {
    if (child.parameter->getAlign() < Align::LOCATION_ABOVE_LEFTALIGN) return nullptr;
    const auto found = children.find(child.parameter->getRelativeToWidgetName());
    return found == children.end() ? nullptr : found->second;
}

void place(const RelativeChild& child, const RelativeChild* neighbor, const Size& available) {
    Rect reference(Vec2::ZERO, available);
    Size size = layoutSizeOf(child.node);
    if (neighbor) {
        reference = neighbor->node->getBoundingBox();
    } else if (child.parameter->getAlign() >= Align::LOCATION_ABOVE_LEFTALIGN) {
        reference = Rect::ZERO; // as in the original, the anchor goes to the layout's origin
        size = Size::ZERO;
    }
    const BoxAlign align = boxAlignOf(child.parameter->getAlign());
    const Margin& margin = child.parameter->getMargin();
    placeNode(child.node, size,
              alignedStart(align.x, reference.getMinX(), reference.getMaxX(), size.width, margin.left,
                           margin.right),
              alignedStart(align.y, reference.getMinY(), reference.getMaxY(), size.height, margin.bottom,
                           margin.top));
}

/// Places a child after the neighbors that it waits for, but none that wait for each other.
void placeWithNeighbors(RelativeChild& child, const ChildrenByName& children, const Size& available) {
    using State = RelativeChild::State;
    std::vector<RelativeChild*> waiting; // each for the next one
    RelativeChild* next = &child;
    for (; next && next->state == State::Unplaced; next = neighborOf(*next, children)) {
        next->state = State::Waiting;
        waiting.push_back(next);
    }
    if (next && next->state == State::Waiting) return;
    for (auto last = waiting.rbegin(); last != waiting.rend(); ++last) {
        place(**last, neighborOf(**last, children), available);
        (*last)->state = State::Placed;
    }
}

} // namespace

RelativeLayoutManager* RelativeLayoutManager::create() {
    return copra::autoreleased(new RelativeLayoutManager());
}

void RelativeLayoutManager::doLayout(LayoutProtocol* layout) {
    std::vector<RelativeChild> children;
    const Vector<Node*> nodes = layout->getLayoutElements();
    for (Node* node : nodes)
        if (auto* parameter = parameterOf<RelativeLayoutParameter>(node))
            children.push_back({node, parameter});
    ChildrenByName byName;
    for (RelativeChild& child : children)
        if (const std::string& name = child.parameter->getRelativeName(); !name.empty())
            byName.emplace(name, &child);

    const Size available = layout->getLayoutContentSize();
    int unplaced = 0;
    for (RelativeChild& child : children) {
        placeWithNeighbors(child, byName, available);
        if (child.state != RelativeChild::State::Placed) ++unplaced;
    }
    if (unplaced > 0)
        copra::warning("RelativeLayoutManager: %d widgets depend on each other and are not placed", unplaced);
}

} // namespace ui
} // namespace cocos2d
