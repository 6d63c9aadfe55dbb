#include "scene/MatrixStacks.h"

#include "base/refuse.h"

namespace copra {

MatrixStacks::MatrixStacks() {
    reset();
}

void MatrixStacks::push(Type type) {
    const cocos2d::Mat4 top = of(type).back();
    of(type).push_back(top);
}

void MatrixStacks::pop(Type type) {
    if (refuse(of(type).size() == 1, "Director::popMatrix: called without a pushMatrix")) return;
    of(type).pop_back();
}

void MatrixStacks::reset() {
    for (copra::Array<cocos2d::Mat4>& stack : _stacks) stack.assign(1, cocos2d::Mat4::IDENTITY);
}

} // namespace copra
