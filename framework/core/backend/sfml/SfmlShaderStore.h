#pragma once

#include "backend/sfml/SfmlTextureStore.h"
#include "platform/Shader.h"

#include <SFML/Graphics/Shader.hpp>

#include <memory>
#include <vector>

namespace copra::sfml {

/// Shaders on the graphics card. Like textures, they live in a context that all windows share.
class SfmlShaderStore : public ShaderStore {
public:
    ShaderId create(const ShaderSource& source, std::string& reason) override;
    void destroy(ShaderId id) override;
    unsigned nativeHandle(ShaderId id) const override;

    /// The shader with its uniforms set; null for an unknown ID. Textures are looked up in `textures`.
    const sf::Shader* prepare(const ShaderBinding& binding, const SfmlTextureStore& textures);

private:
    sf::Shader* find(ShaderId id) const {
        return id > 0 && id <= _shaders.size() ? _shaders[id - 1].get() : nullptr;
    }

    std::vector<std::unique_ptr<sf::Shader>> _shaders; ///< ID - 1 is the index
};

} // namespace copra::sfml
