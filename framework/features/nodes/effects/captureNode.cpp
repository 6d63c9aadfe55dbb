#include "app/Director.h"
#include "app/utils.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "nodes/effects/RenderTexture.h"

#include <cmath>

namespace cocos2d {
namespace utils {

namespace {

RenderTexture* createTarget(const Size& size) {
    if (copra::isTextureTooLarge("utils::captureNode", static_cast<double>(size.width),
                                 static_cast<double>(size.height)))
        return nullptr;
    const int width = static_cast<int>(std::lround(size.width));
    const int height = static_cast<int>(std::lround(size.height));
    if (width > 0 && height > 0) return RenderTexture::create(width, height);
    copra::warning("utils::captureNode: the size of the node is 0");
    return nullptr;
}

void drawInto(RenderTexture* target, Node* node) {
    target->begin();
    node->visit();
    target->end();
}

} // namespace

Image* captureNode(Node* startNode, float scale) {
    if (!startNode) {
        copra::warning("utils::captureNode: the node is null");
        return nullptr;
    }
    const Size size = startNode->getContentSize();
    RenderTexture* unscaled = createTarget(size);
    RenderTexture* result = unscaled && scale != 1.0f ? createTarget(size * scale) : unscaled;
    if (!result) return nullptr;
    // The lower left corner of the node goes to that of the image.
    const Vec2 position = startNode->getPosition();
    const bool hasAnchor = !startNode->isIgnoreAnchorPointForPosition();
    startNode->setPosition(hasAnchor ? startNode->getAnchorPointInPoints() : Vec2::ZERO);
    drawInto(unscaled, startNode);
    startNode->setPosition(position);
    if (result != unscaled) {
        Sprite* sprite = Sprite::createWithTexture(unscaled->getSprite()->getTexture());
        sprite->getTexture()->setAntiAliasTexParameters();
        sprite->setAnchorPoint(Vec2::ZERO);
        sprite->setFlippedY(true);
        sprite->setScale(scale);
        drawInto(result, sprite);
    }
    Director::getInstance()->setNextDeltaTimeZero(true); // the game does not advance by the time this takes
    Director::getInstance()->getRenderer()->render();
    return result->newImage();
}

} // namespace utils
} // namespace cocos2d
