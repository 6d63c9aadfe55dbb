#include "studio/values/CocoLoader.h"

#include "base/Value.h"
#include "base/log.h"
#include "testsFolder.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

using cocostudio::CocoLoader;
using cocostudio::stExpCocoNode;

namespace {

std::string cocoBytes(const std::string& name) {
    std::ifstream file(std::filesystem::path(copra::testsFolder()) / "features/studio/scenes/data" / name,
                       std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

stExpCocoNode* childOf(CocoLoader& loader, stExpCocoNode* node, const std::string& name) {
    for (int i = 0; i < node->GetChildNum(); ++i)
        if (name == node->GetChildArray(&loader)[i].GetName(&loader)) return node->GetChildArray(&loader) + i;
    return nullptr;
}

class CocoLoaderTest : public testing::TestWithParam<const char*> {};

TEST_P(CocoLoaderTest, NodesHaveNamesTypesAndValues) {
    std::string bytes = cocoBytes(GetParam());
    CocoLoader loader;
    ASSERT_TRUE(loader.ReadCocoBinBuff(bytes.data()));
    stExpCocoNode* root = loader.GetRootCocoNode();
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->GetType(&loader), rapidjson::kObjectType);
    stExpCocoNode* width = childOf(loader, root, "designWidth");
    ASSERT_NE(width, nullptr);
    EXPECT_STREQ(width->GetValue(&loader), "960");
    stExpCocoNode* textures = childOf(loader, root, "textures");
    ASSERT_NE(textures, nullptr);
    EXPECT_EQ(textures->GetType(&loader), rapidjson::kArrayType);
    ASSERT_EQ(textures->GetChildNum(), 1);
    EXPECT_STREQ(textures->GetChildArray(&loader)->GetValue(&loader), "sheet.plist");
    stExpCocoNode* tree = childOf(loader, root, "widgetTree");
    ASSERT_NE(tree, nullptr);
    EXPECT_STREQ(childOf(loader, tree, "classname")->GetValue(&loader), "Panel");
}

TEST_P(CocoLoaderTest, ANodeBecomesAValue) {
    std::string bytes = cocoBytes(GetParam());
    CocoLoader loader;
    ASSERT_TRUE(loader.ReadCocoBinBuff(bytes.data()));
    cocos2d::Value value;
    ASSERT_TRUE(copra::toStudioValue(loader, *loader.GetRootCocoNode(), value));
    EXPECT_EQ(value.asValueMap().at("designHeight").asInt(), 640);
    EXPECT_EQ(value.asValueMap().at("widgetTree").asValueMap().at("children").asValueVector().size(), 6u);
}

TEST_P(CocoLoaderTest, DamagedFilesAreRefusedOrEndSomewhere) {
    const copra::LogCapture log;
    const std::string whole = cocoBytes(GetParam());
    for (std::size_t length = 0; length < whole.size(); length += 41) {
        CocoLoader loader;
        cocos2d::Value value;
        if (loader.ReadCocoBinBuff(whole.data(), length))
            copra::toStudioValue(loader, *loader.GetRootCocoNode(), value);
    }
    std::string changed = whole;
    for (std::size_t i = 64; i < changed.size(); i += 3) {
        const char before = changed[i];
        changed[i] = static_cast<char>(before ^ 0x55);
        CocoLoader loader;
        cocos2d::Value value;
        if (loader.ReadCocoBinBuff(changed.data(), changed.size()))
            copra::toStudioValue(loader, *loader.GetRootCocoNode(), value);
        changed[i] = before;
    }
    EXPECT_TRUE(log.contains("CocoLoader: "));
}

INSTANTIATE_TEST_SUITE_P(Files, CocoLoaderTest, testing::Values("interface.csb", "interface-plain.csb"),
                         [](const auto& file) { return std::string(file.index == 0 ? "packed" : "plain"); });

TEST(CocoLoader, NothingIsNotAFile) {
    const copra::LogCapture log;
    CocoLoader loader;
    EXPECT_FALSE(loader.ReadCocoBinBuff(nullptr));
    EXPECT_EQ(loader.GetRootCocoNode(), nullptr);
    EXPECT_TRUE(log.contains("not a binary file"));
}

} // namespace
