#pragma once

#include "platform/AudioDevice.h"

#include <map>
#include <vector>

namespace copra {

/// Plays nothing and records what would sound. Sounds advance with the frames.
class NullAudioDevice : public AudioDevice {
public:
    /// An allocated source.
    struct Source {
        AudioSourceId id = kNoAudioSource;
        AudioBufferId buffer = kNoAudioBuffer; ///< The buffer; kNoAudioBuffer for a stream.
        SoundFormat format;
        AudioSourceState state;
        double start = 0.0; ///< The position of the last play() or seek(), in seconds.
        bool isPaused = false;
    };

    bool open(std::string& reason) override;
    AudioBufferId createBuffer(const SoundFormat& format, const std::int16_t* samples) override;
    void destroyBuffer(AudioBufferId buffer) override;
    AudioSourceId play(AudioBufferId buffer, const AudioSourceState& state, double start) override;
    AudioSourceId stream(std::unique_ptr<SoundReader>& reader, const AudioSourceState& state,
                         double start) override;
    void stop(AudioSourceId source) override;
    void setState(AudioSourceId source, const AudioSourceState& state) override;
    void pause(AudioSourceId source) override;
    void resume(AudioSourceId source) override;
    void seek(AudioSourceId source, double seconds) override;
    double position(AudioSourceId source) const override;
    bool isPlaying(AudioSourceId source) const override { return find(source) != nullptr; }

    /// The allocated sources, the oldest first.
    const std::vector<Source>& sources() const { return _sources; }
    /// The formats of the stored buffers by ID.
    const std::map<AudioBufferId, SoundFormat>& buffers() const { return _buffers; }
    /// Returns the number of calls of open().
    int openCount() const { return _openCount; }

    /// If not empty, open() fails with this message.
    std::string refusal;
    /// The number of sources that can be allocated.
    std::size_t maximumSources = 48;

private:
    AudioSourceId add(const Source& source);
    const Source* find(AudioSourceId source) const;
    Source* find(AudioSourceId source);

    std::vector<Source> _sources;
    std::map<AudioBufferId, SoundFormat> _buffers;
    AudioSourceId _lastSource = kNoAudioSource;
    AudioBufferId _lastBuffer = kNoAudioBuffer;
    int _openCount = 0;
};

} // namespace copra
