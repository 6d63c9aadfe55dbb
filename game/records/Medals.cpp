#include "records/Medals.h"

#include "data/GameData.h"

#include <algorithm>
#include <array>

namespace beecluster {

namespace {

constexpr const char* kFirstStage = "first_stage";
constexpr const char* kBear = "bear";
constexpr const char* kHard = "hard";
constexpr const char* kDaily = "daily";
constexpr const char* kNoLoss = "no_loss";
constexpr const char* kPots = "hive_pots";

/// Medals for a number that is reached.
struct Tiers {
    const char* family;
    std::vector<int> least;
};

/// The numbers of a whole game of the autopilot are below the first of each, most of the time.
const std::vector<Tiers>& allTiers() {
    static const std::vector<Tiers> s_tiers{
        {"swarm", {60}},
        {"bear_swarm", {45}},
        {"score", {500000, 750000, 1000000}},
        {"kills", {2500, 3000, 4000}},
        {"combs", {20, 24, 28}},
        {"pairs", {6, 8, 10}},
        {"endless", {2, 3, 4}},
        {"hive_time", {20, 30, 40}},
    };
    return s_tiers;
}

std::string nameOf(const std::string& family, const std::string& value) {
    return family + '.' + value;
}

std::vector<Medal> makeMedals() {
    std::vector<Medal> medals{{kFirstStage, kFirstStage, ""},
                              {kBear, kBear, ""},
                              {kHard, kHard, ""},
                              {kDaily, kDaily, ""},
                              {kPots, kPots, ""}};
    for (const Stage& stage : gameData()->stages)
        medals.push_back({nameOf(kNoLoss, stage.name), kNoLoss, stage.name});
    for (const Tiers& tiers : allTiers())
        for (const int least : tiers.least) {
            const std::string value = std::to_string(least);
            medals.push_back({nameOf(tiers.family, value), tiers.family, value});
        }
    return medals;
}

/// Adds those of a family that the number reaches.
void addTiers(std::vector<std::string>& medals, const std::string& family, int number) {
    for (const Tiers& tiers : allTiers())
        for (const int least : tiers.least)
            if (tiers.family == family && number >= least)
                medals.push_back(nameOf(family, std::to_string(least)));
}

} // namespace

const std::vector<Medal>& allMedals() {
    static const std::vector<Medal> s_medals = makeMedals();
    return s_medals;
}

const Medal* medalNamed(const std::string& name) {
    const auto& all = allMedals();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Medal& medal) { return medal.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<std::string> medalsFor(const MedalFacts& facts, const Tally& tally) {
    std::vector<std::string> medals{kFirstStage};
    const auto addIf = [&](bool isEarned, const std::string& name) {
        if (isEarned) medals.push_back(name);
    };
    addIf(facts.wasBear, kBear);
    addIf(facts.wasBear && facts.mode == GameMode::Hard, kHard);
    addIf(facts.mode == GameMode::Daily && facts.isLast, kDaily);
    addIf(facts.lossesInStage == 0, nameOf(kNoLoss, facts.stage));
    addTiers(medals, "swarm", tally.maxBees);
    if (facts.wasBear) addTiers(medals, "bear_swarm", tally.bees);
    addTiers(medals, "score", tally.score.points());
    addTiers(medals, "kills", tally.score.kills());
    addTiers(medals, "combs", tally.combs);
    addTiers(medals, "pairs", tally.cards.pairs());
    addTiers(medals, "endless", facts.round);
    return medals;
}

std::vector<std::string> medalsForHive(GameMode mode, int pots, int of, int secondsLeft) {
    std::vector<std::string> medals;
    if (mode != GameMode::Hive) return medals;
    if (pots == of) medals.emplace_back(kPots);
    addTiers(medals, "hive_time", secondsLeft);
    return medals;
}

std::string medalThatOpens(GameMode mode) {
    if (mode == GameMode::Hard) return kBear;
    return mode == GameMode::Hive ? kFirstStage : "";
}

std::string medalThatOpens(Card card) {
    return traitsOf(card).medal;
}

std::string medalThatOpens(SwarmLook look) {
    return std::array{"", kBear, kDaily, kHard}[static_cast<std::size_t>(look)];
}

} // namespace beecluster
