#include "IndexScene.h"

#include "Demo.h"
#include "GalleryScene.h"
#include "theme.h"

#include <algorithm>
#include <cctype>
#include <cmath>

using namespace cocos2d;

namespace gallery {

namespace {

constexpr float kFamilyWidth = 160.0f; ///< of the column on the left
constexpr float kFamilyHeight = 22.0f; ///< of a line in it
constexpr std::size_t kColumns = 4;    ///< of cards
constexpr std::size_t kRows = 3;       ///< of cards
constexpr std::size_t kPage = kColumns * kRows;
const Size kCardSize((kWidth - kFamilyWidth) / kColumns, (kHeight - kHeader - kFooter) / kRows);
constexpr float kThumbWidth = 172.0f; ///< of a thumbnail, which is 960 to 528

std::string thumbnailOf(const Demo& demo) {
    std::string name = demo.name;
    std::replace(name.begin(), name.end(), '/', '_');
    const std::string golden = "golden/" + name + ".png";
    return FileUtils::getInstance()->isFileExist(golden) ? golden : "thumbnails/" + name + ".png";
}

/// The middle of the card at that place of a page.
Vec2 placeOf(std::size_t position) {
    const auto column = static_cast<float>(position % kColumns);
    const auto row = static_cast<float>(position / kColumns);
    return {kFamilyWidth + kCardSize.width * (column + 0.5f),
            kHeight - kHeader - kCardSize.height * (row + 0.5f)};
}

float familyY(std::size_t family) {
    return kHeight - kHeader - kFamilyHeight * (static_cast<float>(family) + 0.7f);
}

bool matches(const Demo& demo, const std::string& words) {
    std::string all = demo.name + ' ' + demo.caption;
    std::transform(all.begin(), all.end(), all.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return all.find(words) != std::string::npos;
}

} // namespace

IndexScene* IndexScene::create(std::size_t demo) {
    auto* scene = new IndexScene();
    scene->initAt(demo);
    scene->autorelease();
    return scene;
}

void IndexScene::onEnter() {
    Scene::onEnter();
    _director->setNotificationNode(nullptr); // the frame of a transition
}

bool IndexScene::initAt(std::size_t demo) {
    if (!Scene::init()) return false;
    for (const Demo& each : demos())
        if (_families.empty() || _families.back() != each.family()) _families.push_back(each.family());
    const auto found = std::find(_families.begin(), _families.end(), demos()[demo].family());
    _family = static_cast<std::size_t>(found - _families.begin());
    addFrame();
    addChild(_names = Node::create());
    addChild(_cards = Node::create());
    select();
    const auto shown = std::find(_shown.begin(), _shown.end(), demo);
    if (shown != _shown.end()) _focus = static_cast<std::size_t>(shown - _shown.begin());
    showPage();
    listenToKeys();
    listenToPointer();
    return true;
}

void IndexScene::addFrame() {
    addChild(LayerColor::create(kPaper), -2);
    auto* header = LayerColor::create(kInk, kWidth, kHeader);
    header->setPosition(0, kHeight - kHeader);
    addChild(header);
    auto* title = text("Copra: gallery", 24, kHoney);
    title->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    title->setPosition(24, kHeader - 23);
    header->addChild(title);
    _status = text("", 16, kCream);
    _status->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    _status->setPosition(24, 18);
    header->addChild(_status);
    auto* footer = LayerColor::create(kInk, kWidth, kFooter);
    addChild(footer);
    addText(footer,
            "type to search     arrows and Enter open     Page Up, Page Down change the family     Esc quits",
            Vec2(kWidth / 2, kFooter / 2), 14, kCardEdge);
}

void IndexScene::addFamilies() {
    _names->removeAllChildren();
    for (std::size_t i = 0; i < _families.size(); ++i) {
        const bool isShown = _search.empty() && i == _family;
        auto* name = text(_families[i], 15, isShown ? kRose : kInk);
        name->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
        name->setPosition(24, familyY(i));
        _names->addChild(name);
    }
}

void IndexScene::select() {
    _shown.clear();
    for (std::size_t i = 0; i < demos().size(); ++i) {
        const Demo& demo = demos()[i];
        const bool isShown = _search.empty() ? demo.family() == _families[_family] : matches(demo, _search);
        if (isShown) _shown.push_back(i);
    }
    _focus = 0;
}

void IndexScene::showFamily(std::size_t family) {
    _search.clear();
    _family = family;
    select();
    showPage();
}

void IndexScene::search(const std::string& words) {
    _search = words;
    select();
    showPage();
}

void IndexScene::moveFocus(int by) {
    const int count = static_cast<int>(_shown.size());
    if (count == 0) return;
    _focus = static_cast<std::size_t>(std::clamp(static_cast<int>(_focus) + by, 0, count - 1));
    showPage();
}

void IndexScene::showPage() {
    addFamilies();
    _cards->removeAllChildren();
    const std::size_t first = _focus / kPage * kPage;
    for (std::size_t i = first; i < std::min(first + kPage, _shown.size()); ++i) {
        Node* card = makeCard(_shown[i], i == _focus);
        card->setPosition(placeOf(i - first));
        _cards->addChild(card);
    }
    const std::string what = _search.empty() ? _families[_family] : "search: " + _search;
    const std::string caption = _shown.empty() ? "no scene" : demos()[_shown[_focus]].caption;
    _status->setString(what + " (" + std::to_string(_shown.size()) + ")    " + caption);
}

Node* IndexScene::makeCard(std::size_t demo, bool isFocused) const {
    auto* card = Node::create();
    auto* drawing = addDrawing(card);
    const Size size(kCardSize.width - 12, kCardSize.height - 12);
    drawCard(*drawing, Rect(-size.width / 2, -size.height / 2, size.width, size.height), 8, kCardFill,
             isFocused ? kRose : kCardEdge);
    const std::string file = thumbnailOf(demos()[demo]);
    if (FileUtils::getInstance()->isFileExist(file)) {
        auto* picture = Sprite::create(file);
        picture->setScale(kThumbWidth / picture->getContentSize().width);
        picture->setPositionY(14);
        card->addChild(picture);
    } else {
        auto* caption = addText(card, demos()[demo].caption, Vec2(0, 14), 13);
        caption->setDimensions(kThumbWidth, 90);
        caption->setAlignment(TextHAlignment::CENTER, TextVAlignment::CENTER);
    }
    addText(card, demos()[demo].name, Vec2(0, -size.height / 2 + 16), 14, isFocused ? kRose : kInk);
    return card;
}

void IndexScene::open(std::size_t position) {
    if (position < _shown.size()) _director->replaceScene(GalleryScene::create(_shown[position]));
}

void IndexScene::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { onKey(key); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

char IndexScene::characterOf(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    const int letter = static_cast<int>(key) - static_cast<int>(Key::KEY_A);
    if (letter >= 0 && letter < 26) return static_cast<char>('a' + letter);
    if (key == Key::KEY_MINUS) return '-';
    if (key == Key::KEY_SLASH) return '/';
    if (key == Key::KEY_SPACE) return ' ';
    return 0;
}

void IndexScene::onKey(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    const std::size_t count = _families.size();
    switch (key) {
    case Key::KEY_LEFT_ARROW:
        return moveFocus(-1);
    case Key::KEY_RIGHT_ARROW:
        return moveFocus(1);
    case Key::KEY_UP_ARROW:
        return moveFocus(-static_cast<int>(kColumns));
    case Key::KEY_DOWN_ARROW:
        return moveFocus(static_cast<int>(kColumns));
    case Key::KEY_PG_UP:
        return showFamily((_family + count - 1) % count);
    case Key::KEY_PG_DOWN:
        return showFamily((_family + 1) % count);
    case Key::KEY_ENTER:
    case Key::KEY_RETURN:
    case Key::KEY_KP_ENTER:
        return open(_focus);
    case Key::KEY_BACKSPACE:
        return search(_search.substr(0, _search.empty() ? 0 : _search.size() - 1));
    case Key::KEY_ESCAPE:
        if (_search.empty()) return _director->end();
        return search("");
    default:
        if (const char character = characterOf(key)) search(_search + character);
    }
}

void IndexScene::listenToPointer() {
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [](Touch*, Event*) { return true; };
    touches->onTouchEnded = [this](Touch* touch, Event*) { click(touch->getLocation()); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseScroll = [this](EventMouse* event) {
        moveFocus(event->getScrollY() < 0 ? static_cast<int>(kPage) : -static_cast<int>(kPage));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, this);
}

void IndexScene::click(const Vec2& place) {
    for (std::size_t i = 0; i < _families.size(); ++i)
        if (place.x < kFamilyWidth && std::abs(place.y - familyY(i)) < kFamilyHeight / 2)
            return showFamily(i);
    const std::size_t first = _focus / kPage * kPage;
    for (std::size_t i = first; i < std::min(first + kPage, _shown.size()); ++i) {
        const Vec2 way = place - placeOf(i - first);
        if (std::abs(way.x) < kCardSize.width / 2 && std::abs(way.y) < kCardSize.height / 2) return open(i);
    }
}

} // namespace gallery
