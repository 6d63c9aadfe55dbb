#include "backend/sfml/SfmlShaderStore.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlDisplay.h"
#include "backend/sfml/SfmlErrors.h"

namespace copra::sfml {

namespace {

/// The numbers as elements of Glsl, of which each is `size` floats.
template<class Element, std::size_t size>
std::vector<Element> elementsOf(const ShaderValue& value) {
    std::vector<Element> elements;
    for (std::size_t i = 0; i + size <= value.numbers.size(); i += size) {
        const float* n = value.numbers.data() + i;
        if constexpr (size == 2)
            elements.emplace_back(n[0], n[1]);
        else if constexpr (size == 3)
            elements.emplace_back(n[0], n[1], n[2]);
        else
            elements.emplace_back(n[0], n[1], n[2], n[3]);
    }
    return elements;
}

template<class Element, std::size_t size>
void setVectors(sf::Shader& shader, const ShaderValue& value) {
    const std::vector<Element> elements = elementsOf<Element, size>(value);
    if (elements.empty()) return;
    if (value.isArray)
        shader.setUniformArray(value.name, elements.data(), elements.size());
    else
        shader.setUniform(value.name, elements.front());
}

void setFloats(sf::Shader& shader, const ShaderValue& value) {
    if (value.numbers.empty()) return;
    if (value.isArray)
        shader.setUniformArray(value.name, value.numbers.data(), value.numbers.size());
    else
        shader.setUniform(value.name, value.numbers.front());
}

void setMatrix(sf::Shader& shader, const ShaderValue& value) {
    constexpr std::size_t kNumbers = 16;
    if (value.numbers.size() >= kNumbers) shader.setUniform(value.name, sf::Glsl::Mat4(value.numbers.data()));
}

void set(sf::Shader& shader, const ShaderValue& value, const SfmlTextureStore& textures) {
    using Kind = ShaderValue::Kind;
    switch (value.kind) {
    case Kind::Int:
        shader.setUniform(value.name, value.whole);
        break;
    case Kind::Float:
        setFloats(shader, value);
        break;
    case Kind::Vec2:
        setVectors<sf::Glsl::Vec2, 2>(shader, value);
        break;
    case Kind::Vec3:
        setVectors<sf::Glsl::Vec3, 3>(shader, value);
        break;
    case Kind::Vec4:
        setVectors<sf::Glsl::Vec4, 4>(shader, value);
        break;
    case Kind::Mat4:
        setMatrix(shader, value);
        break;
    case Kind::Texture:
        if (const sf::Texture* texture = textures.find(value.texture))
            shader.setUniform(value.name, *texture);
        break;
    case Kind::CurrentTexture:
        shader.setUniform(value.name, sf::Shader::CurrentTexture);
        break;
    }
}

} // namespace

ShaderId SfmlShaderStore::create(const ShaderSource& source, std::string& reason) {
    if (!displayIsReachable() || !sf::Shader::isAvailable()) {
        reason = "this machine has no shaders";
        return kNoShader;
    }
    const ErrorListener listening;
    auto shader = std::make_unique<sf::Shader>();
    if (!shader->loadFromMemory(source.vertex, source.fragment)) {
        reason = listening.reason();
        return kNoShader;
    }
    for (std::size_t i = 0; i < _shaders.size(); ++i) {
        if (_shaders[i]) continue;
        _shaders[i] = std::move(shader);
        return static_cast<ShaderId>(i + 1);
    }
    _shaders.push_back(std::move(shader));
    return static_cast<ShaderId>(_shaders.size());
}

void SfmlShaderStore::destroy(ShaderId id) {
    if (id > 0 && id <= _shaders.size()) _shaders[id - 1].reset();
}

const sf::Shader* SfmlShaderStore::prepare(const ShaderUse& use, const SfmlTextureStore& textures) {
    sf::Shader* shader =
        use.shader > 0 && use.shader <= _shaders.size() ? _shaders[use.shader - 1].get() : nullptr;
    if (!shader) return nullptr;
    // A compiler leaves out uniforms that have no effect; setting them is no fault.
    const ErrorListener listening;
    for (const ShaderValue& value : *use.shared) set(*shader, value, textures);
    for (const ShaderValue& value : *use.own) set(*shader, value, textures);
    return shader;
}

} // namespace copra::sfml
