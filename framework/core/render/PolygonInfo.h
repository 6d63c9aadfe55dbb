#pragma once

#include "base/Array.h"
#include "math/Rect.h"
#include "render/Quads.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A mesh that covers the visible part of an image, with fewer pixels to fill than its rectangle.
///
/// Vertices are in points, y up from the bottom left corner of the untrimmed image. Texture coordinates are
/// from 0 to 1.
class PolygonInfo {
public:
    /// Constructs an empty mesh.
    PolygonInfo() = default;
    /// Constructs a copy of a polygon. Vertices that the other one owns are copied; the others stay with the
    /// caller of setTriangles().
    PolygonInfo(const PolygonInfo& other);
    /// Replaces the triangles, the rect, and the name of the file with those of another polygon.
    PolygonInfo& operator=(const PolygonInfo& other);
    ~PolygonInfo() = default;

    /// Sets a quad of the caller, which is not copied and must outlive this object. Null is an error: debug
    /// builds assert; release builds log it and do nothing.
    void setQuad(V3F_C4B_T2F_Quad* quad);
    /// Sets 1 to 16,383 quads of the caller, which are not copied and must outlive this object. Null and
    /// other numbers are errors: debug builds assert; release builds log it and do nothing.
    void setQuads(V3F_C4B_T2F_Quad* quads, int numberOfQuads);
    /// Sets triangles of the caller, which are not copied and must outlive this object.
    void setTriangles(const copra::IndexedTriangles& other);
    /// Sets a mesh that this object then owns, and to which `triangles` refers.
    void setMesh(copra::Array<V3F_C4B_T2F> vertices, copra::Array<unsigned short> indices);

    /// Returns the number of vertices.
    unsigned int getVertCount() const { return static_cast<unsigned int>(triangles.vertCount); }
    /// Returns the number of triangles.
    unsigned int getTrianglesCount() const { return static_cast<unsigned int>(triangles.indexCount) / 3; }
    /// Misspelled name of getTrianglesCount(), as in cocos2d-x.
    unsigned int getTriaglesCount() const { return getTrianglesCount(); }
    /// Returns the area of the triangles in square points.
    float getArea() const;
    /// Returns the part of the texture that the mesh shows, in points.
    const Rect& getRect() const { return _rect; }
    /// Sets the part of the texture that the mesh shows, in points.
    void setRect(const Rect& rect) { _rect = rect; }
    /// Returns the name of the image file.
    const std::string& getFilename() const { return _filename; }
    /// Sets the name of the image file.
    void setFilename(const std::string& filename) { _filename = filename; }

    /// The mesh, which has three indices per triangle.
    copra::IndexedTriangles triangles;

private:
    void referToOwn();

    copra::Array<V3F_C4B_T2F> _vertices;
    copra::Array<unsigned short> _indices;
    Rect _rect;
    std::string _filename;
};

} // namespace cocos2d
