#pragma once

#include "math/Mat4.h"
#include "render/CustomCommand.h"

namespace cocos2d {
class Node;
class Renderer;
} // namespace cocos2d

namespace copra {

/// Calls the draw() without arguments of a node, as 2.x does: with the transform of the node on the matrix stack, and for a node that
/// uses raw OpenGL with its context. Private to this module.
class ClassicDraw {
public:
    /// Calls it at once, where what it draws is recorded; from the first use of raw OpenGL on in a command instead, which has the
    /// context. `node` must live until the frame is drawn.
    void draw(cocos2d::Node& node, cocos2d::Renderer& renderer, const cocos2d::Mat4& transform);

private:
    bool _usesRawGL = false;
    cocos2d::CustomCommand _command;
};

} // namespace copra
