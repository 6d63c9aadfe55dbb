#include "render/GLProgramCache.h"
#include "render/GLProgramState.h"
#include "render/Renderer.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"

namespace cocos2d {

void Node::setGLProgram(GLProgram* glprogram) {
    setGLProgramState(glprogram ? GLProgramState::getOrCreateWithGLProgram(glprogram) : nullptr);
}

GLProgram* Node::getGLProgram() const {
    return getGLProgramState()->getGLProgram();
}

void Node::setGLProgramState(GLProgramState* glProgramState) {
    if (!glProgramState && !_extras) return;
    extras().program = glProgramState;
    _hasProgram = glProgramState && !glProgramState->getGLProgram()->isStandard();
}

GLProgramState* Node::getGLProgramState() const {
    if (_extras && _extras->program) return _extras->program;
    return GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP);
}

void Node::drawWithProgram(Renderer* renderer, uint32_t flags) {
    renderer->pushProgram(_extras->program);
    draw(renderer, _modelViewTransform, flags);
    renderer->popProgram();
}

} // namespace cocos2d
