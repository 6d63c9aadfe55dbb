// A small game in the idiom of axmol, compiled as C++20.
namespace ax {
class Sprite; // declared before anything is included
}

#include "2d/FontAtlasCache.h" // not in axmol.h
#include "axmol-ext.h"
#include "axmol.h"
#include "axmol/2d/Node.h"
#include "axmol/base/Director.h"
#include "axmol/math/Vec2.h"
#include "axmol/renderer/PipelineDescriptor.h"
#include "axmol/ui/axmol-ui.h"
#include "renderer/backend/Enums.h"
#include "renderer/backend/VertexLayout.h"

#include "base/log.h"
#include "testing/GameTest.h"

#include <cmath>
#include <type_traits>

USING_NS_AX;

namespace {

class Level : public ax::Scene {
public:
    static Level* create() { return utils::createInstance<Level>(); }
    static Level* createWithLives(int lives) {
        return utils::createInstance<Level>(&Level::initWithLives, lives);
    }

    bool init() override {
        if (!Scene::init()) return false;
        auto* listener = ax::EventListenerKeyboard::create();
        listener->onKeyPressed = AX_CALLBACK_2(Level::onKey, this);
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        schedule(AX_SCHEDULE_SELECTOR(Level::tick));
        return true;
    }
    bool initWithLives(int count) {
        lives = count;
        return count > 0 && init();
    }
    void onKey(EventKeyboard::KeyCode code, ax::Event*) { last = code; }
    void tick(float) { ++ticks; }

