#include "backend/null/NullBackend.h"
#include "backend/sfml/SfmlBackend.h"
#include "images/Image.h"
#include "nodes/effects/RenderTexture.h"
#include "platform/Screen.h"
#include "render/SpriteFrame.h"
#include "scene/SceneFixture.h"
#include "ui/UIScale9Sprite.h"

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

using namespace cocos2d;
using ui::Scale9Sprite;

namespace {

/// The colors of the nine parts A to I.
constexpr std::array<std::array<int, 3>, 9> kColors{{{255, 0, 0},
                                                     {0, 255, 0},
                                                     {0, 0, 255},
                                                     {255, 255, 0},
                                                     {255, 0, 255},
                                                     {0, 255, 255},
                                                     {255, 255, 255},
                                                     {255, 128, 0},
                                                     {128, 128, 128}}};

/// Every part has borders of its own, so that nothing can be mixed up. The points of this picture:
const std::vector<std::string> kPicture{"AABBBC", //
                                        "DDEEEF", //
                                        "DDEEEF", //
                                        "GGHHHI", //
                                        "GGHHHI", //
                                        "GGHHHI"};
const Rect kMiddle(2, 1, 3, 2); // of E, from the top left corner
const Size kSize(6, 6);

/// What a nine patch looks like pixel by pixel, on the graphics card and on the null backend.
class NineParts : public SceneFixture, public testing::WithParamInterface<const char*> {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        backend = onCard() ? copra::sfml::createSfmlBackend() : copra::createNullBackend();
        copra::WindowSettings settings;
        settings.size = {64, 64};
        ASSERT_TRUE(backend->window->open(settings));
        context.renderer()->setDevice(backend->device.get(), backend->textures);
        context.renderer()->setView({0, 0, 64, 64}, Rect(0, 0, 64, 64));
    }
    void TearDown() override {
        copra::setScreen({});
        SceneFixture::TearDown();
        context.renderer()->setDevice(nullptr, nullptr);
    }

    static bool onCard() { return GetParam() == std::string("sfml"); }

    /// A picture whose letters are parts, each `side` x `side` pixels; a dot is empty.
    static Texture2D* texture(const std::vector<std::string>& rows, int side = 1) {
        std::vector<unsigned char> pixels;
        for (const std::string& row : rows)
            for (int line = 0; line < side; ++line)
                for (const char part : row)
                    for (int i = 0; i < side; ++i) append(pixels, part);
        const int width = static_cast<int>(rows[0].size()) * side;
        const int height = static_cast<int>(rows.size()) * side;
        auto* made = new Texture2D();
        made->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           Texture2D::PixelFormat::RGBA8888, width, height,
                           Size(static_cast<float>(width), static_cast<float>(height)));
        made->setAliasTexParameters();
        made->autorelease();
        return made;
    }

    static Scale9Sprite* nine() {
        return Scale9Sprite::createWithSpriteFrame(
            SpriteFrame::createWithTexture(texture(kPicture), Rect(Vec2::ZERO, kSize)), kMiddle);
    }

    static Scale9Sprite* nine(float width, float height) {
        Scale9Sprite* sprite = nine();
        sprite->setContentSize(Size(width, height));
        return sprite;
    }

    /// The characters of a node in an image of this size, rows from the top; '?' where a color is none of
    /// them.
    std::string seen(Node* node, int width, int height) {
        const RefPtr<Image> image = drawn(node, width, height);
        std::string text;
        for (int y = 0; y < image->getHeight(); ++y) {
            for (int x = 0; x < image->getWidth(); ++x)
                text += letter(image->getData() + (y * image->getWidth() + x) * 4);
            text += '\n';
        }
        return text;
    }

    /// The node with its lower left corner in that of the picture.
    RefPtr<Image> drawn(Node* node, int width, int height) {
        if (node->getPosition().isZero()) node->setAnchorPoint(Vec2::ZERO);
        auto* target = RenderTexture::create(width, height);
        target->begin();
        node->visit();
        target->end();
        context.renderer()->render();
        RefPtr<Image> image;
        image.weakAssign(target->newImage(true));
        return image;
    }

    std::unique_ptr<copra::Backend> backend;

