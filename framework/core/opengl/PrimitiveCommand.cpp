#include "opengl/PrimitiveCommand.h"

#include "base/refuse.h"
#include "opengl/GLProgramState.h"
#include "opengl/Primitive.h"
#include "opengl/glStateCache.h"
#include "render/Renderer.h"
#include "render/rawContext.h"

namespace cocos2d {

void PrimitiveCommand::init(float globalOrder, GLuint textureID, GLProgramState* glProgramState,
                            BlendFunc blendType, Primitive* primitive, const Mat4& mv, uint32_t flags) {
    copra::refuse(!glProgramState, "PrimitiveCommand::init: the GLProgramState is null");
    copra::refuse(glProgramState && glProgramState->getVertexAttribsFlags() != 0,
                  "PrimitiveCommand::init: the GLProgramState already has arrays");
    copra::refuse(!primitive, "PrimitiveCommand::init: the primitive is null");
    RenderCommand::init(globalOrder, mv, flags);
    _textureID = textureID;
    _glProgramState = glProgramState;
    _blendType = blendType;
    _primitive = primitive;
    _mv = mv;
}

void PrimitiveCommand::execute() const {
    const copra::RawContext* const context = copra::rawContextFor("PrimitiveCommand::execute");
    if (!context || !_glProgramState || !_primitive) return;
    GL::bindTexture2D(_textureID);
    GL::blendFunc(_blendType.src, _blendType.dst);
    _glProgramState->apply(_mv);
    _primitive->draw();
    context->renderer->addDrawnBatches(1);
    context->renderer->addDrawnVertices(_primitive->getCount());
}

void PrimitiveCommand::draw_(Renderer& /*renderer*/) {
    execute();
}

} // namespace cocos2d
