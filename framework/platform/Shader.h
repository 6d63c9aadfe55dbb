#pragma once

#include "platform/TextureStore.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Names a shader in a ShaderStore. 0 is none.
using ShaderId = std::uint32_t;
inline constexpr ShaderId kNoShader = 0;

/// What a machine compiles: GLSL 1.20 that takes its corners from gl_Vertex, gl_Color and gl_MultiTexCoord0
/// and places them with gl_ModelViewProjectionMatrix and gl_TextureMatrix[0].
struct ShaderSource {
    std::string vertex;
    std::string fragment;
    std::vector<std::string> attributes; ///< names of generic attributes at their numbers; "" is no name
};

/// A uniform with its value.
struct ShaderValue {
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

    std::string name;
    Kind kind = Kind::Float;
    bool isArray = false;           ///< of all elements that `whole` or `numbers` holds
    std::vector<int> whole;         ///< for all kinds of int; also sets a bool
    std::vector<float> numbers;     ///< for all kinds of float; matrices by columns
    TextureId texture = kNoTexture; ///< for Texture
};

/// A shader with the values to draw with: those that all its users share, then those of one user. Neither is
/// null.
struct ShaderBinding {
    ShaderId shader = kNoShader;
    const std::vector<ShaderValue>* shared = nullptr;
    const std::vector<ShaderValue>* own = nullptr;
};

/// The memory where a machine keeps shaders. Programs hold a share of the store they live in, so that they
/// can be given back whichever of program and machine goes first.
class ShaderStore {
public:
    virtual ~ShaderStore() = default;

    /// Compiles a shader. Where that is not possible it returns kNoShader, and the machine's words about it
    /// in reason.
    virtual ShaderId create(const ShaderSource& source, std::string& reason) = 0;
    /// Gives a shader back; unknown ids are ignored.
    virtual void destroy(ShaderId id) = 0;
    /// OpenGL's name of a shader; 0 for an unknown id.
    virtual unsigned nameOf(ShaderId id) const = 0;
};

} // namespace copra
