// What a frame of 100,000 sprites costs when few, many or none of them move, and when most of them are out of
// view. Their pictures are 64 small textures that were made one by one, as loose files are. Ours alone: the
// original's cost follows the number of nodes.
#include "bench_boot.h"

#include "cocos2d.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

USING_NS_CC;

namespace {

constexpr int kSprites = 100000;
constexpr int kPictures = 64;
constexpr int kSide = 16;
constexpr int kFrames = 200;
const Size kView(960, 640);

double milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

/// A frame's milliseconds, with a `step` before it: in ascending order.
template<typename Step>
std::vector<double> frames(Step step) {
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i) {
        const double begun = milliseconds();
        step(i);
        bench_frame(1.0f / 60);
        times.push_back(milliseconds() - begun);
    }
    std::sort(times.begin(), times.end());
    return times;
}

Texture2D* picture(int number) {
    std::vector<unsigned char> pixels(static_cast<std::size_t>(kSide) * kSide * 4, 255);
    for (std::size_t i = 0; i < pixels.size(); i += 4) pixels[i] = static_cast<unsigned char>(number * 4);
    auto* texture = new Texture2D;
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          Texture2D::PixelFormat::RGBA8888, kSide, kSide, Size(kSide, kSide));
    texture->autorelease();
    return texture;
}

/// A scene of its own, with sprites spread evenly over an area of the view's size times `factor`.
std::vector<Sprite*> spread(float factor) {
    Scene* const scene = Scene::create();
    std::vector<Texture2D*> pictures;
    pictures.reserve(kPictures);
    for (int i = 0; i < kPictures; ++i) pictures.push_back(picture(i));
    std::vector<Sprite*> sprites;
    sprites.reserve(kSprites);
    for (int i = 0; i < kSprites; ++i) {
        Sprite* const sprite = Sprite::createWithTexture(pictures[static_cast<std::size_t>(i % kPictures)]);
        // Fractions of the golden ratio's kind fill an area evenly without a grid.
        const float x = static_cast<float>(i * 0.7548776662 - static_cast<int>(i * 0.7548776662));
        const float y = static_cast<float>(i * 0.5698402910 - static_cast<int>(i * 0.5698402910));
        sprite->setPosition(kView.width / 2 + (x - 0.5f) * kView.width * factor,
                            kView.height / 2 + (y - 0.5f) * kView.height * factor);
        scene->addChild(sprite);
        sprites.push_back(sprite);
    }
    Director::getInstance()->replaceScene(scene);
    bench_frame(0);
    bench_frame(0);
    return sprites;
}

/// Every `nth` sprite moves each frame; 0 for none.
void measure(const char* scenario, const std::vector<Sprite*>& sprites, std::size_t nth) {
    const std::vector<double> times = frames([&](int frame) {
        const float shift = frame % 2 == 0 ? 1.0f : -1.0f;
        for (std::size_t i = 0; nth > 0 && i < sprites.size(); i += nth)
            sprites[i]->setPositionX(sprites[i]->getPositionX() + shift);
    });
    std::printf("%s,%d,%d,%.4f,%.4f,%d\n", scenario, kSprites, kFrames, times[kFrames / 2], times[0],
                static_cast<int>(Director::getInstance()->getRenderer()->getDrawnBatches()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (!bench_boot(argc, argv, static_cast<int>(kView.width), static_cast<int>(kView.height)))
        return EXIT_FAILURE;
    Director::getInstance()->runWithScene(Scene::create());
    bench_frame(0);

    std::printf("scenario,count,frames,ms_per_frame_median,ms_per_frame_min,draw_calls\n");
    const std::vector<Sprite*> inView = spread(1);
    measure("all_in_view_none_move", inView, 0);
    measure("all_in_view_1_percent", inView, 100);
    measure("all_in_view_10_percent", inView, 10);
    measure("all_in_view_all_move", inView, 1);
    const std::vector<Sprite*> around = spread(10);
    measure("1_percent_in_view_none_move", around, 0);
    measure("1_percent_in_view_1_percent", around, 100);
    measure("1_percent_in_view_all_move", around, 1);
    bench_shutdown();
    return EXIT_SUCCESS;
}
