#include "files/ZipUtils.h"
#include "base/log.h"
#include "files/TempFolder.h"
#include "files/decompressionBound.h"

#include <cstdlib>
#include <fstream>
#include <functional>

#include <gmock/gmock.h>
#include <zlib.h>

using cocos2d::ZipUtils;

namespace {

/// Compresses text in the format of zlib or gzip.
std::string pack(const std::string& text, bool gzip) {
    constexpr int kGzip = 16;
    z_stream stream = {};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + (gzip ? kGzip : 0), 8,
                 Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(out.size() - stream.avail_out);
    deflateEnd(&stream);
    return out;
}

unsigned char* bytesOf(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

std::string unpack(std::string packed) {
    unsigned char* out = nullptr;
    const ssize_t size = ZipUtils::inflateMemory(bytesOf(packed), static_cast<ssize_t>(packed.size()), &out);
    std::string text(reinterpret_cast<char*>(out), static_cast<std::size_t>(size));
    std::free(out);
    return text;
}

std::string ccz(const std::string& packed, std::size_t size) {
    std::string header("CCZ!\0\0\0\2\0\0\0\0\0\0\0\0", 16);
    header[14] = static_cast<char>(size >> 8);
    header[15] = static_cast<char>(size);
    return header + packed;
}

} // namespace

TEST(ZipUtils, UnpacksZlibAndGzip) {
    EXPECT_EQ(unpack(pack("hello hello hello", false)), "hello hello hello");
    EXPECT_EQ(unpack(pack("hello hello hello", true)), "hello hello hello");
}

TEST(ZipUtils, UnpacksMoreThanItExpected) {
    const std::string text(1000000, 'x');
    EXPECT_EQ(unpack(pack(text, false)), text);
}

TEST(ZipUtils, BrokenAndTruncatedDataGiveNothingAndALogLine) {
    copra::LogCapture log;
    std::string packed = pack("hello hello hello", false);
    packed.resize(packed.size() - 6);
    unsigned char* out = bytesOf(packed);
    EXPECT_EQ(ZipUtils::inflateMemory(bytesOf(packed), static_cast<ssize_t>(packed.size()), &out), 0);
    EXPECT_EQ(out, nullptr);
    std::string garbage = "this is no archive";
    EXPECT_EQ(ZipUtils::inflateMemory(bytesOf(garbage), static_cast<ssize_t>(garbage.size()), &out), 0);
    EXPECT_EQ(ZipUtils::inflateMemory(nullptr, 0, &out), 0);
    EXPECT_EQ(log.lineCount(), 3);
}

TEST(ZipUtils, ASmallFileCannotExhaustMemory) {
    std::string packed = pack(std::string(5000000, 'x'), false);
    std::vector<unsigned char> out;
    EXPECT_FALSE(copra::inflate(bytesOf(packed), packed.size(), out, 0, 1000));
    EXPECT_LE(out.size(), 1000u);
    EXPECT_TRUE(copra::inflate(bytesOf(packed), packed.size(), out, 0, 5000000));
}

TEST(ZipUtils, ReadsGzipFiles) {
    const copra::test::TempFolder folder;
    folder.write("a.gz", pack("packed text", true));
    folder.write("a.txt", "plain text");
    unsigned char* out = nullptr;
    ASSERT_EQ(ZipUtils::inflateGZipFile("a.gz", &out), 11);
    EXPECT_EQ(std::string(reinterpret_cast<char*>(out), 11), "packed text");
    std::free(out);
    EXPECT_TRUE(ZipUtils::isGZipFile("a.gz"));
    EXPECT_FALSE(ZipUtils::isGZipFile("a.txt"));
    copra::LogCapture log;
    EXPECT_EQ(ZipUtils::inflateGZipFile("missing.gz", &out), -1);
    EXPECT_TRUE(log.contains("missing.gz"));
    folder.write("cut.gz", pack("packed text", true).substr(0, 15));
    EXPECT_EQ(ZipUtils::inflateGZipFile("cut.gz", &out), -1);
    EXPECT_EQ(out, nullptr);
}

TEST(ZipUtils, DataThatAreCutOffAnywhereGiveNothing) {
    const copra::LogCapture log;
    const copra::test::TempFolder folder;
    const std::string gzip = pack("packed text", true);
    const std::string zipped = ccz(pack("packed text", false), 11);
    unsigned char* out = nullptr;
    for (std::size_t size = 2; size < gzip.size(); ++size) {
        folder.write("cut.gz", gzip.substr(0, size));
        EXPECT_EQ(ZipUtils::inflateGZipFile("cut.gz", &out), -1) << size;
        EXPECT_EQ(out, nullptr);
    }
    for (std::size_t size = 4; size < zipped.size(); ++size) {
        folder.write("cut.ccz", zipped.substr(0, size));
        EXPECT_EQ(ZipUtils::inflateCCZFile("cut.ccz", &out), -1) << size;
        EXPECT_EQ(out, nullptr);
    }
}

TEST(ZipUtils, ReturnsAFileThatIsNotCompressedAsItIs) {
    const copra::test::TempFolder folder;
    folder.write("a.txt", "plain text");
    unsigned char* out = nullptr;
    ASSERT_EQ(ZipUtils::inflateGZipFile("a.txt", &out), 10);
    EXPECT_EQ(std::string(reinterpret_cast<char*>(out), 10), "plain text");
    std::free(out);
}

TEST(ZipUtils, ReadsCcz) {
    std::string file = ccz(pack("pixels", false), 6);
    EXPECT_TRUE(ZipUtils::isCCZBuffer(bytesOf(file), static_cast<ssize_t>(file.size())));
    unsigned char* out = nullptr;
    ASSERT_EQ(ZipUtils::inflateCCZBuffer(bytesOf(file), static_cast<ssize_t>(file.size()), &out), 6);
    EXPECT_EQ(std::string(reinterpret_cast<char*>(out), 6), "pixels");
    std::free(out);
}

TEST(ZipUtils, RejectsCczThatIsEncryptedTruncatedOrHasAWrongSize) {
    copra::LogCapture log;
    unsigned char* out = nullptr;
    std::string encrypted = ccz(pack("pixels", false), 6);
    encrypted[3] = 'p';
    EXPECT_EQ(ZipUtils::inflateCCZBuffer(bytesOf(encrypted), static_cast<ssize_t>(encrypted.size()), &out),
              -1);
    std::string tooSmall = ccz(pack("pixels", false), 2);
    EXPECT_EQ(ZipUtils::inflateCCZBuffer(bytesOf(tooSmall), static_cast<ssize_t>(tooSmall.size()), &out), -1);
    std::string cut = "CCZ!";
    EXPECT_EQ(ZipUtils::inflateCCZBuffer(bytesOf(cut), static_cast<ssize_t>(cut.size()), &out), -1);
    EXPECT_EQ(log.text(), "ZipUtils: not CCZ data, or encrypted\nZipUtils: CCZ data is damaged\n");
}

TEST(Decompression, OfABombStopsAtTheLimitAndNeedsAtMostTwiceThat) {
    const std::string zeros(std::size_t{32} << 20, '\0');
    std::string zipped = pack(zeros, true);
    ASSERT_LT(zipped.size(), std::size_t{1} << 20);
    for (const std::size_t hint : {std::size_t{0}, std::size_t{9} << 20, std::size_t{1} << 40})
        copra::test::expectBounded([&](auto& out) {
            return copra::inflate(bytesOf(zipped), zipped.size(), out, hint, copra::test::kBombLimit);
        });
}
