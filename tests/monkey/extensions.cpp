#include "base/RefPtr.h"
#include "base/call.h"
#include "extensions/cocos-ext.h"

#include "cocos2d.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;

namespace monkey {

namespace {

namespace ext = cocos2d::extension;
using Scale9 = ui::Scale9Sprite;

/// What a control calls. Controls hold it weakly: the node keeps it as its user object.
class Receiver : public Ref {
public:
    explicit Receiver(std::function<void()> call) : _call(std::move(call)) { autorelease(); }
    void onEvent(Ref*, ext::Control::EventType) {
        if (++_count % 4 == 1) copra::call(_call);
    }

private:
    std::function<void()> _call;
    int _count = 0;
};

/// The cells of all tables. Lives as long as the program, because tables do not own it.
class Rows : public ext::TableViewDataSource, public ext::TableViewDelegate {
public:
    Size tableCellSizeForIndex(ext::TableView*, ssize_t index) override {
        return index % 7 == 3 ? extremeSize : Size(60.0f, 20.0f + static_cast<float>(index % 3) * 10.0f);
    }
    ext::TableViewCell* tableCellAtIndex(ext::TableView* table, ssize_t) override {
        ext::TableViewCell* cell = table->dequeueCell();
        if (!cell) {
            cell = ext::TableViewCell::create();
            cell->addChild(Sprite::create("box.png"));
        }
        return cell;
    }
    ssize_t numberOfCellsInTableView(ext::TableView*) override { return count; }
    void tableCellTouched(ext::TableView*, ext::TableViewCell*) override { run(); }
    void tableCellHighlight(ext::TableView*, ext::TableViewCell*) override { run(); }
    void tableCellUnhighlight(ext::TableView*, ext::TableViewCell*) override { run(); }
    void tableCellWillRecycle(ext::TableView*, ext::TableViewCell*) override { run(); }
    void scrollViewDidScroll(ext::ScrollView*) override { run(); }
    void scrollViewDidZoom(ext::ScrollView*) override { run(); }

