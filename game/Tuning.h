#pragma once

/// The numbers that decide how BeeCluster plays, in one place: name, unit, reason. Points are those of the
/// design resolution, a field of 960 x 640, y up; times are in seconds.
namespace beecluster::tuning {

// --- Field ---

inline constexpr float kFieldWidth = 960.0f;  ///< points; the design resolution, as 3:2 fits most screens
inline constexpr float kFieldHeight = 640.0f; ///< points
/// Pixels of the sheet per point, so that a window 1920 pixels wide stays sharp.
inline constexpr float kArtScale = 2.0f;
/// Seconds a frame when frames are counted (--frames): makes runs repeatable.
inline constexpr float kStep = 1.0f / 60;
inline constexpr float kOutside = 90.0f; ///< points beyond an edge after which shots and gifts are gone

// --- Bees ---

inline constexpr int kStartBees = 8; ///< at the start: enough to look like a swarm, few enough to want more
inline constexpr int kMaxBees = 60;  ///< more would hide the enemies
inline constexpr float kBeeScale = 0.78f;  ///< of the drawn size; a bee is about 37 points wide
inline constexpr float kBeeRadius = 9.0f;  ///< points; body without wings, so that near misses feel fair
inline constexpr float kBeeSpeed = 330.0f; ///< points a second; crosses the field in three seconds
/// Points a second squared; a turn takes about a fifth of a second.
inline constexpr float kBeeAcceleration = 1500.0f;
inline constexpr float kBeeBrakeDistance = 60.0f; ///< points from the goal at which a bee slows down
inline constexpr float kBeeSpacing = 30.0f; ///< points kept between bees; a little less than their wing span
inline constexpr float kBeeLeash = 90.0f; ///< points from the goal beyond which a stray bee returns by itself
/// Seconds that a bee looks ahead; with 0.5 nothing ever hits one.
inline constexpr float kDodgeHorizon = 0.2f;
inline constexpr float kDodgeWeight = 0.45f;   ///< share of its speed; with 1 nothing ever hits a bee
inline constexpr float kDodgeMargin = 0.0f;    ///< points of clearance it keeps from a shot
inline constexpr float kNewBeeSafeTime = 1.2f; ///< seconds for which a new bee is protected
/// Seconds for which a hit bee tumbles and can be fetched back; short enough to make it a decision.
inline constexpr float kStunTime = 2.4f;
inline constexpr float kStunGrace = 0.25f;  ///< seconds before it can be fetched, so that its fall is seen
inline constexpr float kStunFall = 90.0f;   ///< points a second squared
inline constexpr float kStunKnock = 120.0f; ///< points a second, away from the middle of the swarm
inline constexpr float kStunRadius = 18.0f; ///< points; it has to be fetched, it does not come by itself
/// Points from a finger up to the goal, so that the finger does not cover the swarm.
inline constexpr float kFingerOffset = 56.0f;
/// Points a second of the goal moved by keys; a bit faster than the bees.
inline constexpr float kKeySpeed = 430.0f;

// --- Shots of the bees ---

inline constexpr float kStingInterval = 0.95f;     ///< seconds between two stings of one bee
inline constexpr float kRoyalStingInterval = 0.5f; ///< seconds, under royal jelly
inline constexpr float kStingSpeed = 520.0f;       ///< points a second; faster than any enemy
inline constexpr float kStingTurn = 130.0f;        ///< degrees a second; less than 60 misses everything near
inline constexpr float kStingRadius = 7.0f;        ///< points; generous towards the player
inline constexpr int kMaxStings = 200;             ///< alive at once; a limit for slow computers

// --- The spear and its honey ---

inline constexpr float kSpearCost = 0.3f;     ///< of the honey meter, at least; three bursts from a full one
inline constexpr float kSpearDrain = 0.34f;   ///< of the meter, a second
inline constexpr float kSpearSpeed = 1.6f;    ///< factor of the speed of the bees
inline constexpr float kSpearSpacing = 0.5f;  ///< factor of the distance between the bees
inline constexpr int kSpearStings = 2;        ///< that an insect takes from each bee of the spear
inline constexpr float kBurstRadius = 150.0f; ///< points; clears the way, not the field
inline constexpr float kBurstSafeTime = 0.7f; ///< seconds for which the bees are protected after it
inline constexpr int kBurstStings = 3;      ///< that an insect within the burst takes: a wasp's whole health
inline constexpr int kBurstShotPoints = 5;  ///< for each shot it clears
inline constexpr float kHoneyFill = 0.22f;  ///< of the meter, by a drop of honey
inline constexpr float kGrazeFill = 0.011f; ///< of the meter, by a shot that narrowly misses
inline constexpr float kGrazeDistance = 32.0f; ///< points between a bee and a shot that narrowly misses it

// --- Cards ---

inline constexpr int kTwinEvery = 3;             ///< stings; one of so many has a twin, for each card
inline constexpr float kTwinApart = 11.0f;       ///< points between twins
inline constexpr float kShieldInterval = 14.0f;  ///< seconds in which a wax shield grows again
inline constexpr float kShieldSafeTime = 0.8f;   ///< seconds for which the bee is protected that it saved
inline constexpr float kMagnetGain = 0.8f;       ///< of kGiftPull, for each card
inline constexpr int kBumblebeeArmor = 2;        ///< hits before it is an ordinary bee
inline constexpr float kBumblebeeScale = 1.45f;  ///< of an ordinary bee
inline constexpr float kDewSlows = 0.14f;        ///< share of the speed of shots, for each card
inline constexpr float kSweetGain = 0.5f;        ///< of what fills the honey meter, for each card
inline constexpr float kWideBurst = 1.5f;        ///< factor of kBurstRadius
inline constexpr float kGuardPullSpeed = 120.0f; ///< points a second at which a tumbling bee comes back

// --- Enemies ---

inline constexpr float kGlideBrakeDistance = 46.0f; ///< points from its leader at which an enemy slows down
/// Points a second; slower than bees, so that dodging is possible.
inline constexpr float kPollenSpeed = 205.0f;
inline constexpr float kThornSpeed = 165.0f; ///< points a second; slower, because thorns come in rings
inline constexpr float kBurrSpeed = 150.0f;  ///< points a second; slow, because it homes in on bees
/// Degrees a second; its turning circle of 115 points is wide enough to sidestep.
inline constexpr float kBurrTurn = 75.0f;
inline constexpr float kBurrTime = 2.6f;   ///< seconds for which a burr homes in
inline constexpr float kShotRadius = 7.0f; ///< points; smaller than drawn, for fairness
/// Points; enemies below this height do not shoot, so that no shots come from the side.
inline constexpr float kNoFireBelow = 190.0f;
inline constexpr int kMaxEnemyShots = 240; ///< alive at once
inline constexpr float kFlashTime = 0.07f; ///< seconds for which an enemy is white after a hit
/// Points a second by which a sting knocks back an enemy with a health of 1; others less.
inline constexpr float kKnockBack = 150.0f;

// --- The orchard ---

inline constexpr float kHillGravity = 260.0f; ///< points a second squared; a hill, not a cliff
/// Points a second at most; as fast as bees, so that they can escape.
inline constexpr float kAppleFall = 330.0f;
inline constexpr float kAppleRoll = 280.0f;    ///< points a second at most along a trunk
inline constexpr float kAppleInterval = 1.75f; ///< seconds between two apples at pressure 1
inline constexpr int kMaxApples = 22;          ///< at once
inline constexpr float kLargeApple = 23.0f;    ///< points; radius
inline constexpr float kSmallApple = 17.0f;    ///< points; radius
inline constexpr float kLargeAppleMass = 2.4f; ///< in proportion to its volume
inline constexpr float kSmallAppleMass = 1.0f;
inline constexpr float kAppleBounce = 0.6f; ///< restitution; lively, but apples come to rest
inline constexpr float kStingMass = 0.14f;  ///< heavy enough that a sting turns a small apple back
inline constexpr float kLogInterval = 3.6f; ///< seconds between two trunks
inline constexpr float kLogLength = 230.0f; ///< points

// --- The creek and the heath ---

inline constexpr float kCurrentPause = 6.0f;   ///< seconds between two currents
inline constexpr float kCurrentWarning = 1.0f; ///< seconds for which the water shows it before
inline constexpr float kCurrentTime = 3.5f;    ///< seconds for which it flows
inline constexpr float kCurrentSpeed = 95.0f;  ///< points a second; a third of what a bee flies
inline constexpr float kNightScale = 7.5f;     ///< of the drawn dark; its light reaches about 300 points

// --- Gifts ---

/// Points a second; slow enough to fetch from the other side of the field.
inline constexpr float kGiftFall = 62.0f;
inline constexpr float kGiftRadius = 24.0f;     ///< points; generous
inline constexpr float kGiftPull = 110.0f;      ///< points; a gift this near to a bee flies to it
inline constexpr float kGiftPullSpeed = 320.0f; ///< points a second while it does
inline constexpr float kRoyalTime = 7.0f;       ///< seconds of fast fire
inline constexpr float kFlowerChance =
    0.0255f;                                  ///< of a kill, for a swarm of kStartBees; falls with more bees
inline constexpr int kFlowersTogether = 3;    ///< flowers come in threes, so that fetching them is a plan
inline constexpr float kFlowerSpread = 46.0f; ///< points between flowers that come together
inline constexpr float kHoneyChance = 0.34f;  ///< of a kill
inline constexpr float kJellyChance = 0.035f; ///< of a kill
/// Seconds between free flowers at pressure 1, so that a small swarm can recover.
inline constexpr float kFlowerInterval = 27.0f;

// --- The weight of things; see rules/Motion.h ---

inline constexpr float kHitStop = 0.045f;  ///< seconds, when something large falls
inline constexpr float kLostSlow = 0.15f;  ///< seconds of slow motion when a bee is lost
inline constexpr float kLostGlow = 0.75f;  ///< of the picture's edge, at the same time
inline constexpr float kLostShake = 3.0f;  ///< points
inline constexpr float kLargeShake = 4.0f; ///< points, when something large falls
inline constexpr float kBurstShake = 5.0f; ///< points
inline constexpr float kBlowShake = 5.0f;  ///< points, of the bear's paw
inline constexpr float kBearShake = 9.0f;  ///< points, when the bear staggers or falls

// --- Score ---

inline constexpr int kHoneyPoints = 50;     ///< as much as a wasp, so that it is worth fetching
inline constexpr int kFlowerPoints = 20;    ///< few, because it also brings a bee
inline constexpr int kFullHivePoints = 200; ///< of a flower fetched by a full swarm
inline constexpr int kStageBeePoints = 100; ///< for each bee at the end of a stage
inline constexpr float kChainTime =
    4.0f; ///< seconds to the next kill before the chain breaks; stands still between waves
inline constexpr int kChainStep = 6;     ///< kills per step of the multiplier
inline constexpr int kMaxMultiplier = 5; ///< times

// --- Difficulty, which follows the number of bees ---

inline constexpr float kPressureLow = 0.7f;  ///< factor for a single bee: a chance to recover
inline constexpr float kPressureHigh = 3.4f; ///< factor for the largest swarm

// --- The bear ---

inline constexpr int kBearHealth = 400;       ///< stings, whatever the swarm
inline constexpr int kBearHealthPerBee = 52;  ///< stings for each bee that meets it; makes about a minute
inline constexpr float kBearRadius = 88.0f;   ///< points; the face
inline constexpr float kBearStagger = 3.0f;   ///< seconds without an act between two phases
inline constexpr int kBearDrops = 2;          ///< drops of honey that fall when it staggers
inline constexpr float kBearPause = 0.29f;    ///< seconds between two of its acts at pressure 1
inline constexpr float kBearPatience = 60.0f; ///< seconds of a fight after which it acts more and more often
inline constexpr float kPawRadius = 40.0f;    ///< points
inline constexpr float kSwipeWarning = 1.0f;  ///< seconds from raising an arm to the blow
inline constexpr float kSwipeTime = 0.9f;     ///< seconds of the blow
inline constexpr int kBearPoints = 5000;      ///< for defeating it

// --- Lessons ---

inline constexpr float kLessonTime = 5.4f; ///< seconds from one lesson to the next: long enough to read it

// --- Autopilot ---

inline constexpr float kLookAhead = 0.9f; ///< seconds for which it predicts shots
inline constexpr float kCaution = 42.0f;  ///< points of clearance it wants around a shot's path

} // namespace beecluster::tuning
