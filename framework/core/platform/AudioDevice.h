#pragma once

#include "platform/Clock.h"
#include "platform/SoundDecoder.h"

#include <cstdint>
#include <memory>
#include <string>

namespace copra {

/// The samples of a short sound, stored in the device.
using AudioBufferId = std::uint32_t;
/// The ID of no buffer.
inline constexpr AudioBufferId kNoAudioBuffer = 0;

/// A sound that the device plays.
using AudioSourceId = std::uint32_t;
/// The ID of no source.
inline constexpr AudioSourceId kNoAudioSource = 0;

/// How a source sounds.
struct AudioSourceState {
    float volume = 1.0f; ///< The volume, from 0 to 1.
    float pitch = 1.0f;  ///< The factor of the speed, above 0.
    float pan = 0.0f;    ///< The position from -1 (left) to 1 (right).
    bool loop = false;   ///< Whether the sound begins again at its end.

    bool operator==(const AudioSourceState& other) const {
        return volume == other.volume && pitch == other.pitch && pan == other.pan && loop == other.loop;
    }
    bool operator!=(const AudioSourceState& other) const { return !(*this == other); }
};

/// Plays sounds on a limited number of sources. The player of all sounds decides which of its voices get a
/// source. It keeps the time of every voice, so voices advance and end even without a source or a device.
///
/// A source stays allocated, even after its end, until stop(). Functions with the ID of a source or buffer
/// that does not exist have no effect. Called by the main thread only.
class AudioDevice {
public:
    virtual ~AudioDevice() = default;

    /// Opens the device; called before the first sound. If there is none, the function returns false with a
    /// message in `reason`, and only clock() may be called.
    virtual bool open(std::string& reason) = 0;
    /// The clock that sounds follow. If null, they advance with the time steps of the frames. May be called
    /// at any time.
    virtual const Clock* clock() const { return nullptr; }

    /// Stores the samples of a short sound. Returns kNoAudioBuffer if the format is not supported.
    virtual AudioBufferId createBuffer(const SoundFormat& format, const std::int16_t* samples) = 0;
    /// Stops the sources that play the buffer, and deletes it.
    virtual void destroyBuffer(AudioBufferId buffer) = 0;

    /// Plays a buffer from a position in seconds. Returns kNoAudioSource if all sources are allocated.
    virtual AudioSourceId play(AudioBufferId buffer, const AudioSourceState& state, double start) = 0;
    /// Plays a file from a position in seconds while it is decoded, in a thread of the device. Returns
    /// kNoAudioSource, and leaves `reader` with the caller, if all sources for streams are allocated.
    virtual AudioSourceId stream(std::unique_ptr<SoundReader>& reader, const AudioSourceState& state,
                                 double start) = 0;
    /// Stops and frees a source.
    virtual void stop(AudioSourceId source) = 0;

    /// Changes volume, pitch, panning and the loop of a source while it plays.
    virtual void setState(AudioSourceId source, const AudioSourceState& state) = 0;
    /// Pauses a source at its position, or continues it.
    virtual void pause(AudioSourceId source) = 0;
    virtual void resume(AudioSourceId source) = 0;
    /// Moves a source to a position in seconds.
    virtual void seek(AudioSourceId source, double seconds) = 0;
    /// Returns the position of a source in seconds.
    virtual double position(AudioSourceId source) const = 0;
    /// Returns whether the source has not reached its end.
    virtual bool isPlaying(AudioSourceId source) const = 0;
};

} // namespace copra
