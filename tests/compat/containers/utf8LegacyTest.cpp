#include "compat/containers/utf8Legacy.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

using namespace cocos2d;

namespace {

// 1, 2, 3 and 4 byte characters.
const std::string kMixed = "a\xC3\xA9\xE4\xB8\xAD\xF0\x9F\x98\x80z";

TEST(Utf8Legacy, ConvertsPlainPointers) {
    int size = 0;
    const std::unique_ptr<unsigned short[]> u16(cc_utf8_to_utf16(kMixed.c_str(), -1, &size));
    EXPECT_EQ(size, 6);
    EXPECT_EQ(cc_wcslen(u16.get()), 6);
    const std::unique_ptr<char[]> u8(cc_utf16_to_utf8(u16.get()));
    EXPECT_STREQ(u8.get(), kMixed.c_str());
    EXPECT_EQ(cc_utf8_strlen(kMixed.c_str()), 5);
    EXPECT_EQ(cc_utf8_strlen(nullptr), -1);
    EXPECT_EQ(cc_utf8_to_utf16("\xFF"), nullptr);
}

} // namespace
