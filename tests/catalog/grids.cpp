#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

CATALOG_NODE(NodeGrid) {
    auto grid = NodeGrid::create();
    grid->addChild(Sprite::create("garden.png"));
    return grid;
}

// --- Grids that bend ---

CATALOG_ACTION_OF(NodeGrid, Waves3D) {
    // 15 x 10 cells, 5 waves of 20 points
    return Waves3D::create(d.seconds(2), d.cells(Size(15, 10)), d.count(5), d.number(20));
}

CATALOG_ACTION_OF(NodeGrid, FlipX3D) {
    return FlipX3D::create(d.seconds(1));
}

CATALOG_ACTION_OF(NodeGrid, FlipY3D) {
    return FlipY3D::create(d.seconds(1));
}

CATALOG_ACTION_OF(NodeGrid, Lens3D) {
    return Lens3D::create(d.seconds(1), d.cells(Size(15, 10)), d.point(Vec2(240, 160)), d.number(120));
}

CATALOG_ACTION_OF(NodeGrid, Ripple3D) {
    return Ripple3D::create(d.seconds(2), d.cells(Size(32, 24)), d.point(Vec2(240, 160)), d.number(240),
                            d.count(4), d.number(60));
}

CATALOG_ACTION_OF(NodeGrid, Shaky3D) {
    return Shaky3D::create(d.seconds(0.5f), d.cells(Size(15, 10)), d.integer(5), d.flag(false));
}

CATALOG_ACTION_OF(NodeGrid, Liquid) {
    return Liquid::create(d.seconds(2), d.cells(Size(16, 12)), d.count(4), d.number(20));
}

CATALOG_ACTION_OF(NodeGrid, Waves) {
    // to the sides and up
    return Waves::create(d.seconds(2), d.cells(Size(16, 12)), d.count(4), d.number(20), d.flag(true),
                         d.flag(true));
}

CATALOG_ACTION_OF(NodeGrid, Twirl) {
    return Twirl::create(d.seconds(2), d.cells(Size(12, 8)), d.point(Vec2(240, 160)), d.count(1),
                         d.number(2.5f));
}

CATALOG_ACTION_OF(NodeGrid, PageTurn3D) {
    return PageTurn3D::create(d.seconds(1), d.cells(Size(15, 10)));
}

// --- Grids of tiles ---

CATALOG_ACTION_OF(NodeGrid, ShakyTiles3D) {
    return ShakyTiles3D::create(d.seconds(0.5f), d.cells(Size(16, 12)), d.integer(5), d.flag(false));
}

CATALOG_ACTION_OF(NodeGrid, ShatteredTiles3D) {
    return ShatteredTiles3D::create(d.seconds(0.5f), d.cells(Size(16, 12)), d.integer(20), d.flag(false));
}

CATALOG_ACTION_OF(NodeGrid, ShuffleTiles) {
    return ShuffleTiles::create(d.seconds(1), d.cells(Size(16, 12)), d.count(25)); // a seed
}

CATALOG_ACTION_OF(NodeGrid, FadeOutTRTiles) {
    return FadeOutTRTiles::create(d.seconds(1), d.cells(Size(16, 12)));
}

CATALOG_ACTION_OF(NodeGrid, FadeOutBLTiles) {
    return FadeOutBLTiles::create(d.seconds(1), d.cells(Size(16, 12)));
}

CATALOG_ACTION_OF(NodeGrid, FadeOutUpTiles) {
    return FadeOutUpTiles::create(d.seconds(1), d.cells(Size(16, 12)));
}

CATALOG_ACTION_OF(NodeGrid, FadeOutDownTiles) {
    return FadeOutDownTiles::create(d.seconds(1), d.cells(Size(16, 12)));
}

CATALOG_ACTION_OF(NodeGrid, TurnOffTiles) {
    return TurnOffTiles::create(d.seconds(1), d.cells(Size(16, 12)), d.count(25)); // a seed
}

CATALOG_ACTION_OF(NodeGrid, WavesTiles3D) {
    return WavesTiles3D::create(d.seconds(2), d.cells(Size(16, 12)), d.count(4), d.number(60));
}

CATALOG_ACTION_OF(NodeGrid, JumpTiles3D) {
    return JumpTiles3D::create(d.seconds(2), d.cells(Size(16, 12)), d.count(3), d.number(60));
}

CATALOG_ACTION_OF(NodeGrid, SplitRows) {
    return SplitRows::create(d.seconds(1), d.count(9));
}

CATALOG_ACTION_OF(NodeGrid, SplitCols) {
    return SplitCols::create(d.seconds(1), d.count(9));
}

// --- Grids that go on ---

CATALOG_ACTION_OF(NodeGrid, StopGrid) {
    return StopGrid::create(); // shows the children as they are again
}

CATALOG_ACTION_OF(NodeGrid, ReuseGrid) {
    return ReuseGrid::create(d.integer(1)); // the next effect bends what the last one left
}

CATALOG_ACTION_OF(NodeGrid, AccelAmplitude) {
    auto waves = Waves3D::create(2, Size(15, 10), 5, 20);
    return AccelAmplitude::create(d.interval(waves), d.seconds(2)); // from calm to the whole amplitude
}

CATALOG_ACTION_OF(NodeGrid, DeccelAmplitude) {
    auto waves = Waves3D::create(2, Size(15, 10), 5, 20);
    return DeccelAmplitude::create(d.interval(waves), d.seconds(2)); // from the whole amplitude to calm
}

CATALOG_ACTION_OF(NodeGrid, AccelDeccelAmplitude) {
    auto waves = Waves3D::create(2, Size(15, 10), 5, 20);
    return AccelDeccelAmplitude::create(d.interval(waves), d.seconds(2)); // calm at both ends
}
