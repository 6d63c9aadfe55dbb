#include "Canvas.h"
#include "Demo.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

void outlineContent(Node* card, const Sprite* shown) {
    drawFrame(*addDrawing(card, 3), shown->getBoundingBox(), kRose);
}

} // namespace

GALLERY_SCENE("sprites/sources",
              "Sprites from a file, a part of a file, a frame of a sheet, and a plain color") {
    const auto cards = canvas.cards({"file", "part of a file", "frame of a sheet", "color"}, 4);
    auto* file = Sprite::create("meadow_morning.webp");
    file->setScale(0.42f);
    auto* part = Sprite::create("meadow_morning.webp", Rect(120, 180, 180, 180));
    auto* picture = sprite("bear_calm", 0.7f);
    auto* plain = Sprite::create();
    plain->setTextureRect(Rect(0, 0, 140, 140));
    plain->setColor(rgb(kSky));
    Sprite* const all[] = {file, part, picture, plain};
    for (std::size_t i = 0; i < 4; ++i) {
        all[i]->setPosition(middle(cards[i]));
        cards[i]->addChild(all[i]);
    }
}

GALLERY_SCENE("sprites/flip", "setFlippedX and setFlippedY mirror the sprite; red is the content size") {
    const auto cards = canvas.cards({"as drawn", "flipped X", "flipped Y", "flipped X and Y"});
    for (int i = 0; i < 4; ++i) {
        auto* card = cards[static_cast<std::size_t>(i)];
        auto* logo = addSprite(card, "logo", middle(card), 0.62f);
        logo->setFlippedX((i & 1) != 0);
        logo->setFlippedY((i & 2) != 0);
        outlineContent(card, logo);
    }
}

GALLERY_SCENE("sprites/trimmed", "Packed frames: trimmed borders, some rotated; red is the content size") {
    const char* const names[] = {"bee_0",     "poof_3",     "honey",    "target",
                                 "bear_roar", "ladybird_1", "hornet_0", "button"};
    std::vector<std::string> labels;
    for (const char* name : names) {
        const SpriteFrame* packed = frame(name);
        labels.push_back(std::string(name) + (packed->isRotated() ? ", turned" : ""));
    }
    const auto cards = canvas.cards(labels);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* shown = addSprite(cards[i], names[i], middle(cards[i]));
        const Size size = shown->getContentSize();
        shown->setScale(std::min(2.2f, std::min(190 / size.width, 160 / size.height)));
        outlineContent(cards[i], shown);
        drawMark(*addDrawing(cards[i], 3), shown->getPosition());
    }
}

