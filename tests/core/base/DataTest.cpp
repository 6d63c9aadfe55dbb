#include "base/Data.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

using cocos2d::Data;

namespace {

Data dataOf(const std::string& text) {
    Data data;
    data.copy(reinterpret_cast<const unsigned char*>(text.data()), static_cast<ssize_t>(text.size()));
    return data;
}

std::string textOf(const Data& data) {
    return {reinterpret_cast<const char*>(data.getBytes()), static_cast<std::size_t>(data.getSize())};
}

TEST(Data, IsNullWithoutBytes) {
    EXPECT_TRUE(Data().isNull());
    EXPECT_TRUE(Data::Null.isNull());
    EXPECT_EQ(Data().getSize(), 0);
}

TEST(Data, CopiesAreDeep) {
    const Data original = dataOf("bytes");
    Data copy = original;
    copy.getBytes()[0] = 'B';
    EXPECT_EQ(textOf(original), "bytes");
    EXPECT_EQ(textOf(copy), "Bytes");
}

TEST(Data, CopiesEndWithAZeroThatIsNotCounted) {
    Data data;
    const unsigned char text[] = {'a', 'b'};
    data.copy(text, 2);
    EXPECT_EQ(data.getSize(), 2);
    EXPECT_STREQ(reinterpret_cast<const char*>(data.getBytes()), "ab");
}

TEST(Data, MovesLeaveNothingBehind) {
    Data source = dataOf("bytes");
    Data taken = std::move(source);
    EXPECT_TRUE(source.isNull());
    source = std::move(taken);
    EXPECT_EQ(textOf(source), "bytes");
    EXPECT_TRUE(taken.isNull());
}

TEST(Data, MayBeCopiedFromAPartOfItself) {
    Data data = dataOf("abcdef");
    data.copy(data.getBytes() + 2, 3);
    EXPECT_EQ(textOf(data), "cde");
}

TEST(Data, CopyingNothingEmptiesIt) {
    Data data = dataOf("abc");
    EXPECT_EQ(data.copy(nullptr, 0), 0);
    EXPECT_TRUE(data.isNull());
}

TEST(Data, FastSetTakesTheMemoryAndTakeBufferGivesIt) {
    auto* const bytes = static_cast<unsigned char*>(std::malloc(4));
    Data data;
    data.fastSet(bytes, 4);
    EXPECT_EQ(data.getBytes(), bytes);
    ssize_t size = 0;
    unsigned char* const taken = data.takeBuffer(&size);
    EXPECT_EQ(taken, bytes);
    EXPECT_EQ(size, 4);
    EXPECT_TRUE(data.isNull());
    std::free(taken);
}

} // namespace
