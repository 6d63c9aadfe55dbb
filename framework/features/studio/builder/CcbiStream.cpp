#include "studio/builder/CcbiStream.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace copra {

namespace {

/// The byte in front of a float.
enum FloatKind : unsigned char { kZero, kOne, kMinusOne, kHalf, kInteger, kFull };

constexpr int kMaxIntBits = 32;

int clampToInt(std::int64_t value) {
    using Limits = std::numeric_limits<int>;
    if (value < Limits::min()) return Limits::min();
    return value > Limits::max() ? Limits::max() : static_cast<int>(value);
}

} // namespace

void CcbiStream::open(const unsigned char* bytes, std::size_t count) {
    *this = CcbiStream();
    _bytes = bytes;
    _count = bytes ? count : 0;
}

void CcbiStream::fail(const char* reason) {
    if (!_failure) _failure = reason;
}

unsigned char CcbiStream::readByte() {
    if (_failure) return 0;
    if (_byte >= _count) {
        fail("the file ends too early");
        return 0;
    }
    return _bytes[_byte++];
}

bool CcbiStream::readBit() {
    if (_failure) return false;
    if (_byte >= _count) {
        fail("the file ends too early");
        return false;
    }
    const bool bit = ((_bytes[_byte] >> _bit) & 1u) != 0;
    if (++_bit == 8) {
        _bit = 0;
        ++_byte;
    }
    return bit;
}

int CcbiStream::readInt(bool isSigned) {
    int bits = 0;
    while (!readBit()) {
        if (_failure) return 0;
        if (++bits > kMaxIntBits) {
            fail("an integer has more than 32 bits");
            return 0;
        }
    }
    std::int64_t code = 1;
    for (int i = 0; i < bits; ++i) code = code * 2 + (readBit() ? 1 : 0);
    if (_bit != 0) {
        _bit = 0;
        ++_byte;
    }
    if (_failure) return 0;
    if (!isSigned) return clampToInt(code - 1);
    return clampToInt(code % 2 != 0 ? code / 2 : -(code / 2));
}

float CcbiStream::readFloat() {
    switch (readByte()) {
    case kZero:
        return 0.0f;
    case kOne:
        return 1.0f;
    case kMinusOne:
        return -1.0f;
    case kHalf:
        return 0.5f;
    case kInteger:
        return static_cast<float>(readInt(true));
    default:
        break; // kFull, and what else there may be, as in the original
    }
    unsigned char bytes[4];
    for (unsigned char& byte : bytes) byte = readByte();
    if (_failure) return 0.0f;
    const std::uint32_t bits = bytes[0] | (std::uint32_t{bytes[1]} << 8) | (std::uint32_t{bytes[2]} << 16) |
                               (std::uint32_t{bytes[3]} << 24);
    float value = 0.0f;
    std::memcpy(&value, &bits, sizeof value);
    if (std::isfinite(value)) return value;
    fail("a float is infinite or NaN");
    return 0.0f;
}

std::string CcbiStream::readUTF8() {
    const std::size_t high = readByte();
    const std::size_t length = (high << 8) | readByte();
    if (_failure) return std::string();
    if (length > _count - _byte) {
        fail("a string ends beyond the end of the file");
        return std::string();
    }
    std::string text(reinterpret_cast<const char*>(_bytes + _byte), length);
    _byte += length;
    return text;
}

} // namespace copra
