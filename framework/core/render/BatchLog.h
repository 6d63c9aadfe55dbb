#pragma once

#include "base/RefPtr.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"
#include "platform/RenderDevice.h"
#include "render/Texture2D.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The reason why vertices could not be drawn in the draw call before them.
enum class BatchBreak : std::uint8_t {
    First,     ///< Nothing is drawn before them in the frame.
    Texture,   ///< They have another texture, or another shared page.
    Blend,     ///< They have another blend function.
    Primitive, ///< They are another kind of shape.
    Single,    ///< They are a strip, a fan, or a line strip, which are drawn one by one.
    Clip,      ///< They have another clipping rectangle.
    Warp,      ///< They have another rotation in 3-D.
    Program,   ///< They have another shader program, or other values of it.
    Command,   ///< A command with drawing code of its own comes between them.
    Layer,     ///< A mask, a render texture, a camera or a render queue begins or ends between them.
    Group,     ///< Another render queue begins between them.
};

/// A draw call, or what ended one: a command, a layer, a render queue.
struct BatchRecord {
    /// A draw call, a command with its own drawing, the bounds of a layer, or another render queue.
    enum class Kind : std::uint8_t { Draw, Command, Layer, Group };

    Kind kind = Kind::Draw;                      ///< The command that ended the draw call before.
    BatchBreak reason = BatchBreak::First;       ///< The reason why this draw call begins.
    Primitive primitive = Primitive::Quads;      ///< The shape of its vertices.
    TextureId textureId = kNoTexture;            ///< The texture on the device.
    cocos2d::RefPtr<cocos2d::Texture2D> texture; ///< The texture; null without one, and for a shared page.
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
    std::size_t vertices = 0;
    float globalZ = 0.0f; ///< The global z of the first vertices.
    bool hasProgram = false;
    bool isClipped = false;
    /// The bounds of the vertices in points of the world, before they are moved by a 3-D rotation.
    cocos2d::Rect bounds;
};

/// The draw calls of a frame in their order, recorded by the Renderer while it is set with setBatchLog().
struct BatchLog {
    std::vector<BatchRecord> records;

    /// Returns the number of draw calls among the records.
    std::size_t drawCount() const {
        std::size_t count = 0;
        for (const BatchRecord& record : records)
            if (record.kind == BatchRecord::Kind::Draw) ++count;
        return count;
    }
};

/// Returns the reason as a sentence without a period, for people to read.
inline const char* describe(BatchBreak reason) {
    static constexpr const char* kReasons[] = {"first of the frame",
                                               "another texture",
                                               "another blend function",
                                               "another kind of shape",
                                               "strips and fans are drawn one by one",
                                               "another clipping rectangle",
                                               "another rotation in 3-D",
                                               "another shader program",
                                               "after a command with its own drawing",
                                               "a mask, a texture, a camera or a queue begins or ends",
                                               "another render queue"};
    return kReasons[static_cast<std::size_t>(reason)];
}

} // namespace copra
