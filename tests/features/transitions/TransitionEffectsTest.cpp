#include "app/HeadlessTest.h"
#include "event/EventDispatcher.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/effects/RenderTexture.h"
#include "nodes/shapes/LayerColor.h"
#include "transitions/TransitionCrossFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionProgress.h"
#include "transitions/TransitionTiles.h"

#include <functional>

using namespace cocos2d;

namespace {

/// A scene that notes its life.
class NotingScene : public Scene {
public:
    NotingScene(std::string name, std::vector<std::string>& said) : _name(std::move(name)), _said(said) {}
    void onEnter() override { note("enter"), Scene::onEnter(); }
    void onEnterTransitionDidFinish() override { note("finished"), Scene::onEnterTransitionDidFinish(); }
    void onExitTransitionDidStart() override { note("leaving"), Scene::onExitTransitionDidStart(); }
    void onExit() override { note("exit"), Scene::onExit(); }
    void cleanup() override { note("cleanup"), Scene::cleanup(); }

private:
    void note(const char* what) { _said.push_back(_name + " " + what); }
    std::string _name;
    std::vector<std::string>& _said;
};

using Make = std::function<TransitionScene*(Scene*)>;

template<class T>
Make plain() {
    return [](Scene* scene) { return T::create(1.0f, scene); };
}

struct Kind {
    const char* name;
    Make make;
    bool inSceneHidden; ///< at the beginning
};

void PrintTo(const Kind& kind, std::ostream* out) {
    *out << kind.name;
}

const Kind kKinds[] = {
    {"CrossFade", plain<TransitionCrossFade>(), false},
    {"RadialCCW", plain<TransitionProgressRadialCCW>(), false},
    {"RadialCW", plain<TransitionProgressRadialCW>(), false},
    {"Horizontal", plain<TransitionProgressHorizontal>(), false},
    {"Vertical", plain<TransitionProgressVertical>(), false},
    {"InOut", plain<TransitionProgressInOut>(), false},
    {"OutIn", plain<TransitionProgressOutIn>(), false},
    {"FlipX", plain<TransitionFlipX>(), true},
    {"FlipY", plain<TransitionFlipY>(), true},
    {"FlipAngular", plain<TransitionFlipAngular>(), true},
    {"ZoomFlipX", plain<TransitionZoomFlipX>(), true},
    {"ZoomFlipY", plain<TransitionZoomFlipY>(), true},
    {"ZoomFlipAngular", plain<TransitionZoomFlipAngular>(), true},
    {"FadeTR", plain<TransitionFadeTR>(), false},
    {"FadeBL", plain<TransitionFadeBL>(), false},
    {"FadeUp", plain<TransitionFadeUp>(), false},
    {"FadeDown", plain<TransitionFadeDown>(), false},
    {"TurnOffTiles", plain<TransitionTurnOffTiles>(), false},
    {"SplitCols", plain<TransitionSplitCols>(), false},
    {"SplitRows", plain<TransitionSplitRows>(), false},
    {"PageTurn", [](Scene* scene) { return TransitionPageTurn::create(1.0f, scene, false); }, false},
    {"PageTurnBack", [](Scene* scene) { return TransitionPageTurn::create(1.0f, scene, true); }, false},
};

class TransitionEffects : public HeadlessTest, public testing::WithParamInterface<Kind> {
protected:
    Scene* make(const std::string& name) {
        auto* scene = new NotingScene(name, said);
        scene->init();
        scene->autorelease();
        scene->addChild(LayerColor::create(Color4B::RED));
        return scene;
    }
    /// Shows scene a and begins to replace it with b.
    TransitionScene* begin() {
        director->replaceScene(make("a"));
        frame();
        take();
        in = make("b");
        out = director->getRunningScene();
        TransitionScene* transition = GetParam().make(in);
        director->replaceScene(transition);
        frame();
        return transition;
    }
    Scene* in = nullptr;
    Scene* out = nullptr;
};

std::string nameOf(const testing::TestParamInfo<Kind>& info) {
    return info.param.name;
}

TEST_P(TransitionEffects, HandsOverInTheOrderOfTheOriginal) {
    begin();
    EXPECT_EQ(take(), (std::vector<std::string>{"a leaving", "b enter"}));
    EXPECT_EQ(in->isVisible(), !GetParam().inSceneHidden);
    for (int i = 0; i < 9; ++i) frame(0.1f);
    EXPECT_TRUE(take().empty());
    EXPECT_NE(director->getRunningScene(), in);
    EXPECT_FALSE(director->getEventDispatcher()->isEnabled());
    for (int i = 0; i < 5; ++i) frame(0.1f);
    EXPECT_EQ(take(), (std::vector<std::string>{"a exit", "b finished", "a cleanup"}));
    EXPECT_EQ(director->getRunningScene(), in);
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
    EXPECT_TRUE(in->isVisible());
    EXPECT_EQ(in->getScale(), 1.0f);
    EXPECT_TRUE(in->getPosition().isZero());
}

TEST_P(TransitionEffects, DrawsSomethingInEachFrame) {
    begin();
    for (int i = 0; i < 12; ++i) {
        frame(0.1f);
        EXPECT_GT(director->getRenderer()->getDrawnVertices(), 0) << i;
    }
}

TEST_P(TransitionEffects, MayBeLeftInTheMiddle) {
    begin();
    frame(0.1f);
    frame(0.4f);
    director->replaceScene(make("c"));
    frame(0.1f);
    EXPECT_EQ(director->getEventDispatcher()->isEnabled(), true);
    frame(0.1f);
    for (const std::string& note : take()) EXPECT_NE(note, "c exit");
}

TEST_P(TransitionEffects, GoesBackAsWell) {
    begin();
    for (int i = 0; i < 14; ++i) frame(0.1f);
    director->pushScene(GetParam().make(make("c")));
    for (int i = 0; i < 14; ++i) frame(0.1f);
    take();
    director->popScene();
    frame(0.1f);
    EXPECT_EQ(director->getRunningScene(), in);
    EXPECT_EQ(take().back(), "b finished");
}

INSTANTIATE_TEST_SUITE_P(All, TransitionEffects, testing::ValuesIn(kKinds), nameOf);

class TransitionLooks : public HeadlessTest {
protected:
    static Scene* colored(const Color4B& color) {
        Scene* scene = Scene::create();
        scene->addChild(LayerColor::create(color));
        return scene;
    }
    template<class T>
    T* running(float time) {
        director->replaceScene(colored(Color4B::RED));
        frame();
        T* transition = T::create(1.0f, colored(Color4B::BLUE));
        director->replaceScene(transition);
        frame();
        frame(0.0f);
        frame(time);
        return transition;
    }
};

TEST_F(TransitionLooks, ProgressShowsWhatIsLeftOfTheOldScene) {
    auto* transition = running<TransitionProgressHorizontal>(0.25f);
    auto* timer = dynamic_cast<ProgressTimer*>(transition->getChildren().back());
    ASSERT_NE(timer, nullptr);
    EXPECT_NEAR(timer->getPercentage(), 75, 0.1f);
    EXPECT_EQ(timer->getType(), ProgressTimer::Type::BAR);
    EXPECT_EQ(timer->getMidpoint(), Vec2(1, 0));
}

TEST_F(TransitionLooks, InOutUncoversTheNewScene) {
    auto* transition = running<TransitionProgressInOut>(0.25f);
    auto* timer = dynamic_cast<ProgressTimer*>(transition->getChildren().back());
    ASSERT_NE(timer, nullptr);
    EXPECT_NEAR(timer->getPercentage(), 25, 0.1f);
}

TEST_F(TransitionLooks, ZoomFlipShrinksTheOldScene) {
    director->replaceScene(colored(Color4B::RED));
    frame();
    Scene* old = director->getRunningScene();
    auto* transition = TransitionZoomFlipX::create(1.0f, colored(Color4B::BLUE));
    director->replaceScene(transition);
    frame();
    frame(0.0f);
    frame(0.25f);
    EXPECT_NEAR(old->getScale(), 0.75f, 0.01f);
    EXPECT_NEAR(transition->getInScene()->getScale(), 0.5f, 0.01f);
    EXPECT_FALSE(transition->getInScene()->isVisible());
    frame(0.3f);
    EXPECT_TRUE(transition->getInScene()->isVisible());
    EXPECT_FALSE(old->isVisible());
}

} // namespace
