#include "backend/sfml/SfmlMp3Reader.h"

#include <SFML/Config.hpp>

#if SFML_VERSION_MAJOR > 2 || SFML_VERSION_MINOR >= 6

namespace copra::sfml {

void registerMp3Reader() {}

} // namespace copra::sfml

#else

#include <SFML/Audio/SoundFileFactory.hpp>
#include <SFML/Audio/SoundFileReader.hpp>
#include <SFML/System/InputStream.hpp>

#include <cstdio>
#include <memory>
#include <mutex>

#include <mpg123.h>
#include <sys/types.h>

namespace copra::sfml {

namespace {

ssize_t readStream(void* stream, void* bytes, size_t count) {
    return static_cast<ssize_t>(
        static_cast<sf::InputStream*>(stream)->read(bytes, static_cast<sf::Int64>(count)));
}

off_t seekStream(void* handle, off_t offset, int origin) {
    auto& stream = *static_cast<sf::InputStream*>(handle);
    if (origin == SEEK_CUR) offset += static_cast<off_t>(stream.tell());
    if (origin == SEEK_END) offset += static_cast<off_t>(stream.getSize());
    return static_cast<off_t>(stream.seek(static_cast<sf::Int64>(offset)));
}

struct Mpg123Deleter {
    void operator()(mpg123_handle* handle) const { mpg123_delete(handle); }
};

class Mp3Reader final : public sf::SoundFileReader {
public:
    /// Whether the file begins with an ID3 tag or with the header of an MPEG audio frame.
    static bool check(sf::InputStream& stream) {
        unsigned char head[4] = {};
        if (stream.read(head, 4) != 4) return false;
        if (head[0] == 'I' && head[1] == 'D' && head[2] == '3') return true;
        const bool hasSync = head[0] == 0xFF && (head[1] & 0xE0) == 0xE0;
        const bool hasVersion = (head[1] & 0x18) != 0x08;
        const bool hasLayer = (head[1] & 0x06) != 0;
        const bool hasRates = (head[2] & 0xF0) != 0xF0 && (head[2] & 0x0C) != 0x0C;
        return hasSync && hasVersion && hasLayer && hasRates;
    }

    bool open(sf::InputStream& stream, Info& info) override {
        _decoder.reset(mpg123_new(nullptr, nullptr));
        if (!_decoder) return false;
        mpg123_handle* decoder = _decoder.get();
        mpg123_param(decoder, MPG123_ADD_FLAGS, MPG123_QUIET | MPG123_SKIP_ID3V2 | MPG123_NO_FRANKENSTEIN,
                     0.0);
        mpg123_replace_reader_handle(decoder, readStream, seekStream, nullptr);
        if (mpg123_open_handle(decoder, &stream) != MPG123_OK) return false;
        long rate = 0;
        int channels = 0;
        int encoding = 0;
        if (mpg123_getformat(decoder, &rate, &channels, &encoding) != MPG123_OK) return false;
        mpg123_format_none(decoder);
        if (mpg123_format(decoder, rate, channels, MPG123_ENC_SIGNED_16) != MPG123_OK) return false;
        if (mpg123_scan(decoder) != MPG123_OK) return false; // the exact length
        const off_t frames = mpg123_length(decoder);
        if (frames < 0 || rate <= 0 || channels <= 0) return false;
        _channels = channels;
        info.channelCount = static_cast<unsigned>(channels);
        info.sampleRate = static_cast<unsigned>(rate);
        info.sampleCount = static_cast<sf::Uint64>(frames) * info.channelCount;
        return true;
    }

    void seek(sf::Uint64 sample) override {
        mpg123_seek(_decoder.get(), static_cast<off_t>(sample / static_cast<unsigned>(_channels)), SEEK_SET);
    }

    sf::Uint64 read(sf::Int16* samples, sf::Uint64 count) override {
        sf::Uint64 total = 0;
        while (total < count) {
            size_t bytes = 0;
            const int result = mpg123_read(_decoder.get(), reinterpret_cast<unsigned char*>(samples + total),
                                           static_cast<size_t>(count - total) * sizeof(sf::Int16), &bytes);
            total += bytes / sizeof(sf::Int16);
            if (result != MPG123_OK && result != MPG123_NEW_FORMAT) break;
            if (result == MPG123_OK && bytes == 0) break;
        }
        return total;
    }

private:
    std::unique_ptr<mpg123_handle, Mpg123Deleter> _decoder;
    int _channels = 1;
};

} // namespace

void registerMp3Reader() {
    static std::once_flag s_once;
    std::call_once(s_once, [] {
        mpg123_init();
        sf::SoundFileFactory::registerReader<Mp3Reader>();
    });
}

} // namespace copra::sfml

#endif
