#pragma once

#include "base/ByteBudget.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace copra {

/// The bytes of a FlatBuffers file. Nothing is copied: they must stay valid. Texts, which may be referred to
/// many times, are paid from the budget, if there is one. When it is spent, they are empty.
struct FlatBytes {
    /// The number of copies of a text: here, in a description, and in nodes.
    static constexpr std::size_t kTextCopies = 8;

    const std::uint8_t* data = nullptr; ///< The first byte.
    std::size_t size = 0;               ///< The number of bytes.
    ByteBudget* budget = nullptr;       ///< The budget, not owned.

    /// Whether `count` bytes from `position` on exist.
    bool holds(std::size_t position, std::size_t count) const {
        return position <= size && count <= size - position;
    }
    /// Reads a little-endian number at a position that the bytes hold.
    template<class T>
    T at(std::size_t position) const {
        T value;
        std::memcpy(&value, data + position, sizeof value);
        return value;
    }
};

class FlatVector;

/// A table of a FlatBuffers file (https://flatbuffers.dev/internals) with fields by number; absent fields
/// have the default of the schema. All positions are checked: a field that leads outside of the bytes is
/// absent, and a table that does so is empty. Structs are read with their members in a row.
class FlatTable {
public:
    /// Constructs an empty table, which converts to false.
    FlatTable() = default;
    FlatTable(const FlatBytes& bytes, std::size_t position);
    /// The table that the first bytes refer to.
    static FlatTable root(const FlatBytes& bytes);

    /// Whether it is a table at all.
    explicit operator bool() const { return _tableSize != 0; }
    bool has(int field) const { return position(field, 1) != 0; }

    /// Returns a number by its number in the schema, or the fallback if the field is absent.
    template<class T>
    T number(int field, T fallback) const {
        const std::size_t place = position(field, sizeof(T));
        return place ? _bytes.at<T>(place) : fallback;
    }
    /// Returns a bool by its number in the schema, or the fallback if the field is absent.
    bool flag(int field, bool fallback) const { return number<std::uint8_t>(field, fallback) != 0; }
    /// The string, table, or vector that the field refers to; empty if it is absent.
    std::string text(int field) const;
    FlatTable table(int field) const;
    FlatVector vector(int field, std::size_t elementSize) const;
    /// Copies a struct of `count` members; false if the field is absent.
    template<class T>
    bool structure(int field, T* members, std::size_t count) const {
        const std::size_t place = position(field, count * sizeof(T));
        if (place) std::memcpy(members, _bytes.data + place, count * sizeof(T));
        return place != 0;
    }

private:
    std::size_t position(int field, std::size_t size) const;
    std::size_t target(int field) const;

    FlatBytes _bytes;
    std::size_t _position = 0;
    std::size_t _vtable = 0;
    std::size_t _vtableSize = 0;
    std::size_t _tableSize = 0;
};

/// A vector of tables, strings, or structs. Its count is limited by the bytes that are there.
class FlatVector {
public:
    /// Constructs a vector without elements.
    FlatVector() = default;
    FlatVector(const FlatBytes& bytes, std::size_t position, std::size_t elementSize);

    /// The number of elements.
    std::size_t count() const { return _count; }
    /// The element by index, below count(); empty if it does not lie in the bytes.
    FlatTable table(std::size_t index) const;
    std::string text(std::size_t index) const;
    /// A number of a struct, `offset` bytes from its beginning. The index must be below count().
    template<class T>
    T number(std::size_t index, std::size_t offset) const {
        return _bytes.at<T>(_begin + index * _elementSize + offset);
    }

private:
    FlatBytes _bytes;
    std::size_t _begin = 0;
    std::size_t _elementSize = 4;
    std::size_t _count = 0;
};

} // namespace copra
