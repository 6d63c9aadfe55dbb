#include "scene/Generation.h"

namespace copra {

namespace {
const Generation* s_generation = nullptr;
} // namespace

const Generation* generation() {
    return s_generation;
}

void setGeneration(const Generation* generation) {
    s_generation = generation;
}

} // namespace copra
