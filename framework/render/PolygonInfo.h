#pragma once

#include "math/Rect.h"
#include "render/TrianglesCommand.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A mesh that covers the visible part of a picture: less to fill than its rectangle.
///
/// Corners are in points, y up from the lower left corner of the untrimmed picture; texture coordinates are 0
/// to 1.
class PolygonInfo {
public:
    PolygonInfo() = default;
    PolygonInfo(const PolygonInfo& other);
    PolygonInfo& operator=(const PolygonInfo& other);
    ~PolygonInfo() = default;

    /// Points at quads of the caller's, which must outlive this. Not for more than 16383 quads.
    void setQuad(V3F_C4B_T2F_Quad* quad);
    void setQuads(V3F_C4B_T2F_Quad* quads, int numberOfQuads);
    /// Points at triangles of the caller's, which must outlive this.
    void setTriangles(const TrianglesCommand::Triangles& other);
    /// Keeps the mesh itself; `triangles` points at it.
    void setMesh(std::vector<V3F_C4B_T2F> corners, std::vector<unsigned short> indices);

    unsigned int getVertCount() const { return static_cast<unsigned int>(triangles.vertCount); }
    unsigned int getTrianglesCount() const { return static_cast<unsigned int>(triangles.indexCount) / 3; }
    unsigned int getTriaglesCount() const { return getTrianglesCount(); }
    /// Area that the triangles cover, in square points.
    float getArea() const;
    /// The part of the texture, in points.
    const Rect& getRect() const { return _rect; }
    void setRect(const Rect& rect) { _rect = rect; }
    /// The picture's file.
    const std::string& getFilename() const { return _filename; }
    void setFilename(const std::string& filename) { _filename = filename; }

    /// The mesh: corners and three indices a triangle.
    TrianglesCommand::Triangles triangles;

private:
    void pointAtOwn();

    std::vector<V3F_C4B_T2F> _corners;
    std::vector<unsigned short> _indices;
    Rect _rect;
    std::string _filename;
};

} // namespace cocos2d
