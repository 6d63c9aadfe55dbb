#include "scenes/GameWindow.h"

#include "hud/Notice.h"
#include "scenes/DataReload.h"
#include "text/Texts.h"
#include "view/ViewFit.h"

#include <algorithm>
#include <memory>

using namespace cocos2d;

namespace beecluster::gamewindow {

namespace {

constexpr int kBeforeScenes = -1; ///< priority of what works everywhere

void toggle(const SessionPtr& session, bool& setting) {
    setting = !setting;
    session->applySettings();
    session->saveSettings();
}

void runCommands(const SessionPtr& session, const Bindings& bindings, int code) {
    if (bindings.has(Command::Mute, code)) {
        toggle(session, session->player.settings.isMuted);
        showNotice(Director::getInstance()->getRunningScene(),
                   text(session->player.settings.isMuted ? "sound.off" : "sound.on"));
    }
    if (bindings.has(Command::FullScreen, code)) toggle(session, session->player.settings.isFullScreen);
}

} // namespace

void prepare(GLView& view) {
    view.setIcon("icon.png");
    viewfit::fit();
    const auto fit = [](EventCustom*) {
        auto* resized = Director::getInstance()->getOpenGLView();
        const Size frame = resized->getFrameSize();
        if (frame.width < kSmallestWidth || frame.height < kSmallestHeight)
            resized->setFrameSize(std::max(frame.width, kSmallestWidth),
                                  std::max(frame.height, kSmallestHeight));
        viewfit::fit();
    };
    auto* resized = EventListenerCustom::create(GLViewImpl::EVENT_WINDOW_RESIZED, fit);
    Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(resized, kBeforeScenes);
}

void listenToKeys(const SessionPtr& session) {
    using Key = EventKeyboard::KeyCode;
    const auto isAltHeld = std::make_shared<bool>(false);
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [session, isAltHeld](Key key, Event*) {
        if (key == Key::KEY_ALT) *isAltHeld = true;
        if (key == Key::KEY_F5) readDataAgain(*session);
        const Bindings& bindings = session->player.settings.keys;
        const int code = static_cast<int>(key);
        const bool isAltEnter = key == Key::KEY_ENTER && *isAltHeld;
        if (isAltEnter && !bindings.has(Command::FullScreen, code))
            toggle(session, session->player.settings.isFullScreen);
        runCommands(session, bindings, code);
    };
    keys->onKeyReleased = [isAltHeld](Key key, Event*) {
        if (key == Key::KEY_ALT) *isAltHeld = false;
    };
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [session](Controller*, int button, Event*) {
        runCommands(session, session->player.settings.buttons, button);
    };
    auto* dispatcher = Director::getInstance()->getEventDispatcher();
    dispatcher->addEventListenerWithFixedPriority(keys, kBeforeScenes);
    dispatcher->addEventListenerWithFixedPriority(pads, kBeforeScenes);
}

} // namespace beecluster::gamewindow
