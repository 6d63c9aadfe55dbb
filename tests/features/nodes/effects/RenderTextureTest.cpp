#include "nodes/effects/RenderTexture.h"

#include "backend/backend.h"
#include "base/autoreleased.h"
#include "base/expectRefused.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "nodes/effects/EffectFixture.h"
#include "platform/Screen.h"

#include <cstdio>
#include <limits>

using namespace cocos2d;

namespace {

class RenderTextureTest : public EffectFixture {
protected:
    void render() { context.renderer()->render(); }
};

TEST_F(RenderTextureTest, DrawsWhatIsVisitedBetweenBeginAndEnd) {
    RenderTexture* texture = RenderTexture::create(4, 3);
    texture->begin();
    block(2, 1, Color3B::RED)->visit();
    texture->end();
    EXPECT_EQ(spelled(texture), "....\n....\n....\n") << "not before the frame is drawn";
    render();
    EXPECT_EQ(spelled(texture), "....\n....\nrr..\n");
}

TEST_F(RenderTextureTest, HalfTransparentColorsAreShownAsIfDrawnDirectly) {
    RenderTexture* texture = RenderTexture::create(1, 1);
    texture->begin();
    Sprite* sprite = block(1, 1, Color3B(255, 0, 255));
    sprite->setBlendFunc(BlendFunc::ALPHA_NON_PREMULTIPLIED);
    sprite->setOpacityModifyRGB(false);
    sprite->setOpacity(100);
    sprite->visit();
    texture->end();
    render();
    RenderTexture* shown = RenderTexture::create(1, 1);
    texture->setPosition(0.5f, 0.5f);
    shown->beginWithClear(1, 1, 1, 1);
    texture->visit();
    shown->end();
    render();
    const auto imageOf = [](RenderTexture* target) {
        RefPtr<Image> image;
        image.weakAssign(target->newImage());
        return std::vector<int>(image->getData(), image->getData() + 4);
    };
    EXPECT_EQ(imageOf(texture), (std::vector<int>{100, 0, 100, 100})) << "alpha is premultiplied once";
    EXPECT_EQ(imageOf(shown), (std::vector<int>{255, 155, 255, 255}));
}

TEST_F(RenderTextureTest, InitMayBeCalledAgain) {
    RenderTexture* texture = RenderTexture::create(4, 3);
    texture->initWithWidthAndHeight(2, 2, Texture2D::PixelFormat::RGBA8888);
    EXPECT_EQ(texture->getChildrenCount(), 1);
}

TEST_F(RenderTextureTest, KeepsTheImageUntilItIsCleared) {
    RenderTexture* texture = RenderTexture::create(3, 1);
    texture->beginWithClear(0, 0, 1, 1);
    texture->end();
    render();
    texture->begin();
    block(1, 1, Color3B::RED)->visit();
    texture->end();
    render();
    EXPECT_EQ(spelled(texture), "rbb\n");
    texture->clear(0, 1, 0, 1);
    render();
    EXPECT_EQ(spelled(texture), "ggg\n");
}

TEST_F(RenderTextureTest, DrawsTwiceInAFrameInOrder) {
    RenderTexture* texture = RenderTexture::create(3, 1);
    for (const Color3B& color : {Color3B::RED, Color3B::GREEN}) {
        texture->begin();
        Sprite* sprite = block(color == Color3B::RED ? 3.0f : 1.0f, 1, color);
        sprite->visit();
        texture->end();
    }
    render();
    EXPECT_EQ(spelled(texture), "grr\n");
}

TEST_F(RenderTextureTest, VisitsANodeOfTheSceneAsIfItHadNoParent) {
    Node* moved = Node::create();
    moved->setPosition(2, 0);
    scene->addChild(moved);
    Sprite* sprite = block(1, 1, Color3B::RED);
    moved->addChild(sprite);
    drawn();
    EXPECT_EQ(picture(sprite, 4, 1), "r...\n");
    EXPECT_EQ(drawn()[0].vertices[0].position, Vec2(2, 0)) << "the scene's next frame is as before";
}

TEST_F(RenderTextureTest, ShowsItsImageUprightWithItsSprite) {
    RenderTexture* texture = RenderTexture::create(4, 2);
    texture->begin();
    block(2, 1, Color3B::RED)->visit();
    texture->end();
    render();
    texture->setPosition(2, 1);
    EXPECT_EQ(picture(texture, 4, 2), "....\nrr..\n");
    EXPECT_TRUE(texture->getSprite()->isFlippedY());
    EXPECT_EQ(texture->getSprite()->getBlendFunc(), BlendFunc::ALPHA_PREMULTIPLIED);
}

TEST_F(RenderTextureTest, NestsInAnother) {
    RenderTexture* outer = RenderTexture::create(4, 1);
    RenderTexture* inner = RenderTexture::create(2, 1);
    inner->setPosition(1, 0.5f);
    outer->beginWithClear(0, 0, 1, 1);
    inner->beginWithClear(1, 0, 0, 1);
    inner->end();
    inner->visit();
    outer->end();
    render();
    EXPECT_EQ(spelled(outer), "rrbb\n");
}

TEST_F(RenderTextureTest, DrawsItsChildrenByItselfWhenAsked) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    texture->addChild(block(1, 1, Color3B::RED));
    scene->addChild(texture);
    drawn();
    EXPECT_EQ(spelled(texture), "....\n");
    texture->setAutoDraw(true);
    texture->setClearColor(Color4F::BLUE);
    texture->setClearFlags(GL_COLOR_BUFFER_BIT);
    drawn();
    EXPECT_EQ(spelled(texture), "rbbb\n");
}

