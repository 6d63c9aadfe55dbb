#pragma once

/// Forward declarations of the classes of images, for headers that only name them.

namespace cocos2d {
class Image;
} // namespace cocos2d

namespace copra {
struct DecodedImage;
struct DecodeOptions;
} // namespace copra
