#include "compat/names/backendNames.h"

#include "opengl/shaderTokens.h"

#include <array>
#include <string_view>
#include <utility>

namespace cocos2d {
namespace backend {

namespace {

/// The names of 4.x and axmol for what the framework sets.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kPredeclared{
    {{"u_MVPMatrix", "CC_MVPMatrix"},
     {"u_MVMatrix", "CC_MVMatrix"},
     {"u_PMatrix", "CC_PMatrix"},
     {"u_texture", "CC_Texture0"},
     {"u_tex0", "CC_Texture0"}}};

std::string inNamesOf3x(const std::string& source) {
    const std::string text = copra::withoutComments(source);
    std::string renamed;
    renamed.reserve(text.size());
    for (const std::string_view token : copra::tokensOf(text)) {
        std::string_view name = token;
        for (const auto& [from, to] : kPredeclared)
            if (token == from) name = to;
        renamed += name;
    }
    return renamed;
}

} // namespace

Device* Device::getInstance() {
    static Device s_device;
    return &s_device;
}

Program* Device::newProgram(const std::string& vertexShader, const std::string& fragmentShader) {
    auto* const program = new Program();
    program->initWithByteArrays(inNamesOf3x(vertexShader).c_str(), inNamesOf3x(fragmentShader).c_str());
    return program;
}

Buffer* Device::newBuffer(std::size_t size, BufferType type, BufferUsage usage) {
    return new Buffer(size, type, usage);
}

ProgramCache* ProgramCache::getInstance() {
    static ProgramCache s_cache;
    return &s_cache;
}

} // namespace backend

backend::UniformLocation GLProgramState::getUniformLocation(const std::string& name) const {
    if (name == backend::UNIFORM_NAME_MVP_MATRIX) return backend::kMatrixLocation;
    if (name == backend::UNIFORM_NAME_TEXTURE || name == "u_tex0") return backend::kTextureLocation;
    for (const auto& predeclared : backend::kPredeclared)
        if (name == predeclared.first) return {};
    return locationOf(name);
}

backend::UniformLocation GLProgramState::getUniformLocation(backend::Uniform name) const {
    using namespace backend;
    constexpr std::array<const char*, UNIFORM_MAX> kNames{
        UNIFORM_NAME_MVP_MATRIX,  UNIFORM_NAME_TEXTURE,     UNIFORM_NAME_TEXTURE1,
        UNIFORM_NAME_TEXTURE2,    UNIFORM_NAME_TEXTURE3,    UNIFORM_NAME_TEXT_COLOR,
        UNIFORM_NAME_EFFECT_TYPE, UNIFORM_NAME_EFFECT_COLOR};
    return name < UNIFORM_MAX ? getUniformLocation(kNames[name]) : UniformLocation();
}

int GLProgramState::getAttributeLocation(backend::Attribute name) const {
    using namespace backend;
    constexpr std::array<const char*, ATTRIBUTE_MAX> kNames{
        ATTRIBUTE_NAME_POSITION,  ATTRIBUTE_NAME_COLOR,     ATTRIBUTE_NAME_TEXCOORD,
        ATTRIBUTE_NAME_TEXCOORD1, ATTRIBUTE_NAME_TEXCOORD2, ATTRIBUTE_NAME_TEXCOORD3};
    return name < ATTRIBUTE_MAX ? getAttributeLocation(kNames[name]) : -1;
}

} // namespace cocos2d
