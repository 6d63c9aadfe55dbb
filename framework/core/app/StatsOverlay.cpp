#include "app/StatsOverlay.h"

#include "app/Director.h"
#include "base/autoreleased.h"
#include "base/engineMacros.h"
#include "base/utf8.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace copra {

using namespace cocos2d;

namespace {

constexpr int kColumns = 5, kRows = 7;                // of a letter
constexpr int kCellWidth = 6, kCellHeight = 8;        // with the shadow, to the right of it and below
constexpr float kAdvance = 8.0f, kLineHeight = 13.0f; // in points
constexpr float kScale = 1.25f;                       // points of a pixel

/// The letters that the text is made of: a row of five pixels is a number, the leftmost pixel its highest bit.
struct PixelLetter {
    char character;
    std::array<std::uint8_t, kRows> rows;
};
constexpr std::array<PixelLetter, 23> kLetters = {{
    {'0', {0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110}},
    {'1', {0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110}},
    {'2', {0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111}},
    {'3', {0b11111, 0b00010, 0b00100, 0b00010, 0b00001, 0b10001, 0b01110}},
    {'4', {0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010}},
    {'5', {0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110}},
    {'6', {0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110}},
    {'7', {0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000}},
    {'8', {0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110}},
    {'9', {0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100}},
    {'.', {0b00000, 0b00000, 0b00000, 0b00000, 0b00000, 0b01100, 0b01100}},
    {':', {0b00000, 0b01100, 0b01100, 0b00000, 0b01100, 0b01100, 0b00000}},
    {'/', {0b00001, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b10000}},
    {'G', {0b01110, 0b10001, 0b10000, 0b10111, 0b10001, 0b10001, 0b01111}},
    {'L', {0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111}},
    {'a', {0b00000, 0b00000, 0b01110, 0b00001, 0b01111, 0b10001, 0b01111}},
    {'c', {0b00000, 0b00000, 0b01110, 0b10000, 0b10000, 0b10001, 0b01110}},
    {'e', {0b00000, 0b00000, 0b01110, 0b10001, 0b11111, 0b10000, 0b01110}},
    {'l', {0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110}},
    {'r', {0b00000, 0b00000, 0b10110, 0b11001, 0b10000, 0b10000, 0b10000}},
    {'s', {0b00000, 0b00000, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110}},
    {'t', {0b01000, 0b01000, 0b11100, 0b01000, 0b01000, 0b01001, 0b00110}},
    {'v', {0b00000, 0b00000, 0b10001, 0b10001, 0b10001, 0b01010, 0b00100}},
}};

bool hasPixel(const PixelLetter& letter, int column, int row) {
    return column >= 0 && column < kColumns && row >= 0 && row < kRows &&
           (letter.rows[static_cast<std::size_t>(row)] >> (kColumns - 1 - column) & 1) != 0;
}

/// All letters side by side: white, with a shadow.
RefPtr<Texture2D> makeLetters() {
    const int width = kCellWidth * static_cast<int>(kLetters.size());
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width * kCellHeight * 4));
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        for (int row = 0; row < kCellHeight; ++row)
            for (int column = 0; column < kCellWidth; ++column) {
                const bool isLit = hasPixel(kLetters[i], column, row);
                const bool isShadow = hasPixel(kLetters[i], column - 1, row - 1);
                const int at = (row * width + static_cast<int>(i) * kCellWidth + column) * 4;
                std::uint8_t* pixel = &pixels[static_cast<std::size_t>(at)];
                pixel[0] = pixel[1] = pixel[2] = isLit ? 255 : 0;
                pixel[3] = isLit ? 255 : isShadow ? 160 : 0;
            }
    RefPtr<Texture2D> texture(autoreleased(new Texture2D()));
    const Size size(static_cast<float>(width), static_cast<float>(kCellHeight));
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          Texture2D::PixelFormat::RGBA8888, width, kCellHeight, size);
    texture->setAliasTexParameters();
    return texture;
}

/// Where a letter is in the texture, in points; empty for a character that is shown as a blank.
Rect letterArea(char character) {
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        if (kLetters[i].character == character)
            return CC_RECT_PIXELS_TO_POINTS(
                Rect(static_cast<float>(i) * kCellWidth, 0, kCellWidth, kCellHeight));
    return Rect::ZERO;
}

} // namespace

StatsOverlay::StatsOverlay() : _letters(makeLetters()), _node(Node::create()) {}

StatsOverlay::~StatsOverlay() = default;

void StatsOverlay::read(const Renderer& renderer, const Director& director) {
    const float kRefreshSeconds = 0.5f;
    _age += director.getDeltaTime();
    if (_age < kRefreshSeconds) return;
    _age = 0.0f;
    show(StringUtils::format(
        "GL verts: %6d\nGL calls: %6d\n%.1f / %.3f", static_cast<int>(renderer.getDrawnVertices()),
        static_cast<int>(renderer.getDrawnBatches()), static_cast<double>(director.getFrameRate()),
        static_cast<double>(director.getSecondsPerFrame())));
}

void StatsOverlay::show(const std::string& text) {
    _text = text;
    _width = 0.0f;
    _node->removeAllChildren();
    Vec2 place(0.0f, kLineHeight * 2.0f); // the text has three lines
    for (const char character : text) {
        const Rect area = letterArea(character);
        if (character == '\n') place = Vec2(0.0f, place.y - kLineHeight);
        if (!area.equals(Rect::ZERO)) {
            Sprite* letter = Sprite::createWithTexture(_letters, area);
            letter->setAnchorPoint(Vec2::ZERO);
            letter->setPosition(place);
            letter->setScale(kScale * screen().contentScaleFactor);
            _node->addChild(letter);
        }
        if (character != '\n') place.x += kAdvance;
        _width = std::max(_width, place.x);
    }
}

Rect StatsOverlay::area(const Director& director) const {
    const Vec2 margin(4, 4);
    const Size size(_width, kLineHeight * 3);
    const Vec2 room = Vec2(director.getVisibleSize()) - Vec2(size) - margin * 2;
    return Rect(director.getVisibleOrigin() + margin + Vec2(room.x * _anchor.x, room.y * _anchor.y), size);
}

void StatsOverlay::visit(Renderer& renderer, const Director& director) {
    _node->setPosition(area(director).origin);
    _node->visit(&renderer, Mat4::IDENTITY, Node::FLAGS_TRANSFORM_DIRTY);
}

} // namespace copra
