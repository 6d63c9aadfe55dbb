#pragma once

#include "base/RefPtr.h"
#include "images/Image.h"
#include "render/PolygonInfo.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Finds the outline of a picture and covers it with triangles, so that less of what is transparent is
/// filled: `Sprite::create(AutoPolygon::generatePolygon("bee.png"))`.
///
/// Rects are in points, y down from the picture's top left corner; outlines are in points, y up from the
/// rect's lower left corner, clockwise.
class AutoPolygon {
public:
    /// Reads the picture. One that cannot be read is logged and has no outline.
    explicit AutoPolygon(const std::string& filename);

    /// The exact outline of the first opaque shape in `rect`, found row by row from the top; along the edges
    /// of its pixels. A pixel is opaque where its alpha (0 to 255) is above the threshold. Empty where none
    /// is.
    std::vector<Vec2> trace(const Rect& rect, const float& threshold = 0.0f);
    /// Leaves out points that are closer than `epsilon` points to what remains (Ramer, Douglas, Peucker).
    std::vector<Vec2> reduce(const std::vector<Vec2>& points, const Rect& rect, const float& epsilon = 2.0f);
    /// Moves each edge outwards by `epsilon` points, but not out of the rect.
    std::vector<Vec2> expand(const std::vector<Vec2>& points, const Rect& rect, const float& epsilon);
    /// Triangles of an outline that does not cross itself. They are this object's, until the next call.
    TrianglesCommand::Triangles triangulate(const std::vector<Vec2>& points);
    /// Sets the texture coordinates of corners that lie in `rect`.
    void calculateUV(const Rect& rect, V3F_C4B_T2F* verts, const ssize_t& count);

    /// All of these steps; Rect::ZERO is the whole picture. A shape that one outline cannot cover, since it
    /// has several parts or very thin ones, gets a rectangle.
    PolygonInfo generateTriangles(const Rect& rect = Rect::ZERO, const float& epsilon = 2.0f,
                                  const float& threshold = 0.05f);
    static PolygonInfo generatePolygon(const std::string& filename, const Rect& rect = Rect::ZERO,
                                       float epsilon = 2.0f, float threshold = 0.05f);

private:
    /// A part of the picture in pixels, y down.
    struct Area {
        int left, top, right, bottom;
    };

    Area areaOf(const Rect& rect) const;
    bool isOpaque(const Area& area, int x, int y, float threshold) const;
    bool covers(const std::vector<Vec2>& points, const Area& area, float threshold) const;

    std::string _filename;
    RefPtr<Image> _image;
    std::vector<V3F_C4B_T2F> _corners;
    std::vector<unsigned short> _indices;
};

} // namespace cocos2d
