/// The commands that a renderer lends.

#include "opengl/CustomCommand.h"
#include "opengl/FrameCommands.h"
#include "render/Renderer.h"

#include <memory>
#include <utility>

namespace cocos2d {

copra::FrameCommands& Renderer::frameCommands() {
    if (!_lentCommands) _lentCommands = std::make_unique<copra::FrameCommands>();
    return static_cast<copra::FrameCommands&>(*_lentCommands);
}

CustomCommand* Renderer::nextCallbackCommand() {
    return frameCommands().nextCallback();
}

GroupCommand* Renderer::getNextGroupCommand() {
    return frameCommands().nextGroup();
}

void Renderer::addCallbackCommand(std::function<void()> func, float globalZOrder) {
    CustomCommand* command = nextCallbackCommand();
    command->init(globalZOrder);
    command->func = std::move(func);
    addCommand(command);
}

} // namespace cocos2d
