#include "Canvas.h"
#include "Demo.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace cocos2d::ui;
using namespace gallery;

namespace {

constexpr auto kFrame = Widget::TextureResType::PLIST;

/// An image file that is not in the game's sheet.
std::string file(const std::string& name) {
    return "widgets/" + name + ".png";
}

Button* beeButton(const std::string& title) {
    auto* button = Button::create("button.png", "button_pressed.png", "", kFrame);
    button->setTitleFontName(kFont);
    button->setTitleFontSize(26);
    button->setTitleColor(rgb(kInk));
    button->setTitleText(title);
    return button;
}

/// A colored box for layouts.
Layout* tile(float width, float height, int color) {
    auto* layout = Layout::create();
    layout->setContentSize(Size(width, height));
    layout->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    layout->setBackGroundColor(rgb(accent(color)));
    return layout;
}

template<class T>
T* addTo(Node* card, T* widget, const Vec2& place) {
    widget->setPosition(place);
    card->addChild(widget);
    return widget;
}

/// A left-aligned label.
void addLabel(Node* card, const std::string& words, const Vec2& place) {
    addText(card, words, place, 18, kInk)->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
}

Layout* addRoom(Node* card, Layout* room, const Size& size) {
    room->setContentSize(size);
    room->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    room->setBackGroundColor(rgb(kCream));
    room->setPosition(gallery::middle(card) - Vec2(size.width / 2, size.height / 2));
    card->addChild(room);
    return room;
}

/// A row of a list: an image and a label on a touchable strip.
Layout* listRow(int index, float width) {
    static const char* const kPictures[] = {"bee_0.png",    "ladybird_0.png", "wasp_0.png",
                                            "beetle_0.png", "honey.png",      "flower_rose.png"};
    static const char* const kNames[] = {"Bee", "Ladybird", "Wasp", "Beetle", "Honey", "Flower"};
    auto* row = tile(width, 52, index);
    row->setTouchEnabled(true);
    row->setBackGroundColorOpacity(90);
    auto* picture = ImageView::create(kPictures[index % 6], kFrame);
    picture->setScale(38 / std::max(picture->getContentSize().width, picture->getContentSize().height));
    picture->setPosition(Vec2(36, 26));
    row->addChild(picture);
    auto* words = Text::create(kNames[index % 6], kFont, 20);
    words->setTextColor(kInk);
    words->setAnchorPoint(Vec2(0, 0.5f));
    words->setPosition(Vec2(72, 26));
    row->addChild(words);
    return row;
}

} // namespace

GALLERY_SCENE("widgets/buttons",
              "ui::Button: pictures for its states, a title, nine patches, no picture at all") {
    const auto cards = canvas.cards({"normal", "highlighted", "disabled without a picture of its own",
                                     "Scale9, 250 x 90", "only a title", "click it"},
                                    3);
    addTo(cards[0], beeButton("Play"), middle(cards[0]));
    auto* pressed = addTo(cards[1], beeButton("Play"), middle(cards[1]));
    pressed->setHighlighted(true);
    auto* disabled = Button::create(file("push"));
    disabled->setEnabled(false);
    addTo(cards[2], disabled, middle(cards[2]));
    auto* wide = beeButton("wide");
    wide->setScale9Enabled(true);
    wide->setCapInsets(Rect(40, 30, 60, 10));
    wide->setContentSize(Size(250, 90));
    addTo(cards[3], wide, middle(cards[3]));
    auto* title = Button::create();
    title->setTitleFontName(kTitleFont);
    title->setTitleFontSize(34);
    title->setTitleColor(rgb(kRose));
    title->setTitleText("press me");
    addTo(cards[4], title, middle(cards[4]));
    auto* echo = addText(cards[5], "0 clicks", Vec2(middle(cards[5]).x, 24), 16, kRose);
    auto* counted = addTo(cards[5], beeButton("Count"), middle(cards[5]) + Vec2(0, 14));
    int& clicks = canvas.keep<int>(0);
    counted->addClickEventListener(
        [echo, &clicks](Ref*) { echo->setString(std::to_string(++clicks) + " clicks"); });
}

