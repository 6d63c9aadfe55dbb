#include "ui/UIScrollViewBar.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "ui/UIScale9Sprite.h"
#include "ui/disc.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {
namespace ui {

namespace {

const Color3B kBarColor(52, 65, 87);
constexpr float kOvershootWeight = 20.0f; ///< Points of content for which a point beyond the edge counts.

} // namespace

ScrollViewBar* ScrollViewBar::create(ScrollView* parent, ScrollView::Direction direction) {
    if (copra::refuse(!parent, "ScrollViewBar::create: the view is null")) return nullptr;
    auto* bar = new ScrollViewBar(parent, direction);
    return copra::autoreleased(bar, bar->init());
}

ScrollViewBar::~ScrollViewBar() = default;

ScrollViewBar::ScrollViewBar(ScrollView* parent, ScrollView::Direction direction)
    : _view(parent), _direction(direction) {
    _cascadeColorEnabled = true;
    _cascadeOpacityEnabled = true;
}

bool ScrollViewBar::init() {
    if (!ProtectedNode::init()) return false;
    // A disc as a nine-patch is a bar with round ends.
    _bar = Scale9Sprite::create();
    _bar->initWithTexture(copra::discTexture());
    const Size disc = _bar->getContentSize();
    _bar->setCapInsets(Rect(disc.width / 2 - 0.5f, disc.height / 2 - 0.5f, 1.0f, 1.0f));
    _bar->setAnchorPoint(Vec2(0.5f, 0.5f));
    addProtectedChild(_bar);
    setColor(kBarColor);
    onScrolled(Vec2::ZERO);
    ProtectedNode::setOpacity(0);
    _autoHideRemainingTime = 0.0f;
    if (_direction == ScrollView::Direction::HORIZONTAL) setRotation(90.0f);
    return true;
}

void ScrollViewBar::onEnter() {
    ProtectedNode::onEnter();
    scheduleUpdate();
}

void ScrollViewBar::setPositionFromCorner(const Vec2& positionFromCorner) {
    const bool vertical = _direction == ScrollView::Direction::VERTICAL;
    _marginForLength = vertical ? positionFromCorner.y : positionFromCorner.x;
    _marginFromBoundary = vertical ? positionFromCorner.x : positionFromCorner.y;
}

Vec2 ScrollViewBar::getPositionFromCorner() const {
    return _direction == ScrollView::Direction::VERTICAL ? Vec2(_marginFromBoundary, _marginForLength)
                                                         : Vec2(_marginForLength, _marginFromBoundary);
}

void ScrollViewBar::setWidth(float width) {
    _width = std::max(0.0f, width);
    applyLength(_length);
}

/// Resizes the bar; its round ends extend beyond the length.
void ScrollViewBar::applyLength(float length) {
    _length = length;
    const float disc = _bar->getOriginalSize().width;
    const float scale = _width / disc;
    _bar->setScale(scale);
    _bar->setContentSize(Size(disc, scale > 0 ? length / scale + disc : disc));
    _bar->setPosition(0.0f, length / 2);
}

void ScrollViewBar::setAutoHideEnabled(bool autoHideEnabled) {
    _autoHideEnabled = autoHideEnabled;
    ProtectedNode::setOpacity(autoHideEnabled && _autoHideRemainingTime <= 0 ? GLubyte{0} : _barOpacity);
}

void ScrollViewBar::setOpacity(GLubyte opacity) {
    _barOpacity = opacity;
    if (!_autoHideEnabled) ProtectedNode::setOpacity(opacity);
}

void ScrollViewBar::update(float deltaTime) {
    if (!_autoHideEnabled || _autoHideRemainingTime <= 0 || _touching) return;
    _autoHideRemainingTime = std::max(0.0f, _autoHideRemainingTime - deltaTime);
    if (_autoHideRemainingTime > _autoHideTime) return;
    const float fraction = _autoHideTime > 0 ? _autoHideRemainingTime / _autoHideTime : 0.0f;
    ProtectedNode::setOpacity(static_cast<GLubyte>(static_cast<float>(_barOpacity) * fraction));
}

void ScrollViewBar::onTouchBegan() {
    if (_autoHideEnabled) _touching = true;
}

void ScrollViewBar::onTouchEnded() {
    if (!_autoHideEnabled) return;
    _touching = false;
    if (_autoHideRemainingTime > 0) _autoHideRemainingTime = _autoHideTime;
}

void ScrollViewBar::onScrolled(const Vec2& outOfBoundary) {
    if (_autoHideEnabled) {
        _autoHideRemainingTime = _autoHideTime;
        ProtectedNode::setOpacity(_barOpacity);
    }
    if (!_view) return; // a game may retain the bar longer
    const bool vertical = _direction == ScrollView::Direction::VERTICAL;
    const Layout* inner = _view->getInnerContainer();
    const Size& innerSize = inner->getContentSize();
    const Size& viewSize = _view->getContentSize();
    const float content = vertical ? innerSize.height : innerSize.width;
    const float seen = vertical ? viewSize.height : viewSize.width;
    const float scrolled = vertical ? -inner->getPositionY() : -inner->getPositionX();
    const float overshoot = std::fabs(vertical ? outOfBoundary.y : outOfBoundary.x);

    const float all = content + overshoot * kOvershootWeight;
    const float track = std::max(0.0f, seen - 2 * _marginForLength);
    const float length = all > 0 ? track * seen / all : 0.0f;
    const float way = content - seen + overshoot;
    const float fraction = way > 0 ? std::min(1.0f, std::max(0.0f, scrolled / way)) : 0.0f;
    const float start = (track - length) * fraction + _marginForLength;
    applyLength(length);
    setPosition(vertical ? Vec2(viewSize.width - _marginFromBoundary, start)
                         : Vec2(start, _marginFromBoundary));
}

} // namespace ui
} // namespace cocos2d
