/// The record of draw calls, which the Renderer keeps only on request.

#include "render/BatchLog.h"

#include <algorithm>

namespace copra {

std::size_t BatchLog::drawCount() const {
    return static_cast<std::size_t>(
        std::count_if(records.begin(), records.end(),
                      [](const BatchRecord& record) { return record.kind == BatchRecord::Kind::Draw; }));
}

const char* describe(BatchBreak reason) {
    switch (reason) {
    case BatchBreak::First:
        return "first of the frame";
    case BatchBreak::Texture:
        return "another texture";
    case BatchBreak::Blend:
        return "another blend function";
    case BatchBreak::Primitive:
        return "another kind of shape";
    case BatchBreak::Single:
        return "strips and fans are drawn one by one";
    case BatchBreak::Clip:
        return "another clipping rectangle";
    case BatchBreak::Warp:
        return "another rotation in 3-D";
    case BatchBreak::Program:
        return "another shader program";
    case BatchBreak::Command:
        return "after a command with its own drawing";
    case BatchBreak::Layer:
        return "a mask, a texture, a camera or a queue begins or ends";
    case BatchBreak::Group:
        return "another render queue";
    }
    return "";
}

} // namespace copra
