#pragma once

#include "base/Array.h"
#include "math/Mat4.h"

#include <vector>

namespace cocos2d {

/// The three matrix stacks of the Director, for drawing code of cocos2d-x 2.x.
enum class MATRIX_STACK_TYPE {
    MATRIX_STACK_MODELVIEW,  ///< The stack from the vertices to world coordinates.
    MATRIX_STACK_PROJECTION, ///< The stack from world coordinates to the screen.
    MATRIX_STACK_TEXTURE,    ///< The stack of texture coordinates. The framework does not use it.
};

} // namespace cocos2d

namespace copra {

/// The matrix stacks that DrawPrimitives uses. Nodes pass their transform to draw() and do not change the
/// stacks: code that draws with DrawPrimitives must load that transform. Every stack starts with an identity
/// matrix that cannot be popped.
class MatrixStacks {
public:
    /// The type that selects a stack.
    using Type = cocos2d::MATRIX_STACK_TYPE;

    /// Constructs the stacks in the state after reset().
    MatrixStacks();

    /// Pushes a copy of the top matrix.
    void push(Type type);
    /// Removes the top matrix. If it is the last one, debug builds assert; release builds log that and keep
    /// it.
    void pop(Type type);
    void load(Type type, const cocos2d::Mat4& matrix) { of(type).back() = matrix; }
    /// Replaces the top with top * matrix: `matrix` is applied to vertices first.
    void multiply(Type type, const cocos2d::Mat4& matrix) { of(type).back() *= matrix; }
    const cocos2d::Mat4& top(Type type) const { return const_cast<MatrixStacks*>(this)->of(type).back(); }
    /// Leaves one identity matrix on each stack.
    void reset();

private:
    copra::Array<cocos2d::Mat4>& of(Type type) { return _stacks[static_cast<int>(type)]; }

    copra::Array<cocos2d::Mat4> _stacks[3];
};

} // namespace copra
