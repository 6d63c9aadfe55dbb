#pragma once

#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "ui/UIAbstractCheckButton.h"
#include "ui/fwd.h"

namespace cocos2d {
namespace ui {

/// A button that a tap selects. The other buttons of its RadioButtonGroup are then unselected.
class RadioButton : public AbstractCheckButton {
    friend class RadioButtonGroup;

public:
    /// What happened to the button.
    enum class EventType {
        SELECTED,  ///< The button was selected.
        UNSELECTED ///< The button was unselected, because another button of its group was selected.
    };
    /// Receives the button when the user selects it, and when it is unselected because another one is
    /// selected.
    typedef std::function<void(RadioButton* radioButton, EventType)> ccRadioButtonCallback;

    /// Creates a radio button without images.
    static RadioButton* create();
    /// Creates a radio button as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a radio button with images of the box, the pressed box, the mark, the disabled box, and the
    /// disabled mark. An empty name means that there is no image; one that cannot be loaded is logged and
    /// left out.
    static RadioButton* create(const std::string& backGround, const std::string& backGroundSelected,
                               const std::string& cross, const std::string& backGroundDisabled,
                               const std::string& frontCrossDisabled,
                               TextureResType texType = TextureResType::LOCAL);
    /// Creates a radio button with images of the box and the mark. An empty name means that there is no
    /// image; one that cannot be loaded is logged and left out.
    static RadioButton* create(const std::string& backGround, const std::string& cross,
                               TextureResType texType = TextureResType::LOCAL);

    /// Sets the function that is called when the button is selected or unselected. An empty function removes
    /// it.
    void addEventListener(const ccRadioButtonCallback& callback) { _radioButtonEventCallback = callback; }
    std::string getDescription() const override { return "RadioButton"; }

    RadioButton() = default;

protected:
    void releaseUpEvent() override;
    void dispatchSelectChangedEvent(bool selected) override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

    ccRadioButtonCallback _radioButtonEventCallback;
    copra::WeakPtr<RadioButtonGroup> _group;
};

/// A group of radio buttons. Exactly one button is selected, at first the button that was added first. After
/// setAllowedNoSelection(true), the group can also be without a selected button. The group retains its
/// buttons, which are children of other nodes.
class RadioButtonGroup : public Widget {
    friend class RadioButton;

public:
    /// What happened to the group.
    enum class EventType {
        SELECT_CHANGED ///< Another button of the group was selected, or none.
    };
    /// Receives the newly selected button and its index, or null and -1.
    typedef std::function<void(RadioButton* radioButton, int index, EventType)> ccRadioButtonGroupCallback;

    /// Creates a group without buttons.
    static RadioButtonGroup* create();

    /// Sets the function that is called when another button, or none, is selected. An empty function removes
    /// it.
    void addEventListener(const ccRadioButtonGroupCallback& callback) {
        _radioButtonGroupEventCallback = callback;
    }
    /// Returns the index of the selected button, or -1 if none is selected.
    virtual int getSelectedButtonIndex() const;
    /// Selects the button with an index and calls the listener if that changes the selection. An index out of
    /// range unselects all buttons if that is allowed, and is ignored otherwise.
    virtual void setSelectedButton(int index);
    /// Selects a button and calls the listener if that changes the selection. Null unselects all buttons if
    /// that is allowed, and is ignored otherwise.
    virtual void setSelectedButton(RadioButton* radioButton);
    /// Selects the button with an index without calling the listener of the group. An index out of range
    /// unselects all buttons if that is allowed, and is ignored otherwise.
    virtual void setSelectedButtonWithoutEvent(int index);
    /// Selects a button without calling the listener of the group. Null unselects all buttons if that is
    /// allowed, and is ignored otherwise.
    virtual void setSelectedButtonWithoutEvent(RadioButton* radioButton);
    /// Adds a button. Null is logged and ignored. A button that is already in a group is an error: debug
    /// builds assert; release builds log it and do nothing.
    virtual void addRadioButton(RadioButton* radioButton);
    /// Removes a button. If it was selected, the first of the other buttons is selected, unless no selection
    /// is allowed. Null, and a button of another group, are ignored.
    virtual void removeRadioButton(RadioButton* radioButton);
    /// Removes all buttons from the group.
    virtual void removeAllRadioButtons();
    /// Returns the number of buttons.
    ssize_t getNumberOfRadioButtons() const { return _radioButtons.size(); }
    /// Returns the button at an index, or null if the index is out of range.
    RadioButton* getRadioButtonByIndex(int index) const;
    /// Sets whether the group may have no selected button; false by default. If no button is selected, false
    /// selects the first one. An empty group logs that there is none to select.
    void setAllowedNoSelection(bool allowedNoSelection);
    /// Whether the group may have no selected button; false by default.
    bool isAllowedNoSelection() const { return _allowedNoSelection; }
    std::string getDescription() const override { return "RadioButtonGroup"; }

    RadioButtonGroup() = default;
    ~RadioButtonGroup() override;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;
    /// Called by a button that was selected.
    void onChangedRadioButtonSelect(RadioButton* radioButton);

private:
    bool select(RadioButton* radioButton);

protected:
    Vector<RadioButton*> _radioButtons;
    RadioButton* _selectedRadioButton = nullptr; ///< The selected button, one of _radioButtons; not retained.
    ccRadioButtonGroupCallback _radioButtonGroupEventCallback;
    bool _allowedNoSelection = false;

    CC_DISALLOW_COPY_AND_ASSIGN(RadioButtonGroup)
};

} // namespace ui
} // namespace cocos2d
