#include "ui/UILayout.h"

#include "base/call.h"
#include "base/keepAlive.h"

namespace cocos2d {
namespace ui {

/// Whether the direction is the one in which children are arranged. `step` receives 1 for forward (right, down)
/// or -1.
bool Layout::isAlong(FocusDirection direction, int& step) const {
    const bool forward = direction == FocusDirection::RIGHT || direction == FocusDirection::DOWN;
    const bool upright = direction == FocusDirection::UP || direction == FocusDirection::DOWN;
    step = forward ? 1 : -1;
    return getLayoutType() == (upright ? Type::VERTICAL : Type::HORIZONTAL);
}

/// The index of the next child that can have the focus, starting at `from`; -1 if there is none.
ssize_t Layout::nextFocusable(ssize_t from, int step) const {
    const Vector<Node*>& children = getChildren();
    for (ssize_t i = from; i >= 0 && i < children.size(); i += step) {
        const auto* widget = dynamic_cast<Widget*>(children.at(i));
        if (widget && widget->isFocusEnabled()) return i;
    }
    return -1;
}

/// Moves the focus to a child, or into it if it is a layout.
Widget* Layout::focusChild(ssize_t index, FocusDirection direction, Widget* current) {
    auto* widget = dynamic_cast<Widget*>(getChildren().at(index));
    if (!widget) return current;
    if (auto* layout = dynamic_cast<Layout*>(widget)) return layout->enterFocus(direction, current);
    dispatchFocusEvent(getCurrentFocusedWidget(), widget);
    return widget;
}

/// Moves the focus from outside into the layout: to its first child in that direction, or to the layout itself.
Widget* Layout::enterFocus(FocusDirection direction, Widget* current) {
    const auto alive = copra::keepAlive(this); // a callback may remove it
    int step = 1;
    const bool along = isAlong(direction, step);
    ssize_t index = -1;
    if (_passFocusToChild && onPassFocusToChild)
        index = copra::call(onPassFocusToChild, direction, current);
    else if (_passFocusToChild)
        index = along && step < 0 ? nextFocusable(getChildren().size() - 1, -1) : nextFocusable(0, 1);
    if (index >= 0 && index < getChildren().size()) return focusChild(index, direction, current);
    dispatchFocusEvent(getCurrentFocusedWidget(), this);
    return this;
}

Widget* Layout::findNextFocusedWidget(FocusDirection direction, Widget* current) {
    if (current == this && _passFocusToChild && nextFocusable(0, 1) >= 0)
        return enterFocus(direction, current);
    int step = 1;
    const ssize_t index = getChildren().getIndex(current);
    if (index >= 0 && isAlong(direction, step)) {
        ssize_t next = nextFocusable(index + step, step);
        if (next < 0 && _loopFocus) next = nextFocusable(step > 0 ? 0 : getChildren().size() - 1, step);
        if (next >= 0) return focusChild(next, direction, current);
    }
    // Past the last child, or across: continue with the neighbors of this layout.
    auto* parent = dynamic_cast<Layout*>(getParent());
    return parent ? parent->findNextFocusedWidget(direction, this) : getCurrentFocusedWidget();
}

} // namespace ui
} // namespace cocos2d
