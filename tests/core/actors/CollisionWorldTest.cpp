#include "actors/ActorFixture.h"

#include "base/WeakPtr.h"
#include "base/log.h"
#include "gameplay/Random.h"
#include "gameplay/collision/CollisionShape.h"

#include <functional>
#include <limits>
#include <memory>
#include <utility>

using namespace cocos2d;
using copra::CollisionSprite;
using copra::CollisionWorld;

class CollisionWorldTest : public ActorTest {
protected:
    Noting* member(const std::string& name, float x, float y = 0.0f, float radius = 10.0f) {
        Noting* sprite = Noting::create(name, {x, y}, radius);
        world->add(sprite);
        return sprite;
    }

    std::unique_ptr<CollisionWorld> world = std::make_unique<CollisionWorld>();
};

using Names = std::vector<std::string>;

TEST_F(CollisionWorldTest, NotifiesBothSpritesOfAHit) {
    Noting* bee = member("bee", 0);
    Noting* bear = member("bear", 19);
    Noting* far = member("far", 50);
    world->step();
    EXPECT_EQ(bee->met, Names{"bear"});
    EXPECT_EQ(bear->met, Names{"bee"});
    EXPECT_TRUE(far->met.empty());
}

TEST_F(CollisionWorldTest, BodiesAreInTheCoordinatesOfItsSpace) {
    Node* level = Node::create();
    level->setPosition(88.9f, 17.3f);
    Node* layer = Node::create();
    layer->setPosition(0.25f, 0.5f);
    scene->addChild(level);
    level->addChild(layer);
    Noting* bee = member("bee", 0.1f, 0.7f);
    layer->addChild(bee);
    world->step();
    EXPECT_NEAR(world->bodyOf(bee)->circle.center.x, 89.25f, 0.001f);
    world->setSpace(level);
    world->step();
    EXPECT_EQ(world->bodyOf(bee)->circle.center, Vec2(0.1f + 0.25f, 0.7f + 0.5f));
    EXPECT_EQ(world->space(), level);
}

TEST_F(CollisionWorldTest, CirclesThatOnlyTouchDoNotCollide) {
    Noting* bee = member("bee", 0);
    member("bear", 20);
    world->step();
    EXPECT_TRUE(bee->met.empty());
}

TEST_F(CollisionWorldTest, NotifiesInEveryStepOfAnOverlapButBeginsAndEndsOnce) {
    Noting* bee = member("bee", 0);
    Noting* bear = member("bear", 15);
    world->began().connect(
        [&](CollisionSprite* a, CollisionSprite* b) { said.push_back("+" + a->getName() + b->getName()); });
    world->ended().connect(
        [&](CollisionSprite* a, CollisionSprite* b) { said.push_back("-" + a->getName() + b->getName()); });
    for (int i = 0; i < 3; ++i) world->step();
    EXPECT_EQ(bee->met.size(), 3u);
    bear->setPosition(100, 0);
    for (int i = 0; i < 3; ++i) world->step();
    EXPECT_EQ(bee->met.size(), 3u);
    EXPECT_EQ(said, (Names{"+beebear", "-beebear"}));
}

TEST_F(CollisionWorldTest, FollowsTheMasks) {
    Noting* bee = member("bee", 0);
    Noting* friendly = member("friendly", 5);
    Noting* shot = member("shot", 8);
    for (Noting* ally : {bee, friendly}) {
        ally->setCategory(1u);
        ally->setCollisionMask(2u);
    }
    shot->setCategory(2u);
    shot->setCollisionMask(1u);
    world->step();
    EXPECT_EQ(bee->met, Names{"shot"});
    EXPECT_EQ(shot->met, (Names{"bee", "friendly"}));
}

TEST_F(CollisionWorldTest, NotifiesInTheOrderOfJoining) {
    const auto note = [this](CollisionSprite* a, CollisionSprite* b) {
        said.push_back(a->getName() + b->getName());
    };
    world->began().connect(note);
    world->ended().connect(note);
    Noting* c = member("c", 4);
    Noting* a = member("a", 2);
    member("b", 0);
    world->step();
    EXPECT_EQ(said, (Names{"ca", "cb", "ab"}));
    said.clear();
    world->remove(c);
    world->add(c);
    world->step();
    EXPECT_EQ(said, (Names{"ac", "bc"})) << "who comes back is the newest";
    said.clear();
    a->setPosition(100, 0);
    c->setPosition(-100, 0);
    world->step();
    EXPECT_EQ(said, (Names{"ab", "ac", "bc"}));
}

