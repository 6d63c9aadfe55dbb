#pragma once

#include "base/config.h"

namespace cocos2d {

/// A block of bytes that owns its memory (malloc/free). Copies are deep.
class Data {
public:
    /// No bytes.
    static const Data Null;

    Data() noexcept = default;
    Data(const Data& other);
    Data(Data&& other) noexcept;
    ~Data();
    Data& operator=(const Data& other);
    Data& operator=(Data&& other) noexcept;

    /// The bytes; they stay the Data's own. Null when there are none.
    unsigned char* getBytes() const { return _bytes; }
    /// Number of bytes.
    ssize_t getSize() const { return _size; }

    /// Takes a copy of `size` bytes; returns how many were copied. A size below 1 empties the Data.
    ssize_t copy(const unsigned char* bytes, const ssize_t size);
    /// Takes over memory that came from malloc, without copying.
    void fastSet(unsigned char* bytes, const ssize_t size);
    /// Frees the bytes.
    void clear();
    /// True when there are no bytes.
    bool isNull() const { return _bytes == nullptr || _size == 0; }
    /// Hands the memory to the caller, who must free() it; *size, if given, receives its length.
    unsigned char* takeBuffer(ssize_t* size = nullptr);

private:
    unsigned char* _bytes = nullptr;
    ssize_t _size = 0;
};

} // namespace cocos2d
