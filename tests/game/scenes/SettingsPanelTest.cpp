#include "scenes/SettingsPanel.h"

#include "game/GameSceneTest.h"
#include "text/Texts.h"

using namespace beecluster;
using cocos2d::Controller;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class SettingsPanelTest : public GameSceneTest {
protected:
    SettingsPanelTest() {
        panel = SettingsPanel::create(session, [this] { isClosed = true; });
        app.scene()->addChild(panel);
        app.step();
    }
    ~SettingsPanelTest() override {
        std::vector<FileProblem> problems;
        texts::load("en", problems);
    }
    void press(Key key, int times = 1) {
        for (int i = 0; i < times; ++i) app.press(key);
    }

    SettingsPanel* panel = nullptr;
    bool isClosed = false;
};

} // namespace

TEST_F(SettingsPanelTest, ChangesVolumesByTens) {
    press(Key::KEY_LEFT_ARROW, 3);
    EXPECT_EQ(session->player.settings.sound, 70);
    press(Key::KEY_LEFT_ARROW, 20);
    EXPECT_EQ(session->player.settings.sound, 0);
    press(Key::KEY_ESCAPE);
    EXPECT_TRUE(isClosed);
}

TEST_F(SettingsPanelTest, TheGameCanBeSlowerButNotMuch) {
    float pace = 1.0f;
    session->services.setPace = [&pace](float changed) { pace = changed; };
    press(Key::KEY_DOWN_ARROW, 6);
    press(Key::KEY_LEFT_ARROW, 9);
    EXPECT_EQ(session->player.settings.speed, kSlowest);
    EXPECT_FLOAT_EQ(pace, 0.7f);
}

TEST_F(SettingsPanelTest, GoesThroughThePalettesOfShots) {
    press(Key::KEY_DOWN_ARROW, 5);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(session->player.settings.shots, ShotPalette::WarmCold);
    EXPECT_NE(findLabel("<  warm and cold  >"), nullptr);
    press(Key::KEY_LEFT_ARROW, 2);
    EXPECT_EQ(session->player.settings.shots, ShotPalette::Contrast);
    EXPECT_NE(findLabel("<  high contrast  >"), nullptr);
}

TEST_F(SettingsPanelTest, NamesTheMedalThatOpensALookOfTheSwarm) {
    press(Key::KEY_DOWN_ARROW, 10);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_NE(findLabel("<  Opens with the medal \"Honey saved\"  >"), nullptr);
    session->player.records.addMedal("bear");
    press(Key::KEY_LEFT_ARROW);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_NE(findLabel("<  rose  >"), nullptr);
}

TEST_F(SettingsPanelTest, ChangesTheLanguageAtOnce) {
    press(Key::KEY_DOWN_ARROW, 11);
    press(Key::KEY_LEFT_ARROW);
    EXPECT_EQ(session->player.settings.language, "de");
    EXPECT_NE(findLabel("Einstellungen"), nullptr);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(session->player.settings.language, "") << "the system's, in tests English";
    EXPECT_NE(findLabel("Settings"), nullptr);
}

TEST_F(SettingsPanelTest, BindsTheNextKeyToACommand) {
    panel->showBindings(Device::Keys);
    press(Key::KEY_DOWN_ARROW, static_cast<int>(Command::Gather));
    press(Key::KEY_ENTER);
    EXPECT_NE(findLabel("Press a key"), nullptr);
    press(Key::KEY_X);
    EXPECT_EQ(findLabel("Press a key"), nullptr);
    EXPECT_TRUE(session->player.settings.keys.has(Command::Gather, static_cast<int>(Key::KEY_X)));
    EXPECT_NE(findLabel("X"), nullptr);
    press(Key::KEY_ENTER);
    press(Key::KEY_ESCAPE);
    EXPECT_TRUE(session->player.settings.keys.has(Command::Gather, static_cast<int>(Key::KEY_X)))
        << "Escape gives up";
    EXPECT_FALSE(isClosed);
}

TEST_F(SettingsPanelTest, BindsTheNextButtonOfAPad) {
    app.connectController();
    panel->showBindings(Device::Pad);
    press(Key::KEY_DOWN_ARROW, static_cast<int>(Command::Pause));
    press(Key::KEY_ENTER);
    app.controllerButton(Controller::BUTTON_Y, true);
    app.step(2);
    EXPECT_TRUE(session->player.settings.buttons.has(Command::Pause, Controller::BUTTON_Y));
}

TEST_F(SettingsPanelTest, ShowsTheNamesOfKeysInThePlayersLanguage) {
    session->player.settings.language = "de";
    session->applySettings();
    panel->showBindings(Device::Keys);
    EXPECT_NE(findLabel("LEERTASTE"), nullptr);
    EXPECT_NE(findLabel("LINKS, A"), nullptr);
    panel->showBindings(Device::Pad);
    EXPECT_NE(findLabel("STEUERKREUZ LINKS"), nullptr);
}
