#include "ui/UIHelper.h"

#include "base/utf8.h"
#include "ui/UILayoutComponent.h"
#include "ui/UIWidget.h"

namespace cocos2d {
namespace ui {

namespace {

bool s_layoutIsActive = true;

template<class Matches>
Widget* seek(Widget* root, const Matches& matches) {
    if (!root || matches(*root)) return root;
    for (Node* child : root->getChildren())
        if (Widget* found = seek(dynamic_cast<Widget*>(child), matches)) return found;
    return nullptr;
}

} // namespace

Widget* Helper::seekWidgetByTag(Widget* root, int tag) {
    return seek(root, [tag](const Widget& widget) { return widget.getTag() == tag; });
}

Widget* Helper::seekWidgetByName(Widget* root, const std::string& name) {
    return seek(root, [&name](const Widget& widget) { return widget.getName() == name; });
}

Widget* Helper::seekActionWidgetByActionTag(Widget* root, int tag) {
    return seek(root, [tag](const Widget& widget) { return widget.getActionTag() == tag; });
}

std::string Helper::getSubStringOfUTF8String(const std::string& str, std::string::size_type start,
                                             std::string::size_type length) {
    std::u32string text;
    if (!StringUtils::UTF8ToUTF32(str, text) || start > text.size()) return std::string();
    std::string part;
    StringUtils::UTF32ToUTF8(text.substr(start, length), part);
    return part;
}

void Helper::doLayout(Node* rootNode) {
    if (!s_layoutIsActive || !rootNode) return;
    const RefPtr<Node> alive(rootNode); // a listener of a scroll view may remove any node
    auto* const widget = dynamic_cast<Widget*>(rootNode);
    if (widget && !widget->isLayoutComponentEnabled()) widget->updateSizeAndPosition();
    const Vector<Node*> children = rootNode->getChildren();
    for (Node* child : children) {
        if (auto* component = dynamic_cast<LayoutComponent*>(child->getComponent(__LAYOUT_COMPONENT_NAME)))
            component->refreshLayout();
        else
            doLayout(child);
    }
}

void Helper::changeLayoutSystemActiveState(bool active) {
    s_layoutIsActive = active;
}

Rect Helper::restrictCapInsetRect(const Rect& capInsets, const Size& textureSize) {
    Rect inside = capInsets;
    if (textureSize.width < capInsets.size.width) {
        inside.origin.x = textureSize.width / 2;
        inside.size.width = textureSize.width > 0 ? 1.0f : 0.0f;
    }
    if (textureSize.height < capInsets.size.height) {
        inside.origin.y = textureSize.height / 2;
        inside.size.height = textureSize.height > 0 ? 1.0f : 0.0f;
    }
    return inside;
}

Rect Helper::convertBoundingBoxToScreen(Node* node) {
    if (!node) return Rect::ZERO;
    return RectApplyAffineTransform(Rect(Vec2::ZERO, node->getContentSize()),
                                    node->getNodeToWorldAffineTransform());
}

} // namespace ui
} // namespace cocos2d
