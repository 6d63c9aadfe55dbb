#include "render/Renderer.h"

#include "base/limits.h"
#include "base/log.h"
#include "math/Homography.h"
#include "opengl/CustomCommand.h"
#include "opengl/QuadCommand.h"
#include "opengl/TrianglesCommand.h"
#include "platform/Screen.h"
#include "render/GroupCommand.h"
#include "render/RendererFixture.h"

#include <gtest/gtest.h>

#include <limits>

using namespace cocos2d;
using copra::BatchState;
using copra::test::makeTexture;
using copra::test::RendererFixture;

namespace {

CustomCommand commandAt(float globalZ, std::function<void()> func) {
    CustomCommand command;
    command.init(globalZ);
    command.func = std::move(func);
    return command;
}

} // namespace

TEST(Renderer, DrawsQuadsOfOneStateWithOneCall) {
    RendererFixture fixture;
    for (int i = 1; i <= 3; ++i) fixture.addQuad(static_cast<float>(i));
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "123");
    EXPECT_EQ(fixture.renderer.getDrawnBatches(), 1);
    EXPECT_EQ(fixture.renderer.getDrawnVertices(), 12);
}

TEST(Renderer, HandsVerticesOnAsTheyWereWritten) {
    RendererFixture fixture;
    copra::Vertex* vertex = fixture.renderer.triangles({}, 3);
    for (int i = 0; i < 3; ++i) vertex[i] = {{1.5f, -2.5f}, Color4B(9, 8, 7, 6), {3.0f, 4.0f}};
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 1u);
    EXPECT_EQ(fixture.draws()[0].primitive, copra::Primitive::Triangles);
    const copra::Vertex& drawn = fixture.draws()[0].vertices[2];
    EXPECT_EQ(drawn.position, Vec2(1.5f, -2.5f));
    EXPECT_EQ(drawn.color, Color4B(9, 8, 7, 6));
    EXPECT_EQ(drawn.texCoords, Vec2(3.0f, 4.0f));
}

TEST(Renderer, BreaksTheBatchWhenTheBlendFunctionChanges) {
    RendererFixture fixture;
    fixture.addQuad(1);
    fixture.addQuad(2, {nullptr, BlendFunc::ADDITIVE});
    fixture.addQuad(3);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1|2|3");
    EXPECT_EQ(fixture.draws()[1].state.blend, BlendFunc::ADDITIVE);
}

TEST(Renderer, BreaksTheBatchWhenTheShapeChanges) {
    RendererFixture fixture;
    fixture.renderer.lines({}, 2);
    fixture.renderer.points({}, 1);
    fixture.renderer.lines({}, 2);
    fixture.renderer.render();
    EXPECT_EQ(fixture.renderer.getDrawnBatches(), 3);
}

TEST(Renderer, DrawsHigherGlobalZLaterAndEqualOnesInOrderOfAdding) {
    RendererFixture fixture;
    const float globalZ[] = {0, 1, -1, 0, 0.5f, -1, 0};
    for (int i = 0; i < 7; ++i) fixture.addQuad(static_cast<float>(i), {}, globalZ[i]);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "2503641");
}

TEST(Renderer, DrawsNanAsGlobalZZero) {
    RendererFixture fixture;
    fixture.addQuad(1, {}, 1.0f);
    fixture.addQuad(2, {}, std::numeric_limits<float>::quiet_NaN());
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "21");
}

TEST(Renderer, BringsTogetherWhatSortingPutsSideBySide) {
    RendererFixture fixture;
    const BatchState glow{nullptr, BlendFunc::ADDITIVE};
    fixture.addQuad(1, {}, 0);
    fixture.addQuad(2, glow, 1);
    fixture.addQuad(3, {}, 0);
    fixture.addQuad(4, glow, 1);
    fixture.addQuad(5, glow, 1);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "13|245");
}

TEST(Renderer, ForgetsAFrameOnceItIsDrawn) {
    RendererFixture fixture;
    fixture.addQuad(1);
    fixture.renderer.render();
    fixture.renderer.clear();
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "");
}

TEST(Renderer, DropsWhatWasAddedOnClean) {
    RendererFixture fixture;
    fixture.addQuad(1);
    fixture.renderer.clean();
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "");
}

