#include "math/trigonometry.h"
#include "opengl/GLProgram.h"
#include "render/rawContext.h"

#include <cstring>

namespace cocos2d {

using copra::ShaderValue;

ShaderValue* GLProgram::valueAt(GLint location) {
    if (location < 0 || location >= static_cast<GLint>(_uniforms.size())) return nullptr;
    return &shaderValueNamed(_values, _uniforms[static_cast<std::size_t>(location)].name);
}

void GLProgram::setFloats(GLint location, ShaderValue::Kind kind, const GLfloat* floats, std::size_t count,
                          bool isArray) {
    ShaderValue* value = valueAt(location);
    if (!value || !floats) return;
    value->kind = kind;
    value->isArray = isArray;
    value->floats.assign(floats, floats + count);
    reapplyIfInUse();
}

/// Uploads the values again if raw OpenGL is using the program.
void GLProgram::reapplyIfInUse() {
    const copra::RawContext* context = copra::rawContext();
    if (context && context->program == this) use();
}

void GLProgram::setInts(GLint location, ShaderValue::Kind kind, const GLint* ints, std::size_t count,
                        bool isArray) {
    ShaderValue* value = valueAt(location);
    if (!value || !ints) return;
    value->kind = kind;
    value->isArray = isArray;
    value->ints.assign(ints, ints + count);
    reapplyIfInUse();
}

void GLProgram::setUniformLocationWith1i(GLint location, GLint i1) {
    setInts(location, ShaderValue::Kind::Int, &i1, 1, false);
}

void GLProgram::setUniformLocationWith2i(GLint location, GLint i1, GLint i2) {
    const GLint ints[] = {i1, i2};
    setInts(location, ShaderValue::Kind::Ivec2, ints, 2, false);
}

void GLProgram::setUniformLocationWith3i(GLint location, GLint i1, GLint i2, GLint i3) {
    const GLint ints[] = {i1, i2, i3};
    setInts(location, ShaderValue::Kind::Ivec3, ints, 3, false);
}

void GLProgram::setUniformLocationWith4i(GLint location, GLint i1, GLint i2, GLint i3, GLint i4) {
    const GLint ints[] = {i1, i2, i3, i4};
    setInts(location, ShaderValue::Kind::Ivec4, ints, 4, false);
}

void GLProgram::setUniformLocationWith2iv(GLint location, GLint* ints, unsigned int numberOfArrays) {
    setInts(location, ShaderValue::Kind::Ivec2, ints, std::size_t{numberOfArrays} * 2, true);
}

void GLProgram::setUniformLocationWith3iv(GLint location, GLint* ints, unsigned int numberOfArrays) {
    setInts(location, ShaderValue::Kind::Ivec3, ints, std::size_t{numberOfArrays} * 3, true);
}

void GLProgram::setUniformLocationWith4iv(GLint location, GLint* ints, unsigned int numberOfArrays) {
    setInts(location, ShaderValue::Kind::Ivec4, ints, std::size_t{numberOfArrays} * 4, true);
}

void GLProgram::setUniformLocationWith1f(GLint location, GLfloat f1) {
    setFloats(location, ShaderValue::Kind::Float, &f1, 1, false);
}

void GLProgram::setUniformLocationWith2f(GLint location, GLfloat f1, GLfloat f2) {
    const GLfloat floats[] = {f1, f2};
    setFloats(location, ShaderValue::Kind::Vec2, floats, 2, false);
}

void GLProgram::setUniformLocationWith3f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3) {
    const GLfloat floats[] = {f1, f2, f3};
    setFloats(location, ShaderValue::Kind::Vec3, floats, 3, false);
}

void GLProgram::setUniformLocationWith4f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3, GLfloat f4) {
    const GLfloat floats[] = {f1, f2, f3, f4};
    setFloats(location, ShaderValue::Kind::Vec4, floats, 4, false);
}

void GLProgram::setUniformLocationWith1fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Float, floats, numberOfArrays, true);
}

void GLProgram::setUniformLocationWith2fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec2, floats, std::size_t{numberOfArrays} * 2, true);
}

void GLProgram::setUniformLocationWith3fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec3, floats, std::size_t{numberOfArrays} * 3, true);
}

void GLProgram::setUniformLocationWith4fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec4, floats, std::size_t{numberOfArrays} * 4, true);
}

void GLProgram::setUniformLocationWithMatrix2fv(GLint location, const GLfloat* matrixArray,
                                                unsigned int numberOfMatrices) {
    setFloats(location, ShaderValue::Kind::Mat2, matrixArray, std::size_t{numberOfMatrices} * 4, true);
}

void GLProgram::setUniformLocationWithMatrix3fv(GLint location, const GLfloat* matrixArray,
                                                unsigned int numberOfMatrices) {
    setFloats(location, ShaderValue::Kind::Mat3, matrixArray, std::size_t{numberOfMatrices} * 9, true);
}

void GLProgram::setUniformLocationWithMatrix4fv(GLint location, const GLfloat* matrixArray,
                                                unsigned int numberOfMatrices) {
    setFloats(location, ShaderValue::Kind::Mat4, matrixArray, std::size_t{numberOfMatrices} * 16, true);
}

void GLProgram::setBuiltIns(float seconds, std::uint32_t& randomState) {
    const auto setFour = [this](const char* name, float a, float b, float c, float d) {
        ShaderValue& value = shaderValueNamed(_values, name);
        value.kind = ShaderValue::Kind::Vec4;
        value.floats.resize(4);
        const float components[] = {a, b, c, d};
        std::memcpy(value.floats.data(), components, sizeof components);
    };
    if (_shader.usesTime) {
        const float t = seconds;
        setFour(UNIFORM_NAME_TIME, t / 10.0f, t, t * 2.0f, t * 4.0f);
        setFour(UNIFORM_NAME_SIN_TIME, copra::sine(t / 8.0f), copra::sine(t / 4.0f), copra::sine(t / 2.0f),
                copra::sine(t));
        setFour(UNIFORM_NAME_COS_TIME, copra::cosine(t / 8.0f), copra::cosine(t / 4.0f),
                copra::cosine(t / 2.0f), copra::cosine(t));
    }
    if (_shader.usesRandom) {
        const auto next = [&randomState] {
            randomState = randomState * 1664525u + 1013904223u; // Numerical Recipes, chapter 7.1
            return static_cast<float>(randomState >> 8) / 16777216.0f;
        };
        const float a = next();
        const float b = next();
        const float c = next();
        setFour(UNIFORM_NAME_RANDOM01, a, b, c, next());
    }
}

} // namespace cocos2d
