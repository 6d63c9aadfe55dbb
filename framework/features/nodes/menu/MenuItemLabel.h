#pragma once

#include "base/RefPtr.h"
#include "math/Color.h"
#include "nodes/menu/MenuItem.h"

namespace cocos2d {

/// A menu item that shows a label. It grows while it is pressed, and is gray while it is disabled.
class MenuItemLabel : public MenuItem {
public:
    /// Creates an item that shows `label`, which may be any node or null. setString() works only with a
    /// LabelProtocol.
    static MenuItemLabel* create(Node* label);
    /// Creates an item that shows `label` and calls `callback` when it is activated.
    static MenuItemLabel* create(Node* label, const ccMenuCallback& callback);
    /// Creates an item that shows `label` and calls a member function of `target` when it is activated. The
    /// target is not retained.
    static MenuItemLabel* create(Node* label, Ref* target, SEL_MenuHandler selector);

    MenuItemLabel() = default;
    /// Initializes a new item that shows `label` and calls `callback` when it is activated.
    bool initWithLabel(Node* label, const ccMenuCallback& callback);
    /// Initializes a new item that shows `label` and calls a member function of `target` when it is
    /// activated. The target is not retained.
    bool initWithLabel(Node* label, Ref* target, SEL_MenuHandler selector);

    /// Sets the text. The item takes the size of the label. If the label is null or no LabelProtocol, the
    /// function logs that and changes nothing.
    void setString(const std::string& label);
    /// Returns the text, or an empty string for a node that is no LabelProtocol.
    std::string getString() const;

    /// Returns the node that shows the text, or null.
    Node* getLabel() const { return _label; }
    /// Replaces the label. Null removes it. The item takes the size of the label.
    void setLabel(Node* node);

    /// Returns the color of the disabled item; (126, 126, 126) by default.
    const Color3B& getDisabledColor() const { return _disabledColor; }
    /// Sets the color of the disabled item; (126, 126, 126) by default.
    void setDisabledColor(const Color3B& color) { _disabledColor = color; }

    /// Restores the scale and calls the callback, unless the item is disabled.
    void activate() override;
    /// Enlarges the item while a touch is on it, unless the item is disabled.
    void selected() override;
    /// Restores the original scale of the item.
    void unselected() override;
    /// Enables or disables the item. A disabled item has the color of setDisabledColor(); enabling the item
    /// restores its own color.
    void setEnabled(bool enabled) override;
    std::string getDescription() const override;

protected:
    Color3B _colorBackup = Color3B::WHITE; ///< The color of the enabled item.
    float _originalScale = 1.0f;           ///< The scale while not pressed.
    Color3B _disabledColor{126, 126, 126};
    RefPtr<Node> _label; ///< A child, until the game removes it.

private:
    void zoomTo(float scale);
};

} // namespace cocos2d
