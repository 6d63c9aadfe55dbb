#include "ui/UIPageView.h"
#include "ui/UIPageViewIndicator.h"

namespace cocos2d {
namespace ui {

void PageView::onItemListChanged() {
    ListView::onItemListChanged();
    if (_indicator) _indicator->reset(_items.size());
}

void PageView::onSizeChanged() {
    ListView::onSizeChanged();
    refreshIndicator();
}

void PageView::refreshIndicator() {
    if (!_indicator) return;
    _indicator->setPosition(Vec2(_contentSize.width * _indicatorPositionAsAnchorPoint.x,
                                 _contentSize.height * _indicatorPositionAsAnchorPoint.y));
}

void PageView::setIndicatorEnabled(bool enabled) {
    if (enabled == (_indicator != nullptr)) return;
    if (!enabled) {
        removeProtectedChild(_indicator);
        _indicator = nullptr;
        return;
    }
    _indicator = PageViewIndicator::create();
    _indicator->setDirection(getDirection());
    addProtectedChild(_indicator, 10000); // above every page
    _indicator->setSelectedIndexColor(Color3B(100, 100, 255));
    _indicator->reset(_items.size());
    refreshIndicator();
    requestDoLayout();
}

void PageView::setIndicatorPositionAsAnchorPoint(const Vec2& positionAsAnchorPoint) {
    _indicatorPositionAsAnchorPoint = positionAsAnchorPoint;
    refreshIndicator();
}

void PageView::setIndicatorPosition(const Vec2& position) {
    if (!_indicator || _contentSize.width <= 0 || _contentSize.height <= 0) return;
    setIndicatorPositionAsAnchorPoint(
        Vec2(position.x / _contentSize.width, position.y / _contentSize.height));
}

const Vec2& PageView::getIndicatorPosition() const {
    return _indicator ? _indicator->getPosition() : Vec2::ZERO;
}

void PageView::setIndicatorSpaceBetweenIndexNodes(float spaceBetweenIndexNodes) {
    if (_indicator) _indicator->setSpaceBetweenIndexNodes(spaceBetweenIndexNodes);
}

float PageView::getIndicatorSpaceBetweenIndexNodes() const {
    return _indicator ? _indicator->getSpaceBetweenIndexNodes() : 0.0f;
}

void PageView::setIndicatorSelectedIndexColor(const Color3B& color) {
    if (_indicator) _indicator->setSelectedIndexColor(color);
}

const Color3B& PageView::getIndicatorSelectedIndexColor() const {
    return _indicator ? _indicator->getSelectedIndexColor() : Color3B::WHITE;
}

void PageView::setIndicatorIndexNodesColor(const Color3B& color) {
    if (_indicator) _indicator->setIndexNodesColor(color);
}

const Color3B& PageView::getIndicatorIndexNodesColor() const {
    return _indicator ? _indicator->getIndexNodesColor() : Color3B::WHITE;
}

void PageView::setIndicatorSelectedIndexOpacity(GLubyte opacity) {
    if (_indicator) _indicator->setSelectedIndexOpacity(opacity);
}

GLubyte PageView::getIndicatorSelectedIndexOpacity() const {
    return _indicator ? _indicator->getSelectedIndexOpacity() : GLubyte{255};
}

void PageView::setIndicatorIndexNodesOpacity(GLubyte opacity) {
    if (_indicator) _indicator->setIndexNodesOpacity(opacity);
}

GLubyte PageView::getIndicatorIndexNodesOpacity() const {
    return _indicator ? _indicator->getIndexNodesOpacity() : GLubyte{255};
}

void PageView::setIndicatorIndexNodesScale(float indexNodesScale) {
    if (_indicator) _indicator->setIndexNodesScale(indexNodesScale);
}

float PageView::getIndicatorIndexNodesScale() const {
    return _indicator ? _indicator->getIndexNodesScale() : 1.0f;
}

void PageView::setIndicatorIndexNodesTexture(const std::string& texName, TextureResType texType) {
    if (_indicator) _indicator->setIndexNodesTexture(texName, texType);
}

} // namespace ui
} // namespace cocos2d
