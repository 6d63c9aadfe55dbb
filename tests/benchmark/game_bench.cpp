// A crowded frame of BeeCluster on the null backend: 60 bees, 200 shots of enemies and 100 particles. Prints the processor
// time of a frame of game and engine; docs/benchmarks.md has the target.

#include "Layout.h"
#include "Tuning.h"
#include "actors/Bee.h"
#include "cocos2d.h"
#include "gameplay/Random.h"
#include "rules/Tally.h"
#include "scenes/Battlefield.h"
#include "sound/Sounds.h"
#include "view/Effects.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

constexpr int kBees = 60;
constexpr int kShots = 200;
constexpr int kParticles = 100;
constexpr int kHornets = 26;
constexpr int kWarmUp = 3000; // frames until so many shots fly, at most
constexpr int kFrames = 1200;

double milliseconds() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A battlefield on which nothing dies: the insects are too strong, and the bees are protected.
class Crowd : public cocos2d::Scene {
public:
    bool initCrowd() {
        if (!Scene::init()) return false;
        _tally.bees = kBees;
        _field = Battlefield::create(_tally, _random, _sounds);
        addChild(_field);
        static const Route kStay{{80, 600}, {{1000.0f, {1, 0}}}};
        for (int i = 0; i < kHornets; ++i) {
            const Vec2 shift(static_cast<float>(i % 13) * 65.0f, static_cast<float>(i / 13) * -60.0f);
            _field->spawn({EnemyKind::Hornet, 1000000, &kStay, shift, false});
        }
        auto* fire = cocos2d::ParticleFire::createWithTotalParticles(kParticles);
        fire->setPosition(480, 320);
        addChild(fire);
        scheduleUpdateWithPriority(1);
        return true;
    }
    void update(float dt) override {
        for (Bee* bee : _field->hive().bees()) bee->protect(1.0f);
        _field->hive().setGoal(Vec2(480, 120), true);
        _field->step(dt);
    }
    int shots() const { return _field->enemyShots(); }
    int bees() const { return _field->hive().count(); }

private:
    Tally _tally;
    copra::Random _random{1};
    Sounds _sounds;
    Battlefield* _field = nullptr;
};

} // namespace

int main() {
    setenv("COPRA_BACKEND", "null", 1);
    cocos2d::FileUtils::getInstance()->setSearchPaths({GAME_BENCH_RESOURCES});
    const cocos2d::Rect window(0, 0, layout::kFieldWidth, layout::kFieldHeight);
    auto* director = cocos2d::Director::getInstance();
    director->setOpenGLView(cocos2d::GLViewImpl::createWithRect("game_bench", window));
    director->setContentScaleFactor(layout::kArtScale);
    loadArt();
    auto* crowd = new Crowd();
    if (!crowd->initCrowd()) return 1;
    crowd->autorelease();
    director->runWithScene(crowd);
    for (int frame = 0; frame < kWarmUp && crowd->shots() < kShots; ++frame)
        director->mainLoop(layout::kStep);
    std::vector<double> times;
    long shots = 0;
    for (int frame = 0; frame < kFrames; ++frame) {
        const double begin = milliseconds();
        director->mainLoop(layout::kStep);
        times.push_back(milliseconds() - begin);
        shots += crowd->shots();
    }
    std::sort(times.begin(), times.end());
    std::printf("%d bees, %ld shots, %d particles: median %.3f ms, 95 %% below %.3f ms a frame\n",
                crowd->bees(), shots / kFrames, kParticles, times[times.size() / 2],
                times[times.size() * 95 / 100]);
    director->end();
    director->mainLoop();
    return 0;
}
