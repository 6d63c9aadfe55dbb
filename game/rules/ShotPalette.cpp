#include "rules/ShotPalette.h"

namespace beecluster {

std::string frameInPalette(const std::string& frame, ShotPalette palette) {
    constexpr std::array<const char*, kShotPalettes> kSuffixes{"", "_warm_cold", "_contrast"};
    std::string name = frame;
    const std::size_t extension = name.rfind('.');
    return name.insert(extension == std::string::npos ? name.size() : extension,
                       kSuffixes[static_cast<std::size_t>(palette)]);
}

} // namespace beecluster
