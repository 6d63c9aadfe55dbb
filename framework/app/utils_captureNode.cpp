#include "app/Director.h"
#include "app/utils.h"
#include "base/log.h"
#include "nodes/effects/RenderTexture.h"

#include <cmath>

namespace cocos2d {
namespace utils {

namespace {

RenderTexture* pictureOf(const Size& size) {
    const int width = static_cast<int>(std::lround(size.width));
    const int height = static_cast<int>(std::lround(size.height));
    return width > 0 && height > 0 ? RenderTexture::create(width, height) : nullptr;
}

void drawInto(RenderTexture* picture, Node* node) {
    picture->begin();
    node->visit();
    picture->end();
}

} // namespace

Image* captureNode(Node* startNode, float scale) {
    const Size size = startNode ? startNode->getContentSize() : Size::ZERO;
    RenderTexture* picture = pictureOf(size);
    RenderTexture* result = picture && scale != 1.0f ? pictureOf(size * scale) : picture;
    if (!result) {
        log("captureNode: %s cannot be captured", startNode ? "a node without a size" : "no node");
        return nullptr;
    }
    // With its lower left corner in that of the picture.
    const Vec2 position = startNode->getPosition();
    const bool hasAnchor = !startNode->isIgnoreAnchorPointForPosition();
    startNode->setPosition(hasAnchor ? startNode->getAnchorPointInPoints() : Vec2::ZERO);
    drawInto(picture, startNode);
    startNode->setPosition(position);
    if (result != picture) {
        Sprite* smaller = Sprite::createWithTexture(picture->getSprite()->getTexture());
        smaller->getTexture()->setAntiAliasTexParameters();
        smaller->setAnchorPoint(Vec2::ZERO);
        smaller->setFlippedY(true);
        smaller->setScale(scale);
        drawInto(result, smaller);
    }
    Director::getInstance()->setNextDeltaTimeZero(true); // taking a picture takes no time of the game
    Director::getInstance()->getRenderer()->render();
    return result->newImage();
}

} // namespace utils
} // namespace cocos2d
