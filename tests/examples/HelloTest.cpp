#include "cocos2d.h"
#include "testing/GameTest.h"

USING_NS_CC;

namespace {

class HelloTest : public copra::testing::GameTest {};

TEST_F(HelloTest, AButtonStartsTheNextScene) {
    bool isStarted = false;
    auto item = MenuItemFont::create("Start", [&](Ref*) { isStarted = true; });
    item->setName("start");
    auto menu = Menu::create(item, nullptr);
    menu->setPosition(240.0f, 160.0f);
    auto scene = Scene::create();
    scene->addChild(menu);

    app.run(scene);
    app.tap(app.find("start"));
    EXPECT_TRUE(app.stepUntil([&] { return isStarted; }));
}

} // namespace