TEST(Renderer, KeepsVerticesWhenItsMemoryGrows) {
    RendererFixture fixture;
    for (int i = 0; i < 5000; ++i) fixture.addQuad(static_cast<float>(i));
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 1u);
    for (std::size_t i = 0; i < 5000; ++i) {
        ASSERT_EQ(fixture.draws()[0].vertices[i * 4].position.x, static_cast<float>(i));
    }
}

TEST(Renderer, RunsCommandsAtTheirPlaceBetweenVertices) {
    RendererFixture fixture;
    std::size_t drawnBefore = 99;
    auto command = commandAt(0, [&] { drawnBefore = fixture.draws().size(); });
    fixture.addQuad(1);
    fixture.renderer.addCommand(&command);
    fixture.addQuad(2);
    fixture.renderer.render();
    EXPECT_EQ(drawnBefore, 1u);
    EXPECT_EQ(fixture.order(), "1|2");
}

TEST(Renderer, SortsCommandsByGlobalZ) {
    RendererFixture fixture;
    std::string events;
    auto first = commandAt(2, [&] { events += 'a'; });
    auto second = commandAt(-1, [&] { events += 'b'; });
    auto third = commandAt(0, [&] { events += 'c'; });
    for (auto* command : {&first, &second, &third}) fixture.renderer.addCommand(command);
    fixture.renderer.render();
    EXPECT_EQ(events, "bca");
}

TEST(Renderer, DrawsWhatACallbackAddsRightThere) {
    RendererFixture fixture;
    auto command = commandAt(0, [&] {
        fixture.addQuad(5, {}, 7);
        fixture.addQuad(4, {}, -7);
    });
    fixture.addQuad(1);
    fixture.renderer.addCommand(&command);
    fixture.addQuad(2);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1|45|2");
}

TEST(Renderer, RunsACommandThatACallbackAdds) {
    RendererFixture fixture;
    std::string events;
    auto inner = commandAt(0, [&] { events += 'i'; });
    auto outer = commandAt(0, [&] {
        events += 'o';
        fixture.renderer.addCommand(&inner);
    });
    fixture.renderer.addCommand(&outer);
    fixture.renderer.render();
    EXPECT_EQ(events, "oi");
}

TEST(Renderer, ForgetsACommandThatDiesBeforeTheFrame) {
    RendererFixture fixture;
    bool events = false;
    {
        auto command = commandAt(0, [&] { events = true; });
        fixture.renderer.addCommand(&command);
    }
    fixture.renderer.render();
    EXPECT_FALSE(events);
}

TEST(Renderer, ForgetsACommandThatDiesInACallbackOfTheSameFrame) {
    RendererFixture fixture;
    bool events = false;
    auto victim = std::make_unique<CustomCommand>();
    victim->init(1);
    victim->func = [&] { events = true; };
    auto killer = commandAt(0, [&] { victim.reset(); });
    fixture.renderer.addCommand(&killer);
    fixture.renderer.addCommand(victim.get());
    fixture.addQuad(3, {}, 2);
    fixture.renderer.render();
    EXPECT_FALSE(events);
    EXPECT_EQ(fixture.order(), "3");
}

TEST(Renderer, LetsACallbackDestroyItsOwnCommand) {
    RendererFixture fixture;
    auto command = std::make_unique<CustomCommand>();
    std::string events;
    command->init(0);
    command->func = [&events, &command, name = std::string("still here, and too long for the stack")] {
        command.reset();
        events = name;
    };
    fixture.renderer.addCommand(command.get());
    fixture.renderer.render();
    EXPECT_EQ(events, "still here, and too long for the stack");
}

TEST(Renderer, LetsACommandOutliveIt) {
    CustomCommand command;
    {
        RendererFixture fixture;
        fixture.renderer.addCommand(&command);
    }
    int calls = 0;
    command.init(0);
    command.func = [&calls] { ++calls; };
    RendererFixture other;
    other.renderer.addCommand(&command);
    other.renderer.render();
    EXPECT_EQ(calls, 1) << "and is drawn by another";
}

TEST(Renderer, SortsAGroupAmongItself) {
    RendererFixture fixture;
    GroupCommand group;
    group.init(0);
    fixture.addQuad(1, {}, 0);
    fixture.renderer.addCommand(&group);
    fixture.renderer.pushGroup(group.getRenderQueueID());
    fixture.addQuad(9, {}, 100);
    fixture.addQuad(8, {}, -100);
    fixture.renderer.popGroup();
    fixture.addQuad(2, {}, 0);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1|89|2");
}

