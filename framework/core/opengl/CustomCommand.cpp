#include "opengl/CustomCommand.h"

namespace cocos2d {

CustomCommand::CustomCommand(const CustomCommand& other)
    : RenderCommand(other),
      func(other.func),
      _contents(other._contents ? other._contents->copy() : nullptr) {}

CustomCommand& CustomCommand::operator=(const CustomCommand& other) {
    if (this == &other) return *this;
    RenderCommand::operator=(other);
    func = other.func;
    _contents = other._contents ? other._contents->copy() : nullptr;
    return *this;
}

void CustomCommand::init(float globalZOrder) {
    _globalOrder = globalZOrder;
}

void CustomCommand::init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags) {
    RenderCommand::init(globalZOrder, modelViewTransform, flags);
}

void CustomCommand::execute() {
    // The callback may delete the node that owns this command, and the function with it.
    const std::function<void()> callback = func;
    if (callback) callback();
}

void CustomCommand::draw_(Renderer& /*renderer*/) {
    if (func || !_contents) {
        execute();
        return;
    }
    // A callback may delete this command.
    const std::shared_ptr<copra::CommandContents> contents = _contents;
    contents->draw();
}

} // namespace cocos2d
