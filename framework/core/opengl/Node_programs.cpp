/// The shader program of a node.

#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"
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
    if (extras().program == glProgramState) return;
    const auto old = _extras->program; // its callbacks may hold the last reference to this
    unbindProgram();
    _extras->program = glProgramState;
    _rareFlags.set(copra::RareFlag::Program, glProgramState && !glProgramState->isStandard());
    stopResting();
    if (glProgramState) glProgramState->setNodeBinding(this);
}

GLProgramState* Node::getGLProgramState() const {
    if (_extras && _extras->program) return static_cast<GLProgramState*>(_extras->program.get());
    return GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP);
}

} // namespace cocos2d
