#include "cocos2d.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace monkey {

namespace {

Widget* widget(Monkey& m) {
    return dynamic_cast<Widget*>(m.exampleOf("widgets"));
}

LayoutParameter* layoutParameter(Monkey& m) {
    Draw& d = m.draw();
    const Margin margin(d.number(), d.number(), d.number(), d.number());
    if (d.flag()) {
        auto* const linear = LinearLayoutParameter::create();
        linear->setGravity(static_cast<LinearLayoutParameter::LinearGravity>(d.integer(0, 6)));
        linear->setMargin(margin);
        return linear;
    }
    auto* const relative = RelativeLayoutParameter::create();
    relative->setAlign(static_cast<RelativeLayoutParameter::RelativeAlign>(d.integer(0, 21)));
    relative->setRelativeName(d.oneOf({"", "a", "b"}));
    relative->setRelativeToWidgetName(d.oneOf({"", "a", "b"}));
    relative->setMargin(margin);
    return relative;
}

void listen(Monkey& m, Widget* each) {
    each->setTouchEnabled(true);
    const auto setClick = [](Widget& on, const std::function<void()>& next) {
        on.addClickEventListener(next ? [next](Ref*) { next(); } : Widget::ccWidgetClickCallback());
    };
    setClick(*each, m.callback(replaceIn(each, setClick)));
    const auto setEvent = [](Widget& on, const std::function<void()>& next) {
        on.addCCSEventListener(next ? [next](Ref*, int) { next(); } : Widget::ccWidgetEventCallback());
    };
    setEvent(*each, m.callback(replaceIn(each, setEvent)));
    each->addTouchEventListener([call = m.callback()](Ref*, Widget::TouchEventType type) {
        if (type == Widget::TouchEventType::ENDED) call();
    });
}

void addWidget(Monkey& m) {
    Widget* const each = widget(m);
    if (!each) return;
    each->setPosition(m.draw().touchPoint());
    if (m.draw().flag()) listen(m, each);
    m.add(each);
}

void addList(Monkey& m) {
    auto* const list = ListView::create();
    list->setContentSize(m.draw().size());
    list->setDirection(m.draw().flag() ? ScrollView::Direction::VERTICAL : ScrollView::Direction::HORIZONTAL);
    for (int i = m.draw().integer(0, 6); i > 0; --i)
        if (Widget* const item = widget(m)) list->pushBackCustomItem(item);
    list->setItemsMargin(m.draw().number());
    m.add(list);
}

void changeScroll(Monkey& m) {
    auto* const view = m.find<ScrollView>();
    if (!view) return;
    switch (m.draw().integer(0, 8)) {
    case 0:
        return view->setInnerContainerSize(m.draw().size());
    case 1:
        return view->setInnerContainerPosition(m.draw().point());
    case 2:
        return view->scrollToBottom(m.draw().seconds(), m.draw().flag());
    case 3:
        return view->scrollToPercentVertical(m.draw().number(), m.draw().seconds(), m.draw().flag());
    case 4:
        return view->jumpToTop();
    case 5:
        return view->setBounceEnabled(m.draw().flag());
    case 6:
        return view->setScrollBarEnabled(m.draw().flag());
    case 7:
        return view->removeAllChildren();
    default:
        return view->jumpToPercentVertical(m.draw().number());
    }
}

void changeList(Monkey& m) {
    auto* const list = m.find<ListView>();
    if (!list) return;
    switch (m.draw().integer(0, 6)) {
    case 0:
        return list->removeItem(m.draw().integer(-1, 6));
    case 1:
        return list->removeAllItems();
    case 2:
        return list->setGravity(static_cast<ListView::Gravity>(m.draw().integer(0, 5)));
    case 3:
        return list->setMagneticType(static_cast<ListView::MagneticType>(m.draw().integer(0, 5)));
    case 4:
        return list->scrollToItem(m.draw().integer(-1, 6), Vec2(0.5f, 0.5f), Vec2(0.5f, 0.5f));
    case 5:
        return list->jumpToItem(m.draw().integer(-1, 6), m.draw().point(), m.draw().point());
    default:
        if (Widget* const item = widget(m)) list->insertCustomItem(item, m.draw().integer(0, 3));
    }
}

void changeLayout(Monkey& m) {
    auto* const layout = m.find<Layout>();
    if (!layout) return;
    switch (m.draw().integer(0, 6)) {
    case 0:
        return layout->setClippingEnabled(m.draw().flag());
    case 1:
        return layout->setClippingType(static_cast<Layout::ClippingType>(m.draw().integer(0, 1)));
    case 2:
        if (dynamic_cast<ScrollView*>(layout)) return;
        return layout->setLayoutType(static_cast<Layout::Type>(m.draw().integer(0, 3)));
    case 3:
        return layout->setBackGroundImage(m.image());
    case 4:
        return layout->setBackGroundColorType(
            static_cast<Layout::BackGroundColorType>(m.draw().integer(0, 2)));
    case 5:
        return layout->requestDoLayout();
    default:
        return layout->forceDoLayout();
    }
}

void changeWidget(Monkey& m) {
    auto* const each = m.find<Widget>();
    if (!each) return;
    switch (m.draw().integer(0, 13)) {
    case 10:
        return each->setLayoutParameter(layoutParameter(m));
    case 11:
        return each->setSwallowTouches(m.draw().flag());
    case 12:
        return each->setHighlighted(m.draw().flag());
    case 13:
        return each->setUnifySizeEnabled(m.draw().flag());
    case 0:
        return each->setEnabled(m.draw().flag());
    case 1:
        return each->setBright(m.draw().flag());
    case 2:
        return each->setSizeType(m.draw().flag() ? Widget::SizeType::PERCENT : Widget::SizeType::ABSOLUTE);
    case 3:
        return each->setSizePercent(m.draw().point());
    case 4:
        return each->setPositionPercent(m.draw().point());
    case 5:
        return each->ignoreContentAdaptWithSize(m.draw().flag());
    case 6:
        return each->setFlippedX(m.draw().flag());
    case 7:
        return each->requestFocus();
    case 8:
        return listen(m, each);
    default:
        if (Widget* const copy = each->clone()) m.add(copy);
    }
}

void changeButton(Monkey& m) {
    auto* const button = m.find<Button>();
    if (!button) return;
    button->setTitleText(m.draw().text());
    button->setTitleFontSize(m.draw().fontSize());
    button->setScale9Enabled(m.draw().flag());
    button->setCapInsets(m.draw().rect());
    button->loadTextureNormal(m.image());
}

} // namespace

