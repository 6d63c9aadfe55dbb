#pragma once

namespace beecluster {

/// The numbers that decide how the game plays: each is [section] key of a file in resources/game/, which has its unit and the
/// reason for its value. data/readTuning.cpp describes the keys.
struct Tuning {
    /// The swarm.
    struct Bees {
        int start = 0;
        int most = 0;
        float radius = 0;
        float speed = 0;
        float acceleration = 0;
        float brakeDistance = 0;
        float spacing = 0;
        float leash = 0;
        float newSafeTime = 0;
        float keySpeed = 0;
    } bees;
    /// How bees dodge.
    struct Dodge {
        float horizon = 0;
        float weight = 0;
        float margin = 0;
    } dodge;
    /// A bee that is hit.
    struct Stun {
        float time = 0;
        float grace = 0;
        float fall = 0;
        float knock = 0;
        float radius = 0;
    } stun;
    /// The shots of the bees.
    struct Sting {
        float interval = 0;
        float royalInterval = 0;
        float speed = 0;
        float turn = 0;
        float range = 0;
        float radius = 0;
        int most = 0;
    } sting;
    /// The second verb.
    struct Spear {
        float cost = 0;
        float drain = 0;
        float speed = 0;
        float spacing = 0;
        int stings = 0;
    } spear;
    /// What ends it.
    struct Burst {
        float radius = 0;
        float safeTime = 0;
        int stings = 0;
        int shotPoints = 0;
    } burst;
    /// What fills the honey meter.
    struct Honey {
        float drop = 0;
        float graze = 0;
        float grazeDistance = 0;
    } honey;
    /// All kinds of enemies.
    struct Enemies {
        float brakeDistance = 0;
        float noFireBelow = 0;
        float flashTime = 0;
        float knockBack = 0;
    } enemies;
    /// All shots of enemies.
    struct Shots {
        float radius = 0;
        int most = 0;
    } shots;
    /// Rolling apples.
    struct Orchard {
        float gravity = 0;
        float appleFall = 0;
        float appleRoll = 0;
        float appleInterval = 0;
        int mostApples = 0;
        float largeApple = 0;
        float smallApple = 0;
        float largeAppleMass = 0;
        float smallAppleMass = 0;
        float appleBounce = 0;
        float stingMass = 0;
        float thrownTime = 0;
        int appleStings = 0;
        float logInterval = 0;
        float logLength = 0;
    } orchard;
    /// The current.
    struct Creek {
        float pause = 0;
        float warning = 0;
        float time = 0;
        float speed = 0;
    } creek;
    /// The dark.
    struct Heath {
        float nightScale = 0;
    } heath;
    /// The hive from the side.
    struct Hive {
        float time = 0;
        int pots = 0;
        float walkSpeed = 0;
        float jumpHeight = 0;
        float reach = 0;
        int potPoints = 0;
        int dropPoints = 0;
        float jarHoney = 0;
        int secondPoints = 0;
    } hive;
    /// What fallen enemies leave.
    struct Gifts {
        float fall = 0;
        float radius = 0;
        float pull = 0;
        float pullSpeed = 0;
        float royalTime = 0;
        float flowerChance = 0;
        float flowerSteepness = 0;
        int flowersTogether = 0;
        float flowerSpread = 0;
        float honeyChance = 0;
        float jellyChance = 0;
        float flowerInterval = 0;
    } gifts;
    /// How much the picture moves.
    struct Weight {
        float hitStop = 0;
        float lostSlow = 0;
        float lostGlow = 0;
        float lostShake = 0;
        float largeShake = 0;
        float burstShake = 0;
        float bearShake = 0;
    } weight;
    /// Points and the chain.
    struct Score {
        int honey = 0;
        int flower = 0;
        int fullSwarm = 0;
        int stageBee = 0;
        float chainTime = 0;
        int chainStep = 0;
        float chainReach = 0;
        int lostKills = 0;
        int mostMultiplier = 0;
    } score;
    /// How it follows the number of bees.
    struct Difficulty {
        float pressureLow = 0;
        float pressureHigh = 0;
        float shareInNumbers = 0;
        float shareInShots = 0;
        int roundBees = 0;
        float roundFury = 0;
    } difficulty;
    /// The hints of the first minute.
    struct Lessons {
        float interval = 0;
    } lessons;
    /// The fight at the end; bear.txt.
    struct Bear {
        int health = 0;
        int healthPerBee = 0;
        float radius = 0;
        float stagger = 0;
        int drops = 0;
        float pause = 0;
        float leastPause = 0;
        float patience = 0;
        float openTime = 0;
        int openStings = 0;
        float pawStagger = 0;
        int chainStings = 0;
        float pawRadius = 0;
        int pawBees = 0;
        float swipeWarning = 0;
        float swipeTime = 0;
        int points = 0;
    } bear;
    /// Pollen, which fills it.
    struct Comb {
        int first = 0;
        int more = 0;
        float safeTime = 0;
    } comb;
    /// What cards change; cards.txt.
    struct Cards {
        int twinEvery = 0;
        float twinApart = 0;
        float shieldInterval = 0;
        float shieldSafeTime = 0;
        int bumblebeeArmor = 0;
        float bumblebeeScale = 0;
        float guardPullSpeed = 0;
    } cards;
};

/// The numbers in use. The reference is valid until the files are read again; see data/GameData.h.
const Tuning& tuning();

} // namespace beecluster
