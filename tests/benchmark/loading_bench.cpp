// What a player waits for: pictures, sprite sheets, tile maps, sounds, and text of a font with 50,000 glyphs. On the
// backend without a window. docs/measurements.md has the results; processor time counts on a busy computer.

#include "cocos2d.h"

#include "audio/AudioEngine.h"
#include "bench_boot.h"
#include "files/Background.h"
#include "images/PngImage.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

USING_NS_CC;

namespace {

constexpr int kPictures = 500;
constexpr int kPictureSide = 128;
constexpr const char* kManyGlyphs = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf";

const std::filesystem::path& folder() {
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("copra-loading-" + std::to_string(getpid()));
    return path;
}

std::string picture(int i) {
    return (folder() / ("picture" + std::to_string(i) + ".png")).string();
}

/// A shape with soft edges and some noise, as pictures of games are.
void writePicture(int number) {
    copra::PixelImage image;
    image.size = {kPictureSide, kPictureSide};
    unsigned noise = static_cast<unsigned>(number) * 2654435761u + 1;
    for (int y = 0; y < kPictureSide; ++y) {
        for (int x = 0; x < kPictureSide; ++x) {
            noise = noise * 1664525u + 1013904223u;
            const int dx = x - kPictureSide / 2;
            const int dy = y - kPictureSide / 2;
            const int alpha = 255 - std::max(0, dx * dx + dy * dy - 2000) / 4;
            const auto shade = [&](int value) {
                return static_cast<std::uint8_t>(value + static_cast<int>(noise >> 29));
            };
            image.rgba.insert(image.rgba.end(), {shade(x), shade(y), shade((x + y + number) / 2 % 240),
                                                 static_cast<std::uint8_t>(std::max(alpha, 0))});
        }
    }
    std::vector<std::uint8_t> bytes;
    std::string reason;
    copra::writePng(image, true, bytes, reason);
    std::ofstream(picture(number), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

double processorSeconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// Counts the processor time of all threads as the time of an iteration.
class ProcessorTime {
public:
    explicit ProcessorTime(benchmark::State& state) : _state(state), _begun(processorSeconds()) {}
    ~ProcessorTime() { _state.SetIterationTime(processorSeconds() - _begun); }

private:
    benchmark::State& _state;
    double _begun;
};

std::string contentsOf(const std::string& path) {
    const std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// --- Pictures ---

/// What libpng alone needs, on as many threads as addImageAsync() uses.
void decoderAlone(benchmark::State& state) {
    for ([[maybe_unused]] const auto _ : state) {
        const ProcessorTime time(state);
        std::atomic<int> next{0};
        std::vector<std::thread> threads;
        for (int i = 0; i < copra::backgroundThreads(); ++i) {
            threads.emplace_back([&] {
                for (int number = next++; number < kPictures; number = next++) {
                    const std::string file = contentsOf(picture(number));
                    copra::DecodedImage image;
                    std::string reason;
                    copra::readPng(reinterpret_cast<const unsigned char*>(file.data()), file.size(), image,
                                   reason);
                    benchmark::DoNotOptimize(image);
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
    }
}
BENCHMARK(decoderAlone)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);

void addImageAsync(benchmark::State& state) {
    TextureCache* const cache = Director::getInstance()->getTextureCache();
    for ([[maybe_unused]] const auto _ : state) {
        {
            const ProcessorTime time(state);
            int loaded = 0;
            for (int i = 0; i < kPictures; ++i)
                cache->addImageAsync(picture(i), [&](Texture2D* texture) { loaded += texture != nullptr; });
            for (int frame = 0; loaded < kPictures && frame < 10000; ++frame) {
                bench_frame(1.0f / 60);
                std::this_thread::sleep_for(std::chrono::milliseconds(4));
            }
            if (loaded < kPictures) state.SkipWithError("not all pictures were loaded");
        }
        cache->removeAllTextures();
    }
}
BENCHMARK(addImageAsync)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);

// --- Sheets ---

std::string sheetText(int frames) {
    std::ostringstream text;
    text << R"(<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>frames</key><dict>)";
    for (int i = 0; i < frames; ++i)
        text << "<key>hero_walk_" << i << ".png</key><dict><key>frame</key><string>{{" << i % 32 * 32 << ","
             << i / 32 * 32 << "},{30,31}}</string><key>offset</key><string>{1,-2}</string><key>rotated</key>"
             << (i % 2 ? "<true/>" : "<false/>")
             << "<key>sourceColorRect</key><string>{{2,3},{30,31}}</string>"
                "<key>sourceSize</key><string>{64,64}</string></dict>\n";
    text << "</dict><key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key>"
            "<string>{1024,1024}</string></dict></dict></plist>";
    return text.str();
}

void sheetOfAThousandFrames(benchmark::State& state) {
    const std::string text = sheetText(1000);
    auto* const texture = new Texture2D;
    const std::vector<unsigned char> pixels(1024 * 1024 * 4);
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          Texture2D::PixelFormat::RGBA8888, 1024, 1024, Size(1024, 1024));
    SpriteFrameCache* const cache = SpriteFrameCache::getInstance();
    for ([[maybe_unused]] const auto _ : state) {
        cache->addSpriteFramesWithFileContent(text, texture);
        state.PauseTiming();
        if (!cache->getSpriteFrameByName("hero_walk_999.png")) state.SkipWithError("a frame is missing");
        cache->removeSpriteFrames();
        PoolManager::getInstance()->getCurrentPool()->clear();
        state.ResumeTiming();
    }
    texture->release();
}
BENCHMARK(sheetOfAThousandFrames)->Unit(benchmark::kMillisecond);

// --- Maps ---

void mapOfAMillionTiles(benchmark::State& state) {
    constexpr int kSide = 1000;
    const std::string size =
        "width=\"" + std::to_string(kSide) + "\" height=\"" + std::to_string(kSide) + "\"";
    std::string text = "<map orientation=\"orthogonal\" " + size +
                       " tilewidth=\"32\" tileheight=\"32\"><tileset firstgid=\"1\" source=\"meadow.tsx\"/>"
                       "<layer name=\"0\" " +
                       size + "><data encoding=\"csv\">";
    for (int i = 0; i < kSide * kSide; ++i)
        text += std::to_string((i * 7 + i / kSide * 13) % 17 + 1) + (i + 1 < kSide * kSide ? "," : "");
    text += "</data></layer></map>";
    for ([[maybe_unused]] const auto _ : state) {
        if (!TMXTiledMap::createWithXML(text, TILE_BENCH_ASSETS)) state.SkipWithError("no map");
        state.PauseTiming();
        PoolManager::getInstance()->getCurrentPool()->clear();
        state.ResumeTiming();
    }
}
BENCHMARK(mapOfAMillionTiles)->Unit(benchmark::kMillisecond);

// --- Sounds ---

void preloadSounds(benchmark::State& state) {
    std::vector<std::string> sounds;
    for (const auto& entry : std::filesystem::directory_iterator(LOADING_BENCH_SOUNDS))
        if (entry.path().extension() == ".ogg" && entry.file_size() < 100000)
            sounds.push_back(entry.path().string());
    for ([[maybe_unused]] const auto _ : state) {
        {
            const ProcessorTime time(state);
            std::size_t loaded = 0;
            for (const std::string& sound : sounds)
                AudioEngine::preload(sound, [&loaded](bool succeeded) { loaded += succeeded; });
            for (int frame = 0; loaded < sounds.size() && frame < 10000; ++frame) {
                bench_frame(1.0f / 60);
                std::this_thread::sleep_for(std::chrono::milliseconds(4));
            }
        }
        AudioEngine::uncacheAll();
    }
    state.counters["sounds"] = static_cast<double>(sounds.size());
}
BENCHMARK(preloadSounds)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);

// --- Fonts ---

/// A line with 20 new characters in each frame, until the font has shown 8,000: `worst` is the longest frame.
void glyphsOfALargeFont(benchmark::State& state) {
    if (!FileUtils::getInstance()->isFileExist(kManyGlyphs)) {
        state.SkipWithError("the font is not installed");
        return;
    }
    constexpr int kFirst = 0x4e00;
    constexpr int kCount = 8000;
    constexpr int kNewInAFrame = 20;
    double worst = 0;
    for ([[maybe_unused]] const auto _ : state) {
        Scene* const scene = Scene::create();
        Label* const label = Label::createWithTTF("a", kManyGlyphs, 24);
        scene->addChild(label);
        Director::getInstance()->replaceScene(scene);
        bench_frame(0);
        bench_frame(0);
        double all = 0;
        for (int i = 0; i < kCount; i += kNewInAFrame) {
            std::u32string line;
            for (int k = 0; k < kNewInAFrame; ++k) line += static_cast<char32_t>(kFirst + i + k);
            std::string text;
            StringUtils::UTF32ToUTF8(line, text);
            const double begun = processorSeconds();
            label->setString(text);
            bench_frame(1.0f / 60);
            const double took = processorSeconds() - begun;
            worst = std::max(worst, took);
            all += took;
        }
        state.SetIterationTime(all / (kCount / kNewInAFrame));
        Director::getInstance()->replaceScene(Scene::create());
        bench_frame(0);
        bench_frame(0);
    }
    state.counters["worst_ms"] = worst * 1000;
}
BENCHMARK(glyphsOfALargeFont)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);

} // namespace

int main(int argc, char** argv) {
    setenv("COPRA_BACKEND", "null", 0);
    benchmark::Initialize(&argc, argv);
    if (!bench_boot(argc, argv, 960, 640)) return EXIT_FAILURE;
    Director::getInstance()->runWithScene(Scene::create());
    bench_frame(0);
    std::filesystem::create_directories(folder());
    for (int i = 0; i < kPictures; ++i) writePicture(i);
    benchmark::RunSpecifiedBenchmarks();
    std::filesystem::remove_all(folder());
    return EXIT_SUCCESS;
}
