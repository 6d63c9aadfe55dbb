#include "backend/sound/Mp3File.h"

#include <algorithm>
#include <cstring>

namespace copra {

namespace {

constexpr std::size_t kFrameHeader = 4;

/// Whether the header of an MPEG audio frame is there.
bool isFrame(const std::vector<unsigned char>& file, std::size_t at) {
    if (at + kFrameHeader > file.size() || file[at] != 0xFF || (file[at + 1] & 0xE0) != 0xE0) return false;
    const bool hasVersion = (file[at + 1] & 0x18) != 0x08;
    const bool hasLayer = (file[at + 1] & 0x06) != 0; // 0 is AAC
    const bool hasRates = (file[at + 2] & 0xF0) != 0xF0 && (file[at + 2] & 0x0C) != 0x0C;
    return hasVersion && hasLayer && hasRates;
}

/// The bytes of a frame of layer 3; 0 if there is none.
std::size_t frameSize(const std::vector<unsigned char>& file, std::size_t at) {
    constexpr std::size_t kBitRates[2][15] = {
        {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160},      // MPEG 2 and 2.5
        {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320}}; // MPEG 1
    constexpr std::size_t kRates[3] = {44100, 48000, 32000};
    if (!isFrame(file, at) || (file[at + 1] & 0x06) != 0x02) return 0;
    const unsigned version = file[at + 1] >> 3 & 3U; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
    const std::size_t bitRate = kBitRates[version == 3 ? 1 : 0][file[at + 2] >> 4];
    const std::size_t rate = kRates[file[at + 2] >> 2 & 3U] >> (version == 3 ? 0 : version == 2 ? 1 : 2);
    const std::size_t padding = file[at + 2] >> 1 & 1U;
    return bitRate == 0 ? 0 : (version == 3 ? 144000 : 72000) * bitRate / rate + padding;
}

} // namespace

std::size_t id3TagSize(const std::vector<unsigned char>& file) {
    constexpr std::size_t kHeader = 10;
    if (file.size() < kHeader || std::memcmp(file.data(), "ID3", 3) != 0) return 0;
    std::size_t size = 0;
    for (std::size_t i = 6; i < kHeader; ++i) size = size << 7 | (file[i] & 0x7FU);
    const bool hasFooter = (file[5] & 0x10) != 0;
    return std::min(kHeader + size + (hasFooter ? kHeader : 0), file.size());
}

std::size_t mp3Begin(const std::vector<unsigned char>& file) {
    constexpr std::size_t kSearched = 65536;
    if (file.size() < kFrameHeader) return file.size();
    if (std::memcmp(file.data(), "ID3", 3) == 0) {
        const std::size_t tag = id3TagSize(file);
        const bool isFlac = file.size() - tag >= 4 && std::memcmp(file.data() + tag, "fLaC", 4) == 0;
        return isFlac ? file.size() : 0;
    }
    if (isFrame(file, 0)) return 0;
    const std::size_t end = std::min(file.size() - kFrameHeader, kSearched);
    for (std::size_t at = 1; at < end; ++at)
        if (const std::size_t size = frameSize(file, at); size > 0 && frameSize(file, at + size) > 0)
            return at;
    return file.size();
}

} // namespace copra
