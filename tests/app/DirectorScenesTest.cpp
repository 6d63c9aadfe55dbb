#include "app/HeadlessTest.h"

#include "app/TransitionFade.h"
#include "app/TransitionSlide.h"
#include "event/EventDispatcher.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Notes its life.
class Stage : public Scene {
public:
    Stage(std::string id, std::vector<std::string>& said) : _id(std::move(id)), _said(said) {
        init();
        autorelease();
    }
    ~Stage() override { note("gone"); }
    void onEnter() override {
        note("enter");
        Scene::onEnter();
    }
    void onEnterTransitionDidFinish() override {
        note("finish");
        Scene::onEnterTransitionDidFinish();
    }
    void onExitTransitionDidStart() override {
        note("start");
        Scene::onExitTransitionDidStart();
    }
    void onExit() override {
        note("exit");
        Scene::onExit();
    }
    void cleanup() override {
        note("cleanup");
        Scene::cleanup();
    }

private:
    void note(const char* what) { _said.push_back(_id + "." + what); }

    std::string _id;
    std::vector<std::string>& _said;
};

class DirectorScenes : public HeadlessTest {
protected:
    Stage* make(const std::string& id) { return new Stage(id, said); }
    void run(const std::string& id) {
        director->replaceScene(make(id));
        frame();
        said.clear();
    }
};

} // namespace

TEST_F(DirectorScenes, ReplacingLeavesCleansAndEnters) {
    run("a");
    director->replaceScene(make("b"));
    EXPECT_THAT(take(), IsEmpty());
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "b.enter", "b.finish"));
}

TEST_F(DirectorScenes, PushingKeepsTheSceneBelow) {
    run("a");
    director->pushScene(make("b"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "b.enter", "b.finish"));
    director->popScene();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.start", "b.exit", "b.cleanup", "b.gone", "a.enter", "a.finish"));
}

TEST_F(DirectorScenes, AReplaceFollowedByAPushInOneFrameStillCleansTheSceneThatLeft) {
    run("a");
    director->replaceScene(make("b"));
    director->pushScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "c.enter", "c.finish"));
}

TEST_F(DirectorScenes, ASceneThatWasNeverShownIsCleanedUpOnly) {
    run("a");
    director->replaceScene(make("b"));
    director->replaceScene(make("c"));
    EXPECT_THAT(take(), ElementsAre("b.cleanup"));
    frame();
    EXPECT_THAT(take(),
                ElementsAre("a.start", "a.exit", "a.cleanup", "a.gone", "c.enter", "c.finish", "b.gone"));
}

TEST_F(DirectorScenes, AReplaceFromOnEnterIsDoneInTheNextFrame) {
    struct Hasty : Scene {
        void onEnter() override {
            Scene::onEnter();
            if (next) Director::getInstance()->replaceScene(std::exchange(next, nullptr));
        }
        Scene* next = nullptr;
    };
    auto* hasty = new Hasty();
    hasty->autorelease();
    hasty->next = make("b");
    director->replaceScene(hasty);
    frame();
    EXPECT_EQ(director->getRunningScene(), hasty);
    frame();
    EXPECT_THAT(take(), ElementsAre("b.enter", "b.finish"));
}

TEST_F(DirectorScenes, ATransitionHandsOverWhenItIsDone) {
    run("a");
    director->replaceScene(TransitionFade::create(0.5f, make("b")));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.start", "b.enter"));
    EXPECT_FALSE(director->getEventDispatcher()->isEnabled());
    for (int i = 0; i < 8; ++i) frame(0.1f);
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.finish", "a.cleanup", "a.gone"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(DirectorScenes, ATransitionThatIsReplacedLetsBothItsScenesGo) {
    run("a");
    director->replaceScene(TransitionSlideInL::create(1.0f, make("b")));
    frame();
    frame(0.1f);
    take();
    director->replaceScene(make("c"));
    frame();
    EXPECT_THAT(take(), ElementsAre("a.exit", "b.start", "b.exit", "b.cleanup", "a.cleanup", "a.gone",
                                    "b.gone", "c.enter", "c.finish"));
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
}

TEST_F(DirectorScenes, PoppingToALevelCleansWhatLiesBetween) {
    run("a");
    for (const char* id : {"b", "c", "d"}) {
        director->pushScene(make(id));
        frame();
    }
    take();
    director->popToSceneStackLevel(9);
    frame();
    EXPECT_THAT(take(), IsEmpty());
    director->popToSceneStackLevel(2);
    EXPECT_THAT(take(), ElementsAre("c.cleanup", "c.gone"));
    frame();
    EXPECT_THAT(take(), ElementsAre("d.start", "d.exit", "d.cleanup", "d.gone", "b.enter", "b.finish"));
}

TEST_F(DirectorScenes, TimeGivenIsNotLimitedNegativeTimeIsNone) {
    frame(5.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 5.0f);
    frame(-1.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.0f);
    director->setNextDeltaTimeZero(true);
    frame(1.0f);
    EXPECT_FLOAT_EQ(director->getDeltaTime(), 0.0f);
}
