#include "cocos2d.h"

#include "extensions/cocos-ext.h"
#include "testing/TestApp.h"
#include "ui/CocosGUI.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

using namespace cocos2d;

#if GTEST_HAS_DEATH_TEST // it starts the program again, which a web page cannot
namespace {

/// What a game does that has nodes in global variables and leaves by exit(), as many menus do. The nodes are destroyed after
/// everything that was created later: caches, dispatchers and tables of the framework.
void leaveWithStaticNodes() {
    static std::vector<RefPtr<Node>> s_nodes;
    copra::testing::TestApp app;
    auto* particles = ParticleFire::create();
    auto* clip = ClippingNode::create(Sprite::create());
    clip->addChild(LayerColor::create(Color4B::RED, 10, 10));
    auto* menu = Menu::createWithItem(MenuItemFont::create("Quit"));
    auto* field = TextFieldTTF::textFieldWithPlaceHolder("name", "DejaVu Sans", 12);
    s_nodes = {particles,
               clip,
               menu,
               field,
               Label::createWithSystemFont("text", "DejaVu Sans", 12),
               ui::Button::create(),
               ui::EditBox::create(Size(50, 20), ui::Scale9Sprite::create()),
               RenderTexture::create(8, 8),
               NodeGrid::create(),
               extension::ScrollView::create(Size(20, 20)),
               Camera::create()};
    Scene* const scene = Scene::create();
    for (const auto& node : s_nodes) {
        if (node != nullptr) scene->addChild(node);
    }
    app.run(scene);
    app.step(3);
    scene->removeAllChildrenWithCleanup(false);
    app.step();
    std::exit(0);
}

TEST(EndOfProgram, NodesInGlobalVariablesMayOutliveTheFramework) {
    // A process of its own, in which nothing has been created before.
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(leaveWithStaticNodes(), testing::ExitedWithCode(0), "");
}

} // namespace
#endif
