// std::rand() of the program. It gives the numbers of the GNU C library, so that a game with a seed plays as on Linux: those of Emscripten's
// library are others.

#include "base/CRandom.h"

#include <cstdlib>

namespace {

copra::CRandom& generator() {
    static copra::CRandom s_generator(1);
    return s_generator;
}

} // namespace

extern "C" {

void srand(unsigned seed) {
    generator() = copra::CRandom(seed);
}

int rand() {
    return static_cast<int>(generator().next());
}
}