TEST(Renderer, PutsACommandIntoTheQueueNamed) {
    RendererFixture fixture;
    std::string events;
    GroupCommand group;
    group.init(1);
    auto inside = commandAt(-5, [&] { events += 'i'; });
    auto outside = commandAt(0, [&] { events += 'o'; });
    fixture.renderer.addCommand(&group);
    fixture.renderer.addCommand(&inside, group.getRenderQueueID());
    fixture.renderer.addCommand(&outside);
    fixture.renderer.render();
    EXPECT_EQ(events, "oi");
}

TEST(Renderer, DrawsAGroupThatNamesItselfOnce) {
    RendererFixture fixture;
    GroupCommand group;
    group.init(0);
    fixture.renderer.addCommand(&group);
    fixture.renderer.addCommand(&group, group.getRenderQueueID());
    fixture.renderer.pushGroup(group.getRenderQueueID());
    fixture.addQuad(1);
    fixture.renderer.popGroup();
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1");
}

TEST(Renderer, GivesEachGroupAndQueueAnIdOfItsOwn) {
    RendererFixture fixture;
    GroupCommand group;
    const GroupCommand copy = group;
    const int queue = fixture.renderer.createRenderQueue();
    EXPECT_GT(group.getRenderQueueID(), 0);
    EXPECT_NE(group.getRenderQueueID(), copy.getRenderQueueID());
    EXPECT_NE(queue, group.getRenderQueueID());
    EXPECT_NE(queue, copy.getRenderQueueID());
}

TEST(Renderer, RefusesMoreQueuesThanAFrameMayHave) {
    RendererFixture fixture;
    copra::LogCapture log;
    int last = 1;
    for (int i = 0; i <= copra::limits::kRenderQueues && last > 0; ++i)
        last = fixture.renderer.createRenderQueue();
    EXPECT_EQ(last, 0);
    EXPECT_TRUE(log.contains("Renderer::createRenderQueue"));
}

TEST(Renderer, CutsOffOutsideOfAClipAndOfTheClipsAroundIt) {
    RendererFixture fixture;
    fixture.addQuad(1);
    {
        const copra::RenderScope outer(fixture.renderer);
        fixture.renderer.clip(Rect(0, 0, 100, 100));
        fixture.addQuad(2);
        {
            const copra::RenderScope inner(fixture.renderer);
            fixture.renderer.clip(Rect(50, 60, 100, 100));
            fixture.addQuad(3);
        }
        fixture.addQuad(4);
    }
    fixture.addQuad(5);
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "1|2|3|4|5");
    EXPECT_FALSE(fixture.draws()[0].scissor);
    EXPECT_TRUE(fixture.draws()[1].scissor->equals(Rect(0, 0, 100, 100)));
    EXPECT_TRUE(fixture.draws()[2].scissor->equals(Rect(50, 60, 50, 40)));
    EXPECT_TRUE(fixture.draws()[3].scissor->equals(Rect(0, 0, 100, 100)));
    EXPECT_FALSE(fixture.draws()[4].scissor);
}

TEST(Renderer, ClipsWhatACallbackAddsLikeTheCallback) {
    RendererFixture fixture;
    auto command = commandAt(0, [&] { fixture.addQuad(1); });
    fixture.renderer.clip(Rect(1, 2, 3, 4));
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "1");
    ASSERT_TRUE(fixture.draws()[0].scissor);
    EXPECT_TRUE(fixture.draws()[0].scissor->equals(Rect(1, 2, 3, 4)));
    EXPECT_FALSE(fixture.parts.device->scissor());
}

TEST(RenderScope, RestoresQueueClipWarpAndCulling) {
    RendererFixture fixture;
    fixture.renderer.setView({0, 0, 100, 100}, Rect(0, 0, 100, 100));
    GroupCommand group;
    {
        const copra::RenderScope scope(fixture.renderer);
        fixture.renderer.clip(Rect(1, 2, 3, 4));
        fixture.renderer.warp(copra::Homography());
        fixture.renderer.pushGroup(group.getRenderQueueID());
        EXPECT_GT(fixture.renderer.visibleRect().size.width, 1e6f) << "what is warped is not culled";
    }
    EXPECT_TRUE(fixture.renderer.visibleRect().equals(Rect(0, 0, 100, 100)));
    fixture.addQuad(1);
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "1") << "the quad is in the frame's own queue";
    EXPECT_FALSE(fixture.draws()[0].scissor);
}