GALLERY_SCENE("sprites/frames", "Animate plays frames of a sheet; below are the frames themselves") {
    struct Row {
        const char* name;
        int frames;
        float seconds;
    };
    const Row rows[] = {{"bee", 4, 0.05f},      {"wasp", 2, 0.06f}, {"hornet", 2, 0.08f},
                        {"ladybird", 2, 0.12f}, {"spark", 4, 0.1f}, {"poof", 4, 0.12f}};
    const auto cards = canvas.cards({"bee", "wasp", "hornet", "ladybird", "spark", "poof"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Row& row = rows[i];
        auto* live = addSprite(cards[i], std::string(row.name) + "_0", middle(cards[i]) + Vec2(0, 32), 1.5f);
        live->runAction(flutter(row.name, row.frames, row.seconds));
        for (int f = 0; f < row.frames; ++f) {
            const float x =
                middle(cards[i]).x + 52 * (static_cast<float>(f) - static_cast<float>(row.frames - 1) / 2);
            addSprite(cards[i], std::string(row.name) + "_" + std::to_string(f), Vec2(x, 34), 0.6f);
        }
    }
}

GALLERY_SCENE("sprites/batch", "SpriteBatchNode: 600 bees in one call") {
    auto* card = canvas.wholeCard();
    auto* batch = SpriteBatchNode::createWithTexture(frame("bee_0")->getTexture(), 600);
    card->addChild(batch);
    std::vector<Sprite*> bees;
    for (int i = 0; i < 600; ++i) {
        auto* bee = sprite("bee_" + std::to_string(i % 4), 0.55f);
        batch->addChild(bee);
        bees.push_back(bee);
    }
    auto& clock = canvas.keep<float>(0.0f);
    const Vec2 center = middle(card);
    const auto place = [bees, center](float time) {
        for (std::size_t i = 0; i < bees.size(); ++i) {
            // A sunflower: even density, every seed at the golden angle from the last.
            const auto n = static_cast<float>(i);
            const float radius = 9.2f * std::sqrt(n) * (1 + 0.05f * std::sin(2 * time + n * 0.02f));
            const float angle = 2.39996f * n + time * 0.25f;
            bees[i]->setPosition(center + Vec2(1.75f * radius * std::cos(angle), radius * std::sin(angle)));
            bees[i]->setRotation(90 - CC_RADIANS_TO_DEGREES(angle));
        }
    };
    place(0);
    canvas.everyFrame([place, &clock](float dt) { place(clock += dt); });
}

GALLERY_SCENE("sprites/nine-patch",
              "setCenterRect: the corners keep their size, only edges and middle are stretched") {
    const auto cards = canvas.cards({"the picture", "stretched plainly", "with a center rect", "wide and low",
                                     "high, plainly", "high, with a center rect", "small", "growing"});
    const Size sizes[] = {{200, 58}, {180, 120}, {180, 120}, {200, 40},
                          {60, 170}, {60, 170},  {50, 50},   {70, 60}};
    // The part of the image (260 by 76 points) that may be stretched.
    const Rect center(60, 30, 140, 14);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* button = addSprite(cards[i], "button", middle(cards[i]), 0.5f);
        if (i != 0 && i != 1 && i != 4) button->setCenterRect(center);
        button->setContentSize(sizes[i] * 2);
        if (i == 0) {
            button->setContentSize(Size(260, 76));
            button->setScale(0.75f);
        }
        if (i == 7) {
            auto* grow = EaseSineInOut::create(ResizeTo::create(1.6f, Size(380, 320)));
            auto* shrink = EaseSineInOut::create(ResizeTo::create(1.6f, sizes[i] * 2));
            button->runAction(RepeatForever::create(Sequence::create(grow, shrink, nullptr)));
        }
    }
}

GALLERY_SCENE("sprites/content-size",
              "setContentSize stretches the picture, or does not when stretching is off") {
    const auto cards = canvas.cards({"as drawn", "stretched wide", "stretched high", "stretching off"}, 4);
    const Size sizes[] = {{128, 128}, {190, 90}, {90, 190}, {190, 90}};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* flower = addSprite(cards[i], "flower_rose", middle(cards[i]));
        flower->setStretchEnabled(i != 3);
        if (i > 0) flower->setContentSize(sizes[i]);
        outlineContent(cards[i], flower);
    }
}

GALLERY_SCENE("sprites/color", "setColor multiplies the colors of the texture, setOpacity its alpha") {
    const Color3B colors[] = {Color3B::WHITE, rgb(kHoney), rgb(kRose), rgb(kSky), rgb(kLeaf)};
    const GLubyte opacities[] = {255, 200, 140, 80, 30};
    std::vector<std::string> labels = {"white", "honey", "rose", "sky", "leaf"};
    for (const GLubyte opacity : opacities) labels.push_back("opacity " + std::to_string(opacity));
    const auto cards = canvas.cards(labels, 5);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* flower = addSprite(cards[i], "flower_white", middle(cards[i]), 1.9f);
        if (i < 5)
            flower->setColor(colors[i]);
        else
            flower->setOpacity(opacities[i - 5]);
    }
}

GALLERY_SCENE("sprites/blending", "setBlendFunc: how a sprite is blended with what is below") {
    const std::pair<const char*, BlendFunc> ways[] = {
        {"premultiplied alpha", BlendFunc::ALPHA_PREMULTIPLIED},
        {"additive", BlendFunc::ADDITIVE},
        {"disabled", BlendFunc::DISABLE},
        {"multiply", {GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA}},
        {"screen", {GL_ONE, GL_ONE_MINUS_SRC_COLOR}},
        {"non-premultiplied alpha", BlendFunc::ALPHA_NON_PREMULTIPLIED},
    };
    std::vector<std::string> labels;
    for (const auto& way : ways) labels.emplace_back(way.first);
    const auto cards = canvas.cards(labels);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Size room = cards[i]->getContentSize();
        auto* backdrop = LayerGradient::create(kNight, kSky, Vec2(1, 0));
        backdrop->setContentSize(Size(room.width - 24, room.height - 20));
        backdrop->setPosition(12, 10);
        cards[i]->addChild(backdrop);
        for (int k = 0; k < 3; ++k) {
            auto* flower = addSprite(cards[i],
                                     k == 1   ? "flower_white"
                                     : k == 0 ? "flower_rose"
                                              : "flower_blue",
                                     middle(cards[i]) + Vec2(58.0f * static_cast<float>(k - 1), 0), 1.5f);
            flower->setBlendFunc(ways[i].second);
        }
    }
}

