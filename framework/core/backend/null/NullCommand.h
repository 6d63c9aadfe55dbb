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
    /// What a command does to the target.
    enum class Kind { Clear, FillStencil, Draw };

    Kind kind = Kind::Draw;     ///< What the command does, and so which of the members below it uses.
    cocos2d::Color4F color;     ///< The color of Clear.
    MaskStack::Fill fill{0, 0}; ///< The values of FillStencil.
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