private:
    static void append(std::vector<unsigned char>& pixels, char part) {
        if (part == '.') {
            pixels.insert(pixels.end(), 4, 0);
            return;
        }
        for (const int channel : kColors[static_cast<std::size_t>(part - 'A')])
            pixels.push_back(static_cast<unsigned char>(channel));
        pixels.push_back(255);
    }

    static char letter(const unsigned char* pixel) {
        if (pixel[3] == 0) return '.';
        for (std::size_t i = 0; i < kColors.size(); ++i) {
            const auto near = [&](std::size_t c) { return std::abs(pixel[c] - kColors[i][c]) <= 3; };
            if (near(0) && near(1) && near(2)) return static_cast<char>('A' + i);
        }
        return '?';
    }
};

INSTANTIATE_TEST_SUITE_P(On, NineParts, testing::Values("sfml", "null"),
                         [](const auto& kind) { return std::string(kind.param); });

TEST_P(NineParts, LookLikeTheImageInItsOwnSize) {
    EXPECT_EQ(seen(nine(), 7, 7), ".......\n"
                                  "AABBBC.\n"
                                  "DDEEEF.\n"
                                  "DDEEEF.\n"
                                  "GGHHHI.\n"
                                  "GGHHHI.\n"
                                  "GGHHHI.\n");
}

TEST_P(NineParts, KeepTheirCornersAndStretchTheRest) {
    EXPECT_EQ(seen(nine(10, 9), 10, 9), "AABBBBBBBC\n"
                                        "DDEEEEEEEF\n"
                                        "DDEEEEEEEF\n"
                                        "DDEEEEEEEF\n"
                                        "DDEEEEEEEF\n"
                                        "DDEEEEEEEF\n"
                                        "GGHHHHHHHI\n"
                                        "GGHHHHHHHI\n"
                                        "GGHHHHHHHI\n");
}

TEST_P(NineParts, ShrinkTheirMiddleFirst) {
    EXPECT_EQ(seen(nine(4, 5), 5, 5), "AABC.\n"
                                      "DDEF.\n"
                                      "GGHI.\n"
                                      "GGHI.\n"
                                      "GGHI.\n");
    EXPECT_EQ(seen(nine(3, 4), 4, 4), "AAC.\n"
                                      "GGI.\n"
                                      "GGI.\n"
                                      "GGI.\n")
        << "borders alone";
}

TEST_P(NineParts, ShareTheRoomHalfAndHalfWhereItIsLessThanTheirBorders) {
    EXPECT_EQ(seen(nine(2, 2), 4, 4), "....\n"
                                      "....\n"
                                      "AC..\n"
                                      "GI..\n");
    EXPECT_EQ(seen(nine(2, 6), 3, 6), "AC.\n"
                                      "DF.\n"
                                      "DF.\n"
                                      "GI.\n"
                                      "GI.\n"
                                      "GI.\n");
    EXPECT_EQ(seen(nine(0, 0), 4, 4), "....\n....\n....\n....\n");
}

TEST_P(NineParts, AreCutWhereTheInsetsSay) {
    Scale9Sprite* sprite = nine(10, 8);
    sprite->setCapInsets(Rect(3, 3, 2, 1));
    EXPECT_EQ(seen(sprite, 10, 8), "AABBBBBBBC\n"
                                   "DDEEEEEEEF\n"
                                   "DDEEEEEEEF\n"
                                   "GGHHHHHHHI\n"
                                   "GGHHHHHHHI\n"
                                   "GGHHHHHHHI\n"
                                   "GGHHHHHHHI\n"
                                   "GGHHHHHHHI\n");
    sprite->setInsetLeft(1); // columns of A stretch now
    sprite->setInsetRight(4);
    EXPECT_EQ(seen(sprite, 10, 1), "GGGGGGHHHI\n");
}

