#include "base/md5.h"

#include <gtest/gtest.h>

namespace {

std::string md5Of(const std::string& text) {
    return copra::md5(text.data(), text.size());
}

} // namespace

TEST(Md5, GivesTheSumsOfTheStandard) {
    EXPECT_EQ(md5Of(""), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(md5Of("abc"), "900150983cd24fb0d6963f7d28e17f72");
    EXPECT_EQ(md5Of("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
              "57edf4a22be3c955ac49da2e2107b67a");
}

TEST(Md5, TheLengthMayFallAnywhereInABlock) {
    // Lengths around those where the closing bits need a block of their own.
    EXPECT_EQ(md5Of(std::string(55, 'a')), "ef1772b6dff9a122358552954ad0df65");
    EXPECT_EQ(md5Of(std::string(56, 'a')), "3b0c8ac703f828b04c6c197006d17218");
    EXPECT_EQ(md5Of(std::string(64, 'a')), "014842d480b571495a4a0363793f7367");
}
