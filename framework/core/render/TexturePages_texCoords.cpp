#include "render/TexturePages.h"

#include <cstddef>

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace copra {

namespace {

void shift(Vertex* vertices, std::size_t count, const cocos2d::Vec2& offset) {
    for (std::size_t i = 0; i < count; ++i) {
        vertices[i].texCoords.x += offset.x;
        vertices[i].texCoords.y += offset.y;
    }
}

#if defined(__SSE2__)

// The texture coordinates of two vertices in one register. This runs for every vertex of every frame.
__m128 load(const Vertex* two) {
    const __m128 first = _mm_loadl_pi(_mm_setzero_ps(), reinterpret_cast<const __m64*>(&two[0].texCoords));
    return _mm_loadh_pi(first, reinterpret_cast<const __m64*>(&two[1].texCoords));
}

void store(Vertex* two, __m128 texCoords) {
    _mm_storel_pi(reinterpret_cast<__m64*>(&two[0].texCoords), texCoords);
    _mm_storeh_pi(reinterpret_cast<__m64*>(&two[1].texCoords), texCoords);
}

// Moves count (even) vertices and returns whether all were inside.
bool shiftPairs(Vertex* vertices, std::size_t count, const cocos2d::Vec2& offset, PixelSize size) {
    const __m128 by = _mm_setr_ps(offset.x, offset.y, offset.x, offset.y);
    __m128 low = load(vertices);
    __m128 high = low;
    for (Vertex* end = vertices + count; vertices != end; vertices += 2) {
        const __m128 texCoords = load(vertices);
        low = _mm_min_ps(low, texCoords);
        high = _mm_max_ps(high, texCoords);
        store(vertices, _mm_add_ps(texCoords, by));
    }
    low = _mm_min_ps(low, _mm_movehl_ps(low, low));
    high = _mm_max_ps(high, _mm_movehl_ps(high, high));
    float lows[4];
    float highs[4];
    _mm_storeu_ps(lows, low);
    _mm_storeu_ps(highs, high);
    return isWithinTexture({lows[0], lows[1]}, {highs[0], highs[1]}, size);
}

#else

bool shiftPairs(Vertex* vertices, std::size_t count, const cocos2d::Vec2& offset, PixelSize size) {
    cocos2d::Vec2 low = vertices[0].texCoords;
    cocos2d::Vec2 high = low;
    for (std::size_t i = 0; i < count; ++i) {
        const cocos2d::Vec2& at = vertices[i].texCoords;
        low.set(at.x < low.x ? at.x : low.x, at.y < low.y ? at.y : low.y);
        high.set(at.x > high.x ? at.x : high.x, at.y > high.y ? at.y : high.y);
    }
    shift(vertices, count, offset);
    return isWithinTexture(low, high, size);
}

#endif

} // namespace

bool moveTexCoords(const cocos2d::Vec2& offset, PixelSize size, Vertex* vertices, std::size_t count) {
    const std::size_t pairs = count & ~std::size_t{1};
    bool inside = pairs == 0 || shiftPairs(vertices, pairs, offset, size);
    if (pairs != count) {
        const cocos2d::Vec2 last = vertices[pairs].texCoords;
        inside = inside && isWithinTexture(last, last, size);
        shift(vertices + pairs, 1, offset);
    }
    // Moving them back loses at most 1/16,000 of a pixel of precision.
    if (!inside) shift(vertices, count, offset * -1.0f);
    return inside;
}

} // namespace copra
