#include "GuideTest.h"
#include "tinyxml2/tinyxml2.h"
#include "json/document.h"

USING_NS_CC;

namespace {

class FormatsTest : public GuideTest {};

int waveOf(const std::string& name) {
    //! [json]
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(FileUtils::getInstance()->getStringFromFile(name).c_str());
    if (document.HasParseError() || !document.IsObject()) return 0;
    const auto wave = document.FindMember("wave"); // Check each value of a file.
    return wave != document.MemberEnd() && wave->value.IsInt() ? wave->value.GetInt() : 0;
    //! [json]
}

std::string titleOf(const std::string& name) {
    //! [xml]
    tinyxml2::XMLDocument document;
    document.Parse(FileUtils::getInstance()->getStringFromFile(name).c_str());
    const tinyxml2::XMLElement* level = document.FirstChildElement("level"); // null if there is none
    const char* title = level ? level->Attribute("title") : nullptr;
    return title ? title : "";
    //! [xml]
}

TEST_F(FormatsTest, JsonIsRead) {
    files.add("level.json", R"({"wave": 3})");
    EXPECT_EQ(waveOf("level.json"), 3);
    files.add("broken.json", R"({"wave": )");
    EXPECT_EQ(waveOf("broken.json"), 0);
    files.add("other.json", R"({"wave": "three"})");
    EXPECT_EQ(waveOf("other.json"), 0);
    files.add("deep.json", std::string(1000000, '['));
    EXPECT_EQ(waveOf("deep.json"), 0);
}

TEST_F(FormatsTest, XmlIsRead) {
    files.add("level.xml", R"(<level title="The meadow"/>)");
    EXPECT_EQ(titleOf("level.xml"), "The meadow");
    files.add("other.xml", "<garden/>");
    EXPECT_EQ(titleOf("other.xml"), "");
    files.add("broken.xml", "<level title=");
    EXPECT_EQ(titleOf("broken.xml"), "");
}

} // namespace
