// How long a tile map of 1000 x 1000 takes to load, and a frame while the view moves over it. Ours alone: the
// original keeps a quad for each tile of a layer, which this is about.
#include "bench_boot.h"

#include "cocos2d.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

USING_NS_CC;

namespace {

constexpr int kSide = 1000;
constexpr int kFrames = 300;

double milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

std::string cells(int seed) {
    std::string csv;
    for (int i = 0; i < kSide * kSide; ++i)
        csv += std::to_string((i * 7 + i / kSide * 13 + seed) % 17 + 1) + ',';
    csv.pop_back();
    return csv;
}

std::string mapText() {
    const std::string size =
        "width=\"" + std::to_string(kSide) + "\" height=\"" + std::to_string(kSide) + "\"";
    std::string text = "<map orientation=\"orthogonal\" " + size +
                       " tilewidth=\"32\" tileheight=\"32\">"
                       "<tileset firstgid=\"1\" source=\"meadow.tsx\"/>";
    for (int i = 0; i < 2; ++i)
        text += "<layer name=\"" + std::to_string(i) + "\" " + size + "><data encoding=\"csv\">" +
                cells(i * 5) + "</data></layer>";
    return text + "</map>";
}

/// The median of a frame's milliseconds, with a `step` before it.
template<typename Step>
double median(Step step) {
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i) {
        const double begun = milliseconds();
        step(i);
        bench_frame(1.0f / 60);
        times.push_back(milliseconds() - begun);
    }
    std::nth_element(times.begin(), times.begin() + kFrames / 2, times.end());
    return times[kFrames / 2];
}

// The columns of scene_bench: scenario, count, mean, median, worst.
void print(const char* scenario, int count, double time) {
    std::printf("%s,%d,%.4f,%.4f,%.4f\n", scenario, count, time, time, time);
}

} // namespace

int main(int argc, char** argv) {
    if (!bench_boot(argc, argv, 960, 640)) return EXIT_FAILURE;
    Scene* const scene = Scene::create();
    Director::getInstance()->runWithScene(scene);
    bench_frame(0);

    const std::string text = mapText();
    const double begun = milliseconds();
    TMXTiledMap* const map = TMXTiledMap::createWithXML(text, TILE_BENCH_ASSETS);
    if (!map) return EXIT_FAILURE;
    print("create_tile_map", kSide * kSide, milliseconds() - begun);
    scene->addChild(map);

    print("tile_map_scrolling", kSide * kSide, median([map](int frame) {
              map->setPosition(-15000.0f - static_cast<float>(frame) * 7,
                               -12000.0f - static_cast<float>(frame) * 3);
          }));
    TMXLayer* const layer = map->getLayer("0");
    print("tile_map_1000_changes", kSide * kSide, median([layer](int frame) {
              for (int i = 0; i < 1000; ++i)
                  layer->setTileGID(
                      static_cast<std::uint32_t>((i + frame) % 17 + 1),
                      Vec2(static_cast<float>(i), static_cast<float>((i * 31 + frame) % kSide)));
          }));
    map->setPosition(-10000, -10000);
    map->setRotation(20);
    map->setScale(0.5f);
    print("tile_map_turned_half_size", kSide * kSide, median([](int) {}));
    map->setPosition(-1000, -1000);
    map->setRotation(0);
    map->setScale(0.2f); // 150 x 100 cells in view, as of a small map in a corner
    print("tile_map_small", kSide * kSide, median([](int) {}));
    bench_shutdown();
    return EXIT_SUCCESS;
}
