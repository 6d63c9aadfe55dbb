#include "audio/SoundCache.h"

#include "audio/SoundHeader.h"
#include "base/FirstException.h"
#include "base/refuse.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "files/missingFile.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <utility>

namespace copra {

namespace {

/// Sounds with more samples are decoded while they play: 12 seconds of stereo at 44.1 kHz, 2 MiB.
constexpr std::uint64_t kDecodedSamples = std::uint64_t{1} << 20;

/// Logs when a file ends before the length that its header claims. The thread of the device reads it.
class CheckedReader final : public SoundReader {
public:
    CheckedReader(std::unique_ptr<SoundReader> reader, std::uint64_t maximumFrames, std::string path)
        : _reader(std::move(reader)), _path(std::move(path)) {
        _format = _reader->format();
        _format.frames = std::min(_format.frames, maximumFrames);
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        const std::size_t count = _reader->read(samples, frames);
        _position += count;
        // The last frame or two may be lost in the rounding of the length.
        const bool isShort = count < frames && _position + _format.sampleRate / 100 < _format.frames;
        if (isShort && _position > 0 && !_isLogged) {
            _isLogged = true;
            copra::warning("Audio: '%s' is truncated: it ends after %.2f of %.2f seconds", _path.c_str(),
                           static_cast<double>(_position) / _format.sampleRate, _format.seconds());
        }
        return count;
    }

    void seek(std::uint64_t frame) override {
        _position = std::min(frame, _format.frames);
        _reader->seek(_position);
    }

private:
    std::unique_ptr<SoundReader> _reader;
    std::string _path;
    std::uint64_t _position = 0;
    bool _isLogged = false;
};

std::unique_ptr<SoundReader> openFile(const SoundBytes& file, const std::string& path, std::string& reason) {
    const auto decoder = soundDecoder();
    const SoundHeader header = checkSoundHeader(*file, path);
    reason = decoder ? header.refusal : "there is no sound decoder";
    if (!reason.empty()) return nullptr;
    auto reader = decoder->open(file, reason);
    if (!reader) return nullptr;
    return std::make_unique<CheckedReader>(std::move(reader), header.maximumFrames, path);
}

std::vector<std::int16_t> decode(SoundReader& reader) {
    const SoundFormat& format = reader.format();
    std::vector<std::int16_t> samples(static_cast<std::size_t>(format.frames) * format.channels);
    std::size_t frames = 0;
    while (frames < format.frames) {
        const std::size_t count = reader.read(samples.data() + frames * format.channels,
                                              static_cast<std::size_t>(format.frames) - frames);
        if (count == 0) break;
        frames += count;
    }
    samples.resize(frames * format.channels);
    return samples;
}

} // namespace

/// What loading a file yields; made in any thread.
struct SoundCache::Loaded {
    std::shared_ptr<Sound> sound; ///< not used before finish()
    std::string reason;           ///< why it failed; empty if it did not
    bool streams = false;
    SoundFormat format;
    SoundBytes file;
    std::unique_ptr<SoundReader> reader;
    std::vector<std::int16_t> samples;

    void read(const std::string& fullPath, const std::string& path) {
        try {
            auto bytes = std::make_shared<std::vector<unsigned char>>();
            const auto status = cocos2d::FileUtils::getInstance()->getContents(fullPath, bytes.get());
            if (status != cocos2d::FileUtils::Status::OK) {
                reason = "the file cannot be read";
                return;
            }
            file = std::move(bytes);
            reader = openFile(file, path, reason);
            if (reader) prepare();
        } catch (const std::exception& error) {
            reason = std::string("not enough memory (") + error.what() + ")";
        }
    }

private:
    void prepare() {
        format = reader->format();
        if (format.channels == 0 || format.channels > 8 || format.sampleRate == 0) {
            reason = "the file is corrupt";
            return;
        }
        streams = format.frames > kDecodedSamples / format.channels;
        if (!streams) {
            samples = decode(*reader);
            format.frames = samples.size() / format.channels;
            reader.reset();
            file.reset();
        }
        if (format.frames == 0) reason = "the file has no samples";
    }
};

struct SoundCache::Queue {
    std::mutex mutex;
    std::vector<Loaded> loaded;
};

SoundCache::SoundCache() : _queue(std::make_shared<Queue>()) {}
SoundCache::~SoundCache() = default;

std::shared_ptr<Sound> SoundCache::find(std::string_view path) const {
    const auto found = _sounds.find(path);
    return found == _sounds.end() ? nullptr : found->second;
}

std::shared_ptr<Sound> SoundCache::load(std::string_view path, bool inBackground) {
    auto* files = cocos2d::FileUtils::getInstance();
    auto sound = std::make_shared<Sound>();
    sound->path = path;
    if (!files->isFileExist(sound->path)) {
        warnOfMissingFile("Audio", sound->path);
        return nullptr;
    }
    const std::string fullPath = files->fullPathForFilename(sound->path);
    _sounds[sound->path] = sound;
    if (!inBackground) {
        Loaded loaded;
        loaded.sound = sound;
        loaded.read(fullPath, sound->path);
        finish(loaded);
        return sound;
    }
    const auto work = [queue = _queue, sound, fullPath, name = sound->path] {
        Loaded loaded;
        loaded.sound = sound;
        loaded.read(fullPath, name);
        const std::lock_guard<std::mutex> lock(queue->mutex);
        queue->loaded.push_back(std::move(loaded));
    };
    // Not finished by the scheduler, which stands still while the game is paused.
    runInBackground(work, [] {});
    return sound;
}

void SoundCache::finish(Loaded& loaded) {
    Sound& sound = *loaded.sound;
    sound.streams = loaded.streams;
    sound.format = loaded.format;
    sound.file = std::move(loaded.file);
    sound.reader = std::move(loaded.reader);
    sound.samples = std::move(loaded.samples);
    const bool isLoaded = loaded.reason.empty();
    sound.state = isLoaded ? Sound::State::Ready : Sound::State::Failed;
    if (!isLoaded) copra::warning("Audio: cannot play '%s': %s", sound.path.c_str(), loaded.reason.c_str());
    copra::FirstException exception;
    for (const auto& callback : std::exchange(sound.loaded, {})) exception.run([&] { callback(isLoaded); });
    exception.pass();
}

void SoundCache::finishLoading() {
    std::vector<Loaded> loaded;
    {
        const std::lock_guard<std::mutex> lock(_queue->mutex);
        if (_queue->loaded.empty()) return;
        loaded.swap(_queue->loaded);
    }
    copra::FirstException exception;
    for (Loaded& each : loaded) exception.run([&] { finish(each); });
    exception.pass();
}

std::shared_ptr<Sound> SoundCache::remove(std::string_view path) {
    const auto found = _sounds.find(path);
    if (found == _sounds.end()) return nullptr;
    std::shared_ptr<Sound> removed = std::move(found->second);
    _sounds.erase(found);
    return removed;
}

std::vector<std::shared_ptr<Sound>> SoundCache::all() const {
    std::vector<std::shared_ptr<Sound>> sounds;
    for (const auto& [path, sound] : _sounds) sounds.push_back(sound);
    return sounds;
}

std::unique_ptr<SoundReader> SoundCache::openStream(Sound& sound) {
    if (sound.reader) return std::move(sound.reader);
    std::string reason;
    return sound.file ? openFile(sound.file, sound.path, reason) : nullptr;
}

} // namespace copra
