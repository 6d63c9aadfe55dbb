// The gameplay kit at large numbers: swarms beside the article's way of testing all pairs, and
// circles beside the broad phases of Box2D and Chipmunk, where those are installed. `./copra bench
// --gameplay` runs it. The closing lines say the medians of the repetitions and how the time of a step grows.

#include "gameplay/Random.h"
#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionSpace.h"
#include "gameplay/reference/Dodger.h"
#include "gameplay/swarm/Swarm.h"

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#ifdef BENCH_BOX2D
#include <box2d/b2_broad_phase.h>
#endif
#ifdef BENCH_CHIPMUNK
#include <chipmunk/chipmunk.h>
#endif

using namespace copra;

namespace {

constexpr float kFrame = 1.0f / 60.0f;
// Points a bee and a bullet have for themselves a side: the article's radar range.
constexpr float kRoom = 40.0f;
constexpr std::uint32_t kSeed = 2;

// Bees all over a field with as many bullets, which fly on and come in again at the other side.
struct Field {
    explicit Field(int count) : side(kRoom * std::sqrt(static_cast<float>(count))) {
        Random random(kSeed);
        for (int i = 0; i < count; ++i) {
            bees.push_back(somewhere(random));
            const Vec2 place = somewhere(random);
            bullets.push_back({place, random.direction() * random.between(100.0f, 400.0f), 4.0f});
        }
    }
    Vec2 somewhere(Random& random) const {
        const float x = random.between(0.0f, side);
        return {x, random.between(0.0f, side)};
    }
    SwarmPointer pointer() const { return {{side / 2, side / 2}, false}; }
    void flyOn() {
        for (Threat& bullet : bullets) {
            Vec2& place = bullet.position;
            place += bullet.velocity * kFrame;
            place.x -= place.x < 0 ? -side : place.x >= side ? side : 0;
            place.y -= place.y < 0 ? -side : place.y >= side ? side : 0;
        }
    }

