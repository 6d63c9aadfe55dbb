#pragma once

// Wraps what differs between SFML 2.5, 2.6 and 3, so that the rest of this module needs no #if.

#include "platform/Pixels.h"

#include <SFML/Graphics.hpp>
#include <SFML/Window.hpp>

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace copra::sfml {

#if SFML_VERSION_MAJOR >= 3
inline constexpr bool kHasQuads = false;
inline constexpr auto kKeyApostrophe = sf::Keyboard::Key::Apostrophe;
inline constexpr auto kKeyGrave = sf::Keyboard::Key::Grave;
inline constexpr auto kMouseExtra1 = sf::Mouse::Button::Extra1;
inline constexpr auto kMouseExtra2 = sf::Mouse::Button::Extra2;
using BlendFactor = sf::BlendMode::Factor;
#else
inline constexpr bool kHasQuads = true;
inline constexpr auto kKeyApostrophe = sf::Keyboard::Key::Quote;
inline constexpr auto kKeyGrave = sf::Keyboard::Key::Tilde;
inline constexpr auto kMouseExtra1 = sf::Mouse::Button::XButton1;
inline constexpr auto kMouseExtra2 = sf::Mouse::Button::XButton2;
using BlendFactor = sf::BlendMode::Factor;
#endif

/// Returns the type of quads. Use it only if kHasQuads is true.
inline sf::PrimitiveType quadsType() {
#if SFML_VERSION_MAJOR >= 3
    return sf::PrimitiveType::Triangles;
#else
    return sf::PrimitiveType::Quads;
#endif
}

inline sf::FloatRect makeRect(float left, float top, float width, float height) {
#if SFML_VERSION_MAJOR >= 3
    return sf::FloatRect({left, top}, {width, height});
#else
    return {left, top, width, height};
#endif
}

/// Sets the stencil state of a draw call: SFML 3 would otherwise disable the stencil test. With `testBits` 0
/// every pixel passes.
inline void setStencil([[maybe_unused]] sf::RenderStates& states, [[maybe_unused]] int reference,
                       [[maybe_unused]] unsigned testBits, [[maybe_unused]] bool writes,
                       [[maybe_unused]] bool writesColor) {
#if SFML_VERSION_MAJOR >= 3
    sf::StencilMode& mode = states.stencilMode;
    mode.stencilComparison = testBits ? sf::StencilComparison::Equal : sf::StencilComparison::Always;
    mode.stencilUpdateOperation =
        writes ? sf::StencilUpdateOperation::Replace : sf::StencilUpdateOperation::Keep;
    mode.stencilReference = sf::StencilValue(static_cast<unsigned>(reference));
    mode.stencilMask = sf::StencilValue(testBits);
    mode.stencilOnly = !writesColor;
#endif
}

/// Converts a rectangle of integers.
inline PixelRect toPixelRect(const sf::IntRect& rect) {
#if SFML_VERSION_MAJOR >= 3
    return {rect.position.x, rect.position.y, rect.size.x, rect.size.y};
#else
    return {rect.left, rect.top, rect.width, rect.height};
#endif
}

inline sf::String fromUtf8(const std::string& text) {
    return sf::String::fromUtf8(text.begin(), text.end());
}

inline std::string toUtf8(const sf::String& text) {
    const auto bytes = text.toUtf8();
    return {bytes.begin(), bytes.end()};
}

/// The size of the whole screen.
inline PixelSize desktopSize() {
    const sf::VideoMode mode = sf::VideoMode::getDesktopMode();
#if SFML_VERSION_MAJOR >= 3
    return {static_cast<int>(mode.size.x), static_cast<int>(mode.size.y)};
#else
    return {static_cast<int>(mode.width), static_cast<int>(mode.height)};
#endif
}

/// Opens the window. In full screen a mode that the screen does not support is replaced with the desktop's.
inline void createWindow(sf::RenderWindow& window, PixelSize size, const std::string& title, bool fullscreen,
                         bool resizable, unsigned antialiasing) {
    const auto width = static_cast<unsigned>(size.width);
    const auto height = static_cast<unsigned>(size.height);
    const std::uint32_t style = resizable
                                    ? static_cast<std::uint32_t>(sf::Style::Default)
                                    : static_cast<std::uint32_t>(sf::Style::Titlebar | sf::Style::Close);
    sf::ContextSettings settings;
    settings.stencilBits = 8;
#if SFML_VERSION_MAJOR >= 3
    settings.antiAliasingLevel = antialiasing;
    sf::VideoMode mode({width, height});
    if (fullscreen && !mode.isValid()) mode = sf::VideoMode::getDesktopMode();
    const auto state = fullscreen ? sf::State::Fullscreen : sf::State::Windowed;
    window.create(mode, fromUtf8(title), style, state, settings);
#else
    settings.antialiasingLevel = antialiasing;
    sf::VideoMode mode(width, height);
    if (fullscreen && !mode.isValid()) mode = sf::VideoMode::getDesktopMode();
    const auto windowStyle = fullscreen ? static_cast<std::uint32_t>(sf::Style::Fullscreen) : style;
    window.create(mode, fromUtf8(title), windowStyle, settings);
#endif
}

inline void setIcon(sf::RenderWindow& window, const PixelImage& icon) {
    const auto width = static_cast<unsigned>(icon.size.width);
    const auto height = static_cast<unsigned>(icon.size.height);
#if SFML_VERSION_MAJOR >= 3
    window.setIcon({width, height}, icon.rgba.data());
#else
    window.setIcon(width, height, icon.rgba.data());
#endif
}

/// A mouse cursor; null if it is not supported.
[[nodiscard]] inline std::unique_ptr<sf::Cursor> makeCursor(const PixelImage& image, int hotX, int hotY) {
    const sf::Vector2u size(static_cast<unsigned>(image.size.width),
                            static_cast<unsigned>(image.size.height));
    const sf::Vector2u hot(static_cast<unsigned>(hotX), static_cast<unsigned>(hotY));
#if SFML_VERSION_MAJOR >= 3
    auto made = sf::Cursor::createFromPixels(image.rgba.data(), size, hot);
    return made ? std::make_unique<sf::Cursor>(std::move(*made)) : nullptr;
#else
    auto made = std::make_unique<sf::Cursor>();
    return made->loadFromPixels(image.rgba.data(), size, hot) ? std::move(made) : nullptr;
#endif
}

/// The system's arrow cursor.
[[nodiscard]] inline std::unique_ptr<sf::Cursor> arrowCursor() {
#if SFML_VERSION_MAJOR >= 3
    auto made = sf::Cursor::createFromSystem(sf::Cursor::Type::Arrow);
    return made ? std::make_unique<sf::Cursor>(std::move(*made)) : nullptr;
#else
    auto made = std::make_unique<sf::Cursor>();
    return made->loadFromSystem(sf::Cursor::Arrow) ? std::move(made) : nullptr;
#endif
}

/// Resizes a texture; its contents are undefined.
inline bool createTexture(sf::Texture& texture, PixelSize size) {
    const auto width = static_cast<unsigned>(size.width);
    const auto height = static_cast<unsigned>(size.height);
#if SFML_VERSION_MAJOR >= 3
    return texture.resize({width, height});
#else
    return texture.create(width, height);
#endif
}

/// Resizes a target, with a stencil buffer; its contents are undefined.
inline bool createRenderTexture(sf::RenderTexture& target, PixelSize size) {
    const auto width = static_cast<unsigned>(size.width);
    const auto height = static_cast<unsigned>(size.height);
    sf::ContextSettings settings;
    settings.stencilBits = 8;
#if SFML_VERSION_MAJOR >= 3
    return target.resize({width, height}, settings);
#else
    return target.create(width, height, settings);
#endif
}

inline void updateTexture(sf::Texture& texture, const PixelRect& area, const std::uint8_t* rgba) {
    const auto x = static_cast<unsigned>(area.x);
    const auto y = static_cast<unsigned>(area.y);
    const auto width = static_cast<unsigned>(area.width);
    const auto height = static_cast<unsigned>(area.height);
#if SFML_VERSION_MAJOR >= 3
    texture.update(rgba, {width, height}, {x, y});
#else
    texture.update(rgba, width, height, x, y);
#endif
}

inline sf::Image makeImage(const PixelImage& pixels) {
    const auto width = static_cast<unsigned>(pixels.size.width);
    const auto height = static_cast<unsigned>(pixels.size.height);
#if SFML_VERSION_MAJOR >= 3
    return sf::Image({width, height}, pixels.rgba.data());
#else
    sf::Image image;
    image.create(width, height, pixels.rgba.data());
    return image;
#endif
}

inline PixelImage toPixelImage(const sf::Image& image) {
    const auto size = image.getSize();
    const std::size_t count = std::size_t{4} * size.x * size.y;
    PixelImage pixels{{static_cast<int>(size.x), static_cast<int>(size.y)}, {}};
    if (count > 0) pixels.rgba.assign(image.getPixelsPtr(), image.getPixelsPtr() + count);
    return pixels;
}

/// Encodes an image as "png" or "jpg".
inline bool encodeImage(const sf::Image& image, const std::string& format, std::vector<std::uint8_t>& bytes) {
#if SFML_VERSION_MAJOR >= 3
    auto encoded = image.saveToMemory(format);
    if (encoded) bytes = std::move(*encoded);
    return encoded.has_value();
#elif SFML_VERSION_MINOR >= 6
    return image.saveToMemory(bytes, format);
#else
    // This version writes to files only, and takes the format from the extension.
    const std::string name = "copra-" + std::to_string(std::random_device{}()) + "." + format;
    const std::string path = (std::filesystem::temp_directory_path() / name).string();
    bool written = image.saveToFile(path);
    if (written) {
        std::ifstream stream(path, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(stream), {});
        written = !bytes.empty();
    }
    std::remove(path.c_str());
    return written;
#endif
}

} // namespace copra::sfml
