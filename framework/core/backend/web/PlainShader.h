#pragma once

#include "backend/web/WebTextureStore.h"
#include "math/Mat4.h"

namespace copra::web {

/// Draws without a shader of the game: texture times color.
class PlainShader {
public:
    /// Compiles the shader in the current context of WebGL, and forgets that of another context.
    void make();
    /// Draws with it from now on: pixels with more alpha than a threshold below 1 only.
    void use(const cocos2d::Mat4& projection, float threshold);
    /// The texture of what is drawn next; null: colors only. A texture of another size takes a call more.
    void setTexture(const WebTextureStore::Slot* texture);
    /// Returns OpenGL's name of a texture of one white pixel.
    unsigned white() const { return _white; }

private:
    unsigned _program = 0;
    unsigned _white = 0;
    int _placeOfView = 0;
    int _placeOfTexelSize = 0;
    int _placeOfThreshold = 0;
    PixelSize _size; ///< The size of the texture that the program has.
};

} // namespace copra::web
