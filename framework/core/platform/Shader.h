#pragma once

#include "base/Array.h"
#include "platform/TextureStore.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Identifies a shader in a ShaderStore. 0 is none.
using ShaderId = std::uint32_t;
/// No shader.
inline constexpr ShaderId kNoShader = 0;

/// The source of a shader: GLSL 1.20 that reads vertices from gl_Vertex, gl_Color, and gl_MultiTexCoord0 and
/// transforms them with gl_ModelViewProjectionMatrix and gl_TextureMatrix[0].
struct ShaderSource {
    std::string vertex;
    std::string fragment;
    std::vector<std::string> attributes; ///< generic attributes by location; "" leaves a location unbound
};

/// A uniform and its value.
struct ShaderValue {
    /// The type of the uniform; CurrentTexture stands for the texture of the batch.
    enum class Kind : std::uint8_t {
        Int,
        Ivec2,
        Ivec3,
        Ivec4,
        Float,
        Vec2,
        Vec3,
        Vec4,
        Mat2,
        Mat3,
        Mat4,
        Texture,
        CurrentTexture
    };

    std::string name;               ///< in the source of the shader
    Kind kind = Kind::Float;        ///< which of the members below hold the value
    bool isArray = false;           ///< `ints` or `floats` holds all elements of an array
    copra::Array<int> ints;         ///< for the kinds of int; also sets a bool
    copra::Array<float> floats;     ///< for the kinds of float; matrices column by column
    TextureId texture = kNoTexture; ///< for Texture
};

/// A shader and its uniforms for a draw call: first those that all users of the shader share, then those of
/// one user. Neither pointer is null.
struct ShaderBinding {
    ShaderId shader = kNoShader;
    const copra::Array<ShaderValue>* shared = nullptr;
    const copra::Array<ShaderValue>* own = nullptr;
};

/// The shaders of a backend. Programs share the store that holds their shaders, so program and backend may be
/// destroyed in any order.
class ShaderStore {
public:
    virtual ~ShaderStore() = default;

    /// Compiles and links a shader. On failure returns kNoShader, with the compiler's messages in `reason`.
    virtual ShaderId create(const ShaderSource& source, std::string& reason) = 0;
    /// Releases a shader; unknown IDs are ignored.
    virtual void destroy(ShaderId id) = 0;
    /// OpenGL's name of the program; 0 for an unknown ID.
    virtual unsigned nativeHandle(ShaderId id) const = 0;
};

} // namespace copra
