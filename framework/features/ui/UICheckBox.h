#pragma once

#include "ui/UIAbstractCheckButton.h"

namespace cocos2d {
namespace ui {

/// The kind of event that CheckBox::addEventListenerCheckBox() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    CHECKBOX_STATE_EVENT_SELECTED,  ///< The user checked the box.
    CHECKBOX_STATE_EVENT_UNSELECTED ///< The user unchecked the box.
} CheckBoxEventType;
/// A member function that receives a check box and the kind of event.
typedef void (Ref::*SEL_SelectedStateEvent)(Ref*, CheckBoxEventType);
/// Converts `&Class::function` to a SEL_SelectedStateEvent.
#define checkboxselectedeventselector(_SELECTOR)                                                             \
    copra::selectorOf<cocos2d::ui::SEL_SelectedStateEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A box that toggles between selected and unselected when it is tapped.
class CheckBox : public AbstractCheckButton {
public:
    /// What the user did.
    enum class EventType {
        SELECTED,  ///< The user checked the box.
        UNSELECTED ///< The user unchecked the box.
    };
    /// Receives the check box after the user has changed it. setSelected() does not call it.
    typedef std::function<void(Ref*, CheckBox::EventType)> ccCheckBoxCallback;

    /// Creates a check box without images.
    static CheckBox* create();
    /// Creates a check box as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a check box with images of the box, the pressed box, the mark, the disabled box, and the
    /// disabled mark. An empty name means that there is no image; one that cannot be loaded is logged and
    /// left out.
    static CheckBox* create(const std::string& backGround, const std::string& backGroundSelected,
                            const std::string& cross, const std::string& backGroundDisabled,
                            const std::string& frontCrossDisabled,
                            TextureResType texType = TextureResType::LOCAL);
    /// Creates a check box with images of the box and the mark. An empty name means that there is no image;
    /// one that cannot be loaded is logged and left out.
    static CheckBox* create(const std::string& backGround, const std::string& cross,
                            TextureResType texType = TextureResType::LOCAL);

    /// Sets the function that is called when the user changes the check box. An empty function removes it.
    void addEventListener(const ccCheckBoxCallback& callback) { _checkBoxEventCallback = callback; }
    /// Sets a member function of `target` that is called when the user changes the check box. The target is
    /// not retained.
    void addEventListenerCheckBox(Ref* target, SEL_SelectedStateEvent selector);
    /// Sets a member function of `target` for one kind of event, as in cocos2d-x 2.2.0; null removes it.
    void listenTo_(EventType event, Ref* target, SEL_CallFuncO selector);
    /// Deprecated name of setSelected().
    void setSelectedState(bool selected) { setSelected(selected); }
    /// Deprecated name of isSelected().
    bool getSelectedState() const { return isSelected(); }
    std::string getDescription() const override { return "CheckBox"; }

    CheckBox() = default;

protected:
    void releaseUpEvent() override;
    void dispatchSelectChangedEvent(bool selected) override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

    ccCheckBoxCallback _checkBoxEventCallback;
};

} // namespace ui
} // namespace cocos2d
