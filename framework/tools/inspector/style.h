#pragma once

#include "base/log.h"

#include <imgui.h>

#include <cstddef>

namespace copra {
namespace inspector {

/// Sets the colors and sizes of the inspector's windows.
void applyStyle(float scale);
/// Adds the font of the inspector: an installed DejaVu Sans or its substitute, or the font of Dear ImGui.
void addFont(ImFontAtlas& fonts, float scale);

// The colors with a meaning.
inline const ImVec4 kAccent{1.0f, 0.76f, 0.27f, 1.0f}; ///< The color of names and of the selection.
inline const ImVec4 kDim{0.60f, 0.64f, 0.70f, 1.0f};   ///< The color of what is less important.
inline const ImVec4 kWarning{1.0f, 0.60f, 0.30f, 1.0f};
inline const ImVec4 kFailure{1.0f, 0.42f, 0.42f, 1.0f};

/// The color of a line of the log.
ImVec4 colorOf(LogLevel level);
/// The color of a phase in the graph of frame times.
ImVec4 phaseColor(std::size_t index);

} // namespace inspector
} // namespace copra
