#include "Canvas.h"

#include "GalleryScene.h"

#include <utility>

using namespace cocos2d;

namespace gallery {

namespace {

constexpr float kMargin = 20.0f;      ///< around all cards
constexpr float kGap = 14.0f;         ///< between cards
constexpr float kLabelHeight = 30.0f; ///< of the strip below a card's content
constexpr float kCorner = 10.0f;

int suitableColumns(int count) {
    if (count <= 3) return count;
    if (count == 4) return 2;
    if (count <= 6) return 3;
    if (count <= 8) return 4;
    return count == 9 ? 3 : count <= 12 ? 4 : 5;
}

} // namespace

Canvas* Canvas::create(std::size_t index, int iteration) {
    auto* canvas = new Canvas(index, iteration);
    canvas->init();
    canvas->autorelease();
    return canvas;
}

bool Canvas::init() {
    if (!Node::init()) return false;
    setContentSize(Size(kWidth, kHeight - kHeader - kFooter));
    scheduleUpdate();
    return true;
}

std::vector<Node*> Canvas::cards(const std::vector<std::string>& labels, int columns) {
    const int count = static_cast<int>(labels.size());
    if (columns == 0) columns = suitableColumns(count);
    const int rows = (count + columns - 1) / columns;
    const Size& size = getContentSize();
    const float width =
        (size.width - 2 * kMargin - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height =
        (size.height - 2 * kMargin - kGap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    std::vector<Node*> cards;
    for (int i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % columns);
        const auto row = static_cast<float>(rows - 1 - i / columns);
        cards.push_back(
            card(Rect(kMargin + column * (width + kGap), kMargin + row * (height + kGap), width, height),
                 labels[static_cast<std::size_t>(i)]));
    }
    return cards;
}

Node* Canvas::card(const Rect& place, const std::string& label) {
    auto* background = addDrawing(this, -1);
    drawCard(*background, place, kCorner, kCardFill, kCardEdge);
    const float strip = label.empty() ? 0 : kLabelHeight;
    auto* content = Node::create();
    content->setContentSize(Size(place.size.width, place.size.height - strip));
    content->setPosition(place.origin + Vec2(0, strip));
    addChild(content);
    if (!label.empty()) {
        auto* caption = addText(this, label, Vec2(place.getMidX(), place.getMinY() + strip / 2 + 2), 15);
        const float widest = place.size.width - 12;
        if (caption->getContentSize().width > widest)
            caption->setScale(widest / caption->getContentSize().width);
    }
    return content;
}

Node* Canvas::wholeCard(const std::string& label) {
    const Size& size = getContentSize();
    return card(Rect(kMargin, kMargin, size.width - 2 * kMargin, size.height - 2 * kMargin), label);
}

void Canvas::everyFrame(std::function<void(float)> step) {
    _steps.push_back(std::move(step));
}

Scene* Canvas::nextScene() const {
    return GalleryScene::create(_index, _iteration + 1);
}

void Canvas::update(float dt) {
    for (const auto& step : _steps) step(dt);
}

} // namespace gallery
