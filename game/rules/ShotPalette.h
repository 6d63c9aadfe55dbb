#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace beecluster {

/// The colors in which the shots of enemies are drawn. Their shapes, and the game, are the same in all.
enum class ShotPalette {
    Standard, ///< a hue for each kind
    WarmCold, ///< yellow and red against light and dark blue, for eyes that see red and green alike
    Contrast, ///< white with a broad black rim and a line of color around it
};
inline constexpr std::size_t kShotPalettes = 3;
/// Their names in files.
inline constexpr std::array<const char*, kShotPalettes> kShotPaletteNames{"standard", "warm-cold",
                                                                          "contrast"};

/// The sprite frame in that palette of a shot whose frame in patterns.txt is `frame`: "shot_burr_contrast.png" of
/// "shot_burr.png".
std::string frameInPalette(const std::string& frame, ShotPalette palette);

} // namespace beecluster
