#pragma once

#include "base/refuse.h"
#include "scene/Node.h"

namespace copra {

/// Whether `node` is `other` or one of its ancestors. False for null.
inline bool isSelfOrAncestor(const cocos2d::Node* node, const cocos2d::Node* other) {
    while (other && other != node) other = other->getParent();
    return node && other;
}

/// Guards calls to a node that another node draws without being its parent. The tree may change after the
/// node was set: if a call leads back to its owner, the inner call of the same kind is skipped with a warning
/// instead of recursing endlessly.
class BorrowedNodeScope {
public:
    /// The kinds of calls, as bits.
    enum Call : unsigned {
        Enter = 1,
        FinishEnter = 2,
        StartExit = 4,
        Exit = 8,
        CleanUp = 16,
        SetCamera = 32,
        Visit = 64,
    };

    /// Calls the function, unless a call of this kind is on the stack: that warns.
    template<class Function>
    void run(Call kind, const Function& function) {
        if (warn((_running & kind) != 0,
                 "a stencil or target contains the node that draws it; it is drawn once"))
            return;
        _running |= kind;
        function();
        _running &= ~static_cast<unsigned>(kind);
    }

private:
    unsigned _running = 0;
};

} // namespace copra
