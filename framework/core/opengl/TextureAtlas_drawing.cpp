/// Drawing the quads of an atlas within a CustomCommand.

#include "base/refuse.h"
#include "opengl/GLProgramState.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"
#include "render/TextureAtlas.h"
#include "render/rawContext.h"

namespace cocos2d {

void TextureAtlas::drawNumberOfQuads(ssize_t numberOfQuads, ssize_t start) {
    copra::refuse(numberOfQuads < 0 || start < 0,
                  "TextureAtlas::drawNumberOfQuads: the number of quads is negative");
    copra::RawContext* const context = copra::rawContextFor("TextureAtlas::drawQuads");
    if (!context) return;
    GLProgram* const program = context->program;
    Renderer& renderer = *context->renderer;
    const copra::RenderScope scope(renderer);
    if (program) renderer.useProgram(GLProgramState::getOrCreateWithGLProgram(program));
    const BlendFunc own = _texture && !_texture->hasPremultipliedAlpha() ? BlendFunc::ALPHA_NON_PREMULTIPLIED
                                                                         : BlendFunc::ALPHA_PREMULTIPLIED;
    addTo(renderer, context->blend.value_or(own), context->modelView, 0.0f, numberOfQuads, start);
}

} // namespace cocos2d
