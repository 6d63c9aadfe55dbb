#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"
#include "view/nodes.h"

#include <functional>

namespace beecluster {

class OptionList;

/// The settings, over whatever is shown: sound, music, motion, full screen, language, keys and pad. Every change acts at
/// once; they are saved when the panel closes.
class SettingsPanel : public cocos2d::Node {
public:
    /// `onClosed` is called when the player is done; it has to remove the panel.
    static SettingsPanel* create(const SessionPtr& session, const std::function<void()>& onClosed) {
        return created(&SettingsPanel::initWith, session, onClosed);
    }

    void onExit() override;
    /// Shows the page of the keys, or of the pad.
    void showBindings(Device device);

private:
    bool initWith(const SessionPtr& session, const std::function<void()>& onClosed);
    void showMain(int focus = 0);
    /// Waits for a key or a button of the pad and binds it.
    void capture(Device device, Command command);
    void bind(Device device, Command command, int code);
    Bindings& bindingsOf(Device device) {
        return device == Device::Pad ? _session->player.settings.buttons : _session->player.settings.keys;
    }
    void show(OptionList* list, int focus);

    SessionPtr _session;
    std::function<void()> _onClosed;
    OptionList* _list = nullptr; // child
    int _keysRow = 0;            // in the main list
    int _padRow = 0;
    cocos2d::Node* _capture = nullptr; // child while it waits for a key
};

} // namespace beecluster
