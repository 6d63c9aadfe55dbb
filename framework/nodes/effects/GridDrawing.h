#pragma once

#include "math/Rect.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/Vertex.h"
#include "render/Texture2D.h"

#include <vector>

namespace cocos2d {
class Renderer;
}

namespace copra {

/// Draws fields of a picture of the world where points in space say, in perspective.
class GridDrawing {
public:
    /// Corners of a field: lower left, lower right, upper right, upper left.
    struct Corners {
        cocos2d::Vec3 at[4];
    };

    /// The texture shows the rectangle visible of the world, rows from the bottom up.
    GridDrawing(cocos2d::Renderer& renderer, cocos2d::Texture2D* texture, const cocos2d::Rect& visible,
                float globalZ);

    /// Adds what the picture shows within original, at the corners.
    void add(const Corners& corners, const Corners& original);
    /// From now on fields are kept, to be drawn the farthest first by flush().
    void sortByDepth() { _sorts = true; }
    void flush();

    /// Where a point in space is seen on the screen.
    cocos2d::Vec2 project(const cocos2d::Vec3& point) const;

private:
    struct Field {
        Vertex corners[4];
        float depth;
    };

    float scaleAt(float z) const;
    void addFlat(const Corners& corners, const Corners& original);
    /// Room in the stream for so many fields.
    Vertex* room(std::size_t fields);
    static void write(const Field& field, Vertex* vertex);

    static constexpr std::size_t kCorners = 6; ///< of a field in the stream

    cocos2d::Renderer& _renderer;
    cocos2d::Texture2D* _texture;
    cocos2d::Rect _visible;
    cocos2d::Vec2 _texels; ///< pixels of the texture a point
    cocos2d::Vec2 _centre; ///< below the eye
    float _eye;            ///< height of the eye
    float _globalZ;
    bool _sorts = false;
    std::vector<Field> _fields;
};

} // namespace copra
