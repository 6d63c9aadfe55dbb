#include "ui/UIPageViewIndicator.h"

#include "base/autoreleased.h"
#include "nodes/sprites/Sprite.h"
#include "ui/disc.h"

namespace cocos2d {
namespace ui {

namespace {

constexpr float kDotSize = 12.0f; ///< Points.

} // namespace

PageViewIndicator* PageViewIndicator::create() {
    auto* indicator = new PageViewIndicator();
    return copra::autoreleased(indicator, indicator->init());
}

bool PageViewIndicator::init() {
    if (!ProtectedNode::init()) return false;
    setCascadeOpacityEnabled(true);
    _mark = newDot();
    _mark->setVisible(false);
    addProtectedChild(_mark, 1);
    return true;
}

Sprite* PageViewIndicator::newDot() const {
    Sprite* dot = Sprite::createWithTexture(copra::discTexture());
    dot->setScale(_dotScale * kDotSize / dot->getContentSize().width);
    return dot;
}

void PageViewIndicator::setDirection(PageView::Direction direction) {
    _direction = direction;
    rearrange();
}

void PageViewIndicator::reset(ssize_t numberOfTotalPages) {
    while (_dots.size() < numberOfTotalPages) {
        Sprite* dot = newDot();
        dot->setColor(_dotColor);
        dot->setOpacity(_dotOpacity);
        addProtectedChild(dot);
        _dots.pushBack(dot);
    }
    while (_dots.size() > numberOfTotalPages) {
        removeProtectedChild(_dots.back());
        _dots.popBack();
    }
    rearrange();
    _mark->setVisible(!_dots.empty());
}

void PageViewIndicator::clear() {
    reset(0);
}

void PageViewIndicator::indicate(ssize_t index) {
    if (index < 0 || index >= _dots.size()) return;
    _marked = index;
    _mark->setPosition(_dots.at(index)->getPosition());
}

/// The dots stand around the indicator's position.
void PageViewIndicator::rearrange() {
    const float step = kDotSize * _dotScale + _space;
    const float start = -step * static_cast<float>(_dots.size() - 1) / 2;
    for (ssize_t i = 0; i < _dots.size(); ++i) {
        const float place = start + step * static_cast<float>(i);
        _dots.at(i)->setPosition(_direction == PageView::Direction::HORIZONTAL ? Vec2(place, 0.0f)
                                                                               : Vec2(0.0f, -place));
    }
    indicate(_marked);
}

void PageViewIndicator::setSpaceBetweenIndexNodes(float spaceBetweenIndexNodes) {
    _space = spaceBetweenIndexNodes;
    rearrange();
}

void PageViewIndicator::setSelectedIndexColor(const Color3B& color) {
    _mark->setColor(color);
}

const Color3B& PageViewIndicator::getSelectedIndexColor() const {
    return _mark->getColor();
}

void PageViewIndicator::setIndexNodesColor(const Color3B& color) {
    _dotColor = color;
    for (Sprite* dot : _dots) dot->setColor(color);
}

void PageViewIndicator::setSelectedIndexOpacity(GLubyte opacity) {
    _mark->setOpacity(opacity);
}

GLubyte PageViewIndicator::getSelectedIndexOpacity() const {
    return _mark->getOpacity();
}

void PageViewIndicator::setIndexNodesOpacity(GLubyte opacity) {
    _dotOpacity = opacity;
    for (Sprite* dot : _dots) dot->setOpacity(opacity);
}

void PageViewIndicator::setIndexNodesScale(float indexNodesScale) {
    _dotScale = indexNodesScale;
    const float scale = indexNodesScale * kDotSize / static_cast<float>(copra::kDiscSize);
    for (Sprite* dot : _dots) dot->setScale(scale);
    _mark->setScale(scale);
    rearrange();
}

} // namespace ui
} // namespace cocos2d
