#include "audio/AudioFixture.h"
#include "audio/SoundHeader.h"
#include "base/log.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

using namespace copra;
using namespace copra::test;
using ::testing::HasSubstr;

namespace {

class BadSoundTest : public AudioTest {
protected:
    /// Plays a file that cannot be played, twice; returns what was logged, which is one line.
    std::string refusalOf(const std::string& name, const std::string& contents) {
        const LogCapture lines;
        folder.write(name, contents);
        AudioSettings settings;
        static AudioEnd end;
        end = AudioEnd::Finished;
        settings.ended = [](int, const std::string&, AudioEnd how) { end = how; };
        player.play(name, settings);
        player.play(name, settings);
        step(1);
        EXPECT_EQ(end, AudioEnd::Failed) << name;
        EXPECT_TRUE(player.playing().empty()) << name;
        EXPECT_EQ(lines.lineCount(), 1) << lines.text();
        EXPECT_TRUE(lines.contains(name)) << lines.text();
        return lines.text();
    }
};

/// A WAV header with these values and a second of silence.
std::string wavWith(unsigned codec, unsigned channels, unsigned rate, unsigned bits) {
    return "RIFF" + little(36 + 8000, 4) + "WAVEfmt " + little(16, 4) + little(codec, 2) +
           little(channels, 2) + little(rate, 4) + little(rate * channels * bits / 8, 4) +
           little(channels * bits / 8, 2) + little(bits, 2) + "data" + little(8000, 4) +
           std::string(8000, '\0');
}

} // namespace

TEST_F(BadSoundTest, FormatsThatAreNotSupportedNameATool) {
    EXPECT_THAT(refusalOf("a.caf", "caff" + std::string(100, '\1')), HasSubstr("ffmpeg -i 'a.caf' 'a.ogg'"));
    EXPECT_THAT(refusalOf("b.m4a", little(32, 4) + "ftypM4A " + std::string(100, '\1')),
                HasSubstr("ffmpeg -i 'b.m4a' -vn 'b.ogg'"));
    EXPECT_THAT(refusalOf("c.amr", "#!AMR\n" + std::string(100, '\1')),
                HasSubstr("ffmpeg -i 'c.amr' 'c.ogg'"));
    EXPECT_THAT(refusalOf("d.wav", wavWith(17, 1, 8000, 4)), HasSubstr("ffmpeg -i 'd.wav'"));
}

TEST_F(BadSoundTest, WhatIsNoSoundIsRefused) {
    EXPECT_THAT(refusalOf("a.wav", "nothing that sounds"), HasSubstr("is not a WAV"));
    EXPECT_THAT(refusalOf("empty.ogg", ""), HasSubstr("empty"));
    EXPECT_THAT(refusalOf("short.wav", "RIFF" + little(4, 4) + "WAVE"), HasSubstr("incomplete"));
    EXPECT_THAT(refusalOf("none.wav", wavOf(0.0)), HasSubstr("no samples"));
}

TEST_F(BadSoundTest, ChunksThatReadersTakeForDifferentThingsAreRefused) {
    const std::string good = wavOf(0.1);
    const std::string head = good.substr(0, 12), format = good.substr(12, 24), data = good.substr(36);
    EXPECT_THAT(refusalOf("late.wav", head + data + format + data), HasSubstr("incomplete"));
    EXPECT_THAT(refusalOf("twice.wav", head + format + format + data), HasSubstr("contradict"));
}

TEST_F(BadSoundTest, WavFilesMayHaveChunksOfOddSize) {
    const std::string good = wavOf(0.1);
    const std::string head = good.substr(0, 12), format = good.substr(12, 24), data = good.substr(36);
    const std::string list = "LIST" + little(5, 4) + "INFOx";
    folder.write("padded.wav", head + format + list + std::string(1, '\0') + data);
    folder.write("unpadded.wav", head + format + list + data);
    for (const char* const name : {"padded.wav", "unpadded.wav"}) {
        const int id = player.play(name);
        EXPECT_NEAR(player.duration(id), 0.1, 0.001) << name;
    }
}