TEST(RenderScope, ThatChangesNothingDoesNotBreakABatch) {
    RendererFixture fixture;
    fixture.addQuad(1);
    { const copra::RenderScope scope(fixture.renderer); }
    fixture.addQuad(2);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "12");
}

TEST(RenderScope, DoesNotBringBackAClipOfAFrameThatWasSubmitted) {
    RendererFixture fixture;
    {
        const copra::RenderScope outer(fixture.renderer);
        fixture.renderer.clip(Rect(1, 2, 3, 4));
        const copra::RenderScope inner(fixture.renderer);
        fixture.renderer.render();
    }
    fixture.addQuad(1);
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "1");
    EXPECT_FALSE(fixture.draws()[0].scissor);
}

TEST(Renderer, TakesCornersOfATrianglesCommandByIndexAndTransform) {
    RendererFixture fixture;
    const auto texture = makeTexture(10, 20);
    V3F_C4B_T2F corners[3];
    corners[2].vertices = Vec3(3, 4, 0);
    corners[2].texCoords = Tex2F(0.5f, 0.25f);
    unsigned short indices[3] = {2, 1, 0};
    Mat4 transform;
    Mat4::createTranslation(100, 200, 0, &transform);
    TrianglesCommand command;
    command.init(0, texture, BlendFunc::ADDITIVE, {corners, indices, 3, 3}, transform, 0);
    fixture.renderer.setDevice(fixture.parts.device, nullptr);
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 1u);
    EXPECT_EQ(fixture.draws()[0].vertices[0].position, Vec2(103, 204));
    EXPECT_EQ(fixture.draws()[0].vertices[0].texCoords, Vec2(5, 5));
    EXPECT_EQ(fixture.draws()[0].state.blend, BlendFunc::ADDITIVE);
}

TEST(Renderer, LeavesOutIndicesThatAreNoWholeTriangle) {
    const copra::LogCapture log;
    RendererFixture fixture;
    V3F_C4B_T2F corners[3];
    unsigned short indices[5] = {0, 1, 2, 0, 1};
    TrianglesCommand command;
    command.init(0, nullptr, BlendFunc::DISABLE, {corners, indices, 3, 5}, Mat4(), 0);
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    EXPECT_EQ(fixture.renderer.getDrawnVertices(), 3);
    EXPECT_TRUE(log.contains("5 indices"));
}

TEST(Renderer, TakesTheQuadsOfAQuadCommand) {
    RendererFixture fixture;
    const auto texture = makeTexture(10, 20);
    V3F_C4B_T2F_Quad quads[2];
    quads[1].tl.vertices = Vec3(1, 2, 0);
    quads[1].br.vertices = Vec3(3, 4, 0);
    quads[1].br.texCoords = Tex2F(1, 0.5f);
    Mat4 transform;
    Mat4::createTranslation(100, 200, 0, &transform);
    QuadCommand command;
    command.init(0, texture, nullptr, BlendFunc::ADDITIVE, quads, 2, transform, 0);
    fixture.renderer.setDevice(fixture.parts.device, nullptr);
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 1u);
    const auto& vertices = fixture.draws()[0].vertices;
    ASSERT_EQ(vertices.size(), 12u);
    EXPECT_EQ(vertices[6].position, Vec2(101, 202));
    EXPECT_EQ(vertices[9].position, Vec2(103, 204));
    EXPECT_EQ(vertices[9].texCoords, Vec2(10, 10));
}

TEST(Renderer, CutsAQuadCommandThatIsTooLong) {
    const copra::LogCapture log;
    std::vector<V3F_C4B_T2F_Quad> quads(16385);
    QuadCommand command;
    command.init(0, nullptr, nullptr, BlendFunc::ADDITIVE, quads.data(), 16385, Mat4(), 0);
    EXPECT_EQ(command.getIndexCount(), 16384 * 6);
    EXPECT_EQ(command.getIndices()[16384 * 6 - 3], 65535);
    EXPECT_TRUE(log.contains("16385 quads"));
    command.init(0, nullptr, nullptr, BlendFunc::ADDITIVE, nullptr, 3, Mat4(), 0);
    EXPECT_EQ(command.getIndexCount(), 0);
}

