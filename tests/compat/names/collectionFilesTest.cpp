#include "compat/containers/Dictionary.h"
#include "files/FileUtils.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <string>
#include <vector>

using namespace cocos2d;

namespace {

/// A property list in a file of its own.
class CollectionFiles : public testing::Test {
protected:
    void write(const std::string& content) {
        name = testing::TempDir() + "copra-collection.plist";
        FileUtils::getInstance()->writeStringToFile("<plist>" + content + "</plist>", name);
    }
    void TearDown() override { std::remove(name.c_str()); }

    static std::vector<std::string> keys(__Dictionary* dictionary) {
        std::vector<std::string> result;
        DictElement* element = nullptr;
        CCDICT_FOREACH(dictionary, element) result.emplace_back(element->getStrKey());
        return result;
    }

    std::string name;
};

} // namespace

TEST_F(CollectionFiles, ADictionaryKeepsTheOrderOfTheFile) {
    write("<dict><key>x2</key><integer>1</integer><key>a</key><dict><key>z</key><true/><key>b</key><real>2</"
          "real>"
          "<key>m</key><array><string>one</string></array></dict><key>x1</key><string>t</string></dict>");
    auto* dictionary = __Dictionary::createWithContentsOfFile(name.c_str());
    EXPECT_THAT(keys(dictionary), testing::ElementsAre("x2", "a", "x1"));
    auto* inner = dynamic_cast<__Dictionary*>(dictionary->objectForKey("a"));
    ASSERT_NE(inner, nullptr);
    EXPECT_THAT(keys(inner), testing::ElementsAre("z", "b", "m"));
    auto* list = dynamic_cast<__Array*>(inner->objectForKey("m"));
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->count(), 1);
    EXPECT_EQ(dictionary->valueForKey("x2")->intValue(), 1);
}

TEST_F(CollectionFiles, AFileThatIsNoDictionaryGivesAnEmptyOne) {
    write("<array><string>one</string></array>");
    EXPECT_EQ(__Dictionary::createWithContentsOfFile(name.c_str())->count(), 0u);
    EXPECT_EQ(__Dictionary::createWithContentsOfFile("no such file.plist")->count(), 0u);
}
