#include "backend/sfml/SfmlShaderStore.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlDisplay.h"
#include "backend/sfml/SfmlErrors.h"
#include "backend/sfml/SfmlGl.h"

namespace copra::sfml {

namespace {

/// The floats as vectors of `size` components.
template<class Element, std::size_t size>
std::vector<Element> elementsOf(const ShaderValue& value) {
    std::vector<Element> elements;
    for (std::size_t i = 0; i + size <= value.floats.size(); i += size) {
        const float* n = value.floats.data() + i;
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
    if (value.floats.empty()) return;
    if (value.isArray)
        shader.setUniformArray(value.name, value.floats.data(), value.floats.size());
    else
        shader.setUniform(value.name, value.floats.front());
}

// SFML has no arrays of integers: each element is set by its name.
template<class Element, std::size_t size>
void setInts(sf::Shader& shader, const ShaderValue& value) {
    for (std::size_t i = 0; i + size <= value.ints.size(); i += size) {
        const int* n = value.ints.data() + i;
        const std::string name =
            value.isArray ? value.name + "[" + std::to_string(i / size) + "]" : value.name;
        if constexpr (size == 1)
            shader.setUniform(name, n[0]);
        else if constexpr (size == 2)
            shader.setUniform(name, Element(n[0], n[1]));
        else if constexpr (size == 3)
            shader.setUniform(name, Element(n[0], n[1], n[2]));
        else
            shader.setUniform(name, Element(n[0], n[1], n[2], n[3]));
    }
}

template<class Matrix>
void setMatrices(sf::Shader& shader, const ShaderValue& value, std::size_t size) {
    std::vector<Matrix> matrices;
    for (std::size_t i = 0; i + size <= value.floats.size(); i += size)
        matrices.emplace_back(value.floats.data() + i);
    if (matrices.size() == 1)
        shader.setUniform(value.name, matrices.front());
    else if (!matrices.empty())
        shader.setUniformArray(value.name, matrices.data(), matrices.size());
}

// SFML has no 2 x 2 matrices.
void setSmallMatrices(sf::Shader& shader, const ShaderValue& value) {
    const auto count = static_cast<GLsizei>(value.floats.size() / 4);
    if (count == 0 || !gl().hasArrays) return;
    sf::Shader::bind(&shader);
    gl().uniformMatrix2(gl().getUniformLocation(shader.getNativeHandle(), value.name.c_str()), count,
                        GL_FALSE, value.floats.data());
    sf::Shader::bind(nullptr);
}

void setUniform(sf::Shader& shader, const ShaderValue& value, const SfmlTextureStore& textures) {
    using Kind = ShaderValue::Kind;
    switch (value.kind) {
    case Kind::Int:
        setInts<int, 1>(shader, value);
        break;
    case Kind::Ivec2:
        setInts<sf::Glsl::Ivec2, 2>(shader, value);
        break;
    case Kind::Ivec3:
        setInts<sf::Glsl::Ivec3, 3>(shader, value);
        break;
    case Kind::Ivec4:
        setInts<sf::Glsl::Ivec4, 4>(shader, value);
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
    case Kind::Mat2:
        setSmallMatrices(shader, value);
        break;
    case Kind::Mat3:
        setMatrices<sf::Glsl::Mat3>(shader, value, 9);
        break;
    case Kind::Mat4:
        setMatrices<sf::Glsl::Mat4>(shader, value, 16);
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

// Attribute locations are bound before linking. SFML has linked the program already, so it is linked again.
void bindAttributes(const sf::Shader& shader, const std::vector<std::string>& names) {
    if (names.empty() || !gl().hasArrays) return;
    const GLuint program = shader.getNativeHandle();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].empty()) gl().bindAttribLocation(program, static_cast<GLuint>(i), names[i].c_str());
    gl().linkProgram(program);
}

} // namespace

ShaderId SfmlShaderStore::create(const ShaderSource& source, std::string& reason) {
    if (!displayHasOpenGL() || !sf::Shader::isAvailable()) {
        reason = "shaders are not supported";
        return kNoShader;
    }
    const ErrorListener errors;
    auto shader = std::make_unique<sf::Shader>();
    if (!shader->loadFromMemory(source.vertex, source.fragment)) {
        reason = errors.reason();
        return kNoShader;
    }
    bindAttributes(*shader, source.attributes);
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

unsigned SfmlShaderStore::nativeHandle(ShaderId id) const {
    const sf::Shader* const shader = find(id);
    return shader ? shader->getNativeHandle() : 0;
}

const sf::Shader* SfmlShaderStore::prepare(const ShaderBinding& binding, const SfmlTextureStore& textures) {
    sf::Shader* const shader = find(binding.shader);
    if (!shader) return nullptr;
    // Compilers remove unused uniforms; setting them is not an error.
    const ErrorListener errors;
    for (const ShaderValue& value : *binding.shared) setUniform(*shader, value, textures);
    for (const ShaderValue& value : *binding.own) setUniform(*shader, value, textures);
    return shader;
}

} // namespace copra::sfml
