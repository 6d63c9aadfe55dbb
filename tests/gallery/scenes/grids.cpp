#include "Canvas.h"
#include "Demo.h"

#include <functional>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kSeconds = 3.0f; ///< of a grid action

/// Runs one grid action in a loop. A pattern of straight lines shows the distortion best.
void show(Canvas& canvas, const std::function<ActionInterval*(const Size& area, const Vec2& center)>& make) {
    const Rect area(40, 30, canvas.getContentSize().width - 80, canvas.getContentSize().height - 60);
    const Rect world(canvas.convertToWorldSpace(area.origin), area.size);
    auto* grid = NodeGrid::create(world);
    canvas.addChild(grid);
    auto* sky = LayerGradient::create(kSky, kCream, Vec2(0, -1));
    sky->setContentSize(area.size);
    sky->setPosition(area.origin);
    grid->addChild(sky);
    DrawNode* lines = addDrawing(sky);
    for (float x = 0.0f; x <= area.size.width; x += 44)
        lines->drawLine(Vec2(x, 0), Vec2(x, area.size.height), Color4F(1, 1, 1, 0.5f));
    for (float y = 0.0f; y <= area.size.height; y += 44)
        lines->drawLine(Vec2(0, y), Vec2(area.size.width, y), Color4F(1, 1, 1, 0.5f));
    drawFrame(*lines, Rect(Vec2::ZERO, area.size), kInk);
    addSprite(sky, "bear_calm", middle(sky), 1.4f);
    for (int i = 0; i < 4; ++i)
        addSprite(sky, "flower_rose", Vec2(90 + static_cast<float>(i) * 234, 60), 1.6f);
    const Vec2 center(world.getMidX(), world.getMidY());
    grid->runAction(
        RepeatForever::create(Sequence::create(make(area.size, center), DelayTime::create(0.4f),
                                               StopGrid::create(), DelayTime::create(0.4f), nullptr)));
}

void add(const std::string& name, const std::string& caption,
         std::function<ActionInterval*(const Size&, const Vec2&)> make) {
    addDemo({"grids/" + name, caption, [make](Canvas& canvas) { show(canvas, make); }});
}

const Size kFine(30, 20);
const Size kTiles(15, 9);

[[maybe_unused]] const bool kGridsAdded = [] {
    add("waves", "Waves: in the plane, both ways",
        [](const Size&, const Vec2&) { return Waves::create(kSeconds, kFine, 3, 12, true, true); });
    add("waves-3d", "Waves3D: towards the eye and away, seen in perspective",
        [](const Size&, const Vec2&) { return Waves3D::create(kSeconds, kFine, 3, 40); });
    add("ripple-3d", "Ripple3D: rings around a point", [](const Size&, const Vec2& center) {
        return Ripple3D::create(kSeconds, kFine, center, 320, 4, 180);
    });
    add("lens-3d", "Lens3D: a bulge",
        [](const Size&, const Vec2& center) { return Lens3D::create(kSeconds, kFine, center, 260); });
    add("liquid", "Liquid: the inside swims to and fro, the edges stay",
        [](const Size&, const Vec2&) { return Liquid::create(kSeconds, kFine, 4, 44); });
    add("twirl", "Twirl: around a point",
        [](const Size&, const Vec2& center) { return Twirl::create(kSeconds, kFine, center, 1, 1.2f); });
    add("shaky-3d", "Shaky3D: each point trembles",
        [](const Size&, const Vec2&) { return Shaky3D::create(kSeconds, kTiles, 5, false); });
    add("flip-x-3d", "FlipX3D: turned over around the vertical middle",
        [](const Size&, const Vec2&) { return FlipX3D::create(kSeconds); });
    add("flip-y-3d", "FlipY3D: turned over around the horizontal middle",
        [](const Size&, const Vec2&) { return FlipY3D::create(kSeconds); });
    // The effect ends after a quarter of its duration, so it is slowed down.
    add("page-turn-3d", "PageTurn3D: like the page of a book",
        [](const Size&, const Vec2&) { return EaseIn::create(PageTurn3D::create(4, Size(24, 18)), 2); });
    add("shaky-tiles-3d", "ShakyTiles3D: each tile trembles on its own",
        [](const Size&, const Vec2&) { return ShakyTiles3D::create(kSeconds, kTiles, 5, false); });
    add("shattered-tiles-3d", "ShatteredTiles3D: cracked, once",
        [](const Size&, const Vec2&) { return ShatteredTiles3D::create(kSeconds, kTiles, 7, false); });
    add("shuffle-tiles", "ShuffleTiles: tiles glide to each other's places",
        [](const Size&, const Vec2&) { return ShuffleTiles::create(kSeconds, kTiles, 25); });
    add("fade-out-tr-tiles", "FadeOutTRTiles: towards the upper right corner",
        [](const Size&, const Vec2&) { return FadeOutTRTiles::create(kSeconds, kTiles); });
    add("fade-out-bl-tiles", "FadeOutBLTiles: towards the lower left corner",
        [](const Size&, const Vec2&) { return FadeOutBLTiles::create(kSeconds, kTiles); });
    add("fade-out-up-tiles", "FadeOutUpTiles: from the bottom up",
        [](const Size&, const Vec2&) { return FadeOutUpTiles::create(kSeconds, kTiles); });
    add("fade-out-down-tiles", "FadeOutDownTiles: from the top down",
        [](const Size&, const Vec2&) { return FadeOutDownTiles::create(kSeconds, kTiles); });
    add("turn-off-tiles", "TurnOffTiles: one after the other, in a random order",
        [](const Size&, const Vec2&) { return TurnOffTiles::create(kSeconds, kTiles, 7); });
    add("waves-tiles-3d", "WavesTiles3D: tiles rise and fall in waves",
        [](const Size&, const Vec2&) { return WavesTiles3D::create(kSeconds, kTiles, 3, 60); });
    add("jump-tiles-3d", "JumpTiles3D: every other tile jumps",
        [](const Size&, const Vec2&) { return JumpTiles3D::create(kSeconds, kTiles, 2, 60); });
    add("split-rows", "SplitRows: rows leave to both sides",
        [](const Size&, const Vec2&) { return SplitRows::create(kSeconds, 9); });
    add("split-cols", "SplitCols: columns leave up and down",
        [](const Size&, const Vec2&) { return SplitCols::create(kSeconds, 9); });
    add("amplitude", "AccelDeccelAmplitude: waves that come and go", [](const Size&, const Vec2&) {
        return AccelDeccelAmplitude::create(Waves3D::create(kSeconds, kFine, 4, 60), kSeconds);
    });
    return true;
}();

} // namespace
