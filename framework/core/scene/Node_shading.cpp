#include "render/GLProgramCache.h"
#include "render/GLProgramState.h"
#include "render/Renderer.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"

#include <memory>
#include <optional>

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
    unbindProgram();
    _extras->program = glProgramState;
    _rareFlags.set(copra::RareFlag::Program, glProgramState && !glProgramState->getGLProgram()->isStandard());
    if (glProgramState) glProgramState->setNodeBinding(this);
}

/// The program state may outlive this node.
void Node::unbindProgram() {
    GLProgramState* const state = _extras ? _extras->program.get() : nullptr;
    if (state && state->getNodeBinding() == this) state->setNodeBinding(nullptr);
}

GLProgramState* Node::getGLProgramState() const {
    if (_extras && _extras->program) return _extras->program;
    return GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP);
}

/// Draws the node with its program if the visiting camera draws it. In a separate visit its vertices are
/// recorded as redrawable: at the end of the frame they are recorded again with the final state of the node.
void Node::drawForCamera(Renderer* renderer, uint32_t flags) {
    if (!isVisitableByVisitingCamera()) return;
    if (!(flags & kSeparateVisit)) {
        drawWithProgram(renderer, flags);
        return;
    }
    // With the transform of the last visit and the current appearance.
    const auto drawAgain = [](Ref& node, Renderer& again) {
        static_cast<Node&>(node).drawWithProgram(&again, 0);
    };
    const std::size_t mark = renderer->beginRedrawable();
    drawWithProgram(renderer, flags);
    renderer->endRedrawable(mark, *this, drawAgain);
}

void Node::drawWithProgram(Renderer* renderer, uint32_t flags) {
    if (!drawsSpecially()) {
        draw(renderer, _modelViewTransform, flags);
        return;
    }
    std::optional<copra::RenderScope> scope;
    if (hasProgram()) {
        scope.emplace(*renderer);
        renderer->useProgram(_extras->program);
    }
    drawInEitherForm_(renderer, flags);
}

} // namespace cocos2d
