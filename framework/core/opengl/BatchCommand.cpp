#include "opengl/BatchCommand.h"

#include "base/refuse.h"
#include "opengl/GLProgramState.h"
#include "render/Renderer.h"
#include "render/TextureAtlas.h"
#include "render/rawContext.h"

namespace cocos2d {

void BatchCommand::init(float globalZOrder, GLProgram* shader, BlendFunc blendType,
                        TextureAtlas* textureAtlas, const Mat4& modelViewTransform, uint32_t flags) {
    copra::refuse(!shader, "BatchCommand::init: the shader is null");
    copra::refuse(!textureAtlas, "BatchCommand::init: the atlas is null");
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

void BatchCommand::draw_(Renderer& renderer) {
    if (!_textureAtlas || !_shader) return;
    renderer.useProgram(GLProgramState::getOrCreateWithGLProgram(_shader));
    _textureAtlas->addTo(renderer, _blendType, _mv, _globalOrder, _textureAtlas->getTotalQuads());
}

} // namespace cocos2d
