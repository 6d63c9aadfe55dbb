#pragma once

#include "math/Rect.h"

#include <string>

namespace cocos2d {

class Image;

/// Reads what a nine-patch picture (".9.png", as Android has them) says about itself: black lines in its
/// first row and column mark what stretches. A ui::Scale9Sprite of such a file, or of a frame with such a
/// name, takes over the lines by itself.
class NinePatchImageParser {
public:
    /// Whether a file or frame name ends in ".9.png".
    static bool isNinePatchImage(const std::string& filename);

    NinePatchImageParser() = default;
    /// Of the whole image. It must outlive the parser, and have its format RGBA8888.
    explicit NinePatchImageParser(Image* image);
    /// Of a part in pixels; where it is `rotated`, its size is the upright one.
    NinePatchImageParser(Image* image, const Rect& frameRect, bool rotated);
    void setSpriteFrameInfo(Image* image, const Rect& frameRect, bool rotated);

    /// The part that stretches, in points from the upper left corner. Zero where there are no lines.
    Rect parseCapInset() const;

private:
    /// The lines of one direction: their first and their last pixel but one.
    struct Marked {
        float begin = 0.0f;
        float end = 0.0f;
    };
    Marked marked(int x, int y, int stepX, int stepY, int count) const;

    Image* _image = nullptr; ///< Weak.
    Rect _frame;
    bool _isRotated = false;
};

} // namespace cocos2d
