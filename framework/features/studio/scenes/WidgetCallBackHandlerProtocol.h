#pragma once

#include "ui/UIWidget.h"

#include <string>

namespace cocostudio {

/// Derive a node class of the game from it so that the node receives the callbacks of the widgets below it.
/// The editor stores the names of the callbacks, and the loader asks the node for the functions. By default
/// there are none.
class WidgetCallBackHandlerProtocol {
public:
    /// Constructs the base of a class of the game.
    WidgetCallBackHandlerProtocol() = default;
    virtual ~WidgetCallBackHandlerProtocol() = default;

    /// Returns the function for touches with a name of the editor, or an empty function.
    virtual cocos2d::ui::Widget::ccWidgetTouchCallback
    onLocateTouchCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
    /// Returns the function for clicks with a name of the editor, or an empty function.
    virtual cocos2d::ui::Widget::ccWidgetClickCallback
    onLocateClickCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
    /// Returns the function for events of the widget with a name of the editor, or an empty function.
    virtual cocos2d::ui::Widget::ccWidgetEventCallback
    onLocateEventCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
};

} // namespace cocostudio
