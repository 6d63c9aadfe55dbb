#pragma once

#include "cocos2d.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

/// A button's text and what it does.
struct ButtonSpec {
    std::string text;
    std::function<void()> action;
};

/// Honey-coloured buttons one below the other, for mouse, finger and keyboard: arrows or W and S choose,
/// Enter and Space press, Escape does what `onEscape` says.
class ButtonList : public cocos2d::Node {
public:
    /// The node's position is the middle of the list.
    static ButtonList* create(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape);

    /// Puts the focus on that button, as a hovering mouse would.
    void focus(int index);
    /// Presses the focused button, or the first if none has the focus.
    void pressFocused();

private:
    bool initWith(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape);
    void listenToKeys();
    void listenToMouse();
    /// Returns whether the key means something here.
    bool onKey(cocos2d::EventKeyboard::KeyCode key);

    std::vector<cocos2d::MenuItem*> _items; // owned by the menu
    std::function<void()> _onEscape;
    int _focus = -1;
};

} // namespace beecluster
