#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "scene/fwd.h"
#include "ui/fwd.h"

#include <string>

namespace cocos2d {

namespace ui {

/// Searches for widgets in a tree, and small helpers for widgets.
class Helper {
public:
    /// The first widget in the tree of `root`, itself included, with this tag, name or action tag. Null if there
    /// is none or `root` is null. Does not descend into nodes that are not widgets.
    static Widget* seekWidgetByTag(Widget* root, int tag);
    static Widget* seekWidgetByName(Widget* root, const std::string& name);
    static Widget* seekActionWidgetByActionTag(Widget* root, int tag);
    /// At most `length` characters of a UTF-8 text from the character index `start`; empty if `start` is past
    /// the end or the text is not valid.
    static std::string getSubStringOfUTF8String(const std::string& str, std::string::size_type start,
                                                std::string::size_type length);
    /// Applies percent sizes and positions again, in the whole tree of `rootNode`.
    static void doLayout(Node* rootNode);
    /// False turns doLayout() off for the whole program; true by default.
    static void changeLayoutSystemActiveState(bool active);
    /// Cap insets limited to an image: on an axis where they are larger than it, one point in its middle.
    static Rect restrictCapInsetRect(const Rect& capInsets, const Size& textureSize);
    /// The bounding box of a node in world points, y up; empty for null.
    static Rect convertBoundingBoxToScreen(Node* node);
};

} // namespace ui
} // namespace cocos2d
