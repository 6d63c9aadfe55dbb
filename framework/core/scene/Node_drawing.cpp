#include "render/DrawProgram.h"
#include "render/Renderer.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"

#include <memory>
#include <optional>

namespace cocos2d {

copra::DrawProgram* Node::drawProgram() const {
    return _rareFlags.has(copra::RareFlag::Program) ? _extras->program.get() : nullptr;
}

void Node::unbindProgram() {
    if (_extras && _extras->program) _extras->program->forget(*this);
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
    if (copra::DrawProgram* const program = drawProgram()) {
        scope.emplace(*renderer);
        renderer->useProgram(program);
    }
    drawInEitherForm_(renderer, flags);
}

} // namespace cocos2d
