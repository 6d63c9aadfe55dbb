#include "opengl/FrameCommands.h"

#include "render/RendererFixture.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

using namespace cocos2d;
using copra::test::RendererFixture;

TEST(FrameCommands, AreLentAgainWhenTheFrameIsDrawn) {
    RendererFixture fixture;
    CustomCommand* first = fixture.renderer.nextCallbackCommand();
    GroupCommand* group = fixture.renderer.getNextGroupCommand();
    EXPECT_NE(fixture.renderer.nextCallbackCommand(), first);
    EXPECT_NE(fixture.renderer.getNextGroupCommand(), group);
    fixture.renderer.render();
    EXPECT_EQ(fixture.renderer.nextCallbackCommand(), first);
    EXPECT_EQ(fixture.renderer.getNextGroupCommand(), group);
}

TEST(FrameCommands, DestroyTheirFunctionsWithTheFrame) {
    RendererFixture fixture;
    auto owned = std::make_shared<int>(0);
    fixture.renderer.addCallbackCommand([owned] { ++*owned; });
    fixture.renderer.render();
    EXPECT_EQ(*owned, 1);
    EXPECT_EQ(owned.use_count(), 1);
}

TEST(FrameCommands, AreDrawnInTheirPlace) {
    RendererFixture fixture;
    std::string calls;
    fixture.renderer.addCallbackCommand([&] { calls += "2"; }, 1.0f);
    fixture.renderer.addCallbackCommand([&] { calls += "1"; });
    fixture.renderer.render();
    fixture.renderer.render();
    EXPECT_EQ(calls, "12");
}

TEST(FrameCommands, OfACallbackAreOthersThanThoseOfTheFrame) {
    RendererFixture fixture;
    std::string calls;
    fixture.renderer.addCallbackCommand([&] {
        fixture.renderer.addCallbackCommand([&] { calls += "b"; });
        calls += "a";
    });
    fixture.renderer.addCallbackCommand([&] { calls += "c"; });
    fixture.renderer.render();
    EXPECT_EQ(calls, "abc");
}

TEST(FrameCommands, MayBeLentWhileAFunctionIsDestroyed) {
    RendererFixture fixture;
    struct Borrower {
        ~Borrower() { *command = renderer->nextCallbackCommand(); }
        Renderer* renderer;
        CustomCommand** command;
    };
    CustomCommand* borrowed = nullptr;
    fixture.renderer.addCallbackCommand(
        [b = std::make_shared<Borrower>(Borrower{&fixture.renderer, &borrowed})] {});
    borrowed = nullptr;
    fixture.renderer.render();
    ASSERT_NE(borrowed, nullptr);
    EXPECT_NE(fixture.renderer.nextCallbackCommand(), borrowed);
}
