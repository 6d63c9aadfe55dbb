#include "Figure.h"

#include "gameplay/Random.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/FlowField.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

#include <cmath>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

/// A mover that records its path.
struct Flier {
    copra::Steerable self;
    std::vector<Vec2> way;

    Flier(const Vec2& place, const Vec2& velocity, float maxSpeed = 150.0f, float maxAccel = 600.0f) {
        self.position = place;
        self.velocity = velocity;
        self.maxSpeed = maxSpeed;
        self.maxAccel = maxAccel;
        way.push_back(place);
    }
    void fly(const Vec2& wish) {
        steer(self, wish, kStep);
        way.push_back(self.position);
    }
    void draw(FigureCanvas& canvas, const std::string& picture, const Color4B& color, float scale = 0.5f,
              int dotEvery = 8) const {
        canvas.path(way, color, dotEvery, 1.5f);
        canvas.sprite(picture, self.position, scale,
                      self.velocity.length() > 3 ? copra::rotationFacing(self.velocity) : 0);
    }
};

/// Flies evenly and turns by some degrees a second.
void turnEvenly(Flier& flier, float degrees) {
    flier.self.velocity = copra::rotated(flier.self.velocity, degrees * copra::kRadiansPerDegree * kStep);
    flier.self.position += flier.self.velocity * kStep;
    flier.way.push_back(flier.self.position);
}

void drawRocks(FigureCanvas& canvas, const std::vector<copra::Circle>& rocks) {
    for (const copra::Circle& rock : rocks) {
        canvas.dot(rock.center, rock.radius, kCardEdge);
        canvas.ring(rock.center, rock.radius, kSoftInk);
    }
}

/// Flee and evade: the same hornet crosses from the left.
void drawEscape(FigureCanvas& canvas, const Rect& place, bool evades) {
    Flier hornet(place.origin + Vec2(16, 60), Vec2(110, 30));
    Flier bee(place.origin + Vec2(120, 104), Vec2(0, 20), 120, 400);
    for (int frame = 0; frame < 58; ++frame) {
        const copra::Steerable& threat = hornet.self;
        bee.fly(evades ? evade(bee.self, threat.position, threat.velocity) : flee(bee.self, threat.position));
        turnEvenly(hornet, 0);
    }
    hornet.draw(canvas, "hornet_0", kSky, 0.45f);
    bee.draw(canvas, "bee_0", kHoney);
}

void drawHiding(FigureCanvas& canvas, const Rect& place) {
    const std::vector<copra::Circle> rocks{{place.origin + Vec2(120, 120), 26},
                                           {place.origin + Vec2(176, 66), 20}};
    drawRocks(canvas, rocks);
    Flier hornet(place.origin + Vec2(20, 40), Vec2(0, 62));
    Flier bug(place.origin + Vec2(66, 150), Vec2(40, 0), 160);
    for (int frame = 0; frame < 110; ++frame) {
        copra::SteeringPriorities wishes(bug.self, kStep);
        wishes.add(avoidObstacles(bug.self, 8, rocks.data(), rocks.size(), 0.3f))
            .add(hide(bug.self, hornet.self.position, rocks.data(), rocks.size(), 16));
        bug.fly(wishes.desiredVelocity());
        turnEvenly(hornet, -16);
    }
    canvas.dashes(hornet.self.position, bug.self.position, faded(kSoftInk, 120));
    hornet.draw(canvas, "hornet_0", kSky, 0.45f);
    bug.draw(canvas, "ladybird_0", kRose, 0.42f);
}

void drawGuard(FigureCanvas& canvas, const Rect& place) {
    const Vec2 honey = place.origin + Vec2(36, 96);
    canvas.sprite("honey", honey, 0.8f);
    Flier hornet(place.origin + Vec2(206, 24), Vec2(-20, 75));
    Flier bee(place.origin + Vec2(90, 150), Vec2(0, -60), 160);
    for (int frame = 0; frame < 105; ++frame) {
        bee.fly(interpose(bee.self, hornet.self.position, hornet.self.velocity, honey, Vec2::ZERO));
        if (frame % 26 == 25) canvas.dashes(honey, hornet.self.position, faded(kSoftInk, 90));
        turnEvenly(hornet, 20);
    }
    hornet.draw(canvas, "hornet_0", kSky, 0.45f);
    bee.draw(canvas, "bee_0", kHoney);
}

