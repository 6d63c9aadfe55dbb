#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fuzz {

/// A reader of external files as a function that accepts any bytes. It may reject and log them; it must not
/// crash, leak, hang or use excessive memory.
struct Target {
    std::string name; ///< also the name of its folder in corpus/
    void (*read)(const std::uint8_t* bytes, std::size_t count);
};

/// All targets. A new one needs a line in one of the three lists, and a folder with a few small files in corpus/.
const std::vector<Target>& targets();

std::vector<Target> fileTargets();   ///< general formats: plists, archives, text, network, the game's data
std::vector<Target> assetTargets();  ///< pictures, fonts, maps, particles, shaders, sound
std::vector<Target> studioTargets(); ///< scenes and animations of editors

/// The target with this name; exits the program if there is none.
const Target& target(const std::string& name);

/// Passes bytes to a target, with the log discarded, and then clears the autorelease pool.
void feed(const Target& target, const std::uint8_t* bytes, std::size_t count);

} // namespace fuzz
