#include "base/numbers.h"

#include "base/numberText.h"

#include <cstring>
#include <string>

namespace cocos2d {
namespace utils {

double atof(const char* str) {
    constexpr std::size_t kDecimalsKept = 7;
    const char* const point = str ? std::strchr(str, '.') : nullptr;
    const std::size_t decimals = point ? std::strspn(point + 1, "0123456789") : 0;
    if (decimals <= kDecimalsKept) return str ? copra::readNumber<double>(str) : 0.;
    // An exponent behind the decimals is kept.
    return copra::readNumber<double>(
        (std::string(str, point + 1 + kDecimalsKept) + (point + 1 + decimals)).c_str());
}

} // namespace utils

int ccNextPOT(int value) {
    unsigned int bits = static_cast<unsigned int>(value) - 1u;
    for (int shift = 1; shift <= 16; shift *= 2) bits |= bits >> shift;
    return static_cast<int>(bits + 1u);
}

} // namespace cocos2d
