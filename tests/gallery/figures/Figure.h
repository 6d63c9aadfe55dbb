#pragma once

#include "../theme.h"

#include <functional>
#include <string>
#include <vector>

/// The figures of docs/cocos.md, gameplay.md, steering.md, and platformers.md, drawn by the framework. Most show many frames of a
/// behavior in one still image.
namespace figures {

/// A column of a figure, under its heading.
using Panel = cocos2d::Rect;

/// The node that a figure is drawn on: `size` points, origin in the lower left corner, one pixel per point.
class FigureCanvas : public cocos2d::Node {
public:
    static FigureCanvas* create(const cocos2d::Size& size);

    /// Divides the canvas into columns, one per heading; an empty heading is not printed.
    std::vector<Panel> panels(const std::vector<std::string>& headings);

    /// Draws a polyline, with a dot at every `dotEvery`-th point (0: none), so that dots mark equal times.
    void path(const std::vector<cocos2d::Vec2>& places, const cocos2d::Color4B& color, int dotEvery = 6,
              float width = 1.2f);
    /// Draws a line, an arrow, or a dashed line between two points.
    void line(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& color,
              float width = 1.0f);
    void arrow(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& color);
    void dashes(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& color);
    void dot(const cocos2d::Vec2& place, float radius, const cocos2d::Color4B& color);
    void ring(const cocos2d::Vec2& place, float radius, const cocos2d::Color4B& color);
    void cross(const cocos2d::Vec2& place, const cocos2d::Color4B& color = gallery::kRose);
    /// Draws a box with a darker edge; `strength` 0..1 fades the earlier boxes of a sequence.
    void box(const cocos2d::Rect& rect, const cocos2d::Color4B& color, float strength = 1.0f);
    /// Draws ground from the polyline `tops` down to the height `bottom`.
    void ground(const std::vector<cocos2d::Vec2>& tops, float bottom, const cocos2d::Color4B& color);
    /// Adds a sprite from the game's sheet; `name` is the frame's name without ".png".
    cocos2d::Sprite* sprite(const std::string& name, const cocos2d::Vec2& place, float scale = 0.6f,
                            float rotation = 0.0f, float strength = 1.0f);
    /// Adds a label centered at `place`.
    cocos2d::Label* text(const std::string& string, const cocos2d::Vec2& place, float size = 13.0f,
                         const cocos2d::Color4B& color = gallery::kSoftInk);

private:
    cocos2d::DrawNode* _lines = nullptr; // above the fills
    cocos2d::DrawNode* _fills = nullptr;
};

constexpr float kStep = 1.0f / 60.0f; ///< seconds of a frame

/// One figure, written to an image file.
struct Figure {
    std::string name; ///< of the file, without ".png"
    cocos2d::Size size;
    std::function<void(FigureCanvas&)> draw;
};

/// Registers a figure. Returns true, so that it can initialize a constant.
bool addFigure(Figure figure);
/// All figures, in the order of registration.
const std::vector<Figure>& figures();

} // namespace figures

/// FIGURE("gameplay-name", width, height) { ... } registers a figure; the body draws it on `canvas`. It must not
/// depend on the clock or on unseeded random numbers.
#define FIGURE(name, width, height) FIGURE_NUMBER(__COUNTER__, name, width, height)
#define FIGURE_NUMBER(number, name, width, height) FIGURE_FUNCTIONS(number, name, width, height)
#define FIGURE_FUNCTIONS(number, name, width, height)                                                        \
    static void drawFigure##number(::figures::FigureCanvas& canvas);                                         \
    [[maybe_unused]] static const bool figureAdded##number =                                                 \
        ::figures::addFigure({name, cocos2d::Size(width, height), &drawFigure##number});                     \
    static void drawFigure##number(::figures::FigureCanvas& canvas)
