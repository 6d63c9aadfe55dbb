#pragma once

#include "event/EventKeyboard.h"
#include "event/IMEDelegate.h"
#include "platform/Clipboard.h"
#include "ui/WidgetFixture.h"
#include "ui/editbox/EditBoxText.h"
#include "ui/editbox/UIEditBox.h"

#include <string>

/// Edit boxes that say what they notify of, and keys.
class EditBoxFixture : public WidgetFixture, public cocos2d::ui::EditBoxDelegate {
protected:
    using Key = cocos2d::EventKeyboard::KeyCode;

    void editBoxEditingDidBegin(cocos2d::ui::EditBox* box) override {
        said.push_back("begin " + box->getName());
    }
    void editBoxTextChanged(cocos2d::ui::EditBox*, const std::string& text) override { said.push_back(text); }
    void editBoxEditingDidEndWithAction(cocos2d::ui::EditBox*, EditBoxEndAction action) override {
        said.push_back("end " + std::to_string(static_cast<int>(action)));
    }
    void editBoxReturn(cocos2d::ui::EditBox*) override { said.push_back("return"); }

    void TearDown() override {
        copra::setClipboardText("");
        WidgetFixture::TearDown();
    }

    cocos2d::ui::EditBox* box(const std::string& name = "a", float y = 100,
                              const cocos2d::Size& size = cocos2d::Size(200, 30)) {
        auto* made = cocos2d::ui::EditBox::create(size, "patch", kFrame);
        made->setName(name);
        made->setFont("a.ttf", 20);
        made->setDelegate(this);
        return show(made, 200, y);
    }
    static void type(const std::string& text) {
        cocos2d::IMEDispatcher::sharedDispatcher()->dispatchInsertText(text.data(), text.size());
    }
    static void backspace() { cocos2d::IMEDispatcher::sharedDispatcher()->dispatchDeleteBackward(); }
    static bool isEditing() {
        return cocos2d::IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME();
    }
    void key(Key code, bool pressed) {
        cocos2d::EventKeyboard event(code, pressed);
        context.eventDispatcher()->dispatchEvent(&event);
    }
    void press(Key code) {
        key(code, true);
        key(code, false);
    }
    void pressWith(Key modifier, Key code) {
        key(modifier, true);
        press(code);
        key(modifier, false);
    }
    /// Copies the selection.
    std::string copied() {
        pressWith(Key::KEY_LEFT_CTRL, Key::KEY_C);
        return copra::clipboardText();
    }
    static copra::EditBoxText* view(cocos2d::ui::EditBox* edited) {
        for (cocos2d::Node* part : edited->protectedChildren_())
            if (auto* text = dynamic_cast<copra::EditBoxText*>(part)) return text;
        return nullptr;
    }
};
