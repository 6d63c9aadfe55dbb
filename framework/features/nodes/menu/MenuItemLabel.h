#pragma once

#include "base/RefPtr.h"
#include "math/Color.h"
#include "nodes/menu/MenuItem.h"

namespace cocos2d {

/// A menu item that shows a label. It is scaled up while pressed and gray while disabled.
class MenuItemLabel : public MenuItem {
public:
    /// Creates an item that shows `label`, which may be any node. setString() needs a LabelProtocol.
    static MenuItemLabel* create(Node* label);
    /// Creates an item that shows `label`. Activation calls `callback`.
    static MenuItemLabel* create(Node* label, const ccMenuCallback& callback);
    /// Creates an item that shows `label`. Activation calls a member function of `target`, which is not retained.
    static MenuItemLabel* create(Node* label, Ref* target, SEL_MenuHandler selector);

    MenuItemLabel() = default;
    bool initWithLabel(Node* label, const ccMenuCallback& callback);
    bool initWithLabel(Node* label, Ref* target, SEL_MenuHandler selector);

    /// Changes the text. The item takes the size of the label. If the label has no LabelProtocol, this is logged and nothing
    /// changes.
    void setString(const std::string& label);
    /// Returns the text, which is empty for a node without LabelProtocol.
    std::string getString() const;

    /// The node that shows the text.
    Node* getLabel() const { return _label; }
    /// Replaces the label. Null removes it. The item takes the size of the label.
    void setLabel(Node* node);

    /// The color of the disabled item; (126,126,126) by default.
    const Color3B& getDisabledColor() const { return _disabledColor; }
    void setDisabledColor(const Color3B& color) { _disabledColor = color; }

    /// Ends the zoom and calls the callback, unless the item is disabled.
    void activate() override;
    /// Enlarges the item while a touch is on it, unless the item is disabled.
    void selected() override;
    /// Gives the item its original scale again.
    void unselected() override;
    /// Enables or disables the item. A disabled item has the color of setDisabledColor(); enabling it restores its own.
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
