#include "nodes/tiles/TmxCells.h"

#include "base/base64.h"
#include "codecs/zstd.h"
#include "files/ZipUtils.h"

#include <algorithm>
#include <charconv>

namespace copra {

namespace {

using Cells = std::vector<std::uint32_t>;

bool isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

std::string countError(std::size_t found, std::size_t expected) {
    return "has " + std::to_string(found) + " cells instead of " + std::to_string(expected);
}

Cells readCsv(std::string_view text, std::size_t count, std::string& error) {
    Cells cells;
    cells.reserve(std::min(count, text.size() / 2 + 1));
    std::size_t found = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (isBlank(*at)) {
            ++at;
            continue;
        }
        std::uint32_t gid = 0;
        const auto parsed = std::from_chars(at, end, gid);
        if (parsed.ec == std::errc() && parsed.ptr != end && *parsed.ptr == ',') { // the usual case
            if (found++ < count) cells.push_back(gid);
            at = parsed.ptr + 1;
            continue;
        }
        if (parsed.ec != std::errc()) gid = 0;
        const char* const separator = std::find(parsed.ec == std::errc() ? parsed.ptr : at, end, ',');
        const bool isClean = parsed.ec == std::errc() && std::all_of(parsed.ptr, separator, isBlank);
        if (!isClean && error.empty())
            error = "has '" + std::string(at, std::min(at + 12, separator)) + "' instead of a number";
        if (found++ < count) cells.push_back(gid);
        at = separator == end ? end : separator + 1;
    }
    if (found != count && error.empty()) error = countError(found, count);
    cells.resize(count);
    return cells;
}

// https://doc.mapeditor.org/en/stable/reference/tmx-map-format/#data: four bytes a cell, little endian.
Cells fromBytes(const std::vector<unsigned char>& bytes, std::size_t count, std::string& error) {
    Cells cells(count);
    const std::size_t found = bytes.size() / 4;
    for (std::size_t i = 0; i < std::min(found, count); ++i) {
        const unsigned char* const cell = bytes.data() + i * 4;
        cells[i] = std::uint32_t{cell[0]} | std::uint32_t{cell[1]} << 8 | std::uint32_t{cell[2]} << 16 |
                   std::uint32_t{cell[3]} << 24;
    }
    if (error.empty() && bytes.size() != count * 4) error = countError(found, count);
    return cells;
}

Cells readBase64(std::string_view text, std::string_view compression, std::size_t count, std::string& error) {
    std::vector<unsigned char> bytes;
    const std::size_t invalid = decodeBase64(text, bytes);
    if (invalid != std::string_view::npos) {
        error = "is not valid base64: character " + std::to_string(invalid) + " is not allowed";
        return Cells(count);
    }
    if (!compression.empty()) {
        // One byte more than expected, to detect data that is too long.
        const std::size_t maxSize = count * 4 + 1;
        std::vector<unsigned char> unpacked;
        const bool isComplete = compression == "zstd"
                                    ? inflateZstd(bytes.data(), bytes.size(), unpacked, maxSize)
                                    : inflate(bytes.data(), bytes.size(), unpacked, count * 4, maxSize);
        if (!isComplete && unpacked.size() < maxSize)
            error = "is damaged or truncated (" + std::string(compression) + ")";
        bytes = std::move(unpacked);
    }
    return fromBytes(bytes, count, error);
}

} // namespace

std::vector<std::uint32_t> decodeTmxCells(std::string_view text, std::string_view encoding,
                                          std::string_view compression, std::size_t count,
                                          std::string& error) {
    error.clear();
    const bool known =
        compression.empty() || compression == "zlib" || compression == "gzip" || compression == "zstd";
    if (encoding == "csv") return readCsv(text, count, error);
    if (encoding == "base64" && known) return readBase64(text, compression, count, error);
    error = "has the unknown encoding '" + std::string(encoding) + "' '" + std::string(compression) + "'";
    return Cells(count);
}

} // namespace copra
