#pragma once

#include "platform/Pixels.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra::sfml {

/// The cells of a texture that are not fully transparent: only these need to be drawn. Where the driver draws
/// in software, a large picture with few visible parts costs as much as one without holes.
class Coverage {
public:
    /// Returns the coverage of an image, or null for a small image, and for one of which less than a quarter
    /// could be skipped.
    [[nodiscard]] static std::unique_ptr<Coverage> of(PixelSize size, const std::uint8_t* rgba);

    /// Appends the visible parts of the quads to `parts`. Quads that are not upright, or repeat the texture,
    /// stay whole.
    void split(const Vertex* quads, std::size_t count, std::vector<Vertex>& parts) const;

private:
    explicit Coverage(PixelSize size);
    void mark(const std::uint8_t* rgba);
    void markCell(int column, int row);
    bool isCovered(int column, int row) const {
        return _cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(_columns) +
                      static_cast<std::size_t>(column)];
    }

    PixelSize _size;
    int _columns;
    int _rows;
    std::vector<bool>
        _cells; ///< Whether each cell has visible pixels, or borders on such, which filtering mixes in.
};

/// Whether the driver of the current context draws in software; false without one.
bool drawsInSoftware();

} // namespace copra::sfml