    int lives = 0;
    int ticks = 0;
    EventKeyboard::KeyCode last = EventKeyboard::KeyCode::KEY_NONE;
    Object* owner = nullptr;
    ax::Sprite* hero = nullptr;
};

class AxmolGame : public copra::testing::GameTest {};

TEST_F(AxmolGame, RunsAScene) {
    auto* director = ax::Director::getInstance();
    director->setStatsDisplay(true);
    EXPECT_TRUE(director->isStatsDisplay());
    EXPECT_EQ(director->getRenderView(), director->getGLView());
    Level* level = Level::create();
    director->replaceScene(level);
    for (int i = 0; i < 3; ++i) director->mainLoop(0.1f);
    EventKeyboard event(EventKeyboard::KeyCode::KEY_SPACE, true);
    director->getEventDispatcher()->dispatchEvent(&event);
    EXPECT_EQ(level->ticks, 1); // enters in the first frame, and the timer starts in the second
    EXPECT_EQ(level->last, EventKeyboard::KeyCode::KEY_SPACE);
    director->setStatsDisplay(false);
}

TEST_F(AxmolGame, CreatesInstancesByAnyFunction) {
    EXPECT_EQ(Level::createWithLives(3)->lives, 3);
    EXPECT_EQ(Level::createWithLives(0), nullptr);
    auto* button = ax::utils::makeInstance<ax::ui::Button>();
    EXPECT_EQ(button->getReferenceCount(), 1U);
    AX_SAFE_RELEASE_NULL(button);
    EXPECT_EQ(button, nullptr);
}

TEST_F(AxmolGame, HasTheNamesOfTheView) {
    EXPECT_TRUE((std::is_same_v<ax::RenderViewImpl, ax::GLViewImpl>));
    EXPECT_TRUE((std::is_same_v<ax::Object, ax::Ref>));
    EXPECT_TRUE((std::is_base_of_v<ax::ApplicationBase, ax::Application>));
    EXPECT_EQ(AX_TARGET_PLATFORM, CC_TARGET_PLATFORM);
    const ax::RenderView* view = ax::Director::getInstance()->getRenderView();
    EXPECT_EQ(&view->getViewportRect(), &view->getViewPortRect());
}

TEST_F(AxmolGame, HasTheColorsOfVersion3) {
    ax::Node* node = ax::Node::create();
    const ax::Color32 gold(200, 150, 20);
    EXPECT_EQ(gold.a, 255);
    node->setColor(gold);
    EXPECT_EQ(node->getColor(), ax::Color3B(200, 150, 20));
    ax::Color32 seen = ax::Color32::WHITE;
    seen = node->getColor();
    EXPECT_EQ(seen, gold);
    auto* layer = ax::LayerColor::create(ax::Color32(1, 2, 3, 4));
    EXPECT_EQ(layer->getOpacity(), 4);
    const ax::BlendFunc additive = {ax::rhi::BlendFactor::SRC_ALPHA, ax::rhi::BlendFactor::ONE};
    EXPECT_EQ(additive, ax::BlendFunc::ADDITIVE);
}

TEST_F(AxmolGame, HasTheColorWithFloatsOfVersion3) {
    const ax::Color sky(0.5f, 0.25f, 1.0f);
    EXPECT_EQ(sky.a, 1.0f);
    auto* director = ax::Director::getInstance();
    director->setClearColor(sky);
    const ax::Color cleared = director->getRenderer()->getClearColor();
    EXPECT_EQ(cleared, sky);
    EXPECT_EQ(ax::Color32(sky), ax::Color32(128, 64, 255)) << "rounded";
    EXPECT_EQ(ax::Color32(ax::Color(NAN, INFINITY, 0.0f)), ax::Color32(0, 0, 0)) << "defined, as in 3.x";
    for (int i = 0; i < 256; ++i) {
        const auto byte = static_cast<std::uint8_t>(i);
        EXPECT_EQ(ax::Color32(ax::Color(ax::Color32(byte, byte, byte))), ax::Color32(byte, byte, byte));
    }
    const ax::Color32 red(255, 0, 0, 51);
    EXPECT_EQ(ax::Color(red), ax::Color(1.0f, 0.0f, 0.0f, 0.2f));
    ax::Color both = red;
    both = sky * 2.0f;
    EXPECT_EQ(both.b, 2.0f);
    EXPECT_EQ(ax::Color::fromHex(0xFF003300), ax::Color(1.0f, 0.0f, 0.2f, 0.0f));
    EXPECT_EQ(ax::Color(0.5f, 1.0f, 0.0f, 0.5f).premultiplyAlpha(), ax::Color(0.25f, 0.5f, 0.0f, 0.5f));
    EXPECT_EQ(ax::Color::WHITE, ax::Color(1.0f, 1.0f, 1.0f));
    EXPECT_EQ(ax::Color::TRANSPARENT, ax::Color());
    EXPECT_EQ(ax::Color32::TRANSPARENT, ax::Color32(0, 0, 0, 0));
    ax::DrawNode* drawing = ax::DrawNode::create();
    drawing->drawDot(ax::Vec2::ZERO, 2.0f, sky);
    drawing->drawDot(ax::Vec2::ZERO, 2.0f, red);
}

TEST_F(AxmolGame, BorrowsCommandsOfTheRenderer) {
    class Clipped : public ax::Node {
    public:
        void visit(ax::Renderer* renderer, const ax::Mat4& parent, uint32_t flags) override {
            ax::GroupCommand* group = renderer->getNextGroupCommand();
            group->init(_globalZOrder);
            renderer->addCommand(group);
            renderer->pushGroup(group->getRenderQueueID());
            ax::CallbackCommand* before = renderer->nextCallbackCommand();
            before->init(_globalZOrder);
            before->func = [this] { steps += "before "; };
            renderer->addCommand(before);
            Node::visit(renderer, parent, flags);
            renderer->addCallbackCommand([this] { steps += "after "; }, _globalZOrder);
            renderer->popGroup();
        }
        std::string steps;
    };
    auto* director = ax::Director::getInstance();
    auto* node = new Clipped();
    director->getRunningScene()->addChild(node);
    node->release();
    director->mainLoop(0.1f);
    director->mainLoop(0.1f);
    EXPECT_EQ(node->steps, "before after before after ");
}

TEST_F(AxmolGame, FindsWhatAHeaderNamesThoughAxmolHHasItNot) {
    EXPECT_EQ(ax::FontAtlasCache::getFontAtlasCharMap("lost.png", 10, 14, '.'), nullptr);
}

TEST(AxmolHeaders, ContainWhatGamesUseOfTheStandardLibrary) {
    const std::unordered_set<int> set = {1, 2, 1};
    const std::unordered_map<int, std::string_view> map = {{1, "a"}};
    EXPECT_EQ(set.size() + map.size(), 3u);
}

TEST(AxmolGeometry, PointsAndSizesAreOneKind) {
    ax::Vec2 cell(4.0f, 8.0f);
    ax::Size board = cell;
    EXPECT_EQ(cell.width + cell.height, 12.0f);
    EXPECT_EQ(board.x + board.y, 12.0f);
    const ax::Size rest = (board - ax::Vec2(2.0f, 2.0f)) / 2.0f;
    EXPECT_TRUE(rest == ax::Size(1.0f, 3.0f));
    ax::Size grown = rest;
    grown *= 2.0;
    grown += rest;
    EXPECT_TRUE(grown == ax::Size(3.0f, 9.0f));
    grown -= rest;
    grown /= 2.0f;
    EXPECT_TRUE(grown == rest);
    EXPECT_EQ(cell / ax::Vec2(2.0f, 4.0f), ax::Vec2(2.0f, 2.0f));
    EXPECT_EQ(cell * ax::Vec2(2.0f, 4.0f), ax::Vec2(8.0f, 32.0f));
    static_assert(sizeof(ax::Vec2) == 2 * sizeof(float) && sizeof(ax::Size) == 2 * sizeof(float));
    auto* node = ax::Node::create();
    node->setContentSize(cell);
    node->setPosition(board);
    EXPECT_EQ(node->getContentSize().y, 8.0f);
}

/// In the idiom of the template of axmol 3.0.
class ApplicationOf3 : private ax::Application {
public:
    void initContextAttrs() override {
        ax::ContextAttrs attributes = {.powerPreference = ax::PowerPreference::HighPerformance};
        attributes.multisamplingCount = 4;
        attributes.renderScaleMode = ax::RenderScaleMode::Physical;
        setContextAttrs(attributes);
    }
    bool applicationDidFinishLaunching() override { return true; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
    void launch() { initGLContextAttrs(); }
};

TEST(AxmolApplication, SetsTheAttributesOfTheWindow) {
    ::GLContextAttrs before = ax::GLView::getGLContextAttrs();
    ApplicationOf3().launch();
    EXPECT_EQ(ax::GLView::getGLContextAttrs().multisamplingCount, 4);
    EXPECT_EQ(ax::ResolutionPolicy::SHOW_ALL, ::ResolutionPolicy::SHOW_ALL);
    ax::GLView::setGLContextAttrs(before);
}

TEST(AxmolLog, FormatsLikeFmtAndLikePrintf) {
    EXPECT_EQ(copra::formatLog("{} of {:.2f}, {:>4}, {3:x} {{}}", {"a", 1.5, 7, 255}),
              "a of 1.50,    7, ff {}");
    EXPECT_EQ(copra::formatLog("{1} {0}", {"b", std::string("a")}), "a b");
    EXPECT_EQ(copra::formatLog("%s %d %.1f%% %zu %x", {"hi", -3, 2.25F, std::size_t{9}, 255}),
              "hi -3 2.2% 9 ff");
    EXPECT_EQ(copra::formatLog("{} {}", {1}), "1 {}");
    EXPECT_EQ(copra::formatLog("100% {", {}), "100% {");
    EXPECT_EQ(copra::formatLog("{:99999999999}", {1}), "1");
    const std::string text(2000, 'x');
    EXPECT_EQ(copra::formatLog("{}", {text}), text);
}

TEST(AxmolLog, WritesLines) {
    const copra::LogCapture log;
    AXLOGI("level {} of {}", 2, "meadow");
    AXLOG("hit %d", 5);
    EXPECT_TRUE(log.contains("level 2 of meadow"));
    EXPECT_TRUE(log.contains("hit 5"));
    EXPECT_EQ(fmt::format("{}-{}", 1, "a"), "1-a");
}

TEST(AxmolLog, LeavesOutWhatIsBelowItsLevel) {
    const copra::LogCapture log;
    ax::setLogLevel(ax::LogLevel::Warn);
    AXLOGI("not this");
    AXLOGE("but {}", "this");
    ax::setLogLevel(ax::LogLevel::Verbose);
    EXPECT_FALSE(log.contains("not this"));
    EXPECT_TRUE(log.contains("but this"));
}

std::string upper(const std::string& text) {
    std::string result = text;
    for (char& c : result)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return result;
}

TEST_F(AxmolGame, ViewsOfThePortConvertToStrings) {
    constexpr copra::StringView kName = "hero.png";
    static_assert(kName.substr(0, 4) == "hero");
    EXPECT_EQ(upper(kName), "HERO.PNG");
    EXPECT_EQ(upper(kName.substr(5)), "PNG");
    const std::string text(kName);
    copra::StringView view = text;
    EXPECT_EQ(view, "hero.png");
    std::string copy = view;
    copy = kName;
    copy += view;
    EXPECT_EQ(copy, "hero.pnghero.png");
    std::unordered_set<copra::StringView> names{kName};
    EXPECT_TRUE(names.count("hero.png"));
    EXPECT_EQ(fmt::format("<{}>", view), "<hero.png>");
    auto* label = Label::createWithSystemFont(view, copra::StringView("Arial"), 12);
    label->setString(view.substr(0, 4));
    EXPECT_EQ(label->getString(), "hero");
}

TEST_F(AxmolGame, HasColorsOfEachKind) {
    auto* node = DrawNode::create();
    node->setColor(Color32::RED);
    EXPECT_EQ(node->getColor(), Color3B::RED);
    node->drawRect(Vec2(0, 0), Vec2(1, 1), Color32::WHITE);
    EXPECT_EQ(Color4F(Color::YELLOW), Color4F::YELLOW);
    EXPECT_EQ(Color32::GRAY.a, 255);
}

TEST_F(AxmolGame, HasSmallNamesOf3_0) {
    AUDIO_ID sound = AudioEngine::INVALID_AUDIO_ID;
    ax::AudioId other = sound;
    EXPECT_EQ(other, -1);
    ax::print("%d of %s", 1, "two");
    EXPECT_EQ(Value("123456789012").asInt64(), 123456789012LL);
    EXPECT_EQ(Value(5).asUint64(), 5ULL);
    EXPECT_EQ(Director::getInstance()->getCanvasSizeInPixels().width,
              Director::getInstance()->getWinSizeInPixels().width);
    const auto mask = Device::getSupportedOrientations();
    EXPECT_TRUE(bitmask::any(mask, Device::OrientationMask::Landscape));
    EXPECT_TRUE(bitmask::none(mask & Device::OrientationMask::Portrait, Device::OrientationMask::Landscape));
    Device::setPreferredOrientation(Device::Orientation::Landscape);
    EXPECT_EQ(Device::getPreferredOrientation(), Device::Orientation::Landscape);
    std::optional<int> none;
    EXPECT_FALSE(none);
}

TEST_F(AxmolGame, ACameraZooms) {
    auto* camera = app.scene()->getDefaultCamera();
    EXPECT_EQ(camera->getZoom(), 1.0f);
    const Vec2 before = camera->projectGL(Vec3(0, 0, 0));
    camera->setZoom(2.0f);
    const Vec2 after = camera->projectGL(Vec3(0, 0, 0));
    const Size size = Director::getInstance()->getWinSize();
    EXPECT_NEAR(before.x, 0.0f, 0.01f);
    EXPECT_NEAR(after.x, size.width / 4, 0.01f) << "twice as much is seen, around the center";
    EXPECT_NEAR(after.y, size.height / 4, 0.01f);
    auto* flat = Camera::createOrthographic(100, 50, -1, 1);
    flat->setZoom(2.0f);
    EXPECT_NEAR(flat->projectGL(Vec3(50, 25, 0)).x, size.width / 2, 0.01f);
    EXPECT_NEAR(flat->projectGL(Vec3(-50, 25, 0)).x, 0.0f, 0.01f);
}

#if __has_include(<box2d/box2d.h>)
TEST_F(AxmolGame, DrawsABox2DWorldIntoADrawNode) {
    b2World world(b2Vec2(0, 0));
    b2CircleShape circle;
    circle.m_radius = 1.0f;
    b2BodyDef def;
    world.CreateBody(&def)->CreateFixture(&circle, 1.0f);
    ax::extension::PhysicsDebugNodeBox2D draw;
    auto* node = DrawNode::create();
    draw.SetDrawNode(node);
    draw.mRatio = 32.0f;
    draw.SetFlags(b2Draw::e_shapeBit);
    world.SetDebugDraw(&draw);
    world.DebugDraw();
    app.scene()->addChild(node);
    app.step();
    EXPECT_GT(app.director().getRenderer()->getDrawnVertices(), 0);
}
#endif

} // namespace
