#include "base/call.h"
#include "cocos2d.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace monkey {

namespace {

void changeTabs(Monkey& m) {
    auto* const tabs = m.find<TabControl>();
    if (!tabs) return;
    Draw& d = m.draw();
    switch (d.integer(0, 8)) {
    case 0:
        return tabs->removeTab(d.integer(-1, 4));
    case 1:
        return tabs->setSelectTab(d.integer(-1, 4));
    case 2:
        return tabs->setSelectTab(tabs->getTabHeader(d.integer(-1, 4)));
    case 3:
        return tabs->setHeaderWidth(d.number());
    case 4:
        return tabs->setHeaderHeight(d.number());
    case 5:
        return tabs->setHeaderDockPlace(static_cast<TabControl::Dock>(d.integer(0, 3)));
    case 6:
        return tabs->setTabChangedEventListener(
            [call = m.callback()](int, TabControl::EventType) { call(); });
    case 7:
        return tabs->setHeaderSelectedZoom(d.number());
    default:
        tabs->insertTab(d.integer(-1, 4), TabHeader::create(d.text(), m.image(), m.image()),
                        Layout::create());
    }
}

RichElement* richElement(Monkey& m) {
    Draw& d = m.draw();
    const Color3B color = d.color3();
    switch (d.integer(0, 3)) {
    case 0:
        return RichElementText::create(1, color, d.byte(), d.text(), "DejaVu Sans", d.number(),
                                       static_cast<unsigned>(d.integer(0, 255)), d.text(), color,
                                       d.anyInteger(), color, d.size(), d.anyInteger());
    case 1:
        return RichElementImage::create(2, color, 255, m.image(), d.text());
    case 2: {
        // Some have a parent. Not a node of the tree: an element that owned the ancestor of its text would
        // keep both for ever.
        auto* const node = Node::create();
        if (d.chance(20)) m.node()->addChild(node);
        return RichElementCustomNode::create(3, color, 255, node);
    }
    default:
        return RichElementNewLine::create(4, d.chance(80) ? d.integer(-1, 3) : d.anyInteger(), color, 255);
    }
}

void changeRichText(Monkey& m) {
    auto* const text = m.find<RichText>();
    if (!text) return;
    Draw& d = m.draw();
    switch (d.integer(0, 7)) {
    case 0:
        return text->insertElement(richElement(m), d.integer(-1, 5));
    case 1:
        return text->removeElement(d.integer(-1, 5));
    case 2:
        return text->setVerticalSpace(d.number());
    case 3:
        return text->formatText();
    case 4:
        return text->setContentSize(d.size());
    case 5:
        text->initWithXML("<b>" + d.text() + "</b><u>x<i>", {},
                          [call = m.callback()](const std::string&) { call(); });
        return;
    default:
        return text->pushBackElement(richElement(m));
    }
}

/// The delegate of all boxes. Lives as long as the program, because boxes do not own it.
class BoxListener : public EditBoxDelegate {
public:
    void editBoxEditingDidBegin(EditBox*) override { run(); }
    void editBoxTextChanged(EditBox*, const std::string&) override { run(); }
    void editBoxEditingDidEndWithAction(EditBox*, EditBoxEndAction) override { run(); }
    void editBoxReturn(EditBox*) override { run(); }

    static BoxListener& instance() {
        static BoxListener s_listener;
        return s_listener;
    }
    std::function<void()> call;

private:
    void run() { copra::call(call); }
};

void changeEditBox(Monkey& m) {
    auto* const box = m.find<EditBox>();
    if (!box) return;
    Draw& d = m.draw();
    switch (d.integer(0, 11)) {
    case 0:
        return box->setText(d.text().c_str());
    case 1:
        return box->setFont("DejaVu Sans", d.anyInteger());
    case 2:
        return box->setPlaceHolder(d.text().c_str());
    case 3:
        return box->setInputMode(static_cast<EditBox::InputMode>(d.integer(0, 6)));
    case 4:
        return box->setInputFlag(static_cast<EditBox::InputFlag>(d.integer(0, 5)));
    case 5:
        return box->setMaxLength(d.anyInteger());
    case 6:
        return box->setTextHorizontalAlignment(static_cast<TextHAlignment>(d.integer(0, 2)));
    case 7:
        return box->setPlaceholderFontSize(d.anyInteger());
    case 8:
        return box->loadTexturePressed(m.image());
    case 9:
        BoxListener::instance().call = m.callback();
        return box->setDelegate(&BoxListener::instance());
    default:
        return box->openKeyboard();
    }
}

void layOut(Monkey& m) {
    auto* const component = LayoutComponent::bindLayoutComponent(m.node());
    if (!component) return;
    Draw& d = m.draw();
    component->setPositionPercentXEnabled(d.flag());
    component->setPositionPercentX(d.number());
    component->setHorizontalEdge(static_cast<LayoutComponent::HorizontalEdge>(d.integer(0, 3)));
    component->setVerticalEdge(static_cast<LayoutComponent::VerticalEdge>(d.integer(0, 3)));
    component->setLeftMargin(d.number());
    component->setSize(d.size());
    component->setPercentWidthEnabled(d.flag());
    component->setPercentWidth(d.number());
    component->setStretchHeightEnabled(d.flag());
    component->refreshLayout();
}

} // namespace

const std::vector<Operation>& compositeWidgetOperations() {
    static const std::vector<Operation> s_operations = {
        {"TabControl", changeTabs, 2},
        {"RichText", changeRichText, 2},
        {"EditBox", changeEditBox, 3},
        {"LayoutComponent", layOut},
    };
    return s_operations;
}

} // namespace monkey
