#include "studio/scenes/FlatTable.h"

#include <algorithm>

namespace copra {

namespace {

constexpr std::size_t kOffsetSize = 4;

/// Where the offset at `position` leads; 0 if it leads outside.
std::size_t followOffset(const FlatBytes& bytes, std::size_t position) {
    if (!bytes.holds(position, kOffsetSize)) return 0;
    const std::size_t offset = bytes.at<std::uint32_t>(position);
    return offset != 0 && offset < bytes.size - position ? position + offset : 0;
}

std::string textAt(const FlatBytes& bytes, std::size_t position) {
    if (position == 0 || !bytes.holds(position, kOffsetSize)) return "";
    const std::size_t length = bytes.at<std::uint32_t>(position);
    if (!bytes.holds(position + kOffsetSize, length)) return "";
    if (bytes.budget && !bytes.budget->spend(length * FlatBytes::kTextCopies)) return "";
    return std::string(reinterpret_cast<const char*>(bytes.data) + position + kOffsetSize, length);
}

} // namespace

FlatTable::FlatTable(const FlatBytes& bytes, std::size_t position) : _bytes(bytes), _position(position) {
    if (position == 0 || !bytes.holds(position, sizeof(std::int32_t))) return;
    const auto vtable = static_cast<std::int64_t>(position) - bytes.at<std::int32_t>(position);
    if (vtable < 0 || !bytes.holds(static_cast<std::size_t>(vtable), 4)) return;
    _vtable = static_cast<std::size_t>(vtable);
    _vtableSize = bytes.at<std::uint16_t>(_vtable);
    const std::size_t tableSize = bytes.at<std::uint16_t>(_vtable + 2);
    if (_vtableSize < 4 || tableSize < 4) return;
    if (bytes.holds(_vtable, _vtableSize) && bytes.holds(position, tableSize)) _tableSize = tableSize;
}

FlatTable FlatTable::root(const FlatBytes& bytes) {
    return FlatTable(bytes, followOffset(bytes, 0));
}

std::size_t FlatTable::position(int field, std::size_t size) const {
    const std::size_t entry = 4 + 2 * static_cast<std::size_t>(field);
    if (_tableSize == 0 || entry + 2 > _vtableSize) return 0;
    const std::size_t offset = _bytes.at<std::uint16_t>(_vtable + entry);
    return offset != 0 && offset + size <= _tableSize ? _position + offset : 0;
}

std::size_t FlatTable::target(int field) const {
    const std::size_t place = position(field, kOffsetSize);
    return place ? followOffset(_bytes, place) : 0;
}

std::string FlatTable::text(int field) const {
    return textAt(_bytes, target(field));
}

FlatTable FlatTable::table(int field) const {
    return FlatTable(_bytes, target(field));
}

FlatVector FlatTable::vector(int field, std::size_t elementSize) const {
    return FlatVector(_bytes, target(field), elementSize);
}

FlatVector::FlatVector(const FlatBytes& bytes, std::size_t position, std::size_t elementSize)
    : _bytes(bytes), _elementSize(elementSize) {
    if (position == 0 || !bytes.holds(position, kOffsetSize)) return;
    _begin = position + kOffsetSize;
    const std::size_t there = (bytes.size - _begin) / elementSize;
    _count = std::min<std::size_t>(bytes.at<std::uint32_t>(position), there);
}

FlatTable FlatVector::table(std::size_t index) const {
    return FlatTable(_bytes, followOffset(_bytes, _begin + index * _elementSize));
}

std::string FlatVector::text(std::size_t index) const {
    return textAt(_bytes, followOffset(_bytes, _begin + index * _elementSize));
}

} // namespace copra
