#include "render/TiffStrips.h"

#include "platform/ZipUtils.h"

#include <algorithm>
#include <vector>

namespace copra {

namespace {

bool unpackBits(const std::uint8_t* packed, std::size_t count, std::uint8_t* out, std::size_t size) {
    std::size_t at = 0;
    std::size_t written = 0;
    while (written < size && at < count) {
        // As a signed number: -n means one byte n + 1 times, n means n + 1 bytes as they are.
        const unsigned head = packed[at++];
        if (head == 128) continue;
        const bool isRun = head > 128;
        const std::size_t length = isRun ? 257 - head : head + 1;
        const std::size_t room = std::min(length, size - written);
        if (isRun) {
            if (at >= count) return false;
            std::fill_n(out + written, room, packed[at++]);
        } else {
            if (length > count - at) return false;
            std::copy_n(packed + at, room, out + written);
            at += length;
        }
        written += room;
    }
    return written == size;
}

/// Strings of bytes by their codes. Each is another one and a byte more.
class LzwTable {
public:
    static constexpr unsigned kClear = 256;
    static constexpr unsigned kEnd = 257;
    static constexpr unsigned kFirst = 258;
    static constexpr unsigned kMost = 4096;

    LzwTable() : _before(kMost), _last(kMost), _length(kMost) {
        for (unsigned code = 0; code < kClear; ++code) {
            _last[code] = static_cast<std::uint8_t>(code);
            _length[code] = 1;
        }
    }
    void clear() { _next = kFirst; }
    unsigned next() const { return _next; }
    bool has(unsigned code) const { return code < kClear || (code >= kFirst && code < _next); }
    void add(unsigned code, std::uint8_t last) {
        if (_next == kMost) return;
        _before[_next] = static_cast<std::uint16_t>(code);
        _last[_next] = last;
        _length[_next] = static_cast<std::uint16_t>(_length[code] + 1);
        ++_next;
    }
    std::uint8_t firstOf(unsigned code) const {
        while (code >= kFirst) code = _before[code];
        return static_cast<std::uint8_t>(code);
    }
    /// Writes the string, or as much of it as there is room for; how much that is.
    std::size_t write(unsigned code, std::uint8_t* out, std::size_t room) const {
        const std::size_t length = _length[code];
        for (std::size_t i = length; i-- > 0; code = _before[code])
            if (i < room) out[i] = _last[code];
        return std::min(length, room);
    }

private:
    std::vector<std::uint16_t> _before;
    std::vector<std::uint8_t> _last;
    std::vector<std::uint16_t> _length;
    unsigned _next = kFirst;
};

/// Codes of 9 to 12 bits, the highest bit first. One code earlier than needed they get longer, by an old
/// mistake that all writers keep.
bool unpackLzw(const std::uint8_t* packed, std::size_t count, std::uint8_t* out, std::size_t size) {
    LzwTable table;
    std::size_t at = 0;
    std::size_t written = 0;
    std::uint32_t bits = 0;
    unsigned held = 0;
    unsigned width = 9;
    unsigned before = LzwTable::kClear;
    while (written < size) {
        for (; held < width && at < count; held += 8) bits = bits << 8 | packed[at++];
        if (held < width) return false;
        held -= width;
        const unsigned code = bits >> held & ((1u << width) - 1);
        if (code == LzwTable::kEnd) return false;
        if (code == LzwTable::kClear) {
            table.clear();
            width = 9;
        } else if (before == LzwTable::kClear) {
            if (code > LzwTable::kClear) return false;
            out[written++] = static_cast<std::uint8_t>(code);
        } else {
            const bool isKnown = table.has(code);
            if (!isKnown && code != table.next()) return false;
            table.add(before, table.firstOf(isKnown ? code : before));
            if (!table.has(code)) return false;
            written += table.write(code, out + written, size - written);
            if (table.next() + 1 >= 1u << width && width < 12) ++width;
        }
        before = code;
    }
    return true;
}

bool unpackDeflate(const std::uint8_t* packed, std::size_t count, std::uint8_t* out, std::size_t size) {
    std::vector<unsigned char> bytes;
    if (!inflate(packed, count, bytes, size, size) || bytes.size() != size) return false;
    std::copy(bytes.begin(), bytes.end(), out);
    return true;
}

} // namespace

bool unpackTiffStrip(TiffPacking packing, const std::uint8_t* packed, std::size_t count, std::uint8_t* out,
                     std::size_t size) {
    switch (packing) {
    case TiffPacking::None:
        std::copy_n(packed, std::min(count, size), out);
        return count >= size;
    case TiffPacking::Lzw:
        return unpackLzw(packed, count, out, size);
    case TiffPacking::PackBits:
        return unpackBits(packed, count, out, size);
    case TiffPacking::Deflate:
    case TiffPacking::OldDeflate:
        return unpackDeflate(packed, count, out, size);
    }
    return false;
}

} // namespace copra
