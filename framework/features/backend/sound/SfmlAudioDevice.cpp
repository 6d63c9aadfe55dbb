#include "backend/sound/SfmlAudioDevice.h"

#include "backend/sfml/SfmlErrors.h"
#include "backend/sound/SfmlAudioCompat.h"
#include "backend/sound/SfmlSoundLibraries.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <utility>

namespace copra::sfml {

namespace {

/// How many sounds and streams can sound at once. OpenAL has 256 sources, each of which is mixed in software.
constexpr std::size_t kMaximumSources = 48;
constexpr std::size_t kMaximumStreams = 8;

/// A file that is decoded by the thread that plays it.
class FileStream final : public StreamBase {
public:
    explicit FileStream(std::unique_ptr<SoundReader> reader) : _reader(std::move(reader)) {
        const SoundFormat& format = _reader->format();
        constexpr unsigned kChunksPerSecond = 4; // SFML keeps three chunks ahead
        _samples.resize(std::size_t{format.sampleRate / kChunksPerSecond + 1} * format.channels);
        initializeStream(format.channels, format.sampleRate);
    }
    // The thread calls the functions below.
    ~FileStream() override { stop(); }

private:
    bool onGetData(Chunk& chunk) override {
        const std::lock_guard<std::mutex> lock(_reading);
        const unsigned channels = _reader->format().channels;
        const std::size_t wanted = _samples.size() / channels;
        const std::size_t frames = _reader->read(_samples.data(), wanted);
        chunk.samples = frames > 0 ? _samples.data() : nullptr;
        chunk.sampleCount = frames * channels;
        return frames == wanted;
    }

    void onSeek(sf::Time time) override {
        const std::lock_guard<std::mutex> lock(_reading);
        const auto seconds = static_cast<double>(time.asMicroseconds()) / 1e6;
        _reader->seek(static_cast<std::uint64_t>(std::max(seconds, 0.0) * _reader->format().sampleRate));
    }

    std::mutex _reading; ///< SFML 3 seeks in the thread that asks for it, while another one may read
    std::unique_ptr<SoundReader> _reader;
    std::vector<std::int16_t> _samples;
};

std::vector<std::int16_t> mixToMono(const SoundFormat& format, const std::int16_t* samples) {
    std::vector<std::int16_t> mono(static_cast<std::size_t>(format.frames));
    for (std::int16_t& mixed : mono) {
        int sum = 0;
        for (unsigned channel = 0; channel < format.channels; ++channel) sum += *samples++;
        mixed = static_cast<std::int16_t>(sum / static_cast<int>(format.channels));
    }
    return mono;
}

/// Sets what differs from the last state: each call locks the mixer.
template<typename Sound>
void applyState(Sound& sound, const AudioSourceState& state, AudioSourceState& last) {
    if (state.volume != last.volume) sound.setVolume(state.volume * 100.0f);
    if (state.pitch != last.pitch) sound.setPitch(state.pitch);
    if (state.pan != last.pan) setPan(sound, state.pan);
    if (state.loop != last.loop) setLoop(sound, state.loop);
    last = state;
}

template<typename Sound>
void startSound(Sound& sound, double start) {
    sound.play();
    if (start > 0.0) sound.setPlayingOffset(sf::seconds(static_cast<float>(start)));
}

} // namespace

struct SfmlAudioDevice::Buffer {
    /// The samples in one channel, made when a stereo sound is panned and SFML cannot do that.
    const sf::SoundBuffer& panned() {
        if (kPansStereo || format.channels == 1) return samples;
        if (!mono) {
            mono = std::make_unique<sf::SoundBuffer>();
            const std::vector<std::int16_t> mixed = mixToMono(format, samples.getSamples());
            if (!loadSamples(*mono, mixed.data(), mixed.size(), 1, format.sampleRate)) return samples;
        }
        return *mono;
    }

    AudioBufferId id = kNoAudioBuffer;
    SoundFormat format;
    sf::SoundBuffer samples;
    std::unique_ptr<sf::SoundBuffer> mono;
};

struct SfmlAudioDevice::Source {
    template<typename Action>
    void apply(Action&& action) {
        if (stream)
            action(*stream);
        else
            action(*sound);
    }

