#pragma once

#include "platform/RawGL.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace copra {

/// Records the last state that was set, and the draw calls.
class NullRawGL : public RawGL {
public:
    void useShader(const ShaderBinding& binding) override {
        shader = binding.shader;
        values = *binding.shared;
        values.insert(values.end(), binding.own->begin(), binding.own->end());
    }
    void setModelView(const cocos2d::Mat4& matrix) override { modelView = matrix; }
    void setArray(const VertexArray& array) override {
        arrays[array.index] = array;
        enabled |= 1U << array.index;
    }
    void enableArrays(std::uint32_t bits) override { enabled = bits; }
    void bindTexture(TextureId texture, unsigned textureUnit) override { textures[textureUnit] = texture; }
    void setBlend(const cocos2d::BlendFunc& factors) override { blend = factors; }
    void drawArrays(GLenum mode, int first, int count) override { drawn.push_back({mode, first, count, {}}); }
    void drawElements(GLenum mode, int count, GLenum indexType, const void* indices) override {
        drawn.push_back({mode, 0, count, {}});
        for (int i = 0; i < count; ++i)
            drawn.back().indices.push_back(indexType == GL_UNSIGNED_SHORT
                                               ? static_cast<const std::uint16_t*>(indices)[i]
                                               : static_cast<const std::uint32_t*>(indices)[i]);
    }
    void useProgram(unsigned name) override { program = name; }
    void deleteProgram(unsigned name) override { deletedProgram = name; }
    void activeTexture(GLenum name) override { unit = name; }
    void bindNativeTexture(GLenum target, unsigned texture, unsigned textureUnit) override {
        nativeTextures[textureUnit] = {target, texture};
    }
    void bindVertexArray(unsigned name) override { vertexArray = name; }
    void setViewport(int x, int y, int width, int height) override { viewport = {x, y, width, height}; }
    void setScissor(int x, int y, int width, int height) override { scissor = {x, y, width, height}; }
    bool isScissorEnabled() override { return false; }

    /// A call of drawArrays() or drawElements().
    struct Drawn {
        GLenum mode;                        ///< The primitive, such as GL_TRIANGLES.
        int first;                          ///< The first vertex; 0 for drawElements().
        int count;                          ///< The number of vertices or indices.
        std::vector<std::uint32_t> indices; ///< The indices; empty for drawArrays().
    };
    std::vector<Drawn> drawn;
    unsigned program = 0;
    unsigned deletedProgram = 0;
    GLenum unit = 0;
    unsigned vertexArray = 0;
    std::vector<int> viewport; ///< The viewport that was set last.
    std::vector<int> scissor;  ///< The scissor box that was set last.
    /// The target and the name of OpenGL of each texture, by unit.
    std::map<unsigned, std::pair<GLenum, unsigned>> nativeTextures;

    ShaderId shader = kNoShader;            ///< The shader that was set last.
    Array<ShaderValue> values;              ///< The uniforms of the program, then those of the node.
    cocos2d::Mat4 modelView;                ///< The matrix that was set last.
    std::map<unsigned, VertexArray> arrays; ///< The vertex arrays by attribute index.
    std::uint32_t enabled = 0;              ///< The bits of the enabled arrays.
    std::map<unsigned, TextureId> textures; ///< The textures by unit.
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
};

} // namespace copra