TEST_F(CollisionWorldTest, SeesThroughParentsAndScales) {
    Node* ship = Node::create();
    ship->setPosition(100, 50);
    ship->setRotation(90);
    ship->setScale(2);
    scene->addChild(ship);
    Noting* gun = Noting::create("gun", {10, 0}, 5);
    gun->setScale(0.5f);
    ship->addChild(gun);
    world->add(gun);
    world->step();
    const CollisionWorld::Body* body = world->bodyOf(gun);
    ASSERT_NE(body, nullptr);
    EXPECT_NEAR(body->circle.center.x, 100.0f, 1e-3f);
    EXPECT_NEAR(body->circle.center.y, 30.0f, 1e-3f);
    EXPECT_NEAR(body->circle.radius, 5.0f, 1e-3f);
}

TEST_F(CollisionWorldTest, AnInvisibleSpriteCollides) {
    Noting* paw = member("paw", 0);
    paw->setVisible(false);
    Noting* bee = member("bee", 5);
    world->step();
    EXPECT_EQ(bee->met, Names{"paw"});
}

TEST_F(CollisionWorldTest, ASwitchedOffSpriteTakesNoPart) {
    Noting* bee = member("bee", 0);
    Noting* bear = member("bear", 5);
    world->ended().connect([&](CollisionSprite*, CollisionSprite*) { said.push_back("end"); });
    world->step();
    bear->setCollidable(false);
    world->step();
    EXPECT_EQ(bee->met.size(), 1u);
    EXPECT_EQ(said, Names{"end"});
}

TEST_F(CollisionWorldTest, ASpriteSwitchedOffByAHitIsNotHitAgainInThatStep) {
    Noting* ship = member("ship", 0);
    member("one", 3);
    member("two", -3);
    int began = 0;
    int ended = 0;
    world->began().connect([&](CollisionSprite* a, CollisionSprite*) { began += a == ship; });
    world->ended().connect([&](CollisionSprite* a, CollisionSprite*) { ended += a == ship; });
    ship->whenHit = [ship](CollisionSprite*) { ship->setCollidable(false); };
    world->step();
    EXPECT_EQ(ship->met, Names{"one"});
    world->step();
    EXPECT_EQ(began, ended) << "what never began does not end";
}

TEST_F(CollisionWorldTest, BothAreNotifiedEvenIfTheFirstRemovesThem) {
    Noting* shot = member("shot", 0);
    Noting* enemy = member("enemy", 3);
    Noting* second = member("second", -3);
    scene->addChild(shot);
    scene->addChild(enemy);
    shot->whenHit = [this, shot](CollisionSprite*) {
        world->remove(shot);
        shot->removeFromParent();
    };
    world->step();
    EXPECT_EQ(shot->met, Names{"enemy"});
    EXPECT_EQ(enemy->met, (Names{"shot", "second"}));
    EXPECT_EQ(second->met, Names{"enemy"}) << "the shot was gone by then";
}

TEST_F(CollisionWorldTest, SpritesMayDieInACallback) {
    auto* shot = Noting::owned();
    shot->setName("shot");
    scene->addChild(shot);
    shot->release(); // now the scene alone owns it
    world->add(shot);
    Noting* enemy = member("enemy", 3);
    Noting* second = member("second", -3);
    scene->addChild(enemy);
    copra::WeakPtr<Noting> weak(shot);
    shot->whenHit = [shot](CollisionSprite*) { shot->removeFromParent(); };
    world->step();
    EXPECT_FALSE(weak);
    EXPECT_EQ(world->size(), 2u);
    EXPECT_EQ(second->met, Names{"enemy"});
    world->step();
    EXPECT_EQ(enemy->met.size(), 3u);
}

TEST_F(CollisionWorldTest, ASpriteMayDestroyAnotherBeforeItsTurn) {
    Noting* a = member("a", 0);
    Noting* b = member("b", 3);
    auto* c = Noting::owned();
    world->add(c);
    a->whenHit = [&c](CollisionSprite*) {
        if (c) std::exchange(c, nullptr)->release();
    };
    world->step();
    EXPECT_EQ(a->met, Names{"b"});
    EXPECT_EQ(b->met, Names{"a"});
    EXPECT_EQ(world->size(), 2u);
}

TEST_F(CollisionWorldTest, NewSpritesTakePartFromTheNextStep) {
    Noting* a = member("a", 0);
    member("b", 3);
    Noting* late = nullptr;
    a->whenHit = [&](CollisionSprite*) {
        if (!late) late = member("late", 1);
    };
    world->step();
    ASSERT_NE(late, nullptr);
    EXPECT_TRUE(late->met.empty());
    world->step();
    EXPECT_EQ(late->met.size(), 2u);
}

