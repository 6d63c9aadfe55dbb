#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"

#include <filesystem>
#include <gmock/gmock.h>

using cocos2d::FileUtils;
using cocos2d::Value;
using cocos2d::ValueMap;
using testing::ElementsAre;

namespace {

class FileSearch : public testing::Test {
protected:
    std::string find(const std::string& name) { return files().fullPathForFilename(name); }
    static FileUtils& files() { return *FileUtils::getInstance(); }

    copra::test::TempFolder folder;
};

} // namespace

TEST_F(FileSearch, FindsAFileInTheResourceRoot) {
    folder.write("a.txt");
    EXPECT_EQ(find("a.txt"), folder.path() + "a.txt");
}

TEST_F(FileSearch, IsEmptyForAMissingFile) {
    EXPECT_EQ(find("a.txt"), "");
    EXPECT_EQ(find(""), "");
}

TEST_F(FileSearch, ReturnsAbsoluteNamesAsTheyAre) {
    EXPECT_EQ(find("/no/such/file"), "/no/such/file");
}

TEST_F(FileSearch, TriesSearchPathsInOrderAndTheRootLast) {
    folder.write("note.txt");
    folder.write("first/note.txt");
    folder.write("second/note.txt");
    files().setSearchPaths({"first", folder.path() + "second"});
    EXPECT_EQ(find("note.txt"), folder.path() + "first/note.txt");
    std::filesystem::remove(folder.path() + "first/note.txt");
    files().purgeCachedEntries();
    EXPECT_EQ(find("note.txt"), folder.path() + "second/note.txt");
    std::filesystem::remove(folder.path() + "second/note.txt");
    files().purgeCachedEntries();
    EXPECT_EQ(find("note.txt"), folder.path() + "note.txt");
}

TEST_F(FileSearch, ASearchPathAddedInFrontWinsAtOnce) {
    folder.write("note.txt");
    folder.write("new/note.txt");
    EXPECT_EQ(find("note.txt"), folder.path() + "note.txt");
    files().addSearchPath("new", true);
    EXPECT_EQ(find("note.txt"), folder.path() + "new/note.txt");
}

TEST_F(FileSearch, KeepsSearchPathsWithSlashesAndRemembersTheOriginals) {
    files().setSearchPaths({"first"});
    files().addSearchPath("last");
    EXPECT_THAT(files().getSearchPaths(),
                ElementsAre(folder.path() + "first/", folder.path(), folder.path() + "last/"));
    EXPECT_THAT(files().getOriginalSearchPaths(), ElementsAre("first", "last"));
}

TEST_F(FileSearch, SearchesResolutionDirectoriesBelowTheDirectoryOfTheName) {
    folder.write("menu/a.png");
    folder.write("menu/hd/a.png");
    files().setSearchResolutionsOrder({"hd"});
    EXPECT_EQ(find("menu/a.png"), folder.path() + "menu/hd/a.png");
    EXPECT_THAT(files().getSearchResolutionsOrder(), ElementsAre("hd/", ""));
}

TEST_F(FileSearch, RemembersWhereAFileWasFound) {
    folder.write("a.txt");
    find("a.txt");
    EXPECT_EQ(files().getFullPathCache().count("a.txt"), 1u);
    files().purgeCachedEntries();
    EXPECT_TRUE(files().getFullPathCache().empty());
}

TEST_F(FileSearch, AFileThatExistsIsNotSearchedAgain) {
    folder.write("a.txt");
    EXPECT_TRUE(files().isFileExist("a.txt"));
    EXPECT_EQ(files().getFullPathCache().count("a.txt"), 1u);
    EXPECT_FALSE(files().isFileExist("b.txt"));
    EXPECT_EQ(files().getFullPathCache().count("b.txt"), 0u);
}

TEST_F(FileSearch, DoesNotRememberAFileThatWasRemoved) {
    const std::string path = folder.write("a.txt");
    find("a.txt");
    files().removeFile(path);
    EXPECT_FALSE(files().isFileExist("a.txt"));
}

TEST_F(FileSearch, ReplacesNamesByTheLookupDictionary) {
    folder.write("real.txt");
    ValueMap names;
    names["alias.txt"] = Value("real.txt");
    files().setFilenameLookupDictionary(names);
    EXPECT_EQ(find("alias.txt"), folder.path() + "real.txt");
}

