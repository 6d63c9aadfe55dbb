#include "images/NinePatchImageParser.h"

#include "base/refuse.h"
#include "images/Image.h"
#include "platform/Screen.h"

namespace cocos2d {

bool NinePatchImageParser::isNinePatchImage(const std::string& filename) {
    static const std::string kEnd = ".9.png";
    return filename.size() > kEnd.size() &&
           filename.compare(filename.size() - kEnd.size(), kEnd.size(), kEnd) == 0;
}

NinePatchImageParser::NinePatchImageParser(Image* image) {
    if (copra::refuse(!image, "NinePatchImageParser::NinePatchImageParser: the image is null")) return;
    const Size size(static_cast<float>(image->getWidth()), static_cast<float>(image->getHeight()));
    setSpriteFrameInfo(image, Rect(Vec2::ZERO, size), false);
}

NinePatchImageParser::NinePatchImageParser(Image* image, const Rect& frameRect, bool rotated) {
    setSpriteFrameInfo(image, frameRect, rotated);
}

void NinePatchImageParser::setSpriteFrameInfo(Image* image, const Rect& frameRect, bool rotated) {
    _image = image;
    _frame = frameRect;
    _isRotated = rotated;
}

/// Finds the marked part of a line of pixels in the image.
NinePatchImageParser::Marked_ NinePatchImageParser::marked(int x, int y, int stepX, int stepY,
                                                           int count) const {
    const auto isMarked = [&](int i) {
        const ssize_t pixel = static_cast<ssize_t>(y + i * stepY) * _image->getWidth() + x + i * stepX;
        return _image->getData()[pixel * 4 + 3] > 0;
    };
    int begin = 0;
    while (begin < count && !isMarked(begin)) ++begin;
    int end = begin;
    while (end < count && isMarked(end)) ++end;
    if (begin == end) return {};
    return {static_cast<float>(begin), static_cast<float>(end)};
}

Rect NinePatchImageParser::parseCapInset() const {
    if (!_image || _image->getRenderFormat() != copra::PixelFormat::RGBA8888) return Rect::ZERO;
    const Vec2& corner = _frame.origin;
    const Size& size = _frame.size;
    const Vec2 end = corner + (_isRotated ? Vec2(size.height, size.width) : Vec2(size.width, size.height));
    // The numbers may be those of a stranger's file: huge, or NaN.
    if (!(corner.x >= 0.0f && corner.y >= 0.0f && size.width >= 1.0f && size.height >= 1.0f &&
          end.x <= static_cast<float>(_image->getWidth()) &&
          end.y <= static_cast<float>(_image->getHeight())))
        return Rect::ZERO;
    const int left = static_cast<int>(corner.x);
    const int top = static_cast<int>(corner.y);
    const int width = static_cast<int>(size.width);
    const int height = static_cast<int>(size.height);
    // A rotated part is turned clockwise: its first row is the last column, its first column is the first row
    // from right to left.
    const int right = left + height - 1;
    const Marked_ across = _isRotated ? marked(right, top, 0, 1, width) : marked(left, top, 1, 0, width);
    const Marked_ down = _isRotated ? marked(right, top, -1, 0, height) : marked(left, top, 0, 1, height);
    const float scale = copra::screen().contentScaleFactor;
    return Rect(across.begin / scale, down.begin / scale, (across.end - across.begin) / scale,
                (down.end - down.begin) / scale);
}

} // namespace cocos2d