    static Rows& instance() {
        static Rows s_rows;
        return s_rows;
    }
    std::function<void()> call;
    ssize_t count = 10;
    Size extremeSize{60.0f, 20.0f};

private:
    void run() {
        if (++_calls % 8 == 1) copra::call(call);
    }
    int _calls = 0;
};

/// A picker retains its sprites, which are children of the target. Below one of them it would never be released.
void addPicker(Monkey& m) {
    if (m.draw().chance(50)) return; // its pictures are drawn pixel by pixel
    auto* const target = Node::create();
    const Vec2 place = m.draw().point();
    ext::Control* picker = nullptr;
    if (m.draw().flag())
        picker = ext::ControlHuePicker::create(target, place);
    else
        picker = ext::ControlSaturationBrightnessPicker::create(target, place);
    if (picker) target->addChild(picker);
    m.add(target);
}

/// The controls are those of tests/catalog.
void addTargets(Monkey& m) {
    auto* const control = m.find<ext::Control>();
    if (!control) return;
    auto* const receiver = new Receiver(m.callback());
    control->setUserObject(receiver);
    for (int bit = 0; bit < kControlEventTotalNumber; ++bit)
        if (m.draw().chance(40))
            control->addTargetWithActionForControlEvents(receiver, cccontrol_selector(Receiver::onEvent),
                                                         static_cast<ext::Control::EventType>(1 << bit));
}

ext::Control::State state(Draw& d) {
    return static_cast<ext::Control::State>(1 << d.integer(0, 3));
}

void changeControl(Monkey& m) {
    auto* const control = m.find<ext::Control>();
    if (!control) return;
    Draw& d = m.draw();
    switch (d.integer(0, 4)) {
    case 0:
        return control->setEnabled(d.flag());
    case 1:
        return control->setSelected(d.flag());
    case 2:
        return control->setHighlighted(d.flag());
    case 3:
        return control->needsLayout();
    default:
        return control->sendActionsForControlEvents(static_cast<ext::Control::EventType>(d.anyInteger()));
    }
}

void changeControlButton(Monkey& m) {
    auto* const button = m.find<ext::ControlButton>();
    if (!button) return;
    Draw& d = m.draw();
    switch (d.integer(0, 8)) {
    case 0:
        return button->setTitleForState(d.text(), state(d));
    case 1:
        return button->setTitleColorForState(d.color3(), state(d));
    case 2:
        return button->setTitleLabelForState(Label::createWithSystemFont("b", "", 12.0f), state(d));
    case 3:
        return button->setTitleTTFSizeForState(d.number(), state(d));
    case 4:
        return button->setBackgroundSpriteForState(Scale9::create(m.image()), state(d));
    case 5:
        return button->setBackgroundSpriteFrameForState(m.spriteFrame(), state(d));
    case 6:
        return button->setPreferredSize(d.size());
    case 7:
        return button->setMargins(d.anyInteger(), d.anyInteger());
    default:
        button->setZoomOnTouchDown(d.flag());
        return button->setScaleRatio(d.number());
    }
}

// One call a step: the callback of a control may destroy it.

void changeSlider(Monkey& m) {
    auto* const slider = m.find<ext::ControlSlider>();
    if (!slider) return;
    switch (m.draw().integer(0, 3)) {
    case 0:
        return slider->setMinimumValue(m.draw().number());
    case 1:
        return slider->setMaximumValue(m.draw().number());
    case 2:
        return slider->setMaximumAllowedValue(m.draw().number());
    default:
        return slider->setValue(m.draw().number());
    }
}

void changePotentiometer(Monkey& m) {
    auto* const knob = m.find<ext::ControlPotentiometer>();
    if (!knob) return;
    switch (m.draw().integer(0, 2)) {
    case 0:
        return knob->setMinimumValue(m.draw().number());
    case 1:
        return knob->setMaximumValue(m.draw().number());
    default:
        return knob->setValue(m.draw().number());
    }
}

void changeStepper(Monkey& m) {
    auto* const stepper = m.find<ext::ControlStepper>();
    if (!stepper) return;
    const auto value = static_cast<double>(m.draw().number());
    switch (m.draw().integer(0, 3)) {
    case 0:
        return stepper->setWraps(m.draw().flag());
    case 1:
        return stepper->setStepValue(value);
    case 2:
        return stepper->setMinimumValue(value);
    default:
        return stepper->setValue(value);
    }
}

void changeColor(Monkey& m) {
    Draw& d = m.draw();
    if (d.flag()) {
        if (auto* const hues = m.find<ext::ControlHuePicker>()) hues->setHue(d.number());
    } else if (auto* const disc = m.find<ext::ControlSaturationBrightnessPicker>()) {
        if (d.flag())
            disc->updateWithHSV({static_cast<double>(d.number()), 0.5, static_cast<double>(d.number())});
        else
            disc->updateDraggerWithHSV(
                {1.0, static_cast<double>(d.number()), static_cast<double>(d.number())});
    }
}

void changeValue(Monkey& m) {
    switch (m.draw().integer(0, 4)) {
    case 0:
        return changeSlider(m);
    case 1:
        return changePotentiometer(m);
    case 2:
        return changeStepper(m);
    case 3:
        return changeColor(m);
    default:
        if (auto* const toggle = m.find<ext::ControlSwitch>())
            toggle->setOn(m.draw().flag(), m.draw().flag());
    }
}

void addTable(Monkey& m) {
    Rows& rows = Rows::instance();
    rows.call = m.callback();
    const RefPtr<ext::TableView> table(ext::TableView::create(&rows, m.draw().size()));
    if (!table) return; // held, since its callbacks may run a frame
    table->setDelegate(&rows);
    table->setDirection(static_cast<ext::ScrollView::Direction>(m.draw().integer(-1, 2)));
    table->setPosition(m.draw().touchPoint());
    table->reloadData();
    m.add(table);
}

void changeTable(Monkey& m) {
    auto* const table = m.find<ext::TableView>();
    if (!table) return;
    Rows& rows = Rows::instance();
    rows.call = m.callback();
    switch (m.draw().integer(0, 6)) {
    case 0:
        rows.count = m.draw().chance(80) ? m.draw().integer(-1, 30) : m.draw().anyInteger();
        return table->reloadData();
    case 1:
        return table->insertCellAtIndex(m.draw().integer(-1, 12));
    case 2:
        return table->removeCellAtIndex(m.draw().integer(-1, 12));
    case 3:
        return table->updateCellAtIndex(m.draw().anyInteger());
    case 4:
        return table->setVerticalFillOrder(m.draw().flag() ? ext::TableView::VerticalFillOrder::TOP_DOWN
                                                           : ext::TableView::VerticalFillOrder::BOTTOM_UP);
    case 5:
        rows.extremeSize = m.draw().size();
        return table->_updateContentSize();
    default:
        if (ext::TableViewCell* const cell = table->cellAtIndex(m.draw().integer(-1, 12))) m.keep(cell);
    }
}

void changeScrollView(Monkey& m) {
    auto* const view = m.find<ext::ScrollView>();
    if (!view) return;
    Draw& d = m.draw();
    switch (d.integer(0, 10)) {
    case 10:
        Rows::instance().call = m.callback();
        return view->setDelegate(&Rows::instance());
    case 0:
        return view->setContentOffset(d.point(), d.flag());
    case 1:
        return view->setContentOffsetInDuration(d.point(), d.seconds());
    case 2:
        return view->setZoomScale(d.number(), d.flag());
    case 3:
        return view->setZoomScaleInDuration(d.number(), d.seconds());
    case 4:
        view->setMinScale(d.number());
        return view->setMaxScale(d.number());
    case 5:
        return view->setViewSize(d.size());
    case 6:
        return view->setContainer(d.chance(70) ? Layer::create() : nullptr);
    case 7:
        return view->setClippingToBounds(d.flag());
    case 8:
        return view->setBounceable(d.flag());
    default:
        return view->updateInset();
    }
}

} // namespace

const std::vector<Operation>& extensionOperations() {
    static const std::vector<Operation> s_operations = {
        {"targets of controls", addTargets, 3},
        {"picker", addPicker},
        {"Control properties", changeControl, 2},
        {"ControlButton", changeControlButton, 2},
        {"values of controls", changeValue},
        {"TableView::create", addTable},
        {"TableView", changeTable, 2},
        {"extension::ScrollView", changeScrollView, 2},
    };
    return s_operations;
}

} // namespace monkey