TEST_F(BadSoundTest, WavFilesHaveEveryKindOfSamples) {
    const auto samplesOf = [](const std::string& contents) {
        std::string reason;
        const auto bytes = std::make_shared<std::vector<unsigned char>>(contents.begin(), contents.end());
        const auto reader = soundDecoder()->open(bytes, reason);
        std::vector<std::int16_t> samples(8);
        samples.resize(reader ? reader->read(samples.data(), samples.size()) : 0);
        return samples;
    };
    const auto file = [](unsigned codec, unsigned bits, const std::string& data, bool isExtensible = false) {
        const std::string more = isExtensible ? little(22, 2) + little(bits, 2) + little(0, 4) +
                                                    little(codec, 2) + std::string(14, 'x')
                                              : "";
        return "RIFF" + little(0, 4) + "WAVEfmt " + little(16 + static_cast<unsigned>(more.size()), 4) +
               little(isExtensible ? 0xFFFE : codec, 2) + little(1, 2) + little(8000, 4) +
               little(8000 * bits / 8, 4) + little(bits / 8, 2) + little(bits, 2) + more + "data" +
               little(static_cast<unsigned>(data.size()), 4) + data;
    };
    const auto bytesOf = [](auto... values) {
        std::string bytes;
        (bytes.append(reinterpret_cast<const char*>(&values), sizeof values), ...);
        return bytes;
    };
    using Samples = std::vector<std::int16_t>;
    const std::string reals = bytesOf(0.0f, 1.0f, -1.0f, 2.5f, std::numeric_limits<float>::quiet_NaN(), 0.5f);
    const Samples wanted = {0, 32767, -32767, 32767, 0, 16384};
    EXPECT_EQ(samplesOf(file(3, 32, reals)), wanted);
    EXPECT_EQ(samplesOf(file(3, 32, reals, true)), wanted);
    EXPECT_EQ(samplesOf(file(3, 64, bytesOf(-0.5, 1e300))), (Samples{-16384, 32767}));
    EXPECT_EQ(samplesOf(file(1, 24, std::string("\x99\x34\x12\0\0\x80", 6), true)),
              (Samples{0x1234, -32768}));
    EXPECT_EQ(samplesOf(file(1, 32, std::string("\x01\x02\x34\x12", 4))), (Samples{0x1234}));
    EXPECT_EQ(samplesOf(file(1, 16, std::string("\x34\x12\x01", 3))),
              (Samples{0x1234})); // the end is cut off
    EXPECT_EQ(samplesOf(file(1, 8, std::string("\x80\xff\0", 3))), (Samples{0, 32512, -32768}));
}

TEST_F(BadSoundTest, Mp3MayBeginBehindOtherBytes) {
    const std::string mp3 = contentsOf(kSounds + "sine.mp3");
    folder.write("plain.mp3", mp3);
    folder.write("zeros.mp3", std::string(3000, '\0') + mp3);
    const std::string header = "RIFF" + little(0, 4) + "WAVEfmt " + little(16, 4) + little(0x55, 2) +
                               little(1, 2) + little(44100, 4) + little(16000, 4) + little(1, 2) +
                               little(0, 2) + "data";
    folder.write("mp3.wav", header + little(static_cast<unsigned>(mp3.size()), 4) + mp3);
    const int plain = player.play("plain.mp3");
    const int zeros = player.play("zeros.mp3");
    const int wav = player.play("mp3.wav");
    ASSERT_GT(player.duration(plain), 0);
    EXPECT_NEAR(player.duration(zeros), player.duration(plain), 0.001);
    EXPECT_NEAR(player.duration(wav), player.duration(plain), 0.001);
}

TEST_F(BadSoundTest, OggFilesMayHaveSeveralStreams) {
    const std::string ogg = contentsOf(kSounds + "sine.ogg");
    const auto page = [](const std::string& packet, int serial) {
        return std::string("OggS\0\2", 6) + std::string(8, '\0') + little(static_cast<unsigned>(serial), 4) +
               little(0, 4) + little(0, 4) + "\1" + static_cast<char>(packet.size()) + packet;
    };
    const auto check = [](const std::string& contents) {
        return checkSoundHeader({contents.begin(), contents.end()}, "a.ogg").refusal;
    };
    EXPECT_EQ(check(page("\x80theora", 7) + ogg), "");
    EXPECT_EQ(check(ogg + ogg), "");
    const std::string otherRate = std::string("\1vorbis", 7) + little(0, 4) + "\2" + little(8000, 4);
    EXPECT_THAT(check(ogg + page(otherRate, 8)), HasSubstr("different formats"));
    EXPECT_THAT(check(page("OpusHead", 7) + page("\x80theora", 8)), HasSubstr("Opus"));
}

