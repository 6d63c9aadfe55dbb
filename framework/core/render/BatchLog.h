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

/// Why vertices could not be drawn in the draw call before them.
enum class BatchBreak : std::uint8_t {
    First,     ///< There is none before them in the frame.
    Texture,   ///< Another texture, or another shared page.
    Blend,     ///< Another blend function.
    Primitive, ///< Another kind of shape.
    Single,    ///< Strips, fans, and line strips are drawn one by one.
    Clip,      ///< Another clipping rectangle.
    Warp,      ///< Another rotation in 3-D.
    Program,   ///< Another shader program, or other values of it.
    Command,   ///< A command with drawing code of its own comes between them.
    Layer,     ///< A mask, a render texture, a camera or a render queue begins or ends between them.
    Group,     ///< Another render queue begins between them.
};

/// A draw call, or what ended one: a command, a layer, a render queue.
struct BatchRecord {
    /// A draw call, a command with its own drawing, the bounds of a layer, or another render queue.
    enum class Kind : std::uint8_t { Draw, Command, Layer, Group };

    Kind kind = Kind::Draw;                      ///< what ended the draw call before
    BatchBreak reason = BatchBreak::First;       ///< why this one begins
    Primitive primitive = Primitive::Quads;      ///< shape of its vertices
    TextureId textureId = kNoTexture;            ///< on the device
    cocos2d::RefPtr<cocos2d::Texture2D> texture; ///< null without a texture, and for a shared page
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::DISABLE;
    std::size_t vertices = 0;
    float globalZ = 0.0f; ///< of the first vertices
    bool hasProgram = false;
    bool isClipped = false;
    cocos2d::Rect bounds; ///< of the vertices in points of the world, before a warp
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
