// A CCLabelTTF of 2.x is a CCSprite.
#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class LabelAsSpriteTest : public GameTest {
protected:
    CCLabelTTF* label(const char* text) {
        CCLabelTTF* made = CCLabelTTF::create(text, "DejaVu Sans", 24);
        made->setPosition(ccp(200, 100));
        app.scene()->addChild(made);
        return made;
    }
};

/// The outline that many games for 2.x draw around a label.
CCRenderTexture* createStroke(CCLabelTTF* label, float size, ccColor3B color) {
    CCRenderTexture* rt = CCRenderTexture::create(label->getTexture()->getContentSize().width + size * 2,
                                                  label->getTexture()->getContentSize().height + size * 2);
    CCPoint originalPos = label->getPosition();
    ccColor3B originalColor = label->getColor();
    label->setColor(color);
    ccBlendFunc originalBlend = label->getBlendFunc();
    ccBlendFunc bf = {GL_SRC_ALPHA, GL_ONE};
    label->setBlendFunc(bf);
    CCPoint center = ccp(label->getTexture()->getContentSize().width / 2 + size,
                         label->getTexture()->getContentSize().height / 2 + size);
    rt->begin();
    for (int i = 0; i < 360; i += 15) {
        label->setPosition(ccp(center.x + sin(CC_DEGREES_TO_RADIANS(i)) * size,
                               center.y + cos(CC_DEGREES_TO_RADIANS(i)) * size));
        label->visit();
    }
    rt->end();
    label->setPosition(originalPos);
    label->setColor(originalColor);
    label->setBlendFunc(originalBlend);
    rt->setPosition(originalPos);
    return rt;
}

TEST_F(LabelAsSpriteTest, HasAStroke) {
    CCLabelTTF* text = label("Stroke");
    CCRenderTexture* stroke = createStroke(text, 3, ccBLACK);
    EXPECT_NEAR(stroke->getSprite()->getContentSize().width, text->getContentSize().width + 6, 2.0f);
    text->getParent()->addChild(stroke, -1);
    app.step(2);
}

TEST_F(LabelAsSpriteTest, StandsWhereASpriteIsTaken) {
    CCSprite* sprite = label("Play");
    sprite->setFlipX(true);
    sprite->runAction(CCTintTo::create(0.1f, 255, 0, 0));
    CCLabelTTF* yes = CCLabelTTF::create("Yes", "DejaVu Sans", 24);
    CCMenuItemSprite* item = CCMenuItemSprite::create(yes, CCLabelTTF::create("No", "DejaVu Sans", 24));
    EXPECT_EQ(item->getContentSize().width, yes->getContentSize().width);
    CCSprite* copy = CCSprite::createWithTexture(sprite->getTexture());
    EXPECT_NEAR(copy->getContentSize().width, sprite->getContentSize().width, 2.0f);
    EXPECT_EQ(CCSprite::createWithSpriteFrame(sprite->displayFrame())->getTexture(), sprite->getTexture());
    app.step(10);
    EXPECT_EQ(sprite->getColor().g, 0);
    EXPECT_TRUE(sprite->isFlipX());
}

class Score : public CCLabelTTF {
public:
    static Score* make() {
        Score* score = new Score;
        if (score->init()) {
            score->autorelease();
            return score;
        }
        delete score;
        return nullptr;
    }
    bool init() override {
        if (!CCLabelTTF::initWithString("0", "DejaVu Sans", 20)) return false;
        return true;
    }
    void setTexture(CCTexture2D* texture) override {
        ++textures;
        CCLabelTTF::setTexture(texture);
    }
    int textures = 0;
};

TEST_F(LabelAsSpriteTest, IsABaseClass) {
    Score* score = Score::make();
    app.scene()->addChild(score);
    app.step(2);
    EXPECT_EQ(score->textures, 0);
    score->setDisplayFrame(label("1")->displayFrame());
    EXPECT_EQ(score->textures, 1);
    app.step(2);
}

} // namespace
