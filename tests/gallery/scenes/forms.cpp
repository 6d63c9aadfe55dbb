#include "Canvas.h"
#include "Demo.h"
#include "cocos-ext.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace gallery;

namespace {

/// An image file that is not in the game's sheet.
std::string file(const std::string& name) {
    return "widgets/" + name + ".png";
}

template<class T>
T* addTo(Node* card, T* node, const Vec2& place) {
    node->setPosition(place);
    card->addChild(node);
    return node;
}

// --- Edit boxes ---

ui::EditBox* addBox(Node* card, const Vec2& place, const Size& size = Size(250, 44)) {
    auto* box = ui::EditBox::create(size, file("bar_empty"));
    box->setCapInsets(Rect(12, 8, 8, 4));
    box->setFont(kFont, 20);
    box->setFontColor(kInk);
    box->setPlaceholderFont(kFont, 20);
    box->setPlaceholderFontColor(kSoftInk);
    return addTo(card, box, place);
}

// --- Extensions ---

/// Bees in a table, each row with its number.
class Hive : public extension::TableViewDataSource, public extension::TableViewDelegate {
public:
    explicit Hive(Label* echo) : _echo(echo) {}

    Size cellSizeForTable(extension::TableView*) override { return Size(250, 56); }
    ssize_t numberOfCellsInTableView(extension::TableView*) override { return 1000; }
    extension::TableViewCell* tableCellAtIndex(extension::TableView* table, ssize_t idx) override {
        extension::TableViewCell* cell = table->dequeueCell();
        if (!cell) {
            cell = extension::TableViewCell::create();
            addSprite(cell, "bee_0", Vec2(34, 28), 0.6f);
            Label* words = addText(cell, "", Vec2(70, 28), 20, kInk);
            words->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
            words->setName("words");
            ++_cells;
        }
        cell->getChildByName<Label*>("words")->setString("bee " + std::to_string(idx + 1));
        return cell;
    }
    void tableCellTouched(extension::TableView*, extension::TableViewCell* cell) override {
        _echo->setString("bee " + std::to_string(cell->getIdx() + 1) + ", " + std::to_string(_cells) +
                         " cells made");
    }

private:
    Label* _echo;
    int _cells = 0;
};

/// Shows the values of the controls.
class ValueEcho : public Ref {
public:
    void onSlider(Ref* sender, extension::Control::EventType) {
        slider->setString(
            StringUtils::format("%.2f", static_cast<extension::ControlSlider*>(sender)->getValue()));
    }
    void onStepper(Ref* sender, extension::Control::EventType) {
        stepper->setString(
            StringUtils::format("%.0f", static_cast<extension::ControlStepper*>(sender)->getValue()));
    }
    void onColor(Ref* sender, extension::Control::EventType) {
        color->setColor(static_cast<Node*>(sender)->getColor());
    }

    Label* slider = nullptr;
    Label* stepper = nullptr;
    Node* color = nullptr;
};

/// A sprite of one color.
Sprite* plain(float width, float height, const Color4B& color) {
    Sprite* made = Sprite::create();
    made->setTextureRect(Rect(0, 0, width, height));
    made->setColor(rgb(color));
    return made;
}

template<class T>
T* addControl(Node* card, T* control, ValueEcho& echo, extension::Control::Handler handler) {
    control->addTargetWithActionForControlEvents(&echo, handler,
                                                 extension::Control::EventType::VALUE_CHANGED);
    return addTo(card, control, middle(card));
}

} // namespace

GALLERY_SCENE("widgets/edit-boxes",
              "ui::EditBox: placeholder, password, modes, several lines; Tab moves, Ctrl+C copies") {
    const auto cards = canvas.cards(
        {"text", "placeholder", "password", "numbers, at the right", "all in capitals", "several lines"}, 3);
    auto* name = addBox(cards[0], middle(cards[0]));
    name->setInputMode(ui::EditBox::InputMode::SINGLE_LINE);
    name->setText("Honey Bee");
    auto* empty = addBox(cards[1], middle(cards[1]));
    empty->setPlaceHolder("your name");
    auto* secret = addBox(cards[2], middle(cards[2]));
    secret->setInputFlag(ui::EditBox::InputFlag::PASSWORD);
    secret->setText("nectar");
    auto* number = addBox(cards[3], middle(cards[3]));
    number->setInputMode(ui::EditBox::InputMode::NUMERIC);
    number->setTextHorizontalAlignment(TextHAlignment::RIGHT);
    number->setText("1000");
    auto* loud = addBox(cards[4], middle(cards[4]));
    loud->setInputFlag(ui::EditBox::InputFlag::INITIAL_CAPS_ALL_CHARACTERS);
    loud->setMaxLength(12);
    loud->setPlaceHolder("up to 12 characters");
    auto* note = addBox(cards[5], middle(cards[5]), Size(250, 130));
    note->setText("Bees carry pollen from flower to flower.\n\nThey live in a hive.");
}

