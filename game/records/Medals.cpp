#include "records/Medals.h"

#include "Tuning.h"

namespace beecluster {

namespace {
constexpr int kGreatSwarm = 40;
constexpr int kHighScore = 100000;
} // namespace

const std::vector<std::string>& allMedals() {
    static const std::vector<std::string> s_medals{"first_stage", "no_loss", "chain",   "swarm",
                                                   "bear",        "score",   "endless", "daily"};
    return s_medals;
}

std::vector<std::string> medalsFor(const MedalFacts& facts) {
    std::vector<std::string> medals{"first_stage"};
    const auto addIf = [&](bool isEarned, const char* name) {
        if (isEarned) medals.emplace_back(name);
    };
    addIf(facts.lossesInStage == 0, "no_loss");
    addIf(facts.mostMultiplier >= tuning().score.mostMultiplier, "chain");
    addIf(facts.maxBees >= kGreatSwarm, "swarm");
    addIf(facts.wasBear, "bear");
    addIf(facts.points >= kHighScore, "score");
    addIf(facts.mode == GameMode::Endless && facts.round >= 1, "endless");
    addIf(facts.mode == GameMode::Daily && facts.isLast, "daily");
    return medals;
}

} // namespace beecluster
