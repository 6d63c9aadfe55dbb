#pragma once

#include "base/Array.h"
#include "base/RefPtr.h"
#include "images/Image.h"
#include "render/PolygonInfo.h"

#include <string>
#include <vector>

namespace copra {

/// A part of an image in pixels, y down.
struct PixelArea {
    int left, top, right, bottom;
};

} // namespace copra

namespace cocos2d {

/// Traces the outline of an image and triangulates it, so that fewer transparent pixels are drawn:
/// `Sprite::create(AutoPolygon::generatePolygon("bee.png"))`.
///
/// Rects are in points, y down from the image's top left corner; outlines are in points, y up from the rect's
/// lower left corner, clockwise.
class AutoPolygon {
public:
    /// Loads the image. If it cannot be loaded, the constructor logs that, and the image has no outline.
    explicit AutoPolygon(const std::string& filename);

    /// Returns the exact outline of the first opaque shape in `rect`, along the edges of the pixels. The
    /// shape is searched row by row from the top. A pixel is opaque if its alpha (0 to 255) is above the
    /// threshold. Without opaque pixels, the outline is empty.
    std::vector<Vec2> trace(const Rect& rect, const float& threshold = 0.0f);
    /// Removes points that are closer than `epsilon` points to the simplified outline (Ramer, Douglas,
    /// Peucker).
    std::vector<Vec2> reduce(const std::vector<Vec2>& points, const Rect& rect, const float& epsilon = 2.0f);
    /// Moves each edge outward by `epsilon` points, within the rect.
    std::vector<Vec2> expand(const std::vector<Vec2>& points, const Rect& rect, const float& epsilon);
    /// Returns the triangles of an outline that does not cross itself. This object owns the triangles, which
    /// are valid until the next call.
    copra::IndexedTriangles triangulate(const std::vector<Vec2>& points);
    /// Sets the texture coordinates of the vertices, which are corners in `rect`.
    void calculateUV(const Rect& rect, V3F_C4B_T2F* verts, const ssize_t& count);

    /// Returns the triangles of the image or of a part of it; Rect::ZERO means the whole image. Shapes that
    /// one outline cannot cover, because they have several parts or very thin ones, get a rectangle.
    ///
    /// The outline may differ from the exact one by `epsilon` points before it is moved outward by as much: a
    /// larger value gives fewer triangles and more transparent pixels. Pixels whose alpha (0 to 255) is above
    /// `threshold` are opaque. If the image could not be loaded, the function returns a polygon without
    /// triangles.
    PolygonInfo generateTriangles(const Rect& rect = Rect::ZERO, const float& epsilon = 2.0f,
                                  const float& threshold = 0.05f);
    /// Loads an image and returns its triangles, as generateTriangles() does. `epsilon` is the tolerance of
    /// the outline in points. Pixels whose alpha (0 to 255) is above `threshold` are opaque. If the image
    /// cannot be loaded, the function logs that and returns a polygon without triangles.
    static PolygonInfo generatePolygon(const std::string& filename, const Rect& rect = Rect::ZERO,
                                       float epsilon = 2.0f, float threshold = 0.05f);

private:
    copra::PixelArea areaOf(const Rect& rect) const;
    bool isOpaque(const copra::PixelArea& area, int x, int y, float threshold) const;
    bool covers(const std::vector<Vec2>& points, const copra::PixelArea& area, float threshold) const;

    std::string _filename;
    RefPtr<Image> _image;
    copra::Array<V3F_C4B_T2F> _corners;
    copra::Array<unsigned short> _indices;
};

} // namespace cocos2d
