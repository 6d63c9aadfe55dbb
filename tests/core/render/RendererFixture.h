#pragma once

#include "backend/null/NullBackend.h"
#include "base/RefPtr.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

#include <string>
#include <vector>

namespace copra::test {

/// A renderer on a null backend that records draw calls.
struct RendererFixture {
    RendererFixture() : backend(createNullBackend()), parts(nullParts(*backend)) {
        parts.device->keepDraws(true);
        renderer.setDevice(parts.device, backend->textures);
    }

    const std::vector<NullDraw>& draws() const { return parts.device->draws(); }

    /// Adds one quad whose corners all lie at x.
    void addQuad(float x, const BatchState& state = {}, float globalZ = 0.0f) {
        Vertex* vertex = renderer.quads(state, 1, globalZ);
        for (int i = 0; i < 4; ++i) vertex[i] = {{x, 0.0f}, cocos2d::Color4B(1, 2, 3, 4), {}};
    }

    /// The x of the first corner of each quad in the order of drawing, draw calls separated by '|'.
    std::string order() const {
        std::string text;
        for (const NullDraw& draw : draws()) {
            if (!text.empty()) text += '|';
            for (std::size_t i = 0; i < draw.vertices.size(); i += 4) {
                text += std::to_string(static_cast<int>(draw.vertices[i].position.x));
            }
        }
        return text;
    }

    std::unique_ptr<Backend> backend;
    NullParts parts;
    cocos2d::Renderer renderer;
};

/// A texture of one color.
inline cocos2d::RefPtr<cocos2d::Texture2D> makeTexture(int width, int height, std::uint8_t value = 200) {
    cocos2d::RefPtr<cocos2d::Texture2D> texture;
    texture.weakAssign(new cocos2d::Texture2D());
    const std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width * height) * 4, value);
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          cocos2d::Texture2D::PixelFormat::RGBA8888, width, height, cocos2d::Size());
    return texture;
}

} // namespace copra::test
