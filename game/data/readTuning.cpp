#include "data/readGameData.h"

namespace beecluster {

namespace {

void readBees(SectionReader in, Tuning::Bees& bees) {
    in.number("start", bees.start, 2, 40, "bees");
    in.number("most", bees.most, 41, 100, "bees");
    in.number("radius", bees.radius, 1, 40, "points");
    in.number("speed", bees.speed, 50, 2000, "points a second");
    in.number("acceleration", bees.acceleration, 100, 20000, "points a second squared");
    in.number("brake-distance", bees.brakeDistance, 1, 400, "points");
    in.number("spacing", bees.spacing, 1, 200, "points");
    in.number("leash", bees.leash, 10, 1000, "points");
    in.number("new-safe-time", bees.newSafeTime, 0, 20, "seconds");
    in.number("key-speed", bees.keySpeed, 50, 3000, "points a second");
    in.end();
}

void readDodge(SectionReader in, Tuning::Dodge& dodge) {
    in.number("horizon", dodge.horizon, 0, 2, "seconds");
    in.number("weight", dodge.weight, 0, 2, "share of the speed");
    in.number("margin", dodge.margin, 0, 100, "points");
    in.end();
}

void readStun(SectionReader in, Tuning::Stun& stun) {
    in.number("time", stun.time, 0.1f, 20, "seconds");
    in.number("grace", stun.grace, 0, 5, "seconds");
    in.number("fall", stun.fall, 0, 1000, "points a second squared");
    in.number("knock", stun.knock, 0, 1000, "points a second");
    in.number("radius", stun.radius, 1, 100, "points");
    in.end();
}

void readSting(SectionReader in, Tuning::Sting& sting) {
    in.number("interval", sting.interval, 0.05f, 10, "seconds");
    in.number("royal-interval", sting.royalInterval, 0.05f, 10, "seconds");
    in.number("speed", sting.speed, 50, 3000, "points a second");
    in.number("turn", sting.turn, 0, 2000, "degrees a second");
    in.number("range", sting.range, 50, 2000, "points");
    in.number("radius", sting.radius, 1, 60, "points");
    in.number("most", sting.most, 1, 1000, "stings");
    in.end();
}

void readSpear(SectionReader in, Tuning::Spear& spear) {
    in.number("cost", spear.cost, 0.01f, 1, "of the meter");
    in.number("drain", spear.drain, 0.01f, 5, "of the meter, a second");
    in.number("speed", spear.speed, 0.2f, 5, "factor");
    in.number("spacing", spear.spacing, 0.1f, 3, "factor");
    in.number("stings", spear.stings, 0, 50, "stings");
    in.end();
}

void readBurst(SectionReader in, Tuning::Burst& burst) {
    in.number("radius", burst.radius, 0, 1000, "points");
    in.number("safe-time", burst.safeTime, 0, 10, "seconds");
    in.number("stings", burst.stings, 0, 50, "stings");
    in.number("shot-points", burst.shotPoints, 0, 10000, "points of the score");
    in.end();
}

void readHoney(SectionReader in, Tuning::Honey& honey) {
    in.number("drop", honey.drop, 0, 1, "of the meter");
    in.number("graze", honey.graze, 0, 1, "of the meter");
    in.number("graze-distance", honey.grazeDistance, 0, 200, "points");
    in.end();
}

void readEnemies(SectionReader in, Tuning::Enemies& enemies) {
    in.number("brake-distance", enemies.brakeDistance, 1, 400, "points");
    in.number("no-fire-below", enemies.noFireBelow, 0, 640, "points");
    in.number("flash-time", enemies.flashTime, 0, 2, "seconds");
    in.number("knock-back", enemies.knockBack, 0, 2000, "points a second");
    in.end();
}

void readShots(SectionReader in, Tuning::Shots& shots) {
    in.number("radius", shots.radius, 1, 60, "points");
    in.number("most", shots.most, 1, 1000, "shots");
    in.end();
}

void readOrchard(SectionReader in, Tuning::Orchard& orchard) {
    in.number("gravity", orchard.gravity, 0, 3000, "points a second squared");
    in.number("apple-fall", orchard.appleFall, 10, 2000, "points a second");
    in.number("apple-roll", orchard.appleRoll, 10, 2000, "points a second");
    in.number("apple-interval", orchard.appleInterval, 0.1f, 60, "seconds");
    in.number("most-apples", orchard.mostApples, 0, 100, "apples");
    in.number("large-apple", orchard.largeApple, 5, 60, "points");
    in.number("small-apple", orchard.smallApple, 5, 60, "points");
    in.number("large-apple-mass", orchard.largeAppleMass, 0.05f, 50, "mass");
    in.number("small-apple-mass", orchard.smallAppleMass, 0.05f, 50, "mass");
    in.number("apple-bounce", orchard.appleBounce, 0, 1, "restitution");
    in.number("sting-mass", orchard.stingMass, 0.01f, 50, "mass");
    in.number("thrown-time", orchard.thrownTime, 0, 60, "seconds");
    in.number("apple-stings", orchard.appleStings, 0, 1000, "stings");
    in.number("log-interval", orchard.logInterval, 0.5f, 60, "seconds");
    in.number("log-length", orchard.logLength, 40, 600, "points");
    in.end();
}

void readCreek(SectionReader in, Tuning::Creek& creek) {
    in.number("pause", creek.pause, 0, 60, "seconds");
    in.number("warning", creek.warning, 0.05f, 20, "seconds");
    in.number("time", creek.time, 0, 60, "seconds");
    in.number("speed", creek.speed, 0, 1000, "points a second");
    in.end();
}

void readHeath(SectionReader in, Tuning::Heath& heath) {
    in.number("night-scale", heath.nightScale, 1, 40, "factor");
    in.end();
}

void readHive(SectionReader in, Tuning::Hive& hive) {
    in.number("time", hive.time, 5, 600, "seconds");
    in.number("pots", hive.pots, 1, 100, "pots");
    in.number("walk-speed", hive.walkSpeed, 40, 1000, "points a second");
    in.number("jump-height", hive.jumpHeight, 10, 500, "points");
    in.number("reach", hive.reach, 5, 200, "points");
    in.number("pot-points", hive.potPoints, 0, 100000, "points of the score");
    in.number("drop-points", hive.dropPoints, 0, 100000, "points of the score");
    in.number("jar-honey", hive.jarHoney, 0, 1, "of the meter");
    in.number("second-points", hive.secondPoints, 0, 10000, "points of the score");
    in.end();
}

void readGifts(SectionReader in, Tuning::Gifts& gifts) {
    in.number("fall", gifts.fall, 5, 1000, "points a second");
    in.number("radius", gifts.radius, 1, 200, "points");
    in.number("pull", gifts.pull, 0, 1000, "points");
    in.number("pull-speed", gifts.pullSpeed, 10, 3000, "points a second");
    in.number("royal-time", gifts.royalTime, 0.1f, 60, "seconds");
    in.number("flower-chance", gifts.flowerChance, 0, 1, "of a kill");
    in.number("flower-steepness", gifts.flowerSteepness, 0, 4, "power of the pressure");
    in.number("flowers-together", gifts.flowersTogether, 1, 20, "flowers");
    in.number("flower-spread", gifts.flowerSpread, 0, 300, "points");
    in.number("honey-chance", gifts.honeyChance, 0, 1, "of a kill");
    in.number("jelly-chance", gifts.jellyChance, 0, 1, "of a kill");
    in.number("flower-interval", gifts.flowerInterval, 1, 600, "seconds");
    in.end();
}

void readWeight(SectionReader in, Tuning::Weight& weight) {
    in.number("hit-stop", weight.hitStop, 0, 2, "seconds");
    in.number("lost-slow", weight.lostSlow, 0, 3, "seconds");
    in.number("lost-glow", weight.lostGlow, 0, 1, "of the brightest");
    in.number("lost-shake", weight.lostShake, 0, 60, "points");
    in.number("large-shake", weight.largeShake, 0, 60, "points");
    in.number("burst-shake", weight.burstShake, 0, 60, "points");
    in.number("bear-shake", weight.bearShake, 0, 60, "points");
    in.end();
}

void readScore(SectionReader in, Tuning::Score& score) {
    in.number("honey", score.honey, 0, 100000, "points of the score");
    in.number("flower", score.flower, 0, 100000, "points of the score");
    in.number("full-swarm", score.fullSwarm, 0, 100000, "points of the score");
    in.number("stage-bee", score.stageBee, 0, 100000, "points of the score");
    in.number("chain-time", score.chainTime, 0.1f, 60, "seconds");
    in.number("chain-step", score.chainStep, 1, 1000, "kills");
    in.number("chain-reach", score.chainReach, 0, 2000, "points");
    in.number("lost-kills", score.lostKills, 0, 1000, "kills");
    in.number("most-multiplier", score.mostMultiplier, 1, 20, "times");
    in.end();
}

void readDifficulty(SectionReader in, Tuning::Difficulty& difficulty) {
    in.number("pressure-low", difficulty.pressureLow, 0.1f, 1, "factor");
    in.number("pressure-high", difficulty.pressureHigh, 1, 10, "factor");
    in.number("share-in-numbers", difficulty.shareInNumbers, 0, 2, "of the pressure beyond 1");
    in.number("share-in-shots", difficulty.shareInShots, 0, 1, "of the pressure beyond 1");
    in.number("round-bees", difficulty.roundBees, 0, 100, "bees");
    in.number("round-fury", difficulty.roundFury, 0, 5, "share");
    in.end();
}

void readLessons(SectionReader in, Tuning::Lessons& lessons) {
    in.number("interval", lessons.interval, 0.5f, 60, "seconds");
    in.end();
}

void readComb(SectionReader in, Tuning::Comb& comb) {
    in.number("first", comb.first, 1, 100000, "kills");
    in.number("more", comb.more, 0, 100000, "kills");
    in.number("safe-time", comb.safeTime, 0, 20, "seconds");
    in.end();
}

} // namespace

void readTuning(FileReader& file, Tuning& tuning) {
    readBees(file.section("bees"), tuning.bees);
    readDodge(file.section("dodge"), tuning.dodge);
    readStun(file.section("stun"), tuning.stun);
    readSting(file.section("sting"), tuning.sting);
    readSpear(file.section("spear"), tuning.spear);
    readBurst(file.section("burst"), tuning.burst);
    readHoney(file.section("honey"), tuning.honey);
    readEnemies(file.section("enemies"), tuning.enemies);
    readShots(file.section("shots"), tuning.shots);
    readOrchard(file.section("orchard"), tuning.orchard);
    readCreek(file.section("creek"), tuning.creek);
    readHeath(file.section("heath"), tuning.heath);
    readHive(file.section("hive"), tuning.hive);
    readGifts(file.section("gifts"), tuning.gifts);
    readWeight(file.section("weight"), tuning.weight);
    readScore(file.section("score"), tuning.score);
    readDifficulty(file.section("difficulty"), tuning.difficulty);
    readComb(file.section("comb"), tuning.comb);
    readLessons(file.section("lessons"), tuning.lessons);
    file.end();
}

void readBearTuning(SectionReader& in, Tuning& tuning) {
    Tuning::Bear& bear = tuning.bear;
    in.number("health", bear.health, 1, 100000, "stings");
    in.number("health-per-bee", bear.healthPerBee, 0, 10000, "stings");
    in.number("radius", bear.radius, 10, 200, "points");
    in.number("stagger", bear.stagger, 0.1f, 30, "seconds");
    in.number("drops", bear.drops, 0, 20, "drops");
    in.number("pause", bear.pause, 0.05f, 30, "seconds");
    in.number("least-pause", bear.leastPause, 0.05f, 30, "seconds");
    in.number("open-time", bear.openTime, 0, 30, "seconds");
    in.number("open-stings", bear.openStings, 1, 100, "stings");
    in.number("paw-stagger", bear.pawStagger, 0, 30, "seconds");
    in.number("chain-stings", bear.chainStings, 1, 10000, "stings");
    in.number("patience", bear.patience, 1, 3600, "seconds");
    in.number("paw-radius", bear.pawRadius, 1, 200, "points");
    in.number("paw-bees", bear.pawBees, 1, 100, "bees");
    in.number("swipe-warning", bear.swipeWarning, 0.3f, 20, "seconds");
    in.number("swipe-time", bear.swipeTime, 0.1f, 20, "seconds");
    in.number("points", bear.points, 0, 1000000, "points of the score");
}

void readCardTuning(Card card, SectionReader& in, Tuning& tuning) {
    Tuning::Cards& cards = tuning.cards;
    switch (card) {
    case Card::TwinStings:
        in.number("every", cards.twinEvery, 1, 100, "stings");
        in.number("apart", cards.twinApart, 0, 200, "points");
        break;
    case Card::WaxShield:
        in.number("interval", cards.shieldInterval, 0.5f, 600, "seconds");
        in.number("safe-time", cards.shieldSafeTime, 0, 20, "seconds");
        break;
    case Card::Bumblebee:
        in.number("armor", cards.bumblebeeArmor, 0, 100, "hits");
        in.number("scale", cards.bumblebeeScale, 0.5f, 3, "factor");
        break;
    case Card::RoyalGuard:
        in.number("pull-speed", cards.guardPullSpeed, 10, 3000, "points a second");
        break;
    default:
        break; // shares of numbers only
    }
}

} // namespace beecluster
