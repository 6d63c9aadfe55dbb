#include "ui/selectorCallback.h"

#include "base/RefPtr.h"
#include "ui/CocosGUI.h"
#include "ui/WidgetFixture.h"

#include <vector>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct Listener : Ref {
    void changed(Ref*, SliderEventType type) { types.push_back(type); }
    std::vector<SliderEventType> types;
};

class SelectorCallbackTest : public WidgetFixture {
protected:
    using Event = Slider::EventType;
    static std::function<void(Ref*, Event)> callbackOf(Ref* target) {
        const auto selector = static_cast<SEL_SlidPercentChangedEvent>(&Listener::changed);
        return copra::selectorCallback(target, selector, Event::ON_PERCENTAGE_CHANGED);
    }
};

} // namespace

TEST_F(SelectorCallbackTest, PassesTheEventsOfTheOlderEnumeration) {
    Listener listener;
    const auto callback = callbackOf(&listener);
    callback(nullptr, Event::ON_PERCENTAGE_CHANGED);
    callback(nullptr, Event::ON_SLIDEBALL_DOWN);
    EXPECT_EQ(listener.types, std::vector<SliderEventType>{SLIDER_PERCENTCHANGED});
}

TEST_F(SelectorCallbackTest, DoesNotCallATargetThatHasEnded) {
    RefPtr<Listener> listener;
    listener.weakAssign(RefPtr<Listener>(new Listener));
    const auto callback = callbackOf(listener);
    listener = nullptr;
    callback(nullptr, Event::ON_PERCENTAGE_CHANGED);
}

TEST_F(SelectorCallbackTest, IsEmptyWithoutATargetOrASelector) {
    Listener listener;
    EXPECT_FALSE(callbackOf(nullptr));
    const SEL_SlidPercentChangedEvent none = nullptr;
    EXPECT_FALSE(copra::selectorCallback(&listener, none, Event::ON_PERCENTAGE_CHANGED));
}

TEST_F(SelectorCallbackTest, NoWidgetCallsANullSelector) {
    Listener listener;
    auto* box = CheckBox::create();
    box->addEventListenerCheckBox(&listener, nullptr);
    box->addTouchEventListener(&listener, nullptr);
    auto* slider = Slider::create();
    slider->addEventListenerSlider(&listener, nullptr);
    slider->setPercent(50);
    auto* list = ListView::create();
    list->addEventListenerListView(&listener, nullptr);
    list->addEventListenerScrollView(&listener, nullptr);
    auto* pages = PageView::create();
    pages->addEventListenerPageView(&listener, nullptr);
    auto* field = TextField::create("", "", 12);
    field->addEventListenerTextField(&listener, nullptr);
    for (Widget* widget : std::vector<Widget*>{box, slider, list, pages, field}) {
        widget->setTouchEnabled(true);
        widget->ignoreContentAdaptWithSize(false);
        widget->setContentSize(Size(200, 200));
        scene->addChild(widget);
        tap(50, 50);
        widget->removeFromParent();
    }
}
