#pragma once

#include "math/Mat4.h"

#include <vector>

namespace cocos2d {

/// The three matrix stacks of the Director, for legacy drawing code.
enum class MATRIX_STACK_TYPE {
    MATRIX_STACK_MODELVIEW,
    MATRIX_STACK_PROJECTION,
    MATRIX_STACK_TEXTURE,
};

} // namespace cocos2d

namespace copra {

/// What DrawPrimitives draws with. Nodes hand their transform to draw() and touch no stack: code that draws
/// by itself loads that transform. Every stack begins with one identity matrix, which cannot be popped.
class MatrixStacks {
public:
    using Type = cocos2d::MATRIX_STACK_TYPE;

    MatrixStacks();

    /// Puts a copy of the top on the stack.
    void push(Type type);
    /// Takes the top away; the last one stays (an assertion, a log line).
    void pop(Type type);
    void load(Type type, const cocos2d::Mat4& matrix) { of(type).back() = matrix; }
    /// The top becomes top * matrix: what is drawn goes through `matrix` first.
    void multiply(Type type, const cocos2d::Mat4& matrix) { of(type).back() *= matrix; }
    const cocos2d::Mat4& top(Type type) const { return const_cast<MatrixStacks*>(this)->of(type).back(); }
    /// Leaves one identity matrix on each stack.
    void reset();

private:
    std::vector<cocos2d::Mat4>& of(Type type) { return _stacks[static_cast<int>(type)]; }

    std::vector<cocos2d::Mat4> _stacks[3];
};

} // namespace copra
