#include "render/PrimitiveCommand.h"

#include "base/assert.h"
#include "render/GLProgramState.h"
#include "render/Primitive.h"
#include "render/Renderer.h"
#include "render/glStateCache.h"
#include "render/rawContext.h"

namespace cocos2d {

void PrimitiveCommand::init(float globalOrder, GLuint textureID, GLProgramState* glProgramState,
                            BlendFunc blendType, Primitive* primitive, const Mat4& mv, uint32_t flags) {
    CCASSERT(glProgramState, "PrimitiveCommand: the GLProgramState is null");
    CCASSERT(!glProgramState || glProgramState->getVertexAttribsFlags() == 0,
             "PrimitiveCommand: the GLProgramState has arrays of its own");
    CCASSERT(primitive, "PrimitiveCommand: the primitive is null");
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

} // namespace cocos2d
