#pragma once

// Wraps what differs between the audio of SFML 2.5, 2.6 and 3, so that the rest of this module needs no #if.

#include "platform/SoundDecoder.h"

#include <SFML/Audio.hpp>
#include <SFML/Config.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra::sfml {

#if SFML_VERSION_MAJOR >= 3
inline constexpr bool kPansStereo = true;
using SampleType = std::int16_t;
using SampleCount = std::uint64_t;
#else
/// Whether stereo sounds can be panned; mono sounds always can.
inline constexpr bool kPansStereo = false;
using SampleType = sf::Int16;
using SampleCount = sf::Uint64;
#endif

/// Sets the position of a sound, from -1 (left) to 1 (right).
inline void setPan(sf::SoundSource& source, float pan) {
#if SFML_VERSION_MAJOR >= 3
    source.setPan(pan);
#else
    // A position on the half circle in front of the listener, without attenuation by distance.
    source.setRelativeToListener(true);
    source.setAttenuation(0.0f);
    source.setPosition(pan, 0.0f, pan == 0.0f ? 0.0f : -std::sqrt(std::max(0.0f, 1.0f - pan * pan)));
#endif
}

template<typename Source>
void setLoop(Source& source, bool loop) {
#if SFML_VERSION_MAJOR >= 3
    source.setLooping(loop);
#else
    source.setLoop(loop);
#endif
}

inline bool isStopped(const sf::SoundSource& source) {
#if SFML_VERSION_MAJOR >= 3
    return source.getStatus() == sf::SoundSource::Status::Stopped;
#else
    return source.getStatus() == sf::SoundSource::Stopped;
#endif
}

#if SFML_VERSION_MAJOR >= 3
/// The usual order of the channels.
inline std::vector<sf::SoundChannel> channelMap(unsigned channels) {
    using Channel = sf::SoundChannel;
    const std::vector<Channel> all{
        Channel::FrontLeft, Channel::FrontRight, Channel::FrontCenter, Channel::LowFrequencyEffects,
        Channel::BackLeft,  Channel::BackRight,  Channel::SideLeft,    Channel::SideRight};
    if (channels == 1) return {Channel::Mono};
    return {all.begin(),
            all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(channels, all.size()))};
}
#endif

/// Copies samples into a buffer. False if the format is not supported.
inline bool loadSamples(sf::SoundBuffer& buffer, const std::int16_t* samples, std::uint64_t count,
                        unsigned channels, unsigned sampleRate) {
#if SFML_VERSION_MAJOR >= 3
    return buffer.loadFromSamples(samples, count, channels, sampleRate, channelMap(channels));
#else
    return buffer.loadFromSamples(samples, count, channels, sampleRate);
#endif
}

/// A sound that plays a buffer.
[[nodiscard]] inline std::unique_ptr<sf::Sound> makeSound(const sf::SoundBuffer& buffer) {
    return std::make_unique<sf::Sound>(buffer);
}

inline bool playsBuffer(const sf::Sound& sound, const sf::SoundBuffer& buffer) {
#if SFML_VERSION_MAJOR >= 3
    return &sound.getBuffer() == &buffer;
#else
    return sound.getBuffer() == &buffer;
#endif
}

/// The base of streams: SFML 3 wants to know the order of the channels.
class StreamBase : public sf::SoundStream {
protected:
    void initializeStream(unsigned channels, unsigned sampleRate) {
#if SFML_VERSION_MAJOR >= 3
        initialize(channels, sampleRate, channelMap(channels));
#else
        initialize(channels, sampleRate);
#endif
    }
};

} // namespace copra::sfml
