#include "audio/SoundHeader.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace copra {

namespace {

using Bytes = std::vector<unsigned char>;

bool hasText(const Bytes& file, std::size_t offset, std::string_view text) {
    return file.size() >= offset + text.size() &&
           std::memcmp(file.data() + offset, text.data(), text.size()) == 0;
}

std::uint32_t littleEndian(const Bytes& file, std::size_t offset, int bytes) {
    std::uint32_t value = 0;
    for (int i = bytes - 1; i >= 0; --i) value = value << 8 | file[offset + static_cast<std::size_t>(i)];
    return value;
}

std::string convert(const char* format, const std::string& name, const char* options = "") {
    const std::string target = name.substr(0, name.find_last_of('.')) + ".ogg";
    return std::string("it is ") + format + ", which is not supported; convert it: ffmpeg -i '" + name +
           "' " + options + "'" + target + "'";
}

// --- WAV ---

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

    bool areThoseOf(const WavChunks& other) const {
        return formats == other.formats && format.begin == other.format.begin &&
               data.begin == other.data.begin;
    }
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

SoundHeader checkWav(const Bytes& file, const std::string& name) {
    SoundHeader header;
    const WavChunks chunks = findChunks(file, 2);
    const auto& [format, data, formats] = chunks;
    if (formats == 0 || format.size < 16 || !data.found) {
        header.refusal = "the WAV header is incomplete";
        return header;
    }
    // SFML 2 does not align chunks, and divides by what the last format says, or by 0 if there was none.
    const WavChunks asRead = findChunks(file, 1);
    if (formats > 1 || (asRead.data.found && !asRead.areThoseOf(chunks))) {
        header.refusal = "the WAV header is corrupt: its chunks contradict each other";
        return header;
    }
    constexpr std::uint32_t kPcm = 1;
    constexpr std::uint32_t kExtensible = 0xFFFE; // the codec is then the first member of a longer header
    std::uint32_t codec = littleEndian(file, format.begin, 2);
    if (codec == kExtensible && format.size >= 26) codec = littleEndian(file, format.begin + 24, 2);
    const std::uint32_t channels = littleEndian(file, format.begin + 2, 2);
    const std::uint32_t rate = littleEndian(file, format.begin + 4, 4);
    const std::uint32_t bits = littleEndian(file, format.begin + 14, 2);
    if (codec != kPcm || (bits != 8 && bits != 16 && bits != 24 && bits != 32))
        header.refusal = convert("a WAV file that is not PCM of 8, 16, 24 or 32 bits", name);
    else if (channels == 0 || channels > 8 || rate < 100 || rate > 1000000)
        header.refusal = "the WAV header is corrupt: " + std::to_string(channels) + " channels, " +
                         std::to_string(rate) + " frames per second";
    else
        header.maximumFrames = data.size / (channels * bits / 8);
    return header;
}

// --- Other formats ---

SoundHeader checkOgg(const Bytes& file, const std::string& name) {
    // The first page: a header with a table of as many segment sizes as byte 26 says, then the first packet.
    const std::size_t packet = file.size() > 26 ? std::size_t{27} + file[26] : file.size();
    if (hasText(file, packet, "\x01vorbis")) return {};
    if (hasText(file, packet, "OpusHead")) return {convert("an Opus file", name, "-c:a libvorbis ")};
    return {"the Ogg file does not begin with a Vorbis stream"};
}

bool isMp3(const Bytes& file) {
    if (hasText(file, 0, "ID3")) return true;
    if (file.size() < 4 || file[0] != 0xFF || (file[1] & 0xE0) != 0xE0) return false;
    const bool hasVersion = (file[1] & 0x18) != 0x08;
    const bool hasLayer = (file[1] & 0x06) != 0; // 0 is AAC
    const bool hasRates = (file[2] & 0xF0) != 0xF0 && (file[2] & 0x0C) != 0x0C;
    return hasVersion && hasLayer && hasRates;
}

} // namespace

SoundHeader checkSoundHeader(const std::vector<unsigned char>& file, const std::string& name) {
    if (file.empty()) return {"it is empty"};
    if (hasText(file, 0, "RIFF") && hasText(file, 8, "WAVE")) return checkWav(file, name);
    if (hasText(file, 0, "OggS")) return checkOgg(file, name);
    if (hasText(file, 0, "fLaC") || isMp3(file)) return {};
    if (hasText(file, 0, "caff")) return {convert("a CAF file", name)};
    if (hasText(file, 4, "ftyp")) return {convert("an M4A or MP4 file", name, "-vn ")};
    if (hasText(file, 0, "#!AMR")) return {convert("an AMR file", name)};
    if (hasText(file, 0, "FORM")) return {convert("an AIFF file", name)};
    if (hasText(file, 0, "\x30\x26\xB2\x75")) return {convert("a WMA file", name)};
    if (file.size() > 1 && file[0] == 0xFF && (file[1] & 0xF6) == 0xF0) return {convert("an AAC file", name)};
    return {"it is not a WAV, Ogg Vorbis, FLAC or MP3 file"};
}

} // namespace copra
