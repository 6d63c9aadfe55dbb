/// Statements of "Porting pitfalls" in docs/porting/details.md that no test of their module checks.
#include "backend/null/NullRawGL.h"
#include "base/RefPtr.h"
#include "cocos2d.h"
#include "platform/RenderDevice.h"
#include "render/TexturePages.h"
#include "render/rawContext.h"
#include "testing/GameTest.h"

#include <cmath>
#include <functional>
#include <string>
#include <vector>

USING_NS_CC;
using copra::testing::GameTest;
using copra::testing::IsolatedGameTest;

namespace {

class PitfallsTest : public GameTest {};
class PitfallsFilesTest : public IsolatedGameTest {};

/// Counts its updates.
class Counter : public Node {
public:
    CREATE_FUNC(Counter)
    void update(float) override {
        ++updates;
        if (onUpdate) onUpdate();
    }
    void tick(float) {
        ++ticks;
        if (onTick) onTick();
    }
    int updates = 0;
    int ticks = 0;
    std::function<void()> onUpdate;
    std::function<void()> onTick;
};

} // namespace

TEST_F(PitfallsTest, AnUpdateThatIsScheduledInAnUpdateOfItsGroupComesInTheNextFrame) {
    auto* first = Counter::create();
    auto* second = Counter::create();
    app.scene()->addChild(first);
    app.scene()->addChild(second);
    first->scheduleUpdate();
    first->onUpdate = [second] { second->scheduleUpdate(); };
    app.step(1);
    EXPECT_EQ(first->updates, 1);
    EXPECT_EQ(second->updates, 0);
    first->onUpdate = nullptr;
    app.step(1);
    EXPECT_EQ(second->updates, 1);
}

TEST_F(PitfallsTest, TheCallsThatAPausedTargetHasToCatchUpOnFollowLater) {
    auto* counter = Counter::create();
    app.scene()->addChild(counter);
    counter->schedule(CC_SCHEDULE_SELECTOR(Counter::tick), 0.1f);
    app.step(1, 0.0f);
    counter->onTick = [counter] { counter->pause(); };
    app.step(1, 0.45f);
    EXPECT_EQ(counter->ticks, 1);
    app.step(3);
    EXPECT_EQ(counter->ticks, 1);
    counter->onTick = nullptr;
    counter->resume();
    app.step(1, 0.0f);
    EXPECT_EQ(counter->ticks, 4);
}

TEST_F(PitfallsTest, ATimerIsCalledALimitedNumberOfTimesInAFrame) {
    auto* counter = Counter::create();
    app.scene()->addChild(counter);
    counter->schedule(CC_SCHEDULE_SELECTOR(Counter::tick), 0.00001f);
    app.step(1, 0.0f);
    app.step(1, 1.0f);
    EXPECT_EQ(counter->ticks, 10000);
    counter->unschedule(CC_SCHEDULE_SELECTOR(Counter::tick));
}

TEST_F(PitfallsTest, TheSelectorOfACallFuncRetainsItsTarget) {
    class Receiver : public Ref {
    public:
        void call() { ++calls; }
        int calls = 0;
    };
    RefPtr<Receiver> target;
    target.weakAssign(new Receiver());
    app.scene()->runAction(CallFunc::create(target.get(), CC_CALLFUNC_SELECTOR(Receiver::call)));
    EXPECT_EQ(target->getReferenceCount(), 2U);
    app.step(1);
    EXPECT_EQ(target->calls, 1);
}

TEST_F(PitfallsTest, AChildThatIsAddedWhileItsParentEntersComesBeforeItsSiblings) {
    static std::vector<std::string> s_entered;
    class Named : public Node {
    public:
        static Named* create(const std::string& name) {
            auto* node = new Named();
            node->init();
            node->autorelease();
            node->setName(name);
            return node;
        }
        void onEnter() override {
            if (beforeBase) beforeBase();
            Node::onEnter();
            s_entered.push_back(getName());
        }
        std::function<void()> beforeBase;
    };
    s_entered.clear();
    auto* parent = Named::create("parent");
    auto* first = Named::create("first");
    parent->addChild(first);
    parent->addChild(Named::create("last"));
    first->beforeBase = [parent] { parent->addChild(Named::create("new")); };
    app.scene()->addChild(parent);
    EXPECT_EQ(s_entered, (std::vector<std::string>{"new", "first", "last", "parent"}));
}

