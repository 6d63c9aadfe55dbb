#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

// --- Nodes and sprites ---

CATALOG_NODE(Node) {
    return Node::create();
}

CATALOG_NODE(ProtectedNode) {
    auto node = ProtectedNode::create();
    node->addProtectedChild(Sprite::create("garden.png"), d.integer(1)); // getChildren() does not have it
    return node;
}

CATALOG_NODE(Sprite) {
    return Sprite::create(d.image("garden.png"));
}

CATALOG_NODE(SpriteBatchNode) {
    auto batch = SpriteBatchNode::create("garden.png");
    for (const Vec2& place : {Vec2(0, 0), Vec2(64, 0), Vec2(128, 0)}) {
        auto bush = Sprite::createWithTexture(batch->getTexture(), d.rect(Rect(128, 64, 64, 64)));
        bush->setPosition(place);
        batch->addChild(bush, d.integer(0));
    }
    return batch;
}

CATALOG_NODE(AtlasNode) {
    return AtlasNode::create("garden.png", 64, 64, d.integer(4)); // cells of 64 x 64 points
}

CATALOG_NODE(ParallaxNode) {
    auto parallax = ParallaxNode::create();
    auto hills = Sprite::create("garden.png");
    parallax->addChild(hills, d.integer(-1), d.point(Vec2(0.5f, 1)),
                       d.point(Vec2(0, 80))); // moves half as far
    return parallax;
}

CATALOG_NODE(DrawNode) {
    auto drawing = DrawNode::create(d.number(2)); // the width of lines
    const Vec2 points[] = {d.point(Vec2(0, 0)), d.point(Vec2(120, 0)), d.point(Vec2(120, 60)),
                           d.point(Vec2(0, 60))};
    const Color4F color = d.color(Color4F::GREEN);
    drawing->drawPolygon(points, 4, color, d.number(2), Color4F::WHITE);
    drawing->drawDot(points[0], d.number(6), color);
    drawing->drawSegment(points[0], points[2], d.number(3), Color4F::YELLOW); // 6 points thick
    drawing->drawTriangle(points[0], points[1], points[2], color);
    drawing->drawRect(points[0], points[2], color);
    drawing->drawSolidRect(points[1], points[3], color);
    drawing->drawCircle(points[2], d.number(30), d.number(0), d.count(24), true, color);
    drawing->drawSolidCircle(points[3], d.number(10), d.number(0), d.count(24), color);
    drawing->drawCubicBezier(points[0], points[1], points[2], points[3], d.count(24), color);
    drawing->drawQuadBezier(points[0], points[1], points[2], d.count(24), color);
    return drawing;
}

// --- Layers ---

CATALOG_NODE(Layer) {
    return Layer::create(); // as large as the window
}

CATALOG_NODE(LayerColor) {
    return LayerColor::create(d.color(Color4B(0, 0, 0, 160)), d.number(240), d.number(120));
}

CATALOG_NODE(LayerGradient) {
    return LayerGradient::create(d.color(Color4B(90, 150, 230, 255)), d.color(Color4B(230, 240, 255, 255)),
                                 d.point(Vec2(0.3f, -1))); // from the upper left
}

CATALOG_NODE(LayerRadialGradient) {
    return LayerRadialGradient::create(d.color(Color4B::YELLOW), d.color(Color4B(255, 120, 0, 0)),
                                       d.number(150), d.point(Vec2(240, 160)), d.number(0));
}

CATALOG_NODE(LayerMultiplex) {
    auto pages = LayerMultiplex::create(Layer::create(), LayerColor::create(d.color(Color4B::BLUE)), nullptr);
    pages->switchTo(1);
    return pages;
}

// --- Texts ---

CATALOG_NODE(Label) {
    return Label::createWithTTF(d.text("Score: 0"), "fonts/DejaVuSans.ttf", d.fontSize(24));
}

CATALOG_NODE(LabelAtlas) {
    return LabelAtlas::create(d.text("60"), "numbers.png", 40, 56,
                              '.'); // cells of 40 x 56 points from '.' on
}

CATALOG_NODE(LabelTTF) {
    return LabelTTF::create(d.text("Meadow"), "DejaVu Sans", d.fontSize(32), d.size(Size::ZERO));
}

