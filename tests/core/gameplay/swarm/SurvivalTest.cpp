#include "gameplay/Random.h"
#include "gameplay/frame.h"
#include "gameplay/reference/Dodger.h"
#include "gameplay/swarm/Swarm.h"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

// How long do 500 bees live among 2,000 bullets that cross a field of 2000 x 1500 points, wrapped at its
// edges? Both forms have the article's limits (4 points a frame, 0.5 points a frame squared) and start in the
// same places against the same bullets.

using namespace copra;

namespace {

constexpr float kWidth = 2000.0f, kHeight = 1500.0f;
constexpr int kBees = 500, kBullets = 2000, kFrames = 240;
constexpr float kReach = 12.0f; // a bee of 8 and a bullet of 4
const SwarmPointer kMiddle{{kWidth / 2, kHeight / 2}, false};

struct Field {
    std::vector<Threat> bullets;
    std::vector<Vec2> starts;

    Field() {
        Random random(3);
        for (int i = 0; i < kBees; ++i)
            starts.push_back(kMiddle.position + random.direction() * (400.0f * std::sqrt(random.unit())));
        while (bullets.size() < kBullets) {
            const float x = random.between(0.0f, kWidth);
            const Threat bullet{{x, random.between(0.0f, kHeight)},
                                random.direction() * random.between(100.0f, 300.0f),
                                4.0f};
            const auto hit = [&bullet](const Vec2& bee) {
                return bee.distance(bullet.position) < 2 * kReach;
            };
            if (std::none_of(starts.begin(), starts.end(), hit)) bullets.push_back(bullet);
        }
    }

    void flyOn() {
        places.clear();
        for (Threat& bullet : bullets) {
            bullet.position += bullet.velocity * kFrame;
            bullet.position.x = std::fmod(bullet.position.x + kWidth, kWidth);
            bullet.position.y = std::fmod(bullet.position.y + kHeight, kHeight);
            places.push_back(bullet.position);
        }
        grid.build(places, 40.0f);
    }
    bool hits(const Vec2& bee) const {
        bool hit = false;
        grid.forEachNear(bee, kReach, [&hit](std::uint32_t, float distanceSquared) {
            hit |= distanceSquared < kReach * kReach;
        });
        return hit;
    }

    std::vector<Vec2> places;
    SpatialGrid grid;
};

struct Result {
    double meanLife; ///< seconds, of at most 4
    std::size_t alive;
};

Result livesOfReference() {
    Field field;
    Random random(9);
    std::vector<reference::Dodger> bees(kBees);
    for (int i = 0; i < kBees; ++i) bees[i].position = field.starts[i];
    std::vector<reference::RadarBlip> blips;
    std::vector<std::uint32_t> caught;
    std::size_t framesLived = 0;
    for (int frame = 0; frame < kFrames; ++frame) {
        blips.clear();
        for (const reference::Dodger& bee : bees) blips.push_back({bee.position});
        for (const Threat& bullet : field.bullets) blips.push_back({bullet.position});
        for (std::size_t i = 0; i < bees.size(); ++i) {
            reference::radar(bees[i].position, i, ~0u, blips.data(), blips.size(),
                             reference::Dodger::range(false), caught);
            bees[i].step(blips.data(), caught, kMiddle, random);
            blips[i].position = bees[i].position; // as in the article, the next one sees it there already
        }
        field.flyOn();
        const auto isHit = [&field](const reference::Dodger& bee) { return field.hits(bee.position); };
        bees.erase(std::remove_if(bees.begin(), bees.end(), isHit), bees.end());
        framesLived += bees.size();
    }
    return {static_cast<double>(framesLived) * kFrame / kBees, bees.size()};
}

Result livesOfSwarm(DodgeStyle style) {
    Field field;
    SwarmTuning tuning;
    tuning.style = style;
    if (style == DodgeStyle::Plan) tuning.dodge.margin = 1.0f;
    Swarm swarm(tuning, 9);
    for (const Vec2& start : field.starts) swarm.add(start);
    std::size_t framesLived = 0;
    for (int frame = 0; frame < kFrames; ++frame) {
        swarm.step(kFrame, kMiddle, field.bullets);
        field.flyOn();
        for (std::size_t i = swarm.size(); i-- > 0;)
            if (field.hits(swarm.position(i))) swarm.remove(i);
        framesLived += swarm.size();
    }
    return {static_cast<double>(framesLived) * kFrame / kBees, swarm.size()};
}

} // namespace

TEST(Survival, TheImprovedSwarmLivesManyTimesAsLongAsTheArticles) {
    const Result reference = livesOfReference();
    const Result swerving = livesOfSwarm(DodgeStyle::Swerve);
    const Result planning = livesOfSwarm(DodgeStyle::Plan);
    std::printf("mean life of 500 bees among 2,000 bullets, and alive after 4 s: reference %.2f s, %zu; "
                "swerving %.2f s, %zu; planning %.2f s, %zu\n",
                reference.meanLife, reference.alive, swerving.meanLife, swerving.alive, planning.meanLife,
                planning.alive);
    RecordProperty("reference", std::to_string(reference.meanLife));
    RecordProperty("swerving", std::to_string(swerving.meanLife));
    RecordProperty("planning", std::to_string(planning.meanLife));
    EXPECT_GT(swerving.meanLife, 2 * reference.meanLife);
    EXPECT_GT(planning.meanLife, 1.1 * swerving.meanLife);
    EXPECT_GT(planning.alive, kBees * 3 / 4);
}
