#pragma once

#include "platform/AudioDevice.h"
#include "platform/SystemClock.h"

#include <map>
#include <memory>
#include <vector>

namespace copra::web {

/// Plays sounds with the audio context of the page, which mixes them in another thread. Browsers keep it
/// silent until the first gesture of the player; sounds advance meanwhile. A timer of the page decodes long
/// files a second ahead.
class WebAudioDevice : public AudioDevice {
public:
    ~WebAudioDevice() override;

    bool open(std::string& reason) override;
    const Clock* clock() const override { return &_clock; }
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

    /// Decodes what the streams need next; the page calls it several times a second.
    void pump();

private:
    /// A file that is decoded while it plays.
    struct Stream {
        std::unique_ptr<SoundReader> reader;
        bool loop = false;
        bool isPaused = false;
        bool isAtEnd = false; ///< Whether everything is scheduled.
        std::vector<std::int16_t> samples;
    };
    void fill(AudioSourceId source, Stream& stream);
    static void moveTo(Stream& stream, double seconds);

    SystemClock _clock;
    std::map<AudioSourceId, Stream> _streams;
    AudioBufferId _lastBuffer = kNoAudioBuffer;
    AudioSourceId _lastSource = kNoAudioSource;
};

} // namespace copra::web
