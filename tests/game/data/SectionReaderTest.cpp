#include "data/SectionReader.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

/// A file with one section [bees], read by the test.
class SectionReaderTest : public ::testing::Test {
protected:
    template<class Read>
    void read(const std::string& text, const Read& readBees) {
        problems.clear();
        StateHash values;
        FileReader file("a.txt", text, values, problems);
        SectionReader bees = file.section("bees");
        readBees(bees);
        bees.end();
        file.end();
        hash = values.value();
    }
    void readSpeed(const std::string& text) {
        read(text, [this](SectionReader& bees) { bees.number("speed", speed, 10, 2000, "points a second"); });
    }
    /// The only problem, as it is printed.
    std::string problem() const {
        EXPECT_EQ(problems.size(), 1U);
        return problems.empty() ? "" : problems.front().text();
    }

    std::vector<FileProblem> problems;
    float speed = 1;
    std::uint64_t hash = 0;
};

} // namespace

TEST_F(SectionReaderTest, ReadsAValueAndSkipsTheCommentAfterIt) {
    readSpeed("# all\n[bees]\nspeed = 330   # points a second; fast\n");
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(speed, 330);
}

TEST_F(SectionReaderTest, NamesFileLineAndKeyOfEveryFault) {
    readSpeed("[bees]\n\nspeed = fast\n");
    EXPECT_EQ(problem(), "a.txt:3: bees.speed: 'fast' is not a number from 10 to 2000 (points a second)");
    readSpeed("[bees]\nspeed = 5000\n");
    EXPECT_EQ(problem(), "a.txt:2: bees.speed: '5000' is not a number from 10 to 2000 (points a second)");
    readSpeed("[bees]\nspeed =   # none\n");
    EXPECT_EQ(problem(), "a.txt:2: bees.speed: '' is not a number from 10 to 2000 (points a second)");
    readSpeed("\n[bees]\n");
    EXPECT_EQ(problem(), "a.txt:2: bees.speed: is missing");
    readSpeed("[bees]\nspeed = 20\nsped = 3\n");
    EXPECT_EQ(problem(), "a.txt:3: bees.sped: there is no such key");
    readSpeed("[bees]\nspeed = 20\nspeed = 30\n");
    EXPECT_EQ(problem(), "a.txt:3: bees.speed: occurs twice, first in line 2");
}

TEST_F(SectionReaderTest, NamesSectionsThatAreMissingUnknownOrThereTwice) {
    readSpeed("");
    EXPECT_EQ(problem(), "a.txt: bees: the section is missing");
    readSpeed("[bees]\nspeed = 20\n[wasps]\n");
    EXPECT_EQ(problem(), "a.txt:3: wasps: there is no such section");
    readSpeed("[bees]\nspeed = 20\n[bees]\nspeed = 30\n");
    EXPECT_EQ(problem(), "a.txt:3: bees: the section occurs twice");
    readSpeed("speed = 20\n[bees]\nspeed = 20\n");
    EXPECT_EQ(problem(), "a.txt:1: speed: the entry is in no section");
}

TEST_F(SectionReaderTest, KnowsWholeNumbersWordsTextsAndLists) {
    enum class Form { Fan, Ring };
    int most = 0;
    bool isOn = false;
    Form form = Form::Fan;
    std::string title;
    std::vector<float> numbers;
    const auto readAll = [&](SectionReader& bees) {
        bees.number("most", most, 1, 60, "bees");
        bees.yesNo("on", isOn);
        bees.choice("form", form, {"fan", "ring"});
        bees.text("title", title);
        if (const auto* entry = bees.entry("list")) numbers = bees.numbers(*entry, 0, 9, "points");
    };
    read("[bees]\nmost = 8\non = yes\nform = ring\ntitle = A Bee\nlist = 1 2.5\n", readAll);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(most, 8);
    EXPECT_TRUE(isOn);
    EXPECT_EQ(form, Form::Ring);
    EXPECT_EQ(title, "A Bee");
    EXPECT_EQ(numbers, (std::vector<float>{1, 2.5f}));
    read("[bees]\nmost = 8.5\non = on\nform = rung\ntitle =\nlist = 1 x\n", readAll);
    ASSERT_EQ(problems.size(), 5U);
    EXPECT_EQ(problems[0].text(), "a.txt:2: bees.most: '8.5' is not a whole number from 1 to 60 (bees)");
    EXPECT_EQ(problems[1].text(), "a.txt:3: bees.on: 'on' is neither yes nor no");
    EXPECT_EQ(problems[2].text(), "a.txt:4: bees.form: 'rung' is not fan or ring");
    EXPECT_EQ(problems[3].text(), "a.txt:5: bees.title: is empty");
    EXPECT_EQ(problems[4].text(), "a.txt:6: bees.list: 'x' is not a number from 0 to 9 (points)");
}

TEST_F(SectionReaderTest, HashesValuesAndNotHowTheyAreWritten) {
    readSpeed("[bees]\nspeed = 330\n");
    const auto before = hash;
    readSpeed("# a comment\n\n[bees]\nspeed =  330.0 # another\n");
    EXPECT_EQ(hash, before);
    readSpeed("[bees]\nspeed = 331\n");
    EXPECT_NE(hash, before);
}

TEST_F(SectionReaderTest, RefusesAFileOfCountlessSections) {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "[a]\n";
    readSpeed(text);
    EXPECT_EQ(problems.front().text(), "a.txt: more than 500 sections");
}
