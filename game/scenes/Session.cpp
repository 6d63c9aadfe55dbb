#include "scenes/Session.h"

#include "cocos2d.h"

#include <cstdio>

namespace beecluster {

namespace {
constexpr const char* kBestKey = "best_score";
} // namespace

Session::Session(const Options& chosen) : options(chosen), random(chosen.seed) {
    if (!options.stats.empty() && !stats.open(options.stats))
        std::fprintf(stderr, "beecluster: cannot write the statistics %s\n", options.stats.c_str());
}

void Session::restart(std::size_t firstStage) {
    tally = Tally();
    stage = firstStage;
    _bestBefore = best();
    beginStage();
}

void Session::saveBest() {
    if (!countsForRecords() || tally.score.points() <= best()) return;
    cocos2d::UserDefault::getInstance()->setIntegerForKey(kBestKey, tally.score.points());
    cocos2d::UserDefault::getInstance()->flush();
}

bool Session::isNewBest() const {
    return countsForRecords() && tally.score.points() > _bestBefore;
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
