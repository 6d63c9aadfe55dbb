// 1,000 boxes that fall into a pit: a PhysicsWorld with a node for each box, beside Chipmunk alone doing the same.
// Run it with --benchmark_repetitions=5; docs/measurements.md has the result.

#include "cocos2d.h"
#include "scene/SceneContext.h"

#include <benchmark/benchmark.h>

#include <chipmunk/chipmunk.h>

using namespace cocos2d;

namespace {

constexpr int kBoxes = 1000;
constexpr int kColumns = 40;
constexpr int kSteps = 300; // until most lie still
constexpr float kStep = 1.0f / 60;
constexpr float kSize = 10;

Vec2 placeOf(int i) {
    return Vec2(static_cast<float>(i % kColumns) * 12 + 10, static_cast<float>(i / kColumns) * 12 + 20);
}

void fallingBoxes(benchmark::State& state) {
    for ([[maybe_unused]] const auto _ : state) {
        state.PauseTiming();
        {
            copra::SceneContext context;
            const RefPtr<Scene> scene = Scene::createWithPhysics();
            scene->onEnter();
            PhysicsWorld* world = scene->getPhysicsWorld();
            world->setAutoStep(false);
            auto* pit = Node::create();
            pit->setPhysicsBody(PhysicsBody::createEdgeBox(Size(500, 2000)));
            pit->setPosition(250, 1000);
            scene->addChild(pit);
            for (int i = 0; i < kBoxes; ++i) {
                auto* node = Node::create();
                node->setPosition(placeOf(i));
                node->setPhysicsBody(PhysicsBody::createBox(Size(kSize, kSize)));
                scene->addChild(node);
            }
            world->step(kStep);
            state.ResumeTiming();
            for (int i = 0; i < kSteps; ++i) world->step(kStep);
            state.PauseTiming();
            scene->onExit();
        }
        PoolManager::getInstance()->getCurrentPool()->clear();
        state.ResumeTiming();
    }
}
BENCHMARK(fallingBoxes)->Unit(benchmark::kMillisecond);

void fallingBoxesOfChipmunk(benchmark::State& state) {
    for ([[maybe_unused]] const auto _ : state) {
        state.PauseTiming();
        cpSpace* space = cpSpaceNew();
        cpSpaceSetGravity(space, cpv(0, -98));
        cpBody* pit = cpSpaceAddBody(space, cpBodyNewKinematic());
        const cpVect corners[] = {{0, 0}, {500, 0}, {500, 2000}, {0, 2000}};
        const auto finish = [space](cpShape* shape) {
            cpShapeSetElasticity(shape, 0.5);
            cpShapeSetFriction(shape, 0.5);
            cpSpaceAddShape(space, shape);
        };
        for (int i = 0; i < 4; ++i) finish(cpSegmentShapeNew(pit, corners[i], corners[(i + 1) % 4], 1));
        for (int i = 0; i < kBoxes; ++i) {
            const cpFloat mass = 0.1 * kSize * kSize;
            cpBody* body = cpSpaceAddBody(space, cpBodyNew(mass, cpMomentForBox(mass, kSize, kSize)));
            cpBodySetPosition(body, cpv(placeOf(i).x, placeOf(i).y));
            finish(cpBoxShapeNew(body, kSize, kSize, 0));
        }
        cpSpaceStep(space, kStep);
        state.ResumeTiming();
        for (int i = 0; i < kSteps; ++i) cpSpaceStep(space, kStep);
        // The space and its objects are left to the end of the program.
    }
}
BENCHMARK(fallingBoxesOfChipmunk)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
