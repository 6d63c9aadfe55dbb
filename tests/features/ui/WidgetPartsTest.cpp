#include "ui/WidgetFixture.h"

#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "nodes/text/Label.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// The nodes that a widget consists of may be removed by a game, which finds them by getVirtualRenderer(),
/// getTitleRenderer() and the like, and by removeAllProtectedChildren().
class WidgetPartsTest : public WidgetFixture {
protected:
    static Widget* clickable(Widget* widget) {
        widget->setTouchEnabled(true);
        return widget;
    }
    std::vector<RefPtr<Widget>> allWidgets() {
        auto* const button = Button::create("normal", "pressed", "disabled", kFrame);
        button->setTitleText("title");
        auto* const layout = box(80, 80);
        layout->setBackGroundImage("patch", kFrame);
        layout->setBackGroundColorType(Layout::BackGroundColorType::GRADIENT);
        auto* const pages = PageView::create();
        pages->setIndicatorEnabled(true);
        pages->addPage(box(80, 80));
        pages->addPage(box(80, 80));
        auto* const tabs = TabControl::create();
        tabs->insertTab(0, TabHeader::create("a", "box", "mark", kFrame), box(80, 60));
        tabs->insertTab(1, TabHeader::create("b", "box", "mark", kFrame), box(80, 60));
        auto* const scroll = ScrollView::create();
        scroll->setInnerContainerSize(Size(200, 200));
        scroll->setDirection(ScrollView::Direction::BOTH);
        return {button,
                layout,
                pages,
                tabs,
                scroll,
                CheckBox::create("box", "mark", kFrame),
                RadioButton::create("box", "mark", kFrame),
                ImageView::create("patch", kFrame),
                LoadingBar::create("bar", kFrame, 50),
                Slider::create("bar", "knob", kFrame),
                Text::create("text", "a.ttf", 20),
                TextField::create("text", "a.ttf", 20),
                EditBox::create(Size(80, 20), "patch", kFrame)};
    }
    void use(Widget* widget) {
        widget->setContentSize(Size(90, 70));
        widget->setBright(false);
        widget->setBright(true);
        widget->setHighlighted(true);
        widget->setFlippedX(true);
        widget->ignoreContentAdaptWithSize(true);
        if (Node* const renderer = widget->getVirtualRenderer()) renderer->getContentSize();
        widget->clone();
        visit();
        tap(200, 100);
        frame(0.1f);
    }
};

TEST_F(WidgetPartsTest, AllPartsOfAnyWidgetMayBeRemoved) {
    for (const RefPtr<Widget>& widget : allWidgets()) {
        show(clickable(widget), 200, 100);
        widget->removeAllProtectedChildren();
        widget->removeAllChildren();
        PoolManager::getInstance()->getCurrentPool()->clear();
        use(widget);
        widget->removeFromParent();
    }
}

TEST_F(WidgetPartsTest, APartThatWasRemovedStaysAliveForItsWidget) {
    auto* const button = show(Button::create("normal", "pressed", "disabled", kFrame), 200, 100);
    button->setTitleText("title");
    const copra::WeakPtr<Label> title(button->getTitleRenderer());
    button->getTitleRenderer()->removeFromParent();
    PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_TRUE(title);
    button->setTitleText("other");
    EXPECT_EQ(button->getTitleText(), "other");
}

TEST_F(WidgetPartsTest, TheChildrenOfPartsMayBeRemoved) {
    auto* const slider = show(Slider::create("bar", "knob", kFrame), 200, 100);
    slider->getSlidBallRenderer()->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    slider->setEnabled(false);
    slider->loadSlidBallTextureNormal("mark", kFrame);
    use(slider);
}

} // namespace
