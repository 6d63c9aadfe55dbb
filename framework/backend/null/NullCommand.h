#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/MaskStack.h"
#include "platform/RenderDevice.h"

#include <optional>
#include <vector>

namespace copra {

/// Something that happened to a target and is painted when somebody looks: most pictures of a headless game
/// are never looked at.
struct NullCommand {
    enum class Kind { Clear, FillStencil, Draw };

    Kind kind = Kind::Draw;
    cocos2d::Color4F color;     ///< of Clear
    MaskStack::Fill fill{0, 0}; ///< of FillStencil
    Primitive primitive = Primitive::Quads;
    std::vector<Vertex> vertices;
    TextureId texture = kNoTexture;
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
    PixelRect viewport;
    cocos2d::Rect visible;
    std::optional<cocos2d::Rect> scissor;
    MaskStack::State mask;
};

} // namespace copra