TEST_F(CollisionWorldTest, TheWorldItselfMayDieInACallback) {
    Noting* a = member("a", 0);
    Noting* b = member("b", 3);
    member("c", 1);
    world->began().connect([this](CollisionSprite*, CollisionSprite*) { world.reset(); });
    world->step();
    EXPECT_EQ(world, nullptr);
    EXPECT_EQ(a->met, Names{"b"});
    EXPECT_EQ(b->met, Names{"a"});
    EXPECT_EQ(a->getCollisionWorld(), nullptr);
}

TEST_F(CollisionWorldTest, GoesOnAfterACallbackThatThrows) {
    Noting* a = member("a", 0);
    member("b", 3);
    a->whenHit = [](CollisionSprite*) { throw 1; };
    EXPECT_THROW(world->step(), int);
    a->whenHit = nullptr;
    world->step();
    EXPECT_EQ(a->met.size(), 2u);
}

TEST_F(CollisionWorldTest, ARemovedSpriteEndsNothing) {
    Noting* a = member("a", 0);
    member("b", 3);
    world->ended().connect([&](CollisionSprite*, CollisionSprite*) { said.push_back("end"); });
    world->step();
    world->remove(a);
    world->step();
    EXPECT_TRUE(said.empty());
}

TEST_F(CollisionWorldTest, ASpriteIsInOneWorldOnly) {
    CollisionWorld other;
    Noting* a = member("a", 0);
    world->add(a);
    EXPECT_EQ(world->size(), 1u);
    other.add(a);
    EXPECT_EQ(world->size(), 0u);
    EXPECT_EQ(other.size(), 1u);
    EXPECT_EQ(a->getCollisionWorld(), &other);
    world->remove(a);
    EXPECT_EQ(other.size(), 1u) << "not its world any more";
}

TEST_F(CollisionWorldTest, KnowsVelocitiesWhenItKnowsTheTime) {
    Noting* a = member("a", 0);
    world->step(0.5f);
    EXPECT_EQ(world->bodyOf(a)->velocity, Vec2::ZERO) << "nothing before";
    a->setPosition(10, 0);
    world->step(0.5f);
    EXPECT_EQ(world->bodyOf(a)->velocity, Vec2(20, 0));
}

TEST_F(CollisionWorldTest, ItsRadarFindsByCategoryAndDistance) {
    Noting* a = member("a", 0);
    Noting* b = member("b", 30);
    Noting* c = member("c", 0, 40);
    member("d", 200);
    b->setCategory(4u);
    world->step();
    std::vector<CollisionSprite*> found;
    world->radar({0, 0}, 50, ~0u, found);
    EXPECT_EQ(found, (std::vector<CollisionSprite*>{a, b, c}));
    world->radar({0, 0}, 50, ~0u, found, a);
    EXPECT_EQ(found, (std::vector<CollisionSprite*>{b, c}));
    world->radar({0, 0}, 50, 4u, found);
    EXPECT_EQ(found, std::vector<CollisionSprite*>{b});
    world->remove(b);
    world->radar({0, 0}, 50, 4u, found);
    EXPECT_TRUE(found.empty());
}

TEST_F(CollisionWorldTest, LeavesOutPlacesThatAreNone) {
    Noting* lost = member("lost", std::numeric_limits<float>::infinity());
    Noting* huge = member("huge", 1.0e38f);
    Noting* a = member("a", 0);
    member("b", 1);
    world->step(0.1f);
    EXPECT_TRUE(lost->met.empty());
    EXPECT_TRUE(huge->met.empty());
    EXPECT_EQ(a->met, Names{"b"});
}

TEST_F(CollisionWorldTest, FindsTheSameAsEveryPairTestedAndTheSameEachTime) {
    const auto play = [](std::uint64_t seed) {
        CollisionWorld arena;
        copra::Random random(seed);
        std::vector<Noting*> sprites;
        for (int i = 0; i < 120; ++i) {
            Noting* sprite = Noting::create(std::to_string(i), Vec2::ZERO, random.between(1.0f, 25.0f));
            sprites.push_back(sprite);
            arena.add(sprite);
        }
        Names story;
        arena.began().connect(
            [&](CollisionSprite* a, CollisionSprite* b) { story.push_back(a->getName() + b->getName()); });
        for (int step = 0; step < 20; ++step) {
            for (Noting* sprite : sprites) {
                const float x = random.between(0.0f, 400.0f);
                sprite->setPosition(x, random.between(0.0f, 400.0f));
                sprite->met.clear();
            }
            arena.step(0.1f);
            std::size_t notified = 0;
            std::size_t expected = 0;
            for (Noting* a : sprites) {
                notified += a->met.size();
                for (Noting* b : sprites)
                    expected += a != b &&
                                a->getPosition().distance(b->getPosition()) < a->getRadius() + b->getRadius();
            }
            EXPECT_EQ(notified, expected);
        }
        return story;
    };
    EXPECT_EQ(play(3), play(3));
    EXPECT_NE(play(3), play(4));
}

