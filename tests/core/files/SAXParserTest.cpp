#include "files/SAXParser.h"
#include "base/log.h"
#include "files/TempFolder.h"

#include <gmock/gmock.h>

namespace {

/// Records the calls.
struct Recorder : cocos2d::SAXDelegator {
    void startElement(void*, const char* name, const char** atts) override {
        said += std::string("<") + name;
        for (; *atts; atts += 2) said += std::string(" ") + atts[0] + "=" + atts[1];
        said += ">";
    }
    void endElement(void*, const char* name) override { said += std::string("</") + name + ">"; }
    void textHandler(void*, const char* s, size_t len) override { said.append(s, len); }

    std::string said;
};

bool parse(const std::string& xml, Recorder& recorder) {
    cocos2d::SAXParser parser;
    parser.init("UTF-8");
    parser.setDelegator(&recorder);
    return parser.parse(xml.data(), xml.size());
}

} // namespace

TEST(SAXParser, ReportsElementsAttributesAndTextInOrder) {
    Recorder recorder;
    EXPECT_TRUE(parse("<map w=\"2\" h='3'><layer/>text &amp; more</map>", recorder));
    EXPECT_EQ(recorder.said, "<map w=2 h=3><layer></layer>text & more</map>");
}

TEST(SAXParser, RefusesBrokenXmlAsAWhole) {
    Recorder recorder;
    copra::LogCapture log;
    EXPECT_FALSE(parse("<map><layer></map>", recorder));
    EXPECT_EQ(recorder.said, "");
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(SAXParser, ReadsFiles) {
    const copra::test::TempFolder folder;
    folder.write("a.xml", "<a/>");
    Recorder recorder;
    cocos2d::SAXParser parser;
    parser.setDelegator(&recorder);
    EXPECT_TRUE(parser.parse("a.xml"));
    EXPECT_EQ(recorder.said, "<a></a>");
    copra::LogCapture log;
    EXPECT_FALSE(parser.parse("none.xml"));
    EXPECT_TRUE(log.contains("none.xml"));
}
