#include "audio/AudioFixture.h"
#include "audio/SoundHeader.h"
#include "base/log.h"

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
    // Of an odd chunk that is not padded the data follows, of one that is padded the format.
    const std::string junk = "junk" + little(1, 4) + "x";
    const std::string hidden = "data" + little(4, 4) + std::string(1, '\0');
    EXPECT_THAT(refusalOf("odd.wav", head + junk + hidden + format + data), HasSubstr("contradict"));
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
