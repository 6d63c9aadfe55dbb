#include "backend/sound/Mp3Reader.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <utility>

#include <mpg123.h>
#include <sys/types.h>

namespace copra {

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

} // namespace

std::unique_ptr<SoundReader> openMp3(const SoundBytes& file, std::size_t begin) {
    auto reader = std::make_unique<Mp3Reader>(file, begin);
    if (reader->open()) return reader;
    return nullptr;
}

} // namespace copra
