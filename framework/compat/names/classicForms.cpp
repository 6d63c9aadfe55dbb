/// Functions of 1.x and 2.x that classes declare.
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "compat/containers/String.h"
#include "extensions/ControlButton.h"
#include "files/FileUtils.h"
#include "nodes/effects/RenderTexture.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "ui/UIWidget.h"

#include <algorithm>
#include <vector>

namespace cocos2d {

bool Sprite::initWithBatchNode(SpriteBatchNode* batchNode, const Rect& rect) {
    if (copra::refuse(!batchNode, "Sprite::initWithBatchNode: the batch node is null")) return false;
    return initWithTexture(batchNode->getTexture(), rect);
}

bool RenderTexture::getUIImageFromBuffer(Image* image, int x, int y, int width, int height) {
    if (!image || width < 0 || height < 0 || (width == 0) != (height == 0)) return false;
    Image* const all = newImage(true);
    if (!all) return false;
    const int allWidth = all->getWidth();
    const int allHeight = all->getHeight();
    bool done = false;
    if (x >= 0 && x < allWidth && y >= 0 && y < allHeight) {
        width = width == 0 ? allWidth - x : std::min(width, allWidth - x);
        height = height == 0 ? allHeight - y : std::min(height, allHeight - y);
        // The rows of the image go from the top down, but y counts from the bottom.
        const auto rowSize = static_cast<std::size_t>(width) * 4;
        std::vector<unsigned char> part(rowSize * static_cast<std::size_t>(height));
        for (int row = 0; row < height; ++row) {
            const auto from = static_cast<std::size_t>(allHeight - y - height + row) * allWidth + x;
            std::copy_n(all->getData() + from * 4, rowSize, part.data() + rowSize * row);
        }
        done = image->initWithRawData(part.data(), static_cast<ssize_t>(part.size()), width, height, 8, true);
    }
    all->release();
    return done;
}

bool RenderTexture::saveBuffer(const char* path, int x, int y, int width, int height) {
    const RefPtr<Image> image = copra::autoreleased(new Image());
    return path && getUIImageFromBuffer(image, x, y, width, height) && image->saveToFile(path, false);
}

bool RenderTexture::saveBuffer(Image::Format, const char* name, int x, int y, int width, int height) {
    if (!name) return false;
    const std::string path = FileUtils::getInstance()->getWritablePath() + name;
    return saveBuffer(path.c_str(), x, y, width, height);
}

namespace ui {

Widget* Widget::childByName_(const std::string& name) const {
    return dynamic_cast<Widget*>(getChildByName(name));
}

} // namespace ui

namespace extension {

__String* ControlButton::titleAsString_(State state) {
    return __String::create(getTitleForState(state));
}

__String* ControlButton::currentTitleAsString_() const {
    return __String::create(_currentTitle);
}

} // namespace extension
} // namespace cocos2d