const std::vector<Operation>& widgetOperations() {
    static const std::vector<Operation> s_operations = {
        {"Widget", addWidget, 6},
        {"ListView::create", addList},
        {"ScrollView", changeScroll, 2},
        {"ListView", changeList, 2},
        {"PageView",
         [](Monkey& m) {
             auto* const pages = m.find<PageView>();
             if (!pages) return;
             if (m.draw().flag())
                 pages->scrollToPage(m.draw().integer(-1, 5));
             else if (m.draw().flag())
                 pages->addPage(Layout::create());
             else
                 pages->removePageAtIndex(m.draw().integer(-1, 5));
         }},
        {"Layout", changeLayout, 2},
        {"Widget properties", changeWidget, 3},
        {"Button", changeButton},
        {"Slider",
         [](Monkey& m) {
             auto* const slider = m.find<Slider>();
             if (!slider) return;
             slider->setMaxPercent(m.draw().anyInteger());
             slider->setPercent(m.draw().anyInteger());
         }},
        {"LoadingBar",
         [](Monkey& m) {
             auto* const bar = m.find<LoadingBar>();
             if (!bar) return;
             bar->setPercent(m.draw().number());
             bar->setDirection(m.draw().flag() ? LoadingBar::Direction::LEFT : LoadingBar::Direction::RIGHT);
         }},
        {"CheckBox",
         [](Monkey& m) {
             if (auto* const box = m.find<CheckBox>()) box->setSelected(m.draw().flag());
         }},
        {"RadioButtonGroup",
         [](Monkey& m) {
             auto* const group = RadioButtonGroup::create();
             for (int i = m.draw().integer(0, 3); i > 0; --i) {
                 auto* const button = RadioButton::create("ring.png", "ring_dot.png");
                 group->addRadioButton(button);
                 group->addChild(button);
             }
             m.add(group);
         }},
        {"TextField",
         [](Monkey& m) {
             auto* const field = m.find<TextField>();
             if (!field) return;
             field->setString(m.draw().text());
             field->setMaxLength(m.draw().anyInteger());
             field->setMaxLengthEnabled(m.draw().flag());
             field->setPasswordEnabled(m.draw().flag());
             if (m.draw().flag()) field->attachWithIME();
         }},
    };
    return s_operations;
}

} // namespace monkey
