#pragma once

#include <cstddef>
#include <string>

namespace copra {

/// Reads the values of a .ccbi file: bytes, strings with a length, integers of variable length, and floats
/// with a byte that names their type.
///
/// It never reads past the end. After the first error, all values are 0 or empty, and failure() says what is
/// wrong.
class CcbiStream {
public:
    /// Starts at the first byte. The bytes must outlive the reading.
    void open(const unsigned char* bytes, std::size_t count);

    /// Reads and returns a byte, which begins at the next byte boundary.
    unsigned char readByte();
    /// Reads a byte at the next byte boundary, and returns whether it is not 0.
    bool readBool() { return readByte() != 0; }
    /// Reads and returns an integer of at most 32 bits. The reading continues at the next byte boundary.
    int readInt(bool isSigned);
    /// Reads and returns a float. Infinities and NaN are errors.
    float readFloat();
    std::string readUTF8();

    /// Whether there was an error.
    bool hasFailed() const { return _failure != nullptr; }
    /// Returns what is wrong, or null.
    const char* failure() const { return _failure; }
    /// Ends the reading with an error, unless there was one before.
    void fail(const char* reason);
    std::size_t position() const { return _byte; }

private:
    bool readBit();

    const unsigned char* _bytes = nullptr;
    std::size_t _count = 0;
    std::size_t _byte = 0;
    unsigned _bit = 0;
    const char* _failure = nullptr;
};

} // namespace copra
