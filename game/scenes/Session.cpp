#include "scenes/Session.h"

#include "cocos2d.h"

#include <cstdio>

namespace beecluster {

namespace {
constexpr const char* kBestKey = "best_score";
} // namespace

Session::Session(const Options& chosen) : options(chosen), random(chosen.seed) {}

void Session::restart(std::size_t firstStage) {
    tally = Tally();
    stage = firstStage;
}

bool Session::saveBest() {
    if (options.autopilot || options.frames > 0 || tally.score.points() <= best()) return false;
    cocos2d::UserDefault::getInstance()->setIntegerForKey(kBestKey, tally.score.points());
    return true;
}

int Session::best() const {
    return cocos2d::UserDefault::getInstance()->getIntegerForKey(kBestKey, 0);
}

void Session::report(const std::string& event) const {
    if (!options.report) return;
    std::printf("%s\n", event.c_str());
    std::fflush(stdout); // a program that drives the game may wait for it
}

} // namespace beecluster
