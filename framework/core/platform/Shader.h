#pragma once

#include "base/Array.h"
#include "platform/TextureStore.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Identifies a shader in a ShaderStore; 0 is none.
using ShaderId = std::uint32_t;
/// The ID of no shader.
inline constexpr ShaderId kNoShader = 0;

/// The source of a shader: GLSL 1.20 that reads vertices from gl_Vertex, gl_Color, and gl_MultiTexCoord0 and
/// transforms them with gl_ModelViewProjectionMatrix and gl_TextureMatrix[0].
struct ShaderSource {
    std::string vertex;
    std::string fragment;
    /// The generic attributes by location; "" leaves a location unbound.
    std::vector<std::string> attributes;
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

    std::string name;           ///< The name in the source of the shader.
    Kind kind = Kind::Float;    ///< The kind of the value, which says which of the members below holds it.
    bool isArray = false;       ///< Whether `ints` or `floats` holds all elements of an array.
    copra::Array<int> ints;     ///< The value of the kinds of int; it also sets a bool.
    copra::Array<float> floats; ///< The value of the kinds of float; matrices column by column.
    TextureId texture = kNoTexture; ///< The value of the kind Texture.
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

    /// Compiles and links a shader. On failure, the function returns kNoShader with the compiler's messages
    /// in `reason`.
    virtual ShaderId create(const ShaderSource& source, std::string& reason) = 0;
    /// Releases a shader; unknown IDs are ignored.
    virtual void destroy(ShaderId id) = 0;
    /// Returns OpenGL's name of the program, or 0 for an unknown ID.
    virtual unsigned nativeHandle(ShaderId id) const = 0;
};

} // namespace copra
