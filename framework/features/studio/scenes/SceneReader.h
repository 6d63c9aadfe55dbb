#pragma once

#include "base/ByteBudget.h"
#include "studio/scenes/SceneDescription.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// Reads a scene in the binary format (.csb, FlatBuffers). Broken parts are left out, with one log line each
/// that has the `name` of the file. Returns false, after a log line, if there is no scene at all. A file of
/// another version than 2.1.0.0 is logged and read as far as possible. What is made of it is paid from the
/// budget.
bool readCsb(const std::uint8_t* bytes, std::size_t count, const std::string& name, StudioScene& scene,
             ByteBudget& budget);

/// Reads a scene in the editor's own format (.csd, XML). `name` is for log lines. Returns false, after a log
/// line, if there is no scene at all.
bool readCsd(const std::string& xml, const std::string& name, StudioScene& scene);

/// The kind of value that a key frame has.
enum class StudioFrameKind { Pair, Color, Texture, Event, Number, Visible, Inner, Blend };

/// A property that a timeline animates.
struct StudioProperty {
    const char* name;     ///< The name in the editor.
    StudioFrameKind kind; ///< The kind of value that a key frame has.
    int csbField;         ///< The field of the table Frame that has the value.
};

/// Returns the property with this name, or null for an unknown name.
const StudioProperty* findStudioProperty(const std::string& name);

/// The limits of what is made of a file, far beyond real scenes: nodes may refer to each other, so a small
/// file could describe an endless scene.
struct StudioLimits {
    static constexpr int kDepth = 100;           ///< The maximum depth of nested nodes.
    static constexpr std::size_t kNodes = 20000; ///< The maximum number of nodes.

    int depth = 0;         ///< The depth of the node that is made.
    std::size_t nodes = 0; ///< The number of nodes that were made.
    std::size_t elements;  ///< The number of elements of vectors that may still be read.
};

} // namespace copra
