#include "files/blankTexts.h"

#include "base/Value.h"
#include "files/Plist.h"
#include "files/SAXParser.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::keepBlankTexts;

namespace {

TEST(BlankTextsTest, ContentOfElementsStays) {
    EXPECT_EQ(keepBlankTexts("<a>  </a>"), "<a>&#32; </a>");
    EXPECT_EQ(keepBlankTexts("<a>\n</a>"), "<a>&#10;</a>");
    EXPECT_EQ(keepBlankTexts("<a>\r\n\t</a>"), "<a>&#10;\t</a>");
    EXPECT_EQ(keepBlankTexts("<a><b/> <c/></a>"), "<a><b/>&#32;<c/></a>");
}

TEST(BlankTextsTest, EverythingElseIsUnchanged) {
    for (const char* const xml :
         {"", " ", "<a/>", " <a> text </a> ", "<a>\n  <b/>\n</a>", "<?xml version='1.0'?> <!DOCTYPE a> <a/>",
          "<a><!-- <b> </b> -->x</a>", "<a><![CDATA[<b> </b>]]>x</a>", "<a b='> <'>x</a>", "<a", "<a> ",
          "<!-- ", "</a> </a>"})
        EXPECT_EQ(keepBlankTexts(xml), xml);
}

TEST(BlankTextsTest, TheSaxParserReportsThem) {
    struct Texts : SAXDelegator {
        void startElement(void*, const char*, const char**) override { said += '<'; }
        void endElement(void*, const char*) override { said += '>'; }
        void textHandler(void*, const char* text, std::size_t length) override { said.append(text, length); }
        std::string said;
    } texts;
    SAXParser parser;
    parser.setDelegator(&texts);
    const std::string xml = "<a>\n <b>1</b> <b>2</b>\n <b> </b></a>";
    EXPECT_TRUE(parser.parse(xml.data(), xml.size()));
    EXPECT_EQ(texts.said, "<<1> <2>< >>");
}

TEST(BlankTextsTest, PropertyListsKeepThem) {
    const ValueMap map = {
        {" ", Value("\t")}, {"line\r\n", Value(" \r")}, {"\n", Value(" ")}, {"\v", Value("\f")}};
    EXPECT_EQ(copra::readPlist(copra::writePlist(map), "test").asValueMap(), map);
}

} // namespace
