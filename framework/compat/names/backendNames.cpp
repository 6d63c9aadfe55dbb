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

ProgramCache* ProgramCache::getInstance() {
    static ProgramCache s_cache;
    return &s_cache;
}

} // namespace backend

backend::UniformLocation GLProgramState::getUniformLocation(const std::string& name) const {
    for (const auto& predeclared : backend::kPredeclared)
        if (name == predeclared.first) return {};
    return locationOf(name);
}

} // namespace cocos2d
