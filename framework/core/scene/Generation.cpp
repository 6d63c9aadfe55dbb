#include "scene/Generation.h"

#include "scene/Node.h"

namespace copra {

namespace {
const Generation* s_generation = nullptr;
} // namespace

const Generation* generation() {
    return s_generation;
}

void setGeneration(const Generation* generation) {
    s_generation = generation;
    g_rareFlagsOfNewNodes = generation ? static_cast<std::uint8_t>(RareFlag::Override) : std::uint8_t{0};
}

} // namespace copra
