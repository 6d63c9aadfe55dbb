#pragma once

#include "platform/AudioDevice.h"
#include "platform/SystemClock.h"

#include <memory>
#include <vector>

namespace copra::sfml {

/// Plays sounds with SFML: short ones from buffers of the device, long ones as streams with a thread each.
class SfmlAudioDevice : public AudioDevice {
public:
    SfmlAudioDevice();
    ~SfmlAudioDevice() override;

    bool open(std::string& reason) override;
    const Clock* clock() const override { return &_clock; }
    /// Creates a buffer with one or two channels. More work only if the sound card has them.
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
    bool isPlaying(AudioSourceId source) const override;

private:
    struct Buffer;
    struct Source;
    struct Silence;

    Buffer* findBuffer(AudioBufferId id);
    Source* find(AudioSourceId id) const;
    Source* allocate(const Buffer& buffer);

    SystemClock _clock;
    std::unique_ptr<Silence> _silence; ///< A silent sound that keeps SFML's device open.
    // The sources play the buffers and are destroyed first.
    std::vector<std::unique_ptr<Buffer>> _buffers;
    std::vector<std::unique_ptr<Source>> _sources; ///< The sources for buffers.
    std::vector<std::unique_ptr<Source>> _streams;
    AudioBufferId _lastBuffer = kNoAudioBuffer;
    AudioSourceId _lastSource = kNoAudioSource;
};

} // namespace copra::sfml
