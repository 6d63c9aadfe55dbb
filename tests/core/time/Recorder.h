#pragma once

#include "time/Scheduler.h"

#include <cstdio>
#include <functional>
#include <string>

/// A target that writes down its calls: "a(0.50)" for the update, "a.tick(0.20)" for the selector.
class Recorder : public cocos2d::Ref {
public:
    Recorder(std::string name, std::string& log) : _name(std::move(name)), _log(log) {}

    void update(float dt) {
        note(_log, _name, dt);
        if (onUpdate) onUpdate();
    }
    void tick(float dt) {
        note(_log, _name + ".tick", dt);
        if (onTick) onTick();
    }
    void tock(float dt) { note(_log, _name + ".tock", dt); }

    static void note(std::string& log, const std::string& what, float dt) {
        char number[32];
        std::snprintf(number, sizeof number, "(%.2f)", static_cast<double>(dt));
        log += (log.empty() ? "" : " ") + what + number;
    }

    std::function<void()> onUpdate, onTick;

private:
    std::string _name;
    std::string& _log;
};
