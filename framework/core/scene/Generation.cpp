#include "scene/Generation.h"

#include "scene/RareFlags.h"

namespace copra {

namespace {
const Generation* s_generation = nullptr;
} // namespace

const Generation* generation() {
    return s_generation;
}

void setGeneration(const Generation* generation) {
    s_generation = generation;
    RareFlags::ofNewNodes.set(RareFlag::Override, generation != nullptr);
}

} // namespace copra
