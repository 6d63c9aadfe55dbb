#include "GuideTest.h"

#include <chrono>
#include <memory>
#include <thread>
#include <vector>

USING_NS_CC;

namespace {

class BackgroundTest : public GuideTest {};

/// Does three kinds of work on other threads.
class WorkScene : public Scene {
public:
    CREATE_FUNC(WorkScene);

    void loadImage() {
        //! [async]
        auto* textures = Director::getInstance()->getTextureCache();
        textures->addImageAsync("garden.png", [this](Texture2D* texture) { // null if it cannot be loaded
            if (texture) addChild(Sprite::createWithTexture(texture), 0, "garden");
        });
        //! [async]
    }

    //! [unbind]
    ~WorkScene() override { Director::getInstance()->getTextureCache()->unbindImageAsync("garden.png"); }
    //! [unbind]

    //! [task]
    void buildLevel(int seed) {
        auto level = std::make_shared<Level>();
        AsyncTaskPool::getInstance()->enqueue(
            AsyncTaskPool::TaskType::TASK_OTHER,
            // This runs afterward, on the main thread:
            [this, alive = std::weak_ptr<bool>(_alive), level](void*) {
                if (!alive.expired()) show(*level);
            },
            nullptr,                                    // the argument of the callback
            [level, seed] { *level = makeLevel(seed); } // It runs in the background and uses no nodes.
        );
    }

    std::shared_ptr<bool> _alive = std::make_shared<bool>(true); // It is destroyed with the scene.
    //! [task]

    void startThread() {
        //! [thread]
        auto* scheduler = Director::getInstance()->getScheduler();
        std::thread([this, scheduler, alive = std::weak_ptr<bool>(_alive)] {
            const int answer = ask(); // This thread may wait.
            scheduler->performFunctionInCocosThread([this, alive, answer] {
                // On the main thread:
                if (!alive.expired()) showAnswer(answer);
            });
        }).detach();
        //! [thread]
    }

    int shown = 0;
    int answered = 0;

private:
    using Level = std::vector<int>;

    static Level makeLevel(int seed) { return Level(10, seed); }
    static int ask() { return 42; }
    void show(const Level& level) { shown = static_cast<int>(level.size()); }
    void showAnswer(int answer) { answered = answer; }
};

TEST_F(BackgroundTest, WorkInTheBackgroundEndsOnTheMainThread) {
    auto* scene = run<WorkScene>();
    scene->loadImage();
    scene->buildLevel(7);
    scene->startThread();
    for (int i = 0; i < 5000 && !(scene->shown && scene->answered && app.tryFind("garden")); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // for the other threads
        app.step();
    }
    EXPECT_EQ(scene->shown, 10);
    EXPECT_EQ(scene->answered, 42);
    EXPECT_NE(app.tryFind("garden"), nullptr);
}

} // namespace
