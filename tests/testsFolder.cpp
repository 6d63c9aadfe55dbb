#include "testsFolder.h"

namespace copra {

std::string testsFolder() {
    return COPRA_TESTS_DIR;
}

} // namespace copra