GALLERY_SCENE("sprites/children",
              "Children inherit position, rotation, scale, and with cascading the opacity") {
    const auto cards = canvas.cards({"turning", "growing", "fading together", "fading alone"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* bear = addSprite(cards[i], "bear_calm", middle(cards[i]), 0.6f);
        const Vec2 heart = middle(bear);
        for (int k = 0; k < 5; ++k) {
            const float angle = CC_DEGREES_TO_RADIANS(30.0f + 30.0f * static_cast<float>(k));
            addSprite(bear, "flower_rose", heart + Vec2(std::cos(angle), std::sin(angle)) * 118, 0.7f);
        }
        ActionInterval* there = nullptr;
        if (i == 0) there = RotateBy::create(1, 40);
        if (i == 1) there = ScaleBy::create(1, 1.3f);
        ActionInterval* back = there ? there->reverse() : nullptr;
        if (i >= 2) {
            bear->setCascadeOpacityEnabled(i == 2);
            there = FadeTo::create(1, 60);
            back = FadeTo::create(1, 255);
        }
        bear->runAction(RepeatForever::create(Sequence::create(there, back, nullptr)));
    }
}

GALLERY_SCENE("sprites/smoothing", "Enlarged pixels: smoothed or, with setAliasTexParameters, crisp") {
    const auto cards = canvas.cards({"antialiased", "aliased"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        // A texture for each, because filtering is a property of the texture.
        auto* image = new Image();
        image->initWithImageFile("numbers.png");
        auto* texture = new Texture2D();
        texture->initWithImage(image);
        if (i == 0) texture->setAntiAliasTexParameters();
        if (i == 1) texture->setAliasTexParameters();
        auto* digit = Sprite::createWithTexture(texture, Rect(80, 0, 40, 28));
        digit->setPosition(middle(cards[i]));
        digit->setScale(10);
        cards[i]->addChild(digit);
        texture->release();
        image->release();
    }
}

namespace {

/// A seamless texture of dots.
Texture2D* dottedTexture() {
    constexpr int kSide = 64;
    std::vector<unsigned char> pixels;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const Vec2 place(static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
            const Vec2 corner(place.x < kSide / 2 ? 0.0f : kSide, place.y < kSide / 2 ? 0.0f : kSide);
            const float large = clampf(20 - place.distance(Vec2(kSide, kSide) / 2), 0, 1);
            const float small = clampf(10 - place.distance(corner), 0, 1);
            const auto mix = [&](GLubyte ground, GLubyte first, GLubyte second) {
                const float mixed = ground + (first - ground) * large;
                pixels.push_back(static_cast<unsigned char>(mixed + (second - mixed) * small));
            };
            mix(kCream.r, kHoney.r, kRose.r);
            mix(kCream.g, kHoney.g, kRose.g);
            mix(kCream.b, kHoney.b, kRose.b);
            pixels.push_back(255);
        }
    }
    auto* texture = new Texture2D();
    texture->autorelease();
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          Texture2D::PixelFormat::RGBA8888, kSide, kSide, Size(kSide, kSide));
    texture->setTexParameters({GL_LINEAR, GL_LINEAR, GL_REPEAT, GL_REPEAT});
    return texture;
}

} // namespace

GALLERY_SCENE("sprites/tiled", "A repeating texture fills a rect larger than itself; the rect moves") {
    auto* card = canvas.wholeCard();
    const Size room = card->getContentSize();
    auto* field = Sprite::createWithTexture(dottedTexture(), Rect(0, 0, room.width - 40, room.height - 40));
    field->setPosition(middle(card));
    card->addChild(field);
    canvas.everyFrame([field](float dt) {
        Rect rect = field->getTextureRect();
        rect.origin = rect.origin + Vec2(30, 15) * dt;
        field->setTextureRect(rect);
    });
}
