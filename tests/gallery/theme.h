#pragma once

#include "cocos2d.h"
#include "nodes/shapes/DrawNode.h"

#include <string>

/// What all demos share: sizes in points, colors, fonts, and helpers that create sprites, labels and
/// drawings.
namespace gallery {

inline constexpr float kWidth = 960.0f;  ///< of the window
inline constexpr float kHeight = 640.0f; ///< of the window
inline constexpr float kHeader = 68.0f;  ///< height of the bar with the caption
inline constexpr float kFooter = 44.0f;  ///< height of the bar with the arrows
inline constexpr float kCell = 40.0f;    ///< of the faint grid

const cocos2d::Color4B kPaper(250, 245, 233, 255);
const cocos2d::Color4B kGridLine(240, 231, 211, 255);
const cocos2d::Color4B kCardFill(255, 253, 248, 255);
const cocos2d::Color4B kCardEdge(224, 209, 178, 255);
const cocos2d::Color4B kInk(66, 44, 30, 255);
const cocos2d::Color4B kSoftInk(128, 104, 82, 255);
const cocos2d::Color4B kCream(255, 246, 222, 255);
const cocos2d::Color4B kHoney(240, 168, 32, 255);
const cocos2d::Color4B kLeaf(104, 166, 78, 255);
const cocos2d::Color4B kSky(76, 148, 200, 255);
const cocos2d::Color4B kRose(218, 92, 120, 255);
const cocos2d::Color4B kViolet(136, 100, 184, 255);
const cocos2d::Color4B kNight(44, 40, 66, 255);

inline constexpr const char* kFont = "fonts/Quicksand-Bold.ttf";
inline constexpr const char* kTitleFont = "fonts/LeckerliOne-Regular.ttf";
inline constexpr const char* kPlainFont = "fonts/DejaVuSans.ttf";

/// The same color, `opacity` 0..255.
inline cocos2d::Color4B faded(const cocos2d::Color4B& color, int opacity) {
    return {color.r, color.g, color.b, static_cast<GLubyte>(opacity)};
}
inline cocos2d::Color3B rgb(const cocos2d::Color4B& color) {
    return cocos2d::Color3B(color);
}
/// One of five matching accent colors; `i` (not negative) wraps around.
cocos2d::Color4B accent(int i);

/// A label in the gallery's font.
cocos2d::Label* text(const std::string& string, float size = 16.0f, const cocos2d::Color4B& color = kInk);
/// Adds a label to `parent` with its middle at `place`.
cocos2d::Label* addText(cocos2d::Node* parent, const std::string& string, const cocos2d::Vec2& place,
                        float size = 15.0f, const cocos2d::Color4B& color = kSoftInk);

/// Adds a sprite from the game's sheet to `parent` at `place`. `name` is the frame's name without ".png".
cocos2d::Sprite* addSprite(cocos2d::Node* parent, const std::string& name, const cocos2d::Vec2& place,
                           float scale = 1.0f);
/// A sprite from the game's sheet.
cocos2d::Sprite* sprite(const std::string& name, float scale = 1.0f);
/// The frame of this name in the game's sheet.
cocos2d::SpriteFrame* frame(const std::string& name);
/// An action that plays the frames "<name>_0", "<name>_1" ... of the sheet for ever.
cocos2d::ActionInterval* flutter(const std::string& name, int frames, float secondsPerFrame);

/// Adds a DrawNode to `parent`; line widths are in points.
cocos2d::DrawNode* addDrawing(cocos2d::Node* parent, int z = 0);
/// Draws a filled rectangle with round corners.
void drawCard(cocos2d::DrawNode& drawing, const cocos2d::Rect& place, float cornerRadius,
              const cocos2d::Color4B& fill, const cocos2d::Color4B& edge);
/// Draws a cross that marks a position.
void drawMark(cocos2d::DrawNode& drawing, const cocos2d::Vec2& place, const cocos2d::Color4B& color = kRose);
/// Draws the outline of a rectangle, one point wide.
void drawFrame(cocos2d::DrawNode& drawing, const cocos2d::Rect& rect, const cocos2d::Color4B& color);

/// The center of a node's content, in its own points.
inline cocos2d::Vec2 middle(const cocos2d::Node* node) {
    return {node->getContentSize().width / 2, node->getContentSize().height / 2};
}

} // namespace gallery
