#pragma once

#include "platform/Pixels.h"

#include <SFML/Graphics/Texture.hpp>

namespace copra::sfml {

/// Generates mipmaps like `sf::Texture::generateMipmap()`; returns false if there can be none. `rgba` has the
/// pixels of the texture; if it is null, they are read from the device. If the driver of the current context
/// draws in software, the smaller images are computed here: the driver would draw them, and would first
/// compile four programs, which took a third of the time of BeeCluster's first picture.
bool generateMipmapOf(sf::Texture& texture, const std::uint8_t* rgba);
/// Makes a texture use its mipmaps. Needed after `sf::Texture::setSmooth()`, since SFML does not know of
/// those that were computed here.
void filterMipmapOf(const sf::Texture& texture);

/// Returns an image in half its width and height, rounded down, but at least one pixel. Each pixel is the
/// mean of two by two.
PixelImage halved(PixelSize size, const std::uint8_t* rgba);

} // namespace copra::sfml