TEST_F(BadSoundTest, CorruptHeadersAreRefused) {
    refusalOf("channels.wav", wavWith(1, 0, 8000, 16));
    refusalOf("rate.wav", wavWith(1, 1, 0, 16));
    refusalOf("bits.wav", wavWith(1, 1, 8000, 7));
    refusalOf("a.ogg", "OggS" + std::string(200, '\xFF'));
    refusalOf("a.flac", "fLaC" + std::string(200, '\xFF'));
    refusalOf("a.mp3", "ID3" + std::string(200, '\1'));
    const std::string ogg = contentsOf(kSounds + "sine.ogg");
    refusalOf("onlyPage.ogg", ogg.substr(0, ogg.size() * 4 / 5));
    refusalOf("b.ogg", ogg.substr(0, 60));
    refusalOf("b.flac", contentsOf(kSounds + "sine.flac").substr(0, 30));
}

TEST_F(BadSoundTest, AnMp3FileWithoutACompleteFrameIsRefused) {
    const std::string mp3 = contentsOf(kSounds + "sine.mp3");
    for (const std::size_t size : {4, 10, 16, 100, 200})
        refusalOf("cut" + std::to_string(size) + ".mp3", mp3.substr(0, size));
    refusalOf("tagOnly.mp3", std::string("ID3\4\0\0\0\0\0\12", 10) + std::string(10, '\0'));
}

TEST_F(BadSoundTest, FilesWithAnId3TagPlay) {
    const std::string tag = std::string("ID3\4\0\0\0\0\0\12", 10) + std::string(10, '\0');
    for (const char* format : {"flac", "mp3"}) {
        const std::string name = std::string("tagged.") + format;
        folder.write(name, tag + contentsOf(kSounds + "sine." + format));
        EXPECT_NEAR(player.duration(player.play(name)), kSineSeconds, 0.02) << format;
    }
}

TEST_F(BadSoundTest, AMislabeledFilePlays) {
    for (const char* format : {"wav", "ogg", "flac", "mp3"}) {
        const std::string name = std::string("from_") + format + ".caf";
        folder.write(name, contentsOf(kSounds + "sine." + format));
        EXPECT_NEAR(player.duration(player.play(name)), kSineSeconds, 0.02) << format;
    }
}

TEST_F(BadSoundTest, ATruncatedSoundPlaysAsFarAsItGoes) {
    for (const char* format : {"wav", "flac", "mp3"}) {
        const LogCapture lines;
        const std::string whole = contentsOf(kSounds + "sine." + format);
        const std::string name = std::string("half.") + format;
        folder.write(name, whole.substr(0, whole.size() * 4 / 5));
        const int id = player.play(name);
        const double seconds = player.duration(id);
        EXPECT_LT(seconds, kSineSeconds) << format;
        EXPECT_GT(seconds, 0.3) << format;
        EXPECT_LE(lines.lineCount(), 1) << lines.text();
        step(6);
        EXPECT_EQ(player.state(id), AudioPlayer::State::None);
    }
}

TEST_F(BadSoundTest, ALongWavFileIsAsLongAsItsSamples) {
    const LogCapture lines;
    const std::string whole = wavOf(300.0);
    folder.write("long.wav", whole.substr(0, 44 + 8000 * 2 * 150));
    EXPECT_DOUBLE_EQ(player.duration(player.play("long.wav")), 150.0);
}

TEST_F(BadSoundTest, AWavFileThatClaimsGigabytesAllocatesLittle) {
    const LogCapture lines;
    std::string file = wavOf(0.5);
    file.replace(40, 4, little(0xFFFFFFF0, 4));
    folder.write("huge.wav", file);
    EXPECT_DOUBLE_EQ(player.duration(player.play("huge.wav")), 0.5);
}

TEST_F(BadSoundTest, AFileThatGrowsPlaysAsItWasWhenItWasLoaded) {
    const LogCapture lines;
    const std::string whole = wavOf(300.0);
    folder.write("growing.wav", whole.substr(0, 44 + 8000 * 2 * 150));
    const int id = player.play("growing.wav");
    step(1);
    folder.write("growing.wav", whole);
    step(1);
    EXPECT_DOUBLE_EQ(player.duration(id), 150.0);
    player.uncache("growing.wav");
    EXPECT_DOUBLE_EQ(player.duration(player.play("growing.wav")), 300.0);
}

TEST_F(BadSoundTest, WithoutADecoderNothingPlays) {
    const auto decoder = soundDecoder();
    setSoundDecoder(nullptr);
    EXPECT_THAT(refusalOf("a.wav", wavOf(0.5)), HasSubstr("no sound decoder"));
    setSoundDecoder(decoder);
}
