#include "settings/Settings.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <string>

using namespace beecluster;

namespace {

std::string firstProblem(const std::string& text, Settings& settings) {
    std::vector<FileProblem> problems;
    readSettings("s.txt", text, settings, problems);
    return problems.empty() ? "none" : problems.front().text();
}

} // namespace

TEST(Settings, ReadsWhatItWrites) {
    Settings settings;
    settings.sound = 30;
    settings.motion = 0;
    settings.flashes = 20;
    settings.speed = 80;
    settings.hasOutline = true;
    settings.hasAssist = true;
    settings.isFullScreen = true;
    settings.shots = ShotPalette::Contrast;
    settings.look = SwarmLook::Moon;
    settings.language = "ja";
    settings.keys.set(Command::Gather, {codeNamed(Device::Keys, "SHIFT"), codeNamed(Device::Keys, "X")});
    settings.buttons.set(Command::Pause, {codeNamed(Device::Pad, "Y")});
    Settings read;
    EXPECT_EQ(firstProblem(formatSettings(settings), read), "none");
    EXPECT_EQ(read.sound, 30);
    EXPECT_EQ(read.motion, 0);
    EXPECT_EQ(read.flashes, 20);
    EXPECT_EQ(read.speed, 80);
    EXPECT_TRUE(read.hasOutline);
    EXPECT_EQ(read.shots, ShotPalette::Contrast);
    EXPECT_EQ(read.look, SwarmLook::Moon);
    EXPECT_TRUE(read.hasAssist);
    EXPECT_TRUE(read.isFullScreen);
    EXPECT_EQ(read.language, "ja");
    EXPECT_EQ(read.keys, settings.keys);
    EXPECT_EQ(read.buttons, settings.buttons);
}

TEST(Settings, ReadsAFileInAnyOrder) {
    // As it was written before the order of the panel was that of the file.
    Settings read;
    EXPECT_EQ(
        firstProblem(
            "sound = 100\nmusic = 60\nmotion = 100\nflashes = 100\nspeed = 90\noutline = no\nassist = no\n"
            "full-screen = yes\nmuted = yes\nghost = no\nshots = warm-cold\nlanguage = system\n"
            "key.left = LEFT A\npad.pause = START\n",
            read),
        "none");
    EXPECT_EQ(read.music, 60);
    EXPECT_EQ(read.speed, 90);
    EXPECT_TRUE(read.isFullScreen);
    EXPECT_TRUE(read.isMuted);
    EXPECT_FALSE(read.showsGhost);
    EXPECT_EQ(read.shots, ShotPalette::WarmCold);
    EXPECT_EQ(read.language, "");
}

TEST(Settings, NameFileLineAndKeyOfWhatIsWrongAndKeepTheRest) {
    Settings settings;
    settings.sound = 40;
    EXPECT_EQ(firstProblem("music = 20\nsound = loud\n", settings),
              "s.txt:2: sound: 'loud' is not a whole number from 0 to 100");
    EXPECT_EQ(settings.music, 20);
    EXPECT_EQ(settings.sound, 40);
    EXPECT_EQ(firstProblem("volume = 3\n", settings), "s.txt:1: volume: there is no such setting");
    EXPECT_EQ(firstProblem("language = tlh\n", settings), "s.txt:1: language: there is no language 'tlh'");
    EXPECT_EQ(firstProblem("shots = loud\n", settings), "s.txt:1: shots: there is no palette 'loud'");
    EXPECT_EQ(firstProblem("look = loud\n", settings), "s.txt:1: look: there is no look 'loud'");
    EXPECT_EQ(firstProblem("key.gather = ELBOW\n", settings),
              "s.txt:1: key.gather: there is no key or button 'ELBOW'");
    EXPECT_EQ(firstProblem("key.sing = A\n", settings), "s.txt:1: key.sing: there is no such command");
    EXPECT_EQ(settings.keys, defaultBindings(Device::Keys));
}

TEST(Settings, AKeyBelongsToOneCommandOnly) {
    Bindings keys = defaultBindings(Device::Keys);
    keys.set(Command::Gather, {codeNamed(Device::Keys, "A")});
    EXPECT_TRUE(keys.has(Command::Gather, codeNamed(Device::Keys, "A")));
    EXPECT_FALSE(keys.has(Command::Left, codeNamed(Device::Keys, "A")));
    EXPECT_TRUE(keys.has(Command::Left, codeNamed(Device::Keys, "LEFT")));
}

TEST(Settings, EveryDefaultHasAName) {
    const Bindings keys = defaultBindings(Device::Keys);
    const Bindings buttons = defaultBindings(Device::Pad);
    for (std::size_t i = 0; i < kCommands; ++i) {
        for (const int key : keys.codes(static_cast<Command>(i)))
            EXPECT_EQ(codeNamed(Device::Keys, nameOfCode(Device::Keys, key)), key);
        for (const int button : buttons.codes(static_cast<Command>(i)))
            EXPECT_EQ(codeNamed(Device::Pad, nameOfCode(Device::Pad, button)), button);
    }
    EXPECT_EQ(nameOfCode(Device::Keys, codeNamed(Device::Keys, "Z")), "Z");
    EXPECT_EQ(nameOfCode(Device::Keys, -1), "");
}
