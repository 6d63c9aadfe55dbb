#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "platform/fwd.h"
#include "render/fwd.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace copra {

/// The state of raw OpenGL while a CustomCommand is executed, for GL::, GLProgram and GLProgramState. For the
/// modules render and scene only.
struct RawContext {
    RenderDevice* device;
    std::shared_ptr<TexturePages> pages;
    float seconds;               ///< The time for CC_Time.
    std::uint32_t* randomState;  ///< The state for CC_Random01.
    cocos2d::Renderer* renderer; ///< The renderer that receives what is drawn after the command.
    /// The program in use; null for none, or for one that is not a GLProgram.
    cocos2d::GLProgram* program = nullptr;
    cocos2d::Mat4 modelView = {}; ///< The matrix of the last setUniformsForBuiltins().
    /// The blend function of the last GL::blendFunc().
    std::optional<cocos2d::BlendFunc> blend = std::nullopt;
};

/// Returns the current context; null outside of a CustomCommand, and without a device.
RawContext* rawContext();

/// Returns the current context, after the innermost RawContextSource had the opportunity to provide one. If
/// there is none, the function raises the innermost RawContextDemand, or logs once that the function `what`
/// needs a CustomCommand, and returns null.
RawContext* rawContextFor(const char* what);

/// Notes during its lifetime whether a function needs a context while there is none. It is for code that then
/// calls the function again in a CustomCommand.
class RawContextDemand {
public:
    /// Makes this the innermost demand until its destruction.
    RawContextDemand();
    ~RawContextDemand();
    RawContextDemand(const RawContextDemand&) = delete;
    RawContextDemand& operator=(const RawContextDemand&) = delete;
    /// Whether such a function was called since the construction.
    bool isRaised() const { return _isRaised; }

private:
    friend RawContext* rawContextFor(const char* what);

    bool _isRaised = false;
    RawContextDemand* _outer;
};

/// Provides a context outside of a CustomCommand during its lifetime.
class RawContextSource {
public:
    /// Makes this the innermost source until its destruction.
    RawContextSource();
    virtual ~RawContextSource();
    RawContextSource(const RawContextSource&) = delete;
    RawContextSource& operator=(const RawContextSource&) = delete;
    /// Called before each use of a context: makes one the current one, if that is possible now.
    virtual void provide() = 0;

private:
    RawContextSource* _outer;
};

/// Makes a context the current one during its lifetime.
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