    float side;
    std::vector<Vec2> bees;
    std::vector<Threat> bullets;
};

void swarm(benchmark::State& state, DodgeStyle style) {
    Field field(static_cast<int>(state.range(0)));
    SwarmTuning tuning;
    tuning.style = style;
    tuning.leash = 1.0e9f; // stay spread over the field
    Swarm bees(tuning, kSeed);
    for (const Vec2& bee : field.bees) bees.add(bee);
    // Up to speed first: bees at rest are easily looked after.
    for (int i = 0; i < 20; ++i) {
        bees.step(kFrame, field.pointer(), field.bullets);
        field.flyOn();
    }
    for (auto _ : state) {
        bees.step(kFrame, field.pointer(), field.bullets);
        state.PauseTiming();
        field.flyOn();
        state.ResumeTiming();
    }
}
void swarmSwerving(benchmark::State& state) {
    swarm(state, DodgeStyle::Swerve);
}
void swarmPlanning(benchmark::State& state) {
    swarm(state, DodgeStyle::Plan);
}

// The article's: each bee looks at all others. Of 64,000 bees every 16th is measured and counts for 16.
void bruteForceAllPairs(benchmark::State& state) {
    const auto count = static_cast<std::size_t>(state.range(0));
    const std::size_t stride = count > 20000 ? 16 : 1;
    Field field(static_cast<int>(count));
    Random random(kSeed);
    std::vector<reference::Dodger> bees(count);
    std::vector<reference::RadarBlip> blips;
    for (std::size_t i = 0; i < count; ++i) {
        bees[i].position = field.bees[i];
        blips.push_back({field.bees[i]});
    }
    for (const Threat& bullet : field.bullets) blips.push_back({bullet.position});
    std::vector<std::uint32_t> caught;
    for (auto _ : state) {
        for (std::size_t i = 0; i < count; i += stride) {
            reference::radar(bees[i].position, i, ~0u, blips.data(), blips.size(), 40.0f, caught);
            bees[i].step(blips.data(), caught, field.pointer(), random);
            blips[i].position = bees[i].position;
        }
    }
    state.counters["stride"] = static_cast<double>(stride);
}

BENCHMARK(swarmSwerving)
    ->Arg(1000)
    ->Arg(4000)
    ->Arg(10000)
    ->Arg(16000)
    ->Arg(64000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(swarmPlanning)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(bruteForceAllPairs)
    ->Arg(1000)
    ->Arg(4000)
    ->Arg(10000)
    ->Arg(16000)
    ->Arg(64000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// --- Circles ---

// Circles of 2 to 5 points on 12 x 12 points each, about every second overlaps another; each goes a point a
// step, to and fro.
struct Circles {
    explicit Circles(int count) {
        const float side = 12.0f * std::sqrt(static_cast<float>(count));
        Random random(kSeed);
        for (int i = 0; i < count; ++i) {
            const float x = random.between(0.0f, side);
            const float y = random.between(0.0f, side);
            all.push_back({{x, y}, random.between(2.0f, 5.0f)});
            steps.push_back(random.direction());
        }
    }
    void flyOn() {
        if (++frame % 64 == 0)
            for (Vec2& step : steps) step = -step;
        for (std::size_t i = 0; i < all.size(); ++i) all[i].center += steps[i];
    }

    std::vector<Circle> all;
    std::vector<Vec2> steps;
    int frame = 0;
};

void circlePairs(benchmark::State& state) {
    Circles circles(static_cast<int>(state.range(0)));
    CirclePairs search;
    std::size_t pairs = 0;
    for (auto _ : state) {
        circles.flyOn();
        pairs = search.find(circles.all).size();
    }
    state.counters["pairs"] = static_cast<double>(pairs);
}

void collisionSpace(benchmark::State& state) {
    Circles circles(static_cast<int>(state.range(0)));
    CollisionSpace space;
    for (const Circle& circle : circles.all)
        space.add(CollisionShape::circle({0, 0}, circle.radius), circle.center);
    for (auto _ : state) {
        circles.flyOn();
        for (std::size_t i = 0; i < circles.all.size(); ++i)
            space.bodies()[i].placement.position = circles.all[i].center;
        space.step(kFrame);
    }
    state.counters["events"] = static_cast<double>(space.events().size());
}

BENCHMARK(circlePairs)->Arg(50000)->Unit(benchmark::kMillisecond);
BENCHMARK(collisionSpace)->Arg(50000)->Unit(benchmark::kMillisecond);

#ifdef BENCH_BOX2D
// The broad phase only: boxes moved, and the pairs that are new. A meter is 32 points, as is usual.
void box2dBroadPhase(benchmark::State& state) {
    constexpr float kMeter = 32.0f;
    Circles circles(static_cast<int>(state.range(0)));
    const auto boxOf = [](const Circle& circle) {
        const b2Vec2 middle(circle.center.x / kMeter, circle.center.y / kMeter);
        const b2Vec2 half(circle.radius / kMeter, circle.radius / kMeter);
        return b2AABB{middle - half, middle + half};
    };
    struct Counter {
        std::size_t pairs = 0;
        void AddPair(void*, void*) { ++pairs; }
    } counter;
    b2BroadPhase phase;
    std::vector<int> proxies;
    for (Circle& circle : circles.all) proxies.push_back(phase.CreateProxy(boxOf(circle), &circle));
    phase.UpdatePairs(&counter);
    for (auto _ : state) {
        circles.flyOn();
        for (std::size_t i = 0; i < circles.all.size(); ++i) {
            const b2Vec2 step(circles.steps[i].x / kMeter, circles.steps[i].y / kMeter);
            phase.MoveProxy(proxies[i], boxOf(circles.all[i]), step);
        }
        counter.pairs = 0;
        phase.UpdatePairs(&counter);
    }
    state.counters["newPairs"] = static_cast<double>(counter.pairs);
}
BENCHMARK(box2dBroadPhase)->Arg(50000)->Unit(benchmark::kMillisecond);
#endif

#ifdef BENCH_CHIPMUNK
cpBB boxOfCircle(void* object) {
    const auto* circle = static_cast<const Circle*>(object);
    return cpBBNewForCircle(cpv(circle->center.x, circle->center.y), circle->radius);
}
cpCollisionID countPair(void*, void*, cpCollisionID id, void* count) {
    ++*static_cast<std::size_t*>(count);
    return id;
}
void chipmunkIndex(benchmark::State& state, bool tree) {
    Circles circles(static_cast<int>(state.range(0)));
    cpSpatialIndex* const index =
        tree ? cpBBTreeNew(boxOfCircle, nullptr) : cpSpaceHashNew(10.0, 100000, boxOfCircle, nullptr);
    for (std::size_t i = 0; i < circles.all.size(); ++i) cpSpatialIndexInsert(index, &circles.all[i], i);
    std::size_t pairs = 0;
    for (auto _ : state) {
        circles.flyOn();
        pairs = 0;
        cpSpatialIndexReindexQuery(index, countPair, &pairs);
    }
    cpSpatialIndexFree(index);
    state.counters["boxPairs"] = static_cast<double>(pairs);
}
void chipmunkTree(benchmark::State& state) {
    chipmunkIndex(state, true);
}
void chipmunkHash(benchmark::State& state) {
    chipmunkIndex(state, false);
}
BENCHMARK(chipmunkTree)->Arg(50000)->Unit(benchmark::kMillisecond);
BENCHMARK(chipmunkHash)->Arg(50000)->Unit(benchmark::kMillisecond);
#endif

// Prints as usual and remembers the medians, in milliseconds of the processor.
class Reporter : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Aggregate || run.aggregate_name != "median") continue;
            const auto stride = run.counters.find("stride");
            const double factor = stride != run.counters.end() ? stride->second.value : 1.0;
            std::string name = run.run_name.function_name + "/" + run.run_name.args;
            medians[name] = run.GetAdjustedCPUTime() * factor;
        }
        ConsoleReporter::ReportRuns(runs);
    }
    double median(const std::string& name) const {
        const auto found = medians.find(name);
        return found == medians.end() ? NAN : found->second;
    }

    std::map<std::string, double> medians;
};

