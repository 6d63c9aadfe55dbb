#pragma once

#include "../Look.h"

#include <functional>
#include <string>
#include <vector>

/// The pictures of docs/gameplay.md: many frames of a behaviour in one still picture, drawn by the framework.
namespace figures {

/// Half a picture's look: the place for one way to do something, with a heading.
using Panel = cocos2d::Rect;

/// What a figure is drawn on: `size` points, origin in the lower left corner, one pixel a point.
class Paper : public cocos2d::Node {
public:
    static Paper* create(const cocos2d::Size& size);

    /// Parts the paper into columns, one for each heading; an empty heading stays away.
    std::vector<Panel> panels(const std::vector<std::string>& headings);

    /// A line through all places, with a dot at every `dotEvery`-th of them (0: none): even times are even
    /// dots.
    void path(const std::vector<cocos2d::Vec2>& places, const cocos2d::Color4B& colour, int dotEvery = 6,
              float width = 1.2F);
    /// A line, an arrow, a dashed line from one place to another.
    void line(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& colour,
              float width = 1);
    void arrow(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& colour);
    void dashes(const cocos2d::Vec2& from, const cocos2d::Vec2& to, const cocos2d::Color4B& colour);
    void dot(const cocos2d::Vec2& place, float radius, const cocos2d::Color4B& colour);
    void ring(const cocos2d::Vec2& place, float radius, const cocos2d::Color4B& colour);
    void cross(const cocos2d::Vec2& place, const cocos2d::Color4B& colour = gallery::kRose);
    /// A box with a darker edge; `strength` 0..1 fades the earlier ones of a row of frames.
    void box(const cocos2d::Rect& rect, const cocos2d::Color4B& colour, float strength = 1);
    /// Ground: filled down from the line through `tops` to `bottom`.
    void ground(const std::vector<cocos2d::Vec2>& tops, float bottom, const cocos2d::Color4B& colour);
    /// A picture of the game's sheet, without ".png".
    cocos2d::Sprite* picture(const std::string& name, const cocos2d::Vec2& place, float scale = 0.6F,
                             float rotation = 0, float strength = 1);
    /// Words around `place`.
    cocos2d::Label* words(const std::string& string, const cocos2d::Vec2& place, float size = 13,
                          const cocos2d::Color4B& colour = gallery::kSoftInk);

private:
    cocos2d::DrawNode* _lines = nullptr; // above the fills
    cocos2d::DrawNode* _fills = nullptr;
};

/// One picture.
struct Figure {
    std::string name; ///< of the file, without ".png"
    cocos2d::Size size;
    std::function<void(Paper&)> draw;
};

/// Returns true, so that it can initialise a constant.
bool addFigure(Figure figure);
/// In the order in which they were added.
const std::vector<Figure>& figures();

} // namespace figures

#define FIGURE_JOIN2(a, b) a##b
#define FIGURE_JOIN(a, b) FIGURE_JOIN2(a, b)

/// FIGURE("gameplay-name", width, height) { ... } adds a picture; the body draws it on `paper`. Nothing in it
/// may depend on the clock or on unseeded chance.
#define FIGURE(name, width, height)                                                                          \
    static void FIGURE_JOIN(drawFigure, __LINE__)(::figures::Paper & paper);                                 \
    [[maybe_unused]] static const bool FIGURE_JOIN(figureAdded, __LINE__) =                                  \
        ::figures::addFigure({name, cocos2d::Size(width, height), &FIGURE_JOIN(drawFigure, __LINE__)});      \
    static void FIGURE_JOIN(drawFigure, __LINE__)(::figures::Paper & paper)
