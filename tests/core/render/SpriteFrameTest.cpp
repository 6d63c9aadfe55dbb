#include "render/SpriteFrame.h"
#include "platform/Screen.h"
#include "render/PolygonInfo.h"
#include "render/RendererFixture.h"

#include <gmock/gmock.h>

using cocos2d::PolygonInfo;
using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::SpriteFrame;
using cocos2d::Vec2;
using copra::test::makeTexture;

namespace {

/// Sets the pixels of a point for one test.
class SpriteFrameAtScale2 : public testing::Test {
protected:
    void SetUp() override {
        before = copra::screen();
        copra::Screen screen = before;
        screen.contentScaleFactor = 2;
        copra::setScreen(screen);
    }
    void TearDown() override { copra::setScreen(before); }
    copra::Screen before;
};

} // namespace

TEST(SpriteFrame, OfAPlainRectIsUntrimmed) {
    const auto texture = makeTexture(32, 32);
    const auto* frame = SpriteFrame::createWithTexture(texture, Rect(2, 3, 10, 12));
    EXPECT_TRUE(frame->getRectInPixels().equals(Rect(2, 3, 10, 12)));
    EXPECT_TRUE(frame->getOriginalSize().equals(Size(10, 12)));
    EXPECT_FALSE(frame->isRotated());
    EXPECT_FALSE(frame->hasAnchorPoint());
    EXPECT_FALSE(frame->hasCenterRect());
    EXPECT_FALSE(frame->hasPolygonInfo());
}

TEST_F(SpriteFrameAtScale2, TheShortFormTakesPointsAndTheLongOnePixels) {
    const auto texture = makeTexture(32, 32);
    const auto* points = SpriteFrame::createWithTexture(texture, Rect(2, 3, 10, 12));
    EXPECT_TRUE(points->getRectInPixels().equals(Rect(4, 6, 20, 24)));
    const auto* pixels =
        SpriteFrame::createWithTexture(texture, Rect(2, 4, 10, 12), true, Vec2(6, -2), Size(20, 24));
    EXPECT_TRUE(pixels->getRect().equals(Rect(1, 2, 5, 6)));
    EXPECT_EQ(pixels->getOffset(), Vec2(3, -1));
    EXPECT_TRUE(pixels->getOriginalSize().equals(Size(10, 12)));
}

TEST_F(SpriteFrameAtScale2, SettersKeepPointsAndPixelsTogether) {
    auto* frame = SpriteFrame::createWithTexture(makeTexture(8, 8), Rect(0, 0, 4, 4));
    frame->setRect(Rect(1, 1, 2, 2));
    EXPECT_TRUE(frame->getRectInPixels().equals(Rect(2, 2, 4, 4)));
    frame->setRectInPixels(Rect(2, 2, 2, 2));
    EXPECT_TRUE(frame->getRect().equals(Rect(1, 1, 1, 1)));
    frame->setOffset(Vec2(1, 2));
    EXPECT_EQ(frame->getOffsetInPixels(), Vec2(2, 4));
    frame->setOffsetInPixels(Vec2(2, 2));
    EXPECT_EQ(frame->getOffset(), Vec2(1, 1));
}

TEST(SpriteFrame, ACloneIsTheSameAndIndependent) {
    auto* frame = SpriteFrame::createWithTexture(makeTexture(32, 32), Rect(2, 3, 10, 12), true, Vec2(3, -2),
                                                 Size(20, 20));
    frame->setAnchorPoint(Vec2(0, 0.25f));
    frame->setCenterRectInPixels(Rect(1, 1, 2, 2));
    auto* copy = frame->clone();
    EXPECT_EQ(copy->getTexture(), frame->getTexture());
    EXPECT_TRUE(copy->isRotated());
    EXPECT_TRUE(copy->getOriginalSize().equals(Size(20, 20)));
    EXPECT_EQ(copy->getAnchorPoint(), Vec2(0, 0.25f));
    EXPECT_TRUE(copy->hasCenterRect());
    copy->setRect(Rect(1, 1, 4, 4));
    EXPECT_TRUE(frame->getRect().equals(Rect(2, 3, 10, 12)));
}

// Games put what it returns into vectors and caches, which refuse null.
TEST(SpriteFrame, OfAMissingFileHasNoTexture) {
    auto* frame = SpriteFrame::create("no_such.png", Rect(0, 0, 4, 3));
    ASSERT_NE(frame, nullptr);
    EXPECT_EQ(frame->getTexture(), nullptr);
    EXPECT_TRUE(frame->getRect().equals(Rect(0, 0, 4, 3)));
}

TEST(SpriteFrame, KeepsACopyOfAMesh) {
    auto* frame = SpriteFrame::createWithTexture(makeTexture(8, 8), Rect(0, 0, 8, 8));
    {
        PolygonInfo mesh;
        copra::Array<cocos2d::V3F_C4B_T2F> corners(3);
        corners[1].vertices.set(4, 0, 0);
        corners[2].vertices.set(0, 4, 0);
        mesh.setMesh(corners, {0, 1, 2});
        frame->setPolygonInfo(mesh);
    }
    ASSERT_TRUE(frame->hasPolygonInfo());
    EXPECT_EQ(frame->getPolygonInfo().getVertCount(), 3u);
    EXPECT_EQ(frame->getPolygonInfo().getTrianglesCount(), 1u);
    EXPECT_EQ(frame->getPolygonInfo().getArea(), 8.0f);
}