TEST_F(RenderTextureTest, KeepsAParentsClipOutOfTheImage) {
    context.renderer()->clip(Rect(0, 0, 1, 1));
    EXPECT_EQ(picture(block(3, 1, Color3B::RED), 3, 1), "rrr\n");
}

TEST_F(RenderTextureTest, SqueezesTheDesignAreaIntoItWhenTheMatrixIsKept) {
    const Size design = copra::screen().designSize;
    RenderTexture* texture = RenderTexture::create(4, 2);
    texture->setKeepMatrix(true);
    texture->begin();
    block(design.width / 2, design.height / 2, Color3B::RED)->visit();
    texture->end();
    render();
    EXPECT_EQ(spelled(texture), "....\nrr..\n");
}

TEST_F(RenderTextureTest, ShowsAPartOfSomethingLarger) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    texture->setVirtualViewport(Vec2(2, 0), Rect(0, 0, 4, 1), Rect(0, 0, 4, 1));
    texture->begin();
    block(3, 1, Color3B::RED)->visit();
    texture->end();
    render();
    EXPECT_EQ(spelled(texture), "r...\n");
}

TEST_F(RenderTextureTest, GivesAnImageEitherWayUp) {
    RenderTexture* texture = RenderTexture::create(1, 2);
    texture->begin();
    block(1, 1, Color3B::RED)->visit();
    texture->end();
    render();
    Image* flipped = texture->newImage(true);
    Image* plain = texture->newImage(false);
    EXPECT_EQ(flipped->getData()[0], 0);
    EXPECT_EQ(flipped->getData()[4], 255);
    EXPECT_EQ(plain->getData()[0], 255);
    EXPECT_EQ(plain->getWidth(), 1);
    EXPECT_EQ(plain->getHeight(), 2);
    flipped->release();
    plain->release();
}

TEST_F(RenderTextureTest, SavesItsImageWhenTheFrameIsDrawn) {
    copra::installImageCodec();
    const std::string path = testing::TempDir() + "copra-render-texture.png";
    std::remove(path.c_str());
    RenderTexture* texture = RenderTexture::create(2, 2);
    texture->clear(0, 1, 0, 1);
    std::string savedAs;
    EXPECT_TRUE(texture->saveToFile(path, true, [&](RenderTexture* saved, const std::string& name) {
        EXPECT_EQ(saved, texture);
        savedAs = name;
    }));
    EXPECT_TRUE(savedAs.empty());
    render();
    EXPECT_EQ(savedAs, path);
    auto* image = new Image();
    ASSERT_TRUE(image->initWithImageFile(path));
    EXPECT_EQ(image->getWidth(), 2);
    EXPECT_EQ(image->getData()[1], 255);
    image->release();
    std::remove(path.c_str());
}

TEST_F(RenderTextureTest, RefusesNamesThatEndInNoKnownFormat) {
    const copra::LogCapture log;
    EXPECT_FALSE(RenderTexture::create(2, 2)->saveToFile("picture.bmp"));
    EXPECT_TRUE(log.contains("picture.bmp"));
}

