#pragma once

#include "base/config.h"

#include <cstddef>

/// The greatest sizes that calls accept. Larger ones come from wrong arguments or damaged data, and would end
/// the program for lack of memory or freeze a frame. See isTooLarge().
namespace copra::limits {

/// The width and height of a texture or an image, in pixels: no graphics card has larger textures.
inline constexpr int kTextureSide = 16384;
/// The pixels of a texture or an image: 256 MiB of memory.
inline constexpr int kTexturePixels = 1 << 26;
/// The columns and rows of the grid of a grid action.
inline constexpr int kGridSide = 512;
/// The columns and rows into which a grid is divided so that it appears in perspective: cells of fine grids
/// stay whole.
inline constexpr int kGridParts = 512;
/// The parts into which all quads of a draw call are divided so that they appear in perspective. More quads
/// than that stay whole.
inline constexpr int kWarpedQuads = 1 << 18;
/// The segments of a circle or a curve of DrawNode.
inline constexpr int kSegments = 1 << 16;
/// The particles of a system.
inline constexpr int kParticles = 1 << 18;
/// The points of a MotionStreak.
inline constexpr int kStreakPoints = 100'000;
/// The bytes of a VertexBuffer or IndexBuffer: 256 MiB.
inline constexpr int kBufferBytes = 1 << 28;
/// The quads of a TextureAtlas.
inline constexpr int kQuads = 1 << 20;
/// The render queues; see Renderer::createRenderQueue().
inline constexpr int kRenderQueues = 1 << 16;
/// The bytes of the text of a label.
inline constexpr int kLabelBytes = 1 << 20;
/// The cells of a TableView.
inline constexpr int kTableCells = 1 << 20;
/// The cells that a TableView shows at a time.
inline constexpr int kVisibleCells = 4096;
/// The pixels of the size of a font.
inline constexpr int kFontPixels = 4096;
/// The elements for which a container reserves memory in advance. It may grow further.
inline constexpr int kReserved = 1 << 20;
/// The cells of a layer of a tile map, and of all layers together.
inline constexpr std::size_t kMapCells = std::size_t{1} << 24;
inline constexpr std::size_t kMapCellsTotal = std::size_t{1} << 25;
/// The rounds of Repeat actions that complete in one step of an action.
inline constexpr int kRoundsPerStep = 10'000;
/// Calls of one timer in a frame.
inline constexpr int kTimerCallsPerFrame = 10'000;
/// The pairs of circles that CirclePairs finds at a time.
inline constexpr std::size_t kCirclePairs = std::size_t{1} << 22;
/// Updates of ParticleSystem::simulate().
inline constexpr int kSimulatedUpdates = 100'000;

} // namespace copra::limits

namespace copra {

/// Logs a warning with the call and both numbers; see isTooLarge().
[[gnu::cold]] bool reportTooLarge(const char* call, const char* what, double wanted, double limit);

/// Returns true and logs a warning that names the call if `wanted` is above the limit or NaN. `what` is
/// counted, in the plural:
///
///     if (copra::isTooLarge("DrawNode::drawCircle", "segments", segments, copra::limits::kSegments)) return;
template<class Number, class Limit>
bool isTooLarge(const char* call, const char* what, Number wanted, Limit limit) {
    const auto number = static_cast<double>(wanted);
    const auto greatest = static_cast<double>(limit);
    return !(number <= greatest) && reportTooLarge(call, what, number, greatest);
}

/// Whether a container may reserve memory for so many elements; otherwise logs a warning.
[[nodiscard]] bool mayReserve(const char* call, ssize_t elements);

/// Whether a texture of that size is too large; see isTooLarge().
[[nodiscard]] bool isTextureTooLarge(const char* call, double width, double height);

} // namespace copra
