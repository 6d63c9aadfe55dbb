#pragma once

/// Every number that decides how BeeCluster feels, in one place: name, unit, reason. Points are design points
/// of a field of 960 x 640, y up; times are seconds.
namespace beecluster::tuning {

// --- Field ---

inline constexpr float kFieldWidth = 960;  ///< points; the design resolution, as 3:2 fits most screens
inline constexpr float kFieldHeight = 640; ///< points
inline constexpr float kArtScale = 2;      ///< sheet pixels a point, so that a 1920-wide window stays sharp
inline constexpr float kStep =
    1.0F / 60; ///< seconds a frame when frames are counted (--frames): makes runs repeatable
inline constexpr float kMostStep = 1.0F / 20; ///< seconds; a longer hiccup is cut, lest shots jump over bees
inline constexpr float kOutside = 90;         ///< points beyond an edge after which shots and gifts are gone

// --- Bees ---

inline constexpr int kFirstBees = 6;      ///< enough to look like a swarm, few enough to want more
inline constexpr int kMostBees = 24;      ///< more would hide the enemies behind wings
inline constexpr float kBeeScale = 0.78F; ///< of the drawn size: about 37 points a bee
inline constexpr float kBeeRadius = 9;    ///< points; body without wings, so that near misses feel fair
inline constexpr float kBeeSpeed = 330;   ///< points a second; crosses the field in three seconds
inline constexpr float kBeeAcceleration =
    1500;                                ///< points a second squared; a turn takes about a fifth of a second
inline constexpr float kBeeBrake = 60;   ///< points from the goal at which a bee slows down
inline constexpr float kBeeSpacing = 30; ///< points kept between bees; a little less than their wings span
inline constexpr float kBeeLeash = 90;   ///< points from the goal at which a stray bee comes back by itself
inline constexpr float kDodgeHorizon = 0.2F; ///< seconds a bee looks ahead; with 0.5 nothing ever hits one
inline constexpr float kDodgeWeight = 0.45F; ///< share of its speed; with 1 nothing ever hits a bee
inline constexpr float kDodgeMargin = 0;     ///< points of air it wants around a shot
inline constexpr float kBeeBirthSafe = 1.2F; ///< seconds without harm for a new bee
inline constexpr float kFingerOffset = 56;   ///< points above a finger, which would hide the swarm otherwise
inline constexpr float kKeySpeed =
    430; ///< points a second of the target under arrow keys: a bit ahead of the bees

// --- Shots of the bees ---

inline constexpr float kFireInterval =
    0.95F; ///< seconds between two stings of one bee; a swarm fires all the time
inline constexpr float kRoyalFireInterval = 0.5F; ///< seconds, under royal jelly
inline constexpr float kStingSpeed = 520;         ///< points a second; faster than anything it hunts
inline constexpr float kStingTurn = 130; ///< degrees a second; 1 degree a frame would miss everything near
inline constexpr float kStingRadius = 7; ///< points; generous, for it is the player's
inline constexpr int kMostStings = 90;   ///< alive at once; keeps slow machines happy

// --- Enemies ---

inline constexpr float kGlideBrake = 46;   ///< points; enemies slow down this close to the dummy they follow
inline constexpr float kPollenSpeed = 205; ///< points a second; slower than bees, so that dodging is possible
inline constexpr float kThornSpeed = 165;  ///< points a second; comes in rings, hence slower
inline constexpr float kBurrSpeed = 150;   ///< points a second; slow, for it follows
inline constexpr float kBurrTurn =
    75; ///< degrees a second; its turning circle is 115 points wide: sidestep it
inline constexpr float kBurrTime = 2.6F; ///< seconds that a burr follows
inline constexpr float kShotRadius = 7;  ///< points; less than drawn, for fairness
inline constexpr float kNoFireBelow =
    190; ///< points; an enemy lower than this does not shoot: no shots from the side
inline constexpr int kMostEnemyShots = 140; ///< alive at once
inline constexpr float kFlashTime = 0.08F;  ///< seconds an enemy lights up when hit

// --- The orchard ---

inline constexpr float kHillGravity = 260; ///< points a second squared; a hill, not a cliff
inline constexpr float kAppleFall = 330; ///< points a second at most; as fast as bees, so that they get away
inline constexpr float kAppleRoll = 280; ///< points a second at most along a trunk
inline constexpr float kAppleEvery = 1.3F;     ///< seconds between two apples at pressure 1
inline constexpr int kMostApples = 22;         ///< rolling at once
inline constexpr float kLargeApple = 23;       ///< points; radius
inline constexpr float kSmallApple = 17;       ///< points; radius
inline constexpr float kLargeAppleMass = 2.4F; ///< as its volume
inline constexpr float kSmallAppleMass = 1;
inline constexpr float kAppleBounce = 0.6F; ///< restitution: lively, but it comes to rest
inline constexpr float kStingMass =
    0.14F;                               ///< so that a sting of 520 points a second turns a small apple back
inline constexpr float kLogEvery = 3.6F; ///< seconds between two trunks
inline constexpr float kLogLength = 230; ///< points

// --- Gifts ---

inline constexpr float kGiftFall = 62;   ///< points a second; slow enough to be fetched from the other side
inline constexpr float kGiftRadius = 24; ///< points; generous
inline constexpr float kGiftPull = 110;  ///< points; within this of a bee a gift flies to it
inline constexpr float kGiftPullSpeed = 320;  ///< points a second while it does
inline constexpr float kRoyalTime = 7;        ///< seconds of fast fire
inline constexpr float kFlowerChance = 0.14F; ///< of a kill, with the first number of bees; falls with more
inline constexpr float kHoneyChance = 0.34F;  ///< of a kill
inline constexpr float kJellyChance = 0.035F; ///< of a kill
inline constexpr float kFlowerEvery = 11;     ///< seconds; one comes by itself, so that nobody starves

// --- Score ---

inline constexpr int kHoneyPoints = 50;     ///< as much as a wasp, or nobody would fetch it
inline constexpr int kFlowerPoints = 20;    ///< the bee is the prize
inline constexpr int kFullHivePoints = 200; ///< a flower when the swarm is at its largest
inline constexpr int kStageBeePoints = 100; ///< a bee that lived through a stage
inline constexpr float kChainTime = 2.2F;   ///< seconds to the next kill before the chain breaks
inline constexpr int kChainStep = 6;        ///< kills for one step of the multiplier
inline constexpr int kMostMultiplier = 5;   ///< times

// --- Difficulty, which follows the number of bees ---

inline constexpr float kPressureLow = 0.7F;  ///< factor with a single bee left: a way back
inline constexpr float kPressureHigh = 2.4F; ///< factor with the largest swarm

// --- The bear ---

inline constexpr int kBearHealth = 320;      ///< stings at pressure 1: about a minute
inline constexpr float kBearRadius = 88;     ///< points; the face
inline constexpr float kBearRage = 0.4F;     ///< share of health below which it hurries
inline constexpr float kBearPause = 2.6F;    ///< seconds between two of its acts at pressure 1
inline constexpr float kPawRadius = 40;      ///< points; its shapes sit on an invisible dummy in the paw
inline constexpr float kSwipeWarning = 1.0F; ///< seconds between raising an arm and the blow
inline constexpr float kSwipeTime = 0.9F;    ///< seconds of the blow
inline constexpr int kBearPoints = 5000;     ///< for sending it home

// --- Autopilot ---

inline constexpr float kLookAhead = 0.9F; ///< seconds over which it foresees shots
inline constexpr float kCaution = 42;     ///< points of room wanted around a shot's path

} // namespace beecluster::tuning
