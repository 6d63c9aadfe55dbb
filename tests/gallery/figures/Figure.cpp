#include "Figure.h"

#include <cmath>
#include <utility>

using namespace cocos2d;
using namespace gallery;

namespace figures {

namespace {

constexpr float kHeading = 26.0f; ///< points above each panel
constexpr float kFrame = 8.0f;    ///< points around the panels

std::vector<Figure>& list() {
    static std::vector<Figure> all;
    return all;
}

Color4F strong(const Color4B& color, float strength) {
    return Color4F(faded(color, static_cast<int>(255 * strength)));
}

} // namespace

bool addFigure(Figure figure) {
    list().push_back(std::move(figure));
    return true;
}

const std::vector<Figure>& figures() {
    return list();
}

FigureCanvas* FigureCanvas::create(const Size& size) {
    auto* canvas = new FigureCanvas();
    canvas->init();
    canvas->autorelease();
    canvas->setContentSize(size);
    auto* sheet = addDrawing(canvas, -2);
    sheet->drawSolidRect(Vec2::ZERO, Vec2(size.width, size.height), Color4F(kCardFill));
    canvas->_fills = addDrawing(canvas, -1);
    canvas->_lines = addDrawing(canvas, 2);
    return canvas;
}

std::vector<Panel> FigureCanvas::panels(const std::vector<std::string>& headings) {
    std::vector<Panel> made;
    const auto count = static_cast<float>(headings.size());
    const Size& room = getContentSize();
    const float width = (room.width - kFrame * (count + 1)) / count;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const float x = kFrame + static_cast<float>(i) * (width + kFrame);
        const float top = headings[i].empty() ? kFrame : kHeading;
        const Panel panel(x, kFrame, width, room.height - kFrame - top);
        _fills->drawSolidRect(panel.origin, Vec2(panel.getMaxX(), panel.getMaxY()), Color4F(kPaper));
        if (!headings[i].empty())
            text(headings[i], Vec2(panel.getMidX(), room.height - kHeading / 2), 14, kInk);
        made.push_back(panel);
    }
    return made;
}

void FigureCanvas::path(const std::vector<Vec2>& places, const Color4B& color, int dotEvery, float width) {
    for (std::size_t i = 1; i < places.size(); ++i) line(places[i - 1], places[i], faded(color, 150), width);
    if (dotEvery <= 0) return;
    for (std::size_t i = 0; i < places.size(); i += static_cast<std::size_t>(dotEvery))
        dot(places[i], 2.4f, color);
}

void FigureCanvas::line(const Vec2& from, const Vec2& to, const Color4B& color, float width) {
    _lines->drawSegment(from, to, width / 2, Color4F(color));
}

void FigureCanvas::arrow(const Vec2& from, const Vec2& to, const Color4B& color) {
    const Vec2 way = to - from;
    if (way.isZero()) return;
    const Vec2 along = way.getNormalized();
    const Vec2 base = to - along * 9;
    line(from, base, color, 2);
    _lines->drawTriangle(to, base + along.getPerp() * 4.5f, base - along.getPerp() * 4.5f, Color4F(color));
}

void FigureCanvas::dashes(const Vec2& from, const Vec2& to, const Color4B& color) {
    constexpr float kDash = 5.0f;
    const float length = from.distance(to);
    for (float at = 0.0f; at < length; at += 2 * kDash)
        line(from.lerp(to, at / length), from.lerp(to, std::min(at + kDash, length) / length), color, 1.2f);
}

void FigureCanvas::dot(const Vec2& place, float radius, const Color4B& color) {
    _lines->drawDot(place, radius, Color4F(color));
}

void FigureCanvas::ring(const Vec2& place, float radius, const Color4B& color) {
    _lines->drawCircle(place, radius, 0, 60, false, Color4F(color));
}

void FigureCanvas::cross(const Vec2& place, const Color4B& color) {
    drawMark(*_lines, place, color);
}

void FigureCanvas::box(const Rect& rect, const Color4B& color, float strength) {
    const Vec2 corners[] = {rect.origin, Vec2(rect.getMaxX(), rect.getMinY()),
                            Vec2(rect.getMaxX(), rect.getMaxY()), Vec2(rect.getMinX(), rect.getMaxY())};
    _fills->drawPolygon(corners, 4, strong(color, 0.75f * strength), 0.75f, strong(kInk, 0.7f * strength));
}

void FigureCanvas::ground(const std::vector<Vec2>& tops, float bottom, const Color4B& color) {
    for (std::size_t i = 1; i < tops.size(); ++i) {
        const Vec2 piece[] = {tops[i - 1], tops[i], Vec2(tops[i].x, bottom), Vec2(tops[i - 1].x, bottom)};
        _fills->drawSolidPoly(piece, 4, Color4F(faded(color, 110)));
        line(tops[i - 1], tops[i], color, 2);
    }
}

Sprite* FigureCanvas::sprite(const std::string& name, const Vec2& place, float scale, float rotation,
                             float strength) {
    auto* made = addSprite(this, name, place, scale);
    made->setRotation(rotation);
    made->setOpacity(static_cast<GLubyte>(255 * strength));
    return made;
}

Label* FigureCanvas::text(const std::string& string, const Vec2& place, float size, const Color4B& color) {
    return addText(this, string, place, size, color);
}

} // namespace figures
