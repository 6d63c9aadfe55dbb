#include "nodes/text/LabelAtlas.h"
#include "base/AutoreleasePool.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelBMFont.h"
#include "nodes/text/LabelFixture.h"
#include "nodes/text/LabelTTF.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

class LabelAtlasTest : public LabelFixture {
protected:
    LabelAtlas* digits(const std::string& words) {
        LabelAtlas* label = LabelAtlas::create(words, "digits.png", 10, 14, '.');
        scene->addChild(label);
        return label;
    }
};

} // namespace

TEST_F(LabelAtlasTest, EachByteIsACell) {
    LabelAtlas* label = digits("0/9");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 14)));
    EXPECT_EQ(label->getTextureAtlas()->getTotalQuads(), 3);
    const V3F_C4B_T2F_Quad& zero = label->getTextureAtlas()->getQuads()[0];
    EXPECT_NEAR(zero.bl.texCoords.u, 20.0f / 120, 1e-6f);
    EXPECT_EQ(zero.tr.vertices.y, 14.0f);
    label->setString("1234567");
    EXPECT_EQ(label->getTextureAtlas()->getTotalQuads(), 7);
}

TEST_F(LabelAtlasTest, BytesWithoutACellShowNothing) {
    LabelAtlas* label = digits("-z\xFF");
    EXPECT_EQ(label->getContentSize().width, 30.0f);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(label->getTextureAtlas()->getQuads()[i].tr.vertices.x, 0.0f);
}

TEST_F(LabelAtlasTest, IsDrawnInItsColor) {
    LabelAtlas* label = digits("1");
    label->setPosition(5, 6);
    label->setColor(Color3B::RED);
    label->setOpacity(100);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    EXPECT_EQ(draws[0].vertices[0].position, Vec2(5, 6));
    EXPECT_EQ(draws[0].vertices[0].color, Color4B(100, 0, 0, 100));
}

TEST_F(LabelAtlasTest, ReadsPropertyLists) {
    EXPECT_TRUE(LabelAtlas::create("77", "digits.plist")->getContentSize().equals(Size(20, 14)));
    EXPECT_EQ(LabelAtlas::create("77", "lost.plist"), nullptr);
    EXPECT_EQ(LabelAtlas::create("77", "lost.png", 10, 14, '.'), nullptr);
}

TEST_F(LabelAtlasTest, AnEmptyOneDrawsNothing) {
    digits("");
    scene->addChild(LabelAtlas::create());
    EXPECT_TRUE(drawn().empty());
}

TEST_F(LabelAtlasTest, TheOldBitmapLabelWrapsALabel) {
    LabelBMFont* label = LabelBMFont::create("OLD STYLE", "tiny.fnt", 60, TextHAlignment::RIGHT);
    scene->addChild(label);
    EXPECT_TRUE(label->getContentSize().equals(Size(48, 36)));
    EXPECT_EQ(label->getChildByTag(0), label->getLetter(0));
    EXPECT_TRUE(label->getTexture());
    label->setString("NEW");
    EXPECT_TRUE(label->getContentSize().equals(Size(28, 18)));
    EXPECT_EQ(LabelBMFont::create("A", "lost.fnt"), nullptr);
}

TEST_F(LabelAtlasTest, TheLabelInADeprecatedOneMayBeRemoved) {
    const RefPtr<Node> labels[] = {LabelTTF::create(), LabelBMFont::create()};
    for (Node* label : labels) {
        ASSERT_TRUE(label);
        scene->addChild(label);
        label->removeAllChildren();
        PoolManager::getInstance()->getCurrentPool()->clear();
        dynamic_cast<LabelProtocol&>(*label).setString("other");
        label->getContentSize();
        EXPECT_EQ(label->getChildrenCount(), 0);
    }
}