void verdict(const char* what, double value, const char* unit, double goal, bool most) {
    if (!std::isfinite(value)) return;
    const bool good = most ? value <= goal : value >= goal;
    std::printf("%-58s %9.2f %s (%s %.2f)%s\n", what, value, unit, most ? "at most" : "at least", goal,
                good ? "" : "  not reached");
}

} // namespace

int main(int argc, char** argv) {
    std::vector<char*> arguments(argv, argv + argc);
    // The system is seldom idle: medians of several runs unless asked otherwise.
    static char repetitions[] = "--benchmark_repetitions=5";
    static char aggregates[] = "--benchmark_report_aggregates_only=true";
    static char time[] = "--benchmark_min_time=0.2";
    arguments.insert(arguments.begin() + 1, {repetitions, aggregates, time});
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
    Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    const double ours = reporter.median("swarmSwerving/10000");
    std::printf("\n");
    verdict("10,000 bees among 10,000 bullets, a step", ours, "ms", 5, true);
    verdict("growth exponent from 1,000 to 64,000 bees",
            std::log(reporter.median("swarmSwerving/64000") / reporter.median("swarmSwerving/1000")) /
                std::log(64.0),
            "", 1.15, true);
    verdict("times as fast as all with all at 10,000", reporter.median("bruteForceAllPairs/10000") / ours,
            "x", 100, false);
    verdict("50,000 circles, their pairs", reporter.median("circlePairs/50000"), "ms", 4, true);
    return 0;
}
