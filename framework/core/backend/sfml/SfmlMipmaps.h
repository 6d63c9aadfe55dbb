#pragma once

#include "platform/Pixels.h"

#include <SFML/Graphics/Texture.hpp>

namespace copra::sfml {

/// Like `sf::Texture::generateMipmap()`, and false like it if there can be no mipmaps. `rgba` has the pixels of the texture; if it is
/// null, they are read from the device. If the driver of the current context draws in
/// software, the smaller images are computed here: the driver would draw them, and compiles four programs for that, which took a
/// third of the time of BeeCluster's first picture.
bool generateMipmapOf(sf::Texture& texture, const std::uint8_t* rgba);
/// Makes SFML's texture use its mipmaps, which it stops doing after `sf::Texture::setSmooth()` if they were computed here.
void filterMipmapOf(const sf::Texture& texture);

/// An image in half its width and height, rounded down, but at least one pixel. Each pixel is the mean of two by two.
PixelImage halved(PixelSize size, const std::uint8_t* rgba);

} // namespace copra::sfml