void drawFormation(FigureCanvas& canvas, const Rect& place) {
    Flier leader(place.origin + Vec2(70, 34), Vec2(96, 0));
    const Vec2 offsets[] = {{-30, 28}, {-30, -28}};
    std::vector<Flier> wing;
    for (const Vec2& offset : offsets)
        wing.emplace_back(leader.self.position + offset + Vec2(-10, 14), Vec2(60, 30), 190, 1200);
    for (int frame = 0; frame < 120; ++frame) {
        for (std::size_t i = 0; i < 2; ++i)
            wing[i].fly(
                pursueOffset(wing[i].self, leader.self.position, leader.self.velocity, offsets[i], {}, 0.2f));
        turnEvenly(leader, 75);
    }
    leader.draw(canvas, "hornet_0", kSky, 0.45f, 12);
    for (const Flier& bee : wing) bee.draw(canvas, "bee_0", kHoney, 0.45f, 12);
}

void drawTrain(FigureCanvas& canvas, const Rect& place) {
    Flier leader(place.origin + Vec2(24, 130), Vec2(86, -26));
    std::vector<Flier> train;
    // One of them stands in the leader's way, and steps aside.
    for (const Vec2& start : {Vec2(30, 60), Vec2(60, 40), Vec2(108, 100)})
        train.emplace_back(place.origin + start, Vec2(10, 0), 170, 700);
    for (int frame = 0; frame < 118; ++frame) {
        std::vector<Vec2> places;
        for (const Flier& bee : train) places.push_back(bee.self.position);
        for (Flier& bee : train) {
            copra::SteeringSum wishes(bee.self);
            wishes.add(followLeader(bee.self, leader.self.position, leader.self.velocity, 32, 60))
                .add(separate(bee.self, places.data(), places.size(), 28));
            bee.fly(wishes.desiredVelocity());
        }
        turnEvenly(leader, 20);
    }
    leader.draw(canvas, "hornet_0", kSky, 0.45f, 12);
    for (const Flier& bee : train) bee.draw(canvas, "bee_0", kHoney, 0.45f, 12);
}

} // namespace

FIGURE("gameplay-escape", 700, 230) {
    const auto panels = canvas.panels({"flee: from where it is", "evade: from where it will be", "hide"});
    drawEscape(canvas, panels[0], false);
    drawEscape(canvas, panels[1], true);
    drawHiding(canvas, panels[2]);
}

FIGURE("gameplay-company", 700, 240) {
    const auto panels = canvas.panels({"interpose", "pursueOffset", "followLeader"});
    drawGuard(canvas, panels[0]);
    drawFormation(canvas, panels[1]);
    drawTrain(canvas, panels[2]);
}

FIGURE("gameplay-flock", 700, 250) {
    const auto panels = canvas.panels({"separation", "alignment", "cohesion"});
    for (std::size_t p = 0; p < 3; ++p) {
        const Panel& panel = panels[p];
        copra::Random random(3);
        std::vector<copra::Steerable> flock;
        std::vector<std::vector<Vec2>> ways;
        const float spread = p == 0 ? 26.0f : 78.0f;
        for (int i = 0; i < 9; ++i) {
            copra::Steerable bee;
            bee.position = {panel.getMidX() - (p == 1 ? 30.0f : 0.0f) + random.between(-spread, spread),
                            panel.getMidY() + random.between(-spread, spread)};
            bee.velocity = random.direction() * (p == 1 ? 60.0f : 5.0f);
            if (p == 1) bee.velocity += Vec2(40, 30);
            bee.maxSpeed = 70;
            bee.maxAccel = 160;
            flock.push_back(bee);
            ways.push_back({bee.position});
        }
        std::vector<copra::Flockmate> mates;
        copra::SpatialGrid grid;
        for (int frame = 0; frame < 70; ++frame) {
            std::vector<Vec2> places, wishes;
            for (const auto& bee : flock) places.push_back(bee.position);
            grid.build(places, 150);
            for (std::size_t i = 0; i < flock.size(); ++i) {
                findFlockmates(grid, flock, i, p == 0 ? 70.0f : 150.0f, 360, mates);
                wishes.push_back(p == 0   ? separation(flock[i], mates, 70)
                                 : p == 1 ? alignment(flock[i], mates)
                                          : cohesion(flock[i], mates) + separation(flock[i], mates, 24));
            }
            for (std::size_t i = 0; i < flock.size(); ++i) {
                steer(flock[i], wishes[i], kStep);
                ways[i].push_back(flock[i].position);
            }
        }
        for (std::size_t i = 0; i < flock.size(); ++i) {
            canvas.path(ways[i], kHoney, 10, 1.4f);
            canvas.sprite("bee_0", flock[i].position, 0.42f, copra::rotationFacing(flock[i].velocity));
        }
    }
}

