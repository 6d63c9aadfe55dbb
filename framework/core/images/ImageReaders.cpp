#include "images/ImageReaders.h"

#include <array>

namespace copra {

namespace {

using Kind = ImageHeader::Kind;

// Needs no initialization at the start of the program: features set their readers then, in an unspecified order.
std::array<ImageReader, static_cast<std::size_t>(Kind::Ktx) + 1> s_readers = {};

} // namespace

ImageReader imageReader(Kind kind) {
    return s_readers[static_cast<std::size_t>(kind)];
}

void setImageReader(Kind kind, ImageReader reader) {
    s_readers[static_cast<std::size_t>(kind)] = reader;
}

} // namespace copra
