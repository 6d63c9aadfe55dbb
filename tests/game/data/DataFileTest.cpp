#include "data/DataFile.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

DataFile parsed(const std::string& text, std::vector<FileProblem>& problems) {
    return parseDataFile("a.txt", text, problems);
}

} // namespace

TEST(DataFile, ReadsSectionsAndEntriesAndSkipsComments) {
    std::vector<FileProblem> problems;
    const DataFile file =
        parsed("\xEF\xBB\xBF# note\nfirst = 1\r\n\n[ stage meadow ]\nwave = wasp 4\nwave =\n", problems);
    EXPECT_TRUE(problems.empty());
    ASSERT_EQ(file.sections.size(), 2U);
    EXPECT_EQ(file.sections[0].entries[0].key, "first");
    EXPECT_EQ(file.sections[0].entries[0].value, "1");
    EXPECT_EQ(file.sections[1].name, "stage meadow");
    ASSERT_EQ(file.sections[1].entries.size(), 2U);
    EXPECT_EQ(file.sections[1].entries[0].line, 5);
    EXPECT_EQ(file.sections[1].entries[1].value, "");
}

TEST(DataFile, NamesTheLineOfWhatIsNoEntry) {
    std::vector<FileProblem> problems;
    parsed("a = 1\nnonsense\n[open\n= 3\n", problems);
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_EQ(problems[0].text(), "a.txt:2: 'nonsense' is not 'key = value'");
    EXPECT_EQ(problems[1].text(), "a.txt:3: the name of a section ends with ']'");
    EXPECT_EQ(problems[2].line, 4);
}

TEST(DataFile, ReadsOnlyWholeNumbersWithinTheirRange) {
    std::vector<FileProblem> problems;
    const DataFile file = parsed("a = 2.5\nb = 7x\nc = nan\nd = 500\ne = yes\nf = maybe\n", problems);
    const auto& entries = file.sections[0].entries;
    float number = 1;
    EXPECT_TRUE(readNumber(file, entries[0], 0, 10, number, problems));
    EXPECT_EQ(number, 2.5f);
    int whole = 3;
    EXPECT_FALSE(readNumber(file, entries[0], 0, 10, whole, problems));
    EXPECT_FALSE(readNumber(file, entries[1], 0, 10, number, problems));
    EXPECT_FALSE(readNumber(file, entries[2], 0, 10, number, problems));
    EXPECT_FALSE(readNumber(file, entries[3], 0, 100, whole, problems));
    EXPECT_EQ(whole, 3) << "unchanged";
    EXPECT_EQ(number, 2.5f);
    bool yes = false;
    EXPECT_TRUE(readYesNo(file, entries[4], yes, problems));
    EXPECT_TRUE(yes);
    EXPECT_FALSE(readYesNo(file, entries[5], yes, problems));
    EXPECT_EQ(problems.back().text(), "a.txt:6: f: 'maybe' is neither yes nor no");
}