TEST_F(PitfallsTest, NumbersThatAreNotNumbersAreIgnoredAndNegativeDurationsAreZero) {
    auto* node = Node::create();
    node->setPosition(1.0f, 2.0f);
    node->setPosition(NAN, 5.0f);
    node->setScale(NAN);
    node->setRotation(NAN);
    node->setContentSize(Size(NAN, 1.0f));
    EXPECT_EQ(node->getPosition(), Vec2(1.0f, 2.0f));
    EXPECT_EQ(node->getScale(), 1.0f);
    EXPECT_EQ(node->getRotation(), 0.0f);
    EXPECT_EQ(node->getContentSize().width, 0.0f);
    EXPECT_EQ(MoveBy::create(-1.0f, Vec2::ZERO)->getDuration(), 0.0f);
}

TEST_F(PitfallsTest, TheTransformOfANodeIsTheArgumentOfDrawNotOnTheStack) {
    class Draws : public Node {
    public:
        CREATE_FUNC(Draws)
        void draw(Renderer*, const Mat4& transform, uint32_t) override {
            argument = transform.m[12];
            stack = Director::getInstance()->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW).m[12];
        }
        float argument = 0.0f;
        float stack = 1.0f;
    };
    auto* node = Draws::create();
    node->setPositionX(30.0f);
    app.scene()->addChild(node);
    app.step(1);
    EXPECT_FLOAT_EQ(node->argument, 30.0f);
    EXPECT_FLOAT_EQ(node->stack, 0.0f);
}

TEST_F(PitfallsTest, BoxesAndConversionsAreThoseOfANodeSeenFromTheFrontWithoutPerspective) {
    auto* node = Node::create();
    node->setContentSize(Size(40.0f, 20.0f));
    node->setRotation3D(Vec3(0.0f, 60.0f, 0.0f));
    const Rect box = node->getBoundingBox();
    EXPECT_NEAR(box.size.width, 20.0f, 0.001f);
    EXPECT_NEAR(box.size.height, 20.0f, 0.001f);
    EXPECT_TRUE(node->convertToNodeSpace(Vec2(10.0f, 10.0f)).fuzzyEquals(Vec2(20.0f, 10.0f), 0.01f));
}

TEST_F(PitfallsTest, TheNameOfATextureCanBeBound) {
    static unsigned char s_pixels[4 * 4 * 4] = {255};
    auto* image = new Image();
    image->initWithRawData(s_pixels, sizeof s_pixels, 4, 4, 8);
    Texture2D* texture =
        Director::getInstance()->getTextureCache()->addImage(image, "square of PitfallsTest");
    image->release();
    class Binds : public Node {
    public:
        CREATE_FUNC(Binds)
        void draw(Renderer* renderer, const Mat4&, uint32_t) override {
            command.init(0.0f);
            command.func = [this] {
                GL::bindTexture2D(texture->getName());
                auto& raw = static_cast<copra::NullRawGL&>(copra::rawContext()->device->rawGL());
                bound = raw.textures[0];
            };
            renderer->addCommand(&command);
        }
        Texture2D* texture = nullptr;
        CustomCommand command;
        copra::TextureId bound = copra::kNoTexture;
    };
    auto* node = Binds::create();
    node->texture = texture;
    app.scene()->addChild(node);
    app.step(1);
    EXPECT_NE(node->bound, copra::kNoTexture);
}

TEST_F(PitfallsFilesTest, AFurtherResolutionOrderKeepsThePathsThatWereFound) {
    files.add("small/a.txt", "small");
    files.add("large/a.txt", "large");
    auto* utils = FileUtils::getInstance();
    const std::vector<std::string> before = utils->getSearchResolutionsOrder();
    utils->addSearchResolutionsOrder("small", true);
    EXPECT_EQ(utils->getStringFromFile("a.txt"), "small");
    utils->addSearchResolutionsOrder("large", true);
    EXPECT_EQ(utils->getStringFromFile("a.txt"), "small");
    utils->purgeCachedEntries();
    EXPECT_EQ(utils->getStringFromFile("a.txt"), "large");
    utils->setSearchResolutionsOrder(before);
}