CATALOG_NODE(LabelBMFont) {
    return LabelBMFont::create(d.text("100"), "honey.fnt", d.number(0));
}

CATALOG_NODE(TextFieldTTF) {
    return TextFieldTTF::textFieldWithPlaceHolder(d.text("your name"), "fonts/DejaVuSans.ttf",
                                                  d.fontSize(24));
}

// --- Effects ---

CATALOG_NODE(ProgressTimer) {
    auto health = ProgressTimer::create(Sprite::create("widgets/bar.png"));
    health->setType(d.flag(true) ? ProgressTimer::Type::BAR : ProgressTimer::Type::RADIAL);
    health->setMidpoint(d.point(Vec2(0, 0.5f))); // grows from the left
    health->setBarChangeRate(d.point(Vec2(1, 0)));
    health->setPercentage(d.number(75));
    return health;
}

CATALOG_NODE(ClippingNode) {
    auto clip = ClippingNode::create(Sprite::create("widgets/ring.png"));
    clip->setAlphaThreshold(d.number(0.5f));
    clip->setInverted(d.flag(false));
    clip->addChild(Sprite::create("garden.png")); // seen within the ring only
    return clip;
}

CATALOG_NODE(ClippingRectangleNode) {
    auto clip = ClippingRectangleNode::create(d.rect(Rect(-40, -40, 80, 80)));
    clip->addChild(Sprite::create("garden.png"));
    return clip;
}

CATALOG_NODE(MotionStreak) {
    // fades in half a second, 12 points wide
    return MotionStreak::create(d.seconds(0.5f), d.number(3), d.number(12), d.color(Color3B::ORANGE),
                                d.image("widgets/track.png"));
}

CATALOG_NODE(Camera) {
    auto camera = Camera::create();
    camera->setCameraFlag(CameraFlag::USER1); // shows nodes with this mask
    camera->setBackgroundBrush(CameraBackgroundBrush::createColorBrush(d.color(Color4F::BLACK), 1));
    return camera;
}

// --- Particles ---

CATALOG_NODE(ParticleSystemQuad) {
    auto sparks = ParticleSystemQuad::createWithTotalParticles(50);
    sparks->setEmissionRate(d.number(200));
    sparks->setLife(d.seconds(0.5f));
    sparks->setAngleVar(180);
    sparks->setSpeed(d.number(80));
    sparks->setStartSize(6);
    sparks->setStartColor(Color4F::YELLOW);
    return sparks;
}

CATALOG_NODE(ParticleBatchNode) {
    auto batch = ParticleBatchNode::create("widgets/knob.png", d.integer(500));
    auto rain = ParticleRain::create();
    rain->setTexture(batch->getTexture());
    batch->addChild(rain);
    return batch;
}

CATALOG_NODE(ParticleFire) {
    return ParticleFire::create();
}

CATALOG_NODE(ParticleFireworks) {
    return ParticleFireworks::create();
}

CATALOG_NODE(ParticleSun) {
    return ParticleSun::create();
}

CATALOG_NODE(ParticleGalaxy) {
    return ParticleGalaxy::create();
}

CATALOG_NODE(ParticleFlower) {
    return ParticleFlower::create();
}

CATALOG_NODE(ParticleMeteor) {
    return ParticleMeteor::create();
}

CATALOG_NODE(ParticleSpiral) {
    return ParticleSpiral::create();
}

CATALOG_NODE(ParticleExplosion) {
    return ParticleExplosion::create();
}

CATALOG_NODE(ParticleSmoke) {
    return ParticleSmoke::create();
}

CATALOG_NODE(ParticleSnow) {
    return ParticleSnow::create();
}

CATALOG_NODE(ParticleRain) {
    return ParticleRain::create();
}

// --- Tile maps ---

CATALOG_NODE(TMXTiledMap) {
    return TMXTiledMap::create("meadow.tmx");
}

CATALOG_NODE(TileMapAtlas) {
    // The image of the tiles, the TGA image of the map, and the size of a tile in points.
    return TileMapAtlas::create("garden.png", d.image("garden.tga"), 64, d.integer(64));
}
