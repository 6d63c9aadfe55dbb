#include "scene/ClassicDraw.h"

#include "render/Renderer.h"
#include "render/rawContext.h"
#include "scene/Node.h"
#include "scene/SceneContext.h"

namespace copra {

namespace {

void drawTransformed(cocos2d::Node& node, const cocos2d::Mat4& transform) {
    MatrixStacks& matrices = SceneContext::current().matrices;
    matrices.push(MatrixStacks::Type::MATRIX_STACK_MODELVIEW);
    matrices.load(MatrixStacks::Type::MATRIX_STACK_MODELVIEW, transform);
    node.draw();
    matrices.pop(MatrixStacks::Type::MATRIX_STACK_MODELVIEW);
}

} // namespace

void ClassicDraw::draw(cocos2d::Node& node, cocos2d::Renderer& renderer, const cocos2d::Mat4& transform) {
    if (!_usesRawGL) {
        const RawContextDemand demand;
        drawTransformed(node, transform);
        if (!demand.isRaised()) return;
        _usesRawGL = true;
    }
    _command.init(node.getGlobalZOrder(), transform, 0);
    _command.func = [&node, transform] { drawTransformed(node, transform); };
    renderer.addCommand(&_command);
}

} // namespace copra
