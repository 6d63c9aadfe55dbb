#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "scene/fwd.h"
#include "ui/fwd.h"

#include <string>

namespace cocos2d {

namespace ui {

/// Finds widgets in a tree, and has other small helpers.
class Helper {
public:
    /// Returns the first widget with this tag in the tree of `root`, including `root` itself, or null. Nodes
    /// that are not widgets are skipped with everything below them.
    static Widget* seekWidgetByTag(Widget* root, int tag);
    /// Returns the first widget with this name in the tree of `root`, or null.
    static Widget* seekWidgetByName(Widget* root, const std::string& name);
    /// Returns the first widget with this action tag in the tree of `root`, or null.
    static Widget* seekActionWidgetByActionTag(Widget* root, int tag);
    /// Returns at most `length` characters of a UTF-8 string, beginning with the character at index `start`.
    /// Returns an empty string if `start` is past the end or the string is not valid UTF-8.
    static std::string getSubStringOfUTF8String(const std::string& str, std::string::size_type start,
                                                std::string::size_type length);
    /// Lays out again all nodes in the tree of `rootNode` that have a layout component or use fractions of
    /// their parent's size.
    static void doLayout(Node* rootNode);
    /// Turns doLayout() on or off for the whole program; it is on by default.
    static void changeLayoutSystemActiveState(bool active);
    /// Limits cap insets to the size of an image. If the insets are wider than the image, the result is one
    /// point wide, in the center. If they are higher, it is one point high.
    static Rect restrictCapInsetRect(const Rect& capInsets, const Size& textureSize);
    /// Returns the bounding box of a node in world coordinates, y up. If the node is null, the box is empty.
    static Rect convertBoundingBoxToScreen(Node* node);
};

} // namespace ui
} // namespace cocos2d
