#include "opengl/GLProgramState.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "opengl/GLProgramCache.h"
#include "render/TexturePages.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

using copra::ShaderValue;

// --- Creation ---

GLProgramState::GLProgramState(GLProgram* program) : _program(program) {
    if (copra::refuse(!program, "GLProgramState: the program is null"))
        _program = GLProgram::getBuiltinProgram(backend::ProgramType::POSITION_TEXTURE_COLOR);
}

GLProgramState* GLProgramState::create(GLProgram* glprogram) {
    if (copra::refuse(!glprogram, "GLProgramState::create: the program is null")) return nullptr;
    return copra::autoreleased(new GLProgramState(glprogram));
}

GLProgramState* GLProgramState::getOrCreateWithGLProgram(GLProgram* glprogram) {
    if (copra::refuse(!glprogram, "GLProgramState::getOrCreateWithGLProgram: the program is null"))
        return nullptr;
    return GLProgramCache::getInstance()->stateOf(glprogram);
}

GLProgramState* GLProgramState::getOrCreateWithGLProgramName(const std::string& glProgramName) {
    GLProgram* program = GLProgramCache::getInstance()->getGLProgram(glProgramName);
    if (program) return getOrCreateWithGLProgram(program);
    copra::warning("GLProgramState: there is no program named '%s'", glProgramName.c_str());
    return nullptr;
}

GLProgramState* GLProgramState::getOrCreateWithGLProgramName(const std::string& glProgramName, Texture2D*) {
    return getOrCreateWithGLProgramName(glProgramName);
}

GLProgramState* GLProgramState::getOrCreateWithShaders(const std::string& vertexShader,
                                                       const std::string& fragShader,
                                                       const std::string& compileTimeDefines) {
    GLProgramCache* cache = GLProgramCache::getInstance();
    const std::string key = vertexShader + "+" + fragShader + "+" + compileTimeDefines;
    GLProgram* program = cache->getGLProgram(key);
    if (!program) {
        program =
            GLProgram::createWithFilenames(vertexShader + ".vert", fragShader + ".frag", compileTimeDefines);
        if (!program) return nullptr;
        cache->addGLProgram(program, key);
    }
    return create(program);
}

GLProgramState* GLProgramState::clone() const {
    GLProgramState* copy = create(_program);
    copy->_values = _values;
    copy->_textures = _textures;
    copy->_callbacks = _callbacks;
    copy->_arrays = _arrays;
    copy->_autoBindings = _autoBindings;
    if (_meshValues) copy->_meshValues = _meshValues->clone();
    return copy;
}

void GLProgramState::setGLProgram(GLProgram* glprogram) {
    if (copra::refuse(!glprogram, "GLProgramState::setGLProgram: the program is null") ||
        glprogram == _program)
        return;
    _program = glprogram;
    _values.clear();
    _textures.clear();
    // What callbacks captured may destroy this when they go.
    const auto callbacks = std::exchange(_callbacks, {});
    const auto arrays = std::exchange(_arrays, {});
}

// --- Values ---

GLint GLProgramState::locationOf(const std::string& name) const {
    const GLint location = _program->getUniformLocation(name);
    if (location < 0) copra::warning("GLProgramState: the shaders have no uniform '%s'", name.c_str());
    return location;
}

ShaderValue* GLProgramState::valueAt(GLint location) {
    const copra::Array<Uniform>& uniforms = _program->uniforms();
    if (location < 0 || location >= static_cast<GLint>(uniforms.size())) return nullptr;
    return &shaderValueNamed(_values, uniforms[static_cast<std::size_t>(location)].name);
}

void GLProgramState::setFloats(GLint location, ShaderValue::Kind kind, const float* floats, std::size_t count,
                               bool isArray) {
    ShaderValue* value = valueAt(location);
    if (!value || !floats) return;
    value->kind = kind;
    value->isArray = isArray;
    value->floats.assign(floats, floats + count);
}

void GLProgramState::setUniformInt(GLint uniformLocation, int value) {
    ShaderValue* uniform = valueAt(uniformLocation);
    if (!uniform) return;
    uniform->kind = ShaderValue::Kind::Int;
    uniform->ints.assign(1, value);
}

void GLProgramState::setUniformFloat(GLint uniformLocation, float value) {
    setFloats(uniformLocation, ShaderValue::Kind::Float, &value, 1, false);
}

void GLProgramState::setUniformFloatv(GLint uniformLocation, ssize_t size, const float* pointer) {
    if (size > 0)
        setFloats(uniformLocation, ShaderValue::Kind::Float, pointer, static_cast<std::size_t>(size), true);
}

void GLProgramState::setUniformVec2(GLint uniformLocation, const Vec2& value) {
    setFloats(uniformLocation, ShaderValue::Kind::Vec2, &value.x, 2, false);
}

void GLProgramState::setUniformVec2v(GLint uniformLocation, ssize_t size, const Vec2* pointer) {
    if (size > 0 && pointer)
        setFloats(uniformLocation, ShaderValue::Kind::Vec2, &pointer->x, static_cast<std::size_t>(size) * 2,
                  true);
}

void GLProgramState::setUniformVec3(GLint uniformLocation, const Vec3& value) {
    setFloats(uniformLocation, ShaderValue::Kind::Vec3, &value.x, 3, false);
}

void GLProgramState::setUniformVec3v(GLint uniformLocation, ssize_t size, const Vec3* pointer) {
    if (size > 0 && pointer)
        setFloats(uniformLocation, ShaderValue::Kind::Vec3, &pointer->x, static_cast<std::size_t>(size) * 3,
                  true);
}

