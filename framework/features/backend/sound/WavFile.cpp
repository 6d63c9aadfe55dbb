#include "backend/sound/WavFile.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace copra {

using Bytes = std::vector<unsigned char>;

bool hasText(const Bytes& file, std::size_t offset, std::string_view text) {
    return file.size() >= offset + text.size() &&
           std::memcmp(file.data() + offset, text.data(), text.size()) == 0;
}

namespace {

std::uint32_t littleEndian(const Bytes& file, std::size_t offset, int bytes) {
    std::uint32_t value = 0;
    for (int i = bytes - 1; i >= 0; --i) value = value << 8 | file[offset + static_cast<std::size_t>(i)];
    return value;
}

/// The contents of a chunk.
struct Chunk {
    std::size_t begin = 0;
    std::size_t size = 0; ///< at most what the file has
    bool found = false;
};

/// The chunks up to the data.
struct WavChunks {
    Chunk format; ///< the last one
    Chunk data;
    int formats = 0;

    bool areComplete() const { return formats > 0 && format.size >= 16 && data.found; }
};

WavChunks findChunks(const Bytes& file, std::size_t alignment) {
    constexpr std::size_t kHeader = 8;
    WavChunks found;
    for (std::size_t at = 12; at + kHeader <= file.size() && !found.data.found;) {
        const std::size_t size = littleEndian(file, at + 4, 4);
        const std::size_t begin = at + kHeader;
        const Chunk chunk{begin, std::min(size, file.size() - begin), true};
        if (hasText(file, at, "data")) found.data = chunk;
        if (hasText(file, at, "fmt ")) {
            found.format = chunk;
            ++found.formats;
        }
        at = begin + size + size % alignment;
    }
    return found;
}

} // namespace

bool WavFile::hasSamples() const {
    if (codec == kFloat) return bits == 32 || bits == 64;
    return codec == kPcm && (bits == 8 || bits == 16 || bits == 24 || bits == 32);
}

bool isWav(const std::vector<unsigned char>& file) {
    return hasText(file, 0, "RIFF") && hasText(file, 8, "WAVE");
}

WavFile readWavFile(const std::vector<unsigned char>& file) {
    constexpr std::size_t kPadded = 2;
    constexpr std::size_t kUnpadded = 1;
    WavFile wav;
    WavChunks chunks = findChunks(file, kPadded);
    if (!chunks.areComplete()) chunks = findChunks(file, kUnpadded);
    if (!chunks.areComplete()) {
        wav.fault = "the WAV header is incomplete";
        return wav;
    }
    if (chunks.formats > 1) {
        wav.fault = "the WAV header is corrupt: its chunks contradict each other";
        return wav;
    }
    constexpr std::uint32_t kExtensible = 0xFFFE; // the codec is then the first member of a longer header
    const Chunk& format = chunks.format;
    wav.codec = littleEndian(file, format.begin, 2);
    if (wav.codec == kExtensible && format.size >= 26) wav.codec = littleEndian(file, format.begin + 24, 2);
    wav.channels = littleEndian(file, format.begin + 2, 2);
    wav.rate = littleEndian(file, format.begin + 4, 4);
    wav.bits = littleEndian(file, format.begin + 14, 2);
    wav.dataBegin = chunks.data.begin;
    wav.dataSize = chunks.data.size;
    if (wav.channels == 0 || wav.channels > 8 || wav.rate < 100 || wav.rate > 1000000)
        wav.fault = "the WAV header is corrupt: " + std::to_string(wav.channels) + " channels, " +
                    std::to_string(wav.rate) + " frames per second";
    return wav;
}

} // namespace copra
