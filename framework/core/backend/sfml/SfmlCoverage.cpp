#include "backend/sfml/SfmlCoverage.h"

#include "backend/sfml/SfmlGl.h"
#include "backend/sfml/SfmlUprightQuad.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>

namespace copra::sfml {

namespace {

constexpr int kCell = 32;          // pixels
constexpr int kSmallestSide = 257; // pixels; smaller textures are on shared pages

/// Whether one of these pixels in a row is not empty.
bool isVisible(const std::uint8_t* rgba, int count) {
    std::uint32_t all = 0; // without a branch, so that the compiler uses vectors
    for (int i = 0; i < count; ++i) {
        std::uint32_t pixel;
        std::memcpy(&pixel, rgba + 4 * static_cast<std::ptrdiff_t>(i), sizeof pixel);
        all |= pixel;
    }
    return all != 0;
}

} // namespace

Coverage::Coverage(PixelSize size)
    : _size(size),
      _columns((size.width + kCell - 1) / kCell),
      _rows((size.height + kCell - 1) / kCell),
      _cells(static_cast<std::size_t>(_columns) * static_cast<std::size_t>(_rows)) {}

std::unique_ptr<Coverage> Coverage::of(PixelSize size, const std::uint8_t* rgba) {
    if (!rgba || std::max(size.width, size.height) < kSmallestSide) return nullptr;
    std::unique_ptr<Coverage> coverage(new Coverage(size));
    coverage->mark(rgba);
    const auto covered = std::count(coverage->_cells.begin(), coverage->_cells.end(), true);
    const auto all = static_cast<std::ptrdiff_t>(coverage->_cells.size());
    return covered * 4 <= all * 3 ? std::move(coverage) : nullptr;
}

void Coverage::markCell(int column, int row) {
    if (column < 0 || row < 0 || column >= _columns || row >= _rows) return;
    _cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(_columns) +
           static_cast<std::size_t>(column)] = true;
}

void Coverage::mark(const std::uint8_t* rgba) {
    for (int y = 0; y < _size.height; ++y) {
        const int row = y / kCell;
        const int rowBeside = y % kCell == 0 ? row - 1 : y % kCell == kCell - 1 ? row + 1 : row;
        const auto markColumn = [&](int column) {
            markCell(column, row);
            markCell(column, rowBeside);
        };
        for (int column = 0; column < _columns; ++column) {
            const int length = std::min(kCell, _size.width - column * kCell);
            const std::uint8_t* const pixels = rgba;
            rgba += 4 * static_cast<std::ptrdiff_t>(length);
            if (!isVisible(pixels, length)) continue;
            markColumn(column);
            if (isVisible(pixels, 1)) markColumn(column - 1);
            if (length == kCell && isVisible(rgba - 4, 1)) markColumn(column + 1);
        }
    }
}

void Coverage::split(const Vertex* quads, std::size_t count, std::vector<Vertex>& parts) const {
    for (const Vertex* corners = quads; corners + 4 <= quads + count; corners += 4) {
        const UprightQuad quad(corners);
        if (!quad.isWithin(_size)) {
            parts.insert(parts.end(), corners, corners + 4);
            continue;
        }
        const int firstColumn = static_cast<int>(quad.left()) / kCell;
        const int firstRow = static_cast<int>(quad.top()) / kCell;
        for (int row = firstRow; row < _rows && static_cast<float>(row * kCell) < quad.bottom(); ++row) {
            const float top = std::max(quad.top(), static_cast<float>(row * kCell));
            const float bottom = std::min(quad.bottom(), static_cast<float>((row + 1) * kCell));
            for (int column = firstColumn; column < _columns; ++column) {
                if (!isCovered(column, row)) continue;
                const int begin = column;
                while (column < _columns && isCovered(column, row)) ++column;
                const float left = std::max(quad.left(), static_cast<float>(begin * kCell));
                const float right = std::min(quad.right(), static_cast<float>(column * kCell));
                if (left < right) quad.append(left, top, right, bottom, parts);
            }
        }
    }
}

bool drawsInSoftware() {
    static std::optional<bool> s_isSoftware;
    if (s_isSoftware) return *s_isSoftware;
    const auto* const name =
        gl().getString ? reinterpret_cast<const char*>(gl().getString(GL_RENDERER)) : nullptr;
    if (!name) return false; // no context is current
    const std::string_view renderer = name;
    s_isSoftware = false;
    for (const std::string_view software : {"llvmpipe", "softpipe", "swrast", "SwiftShader"})
        if (renderer.find(software) != std::string_view::npos) s_isSoftware = true;
    return *s_isSoftware;
}

} // namespace copra::sfml
