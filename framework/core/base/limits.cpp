#include "base/limits.h"

#include "base/refuse.h"

namespace copra {

bool reportTooLarge(const char* call, const char* what, double wanted, double limit) {
    return warning("%s: %.0f %s are too many; the limit is %.0f", call, wanted, what, limit);
}

bool mayReserve(const char* call, ssize_t elements) {
    return !isTooLarge(call, "elements", elements, limits::kReserved);
}

bool isTextureTooLarge(const char* call, double width, double height) {
    const bool fits = width <= limits::kTextureSide && height <= limits::kTextureSide &&
                      width * height <= limits::kTexturePixels;
    return !fits && warning("%s: %.0f x %.0f pixels are too many; the limit is %d along a side and %d in all",
                            call, width, height, limits::kTextureSide, limits::kTexturePixels);
}

} // namespace copra
