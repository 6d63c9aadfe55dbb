#include "files/TmxCells.h"

#include "base/base64.h"
#include "files/ZipUtils.h"

#include <algorithm>
#include <charconv>

namespace copra {

namespace {

using Cells = std::vector<std::uint32_t>;

bool isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

std::string countFault(std::size_t found, std::size_t wanted) {
    return "has " + std::to_string(found) + " cells instead of " + std::to_string(wanted);
}

Cells readCsv(std::string_view text, std::size_t count, std::string& fault) {
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
        if (parsed.ec == std::errc() && parsed.ptr != end && *parsed.ptr == ',') { // nearly always
            if (found++ < count) cells.push_back(gid);
            at = parsed.ptr + 1;
            continue;
        }
        if (parsed.ec != std::errc()) gid = 0;
        const char* const separator = std::find(parsed.ec == std::errc() ? parsed.ptr : at, end, ',');
        const bool isClean = parsed.ec == std::errc() && std::all_of(parsed.ptr, separator, isBlank);
        if (!isClean && fault.empty())
            fault = "has '" + std::string(at, std::min(at + 12, separator)) + "' where a number should be";
        if (found++ < count) cells.push_back(gid);
        at = separator == end ? end : separator + 1;
    }
    if (found != count && fault.empty()) fault = countFault(found, count);
    cells.resize(count);
    return cells;
}

// https://doc.mapeditor.org/en/stable/reference/tmx-map-format/#data: four bytes a cell, little endian.
Cells fromBytes(const std::vector<unsigned char>& bytes, std::size_t count, std::string& fault) {
    Cells cells(count);
    const std::size_t found = bytes.size() / 4;
    for (std::size_t i = 0; i < std::min(found, count); ++i) {
        const unsigned char* const cell = bytes.data() + i * 4;
        cells[i] = std::uint32_t{cell[0]} | std::uint32_t{cell[1]} << 8 | std::uint32_t{cell[2]} << 16 |
                   std::uint32_t{cell[3]} << 24;
    }
    if (fault.empty() && bytes.size() != count * 4) fault = countFault(found, count);
    return cells;
}

Cells readBase64(std::string_view text, std::string_view compression, std::size_t count, std::string& fault) {
    std::vector<unsigned char> bytes;
    const std::size_t wrong = decodeBase64(text, bytes);
    if (wrong != std::string_view::npos) {
        fault = "is no base64 text: character " + std::to_string(wrong) + " is wrong";
        return Cells(count);
    }
    if (!compression.empty()) {
        // One byte more than wanted tells too much from just enough.
        const std::size_t most = count * 4 + 1;
        std::vector<unsigned char> unpacked;
        const bool isSound = compression == "zstd"
                                 ? inflateZstd(bytes.data(), bytes.size(), unpacked, most)
                                 : inflate(bytes.data(), bytes.size(), unpacked, count * 4, most);
        if (!isSound && unpacked.size() < most)
            fault = "is broken or cut off (" + std::string(compression) + ")";
        bytes = std::move(unpacked);
    }
    return fromBytes(bytes, count, fault);
}

} // namespace

std::vector<std::uint32_t> decodeTmxCells(std::string_view text, std::string_view encoding,
                                          std::string_view compression, std::size_t count,
                                          std::string& fault) {
    fault.clear();
    const bool known =
        compression.empty() || compression == "zlib" || compression == "gzip" || compression == "zstd";
    if (encoding == "csv") return readCsv(text, count, fault);
    if (encoding == "base64" && known) return readBase64(text, compression, count, fault);
    fault = "has the unknown encoding '" + std::string(encoding) + "' '" + std::string(compression) + "'";
    return Cells(count);
}

} // namespace copra
