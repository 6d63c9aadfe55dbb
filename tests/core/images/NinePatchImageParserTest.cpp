#include "images/NinePatchImageParser.h"

#include "base/RefPtr.h"
#include "images/Image.h"
#include "platform/Screen.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

using namespace cocos2d;

namespace {

/// An image of letters; dots are transparent.
RefPtr<Image> imageOf(const std::vector<std::string>& rows) {
    std::vector<unsigned char> pixels;
    for (const std::string& row : rows)
        for (const char letter : row)
            pixels.insert(pixels.end(), {0, 0, 0, static_cast<unsigned char>(letter == '.' ? 0 : 255)});
    RefPtr<Image> image(new Image);
    image->release();
    image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), 8);
    return image;
}

TEST(NinePatchImageParser, KnowsSuchFilesByTheirNames) {
    EXPECT_TRUE(NinePatchImageParser::isNinePatchImage("pictures/box.9.png"));
    EXPECT_FALSE(NinePatchImageParser::isNinePatchImage("box9.png"));
    EXPECT_FALSE(NinePatchImageParser::isNinePatchImage(".9.png"));
}

TEST(NinePatchImageParser, ReadsTheLinesOfTheFirstRowAndColumn) {
    const auto image = imageOf({"...xx.", //
                                ".xxxx.", //
                                "x.xx..", //
                                "x....."});
    EXPECT_TRUE(NinePatchImageParser(image).parseCapInset().equals(Rect(3, 2, 2, 2)));
}

TEST(NinePatchImageParser, ReadsAPartOfTheImage) {
    const auto image = imageOf({"xxxxxx", //
                                "x..x..", //
                                "x.....", //
                                "x.x..."});
    EXPECT_TRUE(
        NinePatchImageParser(image, Rect(2, 1, 4, 3), false).parseCapInset().equals(Rect(1, 2, 1, 1)));
    EXPECT_TRUE(NinePatchImageParser(image, Rect(4, 1, 9, 9), false).parseCapInset().equals(Rect::ZERO))
        << "it reaches outside";
}

TEST(NinePatchImageParser, ReadsATurnedPart) {
    // Upright it is ".xx." over "x..." and "....", turned clockwise: the first row is the last column.
    const auto image = imageOf({".x.", //
                                "..x", //
                                "..x", //
                                "..."});
    EXPECT_TRUE(NinePatchImageParser(image, Rect(0, 0, 4, 3), true).parseCapInset().equals(Rect(1, 1, 2, 1)));
}

/// A sheet may come from a stranger. The test would take minutes, or read memory of others, if the parser followed it.
TEST(NinePatchImageParser, GivesNothingForAPartThatIsNotInTheImage) {
    constexpr float kHuge = 2e9f;
    constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
    const auto image = imageOf({"xx", "xx"});
    for (const bool rotated : {false, true})
        for (const Rect& part :
             {Rect(0, 0, kHuge, 2), Rect(0, 0, 2, kHuge), Rect(0, 0, 1e30f, 1e30f), Rect(-1e30f, 0, 2, 2),
              Rect(0, -1, 2, 2), Rect(1, 0, 2, 2), Rect(0, 0, kNaN, 2), Rect(kNaN, kNaN, 1, 1),
              Rect(kNaN, kNaN, 1, 1), Rect(0, 0, -1, 2), Rect(0, 0, 0, 0)})
            EXPECT_TRUE(NinePatchImageParser(image, part, rotated).parseCapInset().equals(Rect::ZERO))
                << part.origin.x << " " << part.origin.y << " " << part.size.width << " " << part.size.height;
}

TEST(NinePatchImageParser, GivesNothingWithoutLinesOrImage) {
    EXPECT_TRUE(NinePatchImageParser(imageOf({"..", ".x"})).parseCapInset().equals(Rect::ZERO));
    EXPECT_TRUE(NinePatchImageParser().parseCapInset().equals(Rect::ZERO));
}

} // namespace
