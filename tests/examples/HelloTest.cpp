#include "cocos2d.h"
#include "testing/GameTest.h"

USING_NS_CC;

namespace {

class HelloTest : public copra::testing::GameTest {};

TEST_F(HelloTest, AButtonStartsTheNextScene) {
    bool isStarted = false;
    auto item = MenuItemFont::create("Start", [&](Ref*) { isStarted = true; });
    auto menu = Menu::create(item, nullptr);
    menu->setPosition(240.0f, 160.0f);
    auto scene = Scene::create();
    scene->addChild(menu);

    app.run(scene);
    app.tap(Vec2(240.0f, 160.0f));
    EXPECT_TRUE(app.stepUntil([&] { return isStarted; }));
}

} // namespace
