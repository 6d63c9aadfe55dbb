#pragma once

#include "math/Mat4.h"
#include "render/fwd.h"

#include <cstdint>

namespace copra {

/// The commands that a renderer lends until the frame is drawn: see Renderer::nextCallbackCommand().
class LentCommands {
public:
    virtual ~LentCommands() = default;
    /// Takes all commands back.
    virtual void reclaim() = 0;
};

} // namespace copra

namespace cocos2d {

/// An entry of the drawing order other than vertices. The node that created it owns it; the renderer refers
/// to it until the frame is drawn or the command is deleted.
class RenderCommand {
public:
    /// The kind of command. The kinds for 3-D drawing are never used; they keep the values of cocos2d-x.
    enum class Type {
        UNKNOWN_COMMAND,   ///< A type that is not used.
        QUAD_COMMAND,      ///< A type that is not used: quads are triangles.
        CUSTOM_COMMAND,    ///< A CustomCommand, which calls a function of the game.
        BATCH_COMMAND,     ///< A BatchCommand: the quads of a TextureAtlas.
        GROUP_COMMAND,     ///< A GroupCommand, which contains other commands.
        MESH_COMMAND,      ///< A type that is not used: a value of cocos2d-x for 3-D models.
        PRIMITIVE_COMMAND, ///< A PrimitiveCommand: vertices in buffers of the game.
        TRIANGLES_COMMAND, ///< A TrianglesCommand.
        LAYER_COMMAND      ///< A copra::DrawLayer.
    };

    /// Sets the position in the drawing order and the transform to world coordinates. Pass the `flags` of
    /// Node::draw().
    void init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags);

    /// Returns the global order. Commands with a lower one are drawn first.
    float getGlobalOrder() const { return _globalOrder; }
    /// Returns the kind of command.
    Type getType() const { return _type; }

    /// Returns the flag that setTransparent() has set.
    bool isTransparent() const { return _isTransparent; }
    /// Sets a flag for use by the game. It has no effect on 2-D drawing.
    void setTransparent(bool isTransparent) { _isTransparent = isTransparent; }
    /// Returns a flag for use by the game.
    bool is3D() const { return _is3D; }
    /// Sets a flag for use by the game.
    void set3D(bool value) { _is3D = value; }
    /// Whether the command is drawn with its own call, without batching.
    bool isSkipBatching() const { return _skipBatching; }
    /// Sets whether the command is drawn with its own call, without batching.
    void setSkipBatching(bool value) { _skipBatching = value; }
    /// Returns the z translation of the transform.
    float getDepth() const { return _depth; }

    /// Called by the renderer, not by games. Commands of triangles and batches write their vertices here when
    /// they are added. Those of functions and primitives draw here at their place in the drawing order,
    /// between RenderDevice::beginRawGL() and endRawGL().
    virtual void draw_(Renderer& renderer);

protected:
    /// Constructs a command of this type for a derived class.
    explicit RenderCommand(Type type = Type::UNKNOWN_COMMAND) : _type(type) {}
    /// Constructs a command with the type, the order, and the flags of another one. It is not recorded.
    RenderCommand(const RenderCommand& other);
    /// Replaces type, order, and flags with those of another command.
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
    copra::RenderStream* _stream = nullptr; ///< The recording that refers to this command.
};

} // namespace cocos2d
