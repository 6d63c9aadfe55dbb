#include "actors/Bear.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/CollisionWorld.h"
#include "game/GameSceneTest.h"
#include "rules/Categories.h"

using namespace beecluster;

namespace {

constexpr float kMiddle = layout::kFieldWidth / 2;
constexpr float kEntranceTime = 2.0f; ///< seconds, and a little more

class BearTest : public GameSceneTest {
protected:
    BearTest() {
        bear = Bear::create(1000, app.scene(), 0, &world);
        play(kEntranceTime, kMiddle);
    }
    /// Lets it act for so many seconds against a swarm at that x.
    void play(float seconds, float swarm) {
        for (float time = 0.0f; time < seconds; time += app.kFrame) {
            app.step();
            bear->step(app.kFrame, 1.0f, swarm);
        }
    }

    copra::CollisionWorld world;
    Bear* bear = nullptr;
};

} // namespace

TEST_F(BearTest, ComesInAtTheMiddle) {
    EXPECT_FLOAT_EQ(bear->getPositionX(), kMiddle);
    EXPECT_LT(bear->getPositionY(), layout::kFieldHeight);
}

TEST_F(BearTest, ProwlsAfterTheSwarmWithoutHaste) {
    play(1.0f, kMiddle - 200);
    EXPECT_LT(bear->getPositionX(), kMiddle - 40);
    EXPECT_GT(bear->getPositionX(), kMiddle - 120);
    play(9.0f, kMiddle - 200);
    EXPECT_NEAR(bear->getPositionX(), kMiddle - 200, 10);
}

TEST_F(BearTest, StaysAwayFromTheEdges) {
    play(15.0f, 0);
    EXPECT_GT(bear->getPositionX(), tuning().bear.radius * 2);
    play(30.0f, layout::kFieldWidth);
    EXPECT_LT(bear->getPositionX(), layout::kFieldWidth - tuning().bear.radius * 2);
}

TEST_F(BearTest, TheMarksOfItsPawsGoWithIt) {
    const auto marks = [this] {
        const auto* frame = cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName("mark.png");
        int count = 0;
        for (const cocos2d::Node* child : app.scene()->getChildren()) {
            const auto* sprite = dynamic_cast<const cocos2d::Sprite*>(child);
            count += sprite && sprite->isFrameDisplayed(const_cast<cocos2d::SpriteFrame*>(frame)) ? 1 : 0;
        }
        return count;
    };
    for (int i = 0; i < 3000 && marks() == 0; ++i) play(app.kFrame, kMiddle);
    ASSERT_GT(marks(), 0);
    bear->fall([] {});
    app.step(12);
    EXPECT_EQ(marks(), 0);
}

TEST_F(BearTest, ABlowTakesOnlySoManyBees) {
    const auto pawThatStrikes = [this]() -> const copra::CollisionSprite* {
        world.step(app.kFrame);
        for (const auto& body : world.bodies())
            if (body.sprite && body.circle.category == category::kPaw && body.sprite->isCollidable())
                return body.sprite;
        return nullptr;
    };
    for (int i = 0; i < 3000 && !pawThatStrikes(); ++i) play(app.kFrame, kMiddle);
    const auto* paw = pawThatStrikes();
    ASSERT_NE(paw, nullptr);
    for (int i = 0; i < tuning().bear.pawBees; ++i) EXPECT_TRUE(bear->hasForce(paw)) << i;
    EXPECT_FALSE(bear->hasForce(paw));
}

TEST_F(BearTest, ASpearIntoARaisedPawStaggersIt) {
    for (int i = 0; i < 3000 && !bear->raisedPaw(); ++i) play(app.kFrame, kMiddle);
    ASSERT_TRUE(bear->raisedPaw());
    EXPECT_FALSE(bear->marks().empty());
    EXPECT_FALSE(bear->isOpen());
    const copra::CollisionSprite* raised = nullptr;
    world.step(app.kFrame);
    for (const auto& body : world.bodies())
        if (body.sprite && body.circle.category == category::kRaisedPaw && body.sprite->isCollidable())
            raised = body.sprite;
    ASSERT_NE(raised, nullptr);
    EXPECT_TRUE(bear->pierce(raised));
    EXPECT_TRUE(bear->isOpen());
    EXPECT_TRUE(bear->marks().empty()) << "no blow falls";
    EXPECT_FALSE(bear->pierce(raised)) << "once";
    play(tuning().bear.pawStagger + 0.1f, kMiddle);
    EXPECT_FALSE(bear->isOpen());
}

TEST_F(BearTest, IsOpenToStingsAfterABlow) {
    float time = 0;
    for (; time < 30 && !bear->isOpen(); time += app.kFrame) play(app.kFrame, kMiddle);
    EXPECT_TRUE(bear->isOpen());
    EXPECT_FALSE(bear->raisedPaw());
    play(tuning().bear.openTime + 0.1f, kMiddle);
}