GALLERY_SCENE("widgets/choices", "CheckBox, RadioButton, Slider and LoadingBar: settings and progress") {
    const auto cards = canvas.cards({"CheckBox", "RadioButtonGroup", "Slider", "LoadingBar"}, 2);
    for (int i = 0; i < 3; ++i) {
        auto* box = CheckBox::create(file("box"), file("box_pressed"), file("tick"), file("box_off"),
                                     file("tick_off"));
        box->setSelected(i != 1);
        if (i == 2) box->setEnabled(false);
        const float y = middle(cards[0]).y + 56 - 56 * static_cast<float>(i);
        addTo(cards[0], box, Vec2(120, y));
        addLabel(cards[0], i == 0 ? "music" : i == 1 ? "sounds" : "cannot be changed", Vec2(180, y));
    }
    auto* group = RadioButtonGroup::create();
    cards[1]->addChild(group);
    static const char* const kWays[] = {"easy", "fair", "hard"};
    for (int i = 0; i < 3; ++i) {
        auto* radio = RadioButton::create(file("ring"), file("ring_dot"));
        const float y = middle(cards[1]).y + 56 - 56 * static_cast<float>(i);
        group->addRadioButton(addTo(cards[1], radio, Vec2(150, y)));
        addLabel(cards[1], kWays[i], Vec2(210, y));
    }
    group->setSelectedButton(1);

    auto* slider = Slider::create();
    slider->loadBarTexture(file("track"));
    slider->loadProgressBarTexture(file("track_full"));
    slider->loadSlidBallTextures(file("knob"), file("knob_pressed"), file("knob"));
    slider->setScale9Enabled(true);
    slider->setContentSize(Size(300, 16));
    slider->setPercent(65);
    auto* value = addText(cards[2], "65", middle(cards[2]) + Vec2(0, 44), 22, kInk);
    slider->addEventListener([value](Ref* sender, Slider::EventType) {
        value->setString(std::to_string(static_cast<Slider*>(sender)->getPercent()));
    });
    addTo(cards[2], slider, middle(cards[2]));

    auto* fromLeft = LoadingBar::create(file("bar"));
    auto* fromRight = LoadingBar::create(file("bar"));
    fromRight->setDirection(LoadingBar::Direction::RIGHT);
    for (auto* bar : {fromLeft, fromRight}) {
        const Vec2 place = middle(cards[3]) + Vec2(0, bar == fromLeft ? 26.0f : -26.0f);
        addTo(cards[3], ImageView::create(file("bar_empty")), place);
        addTo(cards[3], bar, place);
    }
    float& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([fromLeft, fromRight, &time](float dt) {
        time += dt;
        fromLeft->setPercent(std::fmod(time * 40, 110.0f));
        fromRight->setPercent(std::fmod(time * 25, 110.0f));
    });
}

GALLERY_SCENE("widgets/layouts", "Layouts: a column, a row, relative, and one that rotates and clips") {
    const auto cards = canvas.cards({"VBox", "HBox", "RelativeBox", "clipping, turned"}, 4);
    using Gravity = LinearLayoutParameter::LinearGravity;
    const Size size(180, 300);
    auto* column = addRoom(cards[0], VBox::create(), size);
    auto* row = addRoom(cards[1], HBox::create(), size);
    const Gravity ways[2][3] = {{Gravity::LEFT, Gravity::CENTER_HORIZONTAL, Gravity::RIGHT},
                                {Gravity::TOP, Gravity::CENTER_VERTICAL, Gravity::BOTTOM}};
    for (int which = 0; which < 2; ++which) {
        for (int i = 0; i < 3; ++i) {
            auto* parameter = LinearLayoutParameter::create();
            parameter->setGravity(ways[which][i]);
            if (which == 0) parameter->setMargin(Margin(0, 14, 0, 0));
            if (which == 1) parameter->setMargin(Margin(9, 0, 0, 0));
            auto* child = which == 0 ? tile(90, 60, i) : tile(48, 80, i);
            child->setLayoutParameter(parameter);
            (which == 0 ? column : row)->addChild(child);
        }
    }
    auto* room = addRoom(cards[2], RelativeBox::create(), size);
    using Align = RelativeLayoutParameter::RelativeAlign;
    const Align places[] = {
        Align::CENTER_IN_PARENT,      Align::PARENT_TOP_LEFT,         Align::PARENT_TOP_RIGHT,
        Align::PARENT_LEFT_BOTTOM,    Align::PARENT_RIGHT_BOTTOM,     Align::LOCATION_ABOVE_CENTER,
        Align::LOCATION_BELOW_CENTER, Align::LOCATION_LEFT_OF_CENTER, Align::LOCATION_RIGHT_OF_CENTER};
    for (int i = 0; i < 9; ++i) {
        auto* parameter = RelativeLayoutParameter::create();
        parameter->setAlign(places[i]);
        parameter->setRelativeName(std::to_string(i));
        parameter->setRelativeToWidgetName("0");
        parameter->setMargin(Margin(6, 6, 6, 6));
        auto* child = i == 0 ? tile(60, 60, 0) : tile(34, 34, i < 5 ? 1 : 2);
        child->setLayoutParameter(parameter);
        room->addChild(child);
    }
    auto* turning = Layout::create();
    turning->setContentSize(Size(150, 150));
    turning->setAnchorPoint(Vec2(0.5f, 0.5f));
    turning->setBackGroundColorType(Layout::BackGroundColorType::GRADIENT);
    turning->setBackGroundColor(rgb(kSky), rgb(kViolet));
    turning->setClippingEnabled(true);
    addTo(cards[3], turning, middle(cards[3]));
    auto* picture = ImageView::create("flower_rose.png", kFrame);
    picture->setScale(170 / picture->getContentSize().width);
    picture->setPosition(Vec2(120, 110));
    turning->addChild(picture);
    turning->setRotation(15);
    turning->runAction(RepeatForever::create(RotateBy::create(12, 360)));
}

