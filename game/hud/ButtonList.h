#pragma once

#include "cocos2d.h"
#include "hud/MenuInput.h"
#include "view/nodes.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

class Sounds;

/// A button's text and what it does.
struct ButtonSpec {
    std::string text;
    std::function<void()> action;
};

/// A column of buttons for mouse, touch, keys and pad (see MenuInput): up and down move the focus, back calls
/// `onEscape`.
class ButtonList : public cocos2d::Node {
public:
    /// The list is centered on the node's position. `onEscape` may be empty; then Escape is left to other
    /// listeners.
    /// `sounds` may be null for silent buttons, and must outlive the list.
    static ButtonList* create(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape,
                              Sounds* sounds = nullptr) {
        return created(&ButtonList::initWith, buttons, onEscape, sounds);
    }

    /// Moves the focus to the button of that index.
    void focus(int index);
    /// The index of the button with the focus; -1 if none has it.
    int focused() const { return _focus; }
    /// Presses the focused button, or the first if none has the focus.
    void pressFocused();

private:
    bool initWith(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape,
                  Sounds* sounds);
    cocos2d::MenuItemSprite* makeButton(const ButtonSpec& spec);
    /// The mouse is there, in the view.
    void hover(const cocos2d::Vec2& position);
    /// Returns whether the command was used.
    bool onCommand(MenuCommand command);

    std::vector<cocos2d::MenuItemSprite*> _items; // owned by the menu
    std::function<void()> _onEscape;
    Sounds* _sounds = nullptr;
    int _focus = -1;
};

} // namespace beecluster
