#include "text/Texts.h"

#include "data/DataFile.h"
#include "fonts/FontChain.h"
#include "game/GameSceneTest.h"
#include "platform/system/process.h"
#include "testsFolder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

using namespace beecluster;

namespace {

/// Without the folder that FileUtils searches by itself.
void readFilesOf(const std::string& folder) {
    cocos2d::FileUtils::getInstance()->setDefaultResourceRootPath(folder);
    cocos2d::FileUtils::getInstance()->setSearchPaths({folder});
}

class TextsTest : public GameSceneTest {
protected:
    ~TextsTest() override {
        std::vector<FileProblem> problems;
        texts::load("en", problems);
    }
    static std::map<std::string, std::string> readTable(const std::string& language) {
        const std::string name = "text/" + language + ".txt";
        std::vector<FileProblem> problems;
        const DataFile file =
            parseDataFile(name, cocos2d::FileUtils::getInstance()->getStringFromFile(name), problems);
        EXPECT_TRUE(problems.empty()) << problems.front().text();
        std::map<std::string, std::string> table;
        for (const DataFile::Section& section : file.sections)
            for (const DataFile::Entry& entry : section.entries) {
                EXPECT_TRUE(table.emplace(entry.key, entry.value).second)
                    << name << ": " << entry.key << " twice";
                EXPECT_FALSE(entry.value.empty()) << name << ": " << entry.key;
            }
        return table;
    }
    static std::size_t marks(const std::string& text) {
        return static_cast<std::size_t>(text.find("{0}") != std::string::npos) +
               static_cast<std::size_t>(text.find("{1}") != std::string::npos);
    }
};

} // namespace

TEST_F(TextsTest, EveryLanguageHasTheSameTextsWithTheSameValues) {
    const auto english = readTable("en");
    for (const texts::Language& language : texts::languages()) {
        const auto table = readTable(language.code);
        for (const auto& [key, value] : english) {
            const auto found = table.find(key);
            ASSERT_NE(found, table.end()) << language.code << ": " << key;
            EXPECT_EQ(marks(found->second), marks(value)) << language.code << ": " << key;
        }
        EXPECT_EQ(table.size(), english.size()) << language.code;
    }
}

TEST_F(TextsTest, EveryLanguageHasGlyphsForItsTexts) {
    const std::map<std::string, std::string> fonts{{"en", "fonts/Quicksand-Bold.ttf"},
                                                   {"de", "fonts/Quicksand-Bold.ttf"},
                                                   {"ja", "fonts/NotoSansJP-Subset.otf"},
                                                   {"zh", "fonts/NotoSansSC-Subset.otf"}};
    for (const auto& [language, font] : fonts) {
        const auto chain = copra::FontChain::open(font, 24);
        ASSERT_NE(chain, nullptr) << font;
        for (char32_t character = U' '; character <= U'~'; ++character)
            EXPECT_NE(chain->first().glyphIndex(character), 0U)
                << language << ": '" << static_cast<char>(character) << "' of points, dates or keys";
        for (const auto& [key, value] : readTable(language)) {
            std::u32string characters;
            ASSERT_TRUE(cocos2d::StringUtils::UTF8ToUTF32(value, characters));
            for (const char32_t character : characters)
                EXPECT_TRUE(chain->first().glyphIndex(character) != 0 || character == U'\n')
                    << language << ": " << key << ": " << value << " (resources/fonts/build-fonts.sh)";
        }
    }
}

TEST_F(TextsTest, TheFirstLessonNamesNoInsectThatMayNotBeThere) {
    for (const texts::Language& language : texts::languages()) {
        auto table = readTable(language.code);
        const std::string lesson = table["teach.lead"];
        ASSERT_FALSE(lesson.empty()) << language.code;
        for (const auto& [key, name] : table)
            if (key.rfind("enemy.", 0) == 0) {
                EXPECT_EQ(lesson.find(name), std::string::npos)
                    << language.code << ": " << key << ": " << lesson;
            }
        for (const char* insect : {"wasp", "Wespe", "スズメバチ", "黄蜂", "胡蜂"})
            EXPECT_EQ(lesson.find(insect), std::string::npos)
                << language.code << ": " << insect << ": " << lesson;
    }
}

// Words that taught the opposite, are not said so, or are another thing.
TEST_F(TextsTest, NoTextUsesAWordThatTeachesTheWrongThing) {
    const std::map<std::string, std::vector<std::string>> wrong{
        {"en", {"Go on", "its button", "Nothing may touch", "games do not count", "Near hits"}},
        {"de", {"Knappe Treffer", "knappe Treffer", "oder Taste", "Stufe", "Klänge"}},
        {"ja", {"びんがたまる", "びんが たまる", "破裂"}},
        {"zh", {"擦中"}}};
    for (const auto& [language, words] : wrong)
        for (const auto& [key, value] : readTable(language))
            for (const std::string& word : words)
                EXPECT_EQ(value.find(word), std::string::npos) << language << ": " << key << ": " << value;
}

