#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace cocos2d {
class GLProgram;
class Renderer;
} // namespace cocos2d

namespace copra {

class RenderDevice;
class TexturePages;

/// The machine that a CustomCommand draws on while it is executed, for what it calls beside OpenGL. For the
/// render room only.
struct RawContext {
    RenderDevice* device;
    std::shared_ptr<TexturePages> pages;
    float seconds;                         ///< of drawn frames, for shaders
    std::uint32_t* chance;                 ///< what makes chance for shaders
    cocos2d::Renderer* renderer;           ///< takes what is to be drawn after the command
    cocos2d::GLProgram* program = nullptr; ///< that OpenGL draws with; null: not one of these
    cocos2d::Mat4 modelView = {};          ///< where corners are, as told last
    std::optional<cocos2d::BlendFunc> blend = std::nullopt; ///< as told last
};

/// Null outside of a CustomCommand, and where the machine draws nothing.
RawContext* rawContext();

/// The same; says once in the log that `what` needs a CustomCommand where there is none.
RawContext* rawContextFor(const char* what);

/// Makes a context the current one as long as it lives.
class RawContextScope {
public:
    explicit RawContextScope(RawContext& context);
    ~RawContextScope();
    RawContextScope(const RawContextScope&) = delete;
    RawContextScope& operator=(const RawContextScope&) = delete;

private:
    RawContext* _before;
};

} // namespace copra
