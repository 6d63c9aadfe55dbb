#include "app/Console.h"

#include "app/Director.h"
#include "app/HeadlessTest.h"
#include "base/log.h"

using namespace cocos2d;

namespace {

class ConsoleTest : public HeadlessTest {
protected:
    Console& console() { return *director->getConsole(); }
};

TEST_F(ConsoleTest, RunsCommandsWithTheRestOfTheLine) {
    console().addCommand(
        {"fly", "Flies.", [this](int, const std::string& args) { said.push_back("fly " + args); }});
    EXPECT_TRUE(console().performCommand(" fly  up fast & fly down"));
    EXPECT_EQ(take(), (std::vector<std::string>{"fly up fast", "fly down"}));
}

TEST_F(ConsoleTest, RunsSubcommandsBeforeTheCommandItself) {
    console().addCommand(
        {"bee", "Bees.", [this](int, const std::string& args) { said.push_back("bee " + args); }});
    console().addSubCommand("bee", {"add", "Adds one.", [this](int, const std::string& args) {
                                        said.push_back("added " + args);
                                    }});
    console().performCommand("bee add 3 red");
    console().performCommand("bee other");
    EXPECT_EQ(take(), (std::vector<std::string>{"added add 3 red", "bee other"}));
    console().delSubCommand("bee", "add");
    EXPECT_EQ(console().getSubCommand("bee", "add"), nullptr);
}

TEST_F(ConsoleTest, LogsHelpAndUnknownCommands) {
    console().addCommand({"fly", "Flies.", [](int, const std::string&) {}});
    const copra::LogCapture log;
    EXPECT_TRUE(console().performCommand("help"));
    EXPECT_NE(log.text().find("Flies."), std::string::npos);
    EXPECT_FALSE(console().performCommand("swim"));
    EXPECT_NE(log.text().find("'swim'"), std::string::npos);
    EXPECT_FALSE(console().listenOnTCP(5678));
}

TEST_F(ConsoleTest, KeepsACommandThatDeletesItself) {
    console().addCommand({"once", "", [this](int, const std::string&) { console().delCommand("once"); }});
    EXPECT_TRUE(console().performCommand("once"));
    EXPECT_EQ(console().getCommand("once"), nullptr);
}

TEST(ConsoleUtility, SplitsAndTrims) {
    EXPECT_EQ(Console::Utility::split("a,b,", ','), (std::vector<std::string>{"a", "b"}));
    std::string text = " \t a b \n";
    EXPECT_EQ(Console::Utility::trim(text), "a b");
    EXPECT_TRUE(Console::Utility::isFloat("1.5"));
    EXPECT_FALSE(Console::Utility::isFloat("1.5x"));
}

} // namespace
