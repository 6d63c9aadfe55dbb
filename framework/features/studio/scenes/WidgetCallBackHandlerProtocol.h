#pragma once

#include "ui/UIWidget.h"

#include <string>

namespace cocostudio {

/// A node class of a game that receives the callbacks of the widgets below it: the editor stores their names, and the
/// loader asks the node for the functions. The default is no function.
class WidgetCallBackHandlerProtocol {
public:
    WidgetCallBackHandlerProtocol() = default;
    virtual ~WidgetCallBackHandlerProtocol() = default;

    /// The function for a name of the editor; an empty one if the node has none.
    virtual cocos2d::ui::Widget::ccWidgetTouchCallback
    onLocateTouchCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
    /// @copydoc onLocateTouchCallback
    virtual cocos2d::ui::Widget::ccWidgetClickCallback
    onLocateClickCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
    /// @copydoc onLocateTouchCallback
    virtual cocos2d::ui::Widget::ccWidgetEventCallback
    onLocateEventCallback(const std::string& /*callBackName*/) {
        return nullptr;
    }
};

} // namespace cocostudio
