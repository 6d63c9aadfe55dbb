#pragma once

#include "base/Ref.h"
#include "platform/fwd.h"
#include "render/fwd.h"

#include <cstdint>
#include <memory>

namespace copra {

/// A shader program with its values, as far as the renderer knows it; cocos2d::GLProgramState is one. A batch
/// has one, or none for texture times color. While one is set, textures do not share pages, because shaders
/// expect coordinates from 0 to 1 across the texture.
class DrawProgram : public cocos2d::Ref {
public:
    /// Whether the program draws texture times color, for which the renderer needs no program.
    virtual bool isStandard() const = 0;
    /// Compiles the program if needed, and puts its shader and values into `binding`. `seconds` and
    /// `randomState` are for CC_Time and CC_Random01. Returns false if no shader is available.
    virtual bool prepare(const std::shared_ptr<ShaderStore>& store,
                         const std::shared_ptr<TexturePages>& pages, float seconds,
                         std::uint32_t& randomState, ShaderBinding& binding) = 0;
    /// Called by a node that had this program, at its end.
    virtual void forget(const cocos2d::Node& node) = 0;
};

} // namespace copra
