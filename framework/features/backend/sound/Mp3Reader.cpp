#include "backend/sound/Mp3Reader.h"

#include "backend/sound/sound.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <utility>

#include <mpg123.h>
#include <sys/types.h>

namespace copra {
namespace sfml {

namespace {

struct Mpg123Deleter {
    void operator()(mpg123_handle* handle) const { mpg123_delete(handle); }
};

class Mp3Reader final : public SoundReader {
public:
    Mp3Reader(SoundBytes file, std::size_t begin) : _file(std::move(file)), _begin(begin), _at(begin) {}

    bool open() {
        static std::once_flag s_once;
        std::call_once(s_once, [] { mpg123_init(); });
        _decoder.reset(mpg123_new(nullptr, nullptr));
        if (!_decoder) return false;
        mpg123_handle* decoder = _decoder.get();
        mpg123_param(decoder, MPG123_ADD_FLAGS, MPG123_QUIET | MPG123_SKIP_ID3V2 | MPG123_NO_FRANKENSTEIN,
                     0.0);
        mpg123_replace_reader_handle(decoder, readFile, seekFile, nullptr);
        if (mpg123_open_handle(decoder, this) != MPG123_OK) return false;
        long rate = 0;
        int channels = 0;
        int encoding = 0;
        if (mpg123_getformat(decoder, &rate, &channels, &encoding) != MPG123_OK) return false;
        mpg123_format_none(decoder);
        if (mpg123_format(decoder, rate, channels, MPG123_ENC_SIGNED_16) != MPG123_OK) return false;
        if (mpg123_scan(decoder) != MPG123_OK) return false; // the exact length
        const off_t frames = mpg123_length(decoder);
        if (frames < 0 || rate <= 0 || channels <= 0) return false;
        _format.channels = static_cast<unsigned>(channels);
        _format.sampleRate = static_cast<unsigned>(rate);
        _format.frames = static_cast<std::uint64_t>(frames);
        return true;
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        const std::size_t wanted = frames * _format.channels * sizeof(std::int16_t);
        auto* const target = reinterpret_cast<unsigned char*>(samples);
        std::size_t total = 0;
        while (total < wanted) {
            std::size_t bytes = 0;
            const int result = mpg123_read(_decoder.get(), target + total, wanted - total, &bytes);
            total += bytes;
            if (result != MPG123_OK && result != MPG123_NEW_FORMAT) break;
            if (result == MPG123_OK && bytes == 0) break;
        }
        return total / sizeof(std::int16_t) / _format.channels;
    }

    void seek(std::uint64_t frame) override {
        mpg123_seek(_decoder.get(), static_cast<off_t>(std::min(frame, _format.frames)), SEEK_SET);
    }

private:
    static ssize_t readFile(void* handle, void* bytes, size_t count) {
        auto& reader = *static_cast<Mp3Reader*>(handle);
        count = std::min(count, reader._file->size() - reader._at);
        if (count > 0) std::memcpy(bytes, reader._file->data() + reader._at, count);
        reader._at += count;
        return static_cast<ssize_t>(count);
    }

    static off_t seekFile(void* handle, off_t offset, int origin) {
        auto& reader = *static_cast<Mp3Reader*>(handle);
        const auto end = static_cast<off_t>(reader._file->size());
        const auto begin = static_cast<off_t>(reader._begin);
        offset += origin == SEEK_CUR ? static_cast<off_t>(reader._at) : origin == SEEK_END ? end : begin;
        if (offset < begin) return -1;
        reader._at = static_cast<std::size_t>(std::min(offset, end));
        return static_cast<off_t>(reader._at) - begin;
    }

    SoundBytes _file;
    std::size_t _begin;
    std::size_t _at; ///< where the decoder reads next
    std::unique_ptr<mpg123_handle, Mpg123Deleter> _decoder;
};

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

} // namespace sfml

std::size_t mp3Begin(const std::vector<unsigned char>& file) {
    constexpr std::size_t kSearched = 65536;
    if (file.size() < sfml::kFrameHeader) return file.size();
    if (std::memcmp(file.data(), "ID3", 3) == 0) {
        const std::size_t tag = sfml::id3TagSize(file);
        const bool isFlac = file.size() - tag >= 4 && std::memcmp(file.data() + tag, "fLaC", 4) == 0;
        return isFlac ? file.size() : 0;
    }
    if (sfml::isFrame(file, 0)) return 0;
    const std::size_t end = std::min(file.size() - sfml::kFrameHeader, kSearched);
    for (std::size_t at = 1; at < end; ++at)
        if (const std::size_t size = sfml::frameSize(file, at);
            size > 0 && sfml::frameSize(file, at + size) > 0)
            return at;
    return file.size();
}

namespace sfml {

std::unique_ptr<SoundReader> openMp3(const SoundBytes& file, std::size_t begin) {
    auto reader = std::make_unique<Mp3Reader>(file, begin);
    if (reader->open()) return reader;
    return nullptr;
}

} // namespace sfml
} // namespace copra
