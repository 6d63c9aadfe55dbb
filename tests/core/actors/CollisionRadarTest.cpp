#include "actors/ActorFixture.h"

#include "actors/CollisionRadar.h"

using namespace cocos2d;
using copra::CollisionRadar;
using copra::CollisionSprite;

class CollisionRadarTest : public ActorTest {
protected:
    CollisionSprite* at(float x, int tag) {
        Noting* sprite = Noting::create("", {x, 0});
        sprite->setTag(tag);
        scene->addChild(sprite);
        return sprite;
    }
    std::vector<CollisionSprite*> caughtBy(CollisionSprite* sender, int type, float range) {
        std::vector<CollisionSprite*> caught;
        copra::CollisionRader::checkRader(sender, type, scene->getChildren(), range, caught);
        return caught;
    }
};

using Caught = std::vector<CollisionSprite*>;

TEST_F(CollisionRadarTest, FindsByTagAndCutDistanceInTheOrderOfTheGroup) {
    CollisionSprite* bee = at(0, 1);
    CollisionSprite* far = at(19.9f, 2);
    at(20, 2);
    at(0.999f, 2);
    at(5, 4);
    CollisionSprite* near = at(1, 2);
    CollisionSprite* untagged = at(7, -1);
    EXPECT_EQ(caughtBy(bee, 1 | 2, 20), (Caught{far, near, untagged}));
    EXPECT_EQ(caughtBy(bee, 8, 20), (Caught{untagged})) << "-1 has all bits";
}

TEST_F(CollisionRadarTest, ReachesBeyondAFractionalRange) {
    CollisionSprite* bee = at(0, 1);
    CollisionSprite* other = at(20.9f, 1);
    EXPECT_EQ(caughtBy(bee, 1, 20.5f), (Caught{other}));
    EXPECT_TRUE(caughtBy(bee, 1, 20).empty());
}

TEST_F(CollisionRadarTest, SkipsPlainNodesAndFindsNothingAmongNone) {
    scene->addChild(Node::create());
    CollisionSprite* bee = at(0, 1);
    EXPECT_TRUE(caughtBy(bee, -1, 100).empty());
}
