#include "scenes/Session.h"

#include "Tuning.h"
#include "cocos2d.h"

#include <cstdio>

namespace beecluster {

namespace {
constexpr const char* kBestKey = "best_score";
} // namespace

Session::Session(const Options& asked)
    : options(asked), random(asked.seed), bees(tuning::kFirstBees), mostBees(tuning::kFirstBees) {}

void Session::restart(std::size_t firstStage) {
    score = Score();
    stage = firstStage;
    bees = mostBees = tuning::kFirstBees;
    shots = losses = 0;
}

bool Session::keepBest() {
    if (options.autopilot || options.frames > 0 || score.points() <= best()) return false;
    cocos2d::UserDefault::getInstance()->setIntegerForKey(kBestKey, score.points());
    return true;
}

int Session::best() const {
    return cocos2d::UserDefault::getInstance()->getIntegerForKey(kBestKey, 0);
}

void Session::report(const std::string& event) const {
    if (!options.report) return;
    std::printf("%s\n", event.c_str());
    std::fflush(stdout); // somebody may be waiting for it
}

} // namespace beecluster
