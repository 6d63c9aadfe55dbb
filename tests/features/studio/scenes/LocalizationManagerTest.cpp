#include "studio/scenes/LocalizationManager.h"
#include "StudioFixture.h"

using namespace cocos2d;
using namespace cocostudio;

namespace {

class LocalizationManagerTest : public BothFormats {
protected:
    void TearDown() override {
        LocalizationHelper::setCurrentManager(nullptr, true);
        JsonLocalizationManager::destroyInstance();
        BinLocalizationManager::destroyInstance();
        BothFormats::TearDown();
    }
    static void expectTexts(Node* root) {
        ASSERT_NE(root, nullptr);
        EXPECT_EQ(find<ui::Button>(root, "play")->getTitleText(), "Spielen");
        EXPECT_EQ(find<ui::Text>(root, "title")->getString(), "B\u00e4rlauch");
        EXPECT_EQ(find<ui::Text>(root, "plain")->getString(), "menu.title");
        EXPECT_EQ(find<ui::TextField>(root, "field")->getString(), "menu.unknown");
        EXPECT_EQ(find<ui::TextField>(root, "field")->getPlaceHolder(), "Dein Name");
    }
};

TEST_P(LocalizationManagerTest, TextsOfScenesAreTranslatedByTheBinaryManager) {
    EXPECT_TRUE(LocalizationHelper::isBinManager());
    EXPECT_EQ(LocalizationHelper::getCurrentManager(), BinLocalizationManager::getInstance());
    ASSERT_TRUE(BinLocalizationManager::getInstance()->initLanguageData("texts.csb"));
    expectTexts(load("localized"));
}

TEST_P(LocalizationManagerTest, TextsOfScenesAreTranslatedByTheManagerThatIsSet) {
    ASSERT_TRUE(JsonLocalizationManager::getInstance()->initLanguageData("texts.json"));
    LocalizationHelper::setCurrentManager(JsonLocalizationManager::getInstance(), false);
    EXPECT_FALSE(LocalizationHelper::isBinManager());
    expectTexts(load("localized"));
}

TEST_P(LocalizationManagerTest, WithoutTextsTheKeysAreShown) {
    Node* root = load("localized");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(find<ui::Button>(root, "play")->getTitleText(), "menu.play");
}

INSTANTIATE_TEST_SUITE_P(Formats, LocalizationManagerTest, testing::Values(".csb", ".csd"), formatName);

class LanguageFileTest : public StudioFixture {};

TEST_F(LanguageFileTest, MissingAndDamagedFilesAreReported) {
    const copra::LogCapture log;
    EXPECT_FALSE(JsonLocalizationManager::getInstance()->initLanguageData("nothing.json"));
    EXPECT_FALSE(JsonLocalizationManager::getInstance()->initLanguageData("texts.csb"));
    EXPECT_FALSE(BinLocalizationManager::getInstance()->initLanguageData("nothing.csb"));
    EXPECT_FALSE(BinLocalizationManager::getInstance()->initLanguageData("sheet.plist"));
    EXPECT_EQ(BinLocalizationManager::getInstance()->getLocalizationString("menu.play"), "menu.play");
    EXPECT_TRUE(log.contains("LocalizationManager: nothing.json: the file is missing"));
    EXPECT_TRUE(log.contains("LocalizationManager: texts.csb"));
    EXPECT_TRUE(log.contains("LocalizationManager: sheet.plist: no texts"));
}

} // namespace