TEST_F(FileSearch, ReadsTheLookupDictionaryFromAFile) {
    folder.write("real.txt");
    folder.write("names.plist",
                 "<plist><dict><key>metadata</key><dict><key>version</key><integer>1</integer></dict>"
                 "<key>filenames</key><dict><key>alias.txt</key><string>real.txt</string></dict>"
                 "</dict></plist>");
    files().loadFilenameLookupDictionaryFromFile("names.plist");
    EXPECT_EQ(find("alias.txt"), folder.path() + "real.txt");
}

TEST_F(FileSearch, RefusesALookupDictionaryOfAnotherVersion) {
    folder.write("names.plist", "<plist><dict><key>filenames</key><dict/></dict></plist>");
    copra::LogCapture log;
    files().loadFilenameLookupDictionaryFromFile("names.plist");
    EXPECT_TRUE(log.contains("names.plist"));
}

TEST_F(FileSearch, FindsAFileWhoseNameDiffersInCaseAndLogsIt) {
    folder.write("Images/Hero.PNG");
    copra::LogCapture log;
    const bool ignoresCase = std::filesystem::exists(folder.path() + "images/hero.png"); // as Windows does
    if (ignoresCase) {
        EXPECT_EQ(find("images/hero.png"), folder.path() + "images/hero.png");
        return;
    }
    EXPECT_EQ(find("images/hero.png"), folder.path() + "Images/Hero.PNG");
    EXPECT_TRUE(log.contains("hero.png"));
}

TEST_F(FileSearch, TakesBackslashesForSlashes) {
    folder.write("images/hero.png");
    copra::LogCapture log;
    EXPECT_EQ(find("images\\hero.png"), folder.path() + "images/hero.png");
}

TEST_F(FileSearch, PrefersTheExactName) {
    folder.write("Hero.png");
    folder.write("hero.png");
    EXPECT_EQ(find("hero.png"), folder.path() + "hero.png");
}

TEST_F(FileSearch, ADirectoryIsNotAFile) {
    folder.write("sub/a.txt");
    EXPECT_FALSE(files().isFileExist("sub"));
    EXPECT_TRUE(files().isDirectoryExist("sub"));
    EXPECT_FALSE(files().isDirectoryExist("sub/a.txt"));
    EXPECT_FALSE(files().isDirectoryExist(""));
}

TEST_F(FileSearch, ResolvesANameRelativeToAnotherFile) {
    EXPECT_EQ(files().fullPathFromRelativeFile("b.png", "/x/y/a.plist"), "/x/y/b.png");
    EXPECT_EQ(files().fullPathFromRelativeFile("b.png", "a.plist"), "b.png");
}

TEST_F(FileSearch, GivesExtensionsInLowerCase) {
    EXPECT_EQ(files().getFileExtension("a/b.PNG"), ".png");
    EXPECT_EQ(files().getFileExtension("x.tar.gz"), ".gz");
    EXPECT_EQ(files().getFileExtension("dir.d/none"), "");
}

TEST_F(FileSearch, ACustomSubclassCanReplaceTheInstance) {
    struct Encrypted : FileUtils {
        std::string getStringFromFile(const std::string&) const override { return "decrypted"; }
    };
    FileUtils::setDelegate(new Encrypted);
    EXPECT_EQ(files().getStringFromFile("any"), "decrypted");
    EXPECT_FALSE(files().getSearchPaths().empty());
    FileUtils::setDelegate(nullptr);
    EXPECT_EQ(files().getStringFromFile("any"), "");
}

TEST_F(FileSearch, FindsANameWithALeadingSlashBelowTheSearchPaths) {
    folder.write("pictures/bee.png");
    EXPECT_EQ(find("/pictures/bee.png"), folder.path() + "pictures/bee.png");
    EXPECT_TRUE(files().isFileExist("/pictures/bee.png"));
    EXPECT_EQ(find(folder.path() + "pictures/bee.png"), folder.path() + "pictures/bee.png");
    EXPECT_FALSE(files().isFileExist("/pictures/none.png"));
}
