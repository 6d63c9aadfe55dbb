#include "studio/builder/CcbiStream.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

/// A stream of these bytes.
struct Bytes {
    explicit Bytes(std::vector<unsigned char> values) : bytes(std::move(values)) {
        stream.open(bytes.data(), bytes.size());
    }
    std::vector<unsigned char> bytes;
    copra::CcbiStream stream;
};

TEST(CcbiStreamTest, ReadsUnsignedIntegers) {
    Bytes bytes({0x01, 0x02, 0x06, 0x14, 0x0c});
    for (const int expected : {0, 1, 2, 4, 5}) EXPECT_EQ(bytes.stream.readInt(false), expected);
    EXPECT_FALSE(bytes.stream.hasFailed());
}

TEST(CcbiStreamTest, ReadsSignedIntegers) {
    Bytes bytes({0x01, 0x02, 0x06, 0x04});
    for (const int expected : {0, -1, 1, -2}) EXPECT_EQ(bytes.stream.readInt(true), expected);
}

TEST(CcbiStreamTest, ReadsFloatsOfAllTypes) {
    Bytes bytes({0, 1, 2, 3, 4, 0x06, 5, 0x00, 0x00, 0x20, 0x40});
    for (const float expected : {0.0f, 1.0f, -1.0f, 0.5f, 1.0f, 2.5f})
        EXPECT_EQ(bytes.stream.readFloat(), expected);
}

TEST(CcbiStreamTest, ReadsStringsWithTheirLength) {
    Bytes bytes({0, 2, 'a', 'b', 0, 0});
    EXPECT_EQ(bytes.stream.readUTF8(), "ab");
    EXPECT_EQ(bytes.stream.readUTF8(), "");
    EXPECT_FALSE(bytes.stream.hasFailed());
}

TEST(CcbiStreamTest, NeverReadsPastTheEnd) {
    Bytes string({0, 9, 'a'});
    EXPECT_EQ(string.stream.readUTF8(), "");
    EXPECT_TRUE(string.stream.hasFailed());
    EXPECT_EQ(string.stream.readByte(), 0) << "after a failure there are no values";
    Bytes integer({0x00});
    EXPECT_EQ(integer.stream.readInt(false), 0);
    EXPECT_TRUE(integer.stream.hasFailed());
    Bytes number({5, 0, 0});
    EXPECT_EQ(number.stream.readFloat(), 0.0f);
    EXPECT_TRUE(number.stream.hasFailed());
}

TEST(CcbiStreamTest, RejectsIntegersThatAreTooLong) {
    Bytes bytes({0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff});
    EXPECT_EQ(bytes.stream.readInt(true), 0);
    EXPECT_STREQ(bytes.stream.failure(), "an integer has more than 32 bits");
}

TEST(CcbiStreamTest, RejectsInfinityAndNaN) {
    Bytes infinity({5, 0x00, 0x00, 0x80, 0x7f});
    EXPECT_EQ(infinity.stream.readFloat(), 0.0f);
    EXPECT_TRUE(infinity.stream.hasFailed());
}

} // namespace
