#include "backend/sound/SfmlSoundDecoder.h"

#include "backend/sfml/SfmlErrors.h"
#include "backend/sound/Mp3File.h"
#include "backend/sound/Mp3Reader.h"
#include "backend/sound/SfmlAudioCompat.h"
#include "backend/sound/WavFile.h"
#include "backend/sound/WavReader.h"

#include <exception>
#include <mutex>
#include <utility>

namespace copra::sfml {

namespace {

// SFML registers its own readers when the first file is opened, without a lock.
std::mutex gOpening;

class FileReader final : public SoundReader {
public:
    bool open(const SoundBytes& file) {
        _bytes = file;
        const std::lock_guard<std::mutex> lock(gOpening);
        const std::size_t tag = id3TagSize(*_bytes); // readers of SFML take files with a tag for MP3
        if (!_file.openFromMemory(_bytes->data() + tag, _bytes->size() - tag)) return false;
        _format.channels = _file.getChannelCount();
        _format.sampleRate = _file.getSampleRate();
        if (_format.channels == 0 || _format.sampleRate == 0) return false;
        _format.frames = _file.getSampleCount() / _format.channels;
        return true;
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        return static_cast<std::size_t>(_file.read(samples, SampleCount{frames} * _format.channels)) /
               _format.channels;
    }

    void seek(std::uint64_t frame) override {
        _file.seek(SampleCount{std::min(frame, _format.frames)} * _format.channels);
    }

private:
    SoundBytes _bytes;
    sf::InputSoundFile _file;
};

std::unique_ptr<SoundReader> openFile(const SoundBytes& file) {
    if (mp3Begin(*file) == 0) return openMp3(file);
    if (isWav(*file)) {
        const WavFile wav = readWavFile(*file);
        return wav.codec == WavFile::kMp3 ? openMp3(file, wav.dataBegin) : openWav(file);
    }
    auto reader = std::make_unique<FileReader>();
    if (reader->open(file)) return reader;
    const std::size_t begin = mp3Begin(*file);
    return begin < file->size() ? openMp3(file, begin) : nullptr;
}

} // namespace

std::unique_ptr<SoundReader> SfmlSoundDecoder::open(const SoundBytes& file, std::string& reason) const {
    const ErrorListener errors;
    try {
        auto reader = file ? openFile(file) : nullptr;
        if (reader) return reader;
        reason = errors.isEmpty() ? "the file is corrupt" : errors.reason();
    } catch (const std::exception& error) {
        reason = std::string("not enough memory (") + error.what() + ")";
    }
    return nullptr;
}

} // namespace copra::sfml
