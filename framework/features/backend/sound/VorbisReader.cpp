#include "backend/sound/VorbisReader.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <utility>

#include <vorbis/vorbisfile.h>

namespace copra {

namespace {

class VorbisReader final : public SoundReader {
public:
    explicit VorbisReader(SoundBytes file) : _file(std::move(file)) {}
    ~VorbisReader() override {
        if (_isOpen) ov_clear(&_vorbis);
    }
    VorbisReader(const VorbisReader&) = delete;
    VorbisReader& operator=(const VorbisReader&) = delete;

    bool open() {
        const ov_callbacks callbacks{readFile, seekFile, nullptr, positionInFile};
        _isOpen = ov_open_callbacks(this, &_vorbis, nullptr, 0, callbacks) == 0;
        const vorbis_info* const info = _isOpen ? ov_info(&_vorbis, -1) : nullptr;
        const ogg_int64_t frames = info ? ov_pcm_total(&_vorbis, -1) : -1;
        if (frames < 0 || info->channels <= 0 || info->rate <= 0) return false;
        _format.channels = static_cast<unsigned>(info->channels);
        _format.sampleRate = static_cast<unsigned>(info->rate);
        _format.frames = static_cast<std::uint64_t>(frames);
        return true;
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        const std::size_t wanted = frames * _format.channels * sizeof(std::int16_t);
        auto* const target = reinterpret_cast<char*>(samples);
        std::size_t total = 0;
        while (total < wanted) {
            constexpr std::size_t kMost = 1 << 20; // fits its int
            const auto size = static_cast<int>(std::min(wanted - total, kMost));
            const long bytes = ov_read(&_vorbis, target + total, size, 0, sizeof(std::int16_t), 1, nullptr);
            if (bytes == OV_HOLE) continue; // of damaged data
            if (bytes <= 0) break;
            total += static_cast<std::size_t>(bytes);
        }
        return total / sizeof(std::int16_t) / _format.channels;
    }

    void seek(std::uint64_t frame) override {
        ov_pcm_seek(&_vorbis, static_cast<ogg_int64_t>(std::min(frame, _format.frames)));
    }

private:
    static std::size_t readFile(void* bytes, std::size_t size, std::size_t count, void* source) {
        auto& reader = *static_cast<VorbisReader*>(source);
        const std::size_t length = std::min(size * count, reader._file->size() - reader._at);
        if (length > 0) std::memcpy(bytes, reader._file->data() + reader._at, length);
        reader._at += length;
        return size == 0 ? 0 : length / size;
    }
    static int seekFile(void* source, ogg_int64_t offset, int origin) {
        auto& reader = *static_cast<VorbisReader*>(source);
        const auto end = static_cast<ogg_int64_t>(reader._file->size());
        offset += origin == SEEK_CUR ? static_cast<ogg_int64_t>(reader._at) : origin == SEEK_END ? end : 0;
        if (offset < 0 || offset > end) return -1;
        reader._at = static_cast<std::size_t>(offset);
        return 0;
    }
    static long positionInFile(void* source) {
        return static_cast<long>(static_cast<VorbisReader*>(source)->_at);
    }

    SoundBytes _file;
    std::size_t _at = 0;
    OggVorbis_File _vorbis{};
    bool _isOpen = false;
};

} // namespace

std::unique_ptr<SoundReader> openVorbis(const SoundBytes& file) {
    auto reader = std::make_unique<VorbisReader>(file);
    if (reader->open()) return reader;
    return nullptr;
}

} // namespace copra
