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
    /// What happened.
    enum class EventType {
        SELECTED,  ///< The button was selected.
        UNSELECTED ///< The button was unselected, because another of its group was selected.
    };
    /// Called when the user selects the button, and when selecting another one unselects it.
    typedef std::function<void(RadioButton* radioButton, EventType)> ccRadioButtonCallback;

    static RadioButton* create();
    /// The same as create(), for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Takes the same images as CheckBox::create().
    static RadioButton* create(const std::string& backGround, const std::string& backGroundSelected,
                               const std::string& cross, const std::string& backGroundDisabled,
                               const std::string& frontCrossDisabled,
                               TextureResType texType = TextureResType::LOCAL);
    static RadioButton* create(const std::string& backGround, const std::string& cross,
                               TextureResType texType = TextureResType::LOCAL);

    /// Sets the callback; an empty function removes it.
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

/// A group of radio buttons of which exactly one is selected, at first the one that was added first. With
/// setAllowedNoSelection(true) there may be none. The group retains its buttons, which are children of other nodes.
class RadioButtonGroup : public Widget {
    friend class RadioButton;

public:
    /// What happened: another button, or none, is selected.
    enum class EventType {
        SELECT_CHANGED ///< Another button of the group was selected, or none.
    };
    /// Called with the newly selected button and its index, or with null and -1.
    typedef std::function<void(RadioButton* radioButton, int index, EventType)> ccRadioButtonGroupCallback;

    static RadioButtonGroup* create();

    /// Sets the callback; an empty function removes it.
    void addEventListener(const ccRadioButtonGroupCallback& callback) {
        _radioButtonGroupEventCallback = callback;
    }
    /// The index of the selected button; -1 if none is selected.
    virtual int getSelectedButtonIndex() const;
    /// Selects a button and calls the listener. Null or an index out of range unselects all buttons if that is allowed,
    /// and is ignored otherwise.
    virtual void setSelectedButton(int index);
    virtual void setSelectedButton(RadioButton* radioButton);
    /// Selects a button without calling the listener.
    virtual void setSelectedButtonWithoutEvent(int index);
    virtual void setSelectedButtonWithoutEvent(RadioButton* radioButton);
    /// Adds a button. Logs and ignores null. Asserts and ignores a button that is already in a group.
    virtual void addRadioButton(RadioButton* radioButton);
    /// If the button was selected, the first of the others becomes selected.
    virtual void removeRadioButton(RadioButton* radioButton);
    /// Removes all buttons from the group.
    virtual void removeAllRadioButtons();
    /// The number of buttons.
    ssize_t getNumberOfRadioButtons() const { return _radioButtons.size(); }
    /// The button at an index; null if the index is out of range.
    RadioButton* getRadioButtonByIndex(int index) const;
    /// Whether the group may have no selected button; false by default. Setting it to false selects the first button if
    /// none is selected.
    void setAllowedNoSelection(bool allowedNoSelection);
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
    RadioButton* _selectedRadioButton = nullptr; ///< Weak; one of _radioButtons.
    ccRadioButtonGroupCallback _radioButtonGroupEventCallback;
    bool _allowedNoSelection = false;

    CC_DISALLOW_COPY_AND_ASSIGN(RadioButtonGroup)
};

} // namespace ui
} // namespace cocos2d
