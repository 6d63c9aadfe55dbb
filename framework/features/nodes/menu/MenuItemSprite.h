#pragma once

#include "base/RefPtr.h"
#include "nodes/menu/MenuItem.h"
#include "render/fwd.h"

namespace cocos2d {

/// A menu item that shows one of up to three nodes: for the normal, the selected, and the disabled state. For
/// a state without a node, it shows the normal one.
class MenuItemSprite : public MenuItem {
public:
    /// Creates an item from nodes, which takes the size of the normal node. Any node may be null.
    static MenuItemSprite* create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite = nullptr);
    /// Creates an item with nodes for the normal and the selected state, which calls `callback` when it is
    /// activated. Any node may be null.
    static MenuItemSprite* create(Node* normalSprite, Node* selectedSprite, const ccMenuCallback& callback);
    /// Creates an item with nodes for all three states, which calls `callback` when it is activated. Any node
    /// may be null.
    static MenuItemSprite* create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                                  const ccMenuCallback& callback);
    /// Creates an item with nodes for the normal and the selected state, which calls a member function of
    /// `target` when it is activated. The target is not retained. Any node may be null.
    static MenuItemSprite* create(Node* normalSprite, Node* selectedSprite, Ref* target,
                                  SEL_MenuHandler selector);
    /// Creates an item with nodes for all three states, which calls a member function of `target` when it is
    /// activated. The target is not retained. Any node may be null.
    static MenuItemSprite* create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite, Ref* target,
                                  SEL_MenuHandler selector);

    MenuItemSprite() = default;
    /// Initializes a new item with a callback, as create() does.
    bool initWithNormalSprite(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                              const ccMenuCallback& callback);
    /// Initializes a new item with a member function of `target`, as create() does.
    bool initWithNormalSprite(Node* normalSprite, Node* selectedSprite, Node* disabledSprite, Ref* target,
                              SEL_MenuHandler selector);

    /// Returns the node that is shown while the item is neither selected nor disabled, or null.
    Node* getNormalImage() const { return _normalImage; }
    /// Sets the node that is shown while the item is neither selected nor disabled. The item takes its size.
    /// Null removes it.
    void setNormalImage(Node* image);
    /// Returns the node that is shown while a touch is on the item, or null.
    Node* getSelectedImage() const { return _selectedImage; }
    /// Sets the node that is shown while a touch is on the item. With null, the normal node is shown.
    void setSelectedImage(Node* image);
    /// Returns the node that is shown while the item is disabled, or null.
    Node* getDisabledImage() const { return _disabledImage; }
    /// Sets the node that is shown while the item is disabled. With null, the normal node is shown.
    void setDisabledImage(Node* image);

    /// Shows the node for the selected item, if there is one.
    void selected() override;
    /// Shows the normal node.
    void unselected() override;
    /// Enables or disables the item. A disabled item shows its node for that state, if there is one.
    void setEnabled(bool bEnabled) override;

protected:
    /// Shows the node that fits the state.
    virtual void updateImagesVisibility();

    RefPtr<Node> _normalImage; ///< The image of the normal state, a child until the game removes it.
    RefPtr<Node> _selectedImage;
    RefPtr<Node> _disabledImage;

private:
    bool replaceImage(RefPtr<Node>& slot, Node* image, int tag);
    void show(const Node* image);
};

} // namespace cocos2d
