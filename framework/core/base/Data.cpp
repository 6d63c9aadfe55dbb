#include "base/Data.h"

#include "base/refuse.h"

#include <cstdlib>
#include <cstring>
#include <utility>

namespace cocos2d {

const Data Data::Null;

Data::Data(const Data& other) {
    copy(other._bytes, other._size);
}

Data::Data(Data&& other) noexcept
    : _bytes(std::exchange(other._bytes, nullptr)), _size(std::exchange(other._size, 0)) {}

Data::~Data() {
    std::free(_bytes);
}

Data& Data::operator=(const Data& other) {
    if (this != &other) copy(other._bytes, other._size);
    return *this;
}

Data& Data::operator=(Data&& other) noexcept {
    std::swap(_bytes, other._bytes);
    std::swap(_size, other._size);
    if (this != &other) other.clear();
    return *this;
}

ssize_t Data::copy(const unsigned char* bytes, const ssize_t size) {
    copra::refuse(size < 0, "Data::copy: the size is negative");
    copra::refuse(!bytes && size > 0, "Data::copy: there are no bytes to copy");
    if (size <= 0 || !bytes) {
        clear();
        return 0;
    }
    // The source may be part of the old memory, which is therefore freed last.
    auto* const memory = static_cast<unsigned char*>(std::malloc(static_cast<std::size_t>(size) + 1));
    if (!memory) {
        copra::warning("Data::copy: out of memory for %lld bytes", static_cast<long long>(size));
        return 0;
    }
    std::memcpy(memory, bytes, static_cast<std::size_t>(size));
    memory[size] = 0;
    fastSet(memory, size);
    return size;
}

void Data::fastSet(unsigned char* bytes, const ssize_t size) {
    copra::refuse(size < 0, "Data::fastSet: the size is negative");
    copra::warn(!bytes && size > 0, "Data::fastSet: there are no bytes");
    if (bytes != _bytes) std::free(_bytes);
    _bytes = bytes;
    _size = bytes && size > 0 ? size : 0;
}

void Data::clear() {
    std::free(_bytes);
    _bytes = nullptr;
    _size = 0;
}

unsigned char* Data::takeBuffer(ssize_t* size) {
    if (size) *size = _size;
    _size = 0;
    return std::exchange(_bytes, nullptr);
}

} // namespace cocos2d
