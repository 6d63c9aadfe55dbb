#include "render/PolygonInfo.h"

#include "base/refuse.h"

#include <cmath>

namespace cocos2d {

namespace {

constexpr int kVerticesPerQuad = 4;
constexpr unsigned short kQuadIndices[] = {0, 1, 2, 3, 2, 1};

} // namespace

PolygonInfo::PolygonInfo(const PolygonInfo& other) {
    *this = other;
}

PolygonInfo& PolygonInfo::operator=(const PolygonInfo& other) {
    if (this == &other) return *this;
    _vertices = other._vertices;
    _indices = other._indices;
    _rect = other._rect;
    _filename = other._filename;
    triangles = other.triangles;
    referToOwn();
    return *this;
}

void PolygonInfo::referToOwn() {
    if (!_vertices.empty()) triangles.verts = _vertices.data();
    if (!_indices.empty()) triangles.indices = _indices.data();
}

void PolygonInfo::setQuad(V3F_C4B_T2F_Quad* quad) {
    setQuads(quad, 1);
}

void PolygonInfo::setQuads(V3F_C4B_T2F_Quad* quads, int numberOfQuads) {
    if (copra::refuse(!quads || numberOfQuads <= 0 || numberOfQuads > 0x3fff,
                      "PolygonInfo::setQuads: 1 to 16383 quads are needed"))
        return;
    _vertices.clear();
    _indices.clear();
    for (int quad = 0; quad < numberOfQuads; ++quad)
        for (const unsigned short index : kQuadIndices)
            _indices.push_back(static_cast<unsigned short>(quad * kVerticesPerQuad + index));
    triangles = {&quads->tl, nullptr, numberOfQuads * kVerticesPerQuad, static_cast<int>(_indices.size())};
    referToOwn();
}

void PolygonInfo::setTriangles(const copra::IndexedTriangles& other) {
    _vertices.clear();
    _indices.clear();
    triangles = other;
}

void PolygonInfo::setMesh(copra::Array<V3F_C4B_T2F> vertices, copra::Array<unsigned short> indices) {
    _vertices = std::move(vertices);
    _indices = std::move(indices);
    triangles = {nullptr, nullptr, static_cast<int>(_vertices.size()), static_cast<int>(_indices.size())};
    referToOwn();
}

float PolygonInfo::getArea() const {
    float area = 0.0f;
    for (int i = 0; i + 2 < triangles.indexCount; i += 3) {
        const Vec3& a = triangles.verts[triangles.indices[i]].vertices;
        const Vec3& b = triangles.verts[triangles.indices[i + 1]].vertices;
        const Vec3& c = triangles.verts[triangles.indices[i + 2]].vertices;
        area += std::abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
    }
    return area;
}

} // namespace cocos2d
