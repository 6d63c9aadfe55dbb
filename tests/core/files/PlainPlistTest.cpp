#include "files/PlainPlist.h"

#include "files/PlistValues.h"

#include <gmock/gmock.h>

#include <string>

using copra::PlistValues;
using copra::writePlist;
using namespace std::string_literals;

namespace {

/// Whether the text is plain; if so, the tree must give the same value.
bool isPlain(const std::string& text) {
    PlistValues plain;
    if (!copra::readPlainPlist(text, plain)) return false;
    PlistValues tree;
    EXPECT_TRUE(copra::visitPlist(text, "tree", tree)) << text;
    EXPECT_EQ(writePlist(plain.root), writePlist(tree.root)) << text;
    return true;
}

/// The same for the value of the root.
bool isPlainValue(const std::string& text) {
    return isPlain("<plist>" + text + "</plist>");
}

std::string nested(int levels) {
    std::string text = "<true/>";
    for (int i = 0; i < levels; ++i) text = "<array>" + text + "</array>";
    return text;
}

} // namespace

TEST(PlainPlist, IsWhatToolsWrite) {
    EXPECT_TRUE(isPlain("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" "
                        "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
                        "<plist version=\"1.0\">\n<dict>\n\t<key>frames</key>\n\t<dict>\n"
                        "\t\t<key>a.png</key>\n\t\t<dict><key>frame</key><string>{{1,2},{3,4}}</string>"
                        "<key>rotated</key><false/><key>list</key><array><integer>-5</integer>"
                        "<real>2.5</real><true/></array></dict></dict>\n</dict>\n</plist>\n"));
    EXPECT_TRUE(isPlain(writePlist(cocos2d::ValueMap{{"a", cocos2d::Value("b")}})));
}

TEST(PlainPlist, KeepsTextAsItIs) {
    EXPECT_TRUE(isPlainValue("<string> two  spaces\n \xC3\xA9 > </string>"));
    EXPECT_TRUE(isPlainValue("<string></string>"));
    EXPECT_TRUE(isPlainValue("<string>\xE9\xFF</string>")); // not UTF-8
    EXPECT_TRUE(isPlainValue("<real>many</real>"));
}

TEST(PlainPlist, MayHaveEmptyElementsAndAByteOrderMark) {
    EXPECT_TRUE(isPlainValue("<array><array/><dict/><string/><dict></dict><array></array></array>"));
    EXPECT_TRUE(isPlain("\xEF\xBB\xBF<?xml version=\"1.0\"?><plist><true/></plist>"));
}

TEST(PlainPlist, TheLastOfEqualKeysCounts) {
    EXPECT_TRUE(isPlainValue("<dict><key>a</key><true/><key>a</key><false/></dict>"));
}

TEST(PlainPlist, IsNothingThatTheTreeHasToTranslateOrReport) {
    for (const char* const text : {"<string>a &amp; b</string>",
                                   "<string>a & b</string>",
                                   "<string>a\rb</string>",
                                   "<string>  </string>",
                                   "<string>a<!-- b --></string>",
                                   "<string><![CDATA[a]]></string>",
                                   "<string >a</string>",
                                   "<string>a</string >",
                                   "<string a=\"b\">c</string>",
                                   "<integer>5 </integer>",
                                   "<integer>+5</integer>",
                                   "<integer>99999999999</integer>",
                                   "<integer></integer>",
                                   "<date>2020</date>",
                                   "<dict><key>a</key></dict>",
                                   "<dict><true/></dict>",
                                   "<dict>a</dict>",
                                   "<color/>",
                                   "<array><true/></dict>",
                                   "<true/><false/>",
                                   "",
                                   "<!-- a --><true/>"})
        EXPECT_FALSE(isPlainValue(text)) << text;
    for (const char* const text :
         {"", "<dict></dict>", "<plist><true/>", "<plist><true/></plist>x", "<plist><true/></plist><plist/>",
          "<plist a=\">\"><true/></plist>", "<plist/><true/></plist>", "<?xml version=\"1.0\"",
          "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>"})
        EXPECT_FALSE(isPlain(text)) << text;
    EXPECT_FALSE(isPlain("<plist><string>a\0b</string></plist>"s));
}

TEST(PlainPlist, IsNotNestedDeeply) {
    EXPECT_TRUE(isPlainValue(nested(64)));
    EXPECT_FALSE(isPlainValue(nested(65)));
}
