// Nodes and what they show.

#include "ClassExamples.h"

USING_NS_CC;

namespace {

class NodeExamples : public ClassExamples {
protected:
    Sprite* loaded = nullptr;
};

TEST_F(NodeExamples, Node) {
    //! [Node]
    auto cart = Node::create();
    cart->setPosition(240, 60);
    cart->setScale(2);
    auto wheel = Node::create();
    wheel->setPosition(10, 0); // in the space of the cart
    cart->addChild(wheel, 1, "wheel");
    scene->addChild(cart);
    Vec2 onScreen = cart->convertToWorldSpace(wheel->getPosition());
    //! [Node]
    EXPECT_EQ(onScreen, Vec2(260, 60));
}

TEST_F(NodeExamples, Scene) {
    //! [Scene]
    class MeadowScene : public Scene {
    public:
        CREATE_FUNC(MeadowScene);
        bool init() override {
            if (!Scene::init()) return false;
            addChild(LayerColor::create(Color4B(120, 190, 90, 255)), -1);
            return true;
        }
        void onEnterTransitionDidFinish() override { // the scene is fully visible
            Scene::onEnterTransitionDidFinish();
            scheduleUpdate(); // starts the game
        }
        void update(float dt) override {
            Scene::update(dt);
            seconds += dt;
        }

        float seconds = 0; // since the game started
    };
    auto meadow = MeadowScene::create();
    Director::getInstance()->replaceScene(TransitionFade::create(0.5f, meadow)); // retains both
    //! [Scene]
    app.step(2);
    EXPECT_EQ(meadow->seconds, 0) << "during the transition";
    app.wait(1.0f);
    EXPECT_EQ(app.scene(), meadow);
    EXPECT_GT(meadow->seconds, 0);
    EXPECT_EQ(meadow->getChildrenCount(), 2); // and the camera
}

TEST_F(NodeExamples, Layer) {
    //! [Layer]
    auto world = Layer::create();
    auto display = Layer::create();
    scene->addChild(world);
    scene->addChild(display, 10); // stays in front while the world scrolls
    world->setPositionX(-100);
    //! [Layer]
    EXPECT_EQ(display->getPositionX(), 0);
}

TEST_F(NodeExamples, LayerColor) {
    //! [LayerColor]
    auto shade = LayerColor::create(Color4B(0, 0, 0, 160), 240, 120);
    shade->setPosition(120, 100); // of its lower left corner
    scene->addChild(shade);
    shade->runAction(FadeTo::create(0.5f, 80));
    //! [LayerColor]
    app.wait(0.6f);
    EXPECT_EQ(shade->getOpacity(), 80);
}

TEST_F(NodeExamples, LayerGradient) {
    //! [LayerGradient]
    auto sky = LayerGradient::create(Color4B(90, 150, 230, 255), Color4B(230, 240, 255, 255));
    scene->addChild(sky, -1);
    sky->setVector(Vec2(0.3f, -1)); // from the upper left
    //! [LayerGradient]
    EXPECT_TRUE(sky->getContentSize().equals(Size(480, 320)));
}

TEST_F(NodeExamples, Sprite) {
    //! [Sprite]
    auto flower = Sprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image, y down
    flower->setPosition(240, 160);
    flower->setFlippedX(true);
    flower->setColor(Color3B(255, 220, 120)); // multiplies the colors of the image
    scene->addChild(flower);
    //! [Sprite]
    EXPECT_TRUE(flower->getBoundingBox().equals(Rect(208, 128, 64, 64)));
    EXPECT_EQ(flower->getTexture()->getContentSize().width, 4 * flower->getContentSize().width);
}

TEST_F(NodeExamples, SpriteFrameCache) {
    //! [SpriteFrameCache]
    auto frames = SpriteFrameCache::getInstance();
    frames->addSpriteFramesWithFile("beecluster.plist"); // and beecluster.webp beside it
    auto bee = Sprite::createWithSpriteFrameName("bee_0.png");
    scene->addChild(bee);
    bee->setSpriteFrame("bee_1.png");
    //! [SpriteFrameCache]
    EXPECT_TRUE(bee->isFrameDisplayed(frames->getSpriteFrameByName("bee_1.png")));
}

TEST_F(NodeExamples, SpriteFrame) {
    //! [SpriteFrame]
    auto texture = Director::getInstance()->getTextureCache()->addImage("garden.png");
    auto grass = SpriteFrame::createWithTexture(texture, Rect(64, 0, 64, 64));
    auto flowers = SpriteFrame::createWithTexture(texture, Rect(192, 0, 64, 64));
    auto tile = Sprite::createWithSpriteFrame(grass);
    scene->addChild(tile);
    tile->setSpriteFrame(flowers);
    //! [SpriteFrame]
    EXPECT_TRUE(tile->getTextureRect().equals(Rect(192, 0, 64, 64)));
    EXPECT_EQ(texture->getContentSize().width, 192 + tile->getContentSize().width) << "the last column";
}

TEST_F(NodeExamples, SpriteBatchNode) {
    //! [SpriteBatchNode]
    auto batch = SpriteBatchNode::create("garden.png");
    scene->addChild(batch);
    for (int i = 0; i < 10; ++i) {
        auto bush = Sprite::createWithTexture(batch->getTexture(), Rect(128, 64, 64, 64));
        bush->setPosition(48.0f * static_cast<float>(i), 100);
        batch->addChild(bush);
    }
    //! [SpriteBatchNode]
    EXPECT_EQ(batch->getChildrenCount(), 10);
}

TEST_F(NodeExamples, Animation) {
    //! [Animation]
    auto cache = SpriteFrameCache::getInstance();
    cache->addSpriteFramesWithFile("beecluster.plist");
    auto flight = Animation::create();
    for (int i = 0; i < 3; ++i) {
        auto name = StringUtils::format("bee_%d.png", i);
        flight->addSpriteFrame(cache->getSpriteFrameByName(name));
    }
    flight->setDelayPerUnit(0.1f); // seconds for each frame
    flight->setLoops(2);
    //! [Animation]
    EXPECT_FLOAT_EQ(flight->getDuration(), 0.3f);
}

TEST_F(NodeExamples, AnimationCache) {
    //! [AnimationCache]
    auto cache = SpriteFrameCache::getInstance();
    cache->addSpriteFramesWithFile("beecluster.plist");
    Vector<SpriteFrame*> frames;
    for (const char* name : {"wasp_0.png", "wasp_1.png"}) frames.pushBack(cache->getSpriteFrameByName(name));
    auto animations = AnimationCache::getInstance();
    animations->addAnimation(Animation::createWithSpriteFrames(frames, 0.1f), "wasp");
    auto wasp = Sprite::createWithSpriteFrameName("wasp_0.png");
    wasp->runAction(RepeatForever::create(Animate::create(animations->getAnimation("wasp"))));
    scene->addChild(wasp);
    //! [AnimationCache]
    app.wait(0.15f);
    EXPECT_TRUE(wasp->isFrameDisplayed(frames.at(1)));
}

TEST_F(NodeExamples, Texture2D) {
    //! [Texture2D]
    Texture2D* texture = Director::getInstance()->getTextureCache()->addImage("garden.png");
    texture->setAliasTexParameters(); // hard pixels when it is enlarged
    auto garden = Sprite::createWithTexture(texture);
    garden->setScale(2);
    scene->addChild(garden);
    //! [Texture2D]
    EXPECT_TRUE(texture->getContentSize().equals(Size(256, 192)));
}

TEST_F(NodeExamples, TextureCache) {
    //! [TextureCache]
    auto cache = Director::getInstance()->getTextureCache();
    cache->addImageAsync("garden.png", [this](Texture2D* texture) {
        if (!texture) return; // it cannot be loaded
        loaded = Sprite::createWithTexture(texture);
        scene->addChild(loaded);
    });
    // In the destructor of the scene, which could come first: cache->unbindImageAsync("garden.png")
    //! [TextureCache]
    EXPECT_TRUE(app.stepUntil([&] { return loaded != nullptr; }));
}

TEST_F(NodeExamples, DrawNode) {
    //! [DrawNode]
    auto drawing = DrawNode::create();
    drawing->drawSolidRect(Vec2(20, 20), Vec2(120, 60), Color4F::GREEN);
    drawing->drawDot(Vec2(70, 90), 20, Color4F::YELLOW);
    drawing->drawSegment(Vec2(70, 60), Vec2(70, 90), 3, Color4F::WHITE); // 6 points thick
    scene->addChild(drawing);
    //! [DrawNode]
    app.step();
    EXPECT_GT(app.director().getRenderer()->getDrawnVertices(), 0);
}

TEST_F(NodeExamples, ParallaxNode) {
    //! [ParallaxNode]
    auto parallax = ParallaxNode::create();
    auto hills = Sprite::create("garden.png");
    parallax->addChild(hills, -1, Vec2(0.5f, 1), Vec2(0, 80)); // moves half as far
    scene->addChild(parallax);
    parallax->setPosition(-100, 0);
    //! [ParallaxNode]
    app.step();
    EXPECT_FLOAT_EQ(hills->convertToWorldSpaceAR(Vec2::ZERO).x, -50);
}

TEST_F(NodeExamples, ClippingNode) {
    //! [ClippingNode]
    auto hole = DrawNode::create();
    hole->drawDot(Vec2(240, 160), 60, Color4F::WHITE);
    auto clip = ClippingNode::create(hole);
    clip->addChild(LayerColor::create(Color4B::BLUE)); // shows within the disc only
    scene->addChild(clip);
    clip->setInverted(true); // and now outside of it
    //! [ClippingNode]
    EXPECT_TRUE(clip->isInverted());
}

TEST_F(NodeExamples, RenderTexture) {
    //! [RenderTexture]
    auto canvas = RenderTexture::create(200, 100);
    canvas->setPosition(240, 160);
    scene->addChild(canvas);
    auto brush = DrawNode::create();
    brush->drawDot(Vec2(100, 50), 30, Color4F::RED);
    canvas->beginWithClear(1, 1, 1, 1);
    brush->visit();
    canvas->end();
    //! [RenderTexture]
    app.step();
    EXPECT_TRUE(canvas->getSprite()->getContentSize().equals(Size(200, 100)));
}

TEST_F(NodeExamples, ProgressTimer) {
    //! [ProgressTimer]
    auto health = ProgressTimer::create(Sprite::create("widgets/bar.png"));
    health->setType(ProgressTimer::Type::BAR);
    health->setMidpoint(Vec2(0, 0.5f)); // grows from the left
    health->setBarChangeRate(Vec2(1, 0));
    health->setPosition(240, 300);
    health->setPercentage(75);
    scene->addChild(health);
    //! [ProgressTimer]
    EXPECT_EQ(health->getPercentage(), 75);
}

TEST_F(NodeExamples, MotionStreak) {
    //! [MotionStreak]
    auto tail = MotionStreak::create(0.5f, 3, 12, Color3B::ORANGE, "widgets/track.png");
    scene->addChild(tail);
    scene->schedule([tail](float) { tail->setPosition(tail->getPosition() + Vec2(4, 2)); }, "tail");
    //! [MotionStreak]
    app.step(10);
    EXPECT_GT(tail->getPositionX(), 30);
}

TEST_F(NodeExamples, ParticleSystemQuad) {
    //! [ParticleSystemQuad]
    auto sparks = ParticleSystemQuad::createWithTotalParticles(50);
    sparks->setDuration(0.2f); // seconds of emission
    sparks->setEmissionRate(200);
    sparks->setLife(0.5f);
    sparks->setAngleVar(180);
    sparks->setSpeed(80);
    sparks->setStartSize(6);
    sparks->setStartColor(Color4F::YELLOW);
    sparks->setAutoRemoveOnFinish(true);
    scene->addChild(sparks);
    //! [ParticleSystemQuad]
    app.step(10);
    EXPECT_GT(sparks->getParticleCount(), 10u);
}

TEST_F(NodeExamples, ParticleSystem) {
    //! [ParticleSystem]
    auto snow = ParticleSnow::create(); // for a file of your own: ParticleSystemQuad::create("snow.plist")
    snow->setEmissionRate(30);          // particles per second
    snow->setGravity(Vec2(10, -20));
    snow->setPosVar(Vec2(240, 0));
    snow->setPosition(240, 330);
    scene->addChild(snow);
    snow->stopSystem(); // what is in the air still falls
    //! [ParticleSystem]
    app.step();
    EXPECT_FALSE(snow->isActive());
}

TEST_F(NodeExamples, ParticleFire) {
    //! [ParticleFire]
    auto fire = ParticleFire::create();
    fire->setTexture(Director::getInstance()->getTextureCache()->addImage("widgets/knob.png"));
    fire->setPosition(240, 40);
    fire->setPositionType(ParticleSystem::PositionType::RELATIVE); // moves with its parent
    scene->addChild(fire);
    //! [ParticleFire]
    app.step(10);
    EXPECT_TRUE(fire->isActive());
}

TEST_F(NodeExamples, ParticleBatchNode) {
    //! [ParticleBatchNode]
    auto batch = ParticleBatchNode::create("widgets/knob.png");
    scene->addChild(batch);
    auto rain = ParticleRain::create();
    rain->setTexture(batch->getTexture());
    batch->addChild(rain);
    //! [ParticleBatchNode]
    EXPECT_EQ(rain->getBatchNode(), batch);
}

TEST_F(NodeExamples, AutoPolygon) {
    //! [AutoPolygon]
    PolygonInfo outline = AutoPolygon::generatePolygon("widgets/ring.png"); // once, when the game loads
    auto ring = Sprite::create(outline);                                    // draws no transparent corners
    ring->setPosition(240, 160);
    scene->addChild(ring);
    //! [AutoPolygon]
    EXPECT_GT(outline.getTrianglesCount(), 0u);
}

TEST_F(NodeExamples, TMXTiledMap) {
    //! [TMXTiledMap]
    Vec2 start;
    std::string title;
    auto map = TMXTiledMap::create("meadow.tmx"); // null if the file is missing or broken
    if (map) {
        scene->addChild(map);
        title = map->getProperty("title").asString();

        if (TMXLayer* ground = map->getLayer("ground")) {    // null: the map has no layer of that name
            uint32_t gid = ground->getTileGIDAt(Vec2(3, 2)); // column and row from the upper left; 0: no tile
            Value properties = map->getPropertiesForGID(static_cast<int>(gid)); // of the tile, or null
        }
        if (TMXObjectGroup* places = map->getObjectGroup("places")) { // null: no group of that name
            ValueMap home = places->getObject("home");                // empty if there is none
            start = Vec2(home["x"].asFloat(), home["y"].asFloat());   // points, y up
        }
    }
    //! [TMXTiledMap]
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(title, "Meadow");
    EXPECT_GT(map->getContentSize().width, 0);
    EXPECT_NE(map->getLayer("ground")->getTileGIDAt(Vec2(3, 2)), 0u);
    EXPECT_GT(start.x, 0);
}

TEST_F(NodeExamples, AtlasNode) {
    //! [AtlasNode]
    class Digits : public AtlasNode { // shows a number with the digits of an image
    public:
        static Digits* create(int number) {
            auto* digits = new Digits;
            digits->autorelease();
            if (!digits->initWithTileFile("numbers.png", 40, 56, 8)) return nullptr; // cells, quads
            digits->_number = number;
            digits->updateAtlasValues();
            return digits;
        }
        void updateAtlasValues() override {
            std::string text = std::to_string(_number);
            for (std::size_t i = 0; i < text.size(); ++i) {
                float x = 40.0f * static_cast<float>(i);
                float u = static_cast<float>(text[i] - '.') / 12; // the image shows ./0123456789
                V3F_C4B_T2F_Quad quad;
                quad.bl = {Vec3(x, 0, 0), quadColor(), Tex2F(u, 1)};
                quad.br = {Vec3(x + 40, 0, 0), quadColor(), Tex2F(u + 1 / 12.0f, 1)};
                quad.tl = {Vec3(x, 56, 0), quadColor(), Tex2F(u, 0)};
                quad.tr = {Vec3(x + 40, 56, 0), quadColor(), Tex2F(u + 1 / 12.0f, 0)};
                getTextureAtlas()->updateQuad(&quad, static_cast<ssize_t>(i));
            }
            setQuadsToDraw(static_cast<ssize_t>(text.size()));
        }

    private:
        int _number = 0;
    };
    auto score = Digits::create(60);
    scene->addChild(score);
    //! [AtlasNode]
    app.step();
    EXPECT_EQ(score->getTextureAtlas()->getTotalQuads(), 2);
    const V3F_C4B_T2F_Quad& six = score->getTextureAtlas()->getQuads()[0];
    EXPECT_FLOAT_EQ(six.bl.texCoords.u, 8 / 12.0f) << "'6' is the ninth of ./0123456789";
    EXPECT_FLOAT_EQ(score->getTexture()->getContentSize().width, 12 * six.br.vertices.x);
}

TEST_F(NodeExamples, TMXTilesetInfo) {
    //! [TMXTilesetInfo]
    auto map = TMXTiledMap::create("meadow.tmx");
    TMXLayer* ground = map ? map->getLayer("ground") : nullptr;
    Rect part;
    if (TMXTilesetInfo* tiles = ground ? ground->getTileSet() : nullptr) {
        auto firstGid = static_cast<std::uint32_t>(tiles->_firstGid);
        part = tiles->getRectForGID(firstGid); // the first tile in the image, in pixels
    }
    //! [TMXTilesetInfo]
    EXPECT_EQ(part.size.width, map->getLayer("ground")->getTileSet()->_tileSize.width);
}

TEST_F(NodeExamples, TMXLayer) {
    //! [TMXLayer]
    auto map = TMXTiledMap::create("meadow.tmx");
    scene->addChild(map);
    TMXLayer* ground = map->getLayer("ground"); // null if the map has no layer of that name
    if (ground) {
        Vec2 cell(3, 2); // column and row from the upper left
        if (Sprite* tile = ground->getTileAt(cell)) tile->setColor(Color3B::RED); // a sprite of its own now
        ground->removeTileAt(Vec2(4, 2));
    }
    //! [TMXLayer]
    ASSERT_NE(ground, nullptr);
    EXPECT_EQ(ground->getTileGIDAt(Vec2(4, 2)), 0u);
}

TEST_F(NodeExamples, TMXObjectGroup) {
    //! [TMXObjectGroup]
    auto map = TMXTiledMap::create("meadow.tmx");
    Vec2 start;
    if (TMXObjectGroup* places = map->getObjectGroup("places")) { // null if the map has no such group
        ValueMap home = places->getObject("home");                // empty if there is no such object
        start = Vec2(home["x"].asFloat(), home["y"].asFloat());   // points, y up
    }
    //! [TMXObjectGroup]
    EXPECT_GT(start.x, 0);
}

TEST_F(NodeExamples, NodeGrid) {
    //! [NodeGrid]
    auto grid = NodeGrid::create();
    grid->addChild(Sprite::create("garden.png"));
    scene->addChild(grid);
    auto waves = Waves3D::create(2, Size(15, 10), 5, 20); // 2 s, 15 x 10 cells, 5 waves, 20 points
    grid->runAction(Sequence::create(waves, StopGrid::create(), nullptr));
    //! [NodeGrid]
    app.wait(2.1f);
    EXPECT_EQ(grid->getNumberOfRunningActions(), 0);
}

TEST_F(NodeExamples, Camera) {
    //! [Camera]
    auto camera = scene->getDefaultCamera();
    camera->setPosition(camera->getPosition() + Vec2(100, 0)); // the view scrolls to the right
    camera->setZoom(0.5f);                                     // and shows half as much, twice as large
    //! [Camera]
    app.step();
    EXPECT_EQ(camera->getZoom(), 0.5f);
}

} // namespace
