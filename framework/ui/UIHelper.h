#pragma once

#include "math/Rect.h"
#include "math/Size.h"

#include <string>

namespace cocos2d {

class Node;

namespace ui {

class Widget;

/// Finds widgets in a tree and cares for small things that widgets share.
class Helper {
public:
    /// The first below `root`, or `root` itself, that has this tag, name or action tag; null where there is
    /// none, also for a null root. Nodes that are no widgets are not looked into.
    static Widget* seekWidgetByTag(Widget* root, int tag);
    static Widget* seekWidgetByName(Widget* root, const std::string& name);
    static Widget* seekActionWidgetByActionTag(Widget* root, int tag);
    /// `length` characters of a text (UTF-8) from the character `start` on; empty where that lies outside.
    static std::string getSubStringOfUTF8String(const std::string& str, std::string::size_type start,
                                                std::string::size_type length);
    /// Applies percents of a node and of all widgets below it again.
    static void doLayout(Node* rootNode);
    /// Whether changeLayoutSystemActiveState allows doLayout.
    static void changeLayoutSystemActiveState(bool active);
    /// Insets that fit a picture: the middle of the picture where they are larger than it.
    static Rect restrictCapInsetRect(const Rect& capInsets, const Size& textureSize);
    /// The box around a node in view points, y up.
    static Rect convertBoundingBoxToScreen(Node* node);
};

} // namespace ui
} // namespace cocos2d