TEST_P(NineParts, AreTurnedOverByFlips) {
    Scale9Sprite* sprite = nine(9, 8);
    sprite->setFlippedX(true);
    EXPECT_EQ(seen(sprite, 9, 8), "CBBBBBBAA\n"
                                  "FEEEEEEDD\n"
                                  "FEEEEEEDD\n"
                                  "FEEEEEEDD\n"
                                  "FEEEEEEDD\n"
                                  "IHHHHHHGG\n"
                                  "IHHHHHHGG\n"
                                  "IHHHHHHGG\n");
    sprite->setFlippedX(false);
    sprite->setFlippedY(true);
    EXPECT_EQ(seen(sprite, 9, 8), "GGHHHHHHI\n"
                                  "GGHHHHHHI\n"
                                  "GGHHHHHHI\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "AABBBBBBC\n");
}

TEST_P(NineParts, ScaleWithTheirCornersAndTurn) {
    Scale9Sprite* sprite = nine(4, 5);
    sprite->setScale(2, 1);
    EXPECT_EQ(seen(sprite, 8, 5), "AAAABBCC\n"
                                  "DDDDEEFF\n"
                                  "GGGGHHII\n"
                                  "GGGGHHII\n"
                                  "GGGGHHII\n");
    sprite->setScale(1);
    sprite->setRotation(90);
    sprite->setPosition(0, 4); // its lower left corner, from where it reaches to the right and down
    EXPECT_EQ(seen(sprite, 5, 4), "GGGDA\n"
                                  "GGGDA\n"
                                  "HHHEB\n"
                                  "IIIFC\n");
}

TEST_P(NineParts, AreOnePieceInTheMiddleWhenSwitchedOff) {
    Scale9Sprite* sprite = nine(8, 8);
    sprite->setScale9Enabled(false);
    EXPECT_EQ(seen(sprite, 8, 8), "........\n"
                                  ".AABBBC.\n"
                                  ".DDEEEF.\n"
                                  ".DDEEEF.\n"
                                  ".GGHHHI.\n"
                                  ".GGHHHI.\n"
                                  ".GGHHHI.\n"
                                  "........\n");
    sprite->setScale9Enabled(true);
    EXPECT_EQ(seen(sprite, 8, 1), "GGHHHHHI\n");
}

TEST_P(NineParts, AreTheSameFromAnImageThatLiesTurnedInItsSheet) {
    const std::vector<std::string> turned{"GGGDDA", "GGGDDA", "HHHEEB", "HHHEEB", "HHHEEB", "IIIFFC"};
    SpriteFrame* frame =
        SpriteFrame::createWithTexture(texture(turned), Rect(Vec2::ZERO, kSize), true, Vec2::ZERO, kSize);
    Scale9Sprite* sprite = Scale9Sprite::createWithSpriteFrame(frame, kMiddle);
    sprite->setContentSize(Size(8, 7));
    EXPECT_EQ(seen(sprite, 8, 7), "AABBBBBC\n"
                                  "DDEEEEEF\n"
                                  "DDEEEEEF\n"
                                  "DDEEEEEF\n"
                                  "GGHHHHHI\n"
                                  "GGHHHHHI\n"
                                  "GGHHHHHI\n");
}

TEST_P(NineParts, KeepTheEmptyEdgesThatWereTrimmedOff) {
    // Two empty columns to the left and one empty row above have been cut away.
    SpriteFrame* frame = SpriteFrame::createWithTexture(texture(kPicture), Rect(Vec2::ZERO, kSize), false,
                                                        Vec2(1, -0.5f), Size(8, 7));
    Scale9Sprite* sprite = Scale9Sprite::createWithSpriteFrame(frame, Rect(4, 2, 3, 2));
    sprite->setContentSize(Size(10, 8));
    EXPECT_EQ(seen(sprite, 10, 8), "..........\n"
                                   "..AABBBBBC\n"
                                   "..DDEEEEEF\n"
                                   "..DDEEEEEF\n"
                                   "..DDEEEEEF\n"
                                   "..GGHHHHHI\n"
                                   "..GGHHHHHI\n"
                                   "..GGHHHHHI\n");
}

TEST_P(NineParts, AreMeasuredInPointsOfFineImages) {
    copra::Screen screen;
    screen.contentScaleFactor = 2;
    copra::setScreen(screen);
    Scale9Sprite* sprite = Scale9Sprite::createWithSpriteFrame(
        SpriteFrame::createWithTexture(texture(kPicture, 2), Rect(Vec2::ZERO, kSize)), kMiddle);
    sprite->setContentSize(Size(5, 6));
    // A render texture has as many pixels as the pictures.
    EXPECT_EQ(seen(sprite, 5, 3), "GGGGHHHHII\n"
                                  "GGGGHHHHII\n"
                                  "GGGGHHHHII\n"
                                  "GGGGHHHHII\n"
                                  "GGGGHHHHII\n"
                                  "GGGGHHHHII\n");
}

TEST_P(NineParts, TakeColorAndOpacityInEveryPart) {
    Scale9Sprite* sprite = nine(8, 8);
    sprite->setColor(Color3B(255, 0, 0));
    EXPECT_EQ(seen(sprite, 8, 1), "AAAAAAA?\n") << "white and orange are red, gray is dark red";
    sprite->setColor(Color3B::WHITE);
    sprite->setOpacity(128);
    const RefPtr<Image> image = drawn(sprite, 8, 8);
    for (int i = 0; i < 64; ++i) EXPECT_NEAR(image->getData()[i * 4 + 3], 128, 2) << "pixel " << i;
}

TEST_P(NineParts, LoseTheirColorsInTheStateGray) {
    if (!onCard()) GTEST_SKIP() << "the null backend runs no shaders";
    Scale9Sprite* sprite = nine(8, 8);
    sprite->setState(Scale9Sprite::State::GRAY);
    const RefPtr<Image> image = drawn(sprite, 8, 8);
    const auto gray = [&](int x, int y) {
        const unsigned char* pixel = image->getData() + (y * 8 + x) * 4;
        EXPECT_EQ(pixel[0], pixel[1]);
        EXPECT_EQ(pixel[1], pixel[2]);
        return static_cast<int>(pixel[0]);
    };
    // What ITU-R BT.601 says about the brightness of red, green and blue.
    EXPECT_NEAR(gray(0, 0), 76, 3);
    EXPECT_NEAR(gray(4, 0), 150, 3);
    EXPECT_NEAR(gray(7, 0), 29, 3);
    sprite->setState(Scale9Sprite::State::NORMAL);
    EXPECT_EQ(seen(sprite, 8, 1), "GGHHHHHI\n");
}

TEST_P(NineParts, OfASpriteAreAroundItsCenterRect) {
    Sprite* sprite = Sprite::createWithTexture(texture(kPicture));
    sprite->setCenterRect(kMiddle);
    sprite->setContentSize(Size(9, 8));
    const std::string nineParts = "AABBBBBBC\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "DDEEEEEEF\n"
                                  "GGHHHHHHI\n"
                                  "GGHHHHHHI\n"
                                  "GGHHHHHHI\n";
    EXPECT_EQ(seen(sprite, 9, 8), nineParts);
    sprite->setCenterRectNormalized(Rect(2 / 6.0f, 1 / 6.0f, 3 / 6.0f, 2 / 6.0f));
    EXPECT_EQ(seen(sprite, 9, 8), nineParts);
}

TEST_P(NineParts, BecomeOneAgainWhereTheCenterRectIsEverything) {
    Sprite* sprite = Sprite::createWithTexture(texture(kPicture));
    sprite->setCenterRect(kMiddle);
    sprite->setContentSize(Size(12, 6));
    EXPECT_EQ(seen(sprite, 12, 1), "GGHHHHHHHHHI\n");
    sprite->setCenterRectNormalized(Rect(0, 0, 1, 1));
    EXPECT_EQ(seen(sprite, 12, 1), "GGGGHHHHHHII\n") << "stretched as a whole";
}

TEST_P(NineParts, OfASpriteComeFromItsFrame) {
    SpriteFrame* frame = SpriteFrame::createWithTexture(texture(kPicture), Rect(Vec2::ZERO, kSize));
    frame->setCenterRectInPixels(kMiddle);
    Sprite* sprite = Sprite::createWithSpriteFrame(frame);
    sprite->setContentSize(Size(9, 6));
    EXPECT_EQ(seen(sprite, 9, 1), "GGHHHHHHI\n");
}

} // namespace
