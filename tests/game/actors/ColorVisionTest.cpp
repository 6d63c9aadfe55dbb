// Shots stand out from every ground in every palette, for all kinds of color vision.

#include "game/GameSceneTest.h"
#include "rules/ShotPalette.h"
#include "stages/StageTable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace beecluster;

namespace {

/// Linear light, each part 0 to 1.
using Light = std::array<float, 3>;
using Matrix = std::array<std::array<float, 3>, 3>;

struct Vision {
    const char* name;
    Matrix matrix; ///< of linear light
};

// How dichromats see, after Viénot, Brettel and Mollon (1999); the last one after Brettel, Viénot and Mollon (1997),
// as a single plane.
constexpr Vision kVisions[] = {
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia", {{{0.11238f, 0.88762f, 0}, {0.11238f, 0.88762f, 0}, {0.00401f, -0.00401f, 1}}}},
    {"deuteranopia", {{{0.29275f, 0.70725f, 0}, {0.29275f, 0.70725f, 0}, {-0.02234f, 0.02234f, 1}}}},
    {"tritanopia",
     {{{1.01277f, 0.13548f, -0.14826f}, {-0.01243f, 0.86812f, 0.14431f}, {0.07589f, 0.805f, 0.11911f}}}},
};

constexpr const char* kShots[] = {"shot_pollen.png", "shot_spore.png", "shot_thorn.png", "shot_burr.png"};

constexpr ShotPalette kPalettes[] = {ShotPalette::Standard, ShotPalette::WarmCold, ShotPalette::Contrast};

/// The names of the frames of all kinds in a palette.
std::vector<std::string> shotsIn(ShotPalette palette) {
    std::vector<std::string> names;
    for (const char* shot : kShots) names.push_back(frameInPalette(shot, palette));
    return names;
}

/// Those of all palettes.
std::vector<std::string> allShots() {
    std::vector<std::string> names;
    for (const ShotPalette palette : kPalettes)
        for (const std::string& name : shotsIn(palette)) names.push_back(name);
    return names;
}

float linear(unsigned char value) {
    const float v = static_cast<float>(value) / 255;
    return v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f);
}

Light seenBy(const Vision& vision, const Light& light) {
    Light seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            seen[row] += vision.matrix[row][column] * light[column];
        seen[row] = std::clamp(seen[row], 0.0f, 1.0f);
    }
    return seen;
}

float luminanceFor(const Vision& vision, const Light& light) {
    const Light seen = seenBy(vision, light);
    return 0.2126f * seen[0] + 0.7152f * seen[1] + 0.0722f * seen[2];
}

