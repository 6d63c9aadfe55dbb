#include "base/call.h"
#include "base/refuse.h"
#include "opengl/GLProgramState.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

// --- Raw OpenGL ---

void GLProgramState::apply(const Mat4& modelView) {
    if (!copra::rawContextFor("GLProgramState::apply")) return;
    applyGLProgram(modelView);
    applyAttributes();
    applyUniforms();
}

void GLProgramState::applyGLProgram(const Mat4& modelView) {
    _program->use();
    _program->setUniformsForBuiltins(modelView);
}

void GLProgramState::applyAttributes(bool applyAttribFlags) {
    const copra::RawContext* context = copra::rawContextFor("GLProgramState::applyAttributes");
    if (!context || _arrays.empty()) return;
    copra::RawGL& raw = context->device->rawGL();
    if (applyAttribFlags) raw.enableArrays(getVertexAttribsFlags());
    for (std::size_t i = 0; i < _arrays.size(); ++i) { // by index: a callback may add some
        Array& array = _arrays[i];
        if (array.callback)
            copra::call(array.callback, _program->getVertexAttrib(array.name));
        else
            raw.setArray(array.memory);
    }
}

void GLProgramState::applyUniforms() {
    const copra::RawContext* context = copra::rawContextFor("GLProgramState::applyUniforms");
    if (!context) return;
    const copra::ShaderId id = _program->compileForArrays(context->device->shaders());
    if (id == copra::kNoShader) return;
    updateValues(context->pages);
    context->device->rawGL().useShader({id, &_program->values(), &_values});
}

uint32_t GLProgramState::getVertexAttribsFlags() const {
    uint32_t flags = 0;
    for (const Array& array : _arrays) flags |= 1U << array.memory.index;
    return flags;
}

GLProgramState::Array* GLProgramState::arrayOf(const std::string& name) {
    const GLint index = _program->getAttribLocation(name);
    if (index < 0) {
        copra::warning("GLProgramState: the vertex shader has no attribute '%s'", name.c_str());
        return nullptr;
    }
    const auto known = std::find_if(_arrays.begin(), _arrays.end(),
                                    [&name](const Array& array) { return array.name == name; });
    Array& array = known == _arrays.end() ? _arrays.emplace_back() : *known;
    array.name = name;
    array.memory.index = static_cast<unsigned>(index);
    return &array;
}

void GLProgramState::setVertexAttribPointer(const std::string& name, GLint size, GLenum type,
                                            GLboolean normalized, GLsizei stride, GLvoid* pointer) {
    Array* const array = arrayOf(name);
    if (!array) return;
    array->memory = {array->memory.index, size, type, normalized != GL_FALSE, stride, pointer};
    const auto replaced = std::exchange(array->callback, nullptr); // may hold the last reference to this
}

void GLProgramState::setVertexAttribCallback(const std::string& name,
                                             const std::function<void(VertexAttrib*)>& callback) {
    if (Array* const array = arrayOf(name)) array->callback = callback;
}

// --- Auto bindings ---

namespace {

std::vector<GLProgramState::AutoBindingResolver*>& resolvers() {
    // Never destroyed: resolvers in static variables leave it late.
    static auto* const s_resolvers = new std::vector<GLProgramState::AutoBindingResolver*>;
    return *s_resolvers;
}

} // namespace

GLProgramState::AutoBindingResolver::AutoBindingResolver() {
    resolvers().push_back(this);
}

GLProgramState::AutoBindingResolver::~AutoBindingResolver() {
    auto& all = resolvers();
    all.erase(std::remove(all.begin(), all.end(), this), all.end());
}

void GLProgramState::setNodeBinding(Node* node) {
    _nodeBinding = node;
    if (!node) return;
    const auto bindings = _autoBindings; // a resolver may add some
    for (const auto& [uniform, binding] : bindings) applyAutoBinding(uniform, binding);
}

void GLProgramState::forget(const Node& node) {
    if (_nodeBinding == &node) setNodeBinding(nullptr);
}

void GLProgramState::setParameterAutoBinding(const std::string& uniformName, const std::string& autoBinding) {
    const auto known = std::find_if(_autoBindings.begin(), _autoBindings.end(),
                                    [&](const auto& entry) { return entry.first == uniformName; });
    if (known != _autoBindings.end())
        known->second = autoBinding;
    else
        _autoBindings.emplace_back(uniformName, autoBinding);
    if (_nodeBinding) applyAutoBinding(uniformName, autoBinding);
}

void GLProgramState::applyAutoBinding(const std::string& uniformName, const std::string& autoBinding) {
    for (AutoBindingResolver* const resolver : std::vector<AutoBindingResolver*>(resolvers()))
        if (resolver->resolveAutoBinding(this, _nodeBinding, uniformName, autoBinding)) return;
    copra::warning("GLProgramState: no resolver knows the auto binding '%s' of the uniform '%s'",
                   autoBinding.c_str(), uniformName.c_str());
}

} // namespace cocos2d
