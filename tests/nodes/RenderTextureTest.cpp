#include "nodes/RenderTexture.h"

#include "backend/backend.h"
#include "base/log.h"
#include "nodes/EffectStage.h"
#include "platform/FileUtils.h"
#include "platform/Screen.h"

#include <cstdio>

using namespace cocos2d;

namespace {

class RenderTextureTest : public EffectStage {
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

TEST_F(RenderTextureTest, KeepsThePictureUntilItIsCleared) {
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

TEST_F(RenderTextureTest, ShowsItsPictureUprightWithItsSprite) {
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

TEST_F(RenderTextureTest, KeepsAParentsClipOutOfThePicture) {
    context.renderer()->pushClip(Rect(0, 0, 1, 1));
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

TEST_F(RenderTextureTest, SavesItsPictureWhenTheFrameIsDrawn) {
    copra::installImageCodec();
    const std::string path = testing::TempDir() + "copra-render-texture.png";
    std::remove(path.c_str());
    RenderTexture* texture = RenderTexture::create(2, 2);
    texture->clear(0, 1, 0, 1);
    std::string told;
    EXPECT_TRUE(texture->saveToFile(path, true, [&](RenderTexture* saved, const std::string& name) {
        EXPECT_EQ(saved, texture);
        told = name;
    }));
    EXPECT_TRUE(told.empty());
    render();
    EXPECT_EQ(told, path);
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

} // namespace
