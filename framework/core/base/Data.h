#pragma once

#include "base/config.h"

namespace cocos2d {

/// A block of bytes that owns its memory (malloc and free). Copies are deep. Behind the bytes of copies and
/// of files, there is a 0 that getSize() does not count, because games read files as C strings.
class Data {
public:
    /// An empty Data, for returning it by reference.
    static const Data Null;

    /// Constructs a null Data, without bytes.
    Data() noexcept = default;
    /// Constructs a Data with a copy of the bytes of another one.
    Data(const Data& other);
    /// Constructs a Data that takes over the bytes of another one, which is then empty.
    Data(Data&& other) noexcept;
    ~Data();
    /// Replaces the bytes with a copy of the bytes of another Data.
    Data& operator=(const Data& other);
    /// Takes over the bytes of another Data, which is then empty.
    Data& operator=(Data&& other) noexcept;

    /// Returns the bytes, which the Data owns, or null if it is empty.
    unsigned char* getBytes() const { return _bytes; }
    /// Returns the number of bytes.
    ssize_t getSize() const { return _size; }
    /// Returns the bytes, as getBytes() does. From axmol.
    unsigned char* data() const { return _bytes; }
    /// Returns the number of bytes, as getSize() does. From axmol.
    ssize_t size() const { return _size; }

    /// Replaces the content with a copy of `size` bytes, and returns the number of bytes copied. With 0
    /// bytes, it clears the Data. A negative size, and null with a size above 0, are errors: debug builds
    /// assert; release builds log it and clear the Data.
    ssize_t copy(const unsigned char* bytes, const ssize_t size);
    /// Takes ownership of memory that was allocated with malloc(), without copying it. Null with a size above
    /// 0 is logged, and the Data is empty. A negative size is an error: debug builds assert; release builds
    /// log it and set the size to 0.
    void fastSet(unsigned char* bytes, const ssize_t size);
    /// Frees the bytes.
    void clear();
    /// Returns true if there are no bytes.
    bool isNull() const { return _bytes == nullptr || _size == 0; }
    /// Passes ownership of the memory to the caller, who must free() it, and leaves the Data empty. `*size`,
    /// if given, receives the number of bytes.
    unsigned char* takeBuffer(ssize_t* size = nullptr);

private:
    unsigned char* _bytes = nullptr;
    ssize_t _size = 0;
};

} // namespace cocos2d