/// The difference of two colors as CIE 1976 has it: 2 is just seen, 100 that of black and white.
float difference(const Light& a, const Light& b) {
    const auto lab = [](const Light& c) {
        const auto f = [](float t) { return t > 0.008856f ? std::cbrt(t) : 7.787f * t + 16.0f / 116; };
        const float x = f((0.4124f * c[0] + 0.3576f * c[1] + 0.1805f * c[2]) / 0.9505f);
        const float y = f(0.2126f * c[0] + 0.7152f * c[1] + 0.0722f * c[2]);
        const float z = f((0.0193f * c[0] + 0.1192f * c[1] + 0.9505f * c[2]) / 1.089f);
        return Light{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const Light first = lab(a);
    const Light second = lab(b);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/// The contrast ratio of two luminances, 1 to 21.
float contrast(float a, float b) {
    return (std::max(a, b) + 0.05f) / (std::min(a, b) + 0.05f);
}

class ColorVisionTest : public GameSceneTest {
protected:
    struct Pixel {
        Light light;
        unsigned char alpha;
    };
    /// A square of pixels around the middle.
    struct Picture {
        int size = 0;
        std::vector<Pixel> pixels;
        const Pixel& at(int x, int y) const { return pixels[static_cast<std::size_t>(y * size + x)]; }
    };

    static Pixel pixelOf(const cocos2d::Image& image, int x, int y) {
        auto& data = const_cast<cocos2d::Image&>(image);
        const int bytes = data.hasAlpha() ? 4 : 3;
        const unsigned char* p =
            data.getData() + static_cast<std::ptrdiff_t>(bytes) * (y * data.getWidth() + x);
        return {{linear(p[0]), linear(p[1]), linear(p[2])},
                bytes == 4 ? p[3] : static_cast<unsigned char>(255)};
    }

    Picture pictureOf(const std::string& frameName) {
        if (!sheet.getData()) sheet.initWithImageFile("beecluster.webp");
        auto* frame = cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(frameName);
        const cocos2d::Rect rect = frame->getRectInPixels();
        const float width = frame->isRotated() ? rect.size.height : rect.size.width;
        const float height = frame->isRotated() ? rect.size.width : rect.size.height;
        Picture picture;
        picture.size = static_cast<int>(std::min(width, height));
        const int left = static_cast<int>(rect.origin.x + (width - static_cast<float>(picture.size)) / 2);
        const int top = static_cast<int>(rect.origin.y + (height - static_cast<float>(picture.size)) / 2);
        for (int y = 0; y < picture.size; ++y)
            for (int x = 0; x < picture.size; ++x)
                picture.pixels.push_back(pixelOf(sheet, left + x, top + y));
        return picture;
    }

    /// The mean light of the ground, and the luminance that only one pixel in 200 exceeds.
    struct Ground {
        Light mean{};
        std::vector<Light> samples;
    };
    static Ground groundOf(const std::string& file) {
        cocos2d::Image image;
        image.initWithImageFile(file);
        Ground ground;
        for (int y = 0; y < image.getHeight(); y += 7) {
            for (int x = 0; x < image.getWidth(); x += 7) {
                ground.samples.push_back(pixelOf(image, x, y).light);
                for (std::size_t i = 0; i < 3; ++i) ground.mean[i] += ground.samples.back()[i];
            }
        }
        for (float& part : ground.mean) part /= static_cast<float>(ground.samples.size());
        return ground;
    }

    /// The darkest opaque pixel: the rim.
    static Light rimOf(const Picture& picture) {
        const auto darker = [](const Pixel& a, const Pixel& b) {
            const auto weight = [](const Pixel& p) {
                return p.alpha < 250 ? 9.0f : luminanceFor(kVisions[0], p.light);
            };
            return weight(a) < weight(b);
        };
        return std::min_element(picture.pixels.begin(), picture.pixels.end(), darker)->light;
    }

    /// The mean light of the pixels that are neither white nor black: the color that distinguishes its kind from others.
    static Light tintOf(const Picture& picture) {
        Light sum{};
        float count = 0;
        for (const Pixel& pixel : picture.pixels) {
            const auto [least, most] = std::minmax_element(pixel.light.begin(), pixel.light.end());
            if (pixel.alpha < 250 || *most - *least < 0.15f) continue;
            for (std::size_t i = 0; i < 3; ++i) sum[i] += pixel.light[i];
            ++count;
        }
        for (float& part : sum) part /= std::max(count, 1.0f);
        return sum;
    }

    /// The mean light of the pixels that are no rim.
    static Light bodyOf(const Picture& picture) {
        constexpr float kRim = 0.06f; // luminance
        Light sum{};
        float count = 0;
        for (const Pixel& pixel : picture.pixels) {
            if (pixel.alpha < 250 || luminanceFor(kVisions[0], pixel.light) < kRim) continue;
            for (std::size_t i = 0; i < 3; ++i) sum[i] += pixel.light[i];
            ++count;
        }
        for (float& part : sum) part /= std::max(count, 1.0f);
        return sum;
    }

    cocos2d::Image sheet;
};

} // namespace

TEST_F(ColorVisionTest, TheCoreOfEveryShotIsBrightAndItsRimIsDarkOnEveryGround) {
    for (const Stage& stage : stageTable()) {
        const Ground ground = groundOf(stage.groundImage);
        ASSERT_FALSE(ground.samples.empty()) << stage.groundImage;
        for (const std::string& shot : allShots()) {
            const Picture picture = pictureOf(shot);
            const Light core = picture.at(picture.size / 2, picture.size / 2).light;
            const Light rim = rimOf(picture);
            for (const Vision& vision : kVisions) {
                const float coreLight = luminanceFor(vision, core);
                const float rimLight = luminanceFor(vision, rim);
                const float groundLight = luminanceFor(vision, ground.mean);
                const std::string where = stage.name + ", " + shot + ", " + vision.name;
                EXPECT_GT(contrast(coreLight, groundLight), 3.0f) << where;
                EXPECT_GT(contrast(rimLight, groundLight), 1.7f) << where;
                EXPECT_GT(contrast(coreLight, rimLight), 9.0f) << where;
            }
        }
    }
}

TEST_F(ColorVisionTest, HardlyAnythingOnTheGroundIsAsBrightAsAShot) {
    for (const Stage& stage : stageTable()) {
        const Ground ground = groundOf(stage.groundImage);
        for (const Vision& vision : kVisions) {
            const auto bright =
                std::count_if(ground.samples.begin(), ground.samples.end(),
                              [&](const Light& light) { return luminanceFor(vision, light) > 0.75f; });
            EXPECT_LT(static_cast<double>(bright) / static_cast<double>(ground.samples.size()), 0.002)
                << stage.name << ", " << vision.name;
        }
    }
}

TEST_F(ColorVisionTest, EveryKindOfShotHasAShapeOfItsOwnInEveryPalette) {
    // The bright part and the rim, without the halo, drawn over each other around their middles.
    const auto isSolid = [](const Picture& picture, int x, int y) {
        const int half = picture.size / 2;
        return std::abs(x) < half && std::abs(y) < half && picture.at(half + x, half + y).alpha > 240;
    };
    constexpr int kReach = 30; // pixels
    const auto overlap = [&](const Picture& a, const Picture& b) {
        int both = 0;
        int any = 0;
        for (int y = -kReach; y <= kReach; ++y) {
            for (int x = -kReach; x <= kReach; ++x) {
                both += isSolid(a, x, y) && isSolid(b, x, y);
                any += isSolid(a, x, y) || isSolid(b, x, y);
            }
        }
        return static_cast<float>(both) / static_cast<float>(any);
    };
    for (const ShotPalette palette : kPalettes)
        for (const std::string& first : shotsIn(palette))
            for (const std::string& second : shotsIn(palette))
                EXPECT_TRUE(first == second || overlap(pictureOf(first), pictureOf(second)) < 0.92f)
                    << first << " and " << second;
}

TEST_F(ColorVisionTest, AKindKeepsItsSizeInEveryPalette) {
    const auto sizeOf = [](const std::string& frame) {
        return cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(frame)->getOriginalSize();
    };
    for (const char* shot : kShots)
        for (const ShotPalette palette : kPalettes)
            EXPECT_TRUE(sizeOf(frameInPalette(shot, palette)).equals(sizeOf(shot)))
                << frameInPalette(shot, palette);
}

TEST_F(ColorVisionTest, WarmAndColdKindsDifferInColorWithoutRedOrGreen) {
    constexpr float kDistinct = 25.0f;
    const auto distance = [this](const Vision& vision, const std::string& first, const std::string& second) {
        return difference(seenBy(vision, tintOf(pictureOf(first))),
                          seenBy(vision, tintOf(pictureOf(second))));
    };
    for (const Vision& vision : kVisions) {
        if (std::string(vision.name) == "tritanopia")
            continue; // sees red and green, as the standard palette has them
        for (const std::string& first : shotsIn(ShotPalette::WarmCold))
            for (const std::string& second : shotsIn(ShotPalette::WarmCold))
                EXPECT_TRUE(first == second || distance(vision, first, second) > kDistinct)
                    << first << " and " << second << ", " << vision.name << ": "
                    << distance(vision, first, second);
    }
}

TEST_F(ColorVisionTest, WhatTheSwarmShootsAndFetchesDiffersFromEveryShotForAllEyes) {
    constexpr float kApart = 35.0f;
    for (const char* friendly :
         {"stinger.png", "honey.png", "flower_rose.png", "flower_white.png", "flower_blue.png"}) {
        const Light ours = bodyOf(pictureOf(friendly));
        for (const std::string& shot : allShots()) {
            const Light theirs = tintOf(pictureOf(shot));
            for (const Vision& vision : kVisions)
                EXPECT_GE(difference(seenBy(vision, ours), seenBy(vision, theirs)), kApart)
                    << friendly << " and " << shot << ", " << vision.name;
        }
    }
}

TEST_F(ColorVisionTest, StingsArePaleAndCool) {
    const Light sting = bodyOf(pictureOf("stinger.png"));
    EXPECT_GT(luminanceFor(kVisions[0], sting), 0.6f);
    EXPECT_GT(sting[2], sting[0]);
}

TEST_F(ColorVisionTest, HighContrastIsWhiteAndBlackOnly) {
    for (const std::string& shot : shotsIn(ShotPalette::Contrast)) {
        const Picture picture = pictureOf(shot);
        const Light core = picture.at(picture.size / 2, picture.size / 2).light;
        for (const Vision& vision : kVisions)
            EXPECT_GT(contrast(luminanceFor(vision, core), luminanceFor(vision, rimOf(picture))), 20.0f)
                << shot << ", " << vision.name;
    }
}

TEST_F(ColorVisionTest, GiftsAreLargerThanShots) {
    const auto widthOf = [](const char* frame) {
        return cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(frame)->getOriginalSize().width;
    };
    for (const char* gift :
         {"flower_rose.png", "flower_white.png", "flower_blue.png", "honey.png", "jelly.png"})
        for (const char* shot : kShots) EXPECT_GT(widthOf(gift), widthOf(shot)) << gift << ", " << shot;
}
