#pragma once

#include "render/RenderCommand.h"

#include <functional>

namespace cocos2d {

/// Calls a function at its place in the drawing order. What the function adds to the renderer is drawn
/// directly after it.
class CustomCommand : public RenderCommand {
public:
    CustomCommand() : RenderCommand(Type::CUSTOM_COMMAND) {}

    /// Sets the place in the drawing order.
    void init(float globalZOrder);
    /// Sets the place in the drawing order and the transform; flags are those of Node::draw().
    void init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags);

    /// Calls func, if there is one.
    void execute();
    void draw_(Renderer& renderer) override;

    /// The function to call.
    std::function<void()> func;
};

/// Name of cocos2d-x 4 for a CustomCommand that calls a function.
using CallbackCommand = CustomCommand;

} // namespace cocos2d
