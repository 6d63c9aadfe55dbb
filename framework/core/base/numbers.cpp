#include "base/numbers.h"

#include <cstdlib>
#include <cstring>
#include <string>

namespace cocos2d {
namespace utils {
namespace {

constexpr std::size_t kDecimalsKept = 7;

} // namespace

double atof(const char* str) {
    if (!str) return 0.;
    const char* const point = std::strchr(str, '.');
    if (!point) return std::strtod(str, nullptr);
    const std::size_t decimals = std::strspn(point + 1, "0123456789");
    if (decimals <= kDecimalsKept) return std::strtod(str, nullptr);
    // An exponent behind the decimals is kept.
    const std::string head(str, point + 1 + kDecimalsKept);
    return std::strtod((head + (point + 1 + decimals)).c_str(), nullptr);
}

} // namespace utils

int ccNextPOT(int value) {
    unsigned int bits = static_cast<unsigned int>(value) - 1u;
    for (int shift = 1; shift <= 16; shift *= 2) bits |= bits >> shift;
    return static_cast<int>(bits + 1u);
}

} // namespace cocos2d
