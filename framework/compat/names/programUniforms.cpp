/// Values as bytes, as cocos2d-x 4 and axmol set them: the type is the one that the shader declares.
#include "base/refuse.h"
#include "compat/names/VertexLayout.h"
#include "opengl/GLProgramState.h"
#include "scene/SceneContext.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace cocos2d {

using copra::ShaderValue;

namespace {

/// How a type of GLSL lies in memory: elements of 4 bytes.
struct UniformLayout {
    GLenum type;
    ShaderValue::Kind kind;
    std::size_t elements;
    bool isInt;
};
constexpr std::array<UniformLayout, 17> kLayouts{{{GL_INT, ShaderValue::Kind::Int, 1, true},
                                                  {GL_INT_VEC2, ShaderValue::Kind::Ivec2, 2, true},
                                                  {GL_INT_VEC3, ShaderValue::Kind::Ivec3, 3, true},
                                                  {GL_INT_VEC4, ShaderValue::Kind::Ivec4, 4, true},
                                                  {GL_BOOL, ShaderValue::Kind::Int, 1, true},
                                                  {GL_BOOL_VEC2, ShaderValue::Kind::Ivec2, 2, true},
                                                  {GL_BOOL_VEC3, ShaderValue::Kind::Ivec3, 3, true},
                                                  {GL_BOOL_VEC4, ShaderValue::Kind::Ivec4, 4, true},
                                                  {GL_FLOAT, ShaderValue::Kind::Float, 1, false},
                                                  {GL_FLOAT_VEC2, ShaderValue::Kind::Vec2, 2, false},
                                                  {GL_FLOAT_VEC3, ShaderValue::Kind::Vec3, 3, false},
                                                  {GL_FLOAT_VEC4, ShaderValue::Kind::Vec4, 4, false},
                                                  {GL_FLOAT_MAT2, ShaderValue::Kind::Mat2, 4, false},
                                                  {GL_FLOAT_MAT3, ShaderValue::Kind::Mat3, 9, false},
                                                  {GL_FLOAT_MAT4, ShaderValue::Kind::Mat4, 16, false},
                                                  {GL_SAMPLER_2D, ShaderValue::Kind::Int, 1, true},
                                                  {GL_SAMPLER_CUBE, ShaderValue::Kind::Int, 1, true}}};

} // namespace

void GLProgramState::setUniform(const backend::UniformLocation& location, const void* data,
                                std::size_t size) {
    if (location.location == backend::kMatrixLocation && data && size >= sizeof(Mat4::m)) {
        const Mat4& projection =
            copra::SceneContext::current().matrices.top(MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION);
        meshValues().transform = projection.getInversed() * Mat4(static_cast<const float*>(data));
        return;
    }
    ShaderValue* const value = valueAt(location.location);
    if (!value || copra::refuse(!data, "ProgramState::setUniform: the data is null")) return;
    const Uniform& uniform = _program->uniforms()[static_cast<std::size_t>(location.location)];
    const auto layout = std::find_if(kLayouts.begin(), kLayouts.end(), [&](const UniformLayout& candidate) {
        return candidate.type == uniform.type;
    });
    if (layout == kLayouts.end()) return;
    const std::size_t bytesOfOne = layout->elements * sizeof(float);
    const std::size_t count =
        std::min(size / bytesOfOne, static_cast<std::size_t>(std::max(uniform.size, 1)));
    if (count == 0) {
        copra::warning(
            "ProgramState::setUniform: %zu bytes are too few for the uniform '%s', which takes %zu", size,
            uniform.name.c_str(), bytesOfOne);
        return;
    }
    value->kind = layout->kind;
    value->isArray = uniform.size > 1;
    const std::size_t elements = count * layout->elements;
    if (layout->isInt) {
        value->ints.assign(elements, 0);
        std::memcpy(value->ints.data(), data, elements * sizeof(int));
    } else {
        value->floats.assign(elements, 0.0f);
        std::memcpy(value->floats.data(), data, elements * sizeof(float));
    }
}

void GLProgramState::setTexture(const backend::UniformLocation& location, std::uint32_t, Texture2D* texture) {
    if (location.location == backend::kTextureLocation)
        meshValues().texture = texture;
    else
        setUniformTexture(location.location, texture);
}

void GLProgramState::setTexture(const backend::UniformLocation& location, std::uint32_t, std::uint32_t,
                                Texture2D* texture) {
    setTexture(location, 0, texture);
}

} // namespace cocos2d
