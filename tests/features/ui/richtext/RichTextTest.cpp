#include "ui/richtext/UIRichText.h"

#include "backend/text/UnicodeAnalyzer.h"
#include "base/lastReference.h"
#include "base/log.h"
#include "nodes/text/Label.h"
#include "ui/WidgetFixture.h"

#include <cmath>
#include <limits>

using namespace cocos2d;
using ui::RichText;

namespace {

class RichTextTest : public WidgetFixture {
protected:
    static ValueMap font() {
        return {{RichText::KEY_FONT_FACE, Value("a.ttf")}, {RichText::KEY_FONT_SIZE, Value(20.0f)}};
    }
    RichText* xml(const std::string& text, float width = 0.0f, ValueMap defaults = font()) {
        auto* made =
            RichText::createWithXML(text, defaults, [this](const std::string& url) { said.push_back(url); });
        if (!made) return nullptr;
        made->setAnchorPoint(Vec2::ZERO);
        if (width > 0.0f) {
            made->ignoreContentAdaptWithSize(false);
            made->setContentSize(Size(width, 0));
        }
        return show(made, 0, 0);
    }
    static const Vector<Node*>& parts(RichText* text) { return text->protectedChildren_(); }
    static Label* label(RichText* text, ssize_t index) { return dynamic_cast<Label*>(parts(text).at(index)); }
    /// The texts of the labels, with a bar between lines.
    static std::string shown(RichText* text) {
        std::string result;
        float end = 0;
        for (Node* part : parts(text)) {
            auto* each = dynamic_cast<Label*>(part);
            if (!result.empty() && std::abs(part->getPositionX() - end) > 0.01f) result += '|';
            result += each ? each->getString() : "*";
            end = part->getPositionX() + part->getContentSize().width;
        }
        return result;
    }
};

TEST_F(RichTextTest, ShowsElementsInALine) {
    auto* text = RichText::create();
    text->pushBackElement(ui::RichElementText::create(1, Color3B::RED, 128, "one ", "a.ttf", 20));
    text->pushBackElement(ui::RichElementImage::create(2, Color3B::WHITE, 255, "patch", "", kFrame));
    text->insertElement(ui::RichElementText::create(3, Color3B::WHITE, 255, "zero ", "a.ttf", 20), 0);
    show(text, 100, 100);
    EXPECT_EQ(shown(text), "zero one *");
    EXPECT_EQ(label(text, 1)->getTextColor(), Color4B::RED);
    EXPECT_EQ(label(text, 1)->getOpacity(), 128);
    EXPECT_FLOAT_EQ(parts(text).at(2)->getPositionX(),
                    label(text, 1)->getPositionX() + label(text, 1)->getContentSize().width);
    EXPECT_FLOAT_EQ(text->getContentSize().height, 30);
    text->removeElement(1);
    visit();
    EXPECT_EQ(shown(text), "zero *");
    text->removeElement(7);
    text->insertElement(nullptr, 0);
}

TEST_F(RichTextTest, NewLinesBeginLines) {
    EXPECT_EQ(shown(xml("one<br/>two")), "one|two");
    RichText* wide = xml("one\ntwo", 500);
    EXPECT_EQ(shown(wide), "one|two");
}

TEST_F(RichTextTest, NewLinesHaveALimit) {
    const copra::LogCapture log;
    RichText* text = RichText::create();
    text->pushBackElement(
        ui::RichElementNewLine::create(0, std::numeric_limits<int>::max(), Color3B::WHITE, 255));
    text->formatText();
    EXPECT_TRUE(log.contains("RichElementNewLine::create: 2147483647 lines are too many"));
}

TEST_F(RichTextTest, WrapsAtWords) {
    const float word = xml("word")->getContentSize().width;
    RichText* text = xml("word word word", word * 2.5f);
    EXPECT_EQ(shown(text), "word word |word");
    EXPECT_FLOAT_EQ(text->getContentSize().width, word * 2.5f);
    EXPECT_EQ(shown(xml("word <b>word</b> word", word * 2.5f)), "word word |word");
    text->setContentSize(Size(word * 1.2f, 0));
    visit();
    EXPECT_EQ(shown(text), "word |word |word");
}

TEST_F(RichTextTest, WrapsAtCharacters) {
    const float word = xml("mmmm")->getContentSize().width;
    RichText* text = xml("mmmm mmmm", word * 0.6f);
    EXPECT_EQ(shown(text).substr(0, 3), "mm|"); // a word that is wider than a line is broken
    ValueMap defaults = font();
    defaults[RichText::KEY_WRAP_MODE] = static_cast<int>(RichText::WRAP_PER_CHAR);
    text = xml("mm mmmm", word * 1.3f, defaults);
    EXPECT_EQ(text->getWrapMode(), RichText::WRAP_PER_CHAR);
    EXPECT_EQ(shown(text), "mm mm|mm");
}

TEST_F(RichTextTest, BlanksBetweenTagsAreContent) {
    EXPECT_EQ(shown(xml("<b>Hello</b> <i>World</i>")), "Hello World");
    EXPECT_EQ(shown(xml("one <b> </b>two")), "one  two");
    EXPECT_EQ(shown(xml("\n  <b>one</b>\n  <i>two</i>\n")), "onetwo"); // indentation
}

TEST_F(RichTextTest, LinesBreakByTheRulesOfUnicode) {
    copra::UnicodeAnalyzer analyzer;
    static_cast<copra::test::FakeGlyphs*>(copra::glyphSource())->textAnalyzer = &analyzer;
    const float letter = xml("m")->getContentSize().width;
    const auto broken = [&](const std::string& text, float letters) {
        return shown(xml(text, letter * (letters + 0.5f)));
    };
    EXPECT_EQ(broken("oui na\u00efvet\u00e9", 6), "oui |na\u00efvet|\u00e9");
    EXPECT_EQ(broken("\u0434\u0430 \u043d\u0435\u0442", 5), "\u0434\u0430 |\u043d\u0435\u0442");
    EXPECT_EQ(broken("well-known", 7), "well-|known");
    EXPECT_EQ(broken("it's (so) it", 7), "it's |(so) it");
    EXPECT_EQ(broken("a b\u00a0c", 4), "a |b\u00a0c"); // a no-break space
    EXPECT_EQ(broken("\u4f60\u597d\u3002\u5417", 2),
              "\u4f60|\u597d\u3002|\u5417");         // no line begins with a full stop
    EXPECT_EQ(broken("aae\u0301", 3), "aa|e\u0301"); // a mark stays with its letter
    static_cast<copra::test::FakeGlyphs*>(copra::glyphSource())->textAnalyzer = nullptr;
}

TEST_F(RichTextTest, BordersOfElementsBreakNoWords) {
    copra::UnicodeAnalyzer analyzer;
    static_cast<copra::test::FakeGlyphs*>(copra::glyphSource())->textAnalyzer = &analyzer;
    const float letter = xml("m")->getContentSize().width;
    const auto broken = [&](const std::string& text, float letters) {
        return shown(xml(text, letter * (letters + 0.5f)));
    };
    EXPECT_EQ(broken("one two<b>three</b>", 8), "one |twothree");
    EXPECT_EQ(broken("one <b>t</b><i>w</i>o six", 6), "one |two |six");
    EXPECT_EQ(broken("say <b>yes</b>, no", 6), "say |yes, |no"); // no line begins with a comma
    EXPECT_EQ(broken("say (<b>yes</b>)", 6), "say |(yes)");
    EXPECT_EQ(broken("one<b> </b>two", 3), "one |two");     // blanks stay at the end of the line
    EXPECT_EQ(broken("abc<b>def</b>gh", 5), "abcde|fgh");   // a word that exceeds the width
    EXPECT_EQ(broken("aae<b>\u0301</b>", 2), "aa|e\u0301"); // a mark stays with its letter
    EXPECT_EQ(broken("one<img src='patch' type='1'/>two", 6), "one*|two");
    EXPECT_EQ(broken("one <img src='patch' type='1'/>, x", 7), "one |*, x");
    static_cast<copra::test::FakeGlyphs*>(copra::glyphSource())->textAnalyzer = nullptr;
    EXPECT_EQ(broken("one two<b>three</b>", 8), "one |twothree");
    EXPECT_EQ(broken("one<img src='patch' type='1'/>two", 6), "one*|two");
}

TEST_F(RichTextTest, ALinkInSeveralLinesIsOneLink) {
    const float word = xml("word")->getContentSize().width;
    RichText* text = xml("a <a href='x'>word word</a>", word * 1.7f);
    ASSERT_EQ(shown(text), "a word |word");
    for (ssize_t i = 1; i < 3; ++i) {
        const Vec2 on = label(text, i)->convertToWorldSpace(Vec2(5, 5));
        tap(on.x, on.y);
        EXPECT_EQ(said.size(), static_cast<std::size_t>(i));
    }
}

TEST_F(RichTextTest, TextsOfALineStandOnOneBaseLine) {
    RichText* text = xml("<font size='40'>H</font><font size='20'>h</font><img src='patch' type='1'/>");
    // FakeGlyphs: a fifth of a font's size is below the base line.
    EXPECT_FLOAT_EQ(label(text, 0)->getPositionY() + 8, label(text, 1)->getPositionY() + 4);
    EXPECT_FLOAT_EQ(label(text, 0)->getPositionY(), 0);
    EXPECT_FLOAT_EQ(parts(text).at(2)->getPositionY(), 0);
    EXPECT_FLOAT_EQ(text->getContentSize().height, 40);
}

TEST_F(RichTextTest, ShowsBitmapFonts) {
    useImageFonts();
    RichText* text = xml("<font face='tiny.fnt' size='20'>AB</font>");
    ASSERT_NE(label(text, 0), nullptr);
    EXPECT_EQ(label(text, 0)->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(label(text, 0)->getBMFontSize(), 20);
}

TEST_F(RichTextTest, TagsChangeTheStyle) {
    RichText* text = xml("a<font color='#f00' size='30' face='Sans'>b</font><b>c</b><big>d</big>"
                         "<small>e</small><outline color='#00ff00' size='2'>f</outline>"
                         "<shadow color='#0000ff' offsetWidth='3' offsetHeight='-4'>g</shadow><u>h</u>");
    ASSERT_EQ(shown(text), "abcdefgh");
    EXPECT_EQ(label(text, 0)->getTextColor(), Color4B::WHITE);
    EXPECT_EQ(label(text, 1)->getTextColor(), Color4B::RED);
    EXPECT_EQ(label(text, 1)->getSystemFontName(), "Sans");
    EXPECT_FLOAT_EQ(label(text, 1)->getSystemFontSize(), 30);
    EXPECT_FLOAT_EQ(label(text, 3)->getTTFConfig().fontSize, 25);
    EXPECT_FLOAT_EQ(label(text, 4)->getTTFConfig().fontSize, 16);
    EXPECT_FLOAT_EQ(label(text, 5)->getOutlineSize(), 2);
    EXPECT_TRUE(label(text, 6)->isShadowEnabled());
    EXPECT_FLOAT_EQ(label(text, 6)->getShadowOffset().height, -4);
}

TEST_F(RichTextTest, LinksCallTheHandler) {
    RichText* text = xml("see <a href='http://bee'>here</a>");
    Label* link = label(text, 1);
    EXPECT_EQ(link->getTextColor(), Color4B(0, 0, 255, 255));
    const Vec2 on = link->convertToWorldSpace(Vec2(5, 5));
    tap(on.x, on.y);
    EXPECT_EQ(said, (Words{"http://bee"}));
    tap(2, 5); // beside the link
    begin(on.x, on.y);
    end(on.x + 30, on.y);
    text->setVisible(false);
    tap(on.x, on.y);
    EXPECT_EQ(said.size(), 1u);
}

TEST_F(RichTextTest, LinksHaveAStyle) {
    ValueMap defaults = font();
    defaults[RichText::KEY_ANCHOR_FONT_COLOR_STRING] = "#00ff00";
    defaults[RichText::KEY_ANCHOR_TEXT_STYLE] = RichText::VALUE_TEXT_STYLE_SHADOW;
    RichText* text = xml("<a href='x'>here</a>", 0, defaults);
    EXPECT_EQ(label(text, 0)->getTextColor(), Color4B(0, 255, 0, 255));
    EXPECT_TRUE(label(text, 0)->isShadowEnabled());
}

TEST_F(RichTextTest, AlignsLines) {
    const float word = xml("word")->getContentSize().width;
    RichText* text = xml("word word word", word * 2.5f);
    text->setHorizontalAlignment(RichText::HorizontalAlignment::RIGHT);
    text->setVerticalSpace(10);
    visit();
    EXPECT_EQ(shown(text), "word word|word"); // without the blank at the end
    EXPECT_NEAR(label(text, 1)->getPositionX(), word * 1.5f, 0.01f);
    EXPECT_NEAR(label(text, 0)->getPositionY() - label(text, 1)->getPositionY(),
                label(text, 1)->getContentSize().height + 10, 0.01f);
    text->setHorizontalAlignment(RichText::HorizontalAlignment::CENTER);
    visit();
    EXPECT_NEAR(label(text, 1)->getPositionX(), word * 0.75f, 0.01f);
    text = xml("word <b> </b>word", word * 1.5f); // blanks of several elements at the end
    text->setHorizontalAlignment(RichText::HorizontalAlignment::RIGHT);
    visit();
    EXPECT_NEAR(label(text, 0)->getPositionX(), word * 0.5f, 0.01f);
}

TEST_F(RichTextTest, OwnTags) {
    RichText::setTagDescription("shout", true, [](const ValueMap& attributes) {
        return std::make_pair(ValueMap{{RichText::KEY_FONT_SIZE, Value(attributes.at("size").asFloat())}},
                              static_cast<ui::RichElement*>(nullptr));
    });
    EXPECT_FLOAT_EQ(label(xml("a<shout size='44'>b</shout>"), 1)->getTTFConfig().fontSize, 44);
    RichText::removeTagDescription("shout");
    EXPECT_EQ(shown(xml("a<shout size='44'>b</shout>c")), "abc");
}

TEST_F(RichTextTest, ImagesHaveASize) {
    RichText* text = xml("a<img src='patch' type='1' width='50' height='10'/><img src='no.png'/><img/>");
    ASSERT_EQ(shown(text), "a*");
    expectSize(parts(text).at(1)->getContentSize(), 50, 10);
}

TEST_F(RichTextTest, CustomNodesBecomeParts) {
    auto* text = RichText::create();
    Node* node = Node::create();
    node->setContentSize(Size(40, 60));
    text->pushBackElement(ui::RichElementCustomNode::create(0, Color3B::WHITE, 255, node));
    text->pushBackElement(ui::RichElementCustomNode::create(0, Color3B::WHITE, 255, nullptr));
    show(text, 0, 0);
    expectSize(text->getContentSize(), 40, 60);
    EXPECT_EQ(node->getParent(), text);
    text->setVerticalSpace(3); // laid out again
    visit();
    EXPECT_EQ(node->getParent(), text);
}

TEST_F(RichTextTest, BrokenMarkupIsNull) {
    EXPECT_EQ(xml("<b>not closed"), nullptr);
    EXPECT_EQ(xml("closed</b>"), nullptr);
    EXPECT_EQ(xml("<b><i>crossed</b></i>"), nullptr);
    EXPECT_EQ(shown(xml("fish &amp; chips")), "fish & chips");
    EXPECT_NE(xml(""), nullptr);
}

TEST_F(RichTextTest, ConvertsColors) {
    auto* text = RichText::create();
    EXPECT_EQ(text->color3BWithString("#f80"), Color3B(255, 136, 0));
    EXPECT_EQ(text->color3BWithString("#102030"), Color3B(16, 32, 48));
    EXPECT_EQ(text->color3BWithString("#10203040"), Color3B(16, 32, 48));
    EXPECT_EQ(text->color3BWithString("red"), Color3B::WHITE);
    EXPECT_EQ(text->color3BWithString("#xyz"), Color3B::WHITE);
    EXPECT_EQ(text->stringWithColor3B(Color3B(16, 32, 48)), "#102030");
    EXPECT_EQ(text->stringWithColor4B(Color4B(16, 32, 48, 64)), "#10203040");
}

TEST_F(RichTextTest, HasDefaults) {
    auto* text = RichText::create();
    EXPECT_EQ(text->getFontFace(), "Verdana");
    EXPECT_FLOAT_EQ(text->getFontSize(), 12);
    EXPECT_EQ(text->getFontColor3B(), Color3B::WHITE);
    EXPECT_EQ(text->getAnchorFontColor3B(), Color3B::BLUE);
    text->setAnchorTextUnderline(true);
    EXPECT_TRUE(text->isAnchorTextUnderlineEnabled());
    text->setAnchorTextDel(true);
    EXPECT_FALSE(text->isAnchorTextUnderlineEnabled());
    text->setAnchorTextUnderline(false); // not set: no effect
    EXPECT_TRUE(text->isAnchorTextDelEnabled());
    text->setAnchorTextOutline(true, Color3B::RED, 3);
    EXPECT_TRUE(text->isAnchorTextOutlineEnabled());
    EXPECT_EQ(text->getAnchorTextOutlineColor3B(), Color3B::RED);
    EXPECT_EQ(text->getAnchorTextOutlineSize(), 3);
    text->setAnchorTextGlow(true, Color3B::GREEN);
    EXPECT_EQ(text->getAnchorTextGlowColor3B(), Color3B::GREEN);
    EXPECT_FALSE(text->isAnchorTextOutlineEnabled());
    text->setAnchorTextBold(true);
    text->setAnchorTextItalic(true);
    EXPECT_TRUE(text->isAnchorTextBoldEnabled() && text->isAnchorTextItalicEnabled());
    EXPECT_EQ(text->getDefaults().at(RichText::KEY_FONT_FACE).asString(), "Verdana");
}

TEST_F(RichTextTest, ACopyHasTheSameElements) {
    RichText* text = xml("one <b>two</b>", 300);
    auto* copy = dynamic_cast<RichText*>(text->clone());
    ASSERT_NE(copy, nullptr);
    show(copy, 0, 200);
    EXPECT_EQ(shown(copy), "one two");
    EXPECT_FLOAT_EQ(copy->getContentSize().width, 300);
}

TEST_F(RichTextTest, ALongTextIsLaidOutInALinearTime) {
    std::string words;
    for (int i = 0; i < 10'000; ++i) words += "word " + std::to_string(i) + ' ';
    RichText* text = xml(words, 300);
    text->formatText();
    EXPECT_GT(text->getContentSize().height, 10'000);
}

TEST_F(RichTextTest, AnElementMayHoldTheLastReference) {
    struct Holder : ui::RichElement {
        std::function<void()> held;
    };
    const auto give = [](RichText* text, const std::function<void()>& held) {
        RefPtr<Holder> element;
        element.weakAssign(new Holder());
        element->init(7, Color3B::WHITE, 255);
        element->held = held;
        text->pushBackElement(element);
        text->setUserData(element.get());
    };
    copra::test::endsWithItsLastReference(RichText::create(), give,
                                          [](RichText* text) { text->removeElement(0); });
    copra::test::endsWithItsLastReference(RichText::create(), give, [](RichText* text) {
        text->removeElement(static_cast<ui::RichElement*>(text->getUserData()));
    });
}

TEST_F(RichTextTest, ADestructorMayRemoveAnElement) {
    copra::test::endsWithACall<RichText>(
        [](RichText& text) {
            text.pushBackElement(RichElementText::create(1, Color3B::WHITE, 255, "text", "", 20));
        },
        [](RichText& text) { text.removeElement(0); });
}

} // namespace
