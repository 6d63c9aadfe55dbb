#include "files/missingFile.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"

#include <gtest/gtest.h>

using cocos2d::FileUtils;

namespace {

class MissingFile : public testing::Test {
protected:
    copra::test::TempFolder folder;
};

} // namespace

TEST_F(MissingFile, NamesTheSimilarFileAndTheFoldersThatWereSearched) {
    folder.write("images/rocks.png");
    FileUtils::getInstance()->setSearchPaths({"levels"});
    EXPECT_EQ(copra::missingFile("images/rokcs.png"),
              "there is no such file; did you mean 'rocks.png'? Searched in " + folder.path() +
                  "levels/images/, " + folder.path() + "images/");
}

TEST_F(MissingFile, NamesTheFoldersOnlyWhereNoFileIsSimilar) {
    folder.write("rocks.png");
    EXPECT_EQ(copra::missingFile("paper.wav"), "there is no such file; searched in " + folder.path());
}

TEST_F(MissingFile, NamesAFewOfManyFolders) {
    FileUtils::getInstance()->setSearchPaths({"1", "2", "3", "4", "5"});
    const std::string text = copra::missingFile("a.txt");
    EXPECT_NE(text.find("4/ and 2 more"), std::string::npos) << text;
}

TEST_F(MissingFile, OfAWholePathItsFolderIsSearched) {
    folder.write("sounds/pop.wav");
    EXPECT_EQ(copra::missingFile(folder.path() + "sounds/plop.wav"),
              "there is no such file; did you mean 'pop.wav'? Searched in " + folder.path() + "sounds/");
}

TEST_F(MissingFile, IsWarnedOfOnce) {
    const copra::LogCapture log;
    for (int i = 0; i < 3; ++i) copra::warnOfMissingFile("TMX", "cave.tmx");
    EXPECT_EQ(log.text(), "TMX: cave.tmx: there is no such file; searched in " + folder.path() + "\n");
}

TEST_F(MissingFile, ANameWithoutItsExtensionIsCompleted) {
    folder.write("rocks.webp");
    EXPECT_EQ(copra::missingFile("rocks"),
              "there is no such file; did you mean 'rocks.webp'? Searched in " + folder.path());
}

TEST_F(MissingFile, AFolderIsNamedAsOne) {
    folder.write("sounds/pop.wav");
    EXPECT_EQ(copra::missingFile("sounds"), "it is a folder");
}

TEST_F(MissingFile, BackslashesAreNotSeparators) {
    EXPECT_EQ(copra::missingFile("images\\rocks.png"),
              "there is no such file: separate its folders by '/' instead of '\\'");
}

TEST_F(MissingFile, AnEmptyNameIsSaidToBeEmpty) {
    const copra::LogCapture log;
    copra::warnOfMissingFile("TMX", "");
    EXPECT_EQ(log.text(), "TMX: the name of the file is empty\n");
}
