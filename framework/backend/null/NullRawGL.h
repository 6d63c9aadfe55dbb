#pragma once

#include "platform/RawGL.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace copra {

/// Keeps what it was told last.
class NullRawGL : public RawGL {
public:
    void useShader(const ShaderBinding& use) override {
        shader = use.shader;
        values = *use.shared;
        values.insert(values.end(), use.own->begin(), use.own->end());
    }
    void setModelView(const cocos2d::Mat4& place) override { modelView = place; }
    void setArray(const VertexArray& array) override {
        arrays[array.index] = array;
        enabled |= 1U << array.index;
    }
    void enableArrays(std::uint32_t bits) override { enabled = bits; }
    void bindTexture(TextureId texture, unsigned where) override { textures[where] = texture; }
    void setBlend(const cocos2d::BlendFunc& factors) override { blend = factors; }
    void drawArrays(GLenum shape, int first, int count) override {
        drawn.push_back({shape, first, count, {}});
    }
    void drawElements(GLenum shape, int count, GLenum indexType, const void* indices) override {
        drawn.push_back({shape, 0, count, {}});
        for (int i = 0; i < count; ++i)
            drawn.back().indices.push_back(indexType == GL_UNSIGNED_SHORT
                                               ? static_cast<const std::uint16_t*>(indices)[i]
                                               : static_cast<const std::uint32_t*>(indices)[i]);
    }
    void useProgram(unsigned name) override { program = name; }
    void deleteProgram(unsigned name) override { deletedProgram = name; }
    void activeTexture(GLenum name) override { unit = name; }
    void bindTextureNamed(GLenum kind, unsigned texture, unsigned where) override {
        named[where] = {kind, texture};
    }
    void bindVertexArray(unsigned name) override { vertexArray = name; }

    struct Drawn {
        GLenum shape;
        int first;
        int count;
        std::vector<std::uint32_t> indices; ///< none for arrays
    };
    std::vector<Drawn> drawn;
    unsigned program = 0;
    unsigned deletedProgram = 0;
    GLenum unit = 0;
    unsigned vertexArray = 0;
    std::map<unsigned, std::pair<GLenum, unsigned>> named; ///< kind and name of textures by their units

    ShaderId shader = kNoShader;
    std::vector<ShaderValue> values;
    cocos2d::Mat4 modelView;
    std::map<unsigned, VertexArray> arrays; ///< by their numbers
    std::uint32_t enabled = 0;              ///< bits of the arrays that are used
    std::map<unsigned, TextureId> textures; ///< by their units
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
};

} // namespace copra