TEST(Renderer, DrawsManySmallTexturesWithOneCall) {
    RendererFixture fixture;
    std::vector<RefPtr<Texture2D>> textures;
    for (int i = 0; i < 8; ++i) textures.push_back(makeTexture(8, 8));
    for (int i = 0; i < 100; ++i) {
        fixture.addQuad(1, {textures[static_cast<std::size_t>(i) % 8].get(), BlendFunc::ALPHA_PREMULTIPLIED});
    }
    fixture.renderer.render();
    EXPECT_EQ(fixture.renderer.getDrawnBatches(), 1);
}

TEST(Renderer, MovesTextureCoordinatesToTheTexturesPlaceOnItsPage) {
    RendererFixture fixture;
    const auto first = makeTexture(8, 8);
    const auto second = makeTexture(8, 8);
    fixture.addQuad(1, {first.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.addQuad(2, {second.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "12");
    EXPECT_EQ(fixture.draws()[0].vertices[0].texCoords, Vec2(1, 1));
    EXPECT_EQ(fixture.draws()[0].vertices[4].texCoords, Vec2(17, 1));
}

TEST(Renderer, TakesATextureOffItsPageWhenItIsDrawnBeyondItsEdge) {
    RendererFixture fixture;
    const auto texture = makeTexture(8, 8);
    for (int frame = 0; frame < 2; ++frame) {
        copra::Vertex* vertex = fixture.renderer.quads({texture.get(), BlendFunc::ALPHA_PREMULTIPLIED}, 1);
        for (int i = 0; i < 4; ++i) vertex[i] = {{}, Color4B(), {0.0f, 9.0f}};
        fixture.renderer.render();
    }
    ASSERT_EQ(fixture.draws().size(), 2u);
    EXPECT_EQ(fixture.draws()[0].vertices[0].texCoords, Vec2(0, 9));
    EXPECT_EQ(fixture.draws()[1].vertices[0].texCoords, Vec2(0, 9));
    EXPECT_EQ(fixture.parts.textures->textures().at(fixture.draws()[1].state.texture).size,
              (copra::PixelSize{8, 8}));
}

TEST(Renderer, KeepsOthersOnTheirPageWhenOneIsDrawnBeyondItsEdge) {
    RendererFixture fixture;
    const auto beyond = makeTexture(8, 8);
    const auto inside = makeTexture(8, 8);
    const auto add = [&](Texture2D* texture, float x, float v, const BlendFunc& blend) {
        copra::Vertex* vertex = fixture.renderer.quads({texture, blend}, 1);
        for (int i = 0; i < 4; ++i) vertex[i] = {{x, 0.0f}, Color4B(), {0.0f, v}};
    };
    add(inside, 1, 0, BlendFunc::DISABLE);
    add(beyond, 2, 9, BlendFunc::DISABLE);
    add(inside, 3, 0, BlendFunc::DISABLE);
    add(beyond, 4, 9, BlendFunc::DISABLE);
    add(beyond, 5, 9, BlendFunc::ADDITIVE);
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "1|2|3|4|5");
    EXPECT_EQ(fixture.draws()[0].state.texture, fixture.draws()[2].state.texture);
    EXPECT_EQ(fixture.draws()[1].state.texture, fixture.draws()[4].state.texture);
    EXPECT_NE(fixture.draws()[0].state.texture, fixture.draws()[1].state.texture);
    EXPECT_EQ(fixture.draws()[2].vertices[0].texCoords, fixture.draws()[0].vertices[0].texCoords);
    for (const std::size_t draw : {1, 3, 4}) {
        EXPECT_EQ(fixture.draws()[draw].vertices[0].texCoords, Vec2(0, 9)) << draw;
    }
}

TEST(Renderer, TakesATextureOffItsPageInTheMiddleOfAGrowingBatch) {
    RendererFixture fixture;
    const auto texture = makeTexture(8, 8);
    for (int i = 0; i < 3000; ++i) {
        copra::Vertex* vertex = fixture.renderer.quads({texture.get(), BlendFunc::DISABLE}, 1);
        for (int k = 0; k < 4; ++k) vertex[k] = {{}, Color4B(), {0.0f, i == 10 ? 9.0f : 0.0f}};
    }
    fixture.renderer.render();
    ASSERT_EQ(fixture.draws().size(), 1u);
    EXPECT_EQ(fixture.draws()[0].vertices[0].texCoords, Vec2(0, 0));
    EXPECT_EQ(fixture.draws()[0].vertices[11999].texCoords, Vec2(0, 0));
}

TEST(Renderer, SurvivesATextureThatDiesBetweenTwoDraws) {
    RendererFixture fixture;
    auto first = makeTexture(8, 8);
    auto second = makeTexture(8, 8);
    fixture.addQuad(1, {first.get(), BlendFunc::DISABLE});
    first.reset();
    fixture.addQuad(2, {second.get(), BlendFunc::DISABLE});
    second->setAliasTexParameters();
    second.reset();
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "12");
}

TEST(Renderer, KeepsATextureAliveUntilTheFrameIsDrawn) {
    RendererFixture fixture;
    auto texture = makeTexture(8, 8);
    Texture2D* raw = texture.get();
    fixture.addQuad(1, {raw, BlendFunc::ALPHA_PREMULTIPLIED});
    EXPECT_EQ(raw->getReferenceCount(), 2u);
    texture.reset();
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "1");
    EXPECT_EQ(fixture.renderer.getDrawnBatches(), 1);
}