// A label may break a line between any two characters: also before a full stop, or within a word.
TEST_F(TextsTest, JapaneseAndChineseTextsOfCardsBreakTheirLinesThemselves) {
    constexpr std::size_t kOnALine = 10; // characters that fit on a card
    for (const char* language : {"ja", "zh"})
        for (const auto& [key, value] : readTable(language)) {
            if (key.rfind("card.", 0) != 0 || key.find(".text") == std::string::npos) continue;
            std::istringstream lines(std::regex_replace(value, std::regex(R"(\\n)"), "\n"));
            for (std::string line; std::getline(lines, line);) {
                std::u32string characters;
                ASSERT_TRUE(cocos2d::StringUtils::UTF8ToUTF32(line, characters));
                EXPECT_LE(characters.size(), kOnALine) << language << ": " << key << ": " << line;
            }
        }
}

TEST_F(TextsTest, ValuesAndCountsAreFilledIn) {
    EXPECT_EQ(text("stage.number", "3"), "Stage 3");
    EXPECT_EQ(textOfCount("over.bees", 17), "17 bees");
    EXPECT_EQ(textOr("no.such.text", "other"), "other");
}

TEST_F(TextsTest, ALanguageReplacesTheTexts) {
    std::vector<FileProblem> problems;
    texts::load("de", problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(text("ask.yes"), "Ja");
    texts::load("xx", problems);
    EXPECT_EQ(text("ask.yes"), "Yes") << "English for an unknown one";
    EXPECT_EQ(texts::supportedLanguage("zh_CN"), "zh");
    EXPECT_EQ(texts::supportedLanguage("fr"), "en");
}

TEST_F(TextsTest, AMissingTextIsItsKey) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(text("no.such.text"), "no.such.text");
    EXPECT_NE(testing::internal::GetCapturedStderr().find("no.such.text: the text is missing"),
              std::string::npos);
}

TEST_F(TextsTest, AMissingTextIsPrintedOnce) {
    std::vector<FileProblem> problems;
    texts::load("de", problems);
    testing::internal::CaptureStderr();
    EXPECT_EQ(text("no.such.text"), text("no.such.text"));
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "beecluster: text/de.txt: no.such.text: the text is missing\n");
}

#if GTEST_HAS_DEATH_TEST // these start the program again, which a web page cannot
TEST(Texts, NameTheirFileIfItIsMissing) {
    testing::FLAGS_gtest_death_test_style = "threadsafe"; // a program that has loaded no texts
    const auto readWithoutFiles = [] {
        readFilesOf("/no/such/folder/");
        std::vector<FileProblem> problems;
        texts::load("de", problems);
        print(problems);
        std::exit(text("ask.yes") == "ask.yes" ? EXIT_SUCCESS : EXIT_FAILURE);
    };
    EXPECT_EXIT(readWithoutFiles(), testing::ExitedWithCode(EXIT_SUCCESS),
                "^beecluster: text/en.txt: there is no such file in resources\n"
                "beecluster: text/de.txt: there is no such file in resources\n"
                "beecluster: text/de.txt: ask.yes: the text is missing\n$");
}

TEST(Texts, OfALanguageAreReadWithoutEnglish) {
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    const auto readWithoutEnglish = [] {
        const auto folder = std::filesystem::temp_directory_path() /
                            ("beecluster-texts-" + std::to_string(copra::processNumber()));
        std::filesystem::create_directories(folder / "text");
        std::ofstream(folder / "text" / "de.txt") << "ask.yes = Ja\n";
        readFilesOf(folder.string() + "/");
        std::vector<FileProblem> problems;
        texts::load("de", problems);
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
        std::exit(text("ask.yes") == "Ja" && problems.size() == 1 ? EXIT_SUCCESS : EXIT_FAILURE);
    };
    EXPECT_EXIT(readWithoutEnglish(), testing::ExitedWithCode(EXIT_SUCCESS), "");
}
#endif

TEST_F(TextsTest, EveryTextIsUsed) {
    // Keys that are made of parts.
    const std::regex made(
        R"((mode\.(story|endless|daily|hard|hive)|enemy|command|key|pad|medal|card|field|stage|settings|teach|bear\.phase|hive\.lost|hive\.gained)(\..*)?)");
    std::string sources;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(copra::testsFolder() + "/../game")) {
        std::ifstream file(entry.path());
        if (entry.path().extension() == ".cpp")
            sources += std::string(std::istreambuf_iterator<char>(file), {});
    }
    for (const auto& [key, value] : readTable("en")) {
        const bool isFound =
            std::regex_match(key, made) || sources.find('"' + key + '"') != std::string::npos;
        EXPECT_TRUE(isFound) << key << ": " << value;
    }
}
