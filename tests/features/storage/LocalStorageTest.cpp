#include "storage/LocalStorage.h"

#include "base/log.h"
#include "base/randomValues.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

namespace {

class LocalStorageTest : public testing::Test {
protected:
    LocalStorageTest() { std::filesystem::remove(path); }
    ~LocalStorageTest() override {
        localStorageFree();
        std::filesystem::remove(path);
    }

    static std::string get(const std::string& key) {
        std::string value = "none";
        return localStorageGetItem(key, &value) ? value : "none";
    }
    std::string contents() const {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    const std::string path = testing::TempDir() + "copra-storage.db";
};

} // namespace

TEST_F(LocalStorageTest, ValuesAreThereAfterTheNextStart) {
    localStorageInit(path);
    localStorageSetItem("name", "bee");
    localStorageSetItem("name", "wasp");
    localStorageSetItem("", "empty key");
    localStorageFree();
    localStorageFree();
    localStorageInit(path);
    EXPECT_EQ(get("name"), "wasp");
    EXPECT_EQ(get(""), "empty key");
    EXPECT_EQ(get("other"), "none");
}

TEST_F(LocalStorageTest, AMissingKeyLeavesTheString) {
    localStorageInit();
    std::string value = "before";
    EXPECT_FALSE(localStorageGetItem("x", &value));
    EXPECT_EQ(value, "before");
    localStorageSetItem("x", "");
    EXPECT_TRUE(localStorageGetItem("x", &value));
    EXPECT_EQ(value, "");
    EXPECT_TRUE(localStorageGetItem("x", nullptr));
}

TEST_F(LocalStorageTest, RemovesOneKeyOrAll) {
    localStorageInit();
    for (const char* key : {"a", "b", "c"}) localStorageSetItem(key, "1");
    localStorageRemoveItem("a");
    localStorageRemoveItem("a");
    EXPECT_EQ(get("a"), "none");
    EXPECT_EQ(get("b"), "1");
    localStorageClear();
    EXPECT_EQ(get("b"), "none");
}

TEST_F(LocalStorageTest, KeysAndValuesAreAnyBytes) {
    localStorageInit(path);
    const std::string key("a'\0;--\xff", 7), value("x\0\n\"y", 5);
    localStorageSetItem(key, value);
    EXPECT_EQ(get(key), value);
    EXPECT_EQ(get("a'"), "none");
}

TEST_F(LocalStorageTest, AFileThatIsNoDatabaseStaysAsItIs) {
    const std::string text = "this is no database, but it is long enough to look like one at first sight "
                             "because the header of a database has a hundred bytes";
    std::ofstream(path) << text;
    copra::LogCapture log;
    localStorageInit(path);
    localStorageSetItem("key", "value");
    EXPECT_EQ(get("key"), "value");
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains(path)) << log.text();
    localStorageFree();
    EXPECT_EQ(contents(), text);
}

TEST_F(LocalStorageTest, ADatabaseWithAnotherTableIsRefused) {
    localStorageInit(path);
    localStorageSetItem("key", "value");
    localStorageFree();
    // The header says where the text of the table is: this breaks its column names.
    std::string bytes = contents();
    const std::size_t at = bytes.find("key TEXT");
    ASSERT_NE(at, std::string::npos);
    bytes.replace(at, 3, "KAY");
    std::ofstream(path, std::ios::binary) << bytes;
    copra::LogCapture log;
    localStorageInit(path);
    EXPECT_EQ(get("key"), "none");
    EXPECT_EQ(log.lineCount(), 1) << log.text();
}

TEST_F(LocalStorageTest, ADamagedDatabaseIsReported) {
    localStorageInit(path);
    for (int i = 0; i < 500; ++i) localStorageSetItem("key" + std::to_string(i), std::string(100, 'v'));
    localStorageFree();
    std::string bytes = contents();
    ASSERT_GT(bytes.size(), 20000u);
    for (std::size_t i = 4200; i < 16000; ++i) bytes[i] = static_cast<char>(0x5a);
    std::ofstream(path, std::ios::binary) << bytes;
    copra::LogCapture log;
    localStorageInit(path);
    for (int i = 0; i < 500; ++i) get("key" + std::to_string(i));
    EXPECT_TRUE(log.contains("LocalStorage")) << log.text();
}

TEST_F(LocalStorageTest, AFolderThatIsMissingIsReported) {
    copra::LogCapture log;
    localStorageInit(testing::TempDir() + "no-such-folder/x.db");
    EXPECT_TRUE(log.contains("no-such-folder"));
    localStorageSetItem("a", "1");
    EXPECT_EQ(get("a"), "1");
}

TEST_F(LocalStorageTest, ReadsBackAnyKeysAndValues) {
    copra::test::RandomValues random(7);
    std::map<std::string, std::string> items;
    localStorageInit(path);
    for (int i = 0; i < 300; ++i) {
        const std::string key = random.below(2) ? random.text() : random.bytes();
        items[key] = random.below(2) ? random.text() : random.bytes();
        localStorageSetItem(key, items[key]);
    }
    localStorageFree();
    localStorageInit(path);
    for (const auto& [key, value] : items) {
        std::string read;
        EXPECT_TRUE(localStorageGetItem(key, &read));
        EXPECT_EQ(read, value);
    }
}
