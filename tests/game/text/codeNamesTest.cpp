#include "text/codeNames.h"

#include "game/GameSceneTest.h"
#include "settings/Bindings.h"
#include "text/Texts.h"

using namespace beecluster;

namespace {

class CodeNamesTest : public GameSceneTest {
protected:
    ~CodeNamesTest() override { use("en"); }

    static void use(const std::string& language) {
        std::vector<FileProblem> problems;
        texts::load(language, problems);
    }
    static std::string key(const std::string& name) {
        return textOfCode(Device::Keys, codeNamed(Device::Keys, name));
    }
    static std::string button(const std::string& name) {
        return textOfCode(Device::Pad, codeNamed(Device::Pad, name));
    }
};

} // namespace

TEST_F(CodeNamesTest, KeysAndButtonsAreCalledAsInThePlayersLanguage) {
    use("de");
    EXPECT_EQ(key("SPACE"), "LEERTASTE");
    EXPECT_EQ(key("PAGE_UP"), "BILD AUF");
    EXPECT_EQ(button("DPAD_LEFT"), "STEUERKREUZ LINKS");
    use("ja");
    EXPECT_EQ(key("SPACE"), "スペース");
    use("en");
    EXPECT_EQ(key("RIGHT_SHIFT"), "RIGHT SHIFT");
}

TEST_F(CodeNamesTest, LettersDigitsAndFunctionKeysKeepTheirNames) {
    use("zh");
    for (const char* name : {"A", "7", "F11"}) EXPECT_EQ(key(name), name);
    for (const char* name : {"RB", "START"}) EXPECT_EQ(button(name), name);
}

TEST_F(CodeNamesTest, NoNameShowsItsUnderscore) {
    for (const texts::Language& language : texts::languages()) {
        use(language.code);
        for (int code = -1; code < 400; ++code)
            EXPECT_EQ(textOfCode(Device::Keys, code).find('_'), std::string::npos)
                << textOfCode(Device::Keys, code);
        for (const char* name : {"DPAD_LEFT", "DPAD_RIGHT", "DPAD_UP", "DPAD_DOWN"})
            EXPECT_EQ(button(name).find('_'), std::string::npos);
    }
}

TEST_F(CodeNamesTest, WhatCannotBeBoundHasNoName) {
    EXPECT_EQ(textOfCode(Device::Keys, -1), "");
    EXPECT_EQ(textOfCode(Device::Pad, -1), "");
}
