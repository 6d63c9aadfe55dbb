#pragma once

#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "ui/UIAbstractCheckButton.h"

namespace cocos2d {
namespace ui {

class RadioButtonGroup;

/// A box of which one in a group is selected. A tap selects it; it is unselected by selecting another.
class RadioButton : public AbstractCheckButton {
    friend class RadioButtonGroup;

public:
    enum class EventType { SELECTED, UNSELECTED };
    /// Called when the button is selected by the user, and when it gives way to another.
    typedef std::function<void(RadioButton* radioButton, EventType)> ccRadioButtonCallback;

    static RadioButton* create();
    /// As CheckBox::create.
    static RadioButton* create(const std::string& backGround, const std::string& backGroundSelected,
                               const std::string& cross, const std::string& backGroundDisabled,
                               const std::string& frontCrossDisabled,
                               TextureResType texType = TextureResType::LOCAL);
    static RadioButton* create(const std::string& backGround, const std::string& cross,
                               TextureResType texType = TextureResType::LOCAL);

    void addEventListener(const ccRadioButtonCallback& callback) { _radioButtonEventCallback = callback; }
    std::string getDescription() const override { return "RadioButton"; }

    RadioButton() = default;

protected:
    void releaseUpEvent() override;
    void dispatchSelectChangedEvent(bool selected) override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    ccRadioButtonCallback _radioButtonEventCallback;
    copra::WeakPtr<RadioButtonGroup> _group;
};

/// Keeps at most one of its radio buttons selected; the first one added is, unless none is allowed to be.
/// The buttons are placed elsewhere in the tree; the group retains them.
class RadioButtonGroup : public Widget {
    friend class RadioButton;

public:
    enum class EventType { SELECT_CHANGED };
    /// Called with the button and its index, or null and -1.
    typedef std::function<void(RadioButton* radioButton, int index, EventType)> ccRadioButtonGroupCallback;

    static RadioButtonGroup* create();

    void addEventListener(const ccRadioButtonGroupCallback& callback) {
        _radioButtonGroupEventCallback = callback;
    }
    /// -1 where none is selected.
    virtual int getSelectedButtonIndex() const;
    /// With an event. Null or an index outside means none, where that is allowed; otherwise it is ignored.
    virtual void setSelectedButton(int index);
    virtual void setSelectedButton(RadioButton* radioButton);
    virtual void setSelectedButtonWithoutEvent(int index);
    virtual void setSelectedButtonWithoutEvent(RadioButton* radioButton);
    /// Null, and a button that is in a group already, are refused.
    virtual void addRadioButton(RadioButton* radioButton);
    virtual void removeRadioButton(RadioButton* radioButton);
    virtual void removeAllRadioButtons();
    ssize_t getNumberOfRadioButtons() const { return _radioButtons.size(); }
    /// Null where the index lies outside.
    RadioButton* getRadioButtonByIndex(int index) const;
    void setAllowedNoSelection(bool allowedNoSelection);
    bool isAllowedNoSelection() const { return _allowedNoSelection; }
    std::string getDescription() const override { return "RadioButtonGroup"; }

    RadioButtonGroup() = default;
    ~RadioButtonGroup() override;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;
    void onChangedRadioButtonSelect(RadioButton* radioButton);

private:
    bool select(RadioButton* radioButton);

    Vector<RadioButton*> _radioButtons;
    RadioButton* _selectedRadioButton = nullptr; ///< Weak: in _radioButtons.
    ccRadioButtonGroupCallback _radioButtonGroupEventCallback;
    bool _allowedNoSelection = false;

    CC_DISALLOW_COPY_AND_ASSIGN(RadioButtonGroup)
};

} // namespace ui
} // namespace cocos2d
