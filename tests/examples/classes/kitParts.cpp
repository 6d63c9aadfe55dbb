// Parts of the gameplay kit, the sound player, and what is alive.

#include "ClassExamples.h"

#include "actors/CollisionRadar.h"
#include "actors/CollisionSprite.h"
#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "diagnosis/LeakReport.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/PlatformTrack.h"
#include "gameplay/collision/CollisionShape.h"
#include "gameplay/reference/Body.h"
#include "gameplay/reference/Dodger.h"
#include "gameplay/reference/Slope.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"
#include "testing/InputRecording.h"

USING_NS_CC;

namespace {

constexpr float kFrame = 1.0f / 60.0f;

class KitPartExamples : public ClassExamples {};

TEST_F(KitPartExamples, PlatformTrack) {
    //! [copra::PlatformTrack]
    copra::BodyWorld world;
    copra::PlatformTrack lift;
    lift.body = world.add(copra::makeWall(Vec2(100, 20), Size(60, 10)));
    lift.stops = {Vec2(100, 20), Vec2(100, 80)}; // there and back
    lift.speed = 60;                             // points per second
    lift.pause = 1;                              // seconds at each stop
    for (int frame = 0; frame < 70; ++frame) {
        lift.control(world, kFrame); // before each step
        world.step(kFrame);
    }
    //! [copra::PlatformTrack]
    EXPECT_NEAR(world.find(lift.body)->position.y, 80, 0.5f);
}

TEST_F(KitPartExamples, Wall) {
    //! [copra::Wall]
    copra::Steerable bee;
    bee.position = Vec2(100, 100);
    bee.velocity = Vec2(100, 0);
    bee.maxSpeed = 100;
    bee.maxAccel = 400;
    const copra::Wall walls[] = {{Vec2(140, 0), Vec2(140, 200)}, {Vec2(0, 0), Vec2(140, 0)}};
    const Vec2 away = copra::avoidWalls(bee, walls, 2);          // (0, 0) if the way is free
    const Vec2 wanted = copra::seek(bee, Vec2(300, 100));        // behind the wall
    const Vec2 both = copra::firstDesiredVelocity(away, wanted); // the wall is more important
    copra::steer(bee, both, kFrame);
    //! [copra::Wall]
    EXPECT_FALSE(away.isZero());
    EXPECT_EQ(both, away);
}

TEST_F(KitPartExamples, SteeringSum) {
    //! [copra::SteeringSum]
    copra::Steerable bee;
    bee.maxSpeed = 100;
    copra::SteeringSum sum(bee);
    sum.add(copra::seek(bee, Vec2(200, 0))).add(copra::flee(bee, Vec2(0, -50)), 0.5f); // half as important
    copra::steer(bee, sum.desiredVelocity(), kFrame);
    //! [copra::SteeringSum]
    EXPECT_GT(bee.velocity.x, 0);
    EXPECT_GT(bee.velocity.y, 0);
}

TEST_F(KitPartExamples, CollisionRadar) {
    //! [copra::CollisionRadar]
    enum { kEnemy = 2 };
    auto hero = copra::CollisionSprite::create("garden.png", Rect(192, 0, 64, 64));
    auto enemy = copra::CollisionSprite::create("garden.png", Rect(0, 128, 64, 64));
    enemy->setPosition(15, 0);
    enemy->setTag(kEnemy);
    scene->addChild(hero);
    scene->addChild(enemy);
    Vector<Node*> sprites;
    for (Node* node : {hero, enemy}) sprites.pushBack(node);
    std::vector<copra::CollisionSprite*>
        caught; // those with a bit of the type in their tag, nearer than 20 points
    copra::CollisionRadar::checkRader(hero, kEnemy, sprites, 20, caught);
    //! [copra::CollisionRadar]
    ASSERT_EQ(caught.size(), 1u);
    EXPECT_EQ(caught[0], enemy);
}

TEST_F(KitPartExamples, AudioPlayer) {
    //! [copra::AudioPlayer, copra::AudioSettings]
    auto& player = copra::audioPlayer(); // AudioEngine plays with it, too
    copra::AudioSettings settings;
    settings.loop = true;
    settings.bus = copra::AudioBus::Music;
    const int song = player.play("sounds/song.ogg", settings);
    player.setBusVolume(copra::AudioBus::Music, 0.4f, 2);            // in two seconds
    player.duckMusicDuring(AudioEngine::play2d("sounds/chime.ogg")); // the music is lower while it plays
    player.fadeOut(song, 3);
    //! [copra::AudioPlayer, copra::AudioSettings]
    EXPECT_TRUE(player.loops(song));
    AudioEngine::stopAll();
    player.setBusVolume(copra::AudioBus::Music, 1);
}

TEST_F(KitPartExamples, LeakReport) {
    //! [copra::LeakReport, copra::LeakReport::Entry]
    for (const copra::LeakReport::Entry& entry : copra::LeakReport::byClass()) // none in a release build
        if (entry.count > 100) log("%s: %d objects", entry.className.c_str(), static_cast<int>(entry.count));
    const std::string where = copra::LeakReport::birth(scene); // what created it
    //! [copra::LeakReport, copra::LeakReport::Entry]
    EXPECT_LE(copra::LeakReport::byClass().size(), copra::LeakReport::liveCount());
    static_cast<void>(where);
}

TEST_F(KitPartExamples, InputRecording) {
    //! [copra::testing::InputRecording, copra::testing::RecordedEvent]
    const std::string file = FileUtils::getInstance()->getWritablePath() + "game.input";
    copra::testing::InputRecording recording; // --record FILE writes one while you play
    recording.seed = 7;
    recording.frames = 120;
    recording.state = 1; // stateHash() after the last frame
    recording.events.push_back({30, "text", {'a'}, ""});
    recording.save(file);

    copra::testing::InputRecording again;
    const std::string problem = again.load(file); // empty: it can be played
    //! [copra::testing::InputRecording, copra::testing::RecordedEvent]
    EXPECT_EQ(problem, "");
    EXPECT_EQ(again.events.size(), 1u);
    EXPECT_EQ(again.seed, 7u);
}

TEST_F(KitPartExamples, ShapeSweep) {
    //! [copra::ShapeSweep]
    const auto bullet = copra::CollisionShape::circle(Vec2(0, 100), 4);
    const auto wasp = copra::CollisionShape::box(Vec2(100, 100), Size(20, 20));
    // In this step, the bullet moves 200 points to the right, and the wasp does not move.
    const copra::ShapeSweep sweep = copra::sweepShapes(bullet, Vec2(200, 0), wasp, Vec2::ZERO);
    if (sweep.hit) log("the bullet is at x = %f then", 200 * sweep.time);
    //! [copra::ShapeSweep]
    EXPECT_TRUE(sweep.hit);
    EXPECT_NEAR(200 * sweep.time, 86, 1);
}

TEST_F(KitPartExamples, ReferenceBody) {
    //! [copra::reference::Body]
    copra::reference::Body boxes[2]; // in thousandths of a pixel
    boxes[0].width = boxes[1].width = 20000;
    boxes[1].x = 20500;
    boxes[0].detailSpeedX = 1000;        // to the right
    copra::reference::stepRow(boxes, 2); // once a frame: the left box pushes the right one
    //! [copra::reference::Body]
    EXPECT_GT(boxes[1].detailSpeedX, 0);
    EXPECT_LE(boxes[0].x + boxes[0].width, boxes[1].x);
}

TEST_F(KitPartExamples, ReferenceSlope) {
    //! [copra::reference::Slope]
    const copra::reference::Slope slope{0, 200, 100, 150}; // from (0, 200) up to (100, 150): y points down
    int y = 160;                                           // the top of an object of 20 x 30 pixels
    const bool isMoved = slope.pushUp(70, y, 20, 30);      // once a frame; 70 is its left edge
    //! [copra::reference::Slope]
    EXPECT_TRUE(isMoved);
    EXPECT_LT(y, 160);
}

TEST_F(KitPartExamples, ReferenceDodger) {
    //! [copra::reference::Dodger, copra::reference::RadarBlip]
    copra::reference::Dodger bee; // a member of the node that it moves
    bee.position = Vec2(100, 100);
    copra::reference::RadarBlip thorns[2]; // all that the bee has to avoid
    thorns[0].position = Vec2(110, 100);
    thorns[1].position = Vec2(300, 100);
    copra::SwarmPointer pointer;
    pointer.position = Vec2(100, 300);
    copra::Random random(1);
    std::vector<std::uint32_t> found; // once a frame:
    const float range = copra::reference::Dodger::range(pointer.touching);
    copra::reference::radar(bee.position, copra::reference::kNoBlip, ~0u, thorns, 2, range, found);
    bee.step(thorns, found, pointer, random);
    //! [copra::reference::Dodger, copra::reference::RadarBlip]
    EXPECT_EQ(found, std::vector<std::uint32_t>{0});
    EXPECT_NE(bee.position, Vec2(100, 100));
}

} // namespace
