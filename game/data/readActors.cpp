#include "data/readGameData.h"

#include "rules/Cards.h"

#include <algorithm>

namespace beecluster {

namespace {

constexpr const char* kPairPrefix = "pair ";

/// A salvo is fired as a whole or not at all, so it must not be larger than what may fly at once.
void checkRoom(SectionReader& in, const char* key, int shots, const GameData& data) {
    const int most = data.tuning.shots.most;
    if (shots > most && in.has(key))
        in.fault(*in.entry(key), std::to_string(shots) + " shots are more than shots.most of tuning.txt, " +
                                     std::to_string(most) + ": the salvo would never be fired");
}

ShotPattern readPattern(SectionReader in) {
    ShotPattern pattern;
    in.text("frame", pattern.frame);
    in.number("speed", pattern.speed, 10, 2000, "points a second");
    in.choice("form", pattern.form, {"fan", "ring", "fixed", "spiral"});
    if (pattern.form == ShotPattern::Form::Fan)
        in.number("apart", pattern.apart, 0, 180, "degrees between two shots");
    if (pattern.form == ShotPattern::Form::Spiral)
        in.number("apart", pattern.apart, -180, 180, "degrees between two salvos");
    if (pattern.form == ShotPattern::Form::Fixed)
        if (const DataFile::Entry* entry = in.entry("directions"))
            pattern.directions = in.numbers(*entry, -360, 360, "degrees");
    if (in.has("opening")) {
        in.number("opening", pattern.opening, 0, 180, "degrees");
        in.number("aside", pattern.aside, 0, 180, "degrees from the target");
    }
    if (in.has("turn")) in.number("turn", pattern.turnRate, 0, 2000, "degrees a second");
    if (in.has("homes")) in.number("homes", pattern.homingTime, 0, 60, "seconds");
    in.yesNo("points", pattern.points);
    in.end();
    return pattern;
}

EnemyTraits readEnemy(SectionReader in, const char* name, const GameData& data) {
    EnemyTraits traits;
    traits.framePrefix = name;
    if (in.has("picture")) {
        std::size_t picture = 0;
        in.choice("picture", picture, {kEnemyNames.begin(), kEnemyNames.end()});
        traits.framePrefix = kEnemyNames[picture];
    }
    if (in.has("scale")) in.number("scale", traits.scale, 0.2f, 3, "factor");
    in.number("health", traits.health, 1, 10000, "stings");
    in.number("points", traits.points, 0, 100000, "points of the score");
    in.number("radius", traits.radius, 1, 200, "points");
    in.number("speed", traits.maxSpeed, 10, 2000, "points a second");
    in.number("acceleration", traits.maxAcceleration, 10, 20000, "points a second squared");
    if (in.has("turn")) in.number("turn", traits.turnRate, 0, 2000, "degrees a second");
    if (in.has("pattern")) {
        traits.pattern = in.reference("pattern", data.patterns);
        in.number("shots", traits.shots, 1, 100, "shots");
        checkRoom(in, "shots", traits.shots, data);
        in.number("interval", traits.shotInterval, 0.1f, 60, "seconds");
    }
    in.yesNo("boss", traits.isBoss);
    if (in.has("per-bee")) in.number("per-bee", traits.healthPerBee, 0, 1000, "stings for each bee");
    if (in.has("drops")) in.choices("drops", traits.drops, kGiftNames, "gift");
    in.end();
    return traits;
}

BearSalvo readSalvo(SectionReader& in, const char* key, const GameData& data) {
    BearSalvo salvo;
    const DataFile::Entry* entry = in.entry(key);
    if (!entry) return salvo;
    const std::vector<std::string> words = wordsOf(entry->value);
    float shots = 0;
    if (words.size() != 2 || !parseNumber(words[1], shots) || shots < 1 || shots > 200) {
        in.fault(*entry, "'" + entry->value + "' is not a pattern and a number of shots from 1 to 200");
        return salvo;
    }
    salvo.pattern = in.find(*entry, "pattern", words[0], data.patterns);
    salvo.shots = static_cast<int>(shots);
    checkRoom(in, key, salvo.shots, data);
    in.addToHash(entry->value);
    return salvo;
}

BearPhase readPhase(SectionReader in) {
    BearPhase phase;
    in.number("pause", phase.pause, 0.05f, 20, "factor");
    in.choices("acts", phase.acts, kBearActNames, "act");
    in.end();
    return phase;
}

void readChanges(SectionReader& in, EffectChanges& changes) {
    for (std::size_t i = 0; i < kEffects; ++i)
        if (in.has(kEffectNames[i])) in.number(kEffectNames[i], changes[i], -0.9f, 10, "share of the number");
}

/// The numbers of a card beside its shares; null for most.
NumberSection* numbersOf(Card card, Tuning& tuning) {
    if (card == Card::TwinStings) return &tuning.twinStings;
    if (card == Card::WaxShield) return &tuning.waxShield;
    if (card == Card::Bumblebee) return &tuning.bumblebee;
    return card == Card::RoyalGuard ? &tuning.royalGuard : nullptr;
}

CardPair readPair(SectionReader in, const std::string& section) {
    CardPair pair;
    const std::vector<std::string> words = wordsOf(section);
    const auto find = [&](std::size_t index, Card& card) {
        const std::string word = index < words.size() ? words[index] : std::string();
        const auto named = cardNamed(word);
        if (!named) return in.fault("", "there is no card '" + word + "'");
        card = *named;
    };
    find(1, pair.first);
    find(2, pair.second);
    readChanges(in, pair.changes);
    in.addToHash(section);
    in.end();
    return pair;
}

} // namespace

void readPatterns(FileReader& file, GameData& data) {
    for (const std::string& name : file.names(""))
        if (!name.empty()) data.patterns[name] = readPattern(file.section(name));
}

void readEnemies(FileReader& file, GameData& data) {
    for (std::size_t i = 0; i < kEnemyKinds; ++i)
        data.enemies[i] = readEnemy(file.section(kEnemyNames[i]), kEnemyNames[i], data);
}

void readCards(FileReader& file, GameData& data) {
    for (std::size_t i = 0; i < kCards; ++i) {
        data.cards[i].name = kCardNames[i];
        SectionReader in = file.section(kCardNames[i]);
        in.number("most", data.cards[i].most, 0, 20, "times");
        in.number("worth", data.cards[i].worth, 0, 100, "to the autopilot");
        data.cards[i].picture = std::string("card_") + kCardNames[i] + ".png";
        if (in.has("picture")) in.text("picture", data.cards[i].picture);
        if (in.has("medal")) in.text("medal", data.cards[i].medal);
        readChanges(in, data.cards[i].changes);
        if (NumberSection* numbers = numbersOf(static_cast<Card>(i), data.tuning)) readNumbers(in, *numbers);
        in.end();
    }
    for (const std::string& name : file.names(kPairPrefix))
        data.pairs.push_back(readPair(file.section(name), name));
}

void readBear(FileReader& file, GameData& data) {
    SectionReader bear = file.section("bear");
    readNumbers(bear, data.tuning.bear);
    bear.end();
    SectionReader salvos = file.section("salvos");
    for (const BearAct act : {BearAct::Ring, BearAct::Fan, BearAct::Burrs})
        data.bear.salvos[static_cast<std::size_t>(act)] =
            readSalvo(salvos, kBearActNames[static_cast<std::size_t>(act)], data);
    salvos.end();
    SectionReader help = file.section("help");
    help.choice("enemy", data.bear.helper, {kEnemyNames.begin(), kEnemyNames.end()});
    help.number("count", data.bear.helpers, 0, 60, "insects");
    data.bear.helpRoute = help.reference("route", data.routes);
    help.end();
    for (std::size_t i = 0; i < data.bear.phases.size(); ++i)
        data.bear.phases[i] = readPhase(file.section("phase " + std::to_string(i + 1)));
}

} // namespace beecluster
