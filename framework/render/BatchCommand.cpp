#include "render/BatchCommand.h"

#include "base/assert.h"
#include "render/Renderer.h"
#include "render/rawContext.h"

namespace cocos2d {

void BatchCommand::init(float globalZOrder, GLProgram* shader, BlendFunc blendType,
                        TextureAtlas* textureAtlas, const Mat4& modelViewTransform, uint32_t flags) {
    CCASSERT(shader, "BatchCommand: the shader is null");
    CCASSERT(textureAtlas, "BatchCommand: the atlas is null");
    RenderCommand::init(globalZOrder, modelViewTransform, flags);
    _shader = shader;
    _blendType = blendType;
    _textureAtlas = textureAtlas;
    _mv = modelViewTransform;
}

void BatchCommand::execute() {
    if (const auto* context = copra::rawContextFor("BatchCommand::execute"))
        context->renderer->addCommand(this);
}

} // namespace cocos2d
