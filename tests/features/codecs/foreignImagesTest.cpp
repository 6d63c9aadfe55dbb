#include "base/log.h"
#include "images/Image.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

using cocos2d::Image;

TEST(ForeignImages, AreNamed) {
    const std::pair<std::string, const char*> files[] = {
        {std::string("8BPS\0\1", 6), "PSD"},
        {"gimp xcf file", "XCF"},
        {std::string("\0\0\0\x1c"
                     "ftypavif",
                     12),
         "AVIF"},
        {std::string("\0\0\0\x18"
                     "ftypheic",
                     12),
         "HEIF"},
        {std::string("\0\0\1\0\1\0", 6), "ICO"},
        {"#?RADIANCE\n", "HDR"},
        {"<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"},
    };
    for (const auto& [file, name] : files) {
        const copra::LogCapture log;
        Image image;
        const std::string padded = file + std::string(20, '\1');
        EXPECT_FALSE(image.initWithImageData(reinterpret_cast<const unsigned char*>(padded.data()),
                                             static_cast<ssize_t>(padded.size())));
        EXPECT_TRUE(log.contains(std::string(name) + " images are not supported; use PNG")) << log.text();
    }
}
