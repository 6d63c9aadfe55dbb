#include "backend/text/FontFolders.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace {

const std::filesystem::path kBundledFonts = copra::testsFolder() + "/../resources/fonts";

std::string fileName(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

} // namespace

TEST(FontFolders, FindAFamilyIgnoringCase) {
    copra::FontFolders fonts({kBundledFonts});
    bool exact = false;
    EXPECT_EQ(fileName(fonts.find("leckerli one", exact)), "LeckerliOne-Regular.ttf");
    EXPECT_TRUE(exact);
}

TEST(FontFolders, OfferAUsualFontForAnUnknownFamily) {
    copra::FontFolders fonts({kBundledFonts});
    bool exact = true;
    EXPECT_EQ(fileName(fonts.find("Marker Felt", exact)), "DejaVuSans.ttf");
    EXPECT_FALSE(exact);
}

TEST(FontFolders, FindAFontThatHasACharacter) {
    copra::FontFolders fonts({kBundledFonts});
    constexpr char32_t kBear = 0x718A;
    const std::string file = fileName(fonts.findFor(kBear, false));
    EXPECT_TRUE(file == "NotoSansJP-Subset.otf" || file == "NotoSansSC-Subset.otf") << file;
    EXPECT_EQ(fonts.findFor(0x10FFFD, false), "");
    EXPECT_EQ(fileName(fonts.findFor(kBear, true)), file) << "there is none in color";
}

TEST(FontFolders, FilesThatAreNoFontsAreSkipped) {
    copra::FontFolders fonts({copra::testsFolder() + "/core/platform", "/no such folder"});
    bool exact = true;
    EXPECT_EQ(fonts.find("Arial", exact), "");
    EXPECT_FALSE(exact);
}
