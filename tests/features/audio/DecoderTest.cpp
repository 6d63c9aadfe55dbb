#include "audio/AudioFixture.h"

#include <algorithm>
#include <vector>

using namespace copra;
using namespace copra::test;

namespace {

struct Decoded {
    SoundFormat format;
    std::vector<std::int16_t> samples;
};

std::unique_ptr<SoundReader> openSine(const std::string& format) {
    installSoundDecoder();
    const std::string contents = contentsOf(kSounds + "sine." + format);
    std::string reason;
    auto reader = soundDecoder()->open(
        std::make_shared<std::vector<unsigned char>>(contents.begin(), contents.end()), reason);
    EXPECT_NE(reader, nullptr) << format << ": " << reason;
    return reader;
}

Decoded decodeSine(const std::string& format) {
    Decoded decoded;
    const auto reader = openSine(format);
    if (!reader) return decoded;
    decoded.format = reader->format();
    std::vector<std::int16_t> part(1000);
    while (const std::size_t frames = reader->read(part.data(), part.size()))
        decoded.samples.insert(decoded.samples.end(), part.begin(), part.begin() + static_cast<long>(frames));
    return decoded;
}

/// The root of the mean square of the difference, relative to the amplitude. The ends are left out: encoders of lossy
/// formats begin and end softly.
double difference(const std::vector<std::int16_t>& samples) {
    constexpr double kAmplitude = 32767.0 * 0.5;
    const std::size_t end = std::min<std::size_t>(samples.size(), 5512);
    double sum = 0.0;
    constexpr std::size_t kMargin = 600;
    for (std::size_t i = kMargin; i + kMargin < end; ++i) {
        const double sine = std::sin(2.0 * M_PI * 440.0 * static_cast<double>(i) / 11025.0);
        sum += std::pow(samples[i] / kAmplitude - sine, 2.0);
    }
    return std::sqrt(sum / static_cast<double>(end - 2 * kMargin));
}

} // namespace

TEST(SoundDecoder, EveryFormatHasTheSamplesOfTheSine) {
    for (const char* format : {"wav", "ogg", "flac", "mp3"}) {
        const Decoded decoded = decodeSine(format);
        EXPECT_EQ(decoded.format.channels, 1u) << format;
        EXPECT_EQ(decoded.format.sampleRate, 11025u) << format;
        EXPECT_NEAR(decoded.format.seconds(), kSineSeconds, 0.02) << format;
        EXPECT_EQ(decoded.samples.size(), decoded.format.frames) << format;
        EXPECT_LT(difference(decoded.samples), 0.05) << format << "; a delay of one frame would make 0.18";
    }
}

TEST(SoundDecoder, FormatsWithoutLossAreExact) {
    const Decoded wav = decodeSine("wav");
    EXPECT_EQ(wav.samples.size(), 5512u);
    EXPECT_EQ(decodeSine("flac").samples, wav.samples);
}

TEST(SoundDecoder, SeekingReadsTheSameSamples) {
    for (const char* format : {"wav", "ogg", "flac", "mp3"}) {
        const Decoded whole = decodeSine(format);
        const auto reader = openSine(format);
        ASSERT_NE(reader, nullptr);
        std::vector<std::int16_t> part(500);
        reader->seek(3000);
        ASSERT_EQ(reader->read(part.data(), part.size()), part.size()) << format;
        for (std::size_t i = 0; i < part.size(); ++i)
            ASSERT_NEAR(part[i], whole.samples[3000 + i], 400) << format << " " << i;
        reader->seek(0);
        ASSERT_EQ(reader->read(part.data(), part.size()), part.size()) << format;
        EXPECT_NEAR(part[100], whole.samples[100], 400) << format;
        reader->seek(1000000);
        EXPECT_EQ(reader->read(part.data(), part.size()), 0u) << format;
    }
}

TEST(SoundDecoder, WhatIsNoSoundHasAReason) {
    installSoundDecoder();
    std::string reason;
    EXPECT_EQ(soundDecoder()->open(std::make_shared<std::vector<unsigned char>>(100, 'x'), reason), nullptr);
    EXPECT_NE(reason, "");
    EXPECT_EQ(reason.find('\n'), std::string::npos);
}