GALLERY_SCENE("widgets/rich-text", "ui::RichText: styles, links, images, wrapping and alignment, from XML") {
    const auto cards = canvas.cards({"tags", "images and links", "centered", "wrapped at characters"}, 2);
    const ValueMap defaults{{ui::RichText::KEY_FONT_FACE, Value(kFont)},
                            {ui::RichText::KEY_FONT_SIZE, Value(22.0f)},
                            {ui::RichText::KEY_FONT_COLOR_STRING, Value("#422c1e")},
                            {ui::RichText::KEY_ANCHOR_FONT_COLOR_STRING, Value("#da5c78")},
                            {ui::RichText::KEY_ANCHOR_TEXT_LINE, Value(ui::RichText::VALUE_TEXT_LINE_UNDER)}};
    auto* echo = addText(cards[1], "touch a link", Vec2(middle(cards[1]).x, 22), 16, kRose);
    const auto open = [echo](const std::string& url) { echo->setString(url); };
    const auto add = [&](int card, const std::string& xml) {
        auto* text = ui::RichText::createWithXML(xml, defaults, open);
        text->ignoreContentAdaptWithSize(false);
        text->setContentSize(Size(400, 0));
        return addTo(cards[static_cast<std::size_t>(card)], text,
                     middle(cards[static_cast<std::size_t>(card)]));
    };
    add(0, "<b>bold</b>, <i>italic</i>, <u>under</u>, <del>struck</del>,<br/>"
           "<big>big</big> and <small>small</small>,<br/>"
           "<font color='#4c94c8' size='30' face='fonts/LeckerliOne-Regular.ttf'>another font</font>,<br/>"
           "<outline color='#f0a820' size='2'><font color='#ffffff'>outline</font></outline>, "
           "<shadow color='#e0d1b2' offsetWidth='3' offsetHeight='-3'>shadow</shadow>");
    add(1, "A <img src='bee_0.png' type='1' width='44' height='44'/> visits a "
           "<img src='flower_rose.png' type='1' width='44' height='44'/> of the "
           "<a href='https://example.org/meadow'>meadow</a>.");
    add(2, "Words that do not fit into a line go on in the <b>next</b> one, which is centered here.")
        ->setHorizontalAlignment(ui::RichText::HorizontalAlignment::CENTER);
    add(3, "Characters may be separated where the line ends, as in Chinese.")
        ->setWrapMode(ui::RichText::WRAP_PER_CHAR);
}

GALLERY_SCENE("widgets/tabs", "ui::TabControl: headers on each side switch between containers") {
    const auto cards = canvas.cards({"top", "left", "bottom", "right"}, 2);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* tabs = ui::TabControl::create();
        tabs->setContentSize(Size(320, 170));
        tabs->setHeaderWidth(84);
        tabs->setHeaderHeight(40);
        static const char* const kNames[] = {"bees", "wasps", "moths"};
        for (int tab = 0; tab < 3; ++tab) {
            auto* header = ui::TabHeader::create(kNames[tab], file("push"), "");
            header->setTitleFontName(kFont);
            header->setTitleFontSize(18);
            auto* container = ui::Layout::create();
            container->setBackGroundColorType(ui::Layout::BackGroundColorType::SOLID);
            container->setBackGroundColor(rgb(accent(tab)));
            container->setBackGroundColorOpacity(120);
            addText(container, kNames[tab], Vec2(100, 60), 24, kInk);
            tabs->insertTab(tab, header, container);
        }
        tabs->setHeaderDockPlace(static_cast<ui::TabControl::Dock>(i));
        tabs->setSelectTab(static_cast<int>(i) % 3);
        addTo(cards[i], tabs, middle(cards[i]) - Vec2(160, 85));
    }
}

