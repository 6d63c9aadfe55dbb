#pragma once

#include "cocos2d.h"
#include "view/nodes.h"

#include <functional>
#include <vector>

namespace beecluster {

/// What a menu understands, from keys or a game pad.
enum class MenuCommand { Up, Down, Left, Right, Press, Back };

/// Where a command leads: one step to a side, y up; zero for a press and back.
inline cocos2d::Vec2 directionOf(MenuCommand command) {
    const auto between = [command](MenuCommand low, MenuCommand high) {
        return static_cast<float>(command == high) - static_cast<float>(command == low);
    };
    return {between(MenuCommand::Left, MenuCommand::Right), between(MenuCommand::Down, MenuCommand::Up)};
}

/// Passes commands to a menu while its node is in the running scene: arrows or WASD, Enter and Space, Escape; on a pad
/// the directional pad or the left stick, A and B.
class MenuInput : public cocos2d::Node {
public:
    /// `onCommand` returns whether it used the command; keys and buttons that are used reach no other listener.
    static MenuInput* create(const std::function<bool(MenuCommand)>& onCommand) {
        return created(&MenuInput::initWith, onCommand);
    }

private:
    bool initWith(const std::function<bool(MenuCommand)>& onCommand);
    void listenToKeys();
    void listenToPads();
    /// The stick gives a command when it leaves its middle, and not again before it was back there.
    void onStick(cocos2d::Controller* pad, int axis);

    std::function<bool(MenuCommand)> _onCommand;
    bool _isStickOut[2] = {false, false}; ///< horizontally, vertically
};

/// Calls `onHover` with each place of the mouse in the view while the node is in the running scene.
void listenToMouse(cocos2d::Node* node, const std::function<void(const cocos2d::Vec2&)>& onHover);

/// Listeners, yet to be added, that call `onInput` for each key, button or stick of a pad, and touch.
std::vector<cocos2d::EventListener*> listenersToAnyInput(const std::function<void()>& onInput);

/// Brings a button or a card to that scale, as the focus comes and goes.
void growTo(cocos2d::Node* node, float scale);

} // namespace beecluster
