#include "scenes/SettingsPanel.h"

#include "Layout.h"
#include "base/autoreleased.h"
#include "hud/OptionList.h"
#include "hud/Panel.h"
#include "text/Texts.h"
#include "text/codeNames.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr int kPercentStep = 10;

/// Makes the rows of the settings, as a visitor of describeSettings().
class SettingRows {
public:
    SettingRows(const std::function<void()>& apply, const std::function<void(int)>& changeLanguage)
        : _apply(apply), _changeLanguage(changeLanguage) {}

    void percent(const char* key, int& value, int least) {
        const auto change = [&value, least](int direction) {
            value = std::clamp(value + direction * kPercentStep, least, 100);
        };
        add(
            key, [&value] { return std::to_string(value) + " %"; }, change);
    }
    void yesNo(const char* key, bool& value, bool isInPanel) {
        if (!isInPanel) return;
        add(
            key, [&value] { return text(value ? "settings.on" : "settings.off"); },
            [&value](int) { value = !value; });
    }
    void palette(const char* key, ShotPalette& value) {
        const auto change = [&value](int direction) {
            const int count = static_cast<int>(kShotPalettes);
            value = static_cast<ShotPalette>((static_cast<int>(value) + direction + count) % count);
        };
        const auto name = [&value] {
            return text(std::string("settings.shots.") + kShotPaletteNames[static_cast<std::size_t>(value)]);
        };
        add(key, name, change);
    }
    void language(const char* key, std::string& value) {
        const auto name = [&value]() -> std::string {
            for (const texts::Language& language : texts::languages())
                if (value == language.code) return language.name;
            return text("settings.language.system");
        };
        rows.push_back({nameOf(key), name, _changeLanguage, nullptr});
    }

    std::vector<OptionSpec> rows;

private:
    static std::string nameOf(const char* key) { return text(std::string("settings.") + key); }
    void add(const char* key, const std::function<std::string()>& value,
             const std::function<void(int)>& change) {
        const auto changeAndApply = [change, apply = _apply](int direction) {
            change(direction);
            apply();
        };
        rows.push_back({nameOf(key), value, changeAndApply, nullptr});
    }

    std::function<void()> _apply;
    std::function<void(int)> _changeLanguage;
};

std::string shownCodes(const std::vector<int>& codes, bool isPad) {
    std::string shown;
    for (const int code : codes) {
        if (!shown.empty()) shown += ", ";
        shown += isPad ? textOfButton(code) : textOfKey(code);
    }
    return shown.empty() ? text("settings.none") : shown;
}

} // namespace

SettingsPanel* SettingsPanel::create(const SessionPtr& session, const std::function<void()>& onClosed) {
    auto* panel = new SettingsPanel();
    return copra::autoreleased(panel, panel->initWith(session, onClosed));
}

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
    SettingRows made([session = _session] { session->applySettings(); },
                     [this](int direction) { changeLanguage(direction); });
    describeSettings(_session->player.settings, made);
    std::vector<OptionSpec>& rows = made.rows;
    _keysRow = static_cast<int>(rows.size());
    rows.push_back({text("settings.keys"), nullptr, nullptr, [this] { showBindings(false); }});
    _padRow = static_cast<int>(rows.size());
    rows.push_back({text("settings.pad"), nullptr, nullptr, [this] { showBindings(true); }});
    rows.push_back({text("settings.back"), nullptr, nullptr, _onClosed});
    show(OptionList::create(text("settings.title"), rows, _onClosed, &_session->services.sounds), focus);
}

void SettingsPanel::changeLanguage(int direction) {
    // The system's language is before the first.
    const auto& all = texts::languages();
    const int count = static_cast<int>(all.size()) + 1;
    int index = 0;
    for (int i = 1; i < count; ++i)
        if (_session->player.settings.language == all[static_cast<std::size_t>(i - 1)].code) index = i;
    index = (index + direction + count) % count;
    _session->player.settings.language = index == 0 ? "" : all[static_cast<std::size_t>(index - 1)].code;
    _session->applySettings();
    showMain(_list->focused());
}

void SettingsPanel::showBindings(bool isPad) {
    const Bindings& bindings = isPad ? _session->player.settings.buttons : _session->player.settings.keys;
    std::vector<OptionSpec> rows;
    for (std::size_t i = 0; i < kCommands; ++i) {
        const auto command = static_cast<Command>(i);
        rows.push_back({text(std::string("command.") + nameOf(command)),
                        [&bindings, command, isPad] { return shownCodes(bindings.codes(command), isPad); },
                        nullptr, [this, isPad, command] { capture(isPad, command); }});
    }
    const auto restore = [this, isPad] {
        if (isPad) {
            _session->player.settings.buttons = defaultButtons();
        } else {
            _session->player.settings.keys = defaultKeys();
        }
    };
    const auto back = [this, isPad] { showMain(isPad ? _padRow : _keysRow); };
    rows.push_back({text("settings.defaults"), nullptr, nullptr, restore});
    rows.push_back({text("settings.back"), nullptr, nullptr, back});
    const std::string title = text(isPad ? "settings.pad" : "settings.keys");
    show(OptionList::create(title, rows, back, &_session->services.sounds), 0);
}

void SettingsPanel::capture(bool isPad, Command command) {
    _capture = Node::create();
    _capture->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    _capture->addChild(makePanel(Size(420, 130)));
    _capture->addChild(titleText(text(isPad ? "settings.press_button" : "settings.press_key"), 38));
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this, isPad, command](EventKeyboard::KeyCode key, Event* event) {
        event->stopPropagation();
        const bool isGivenUp = key == EventKeyboard::KeyCode::KEY_ESCAPE;
        bind(isPad, command, isPad || isGivenUp ? -1 : static_cast<int>(key));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, _capture);
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this, isPad, command](Controller*, int button, Event* event) {
        event->stopPropagation();
        bind(isPad, command, isPad ? button : -1);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, _capture);
    auto* touches = EventListenerTouchOneByOne::create();
    touches->setSwallowTouches(true);
    touches->onTouchBegan = [](Touch*, Event*) { return true; };
    touches->onTouchEnded = [this, isPad, command](Touch*, Event*) { bind(isPad, command, -1); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, _capture);
    addChild(_capture, 1);
}

void SettingsPanel::bind(bool isPad, Command command, int code) {
    Bindings& bindings = isPad ? _session->player.settings.buttons : _session->player.settings.keys;
    const bool isBindable = !(isPad ? nameOfButton(code) : nameOfKey(code)).empty();
    if (isBindable) bindings.set(command, {code});
    // Not at once: this is called by a listener of the node.
    _capture->setVisible(false);
    _capture->runAction(RemoveSelf::create());
    _eventDispatcher->removeEventListenersForTarget(_capture);
    _capture = nullptr;
    _list->refresh();
}

} // namespace beecluster
