#include "nodes/tiles/TmxCells.h"

#include "base/base64.h"

#include <gmock/gmock.h>
#include <zlib.h>
#include <zstd.h>

using copra::decodeTmxCells;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

using Bytes = std::vector<unsigned char>;

Bytes bytesOf(const std::vector<std::uint32_t>& cells) {
    Bytes bytes;
    for (const std::uint32_t cell : cells)
        for (int shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<unsigned char>(cell >> shift));
    return bytes;
}

std::string base64(const Bytes& bytes) {
    char* text = nullptr;
    cocos2d::base64Encode(bytes.data(), static_cast<unsigned>(bytes.size()), &text);
    std::string result = text ? text : "";
    std::free(text);
    return result;
}

Bytes deflated(const Bytes& bytes, int windowBits) {
    z_stream stream = {};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    Bytes packed(deflateBound(&stream, bytes.size()) + 32);
    stream.next_in = const_cast<unsigned char*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = packed.data();
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

Bytes zstandard(const Bytes& bytes) {
    Bytes packed(ZSTD_compressBound(bytes.size()));
    packed.resize(ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), 3));
    return packed;
}

struct Decoded {
    std::vector<std::uint32_t> cells;
    std::string error;
};

Decoded decode(std::string_view text, const char* encoding, const char* compression, std::size_t count) {
    Decoded decoded;
    decoded.cells = decodeTmxCells(text, encoding, compression, count, decoded.error);
    return decoded;
}

} // namespace

TEST(TmxCells, ReadsCsvWithItsLineEndsAndFlipFlags) {
    const Decoded decoded = decode("\n1, 2,\r\n3,3221225474\n", "csv", "", 4);
    EXPECT_THAT(decoded.cells, ElementsAre(1, 2, 3, 0xc0000002));
    EXPECT_EQ(decoded.error, "");
}

TEST(TmxCells, ReadsBase64PlainAndPackedInEveryWay) {
    const Bytes bytes = bytesOf({1, 0x80000002, 300000, 0});
    EXPECT_THAT(decode("\n  " + base64(bytes) + "\n", "base64", "", 4).cells,
                ElementsAre(1, 0x80000002, 300000, 0));
    EXPECT_THAT(decode(base64(deflated(bytes, 15)), "base64", "zlib", 4).cells,
                ElementsAre(1, 0x80000002, 300000, 0));
    EXPECT_THAT(decode(base64(deflated(bytes, 15 + 16)), "base64", "gzip", 4).cells,
                ElementsAre(1, 0x80000002, 300000, 0));
    const Decoded last = decode(base64(zstandard(bytes)), "base64", "zstd", 4);
    EXPECT_THAT(last.cells, ElementsAre(1, 0x80000002, 300000, 0));
    EXPECT_EQ(last.error, "");
}

TEST(TmxCells, MissingCellsAreEmptyAndSurplusOnesLeftOut) {
    const Decoded few = decode("1,2", "csv", "", 3);
    EXPECT_THAT(few.cells, ElementsAre(1, 2, 0));
    EXPECT_THAT(few.error, HasSubstr("2 cells instead of 3"));
    const Decoded many = decode(base64(zstandard(bytesOf({1, 2, 3, 4}))), "base64", "zstd", 2);
    EXPECT_THAT(many.cells, ElementsAre(1, 2));
    EXPECT_THAT(many.error, HasSubstr("instead of 2"));
}

TEST(TmxCells, AWordAmongNumbersIsAnEmptyCell) {
    const Decoded decoded = decode("1,bee,3,99999999999", "csv", "", 4);
    EXPECT_THAT(decoded.cells, ElementsAre(1, 0, 3, 0));
    EXPECT_THAT(decoded.error, HasSubstr("bee"));
}

TEST(TmxCells, BrokenBase64GivesEmptyCells) {
    const Decoded decoded = decode("A?B!", "base64", "", 2);
    EXPECT_THAT(decoded.cells, ElementsAre(0, 0));
    EXPECT_THAT(decoded.error, HasSubstr("character 1"));
}

TEST(TmxCells, TruncatedDataKeepsTheValidCells) {
    for (const char* const compression : {"zlib", "zstd"}) {
        const Bytes bytes = bytesOf(std::vector<std::uint32_t>(64, 7));
        Bytes packed = compression == std::string("zlib") ? deflated(bytes, 15) : zstandard(bytes);
        packed.resize(packed.size() - 6);
        const Decoded decoded = decode(base64(packed), "base64", compression, 64);
        EXPECT_EQ(decoded.cells.size(), 64u);
        EXPECT_THAT(decoded.error, HasSubstr("truncated"));
    }
}

TEST(TmxCells, ABombUnpacksNoFurtherThanTheLayerNeeds) {
    const Bytes zeros(std::size_t{64} << 20);
    for (const char* const compression : {"zlib", "zstd"}) {
        const Bytes packed = compression == std::string("zlib") ? deflated(zeros, 15) : zstandard(zeros);
        const Decoded decoded = decode(base64(packed), "base64", compression, 16);
        EXPECT_EQ(decoded.cells, std::vector<std::uint32_t>(16));
        EXPECT_THAT(decoded.error, HasSubstr("instead of 16"));
    }
}

TEST(TmxCells, AnUnknownEncodingIsNamed) {
    EXPECT_THAT(decode("x", "base64", "lzma", 1).error, HasSubstr("lzma"));
    EXPECT_THAT(decode("x", "morse", "", 1).error, HasSubstr("morse"));
}
