#include "inspector/Inspector.h"

#include "app/DevelopmentTool.h"
#include "app/GLViewImpl.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "render/Renderer.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"

#include <cstdlib>

using namespace cocos2d;
using copra::Inspector;
using copra::Key;

namespace {

class InspectorTest : public testing::Test {
protected:
    InspectorTest() : app(Size(800, 500)) {}
    void SetUp() override {
        Scene* scene = Scene::create();
        box = Node::create();
        box->setName("box");
        box->setContentSize(Size(200, 100));
        box->setPosition(620, 250);
        box->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        scene->addChild(box);
        label = Label::createWithSystemFont("A label", "DejaVu Sans", 40);
        label->setPosition(620, 400);
        scene->addChild(label);
        app.run(scene);
    }
    void TearDown() override { tool.close(); }
    /// The window's input, as the backend sends it.
    copra::InputSink& window() { return tool.inputFor(static_cast<GLViewImpl&>(app.view()).input()); }

    /// Clicks on a pixel of the window, y down.
    void click(const Vec2& pixel) {
        window().mouseMoved(pixel);
        app.step();
        window().mouseDown(copra::MouseButton::BUTTON_LEFT, pixel);
        app.step();
        window().mouseUp(copra::MouseButton::BUTTON_LEFT, pixel);
        app.step(2);
    }

    copra::testing::TestApp app;
    Inspector& tool = Inspector::getInstance();
    Node* box = nullptr;
    Label* label = nullptr;
};

} // namespace

TEST_F(InspectorTest, IsTheToolOfAProgramThatLinksIt) {
    EXPECT_EQ(copra::developmentTool(), &tool);
}

TEST_F(InspectorTest, F1OpensAndClosesIt) {
    window().keyDown(Key::KEY_F1);
    EXPECT_TRUE(tool.isOpen());
    app.step(2);
    window().keyDown(Key::KEY_F1);
    EXPECT_FALSE(tool.isOpen());
    app.step();
}

TEST_F(InspectorTest, TheLastProblemIsShownOverTheGameForSomeSeconds) {
    const copra::PixelImage before = app.picture();
    tool.setNoticesEnabled(true);
    copra::warning("Enemy: there is no frame 'wasp_%d'", 3);
    app.step();
    const copra::PixelImage shown = app.picture();
    const auto difference = copra::testing::comparePictures(before, shown);
    EXPECT_GT(difference.pixels, 2000u);
    EXPECT_LT(difference.pixels, 800u * 100u) << "a line or two";
    if (const char* folder = std::getenv("COPRA_PICTURES"))
        copra::testing::savePicture(shown, folder + std::string("/notice.png"));
    app.wait(9.0f);
    EXPECT_EQ(copra::testing::comparePictures(before, app.picture()).pixels, 0u);
    tool.setNoticesEnabled(false);
}

TEST_F(InspectorTest, WithoutAWindowNoProblemIsShown) {
    const copra::PixelImage before = app.picture();
    copra::warning("Enemy: there is no frame 'wasp_%d'", 4);
    app.step();
    EXPECT_EQ(copra::testing::comparePictures(before, app.picture()).pixels, 0u);
}

TEST_F(InspectorTest, ItIsDrawnOverTheGame) {
    const copra::PixelImage before = app.picture();
    tool.open();
    app.step(2);
    const copra::PixelImage after = app.picture();
    const auto difference = copra::testing::comparePictures(before, after);
    EXPECT_GT(difference.pixels, 800u * 500u / 5u);
    if (const char* folder = std::getenv("COPRA_PICTURES"))
        copra::testing::savePicture(after, folder + std::string("/inspector.png"));
}

TEST_F(InspectorTest, TheGameIsDrawnAsBeforeBesideIt) {
    const copra::PixelImage before = app.picture();
    tool.open();
    app.step(2);
    const copra::PixelImage after = app.picture();
    std::size_t changed = 0;
    for (int y = 0; y < 500; ++y)
        for (int x = 600; x < 800; ++x)
            for (int channel = 0; channel < 3; ++channel) {
                const auto at = static_cast<std::size_t>((y * 800 + x) * 4 + channel);
                if (before.rgba[at] != after.rgba[at]) ++changed;
            }
    EXPECT_EQ(changed, 0u);
}

TEST_F(InspectorTest, ClosingItRestoresThePicture) {
    const copra::PixelImage before = app.picture();
    tool.open();
    app.step(2);
    tool.close();
    EXPECT_EQ(copra::testing::comparePictures(before, app.picture(), {0, 0.0f}).pixels, 0u);
}

TEST_F(InspectorTest, TheStatisticsOfTheGameDoNotCountIt) {
    app.step();
    const auto batches = app.director().getRenderer()->getDrawnBatches();
    tool.open();
    app.step(2);
    EXPECT_EQ(app.director().getRenderer()->getDrawnBatches(), batches);
}

TEST_F(InspectorTest, ASelectedNodeThatDiesIsForgotten) {
    tool.open();
    tool.select(box);
    app.step();
    box->removeFromParent();
    app.step();
    EXPECT_EQ(tool.selected(), nullptr);
}

TEST_F(InspectorTest, ItClosesWithTheView) {
    tool.open();
    app.step();
    tool.viewDestroyed();
    EXPECT_FALSE(tool.isOpen());
}

TEST_F(InspectorTest, EveryTabIsDrawn) {
    tool.open();
    tool.select(label);
    app.step(2);
    copra::PixelImage last;
    for (const char* tab : {"Batches", "Textures", "Time", "Log", "Scene"}) {
        tool.showTab(tab);
        app.step(3);
        const copra::PixelImage picture = app.picture();
        EXPECT_NE(picture.rgba, last.rgba) << tab;
        last = picture;
        if (const char* folder = std::getenv("COPRA_PICTURES"))
            copra::testing::savePicture(picture, folder + std::string("/inspector-") + tab + ".png");
    }
}

TEST_F(InspectorTest, NodesAreChangedWithTheMouse) {
    tool.open();
    app.step(2);
    click({376, 180}); // "visible" in the rows of the tree: Scene, Camera, box
    EXPECT_FALSE(box->isVisible());
}

TEST_F(InspectorTest, PauseHoldsTheTimeOfTheGame) {
    tool.open();
    app.step(2);
    float passed = 0.0f;
    box->schedule([&passed](float dt) { passed += dt; }, "clock");
    app.step(3);
    EXPECT_GT(passed, 0.0f);
    click({148, 51}); // Pause
    passed = 0.0f;
    app.step(10);
    EXPECT_FLOAT_EQ(passed, 0.0f);
    tool.close();
    app.step(2);
    EXPECT_GT(passed, 0.0f);
    box->unschedule("clock");
}

TEST_F(InspectorTest, PickSelectsWhatIsClickedInTheGame) {
    tool.open();
    app.step(2);
    click({37, 51}); // Pick
    click({620, 250});
    EXPECT_EQ(tool.selected(), box);
}

TEST_F(InspectorTest, InputOfTestsGoesToTheGameOnly) {
    app.press(Key::KEY_F1);
    EXPECT_FALSE(tool.isOpen());
}
