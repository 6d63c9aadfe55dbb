#include "scene/MatrixStacks.h"

#include "base/assert.h"
#include "base/log.h"

namespace copra {

MatrixStacks::MatrixStacks() {
    reset();
}

void MatrixStacks::push(Type type) {
    const cocos2d::Mat4 top = of(type).back();
    of(type).push_back(top);
}

void MatrixStacks::pop(Type type) {
    CCASSERT(of(type).size() > 1, "popMatrix without a pushMatrix before it");
    if (of(type).size() > 1)
        of(type).pop_back();
    else
        cocos2d::log("popMatrix: there was no pushMatrix before it");
}

void MatrixStacks::reset() {
    for (std::vector<cocos2d::Mat4>& stack : _stacks) stack.assign(1, cocos2d::Mat4::IDENTITY);
}

} // namespace copra
