#include "Canvas.h"
#include "Demo.h"
#include "nodes/shapes/LayerRadialGradient.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

void fit(LayerColor* layer, Node* card, float margin = 16.0f) {
    const Size room = card->getContentSize();
    layer->setContentSize(Size(room.width - 2 * margin, room.height - 2 * margin));
    layer->setPosition(margin, margin);
    card->addChild(layer);
}

} // namespace

GALLERY_SCENE("layers/color", "LayerColor: a rectangle of one color, opaque or transparent") {
    const auto cards = canvas.cards(
        {"opaque", "opacity 120, over a bear", "changing size", "fading", "tinting", "additive"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == 1 || i == 5) addSprite(cards[i], "bear_calm", middle(cards[i]), 0.6f);
        auto* layer = LayerColor::create(faded(accent(static_cast<int>(i)), i == 1 ? 120 : 255));
        fit(layer, cards[i], i == 5 ? 40 : 16);
        layer->setLocalZOrder(2);
        const Size size = layer->getContentSize();
        ActionInterval* there = nullptr;
        ActionInterval* back = nullptr;
        if (i == 2) there = ResizeTo::create(1.5f, Size(60, 60)), back = ResizeTo::create(1.5f, size);
        if (i == 3) there = FadeTo::create(1.5f, 30), back = FadeTo::create(1.5f, 255);
        if (i == 4) there = TintTo::create(1.5f, rgb(kLeaf)), back = TintTo::create(1.5f, rgb(kViolet));
        if (i == 5) layer->setOpacity(160), layer->setBlendFunc(BlendFunc::ADDITIVE);
        if (there) layer->runAction(RepeatForever::create(Sequence::create(there, back, nullptr)));
    }
}

GALLERY_SCENE("layers/gradient", "LayerGradient: from one color to another along a vector") {
    const auto cards = canvas.cards(
        {"downwards", "to the right", "slanting", "slanting, not compressed", "to transparent", "turning"});
    const Vec2 along[] = {{0, -1}, {1, 0}, {1, -1}, {1, -1}, {0, 1}, {0, -1}};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* gradient =
            LayerGradient::create(i == 4 ? kNight : kSky, i == 4 ? faded(kRose, 0) : kHoney, along[i]);
        if (i == 3) gradient->setCompressedInterpolation(false);
        if (i == 4) addSprite(cards[i], "bear_calm", middle(cards[i]), 0.6f);
        fit(gradient, cards[i]);
        gradient->setLocalZOrder(2);
        if (i != 5) continue;
        auto& angle = canvas.keep<float>(0.0f);
        canvas.everyFrame([gradient, &angle](float dt) {
            angle += dt;
            gradient->setVector(Vec2::forAngle(angle));
        });
    }
}

GALLERY_SCENE("layers/radial-gradient",
              "LayerRadialGradient: from one color in the center to another at the edge") {
    const auto cards =
        canvas.cards({"plain", "expand 0.6", "center moves", "to transparent", "radius grows", "additive"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == 3 || i == 5) addSprite(cards[i], "bear_calm", middle(cards[i]), 0.6f);
        const Color4B outer = i == 3 ? faded(kSky, 0) : i == 5 ? Color4B(0, 0, 0, 255) : kSky;
        auto* gradient =
            LayerRadialGradient::create(i == 3 ? kRose : kHoney, outer, 80, Vec2::ZERO, i == 1 ? 0.6f : 0.0f);
        const Size room = cards[i]->getContentSize();
        gradient->setContentSize(Size(room.width - 32, room.height - 32));
        gradient->setPosition(16, 16);
        gradient->setCenter(middle(gradient));
        if (i == 5) gradient->setBlendFunc(BlendFunc::ADDITIVE);
        cards[i]->addChild(gradient, 2);
        if (i != 2 && i != 4) continue;
        auto& time = canvas.keep<float>(0.0f);
        canvas.everyFrame([gradient, i, &time](float dt) {
            time += dt;
            if (i == 2) gradient->setCenter(middle(gradient) + Vec2(80, 0) * std::sin(2 * time));
            if (i == 4) gradient->setRadius(60 + 26 * std::sin(2 * time));
        });
    }
}

GALLERY_SCENE("layers/multiplex",
              "LayerMultiplex shows one of its layers; here it switches every 0.7 seconds") {
    auto* card = canvas.wholeCard();
    Vector<Layer*> layers;
    const char* const names[] = {"bear_calm", "bear_roar", "bear_hurt"};
    for (int i = 0; i < 3; ++i) {
        auto* layer = LayerColor::create(accent(i), card->getContentSize().width - 40,
                                         card->getContentSize().height - 40);
        layer->setPosition(20, 20);
        addSprite(layer, names[i], gallery::middle(layer), 1.2f);
        addText(layer, "layer " + std::to_string(i), Vec2(80, 40), 24, kCardFill);
        layers.pushBack(layer);
    }
    auto* multiplex = LayerMultiplex::createWithArray(layers);
    card->addChild(multiplex);
    auto& shown = canvas.keep<int>(0);
    canvas.schedule([multiplex, &shown](float) { multiplex->switchTo(shown = (shown + 1) % 3, false); }, 0.7f,
                    "switch");
}
