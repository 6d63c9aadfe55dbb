#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/MaskStack.h"
#include "platform/RenderDevice.h"

#include <optional>
#include <vector>

namespace copra {

/// A command to a render target. It is executed when the pixels are read, because most targets of a headless
/// game are never read.
struct NullCommand {
    /// What the command does to the target.
    enum class Kind { Clear, FillStencil, Draw };

    Kind kind = Kind::Draw;     ///< which of the members below count
    cocos2d::Color4F color;     ///< for Clear
    MaskStack::Fill fill{0, 0}; ///< for FillStencil
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
