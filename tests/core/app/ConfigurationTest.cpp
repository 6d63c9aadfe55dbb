#include "app/Configuration.h"

#include "app/HeadlessTest.h"
#include "event/EventDispatcher.h"
#include "files/FileUtils.h"

using namespace cocos2d;

namespace {

class ConfigurationTest : public HeadlessTest {
protected:
    void TearDown() override {
        Configuration::destroyInstance();
        HeadlessTest::TearDown();
    }
    std::string write(const std::string& name, const ValueMap& content) {
        const std::string path = FileUtils::getInstance()->getWritablePath() + name;
        FileUtils::getInstance()->writeToFile(content, path);
        return path;
    }
    Configuration* configuration = Configuration::getInstance();
};

TEST_F(ConfigurationTest, KnowsTheVersionAndTheDevice) {
    EXPECT_FALSE(configuration->getValue("cocos2d.x.version").asString().empty());
    EXPECT_GE(configuration->getMaxTextureSize(), 1024);
    EXPECT_TRUE(configuration->supportsNPOT());
    EXPECT_NE(configuration->getInfo().find("cocos2d.x.version"), std::string::npos);
}

TEST_F(ConfigurationTest, KeepsWhatItIsGiven) {
    EXPECT_EQ(configuration->getValue("my.key", Value(3)).asInt(), 3);
    configuration->setValue("my.key", Value(5));
    EXPECT_EQ(configuration->getValue("my.key", Value(3)).asInt(), 5);
    EXPECT_EQ(configuration->getInfoAsMap().at("my.key").asInt(), 5);
}

TEST_F(ConfigurationTest, ReadsAFileAndKeepsTheKeysItHad) {
    ValueMap metadata{{"format", Value(1)}};
    ValueMap data{{"my.key", Value(1)}, {"my.other", Value("two")}};
    const std::string path = write("config.plist", {{"metadata", Value(metadata)}, {"data", Value(data)}});
    int loaded = 0;
    director->getEventDispatcher()->addCustomEventListener(Configuration::CONFIG_FILE_LOADED,
                                                           [&](EventCustom*) { ++loaded; });
    configuration->setValue("my.key", Value(9));
    configuration->loadConfigFile(path);
    EXPECT_EQ(configuration->getValue("my.key").asInt(), 9);
    EXPECT_EQ(configuration->getValue("my.other").asString(), "two");
    EXPECT_EQ(loaded, 1);
    // What is no such file is logged and changes nothing.
    configuration->loadConfigFile(write("broken.plist", {{"data", Value(data)}}));
    configuration->loadConfigFile("there-is-none.plist");
    EXPECT_EQ(loaded, 1);
    director->getEventDispatcher()->removeCustomEventListeners(Configuration::CONFIG_FILE_LOADED);
    FileUtils::getInstance()->removeFile(path);
}

} // namespace
