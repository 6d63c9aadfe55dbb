#include "compat/v2/KeypadDispatcher.h"

#include "app/Director.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"

#include <algorithm>

namespace cocos2d {

CCKeypadDispatcher* CCKeypadDispatcher::shared_() {
    static CCKeypadDispatcher s_dispatcher;
    return &s_dispatcher;
}

void CCKeypadDispatcher::addDelegate(CCKeypadDelegate* delegate) {
    removeDelegate(delegate);
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyReleased = [delegate](EventKeyboard::KeyCode key, Event*) {
        if (key == EventKeyboard::KeyCode::KEY_BACK) delegate->keyBackClicked();
        if (key == EventKeyboard::KeyCode::KEY_MENU) delegate->keyMenuClicked();
    };
    _entries.push_back({delegate, listener});
    Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
}

void CCKeypadDispatcher::removeDelegate(CCKeypadDelegate* delegate) {
    const auto entry = std::find_if(_entries.begin(), _entries.end(),
                                    [delegate](const Entry_& e) { return e.delegate == delegate; });
    if (entry == _entries.end()) return;
    Director::getInstance()->getEventDispatcher()->removeEventListener(entry->listener);
    _entries.erase(entry);
}

} // namespace cocos2d
