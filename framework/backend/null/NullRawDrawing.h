#pragma once

#include "platform/RawDrawing.h"

#include <map>
#include <vector>

namespace copra {

/// Keeps what it was told last.
class NullRawDrawing : public RawDrawing {
public:
    void useShader(const ShaderUse& use) override {
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
    void bindTexture(TextureId texture, unsigned unit) override { textures[unit] = texture; }
    void setBlend(const cocos2d::BlendFunc& factors) override { blend = factors; }

    ShaderId shader = kNoShader;
    std::vector<ShaderValue> values;
    cocos2d::Mat4 modelView;
    std::map<unsigned, VertexArray> arrays; ///< by their numbers
    std::uint32_t enabled = 0;              ///< bits of the arrays that are used
    std::map<unsigned, TextureId> textures; ///< by their units
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
};

} // namespace copra
