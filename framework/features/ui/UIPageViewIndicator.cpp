#include "ui/UIPageViewIndicator.h"

#include "base/autoreleased.h"
#include "nodes/sprites/Sprite.h"
#include "ui/disc.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

constexpr float kDotSize = 12.0f; ///< Points.

} // namespace

PageViewIndicator::PageViewIndicator() = default;
PageViewIndicator::~PageViewIndicator() = default;

PageViewIndicator* PageViewIndicator::create() {
    return copra::createAutoreleased<PageViewIndicator>();
}

bool PageViewIndicator::init() {
    if (!ProtectedNode::init()) return false;
    setCascadeOpacityEnabled(true);
    _selectedDot = createDot();
    _selectedDot->setVisible(false);
    addProtectedChild(_selectedDot, 1);
    return true;
}

Sprite* PageViewIndicator::createDot() const {
    Sprite* dot = createImage();
    if (!dot) dot = Sprite::createWithTexture(copra::discTexture());
    dot->setScale(scaleOf(*dot));
    return dot;
}

/// Null if the dots are discs or there is no such image.
Sprite* PageViewIndicator::createImage() const {
    if (_indexNodesTextureFile.empty()) return nullptr;
    return _indexNodesTexType == Widget::TextureResType::LOCAL
               ? Sprite::create(_indexNodesTextureFile)
               : Sprite::createWithSpriteFrameName(_indexNodesTextureFile);
}

/// Discs have one size, images their own.
float PageViewIndicator::scaleOf(const Sprite& dot) const {
    return _indexNodesTextureFile.empty() ? _dotScale * kDotSize / dot.getContentSize().width : _dotScale;
}

void PageViewIndicator::setIndexNodesTexture(const std::string& texName, Widget::TextureResType texType) {
    const std::string oldName = _indexNodesTextureFile;
    const Widget::TextureResType oldType = _indexNodesTexType;
    _indexNodesTextureFile = texName;
    _indexNodesTexType = texType;
    Sprite* image = createImage();
    if (!image) { // logged where it was looked for
        _indexNodesTextureFile = oldName;
        _indexNodesTexType = oldType;
        return;
    }
    for (Sprite* dot : _dots) dot->setSpriteFrame(image->getSpriteFrame());
    _selectedDot->setSpriteFrame(image->getSpriteFrame());
    setIndexNodesScale(_dotScale);
}

void PageViewIndicator::setDirection(PageView::Direction direction) {
    _direction = direction;
    rearrange();
}

void PageViewIndicator::reset(ssize_t numberOfTotalPages) {
    numberOfTotalPages = std::max<ssize_t>(numberOfTotalPages, 0);
    while (_dots.size() < numberOfTotalPages) {
        Sprite* dot = createDot();
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
    _selectedDot->setVisible(!_dots.empty());
}

void PageViewIndicator::clear() {
    reset(0);
}

void PageViewIndicator::indicate(ssize_t index) {
    if (index < 0 || index >= _dots.size()) return;
    _selectedIndex = index;
    _selectedDot->setPosition(_dots.at(index)->getPosition());
}

/// Centers the dots around the indicator's position.
void PageViewIndicator::rearrange() {
    const Size dot = _selectedDot->getContentSize() * _selectedDot->getScale();
    const float step = (_direction == PageView::Direction::HORIZONTAL ? dot.width : dot.height) + _spacing;
    const float start = -step * static_cast<float>(_dots.size() - 1) / 2;
    for (ssize_t i = 0; i < _dots.size(); ++i) {
        const float offset = start + step * static_cast<float>(i);
        _dots.at(i)->setPosition(_direction == PageView::Direction::HORIZONTAL ? Vec2(offset, 0.0f)
                                                                               : Vec2(0.0f, -offset));
    }
    indicate(_selectedIndex);
}

void PageViewIndicator::setSpaceBetweenIndexNodes(float spaceBetweenIndexNodes) {
    _spacing = spaceBetweenIndexNodes;
    rearrange();
}

void PageViewIndicator::setSelectedIndexColor(const Color3B& color) {
    _selectedDot->setColor(color);
}

const Color3B& PageViewIndicator::getSelectedIndexColor() const {
    return _selectedDot->getColor();
}

void PageViewIndicator::setIndexNodesColor(const Color3B& color) {
    _dotColor = color;
    for (Sprite* dot : _dots) dot->setColor(color);
}

void PageViewIndicator::setSelectedIndexOpacity(GLubyte opacity) {
    _selectedDot->setOpacity(opacity);
}

GLubyte PageViewIndicator::getSelectedIndexOpacity() const {
    return _selectedDot->getOpacity();
}

void PageViewIndicator::setIndexNodesOpacity(GLubyte opacity) {
    _dotOpacity = opacity;
    for (Sprite* dot : _dots) dot->setOpacity(opacity);
}

void PageViewIndicator::setIndexNodesScale(float indexNodesScale) {
    _dotScale = indexNodesScale;
    const float scale = scaleOf(*_selectedDot);
    for (Sprite* dot : _dots) dot->setScale(scale);
    _selectedDot->setScale(scale);
    rearrange();
}

} // namespace ui
} // namespace cocos2d