TEST_F(CollisionWorldTest, ASweptSpriteJumpsOverNoSpriteAndMeetsTheNearerFirst) {
    Noting* far = member("far", 60);
    Noting* near = member("near", 0);
    Noting* bullet = member("bullet", -200, 0, 2);
    float times[2] = {0.0f, 0.0f};
    std::size_t count = 0;
    world->began().connect(
        [&](CollisionSprite*, CollisionSprite*) { times[count++ % 2] = world->hitTime(); });
    for (const bool swept : {false, true}) {
        bullet->setSwept(swept);
        bullet->setPosition(-200, 0);
        bullet->setTeleported();
        world->step(0.1f);
        bullet->setPosition(200, 0);
        world->step(0.1f);
        EXPECT_EQ(bullet->met, swept ? (Names{"near", "far"}) : Names{});
    }
    EXPECT_NEAR(times[0], 188.0f / 400.0f, 1e-4f);
    EXPECT_NEAR(times[1], 248.0f / 400.0f, 1e-4f);
    EXPECT_EQ(world->hitTime(), 0.0f) << "only while a pair is notified";
    EXPECT_EQ(near->met.size() + far->met.size(), 2u);
}

TEST_F(CollisionWorldTest, ABulletThatGoesOutAtTheFirstHitLeavesTheOthersAlone) {
    Noting* far = member("far", 60);
    Noting* near = member("near", 0);
    Noting* bullet = member("bullet", -200, 0, 2);
    bullet->setSwept(true);
    bullet->whenHit = [&](CollisionSprite*) { bullet->setCollidable(false); };
    world->step(0.1f);
    bullet->setPosition(200, 0);
    world->step(0.1f);
    EXPECT_EQ(near->met, Names{"bullet"});
    EXPECT_TRUE(far->met.empty());
}

TEST_F(CollisionWorldTest, WhoWasPutElsewhereHasNotFlownThere) {
    Noting* bee = member("bee", 0);
    Noting* bullet = member("bullet", -200, 0, 2);
    bullet->setSwept(true);
    world->step(0.1f);
    bullet->setPosition(200, 0);
    bullet->setTeleported();
    world->step(0.1f);
    EXPECT_TRUE(bee->met.empty());
    EXPECT_EQ(world->bodyOf(bullet)->velocity, Vec2::ZERO);
}

TEST_F(CollisionWorldTest, SeveralShapesOfASpriteTurnAndScaleWithItAndAreReportedAsOne) {
    using copra::CollisionShape;
    Noting* arm = member("arm", 100, 100);
    arm->setShapes({CollisionShape::capsule({0, 0}, {0, 40}, 5), CollisionShape::circle({0, 50}, 12)});
    arm->setScale(2);
    arm->setRotation(90); // clockwise: what was up points right
    Noting* bee = member("bee", 200, 100, 4);
    Noting* above = member("above", 100, 140, 4);
    world->step();
    EXPECT_EQ(bee->met, Names{"arm"});
    EXPECT_TRUE(above->met.empty());
    EXPECT_EQ(arm->met.size(), 1u);
    EXPECT_NEAR(world->bodyOf(arm)->circle.radius, 124.0f, 1e-3f);
    arm->setShapes({});
    world->step();
    EXPECT_EQ(bee->met.size(), 1u) << "the circle of 10 is back";
    EXPECT_TRUE(arm->getShapes().empty());
}

TEST_F(CollisionWorldTest, RefusesShapesThatAreNoneWithASentence) {
    copra::LogCapture log;
    Noting* bee = member("bee", 0);
    bee->setShapes({copra::CollisionShape::circle({0, 0}, -1)});
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("radius"));
    EXPECT_TRUE(bee->getShapes().empty());
}

TEST_F(CollisionWorldTest, AskingWhetherASpriteCanCollideMayAddOthers) {
    class Breeder : public CollisionSprite {
    public:
        bool isCollidable() const override {
            if (breed) std::exchange(breed, nullptr)();
            return true;
        }
        mutable std::function<void()> breed;
    };
    copra::CollisionWorld crowd;
    auto* breeder = new Breeder();
    breeder->init();
    breeder->autorelease();
    scene->addChild(breeder);
    crowd.add(breeder);
    breeder->breed = [&] {
        for (int i = 0; i < 100; ++i) {
            Noting* young = Noting::create("young", Vec2(10, 10));
            scene->addChild(young);
            crowd.add(young);
        }
    };
    crowd.step(0.02f);
    crowd.step(0.02f);
    EXPECT_EQ(crowd.bodies().size(), 101u);
}