TEST_F(RenderTextureTest, IsNullWithoutASize) {
    const copra::LogCapture log;
    EXPECT_EQ(RenderTexture::create(0, 4), nullptr);
    EXPECT_EQ(RenderTexture::create(4, -1), nullptr);
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(RenderTextureTest, IsNullForSizesThatThePixelsOfAPointLeadOutOfRange) {
    const copra::LogCapture log;
    const copra::Screen before = copra::screen();
    copra::Screen screen = before;
    screen.contentScaleFactor = 3;
    copra::setScreen(screen);
    EXPECT_EQ(RenderTexture::create(8, std::numeric_limits<int>::min()), nullptr);
    copra::setScreen(before);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(RenderTextureTest, MayDieBeforeItsFrameIsDrawn) {
    RenderTexture* texture = new RenderTexture();
    ASSERT_TRUE(texture->initWithWidthAndHeight(2, 2, Texture2D::PixelFormat::RGBA8888));
    texture->beginWithClear(1, 0, 0, 1);
    texture->end();
    texture->saveToFile("never.png", true, [](RenderTexture*, const std::string&) { FAIL(); });
    texture->release();
    render();
}

TEST_F(RenderTextureTest, IgnoresAnEndWithoutABegin) {
    const copra::LogCapture log;
    RenderTexture::create(2, 2)->end();
    EXPECT_EQ(log.lineCount(), 1);
}

// --- A node that is visited manually more than once a frame ---

TEST_F(RenderTextureTest, ShowsASpriteThatIsVisitedTwiceInItsLastPlaceTwice) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    texture->begin();
    Sprite* sprite = block(1, 1, Color3B::RED);
    sprite->visit();
    sprite->setPositionX(2);
    sprite->visit();
    texture->end();
    render();
    EXPECT_EQ(spelled(texture), "..r.\n");
}

TEST_F(RenderTextureTest, ShowsASpriteWhereTheSceneDrewItLast) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    Sprite* sprite = block(1, 1, Color3B::RED);
    scene->addChild(sprite);
    texture->begin();
    sprite->visit();
    texture->end();
    sprite->setPositionX(3);
    sprite->setColor(Color3B::GREEN);
    drawn();
    EXPECT_EQ(spelled(texture), "...g\n");
}

TEST_F(RenderTextureTest, ShowsHowAVisitedSpriteLooksAtLastButNotWhereItIs) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    texture->begin();
    Sprite* sprite = block(1, 1, Color3B::RED);
    sprite->visit();
    sprite->setColor(Color3B::GREEN);
    sprite->setPositionX(2);
    texture->end();
    render();
    EXPECT_EQ(spelled(texture), "g...\n");
}

TEST_F(RenderTextureTest, KeepsAVisitedSpriteThatIsOutOfViewAfterwards) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    Sprite* sprite = block(1, 1, Color3B::RED);
    scene->addChild(sprite);
    texture->begin();
    sprite->visit();
    texture->end();
    sprite->setPositionX(-5000);
    drawn();
    EXPECT_EQ(spelled(texture), "r...\n");
}

TEST_F(RenderTextureTest, ShowsAVisitedSpriteThatIsTurnedOutOfThePlaneInPerspective) {
    RenderTexture* manually = RenderTexture::create(120, 120);
    RenderTexture* byScene = RenderTexture::create(120, 120);
    Sprite* sprite = block(100, 100, Color3B::RED);
    sprite->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    sprite->setPosition(60, 60);
    sprite->setRotation3D(Vec3(0, 60, 0));
    manually->begin();
    sprite->visit();
    manually->end();
    byScene->begin();
    sprite->visit(context.renderer(), Mat4::IDENTITY, Node::FLAGS_TRANSFORM_DIRTY);
    byScene->end();
    render();
    EXPECT_EQ(spelled(manually), spelled(byScene));
}

TEST_F(RenderTextureTest, KeepsWhatADeadNodeDrew) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    auto* sprite = new Sprite();
    sprite->init();
    sprite->setTextureRect(Rect(0, 0, 2, 2));
    sprite->setColor(Color3B::RED);
    texture->begin();
    sprite->visit();
    texture->end();
    sprite->release();
    render();
    EXPECT_EQ(spelled(texture), "r...\n");
}

TEST_F(RenderTextureTest, ReplacesWhatANodeDrewByMoreOrLess) {
    RenderTexture* texture = RenderTexture::create(6, 1);
    texture->begin();
    DrawNode* shapes = DrawNode::create();
    Sprite* between = block(1, 1, Color3B::GREEN);
    between->setPositionX(2);
    Sprite* last = block(1, 1, Color3B::BLUE);
    last->setPositionX(5);
    shapes->drawSolidRect(Vec2(0, 0), Vec2(1, 1), Color4F::RED);
    shapes->visit();
    between->visit();
    last->visit();
    shapes->drawSolidRect(Vec2(1, 0), Vec2(3, 1), Color4F::RED);
    shapes->drawLine(Vec2(3, 0.5f), Vec2(4, 0.5f), Color4F::RED); // lines are an entry of their own
    last->setColor(Color3B::GREEN);
    texture->end();
    render();
    EXPECT_EQ(spelled(texture).substr(0, 3) + spelled(texture).substr(5), "rrgg\n");
}

