#include "opengl/CustomCommand.h"

namespace cocos2d {

void CustomCommand::init(float globalZOrder) {
    _globalOrder = globalZOrder;
}

void CustomCommand::init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags) {
    RenderCommand::init(globalZOrder, modelViewTransform, flags);
}

void CustomCommand::init(float globalZOrder, const BlendFunc& blendFunc) {
    init(globalZOrder);
    backend::BlendDescriptor& blend = getPipelineDescriptor().blendDescriptor;
    blend.blendEnabled = true;
    blend.sourceRGBBlendFactor = blend.sourceAlphaBlendFactor = blendFunc.src;
    blend.destinationRGBBlendFactor = blend.destinationAlphaBlendFactor = blendFunc.dst;
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
