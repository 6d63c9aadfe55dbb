#include "hud/Landmarks.h"

#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kLandmarkAway = 620.0f; ///< points from one to the next
/// Points from the left, in turn; beside the creek.
constexpr float kPlaces[] = {130.0f, 846.0f, 138.0f, 836.0f};
constexpr float kFirstHeight = 470.0f; ///< points
constexpr float kAboveView = 160.0f;   ///< points; where the next ones appear
} // namespace

bool Landmarks::initWith(const std::string& frame, float speed) {
    if (!Node::init() || frame.empty()) return false;
    if (!SpriteFrameCache::getInstance()->getSpriteFrameByName(frame)) return false;
    _frame = frame;
    _speed = speed;
    place(kFirstHeight);
    _untilNext = kLandmarkAway / 2;
    scheduleUpdate();
    return true;
}

void Landmarks::update(float dt) {
    const float way = _speed * dt;
    const Rect view = viewfit::visibleRect();
    const Vector<Node*> all = getChildren(); // a copy: some are removed
    for (Node* landmark : all) {
        landmark->setPositionY(landmark->getPositionY() - way);
        if (landmark->getPositionY() < view.getMinY() - landmark->getContentSize().height)
            landmark->removeFromParent();
    }
    _untilNext -= way;
    if (_untilNext > 0) return;
    _untilNext += kLandmarkAway;
    place(view.getMaxY() + kAboveView);
}

void Landmarks::place(float height) {
    auto* landmark = addSprite(this, _frame,
                               Vec2(kPlaces[static_cast<std::size_t>(_placed) % std::size(kPlaces)], height));
    landmark->setFlippedX(_placed % 2 == 1);
    ++_placed;
}

} // namespace beecluster