TEST(Renderer, LeavesOutWhatHasATextureThatDoesNotFit) {
    const copra::LogCapture log;
    RendererFixture fixture;
    fixture.parts.textures->setMaximumSize(300);
    const auto texture = makeTexture(400, 2);
    for (int i = 0; i < 2; ++i) {
        fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
        fixture.addQuad(2);
        fixture.renderer.render();
    }
    EXPECT_EQ(fixture.order(), "2|2");
    EXPECT_EQ(log.lineCount(), 1) << log.text();
}

TEST(Renderer, CountsWithoutADevice) {
    Renderer renderer;
    const auto texture = makeTexture(8, 8);
    renderer.quads({texture.get(), BlendFunc::ALPHA_PREMULTIPLIED}, 2);
    renderer.quads({}, 1);
    renderer.render();
    EXPECT_EQ(renderer.getDrawnBatches(), 2);
    EXPECT_EQ(renderer.getDrawnVertices(), 12);
    renderer.clearDrawStats();
    EXPECT_EQ(renderer.getDrawnBatches(), 0);
}

TEST(Renderer, ClearsWithItsClearColor) {
    RendererFixture fixture;
    fixture.renderer.clear();
    EXPECT_EQ(fixture.parts.device->clearColor(), Color4F(0, 0, 0, 1));
    fixture.renderer.setClearColor(Color4F(0.5f, 0.25f, 0, 1));
    fixture.renderer.clear();
    EXPECT_EQ(fixture.parts.device->clearColor(), Color4F(0.5f, 0.25f, 0, 1));
}

TEST(Renderer, SeesRectanglesThatTouchTheVisibleOne) {
    Renderer renderer;
    renderer.setView({0, 0, 800, 600}, Rect(100, 0, 400, 300));
    const auto visibleAt = [&](float x, float y) {
        Mat4 transform;
        Mat4::createTranslation(x, y, 0, &transform);
        return renderer.checkVisibility(transform, Size(10, 10));
    };
    EXPECT_TRUE(visibleAt(200, 100));
    EXPECT_TRUE(visibleAt(91, 0));
    EXPECT_FALSE(visibleAt(89, 0));
    EXPECT_FALSE(visibleAt(501, 0));
    EXPECT_FALSE(visibleAt(200, 301));
    EXPECT_FALSE(visibleAt(200, -11));
}

TEST(Renderer, SeesARectangleThatIsTurnedIntoView) {
    Renderer renderer;
    renderer.setView({0, 0, 100, 100}, Rect(0, 0, 100, 100));
    Mat4 transform;
    Mat4::createRotationZ(3.14159265f, &transform);
    transform.m[12] = 105;
    transform.m[13] = 105;
    EXPECT_TRUE(renderer.checkVisibility(transform, Size(10, 10)));
    EXPECT_FALSE(renderer.checkVisibility(transform, Size(4, 4)));
}
