#include "backend/web/WebShaderStore.h"

#include "backend/web/WebTextureStore.h"
#include "platform/essl.h"

#include <algorithm>

#include <GLES3/gl3.h>

namespace copra::web {

namespace {

GLuint compile(GLenum kind, const std::string& source, std::string& reason) {
    const GLuint shader = glCreateShader(kind);
    const char* const text = source.c_str();
    glShaderSource(shader, 1, &text, nullptr);
    glCompileShader(shader);
    GLint isCompiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
    if (isCompiled) return shader;
    char messages[4096] = "";
    glGetShaderInfoLog(shader, sizeof messages, nullptr, messages);
    reason = std::string(kind == GL_VERTEX_SHADER ? "Failed to compile vertex shader:\n"
                                                  : "Failed to compile fragment shader:\n") +
             messages;
    glDeleteShader(shader);
    return 0;
}

void bindToUnit(int unit, unsigned texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture);
    if (unit != 0) glActiveTexture(GL_TEXTURE0);
}

/// Sets a uniform of numbers; one that is no array takes its first element.
void setNumbers(int place, const ShaderValue& value) {
    using Kind = ShaderValue::Kind;
    const auto ints = [&](std::size_t size) {
        const std::size_t all = value.ints.size() / size;
        return static_cast<GLsizei>(value.isArray ? all : std::min<std::size_t>(all, 1));
    };
    const auto floats = [&](std::size_t size, bool isMatrix = false) {
        const std::size_t all = value.floats.size() / size;
        return static_cast<GLsizei>(value.isArray || isMatrix ? all : std::min<std::size_t>(all, 1));
    };
    const int* const i = value.ints.data();
    const float* const f = value.floats.data();
    switch (value.kind) {
    case Kind::Int:
        glUniform1iv(place, ints(1), i);
        break;
    case Kind::Ivec2:
        glUniform2iv(place, ints(2), i);
        break;
    case Kind::Ivec3:
        glUniform3iv(place, ints(3), i);
        break;
    case Kind::Ivec4:
        glUniform4iv(place, ints(4), i);
        break;
    case Kind::Float:
        glUniform1fv(place, floats(1), f);
        break;
    case Kind::Vec2:
        glUniform2fv(place, floats(2), f);
        break;
    case Kind::Vec3:
        glUniform3fv(place, floats(3), f);
        break;
    case Kind::Vec4:
        glUniform4fv(place, floats(4), f);
        break;
    case Kind::Mat2:
        glUniformMatrix2fv(place, floats(4, true), GL_FALSE, f);
        break;
    case Kind::Mat3:
        glUniformMatrix3fv(place, floats(9, true), GL_FALSE, f);
        break;
    case Kind::Mat4:
        glUniformMatrix4fv(place, floats(16, true), GL_FALSE, f);
        break;
    case Kind::Texture:
    case Kind::CurrentTexture:
        break;
    }
}

} // namespace

unsigned WebShaderStore::link(const ShaderSource& source, std::string& reason) {
    const GLuint vertex = compile(GL_VERTEX_SHADER, source.vertex, reason);
    const GLuint fragment = vertex ? compile(GL_FRAGMENT_SHADER, source.fragment, reason) : 0;
    GLuint program = 0;
    if (vertex && fragment) {
        program = glCreateProgram();
        glAttachShader(program, vertex);
        glAttachShader(program, fragment);
        for (std::size_t i = 0; i < source.attributes.size(); ++i)
            if (!source.attributes[i].empty())
                glBindAttribLocation(program, static_cast<GLuint>(i), source.attributes[i].c_str());
        glLinkProgram(program);
        GLint isLinked = 0;
        glGetProgramiv(program, GL_LINK_STATUS, &isLinked);
        if (!isLinked) {
            char messages[4096] = "";
            glGetProgramInfoLog(program, sizeof messages, nullptr, messages);
            reason = std::string("Failed to link shader:\n") + messages;
            glDeleteProgram(program);
            program = 0;
        }
    }
    if (vertex) glDeleteShader(vertex); // the program keeps them
    if (fragment) glDeleteShader(fragment);
    return program;
}

ShaderId WebShaderStore::create(const ShaderSource& source, std::string& reason) {
    auto program = std::make_unique<Program>();
    program->source = toEssl(source);
    if (!_isLost) program->handle = link(program->source, reason);
    if (!_isLost && !program->handle) return kNoShader;
    auto place = std::find(_programs.begin(), _programs.end(), nullptr);
    if (place == _programs.end()) place = _programs.insert(place, nullptr);
    *place = std::move(program);
    return static_cast<ShaderId>(place - _programs.begin() + 1);
}

void WebShaderStore::destroy(ShaderId id) {
    Program* const program = find(id);
    if (!program) return;
    if (program->handle) glDeleteProgram(program->handle);
    _programs[id - 1].reset();
}

void WebShaderStore::lose() {
    _isLost = true;
    for (const auto& program : _programs) {
        if (!program) continue;
        program->handle = 0;
        program->places.clear();
    }
}

void WebShaderStore::restore() {
    _isLost = false;
    std::string reason; // compiled before
    for (const auto& program : _programs)
        if (program) program->handle = link(program->source, reason);
}

unsigned WebShaderStore::nativeHandle(ShaderId id) const {
    const Program* const program = const_cast<WebShaderStore*>(this)->find(id);
    return program ? program->handle : 0;
}

int WebShaderStore::Program::place(const std::string& uniform) {
    const auto known = places.find(uniform);
    if (known != places.end()) return known->second;
    return places.emplace(uniform, glGetUniformLocation(handle, uniform.c_str())).first->second;
}

bool WebShaderStore::use(const ShaderBinding& binding, const ShaderView& view,
                         const WebTextureStore& textures) {
    static const std::string kProjection = "copra_Projection";
    static const std::string kModelView = "copra_ModelView";
    static const std::string kTexelSize = "copra_TexelSize";
    Program* const program = find(binding.shader);
    if (!program || !program->handle) return false;
    glUseProgram(program->handle);
    const WebTextureStore::Slot* const texture = textures.find(view.texture);
    glUniformMatrix4fv(program->place(kProjection), 1, GL_FALSE, view.projection.m);
    glUniformMatrix4fv(program->place(kModelView), 1, GL_FALSE, view.modelView.m);
    glUniform2f(program->place(kTexelSize), texture ? 1.0f / static_cast<float>(texture->size.width) : 1.0f,
                texture ? 1.0f / static_cast<float>(texture->size.height) : 1.0f);
    bindToUnit(0, texture ? texture->texture : view.white);
    int unit = 1; // 0 is the texture of the draw call
    for (const auto* values : {binding.shared, binding.own})
        for (const ShaderValue& value : *values) {
            const int place = program->place(value.name);
            if (place < 0) continue; // compilers remove unused uniforms
            if (value.kind == ShaderValue::Kind::CurrentTexture) {
                glUniform1i(place, 0);
            } else if (value.kind != ShaderValue::Kind::Texture) {
                setNumbers(place, value);
            } else if (const WebTextureStore::Slot* const other = textures.find(value.texture)) {
                bindToUnit(unit, other->texture);
                glUniform1i(place, unit++);
            }
        }
    return true;
}

} // namespace copra::web
