// RapidJSON and TinyXML-2 under the header paths of the original.
#include "external/json/document.h"
#include "external/json/stringbuffer.h"
#include "tinyxml2/tinyxml2.h"
#include "json/prettywriter.h"
#include "json/rapidjson.h"
#include "json/writer.h"

#include <gtest/gtest.h>

#include <string>

TEST(Json, IsReadAndWritten) {
    rapidjson::Document document;
    document.Parse<rapidjson::kParseDefaultFlags>(R"({"name": "bee", "stings": [1, 2.5, null]})");
    ASSERT_FALSE(document.HasParseError());
    EXPECT_STREQ(document["name"].GetString(), "bee");
    document["stings"].PushBack(7, document.GetAllocator());
    rapidjson::StringBuffer buffer;
    rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
    document.Accept(writer);
    EXPECT_STREQ(buffer.GetString(), R"({"name":"bee","stings":[1,2.5,null,7]})");
}

TEST(Json, TenThousandNestedArraysAreParsed) {
    constexpr int kDepth = 10000;
    const std::string text = std::string(kDepth, '[') + std::string(kDepth, ']');
    rapidjson::Document document;
    document.Parse(text.c_str());
    EXPECT_FALSE(document.HasParseError());
    EXPECT_TRUE(document.IsArray());
}

TEST(Json, TheIterativeParserNeedsNoStackForNesting) {
    constexpr int kDepth = 1000000;
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(
        (std::string(kDepth, '[') + std::string(kDepth, ']')).c_str());
    EXPECT_FALSE(document.HasParseError());
    document.Parse<rapidjson::kParseIterativeFlag>(std::string(kDepth, '[').c_str());
    ASSERT_TRUE(document.HasParseError());
    EXPECT_EQ(document.GetErrorOffset(), static_cast<std::size_t>(kDepth));
}

TEST(Json, AHundredMegabytesThatBreakOffHaveAnErrorAtTheirEnd) {
    std::string text = "[\"" + std::string(100 * 1000 * 1000, 'x');
    rapidjson::Document document;
    document.ParseInsitu(text.data());
    ASSERT_TRUE(document.HasParseError());
    EXPECT_EQ(document.GetParseError(), rapidjson::kParseErrorStringMissQuotationMark);
}

TEST(TinyXml, IsTheInstalledOne) {
    tinyxml2::XMLDocument document;
    ASSERT_EQ(document.Parse("<a b='1'/>"), tinyxml2::XML_SUCCESS);
    EXPECT_EQ(document.RootElement()->IntAttribute("b"), 1);
}
