#pragma once

#include <variant>
#include <vector>

namespace beecluster {

/// Numbers of a section of a file. Each says once what its key is, from where to where it may go, and its unit.
class NumberSection {
public:
    struct Number {
        const char* key;
        std::variant<float*, int*> value; ///< a member of the section
        float low;
        float high;
        const char* unit;
    };

    NumberSection() = default;
    NumberSection(const NumberSection&) = delete; // its numbers point to its members
    NumberSection& operator=(const NumberSection&) = delete;

    const std::vector<Number>& numbers() const { return _numbers; }

protected:
    /// Describes a member. Returns its value until it is read.
    template<class T>
    T number(T* member, const char* key, float low, float high, const char* unit) {
        _numbers.push_back({key, member, low, high, unit});
        return 0;
    }

private:
    std::vector<Number> _numbers;
};

/// The numbers that decide how the game plays: each is [section] key of a file in resources/game/, which has the
/// reason for its value. Sections are those of tuning.txt where no other file is named.
struct Tuning {
    /// The swarm.
    struct Bees : NumberSection {
        int start = number(&start, "start", 2, 40, "bees");
        int most = number(&most, "most", 41, 100, "bees");
        float radius = number(&radius, "radius", 1, 40, "points");
        float speed = number(&speed, "speed", 50, 2000, "points a second");
        float acceleration = number(&acceleration, "acceleration", 100, 20000, "points a second squared");
        float brakeDistance = number(&brakeDistance, "brake-distance", 1, 400, "points");
        float spacing = number(&spacing, "spacing", 1, 200, "points");
        float leash = number(&leash, "leash", 10, 1000, "points");
        float newSafeTime = number(&newSafeTime, "new-safe-time", 0, 20, "seconds");
        float keySpeed = number(&keySpeed, "key-speed", 50, 3000, "points a second");
    } bees;
    /// How bees dodge.
    struct Dodge : NumberSection {
        float horizon = number(&horizon, "horizon", 0, 2, "seconds");
        float weight = number(&weight, "weight", 0, 2, "share of the speed");
        float margin = number(&margin, "margin", 0, 100, "points");
    } dodge;
    /// A bee that is hit.
    struct Stun : NumberSection {
        float time = number(&time, "time", 0.1f, 20, "seconds");
        float grace = number(&grace, "grace", 0, 5, "seconds");
        float fall = number(&fall, "fall", 0, 1000, "points a second squared");
        float knock = number(&knock, "knock", 0, 1000, "points a second");
        float radius = number(&radius, "radius", 1, 100, "points");
    } stun;
    /// The shots of the bees.
    struct Sting : NumberSection {
        float interval = number(&interval, "interval", 0.05f, 10, "seconds");
        float royalInterval = number(&royalInterval, "royal-interval", 0.05f, 10, "seconds");
        float speed = number(&speed, "speed", 50, 3000, "points a second");
        float turn = number(&turn, "turn", 0, 2000, "degrees a second");
        float range = number(&range, "range", 50, 2000, "points");
        float radius = number(&radius, "radius", 1, 60, "points");
        int most = number(&most, "most", 1, 1000, "stings");
    } sting;
    /// The second verb.
    struct Spear : NumberSection {
        float cost = number(&cost, "cost", 0.01f, 1, "of the meter");
        float drain = number(&drain, "drain", 0.01f, 5, "of the meter, a second");
        float speed = number(&speed, "speed", 0.2f, 5, "factor");
        float spacing = number(&spacing, "spacing", 0.1f, 3, "factor");
        int stings = number(&stings, "stings", 0, 50, "stings");
    } spear;
    /// What ends it.
    struct Burst : NumberSection {
        float radius = number(&radius, "radius", 0, 1000, "points");
        float safeTime = number(&safeTime, "safe-time", 0, 10, "seconds");
        int stings = number(&stings, "stings", 0, 50, "stings");
        int shotPoints = number(&shotPoints, "shot-points", 0, 10000, "points of the score");
    } burst;
    /// What fills the honey meter.
    struct Honey : NumberSection {
        float drop = number(&drop, "drop", 0, 1, "of the meter");
        float graze = number(&graze, "graze", 0, 1, "of the meter");
        float grazeDistance = number(&grazeDistance, "graze-distance", 0, 200, "points");
    } honey;
    /// All kinds of enemies.
    struct Enemies : NumberSection {
        float brakeDistance = number(&brakeDistance, "brake-distance", 1, 400, "points");
        float noFireBelow = number(&noFireBelow, "no-fire-below", 0, 640, "points");
        float flashTime = number(&flashTime, "flash-time", 0, 2, "seconds");
        float knockBack = number(&knockBack, "knock-back", 0, 2000, "points a second");
    } enemies;
    /// All shots of enemies.
    struct Shots : NumberSection {
        float radius = number(&radius, "radius", 1, 60, "points");
        int most = number(&most, "most", 1, 1000, "shots");
    } shots;
    /// Rolling apples.
    struct Orchard : NumberSection {
        float gravity = number(&gravity, "gravity", 0, 3000, "points a second squared");
        float appleFall = number(&appleFall, "apple-fall", 10, 2000, "points a second");
        float appleRoll = number(&appleRoll, "apple-roll", 10, 2000, "points a second");
        float appleInterval = number(&appleInterval, "apple-interval", 0.1f, 60, "seconds");
        int mostApples = number(&mostApples, "most-apples", 0, 100, "apples");
        float largeApple = number(&largeApple, "large-apple", 5, 60, "points");
        float smallApple = number(&smallApple, "small-apple", 5, 60, "points");
        float largeAppleMass = number(&largeAppleMass, "large-apple-mass", 0.05f, 50, "mass");
        float smallAppleMass = number(&smallAppleMass, "small-apple-mass", 0.05f, 50, "mass");
        float appleBounce = number(&appleBounce, "apple-bounce", 0, 1, "restitution");
        float stingMass = number(&stingMass, "sting-mass", 0.01f, 50, "mass");
        float thrownTime = number(&thrownTime, "thrown-time", 0, 60, "seconds");
        int appleStings = number(&appleStings, "apple-stings", 0, 1000, "stings");
        float logInterval = number(&logInterval, "log-interval", 0.5f, 60, "seconds");
        float logLength = number(&logLength, "log-length", 40, 600, "points");
    } orchard;
    /// The current.
    struct Creek : NumberSection {
        float pause = number(&pause, "pause", 0, 60, "seconds");
        float warning = number(&warning, "warning", 0.05f, 20, "seconds");
        float time = number(&time, "time", 0, 60, "seconds");
        float speed = number(&speed, "speed", 0, 1000, "points a second");
    } creek;
    /// The dark.
    struct Heath : NumberSection {
        float nightScale = number(&nightScale, "night-scale", 1, 40, "factor");
    } heath;
    /// The hive from the side.
    struct Hive : NumberSection {
        float time = number(&time, "time", 5, 600, "seconds");
        int pots = number(&pots, "pots", 1, 100, "pots");
        float walkSpeed = number(&walkSpeed, "walk-speed", 40, 1000, "points a second");
        float jumpHeight = number(&jumpHeight, "jump-height", 10, 500, "points");
        float reach = number(&reach, "reach", 5, 200, "points");
        int potPoints = number(&potPoints, "pot-points", 0, 100000, "points of the score");
        int dropPoints = number(&dropPoints, "drop-points", 0, 100000, "points of the score");
        float jarHoney = number(&jarHoney, "jar-honey", 0, 1, "of the meter");
        int secondPoints = number(&secondPoints, "second-points", 0, 10000, "points of the score");
    } hive;
    /// The hornet that comes for the pots of the hive.
    struct Robber : NumberSection {
        float first = number(&first, "first", 0, 600, "seconds");
        float interval = number(&interval, "interval", 0.5f, 600, "seconds");
        float speed = number(&speed, "speed", 10, 1000, "points a second");
        float carry = number(&carry, "carry", 5, 1000, "points a second");
        float reach = number(&reach, "reach", 5, 200, "points");
        int points = number(&points, "points", 0, 100000, "points of the score");
    } robber;
    /// What fallen enemies leave.
    struct Gifts : NumberSection {
        float fall = number(&fall, "fall", 5, 1000, "points a second");
        float radius = number(&radius, "radius", 1, 200, "points");
        float pull = number(&pull, "pull", 0, 1000, "points");
        float pullSpeed = number(&pullSpeed, "pull-speed", 10, 3000, "points a second");
        float royalTime = number(&royalTime, "royal-time", 0.1f, 60, "seconds");
        float flowerChance = number(&flowerChance, "flower-chance", 0, 1, "of a kill");
        float flowerSteepness = number(&flowerSteepness, "flower-steepness", 0, 4, "power of the pressure");
        int flowersTogether = number(&flowersTogether, "flowers-together", 1, 20, "flowers");
        float flowerSpread = number(&flowerSpread, "flower-spread", 0, 300, "points");
        float honeyChance = number(&honeyChance, "honey-chance", 0, 1, "of a kill");
        float jellyChance = number(&jellyChance, "jelly-chance", 0, 1, "of a kill");
        float flowerInterval = number(&flowerInterval, "flower-interval", 1, 600, "seconds");
    } gifts;
    /// How much the picture moves.
    struct Weight : NumberSection {
        float hitStop = number(&hitStop, "hit-stop", 0, 2, "seconds");
        float lostSlow = number(&lostSlow, "lost-slow", 0, 3, "seconds");
        float lostGlow = number(&lostGlow, "lost-glow", 0, 1, "of the brightest");
        float lostShake = number(&lostShake, "lost-shake", 0, 60, "points");
        float largeShake = number(&largeShake, "large-shake", 0, 60, "points");
        float burstShake = number(&burstShake, "burst-shake", 0, 60, "points");
        float bearShake = number(&bearShake, "bear-shake", 0, 60, "points");
    } weight;
    /// Points and the chain.
    struct Score : NumberSection {
        int honey = number(&honey, "honey", 0, 100000, "points of the score");
        int flower = number(&flower, "flower", 0, 100000, "points of the score");
        int fullSwarm = number(&fullSwarm, "full-swarm", 0, 100000, "points of the score");
        int stageBee = number(&stageBee, "stage-bee", 0, 100000, "points of the score");
        float chainTime = number(&chainTime, "chain-time", 0.1f, 60, "seconds");
        int chainStep = number(&chainStep, "chain-step", 1, 1000, "kills");
        float chainReach = number(&chainReach, "chain-reach", 0, 2000, "points");
        int lostKills = number(&lostKills, "lost-kills", 0, 1000, "kills");
        int mostMultiplier = number(&mostMultiplier, "most-multiplier", 1, 20, "times");
    } score;
    /// How it follows the number of bees.
    struct Difficulty : NumberSection {
        float pressureLow = number(&pressureLow, "pressure-low", 0.1f, 1, "factor");
        float pressureHigh = number(&pressureHigh, "pressure-high", 1, 10, "factor");
        float shareInNumbers = number(&shareInNumbers, "share-in-numbers", 0, 2, "of the pressure beyond 1");
        float shareInShots = number(&shareInShots, "share-in-shots", 0, 1, "of the pressure beyond 1");
        int roundBees = number(&roundBees, "round-bees", 0, 100, "bees");
        float roundFury = number(&roundFury, "round-fury", 0, 5, "share");
    } difficulty;
    /// Pollen, which fills it.
    struct Comb : NumberSection {
        int first = number(&first, "first", 1, 100000, "kills");
        int more = number(&more, "more", 0, 100000, "kills");
        float safeTime = number(&safeTime, "safe-time", 0, 20, "seconds");
    } comb;
    /// The hints of the first minute.
    struct Lessons : NumberSection {
        float interval = number(&interval, "interval", 0.5f, 60, "seconds");
    } lessons;
    /// The fight at the end; bear.txt.
    struct Bear : NumberSection {
        int health = number(&health, "health", 1, 100000, "stings");
        int healthPerBee = number(&healthPerBee, "health-per-bee", 0, 10000, "stings");
        float radius = number(&radius, "radius", 10, 200, "points");
        float stagger = number(&stagger, "stagger", 0.1f, 30, "seconds");
        int drops = number(&drops, "drops", 0, 20, "drops");
        float pause = number(&pause, "pause", 0.05f, 30, "seconds");
        float leastPause = number(&leastPause, "least-pause", 0.05f, 30, "seconds");
        float openTime = number(&openTime, "open-time", 0, 30, "seconds");
        int openStings = number(&openStings, "open-stings", 1, 100, "stings");
        float pawStagger = number(&pawStagger, "paw-stagger", 0, 30, "seconds");
        int chainStings = number(&chainStings, "chain-stings", 1, 10000, "stings");
        float patience = number(&patience, "patience", 1, 3600, "seconds");
        float pawRadius = number(&pawRadius, "paw-radius", 1, 200, "points");
        int pawBees = number(&pawBees, "paw-bees", 1, 100, "bees");
        float swipeWarning = number(&swipeWarning, "swipe-warning", 0.3f, 20, "seconds");
        float swipeTime = number(&swipeTime, "swipe-time", 0.1f, 20, "seconds");
        int points = number(&points, "points", 0, 1000000, "points of the score");
    } bear;
    /// Some stings fly in pairs; cards.txt.
    struct TwinStings : NumberSection {
        int every = number(&every, "every", 1, 100, "stings");
        float apart = number(&apart, "apart", 0, 200, "points");
    } twinStings;
    /// A hit now and then does no harm; cards.txt.
    struct WaxShield : NumberSection {
        float interval = number(&interval, "interval", 0.5f, 600, "seconds");
        float safeTime = number(&safeTime, "safe-time", 0, 20, "seconds");
    } waxShield;
    /// A bee that takes several hits; cards.txt.
    struct Bumblebee : NumberSection {
        int armor = number(&armor, "armor", 0, 100, "hits");
        float scale = number(&scale, "scale", 0.5f, 3, "factor");
    } bumblebee;
    /// Bees that tumble come back; cards.txt.
    struct RoyalGuard : NumberSection {
        float pullSpeed = number(&pullSpeed, "pull-speed", 10, 3000, "points a second");
    } royalGuard;
};

/// The numbers in use. The reference is valid until the files are read again; see data/GameData.h.
const Tuning& tuning();

} // namespace beecluster
