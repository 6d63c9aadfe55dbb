#pragma once

#include "images/fwd.h"
#include "math/Rect.h"

#include <string>

namespace cocos2d {

/// Reads the stretchable part of a nine-patch image (".9.png", as on Android). Opaque lines in the first row
/// and the first column of the image mark that part. A ui::Scale9Sprite of such a file or sprite frame uses
/// this class automatically.
class NinePatchImageParser {
public:
    /// Whether a file or frame name ends in ".9.png".
    static bool isNinePatchImage(const std::string& filename);

    /// Constructs a parser without an image.
    NinePatchImageParser() = default;
    /// Constructs a parser of a whole image, which must outlive it and be RGBA8888. Null is an error: debug
    /// builds assert; release builds log it and construct a parser without an image.
    explicit NinePatchImageParser(Image* image);
    /// Constructs a parser of a part of an image, in pixels. `rotated` says that the part is stored rotated
    /// by 90 degrees; `frameRect` has the size of the unrotated part.
    NinePatchImageParser(Image* image, const Rect& frameRect, bool rotated);
    /// Replaces the image and its part.
    void setSpriteFrameInfo(Image* image, const Rect& frameRect, bool rotated);

    /// Returns the stretchable part, in points from the top left corner. It is a zero rectangle if the image has
    /// no lines, or if the part of the constructor reaches beyond the image.
    Rect parseCapInset() const;

private:
    /// A line: its first pixel and the one after its last.
    struct Marked_ {
        float begin = 0.0f;
        float end = 0.0f;
    };
    Marked_ marked(int x, int y, int stepX, int stepY, int count) const;

    Image* _image = nullptr; ///< The image, which is not owned.
    Rect _frame;
    bool _isRotated = false;
};

} // namespace cocos2d