void GLProgramState::setUniformVec4(GLint uniformLocation, const Vec4& value) {
    setFloats(uniformLocation, ShaderValue::Kind::Vec4, &value.x, 4, false);
}

void GLProgramState::setUniformVec4v(GLint uniformLocation, ssize_t size, const Vec4* pointer) {
    if (size > 0 && pointer)
        setFloats(uniformLocation, ShaderValue::Kind::Vec4, &pointer->x, static_cast<std::size_t>(size) * 4,
                  true);
}

void GLProgramState::setUniformMat4(GLint uniformLocation, const Mat4& value) {
    setFloats(uniformLocation, ShaderValue::Kind::Mat4, value.m, 16, false);
}

void GLProgramState::setUniformCallback(GLint uniformLocation,
                                        const std::function<void(GLProgram*, Uniform*)>& callback) {
    const auto old = std::find_if(_callbacks.begin(), _callbacks.end(),
                                  [=](const auto& entry) { return entry.first == uniformLocation; });
    const bool isKnown = uniformLocation >= 0 && uniformLocation < getUniformCount();
    if (old == _callbacks.end()) {
        if (callback && isKnown) _callbacks.emplace_back(uniformLocation, callback);
    } else if (callback) {
        old->second = callback;
    } else {
        const auto removed = std::move(old->second); // what it captured may destroy this when it goes
        _callbacks.erase(old);
    }
}

void GLProgramState::setUniformTexture(GLint uniformLocation, Texture2D* texture) {
    ShaderValue* value = valueAt(uniformLocation);
    if (!value) return;
    value->kind = ShaderValue::Kind::Texture;
    for (auto& [name, held] : _textures) {
        if (name != value->name) continue;
        held = texture;
        return;
    }
    _textures.emplace_back(value->name, texture);
}

void GLProgramState::setUniformInt(const std::string& uniformName, int value) {
    setUniformInt(locationOf(uniformName), value);
}
void GLProgramState::setUniformFloat(const std::string& uniformName, float value) {
    setUniformFloat(locationOf(uniformName), value);
}
void GLProgramState::setUniformFloatv(const std::string& uniformName, ssize_t size, const float* pointer) {
    setUniformFloatv(locationOf(uniformName), size, pointer);
}
void GLProgramState::setUniformVec2(const std::string& uniformName, const Vec2& value) {
    setUniformVec2(locationOf(uniformName), value);
}
void GLProgramState::setUniformVec2v(const std::string& uniformName, ssize_t size, const Vec2* pointer) {
    setUniformVec2v(locationOf(uniformName), size, pointer);
}
void GLProgramState::setUniformVec3(const std::string& uniformName, const Vec3& value) {
    setUniformVec3(locationOf(uniformName), value);
}
void GLProgramState::setUniformVec3v(const std::string& uniformName, ssize_t size, const Vec3* pointer) {
    setUniformVec3v(locationOf(uniformName), size, pointer);
}
void GLProgramState::setUniformVec4(const std::string& uniformName, const Vec4& value) {
    setUniformVec4(locationOf(uniformName), value);
}
void GLProgramState::setUniformVec4v(const std::string& uniformName, ssize_t size, const Vec4* pointer) {
    setUniformVec4v(locationOf(uniformName), size, pointer);
}
void GLProgramState::setUniformMat4(const std::string& uniformName, const Mat4& value) {
    setUniformMat4(locationOf(uniformName), value);
}
void GLProgramState::setUniformCallback(const std::string& uniformName,
                                        const std::function<void(GLProgram*, Uniform*)>& callback) {
    setUniformCallback(locationOf(uniformName), callback);
}
void GLProgramState::setUniformTexture(const std::string& uniformName, Texture2D* texture) {
    setUniformTexture(locationOf(uniformName), texture);
}

void GLProgramState::setUniformTexture(GLint uniformLocation, GLuint textureId) {
    Texture2D* const texture = Texture2D::withName(textureId);
    if (!texture) copra::warning("GLProgramState: there is no texture named %u", textureId);
    if (texture) setUniformTexture(uniformLocation, texture);
}

void GLProgramState::setUniformTexture(const std::string& uniformName, GLuint textureId) {
    setUniformTexture(locationOf(uniformName), textureId);
}

// --- Drawing ---

bool GLProgramState::prepare(const std::shared_ptr<copra::ShaderStore>& store,
                             const std::shared_ptr<copra::TexturePages>& pages, float seconds,
                             std::uint32_t& randomState, copra::ShaderBinding& binding) {
    binding.shader = _program->compileFor(store);
    if (binding.shader == copra::kNoShader) return false;
    _program->setBuiltIns(seconds, randomState);
    updateValues(pages);
    binding.shared = &_program->values();
    binding.own = &_values;
    return true;
}

void GLProgramState::updateValues(const std::shared_ptr<copra::TexturePages>& pages) {
    for (std::size_t i = 0; i < _callbacks.size(); ++i) { // by index: a callback may add and remove some
        Uniform uniform = _program->uniforms()[static_cast<std::size_t>(_callbacks[i].first)];
        copra::call(_callbacks[i].second, _program.get(), &uniform);
    }
    for (const auto& [name, texture] : _textures) {
        const copra::TextureRegion* region = texture && pages ? texture->separateRegionOn(pages) : nullptr;
        shaderValueNamed(_values, name).texture = region ? region->id() : copra::kNoTexture;
    }
}

} // namespace cocos2d
