#include "audio/SoundHeader.h"

#include "backend/sound/sound.h"

#include <cstddef>
#include <string_view>

namespace copra {

namespace {

using Bytes = std::vector<unsigned char>;

std::string convert(const char* format, const std::string& name, const char* options = "") {
    const std::string target = name.substr(0, name.find_last_of('.')) + ".ogg";
    return std::string("it is ") + format + ", which is not supported; convert it: ffmpeg -i '" + name +
           "' " + options + "'" + target + "'";
}

// --- WAV ---

SoundHeader checkWav(const Bytes& file, const std::string& name) {
    SoundHeader header;
    const WavFile wav = readWavFile(file);
    if (!wav.fault.empty())
        header.refusal = wav.fault;
    else if (wav.hasSamples())
        header.maximumFrames = wav.dataSize / (std::size_t{wav.channels} * wav.bits / 8);
    else if (wav.codec != WavFile::kMp3)
        header.refusal =
            convert("a WAV file that is not PCM of 8, 16, 24 or 32 bits or floating point", name);
    return header;
}

// --- Other formats ---

/// A page of an Ogg file: a header with a table of as many segment sizes as byte 26 says, then the packets.
struct OggPage {
    OggPage(const Bytes& file, std::size_t at) {
        constexpr std::size_t kHeader = 27;
        if (!hasText(file, at, "OggS") || file.size() - at < kHeader) return;
        const std::size_t segments = file[at + 26];
        if (at + kHeader + segments > file.size()) return;
        isPage = true;
        beginsStream = (file[at + 5] & 2) != 0;
        packet = at + kHeader + segments;
        next = packet;
        for (std::size_t i = 0; i < segments; ++i) next += file[at + kHeader + i];
    }
    bool isPage = false;
    bool beginsStream = false;
    std::size_t packet = 0; ///< the first one
    std::size_t next = 0;   ///< page
};

/// Pages that begin streams come first; one of them has to be of Vorbis. Streams that follow when those end need the same format.
SoundHeader checkOgg(const Bytes& file, const std::string& name) {
    constexpr std::size_t kFormat = 11; // channels and rate in the first packet of Vorbis
    constexpr std::size_t kFormatSize = 5;
    std::string first;
    std::string refusal = "the Ogg file does not begin with a Vorbis stream";
    bool isBeginning = true;
    for (OggPage page(file, 0); page.isPage; page = OggPage(file, page.next)) {
        isBeginning = isBeginning && page.beginsStream;
        if (!isBeginning && first.empty()) break;
        if (!page.beginsStream) continue;
        if (hasText(file, page.packet, "OpusHead"))
            refusal = convert("an Opus file", name, "-c:a libvorbis ");
        const std::size_t format = page.packet + kFormat;
        if (!hasText(file, page.packet, "\x01vorbis") || format + kFormatSize > file.size()) continue;
        const auto* const begin = reinterpret_cast<const char*>(file.data()) + format;
        if (first.empty())
            first.assign(begin, kFormatSize);
        else if (!isBeginning && first.compare(0, kFormatSize, begin, kFormatSize) != 0)
            return {convert("an Ogg file of several streams with different formats", name)};
    }
    return {first.empty() ? refusal : ""};
}

} // namespace

SoundHeader checkSoundHeader(const std::vector<unsigned char>& file, const std::string& name) {
    if (file.empty()) return {"it is empty"};
    if (isWav(file)) return checkWav(file, name);
    if (hasText(file, 0, "OggS")) return checkOgg(file, name);
    if (hasText(file, 0, "fLaC") || hasText(file, 0, "ID3") || mp3Begin(file) == 0) return {};
    if (hasText(file, 0, "caff")) return {convert("a CAF file", name)};
    if (hasText(file, 4, "ftyp")) return {convert("an M4A or MP4 file", name, "-vn ")};
    if (hasText(file, 0, "#!AMR")) return {convert("an AMR file", name)};
    if (hasText(file, 0, "FORM")) return {convert("an AIFF file", name)};
    if (hasText(file, 0, "\x30\x26\xB2\x75")) return {convert("a WMA file", name)};
    if (file.size() > 1 && file[0] == 0xFF && (file[1] & 0xF6) == 0xF0) return {convert("an AAC file", name)};
    if (mp3Begin(file) < file.size()) return {};
    return {"it is not a WAV, Ogg Vorbis, FLAC or MP3 file"};
}

} // namespace copra
