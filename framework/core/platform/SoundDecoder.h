#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// The contents of a sound file, shared by the readers that are opened on it.
using SoundBytes = std::shared_ptr<const std::vector<unsigned char>>;

/// The format of the samples of a sound.
struct SoundFormat {
    unsigned channels = 0;    ///< The number of channels: samples of a frame, interleaved.
    unsigned sampleRate = 0;  ///< The number of frames in a second.
    std::uint64_t frames = 0; ///< The length in frames.

    /// Returns the duration in seconds.
    double seconds() const { return sampleRate == 0 ? 0.0 : static_cast<double>(frames) / sampleRate; }
};

/// Reads the samples of an open sound file, which it keeps in memory. Used by one thread at a time.
class SoundReader {
public:
    virtual ~SoundReader() = default;

    /// Returns channels, sample rate and length; they do not change.
    const SoundFormat& format() const { return _format; }
    /// Reads up to a number of frames into `samples`, which has space for them. Returns how many it has read;
    /// 0 at the end, which may come before format().frames in a truncated file.
    virtual std::size_t read(std::int16_t* samples, std::size_t frames) = 0;
    /// Moves to a frame; one beyond the end means the end.
    virtual void seek(std::uint64_t frame) = 0;

protected:
    SoundFormat _format;
};

/// Opens sound files. Needs no audio device; may be called from any thread.
class SoundDecoder {
public:
    virtual ~SoundDecoder() = default;

    /// Opens a WAV, Ogg Vorbis, FLAC, or MP3 file; the contents decide, not the name. Returns null with a
    /// message in `reason` for anything else and for corrupt data.
    [[nodiscard]] virtual std::unique_ptr<SoundReader> open(const SoundBytes& file,
                                                            std::string& reason) const = 0;
};

/// Returns the decoder of this process; null until one is set. Loading sounds needs no window.
std::shared_ptr<const SoundDecoder> soundDecoder();

/// Sets the decoder of this process.
void setSoundDecoder(std::shared_ptr<const SoundDecoder> decoder);

} // namespace copra
