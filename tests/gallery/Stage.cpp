#include "Stage.h"

#include "GalleryScene.h"

#include <utility>

using namespace cocos2d;

namespace gallery {

namespace {

constexpr float kMargin = 20;      ///< around all cards
constexpr float kGap = 14;         ///< between cards
constexpr float kLabelHeight = 30; ///< of the strip below what a card shows
constexpr float kCorner = 10;

int suitableColumns(int count) {
    if (count <= 3) return count;
    if (count == 4) return 2;
    if (count <= 6) return 3;
    if (count <= 8) return 4;
    return count == 9 ? 3 : count <= 12 ? 4 : 5;
}

} // namespace

Stage* Stage::create(std::size_t index, int round) {
    auto* stage = new Stage(index, round);
    stage->init();
    stage->autorelease();
    return stage;
}

bool Stage::init() {
    if (!Node::init()) return false;
    setContentSize(Size(kWidth, kHeight - kHeader - kFooter));
    scheduleUpdate();
    return true;
}

std::vector<Node*> Stage::cards(const std::vector<std::string>& labels, int columns) {
    const int count = static_cast<int>(labels.size());
    if (columns == 0) columns = suitableColumns(count);
    const int rows = (count + columns - 1) / columns;
    const Size& room = getContentSize();
    const float width =
        (room.width - 2 * kMargin - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height =
        (room.height - 2 * kMargin - kGap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    std::vector<Node*> made;
    for (int i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % columns);
        const auto row = static_cast<float>(rows - 1 - i / columns);
        made.push_back(
            card(Rect(kMargin + column * (width + kGap), kMargin + row * (height + kGap), width, height),
                 labels[static_cast<std::size_t>(i)]));
    }
    return made;
}

Node* Stage::card(const Rect& place, const std::string& label) {
    auto* paper = addDrawing(this, -1);
    drawCard(*paper, place, kCorner, kCardFill, kCardEdge);
    const float strip = label.empty() ? 0 : kLabelHeight;
    auto* content = Node::create();
    content->setContentSize(Size(place.size.width, place.size.height - strip));
    content->setPosition(place.origin + Vec2(0, strip));
    addChild(content);
    if (!label.empty()) {
        auto* words = addText(this, label, Vec2(place.getMidX(), place.getMinY() + strip / 2 + 2), 15);
        const float widest = place.size.width - 12;
        if (words->getContentSize().width > widest) words->setScale(widest / words->getContentSize().width);
    }
    return content;
}

Node* Stage::wholeCard(const std::string& label) {
    const Size& room = getContentSize();
    return card(Rect(kMargin, kMargin, room.width - 2 * kMargin, room.height - 2 * kMargin), label);
}

void Stage::everyFrame(std::function<void(float)> step) {
    _steps.push_back(std::move(step));
}

Scene* Stage::again() const {
    return GalleryScene::create(_index, _round + 1);
}

void Stage::update(float dt) {
    for (const auto& step : _steps) step(dt);
}

} // namespace gallery
