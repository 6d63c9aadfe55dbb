#include "testing/options.h"

#include "platform/system/paths.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace copra::testing;

namespace {

class OptionsOfProgramsTest : public ::testing::Test {
protected:
    std::string parse(std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "program");
        return parseOptions(static_cast<int>(arguments.size()), arguments.data(), options);
    }

    bool isFast = false;
    std::uint64_t bees = 0;
    std::string name, file, shape;
    std::vector<ProgramOption> options{
        flagOption("--fast", "be fast", isFast),
        numberOption("--bees", "how many", 2, 40, [this](std::uint64_t number) { bees = number; }),
        textOption("--name", "NAME", "of the swarm", name),
        pathOption("--file", "FILE", "to read", file),
        choiceOption("--shape", "SHAPE", "of the field", {"wide", "tall", "round"}, shape),
    };
};

} // namespace

TEST_F(OptionsOfProgramsTest, TakeTheNextArgumentOrWhatIsBehindTheSign) {
    EXPECT_EQ(parse({"--fast", "--bees", "8", "--name=a=b", "--shape=tall", "--file", "x.txt"}), "");
    EXPECT_TRUE(isFast);
    EXPECT_EQ(bees, 8U);
    EXPECT_EQ(name, "a=b");
    EXPECT_EQ(shape, "tall");
    EXPECT_EQ(file, copra::absoluteName("x.txt"));
}

TEST_F(OptionsOfProgramsTest, SayWhatIsWrong) {
    EXPECT_EQ(parse({"--slow"}), "there is no option '--slow'");
    EXPECT_EQ(parse({"fast"}), "there is no option 'fast'");
    EXPECT_EQ(parse({"--name"}), "--name needs a value");
    EXPECT_EQ(parse({"--fast=yes"}), "--fast takes no value");
    for (const char* number : {"1", "41", "-3", "+8", "8x", "8.0", "", "99999999999999999999"})
        EXPECT_EQ(parse({"--bees", number}), "--bees needs a number from 2 to 40") << number;
    EXPECT_EQ(parse({"--shape", "flat"}), "--shape 'flat' is not wide, tall or round");
}

TEST_F(OptionsOfProgramsTest, HaveALineOfHelpEach) {
    EXPECT_EQ(helpOf(options), "  --fast         be fast\n"
                               "  --bees N       how many\n"
                               "  --name NAME    of the swarm\n"
                               "  --file FILE    to read\n"
                               "  --shape SHAPE  of the field\n");
}
