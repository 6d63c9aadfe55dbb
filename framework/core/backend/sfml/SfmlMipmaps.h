#pragma once

#include "platform/Pixels.h"

#include <SFML/Graphics/Texture.hpp>

namespace copra::sfml {

/// Like `sf::Texture::generateMipmap()`, and false like it if there can be no mipmaps. If the driver of the current context draws in
/// software, the smaller images are computed here: the driver would draw them, and compiles four programs for that, which took a
/// third of the time of BeeCluster's first picture.
bool generateMipmap(sf::Texture& texture);

/// The image in half its width and height, rounded down, but at least one pixel. Each pixel is the mean of two by two.
PixelImage halved(const PixelImage& image);

} // namespace copra::sfml
