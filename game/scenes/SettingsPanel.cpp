#include "scenes/SettingsPanel.h"

#include "Layout.h"
#include "hud/OptionList.h"
#include "hud/Panel.h"
#include "scenes/MedalPlate.h"
#include "text/Texts.h"
#include "text/codeNames.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

namespace {

/// What a setting is, in the language of the player.
std::string shown(const Setting& setting) {
    const std::string value = setting.value();
    for (const texts::Language& language : texts::languages())
        if (value == language.code) return language.name;
    if (value == "yes" || value == "no") return text(value == "yes" ? "settings.on" : "settings.off");
    return textOr("settings." + setting.key + '.' + value, value + " %");
}

std::string shownCodes(const std::vector<int>& codes, Device device) {
    std::string shown;
    for (const int code : codes) {
        if (!shown.empty()) shown += ", ";
        shown += textOfCode(device, code);
    }
    return shown.empty() ? text("settings.none") : shown;
}

} // namespace

bool SettingsPanel::initWith(const SessionPtr& session, const std::function<void()>& onClosed) {
    if (!Node::init()) return false;
    _session = session;
    _onClosed = onClosed;
    addChild(viewfit::makeCover(Color4B(30, 18, 8, 120)));
    showMain();
    return true;
}

void SettingsPanel::onExit() {
    // However the panel is left, also by closing the window.
    _session->saveSettings();
    Node::onExit();
}

void SettingsPanel::show(OptionList* list, int focus) {
    if (_list) _list->removeFromParent();
    _list = list;
    _list->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    _list->focus(focus);
    addChild(_list);
}

void SettingsPanel::showMain(int focus) {
    std::vector<OptionSpec> rows;
    for (const Setting& setting : describe(_session->player.settings)) {
        const auto change = [this, setting](int direction) {
            setting.change(direction);
            _session->applySettings();
            if (setting.key == "language") showMain(_list->focused()); // with other texts
        };
        const auto value = [session = _session, setting] {
            const std::string closing = medalThatOpens(session->player.settings.look);
            const bool isClosed = setting.key == "look" && !session->player.isOpen(closing);
            return isClosed ? text("mode.closed", titleOfMedal(closing)) : shown(setting);
        };
        if (setting.isInPanel) rows.push_back({text("settings." + setting.key), value, change, nullptr});
    }
    _keysRow = static_cast<int>(rows.size());
    rows.push_back({text("settings.keys"), nullptr, nullptr, [this] { showBindings(Device::Keys); }});
    _padRow = static_cast<int>(rows.size());
    rows.push_back({text("settings.pad"), nullptr, nullptr, [this] { showBindings(Device::Pad); }});
    rows.push_back({text("settings.back"), nullptr, nullptr, _onClosed});
    show(OptionList::create(text("settings.title"), rows, _onClosed, &_session->services.sounds), focus);
}

void SettingsPanel::showBindings(Device device) {
    const bool isPad = device == Device::Pad;
    Bindings& bindings = bindingsOf(device);
    std::vector<OptionSpec> rows;
    for (std::size_t i = 0; i < kCommands; ++i) {
        const auto command = static_cast<Command>(i);
        rows.push_back({text(std::string("command.") + nameOf(command)),
                        [&bindings, command, device] { return shownCodes(bindings.codes(command), device); },
                        nullptr, [this, device, command] { capture(device, command); }});
    }
    const auto restore = [&bindings, device] { bindings = defaultBindings(device); };
    const auto back = [this, isPad] { showMain(isPad ? _padRow : _keysRow); };
    rows.push_back({text("settings.defaults"), nullptr, nullptr, restore});
    rows.push_back({text("settings.back"), nullptr, nullptr, back});
    const std::string title = text(isPad ? "settings.pad" : "settings.keys");
    show(OptionList::create(title, rows, back, &_session->services.sounds), 0);
}

void SettingsPanel::capture(Device device, Command command) {
    const bool isPad = device == Device::Pad;
    _capture = Node::create();
    _capture->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    _capture->addChild(makePanel(Size(420, 130)));
    _capture->addChild(titleText(text(isPad ? "settings.press_button" : "settings.press_key"), 38));
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this, device, isPad, command](EventKeyboard::KeyCode key, Event* event) {
        event->stopPropagation();
        const bool isGivenUp = key == EventKeyboard::KeyCode::KEY_ESCAPE;
        bind(device, command, isPad || isGivenUp ? -1 : static_cast<int>(key));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, _capture);
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this, device, isPad, command](Controller*, int button, Event* event) {
        event->stopPropagation();
        bind(device, command, isPad ? button : -1);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, _capture);
    auto* touches = EventListenerTouchOneByOne::create();
    touches->setSwallowTouches(true);
    touches->onTouchBegan = [](Touch*, Event*) { return true; };
    touches->onTouchEnded = [this, device, command](Touch*, Event*) { bind(device, command, -1); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, _capture);
    addChild(_capture, 1);
}

void SettingsPanel::bind(Device device, Command command, int code) {
    const bool isBindable = !nameOfCode(device, code).empty();
    if (isBindable) bindingsOf(device).set(command, {code});
    // Not at once: this is called by a listener of the node.
    _capture->setVisible(false);
    _capture->runAction(RemoveSelf::create());
    _eventDispatcher->removeEventListenersForTarget(_capture);
    _capture = nullptr;
    _list->refresh();
}

} // namespace beecluster
