#include "nodes/shapes/DrawPrimitives.h"

#include "platform/Vertex.h"
#include "scene/SceneFixture.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class DrawPrimitivesTest : public SceneFixture {
protected:
    /// Vertices that were drawn, read where the next ones would go on.
    const copra::Vertex* lastVertices(std::size_t count) {
        copra::Vertex* next = context.renderer()->triangles({nullptr, BlendFunc::ALPHA_PREMULTIPLIED}, 3);
        std::fill(next, next + 3, copra::Vertex{});
        return next - count;
    }

    void TearDown() override {
        DrawPrimitives::setDrawColor4F(1, 1, 1, 1);
        DrawPrimitives::setPointSize(1);
        context.renderer()->clean();
        SceneFixture::TearDown();
    }
};

} // namespace

TEST_F(DrawPrimitivesTest, AreDrawnAtOnceInTheColorThatWasSet) {
    DrawPrimitives::setDrawColor4B(255, 128, 0, 255);
    DrawPrimitives::setPointSize(4);
    DrawPrimitives::drawPoint(Vec2(10, 20));
    const copra::Vertex* point = lastVertices(6);
    EXPECT_EQ(point[0].position, Vec2(8, 18));
    EXPECT_EQ(point[2].position, Vec2(12, 22));
    EXPECT_EQ(point[0].color, Color4B(255, 128, 0, 255));
}

TEST_F(DrawPrimitivesTest, GoThroughTheModelViewStack) {
    Mat4 moved;
    Mat4::createTranslation(Vec3(100, 0, 0), &moved);
    context.matrices.load(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW, moved);
    DrawPrimitives::drawSolidRect(Vec2(0, 0), Vec2(10, 5), Color4F::WHITE);
    const copra::Vertex* rect = lastVertices(6);
    float left = 1000;
    float right = 0;
    for (int i = 0; i < 6; ++i) {
        left = std::min(left, rect[i].position.x);
        right = std::max(right, rect[i].position.x);
    }
    EXPECT_EQ(left, 100);
    EXPECT_EQ(right, 110);
}

TEST_F(DrawPrimitivesTest, LeaveNothingBehindForTheNextFrame) {
    DrawPrimitives::drawCircle(Vec2(50, 50), 10, 0, 16, true);
    DrawPrimitives::drawSolidCircle(Vec2(50, 50), 10, 0, 16);
    DrawPrimitives::drawQuadBezier(Vec2::ZERO, Vec2(5, 5), Vec2(10, 0), 8);
    context.renderer()->clearDrawStats();
    context.renderer()->render();
    EXPECT_GT(context.renderer()->getDrawnVertices(), 0);
    context.renderer()->clearDrawStats();
    context.renderer()->render();
    EXPECT_EQ(context.renderer()->getDrawnVertices(), 0);
}
