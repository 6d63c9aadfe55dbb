#pragma once

#include "math/Color.h"
#include "nodes/menu/MenuItem.h"

namespace cocos2d {

/// A menu item that shows a label. It grows a little while it is pressed and turns grey when it is disabled.
class MenuItemLabel : public MenuItem {
public:
    /// `label` is any node; setString() needs a LabelProtocol.
    static MenuItemLabel* create(Node* label);
    static MenuItemLabel* create(Node* label, const ccMenuCallback& callback);
    /// Calls a member function of `target`, which is held weakly.
    static MenuItemLabel* create(Node* label, Ref* target, SEL_MenuHandler selector);

    MenuItemLabel() = default;
    bool initWithLabel(Node* label, const ccMenuCallback& callback);
    bool initWithLabel(Node* label, Ref* target, SEL_MenuHandler selector);

    /// Changes the text; the item takes the size of the label. On a node that is no label this logs and does
    /// nothing.
    void setString(const std::string& label);
    /// Empty when the node is no label.
    std::string getString() const;

    Node* getLabel() const { return _label; }
    /// Replaces the label; null takes it away. The item takes its size.
    void setLabel(Node* node);

    /// The colour of the disabled item, (126,126,126) at first.
    const Color3B& getDisabledColor() const { return _disabledColor; }
    void setDisabledColor(const Color3B& color) { _disabledColor = color; }

    void activate() override;
    void selected() override;
    void unselected() override;
    void setEnabled(bool enabled) override;
    std::string getDescription() const override;

protected:
    Color3B _colorBackup = Color3B::WHITE; ///< The colour to show again when the item is enabled.
    float _originalScale = 1.0f;           ///< The scale of the item that is not pressed.
    Color3B _disabledColor{126, 126, 126};
    Node* _label = nullptr; ///< Weak: a child.

private:
    void zoomTo(float scale);
};

} // namespace cocos2d
