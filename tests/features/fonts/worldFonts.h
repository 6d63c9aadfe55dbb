#pragma once

#include "testsFolder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace copra::test {

/// Font files for texts that need shaping: DejaVu Sans (Latin, Greek, Cyrillic, Arabic, Hebrew) is one of the game's,
/// the others are packages of Debian, which ./copra installs.
inline const std::string kDejaVu = copra::testsFolder() + "/../resources/fonts/DejaVuSans.ttf";
inline const std::string kAmiri = "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf";
inline const std::string kLohit = "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf";
inline const std::string kGaruda = "/usr/share/fonts/truetype/tlwg/Garuda.ttf";
inline const std::string kVlGothic = "/usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf";
inline const std::string kNotoEmoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf";

/// Fails the test, with the package to install, if a font file is not there.
inline void requireFont(const std::string& file, const std::string& package) {
    ASSERT_TRUE(std::filesystem::exists(file)) << "install the package " << package;
}

inline void requireWorldFonts() {
    requireFont(kDejaVu, "(none: it is in resources/fonts)");
    requireFont(kAmiri, "fonts-hosny-amiri");
    requireFont(kLohit, "fonts-lohit-deva");
    requireFont(kGaruda, "fonts-tlwg-garuda-ttf");
    requireFont(kVlGothic, "fonts-vlgothic");
    requireFont(kNotoEmoji, "fonts-noto-color-emoji");
}

} // namespace copra::test
