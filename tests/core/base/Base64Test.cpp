#include "base/base64.h"

#include "base/log.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <string>

namespace {

std::string encoded(const std::string& bytes) {
    char* out = nullptr;
    const int length = cocos2d::base64Encode(reinterpret_cast<const unsigned char*>(bytes.data()),
                                             static_cast<unsigned>(bytes.size()), &out);
    const std::string text = out ? std::string(out, static_cast<std::size_t>(length)) : "";
    std::free(out);
    return text;
}

std::string decoded(const std::string& text) {
    unsigned char* out = nullptr;
    const int length = cocos2d::base64Decode(reinterpret_cast<const unsigned char*>(text.data()),
                                             static_cast<unsigned>(text.size()), &out);
    const std::string bytes(reinterpret_cast<char*>(out), static_cast<std::size_t>(length));
    std::free(out);
    return bytes;
}

// RFC 4648, section 10.
TEST(Base64, EncodesTheExamplesOfTheStandard) {
    EXPECT_EQ(encoded(""), "");
    EXPECT_EQ(encoded("f"), "Zg==");
    EXPECT_EQ(encoded("fo"), "Zm8=");
    EXPECT_EQ(encoded("foo"), "Zm9v");
    EXPECT_EQ(encoded("foobar"), "Zm9vYmFy");
    EXPECT_EQ(encoded(std::string("\x00\xff\x10\x80", 4)), "AP8QgA==");
}

TEST(Base64, DecodesWhatItEncodes) {
    std::string bytes;
    for (int i = 0; i < 256; ++i) {
        EXPECT_EQ(decoded(encoded(bytes)), bytes);
        bytes.push_back(static_cast<char>(i));
    }
}

TEST(Base64, IgnoresLineBreaksAndMissingPadding) {
    EXPECT_EQ(decoded("YW55\nIGNhcm5hbA=="), "any carnal");
    EXPECT_EQ(decoded("YW55IGNhcm5hbA"), "any carnal");
}

TEST(Base64, RefusesOtherCharactersWithALogLine) {
    const copra::LogCapture log;
    unsigned char* out = nullptr;
    EXPECT_EQ(cocos2d::base64Decode(reinterpret_cast<const unsigned char*>("Zm9v*"), 5, &out), 0);
    EXPECT_EQ(out, nullptr);
    EXPECT_EQ(log.lineCount(), 1);
}

} // namespace