GALLERY_SCENE("widgets/table", "extension::TableView and ScrollView: a thousand rows, and a map that zooms") {
    const auto cards = canvas.cards({"TableView", "ScrollView"}, 2);
    auto* echo = addText(cards[0], "touch a row", Vec2(middle(cards[0]).x, 20), 16, kRose);
    auto& hive = canvas.keep<Hive>(echo);
    auto* table = extension::TableView::create(&hive, Size(250, 330));
    table->setVerticalFillOrder(extension::TableView::VerticalFillOrder::TOP_DOWN);
    table->setDelegate(&hive);
    addTo(cards[0], table, middle(cards[0]) - Vec2(125, 150));
    table->reloadData();
    auto* view = extension::ScrollView::create(Size(360, 330));
    view->setContentSize(Size(800, 800));
    view->setMinScale(0.5f);
    view->setMaxScale(2.0f);
    view->setContentOffset(Vec2(-200, -150));
    for (int i = 0; i < 64; ++i)
        addSprite(
            view->getContainer(), i % 3 == 0 ? "flower_rose" : "bee_0",
            Vec2(50.0f + 100.0f * static_cast<float>(i % 8), 50.0f + 100.0f * static_cast<float>(i / 8)),
            0.8f);
    addTo(cards[1], view, middle(cards[1]) - Vec2(180, 165));
}

GALLERY_SCENE("widgets/controls",
              "extension::Control...: button, slider, switch, stepper, potentiometer, colors") {
    const auto cards = canvas.cards({"ControlButton", "ControlSlider", "ControlSwitch", "ControlStepper",
                                     "ControlPotentiometer", "ControlColourPicker"},
                                    3);
    auto& kept = canvas.keep<RefPtr<ValueEcho>>();
    kept.weakAssign(new ValueEcho());
    ValueEcho& echo = *kept;
    auto* title = Label::createWithTTF("Fly", kFont, 26);
    title->setColor(rgb(kInk));
    auto* button = extension::ControlButton::create(title, ui::Scale9Sprite::create(file("push")));
    button->setPreferredSize(Size(180, 60));
    addTo(cards[0], button, middle(cards[0]));

    auto* slider = extension::ControlSlider::create(plain(200, 12, kCardEdge), plain(200, 12, kHoney),
                                                    Sprite::create(file("knob")));
    addControl(cards[1], slider, echo, cccontrol_selector(ValueEcho::onSlider));
    echo.slider = addText(cards[1], "", middle(cards[1]) - Vec2(0, 60), 18, kInk);
    slider->setValue(0.4f);

    auto* toggle = extension::ControlSwitch::create(
        plain(130, 44, kCardEdge), plain(110, 44, kLeaf), plain(110, 44, kRose), Sprite::create(file("knob")),
        Label::createWithTTF("on", kFont, 20), Label::createWithTTF("off", kFont, 20));
    addTo(cards[2], toggle, middle(cards[2]));

    auto* stepper = extension::ControlStepper::create(plain(90, 60, kHoney), plain(90, 60, kHoney));
    stepper->getMinusLabel()->setSystemFontName(kFont);
    stepper->getPlusLabel()->setSystemFontName(kFont);
    addControl(cards[3], stepper, echo, cccontrol_selector(ValueEcho::onStepper));
    echo.stepper = addText(cards[3], "", middle(cards[3]) - Vec2(0, 60), 18, kInk);
    stepper->setValue(7);

    auto* knob = extension::ControlPotentiometer::create(file("ring").c_str(), file("ring_dot").c_str(),
                                                         file("knob").c_str());
    knob->setIgnoreAnchorPointForPosition(false);
    knob->setAnchorPoint(Vec2::ZERO);
    knob->setValue(0.3f);
    knob->setScale(2.0f);
    addTo(cards[4], knob, middle(cards[4]));

    auto* picker = extension::ControlColourPicker::create();
    picker->setIgnoreAnchorPointForPosition(false);
    picker->setAnchorPoint(Vec2::ZERO);
    addControl(cards[5], picker, echo, cccontrol_selector(ValueEcho::onColor));
    echo.color = addTo(cards[5], LayerColor::create(Color4B::WHITE, 30, 30), Vec2(16, 12));
    picker->setColor(rgb(kSky));
    echo.color->setColor(rgb(kSky));
}
