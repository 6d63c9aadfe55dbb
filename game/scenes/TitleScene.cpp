#include "scenes/TitleScene.h"

#include "Layout.h"
#include "actors/CirclingSwarm.h"
#include "hud/ButtonList.h"
#include "hud/ScrollLayer.h"
#include "hud/Surroundings.h"
#include "scenes/GameFlow.h"
#include "scenes/MenuPanel.h"
#include "scenes/SettingsPanel.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/Effects.h"
#include "view/Typography.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr int kTitleBees = 9;
constexpr int kQuitButton = 2;
constexpr float kLogoHeight = 476.0f; ///< points
constexpr float kLogoRise = 270.0f;   ///< points for each time that it is larger than drawn
constexpr float kHintHeight = 60.0f;  ///< points
constexpr float kScroll = 26.0f;      ///< points a second: calm
constexpr float kDemoDelay = 20.0f;   ///< seconds without input until a demonstration begins
constexpr int kBeforeMenus = -2;      ///< priority of keys that only count as input
constexpr float kSceneryDelay = 0.1f; ///< seconds; not before the first picture
constexpr float kPlayDelay = 1.0f;    ///< seconds until the autopilot begins
} // namespace

bool TitleScene::initWith(const SessionPtr& session) {
    if (!Scene::init()) return false;
    _session = session;
    viewfit::follow(this);
    addChild(createMeadow(stageTable().front().groundImage, kScroll), -2);
    addChild(_swarm = CirclingSwarm::create(session->options.seed, kTitleBees), 1);
    addLogo();
    addButtons();
    addFooter();
    addChild(createCanopy(kScroll), 3);
    addChild(Surroundings::create(stageTable().front().groundImage, kScroll), 3);
    fitView();
    followPointer();
    session->services.sounds.playMusic("title");
    session->services.sounds.setCovered(false);
    scheduleUpdate();
    return true;
}

void TitleScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    scheduleOnce([](float) { loadSceneryInBackground(); }, kSceneryDelay, "scenery");
    _session->report("title");
}

void TitleScene::update(float dt) {
    _sinceInput += dt;
    const bool isIdle = _buttons && _sinceInput > kDemoDelay && _session->options.program.frames == 0;
    if (isIdle && !_hasStartedDemo) {
        _hasStartedDemo = true;
        flow::showDemo(_session);
    }
}

void TitleScene::addLogo() {
    addChild(_logo = Node::create(), 2);
    const Vec2 position(layout::kFieldWidth / 2, kLogoHeight);
    auto* logo = addSprite(_logo, "logo.png", position + Vec2(0, 260));
    logo->runAction(Sequence::create(
        EaseBackOut::create(MoveTo::create(0.9f, position)), CallFunc::create([logo] {
            auto* rise = EaseSineInOut::create(MoveBy::create(1.7f, Vec2(0, 9)));
            logo->runAction(RepeatForever::create(Sequence::create(rise, rise->reverse(), nullptr)));
        }),
        nullptr));
}

void TitleScene::addButtons() {
    const auto play = [session = _session] { flow::startNewGame(session, 0); };
    const auto quit = [session = _session] { session->services.quit(); };
    // The first Escape only goes to Quit, the next one leaves, so that a single key does not quit.
    const auto escape = [this, quit] {
        if (_buttons->focused() == kQuitButton) return quit();
        _buttons->focus(kQuitButton);
    };
    _buttons = ButtonList::create({{text("title.play"), play},
                                   {text("title.more"), [this] { showMenu(); }},
                                   {text("title.quit"), quit}},
                                  escape, &_session->services.sounds);
    _buttons->setPosition(layout::kFieldWidth / 2, 228);
    _buttons->focus(0);
    addChild(_buttons, 2);
    if (_session->options.autopilot) scheduleOnce([play](float) { play(); }, kPlayDelay, "autopilot");
}

void TitleScene::fitView() {
    const float scale = viewfit::menuScale();
    if (_buttons) _buttons->setScale(scale);
    // Around its own middle, and up, as the buttons grow.
    _logo->setScale(scale);
    _logo->setPosition(Vec2(layout::kFieldWidth / 2, kLogoHeight - kLogoRise) * (1 - scale));
    _foot->setScale(scale);
    _foot->setPosition(Vec2(layout::kFieldWidth / 2, kLogoRise + kHintHeight) * (1 - scale));
}

void TitleScene::clearForPanel() {
    _buttons->removeFromParent();
    _buttons = nullptr;
    _logo->setVisible(false);
    _foot->setVisible(false);
}

MenuPanel* TitleScene::showMenu() {
    clearForPanel();
    auto* panel = MenuPanel::create(_session);
    addChild(panel, 4);
    return panel;
}

SettingsPanel* TitleScene::showSettings() {
    // The language may change, so all of the title is made again.
    const auto back = [session = _session] { flow::showTitle(session); };
    clearForPanel();
    auto* panel = SettingsPanel::create(_session, back);
    addChild(panel, 4);
    return panel;
}

void TitleScene::addFooter() {
    addChild(_foot = Node::create(), 4);
    addFooterLine(text("title.hint"), kHintHeight);
    if (const int best = _session->best(); best > 0) addFooterLine(text("title.best", grouped(best)), 28);
}

void TitleScene::addFooterLine(const std::string& text, float y) {
    auto* line = addAt(_foot, outlinedText(text, 22), Vec2(layout::kFieldWidth / 2, y));
    line->setOpacity(0);
    line->runAction(Sequence::create(DelayTime::create(0.9f), FadeIn::create(0.5f), nullptr));
}

void TitleScene::followPointer() {
    listenToMouse(this, [this](const Vec2& position) {
        _swarm->lead(convertToNodeSpace(position));
        _sinceInput = 0;
    });
    for (EventListener* listener : listenersToAnyInput([this] { _sinceInput = 0; })) {
        _eventDispatcher->addEventListenerWithFixedPriority(listener, kBeforeMenus);
        _inputs.pushBack(listener);
    }
}

void TitleScene::onExit() {
    for (EventListener* listener : _inputs) _eventDispatcher->removeEventListener(listener);
    Scene::onExit();
}

} // namespace beecluster