namespace {

void drawWalls(FigureCanvas& canvas, const Panel& panel) {
    const Vec2 a(panel.getMinX() + 8, panel.getMinY() + 8), c(panel.getMaxX() - 8, panel.getMaxY() - 8);
    const Vec2 b(c.x, a.y), d(a.x, c.y);
    const copra::Wall walls[] = {
        {a, b}, {b, c}, {c, d}, {d, a}, {{panel.getMidX(), a.y}, panel.origin + Vec2(130, 104)}};
    for (const copra::Wall& wall : walls) canvas.line(wall.a, wall.b, kSoftInk, 4);
    Flier bee(a + Vec2(20, 24), Vec2(110, 40), 120, 500);
    for (int frame = 0; frame < 210; ++frame) {
        copra::SteeringPriorities wishes(bee.self, kStep);
        wishes.add(avoidWalls(bee.self, walls, 5, 56))
            .add(copra::normalizedOr(bee.self.velocity, Vec2(1, 0)) * 120);
        bee.fly(wishes.desiredVelocity());
    }
    for (const float side : {-35.0f, 0.0f, 35.0f})
        canvas.line(bee.self.position,
                    bee.self.position + copra::rotated(copra::normalizedOr(bee.self.velocity, Vec2(1, 0)),
                                                       side * copra::kRadiansPerDegree) *
                                            (side == 0 ? 56.0f : 28.0f),
                    kSky, 1.4f);
    bee.draw(canvas, "bee_0", kHoney, 0.45f, 10);
}

void drawContainment(FigureCanvas& canvas, const Panel& panel) {
    const Rect room(panel.getMinX() + 8, panel.getMinY() + 8, panel.size.width - 16, panel.size.height - 16);
    const Rect inner(room.origin.x + 30, room.origin.y + 30, room.size.width - 60, room.size.height - 60);
    const Vec2 corners[] = {inner.origin,
                            {inner.getMaxX(), inner.getMinY()},
                            {inner.getMaxX(), inner.getMaxY()},
                            {inner.getMinX(), inner.getMaxY()}};
    for (int i = 0; i < 4; ++i) canvas.dashes(corners[i], corners[(i + 1) % 4], kCardEdge);
    Flier bee(room.origin + Vec2(70, 80), Vec2(120, 50), 130, 450);
    for (int frame = 0; frame < 230; ++frame) {
        copra::SteeringPriorities wishes(bee.self, kStep);
        wishes.add(contain(bee.self, room, 30)).add(copra::normalizedOr(bee.self.velocity, Vec2(1, 0)) * 130);
        bee.fly(wishes.desiredVelocity());
    }
    bee.draw(canvas, "bee_0", kHoney, 0.45f, 10);
}

void drawFlow(FigureCanvas& canvas, const Panel& panel) {
    copra::FlowField field(panel, 11, 9);
    const auto isWall = [&panel](const Vec2& place) {
        return std::fabs(place.x - panel.getMidX()) < 12 && place.y < panel.getMinY() + 130;
    };
    const Vec2 goal(panel.getMaxX() - 24, panel.getMinY() + 26);
    field.leadTo(goal, isWall);
    for (std::size_t row = 0; row < field.rows(); ++row)
        for (std::size_t column = 0; column < field.columns(); ++column) {
            const Vec2 place = field.centerOf(column, row), way = field.at(column, row) * 6;
            if (isWall(place)) {
                canvas.dot(place, 9, kCardEdge);
                continue;
            }
            canvas.line(place - way, place + way, faded(kSky, 140), 1.2f);
            canvas.dot(place + way, 1.8f, faded(kSky, 190));
        }
    canvas.cross(goal);
    for (const Vec2& start : {Vec2(22, 24), Vec2(22, 90), Vec2(60, 150)}) {
        Flier bee(panel.origin + start, Vec2::ZERO, 100);
        for (int frame = 0; frame < 150 && bee.self.position.distance(goal) > 16; ++frame)
            bee.fly(followFlow(bee.self, field));
        bee.draw(canvas, "bee_0", kHoney, 0.42f, 12);
    }
}

} // namespace

FIGURE("gameplay-ways", 700, 250) {
    const auto panels = canvas.panels({"avoidWalls", "contain", "followFlow"});
    drawWalls(canvas, panels[0]);
    drawContainment(canvas, panels[1]);
    drawFlow(canvas, panels[2]);
}
