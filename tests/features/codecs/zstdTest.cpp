#include "codecs/zstd.h"

#include "files/decompressionBound.h"

#include <zstd.h>

namespace {

std::string pack(const std::string& text) {
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

const unsigned char* bytesOf(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

TEST(Zstd, DecompressesWhatTheLibraryHasCompressed) {
    const std::string text = "a text that repeats, a text that repeats", packed = pack(text);
    std::vector<unsigned char> out;
    ASSERT_TRUE(copra::inflateZstd(bytesOf(packed), packed.size(), out));
    EXPECT_EQ(std::string(out.begin(), out.end()), text);
}

TEST(Zstd, RefusesWhatIsCutShortOrSomethingElse) {
    const std::string packed = pack(std::string(1000, 'x'));
    std::vector<unsigned char> out;
    EXPECT_FALSE(copra::inflateZstd(bytesOf(packed), packed.size() - 1, out));
    EXPECT_FALSE(copra::inflateZstd(bytesOf("plain"), 5, out));
    EXPECT_FALSE(copra::inflateZstd(nullptr, 0, out));
}

TEST(Zstd, SixtyFourKilobytesNeverBecomeMoreThan64Megabytes) {
    const std::string bomb = pack(std::string((std::size_t{64} << 20) + 1, '\0'));
    ASSERT_LT(bomb.size(), std::size_t{64} << 10);
    std::vector<unsigned char> out;
    EXPECT_FALSE(copra::inflateZstd(bytesOf(bomb), bomb.size(), out));
    EXPECT_LE(out.size(), std::size_t{64} << 20);
}

TEST(Zstd, ABombStopsAtTheLimitAndNeedsAtMostTwiceThat) {
    const std::string bomb = pack(std::string(std::size_t{32} << 20, '\0'));
    copra::test::expectBounded([&](auto& out) {
        return copra::inflateZstd(bytesOf(bomb), bomb.size(), out, copra::test::kBombLimit);
    });
}
