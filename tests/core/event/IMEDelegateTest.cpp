#include "event/IMEDelegate.h"

#include <gmock/gmock.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// Notes how a keyboard on the screen comes and goes.
class Listener : public IMEDelegate {
public:
    explicit Listener(std::vector<std::string>& said) : _said(said) {}
    void insertText(const char*, std::size_t) override {}
    void keyboardWillShow(IMEKeyboardNotificationInfo& info) override {
        _said.push_back("will show in " + std::to_string(static_cast<int>(info.duration)));
        other.reset();
    }
    void keyboardDidShow(IMEKeyboardNotificationInfo&) override { _said.push_back("did show"); }
    void keyboardWillHide(IMEKeyboardNotificationInfo&) override { _said.push_back("will hide"); }
    void keyboardDidHide(IMEKeyboardNotificationInfo&) override { _said.push_back("did hide"); }

    std::unique_ptr<Listener> other;

private:
    std::vector<std::string>& _said;
};

TEST(IMEDispatcher, NotifiesEveryDelegateOfAKeyboardOnTheScreen) {
    std::vector<std::string> said;
    Listener listener(said);
    IMEKeyboardNotificationInfo info;
    info.duration = 3;
    IMEDispatcher& dispatcher = *IMEDispatcher::sharedDispatcher();
    dispatcher.dispatchKeyboardWillShow(info);
    dispatcher.dispatchKeyboardDidShow(info);
    dispatcher.dispatchKeyboardWillHide(info);
    dispatcher.dispatchKeyboardDidHide(info);
    EXPECT_THAT(said, ElementsAre("will show in 3", "did show", "will hide", "did hide"));
}

TEST(IMEDispatcher, ADelegateMayDeleteAnotherWhileItIsNotified) {
    std::vector<std::string> said;
    Listener listener(said);
    listener.other = std::make_unique<Listener>(said);
    IMEKeyboardNotificationInfo info;
    IMEDispatcher::sharedDispatcher()->dispatchKeyboardWillShow(info);
    EXPECT_THAT(said, ElementsAre("will show in 0"));
}

/// Does something when it is asked whether it may be attached or detached.
class Asked : public IMEDelegate {
public:
    void insertText(const char*, std::size_t) override {}
    std::function<void()> onAttach, onDetach;

protected:
    bool canAttachWithIME() override {
        if (const auto call = onAttach) call();
        return true;
    }
    bool canDetachWithIME() override {
        if (const auto call = onDetach) call();
        return true;
    }
};

TEST(IMEDispatcher, ADelegateMayBeDestroyedWhenItIsAsked) {
    auto asked = std::make_unique<Asked>();
    asked->onAttach = [&asked] { asked.reset(); };
    EXPECT_FALSE(asked->attachWithIME());
    EXPECT_FALSE(IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME());

    auto first = std::make_unique<Asked>();
    EXPECT_TRUE(first->attachWithIME());
    first->onDetach = [&first] { first.reset(); };
    Asked second;
    EXPECT_TRUE(second.attachWithIME());
    EXPECT_EQ(first, nullptr);
    EXPECT_TRUE(second.detachWithIME());
    EXPECT_FALSE(IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME());
}

} // namespace
