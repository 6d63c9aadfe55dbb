#pragma once

#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "audio/SimpleAudioEngine.h"
#include "backend/null/NullAudioDevice.h"
#include "backend/sound/sound.h"
#include "files/TempFolder.h"
#include "testsFolder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <string>

namespace copra::test {

/// The folder with the sine of 440 Hz and half a second in each format.
inline const std::string kSounds = copra::testsFolder() + "/features/audio/sounds/";
constexpr double kSineSeconds = 5512.0 / 11025.0;

inline std::string little(std::uint32_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i) & 0xFF);
    return text;
}

/// A WAV file of 16 bits at 8000 frames per second, silent.
inline std::string wavOf(double seconds, unsigned channels = 1) {
    const auto frames = static_cast<std::uint32_t>(std::lround(seconds * 8000.0));
    const std::uint32_t size = frames * channels * 2;
    return "RIFF" + little(36 + size, 4) + "WAVEfmt " + little(16, 4) + little(1, 2) + little(channels, 2) +
           little(8000, 4) + little(8000 * channels * 2, 4) + little(channels * 2, 2) + little(16, 2) +
           "data" + little(size, 4) + std::string(size, '\0');
}

inline std::string contentsOf(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// The player with a device that records, and a folder of files.
class AudioTest : public ::testing::Test {
protected:
    AudioTest() {
        installSoundDecoder();
        reset();
        player.setDevice(&device);
    }
    ~AudioTest() override {
        reset();
        player.setDevice(nullptr);
    }

    void reset() {
        CocosDenshion::SimpleAudioEngine::end();
        cocos2d::AudioEngine::end();
        player.reset();
    }
    /// Writes a WAV file and returns its name.
    std::string wav(const std::string& name, double seconds, unsigned channels = 1) const {
        folder.write(name, wavOf(seconds, channels));
        return name;
    }
    void step(int frames, float seconds = 0.1f) {
        for (int i = 0; i < frames; ++i) player.update(seconds);
    }

    TempFolder folder;
    NullAudioDevice device;
    AudioPlayer& player = audioPlayer();
};

} // namespace copra::test