GALLERY_SCENE("widgets/lists",
              "ScrollView, ListView and PageView: drag them; they scroll on with inertia and bounce") {
    const auto cards = canvas.cards({"ScrollView in both directions", "ListView", "PageView"}, 3);
    const Size size(240, 330);
    auto* scroll = ui::ScrollView::create();
    scroll->setDirection(ui::ScrollView::Direction::BOTH);
    scroll->setBounceEnabled(true);
    addRoom(cards[0], scroll, size);
    scroll->setInnerContainerSize(Size(600, 700));
    for (int i = 0; i < 70; ++i) {
        auto* child = tile(50, 50, i);
        child->setPosition(Vec2(10 + 60 * static_cast<float>(i % 10), 10 + 100 * static_cast<float>(i / 10)));
        scroll->addChild(child);
    }
    scroll->setScrollBarAutoHideEnabled(false);
    scroll->setScrollBarPositionFromCorner(Vec2(12, 12));
    scroll->setScrollBarWidth(8);
    scroll->scrollToPercentBothDirection(Vec2(60, 60), 2, true);

    auto* list = ListView::create();
    list->setItemsMargin(6);
    list->setPadding(8, 8, 8, 8);
    list->setBounceEnabled(true);
    addRoom(cards[1], list, size);
    for (int i = 0; i < 12; ++i) list->pushBackCustomItem(listRow(i, size.width - 16));
    list->setScrollBarPositionFromCorner(Vec2(8, 8));
    list->setScrollBarWidth(6);
    list->scrollToItem(4, Vec2(0.5f, 1), Vec2(0.5f, 1), 1);

    auto* pages = PageView::create();
    addRoom(cards[2], pages, size);
    static const char* const kPictures[] = {"bear_calm.png", "bee_0.png", "logo.png", "honey.png"};
    for (int i = 0; i < 4; ++i) {
        auto* page = tile(size.width, size.height, i);
        page->setBackGroundColorOpacity(70);
        auto* picture = ImageView::create(kPictures[i], kFrame);
        picture->setScale(std::min(1.0f, 180 / picture->getContentSize().width));
        picture->setPosition(Vec2(size.width / 2, size.height / 2));
        page->addChild(picture);
        pages->addPage(page);
    }
    pages->setIndicatorEnabled(true);
    pages->scrollToItem(1, 1.2f);
}

GALLERY_SCENE("widgets/nine-patch", "ui::Scale9Sprite: corners keep their size, the middle stretches") {
    const auto cards = canvas.cards({"as it is", "stretched", "insets too small", "compressed", "turned over",
                                     "not Scale9", "GRAY", "twice as large"},
                                    4);
    const Rect insets(24, 24, 24, 24); // flowers and round corners are outside
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* patch = Scale9Sprite::create(file("board"), Rect::ZERO, i == 2 ? Rect(8, 8, 56, 56) : insets);
        if (i > 0) patch->setContentSize(Size(160, 130));
        if (i == 3) patch->setContentSize(Size(50, 120));
        if (i == 4) patch->setFlippedX(true);
        if (i == 5) patch->setScale9Enabled(false);
        if (i == 6) patch->setState(Scale9Sprite::State::GRAY);
        if (i == 7) patch->setContentSize(Size(80, 65));
        if (i == 7) patch->setScale(2);
        addTo(cards[i], patch, middle(cards[i]));
    }
}
