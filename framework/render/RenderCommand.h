#pragma once

#include "math/Mat4.h"

#include <cstdint>

namespace copra {
class RenderStream;
}

namespace cocos2d {

/// Something in the draw order that is more than vertices. It belongs to the node that made it; the renderer
/// keeps a pointer until the frame is drawn, and forgets it when the command dies earlier.
class RenderCommand {
public:
    /// What kind of command it is. Kinds that belong to the 3-D part of the original have kept their numbers
    /// only.
    enum class Type {
        UNKNOWN_COMMAND,
        QUAD_COMMAND,
        CUSTOM_COMMAND,
        BATCH_COMMAND,
        GROUP_COMMAND,
        MESH_COMMAND,
        PRIMITIVE_COMMAND,
        TRIANGLES_COMMAND,
        LAYER_COMMAND ///< a copra::DrawLayer
    };

    /// Sets the place in the global order and the transform to the world; flags are those of Node::draw.
    void init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags);

    /// Place in the global order: low is drawn first.
    float getGlobalOrder() const { return _globalOrder; }
    Type getType() const { return _type; }

    /// A mark for the user; 2-D drawing goes by order alone.
    bool isTransparent() const { return _isTransparent; }
    void setTransparent(bool isTransparent) { _isTransparent = isTransparent; }
    /// A mark for the user.
    bool is3D() const { return _is3D; }
    void set3D(bool value) { _is3D = value; }
    /// A command that skips batching is drawn with a call of its own.
    bool isSkipBatching() const { return _skipBatching; }
    void setSkipBatching(bool value) { _skipBatching = value; }
    /// Distance into the screen, from the transform.
    float getDepth() const { return _depth; }

protected:
    explicit RenderCommand(Type type = Type::UNKNOWN_COMMAND) : _type(type) {}
    RenderCommand(const RenderCommand& other);
    RenderCommand& operator=(const RenderCommand& other);
    virtual ~RenderCommand();

    Type _type;
    float _globalOrder = 0.0f;
    float _depth = 0.0f;
    bool _isTransparent = true;
    bool _skipBatching = false;
    bool _is3D = false;

private:
    friend class copra::RenderStream;
    copra::RenderStream* _stream = nullptr; ///< where the command waits to be drawn
};

} // namespace cocos2d