TEST_F(RenderTextureTest, ShowsTheLatestOfAWholeSubtree) {
    RenderTexture* texture = RenderTexture::create(4, 1);
    Node* group = Node::create();
    group->addChild(block(1, 1, Color3B::RED));
    Sprite* second = block(1, 1, Color3B::RED);
    second->setPositionX(1);
    group->addChild(second);
    texture->begin();
    group->visit();
    texture->end();
    group->setPositionX(2);
    scene->addChild(group);
    drawn();
    EXPECT_EQ(spelled(texture), "..rr\n");
}

TEST_F(RenderTextureTest, DrawsManyVisitedSpritesInOneCall) {
    RenderTexture* texture = RenderTexture::create(6, 1);
    texture->begin();
    for (int i = 0; i < 6; ++i) {
        Sprite* sprite = block(1, 1, Color3B::RED);
        sprite->setPositionX(static_cast<float>(i));
        sprite->visit();
    }
    texture->end();
    context.renderer()->clearDrawStats();
    render();
    EXPECT_EQ(spelled(texture), "rrrrrr\n");
    EXPECT_EQ(context.renderer()->getDrawnBatches(), 1);
}

TEST_F(RenderTextureTest, GivesSpritesOfItsTextureTheBlendingOfTheOriginal) {
    RenderTexture* texture = RenderTexture::create(2, 1);
    Sprite* copy = Sprite::createWithTexture(texture->getSprite()->getTexture());
    EXPECT_EQ(copy->getBlendFunc(), BlendFunc::ALPHA_NON_PREMULTIPLIED);
    EXPECT_FALSE(copy->isOpacityModifyRGB());
    EXPECT_TRUE(texture->getSprite()->isOpacityModifyRGB());
}

TEST_F(RenderTextureTest, IsNullWhenItIsTooLarge) {
    const copra::LogCapture log;
    EXPECT_EQ(RenderTexture::create(90'000, 90'000), nullptr);
    EXPECT_EQ(RenderTexture::create(16'384, 16'384), nullptr);
    EXPECT_EQ(RenderTexture::create(2'000'000'000, 1), nullptr);
    EXPECT_TRUE(log.contains("RenderTexture::create: 90000 x 90000 pixels are too many"));
}

TEST_F(RenderTextureTest, RefusesAnAncestorAsItsSprite) {
    RenderTexture* texture = RenderTexture::create(2, 2);
    Sprite* parent = block(1, 1, Color3B::RED);
    parent->addChild(texture);
    const auto draw = [&] {
        texture->setSprite(parent);
        picture(parent, 2, 2);
        return 0;
    };
    EXPECT_REFUSED(draw(), "RenderTexture::setSprite: the sprite is an ancestor");
}

TEST_F(RenderTextureTest, AllFormsOfTheClearingCallTheLongest) {
    struct Counting : RenderTexture {
        using RenderTexture::beginWithClear;
        void beginWithClear(float r, float g, float b, float a, float depth, int stencil,
                            GLbitfield flags) override {
            all.push_back(flags);
            RenderTexture::beginWithClear(r, g, b, a, depth, stencil, flags);
        }
        std::vector<GLbitfield> all;
    };
    auto* texture = copra::autoreleased(new Counting);
    ASSERT_TRUE(texture->initWithWidthAndHeight(10, 10, Texture2D::PixelFormat::RGBA8888));
    texture->beginWithClear(1, 0, 0, 1);
    texture->end();
    texture->beginWithClear(1, 0, 0, 1, 0.5f);
    texture->end();
    texture->beginWithClear(1, 0, 0, 1, 0.5f, 2);
    texture->end();
    const GLbitfield color = GL_COLOR_BUFFER_BIT;
    const GLbitfield depth = color | GL_DEPTH_BUFFER_BIT;
    EXPECT_EQ(texture->all, (std::vector<GLbitfield>{color, depth, depth | GL_STENCIL_BUFFER_BIT}));
    EXPECT_EQ(texture->getClearStencil(), 2);
}

} // namespace