    AudioSourceId id = kNoAudioSource; ///< kNoAudioSource if it is free
    AudioBufferId buffer = kNoAudioBuffer;
    AudioSourceState state;
    std::unique_ptr<sf::Sound> sound; ///< kept while the source is free, for the next sound
    std::unique_ptr<FileStream> stream;
};

/// A sound that never plays.
struct SfmlAudioDevice::Silence {
    sf::SoundBuffer samples;
    std::unique_ptr<sf::Sound> sound;
};

SfmlAudioDevice::SfmlAudioDevice() {
    silenceSoundLibraries();
}
SfmlAudioDevice::~SfmlAudioDevice() = default;

bool SfmlAudioDevice::open(std::string& reason) {
    // SFML opens the device with the first sound and closes it with the last one: this one stays.
    const ErrorListener errors;
    const std::int16_t silence = 0;
    _silence = std::make_unique<Silence>();
    const bool loaded = loadSamples(_silence->samples, &silence, 1, 1, 44100);
    _silence->sound = makeSound(_silence->samples);
    if (loaded && errors.isEmpty()) return true;
    reason = errors.firstLine(); // calls that fail for the same reason follow
    _silence.reset();
    return false;
}

AudioBufferId SfmlAudioDevice::createBuffer(const SoundFormat& format, const std::int16_t* samples) {
    const ErrorListener errors;
    auto buffer = std::make_unique<Buffer>();
    if (!loadSamples(buffer->samples, samples, format.frames * format.channels, format.channels,
                     format.sampleRate))
        return kNoAudioBuffer;
    buffer->format = format;
    buffer->id = ++_lastBuffer;
    _buffers.push_back(std::move(buffer));
    return _lastBuffer;
}

SfmlAudioDevice::Buffer* SfmlAudioDevice::findBuffer(AudioBufferId id) {
    const auto found =
        std::find_if(_buffers.begin(), _buffers.end(), [id](const auto& buffer) { return buffer->id == id; });
    return id == kNoAudioBuffer || found == _buffers.end() ? nullptr : found->get();
}

void SfmlAudioDevice::destroyBuffer(AudioBufferId id) {
    if (!findBuffer(id)) return;
    const auto plays = [id](const auto& source) { return source->buffer == id; };
    _sources.erase(std::remove_if(_sources.begin(), _sources.end(), plays), _sources.end());
    const auto isIt = [id](const auto& buffer) { return buffer->id == id; };
    _buffers.erase(std::remove_if(_buffers.begin(), _buffers.end(), isIt), _buffers.end());
}

// Attaching a sound to another buffer allocates memory, so a free source that has played this buffer comes first.
SfmlAudioDevice::Source* SfmlAudioDevice::allocate(const Buffer& buffer) {
    Source* free = nullptr;
    for (const auto& source : _sources) {
        if (source->id != kNoAudioSource) continue;
        if (source->buffer == buffer.id) return source.get();
        if (!free) free = source.get();
    }
    if (_sources.size() < kMaximumSources) {
        _sources.push_back(std::make_unique<Source>());
        free = _sources.back().get();
        free->sound = makeSound(buffer.samples);
    }
    return free;
}

AudioSourceId SfmlAudioDevice::play(AudioBufferId id, const AudioSourceState& state, double start) {
    Buffer* buffer = findBuffer(id);
    Source* source = buffer ? allocate(*buffer) : nullptr;
    if (!source) return kNoAudioSource;
    const sf::SoundBuffer& samples = state.pan == 0.0f ? buffer->samples : buffer->panned();
    if (!playsBuffer(*source->sound, samples)) source->sound->setBuffer(samples);
    source->id = ++_lastSource;
    source->buffer = id;
    applyState(*source->sound, state, source->state);
    startSound(*source->sound, start);
    return source->id;
}

AudioSourceId SfmlAudioDevice::stream(std::unique_ptr<SoundReader>& reader, const AudioSourceState& state,
                                      double start) {
    if (_streams.size() >= kMaximumStreams) return kNoAudioSource;
    auto source = std::make_unique<Source>();
    source->id = ++_lastSource;
    source->stream = std::make_unique<FileStream>(std::move(reader));
    applyState(*source->stream, state, source->state);
    startSound(*source->stream, start);
    _streams.push_back(std::move(source));
    return _lastSource;
}

SfmlAudioDevice::Source* SfmlAudioDevice::find(AudioSourceId id) const {
    if (id == kNoAudioSource) return nullptr;
    for (const auto* sources : {&_sources, &_streams})
        for (const auto& source : *sources)
            if (source->id == id) return source.get();
    return nullptr;
}

void SfmlAudioDevice::stop(AudioSourceId id) {
    Source* source = find(id);
    if (!source) return;
    if (source->stream) {
        const auto isIt = [source](const auto& candidate) { return candidate.get() == source; };
        _streams.erase(std::remove_if(_streams.begin(), _streams.end(), isIt), _streams.end());
        return;
    }
    source->sound->stop();
    source->id = kNoAudioSource;
}

void SfmlAudioDevice::setState(AudioSourceId id, const AudioSourceState& state) {
    if (Source* source = find(id))
        source->apply([&](auto& sound) { applyState(sound, state, source->state); });
}

void SfmlAudioDevice::pause(AudioSourceId id) {
    if (Source* source = find(id)) source->apply([](auto& sound) { sound.pause(); });
}

void SfmlAudioDevice::resume(AudioSourceId id) {
    // play() would start a sound again that has ended.
    if (Source* source = find(id))
        source->apply([](auto& sound) {
            if (!isStopped(sound)) sound.play();
        });
}

void SfmlAudioDevice::seek(AudioSourceId id, double seconds) {
    if (Source* source = find(id))
        source->apply(
            [seconds](auto& sound) { sound.setPlayingOffset(sf::seconds(static_cast<float>(seconds))); });
}

double SfmlAudioDevice::position(AudioSourceId id) const {
    double seconds = 0.0;
    if (Source* source = find(id))
        source->apply([&seconds](auto& sound) {
            seconds = static_cast<double>(sound.getPlayingOffset().asMicroseconds()) / 1e6;
        });
    return seconds;
}

bool SfmlAudioDevice::isPlaying(AudioSourceId id) const {
    bool playing = false;
    if (Source* source = find(id)) source->apply([&playing](auto& sound) { playing = !isStopped(sound); });
    return playing;
}

} // namespace copra::sfml
