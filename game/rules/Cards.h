#pragma once

#include "gameplay/Random.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// What the queen offers after a stage, and whenever the comb is full.
enum class Card {
    TwinStings,    ///< some stings fly in pairs
    WaxShield,     ///< one hit now and then does no harm
    Magnet,        ///< gifts fly to the bees from farther away
    Bumblebee,     ///< a bee that takes three hits
    RoyalGuard,    ///< bees that tumble come back by themselves
    SlowPollen,    ///< enemy shots are fewer and slower
    SweetTooth,    ///< the honey meter fills faster
    WideBurst,     ///< the burst reaches farther
    RichMeadow,    ///< one more flower each time
    QuickStings,   ///< bees sting more often
    LongStings,    ///< stings fly farther
    KeenStings,    ///< stings turn faster
    SwiftWings,    ///< the bees fly faster
    WideEyes,      ///< the bees see shots earlier and dodge them
    SharpSpear,    ///< the spear stings more
    LongSpear,     ///< the spear needs less honey
    HotBurst,      ///< the burst stings more
    SoftLanding,   ///< bees that tumble can be fetched for longer
    PollenBaskets, ///< the comb fills faster
    RoyalFeast,    ///< royal jelly lasts longer
    FlowerDance,   ///< more kills leave flowers
    GoldenHoney,   ///< kills give more points
    BossBane,      ///< stings hurt bosses and the bear more
    EarlyBloom,    ///< free flowers come sooner
};
inline constexpr std::size_t kCards = 24;
inline constexpr int kCardsOffered = 3;
/// Their names in files, and of texts, "card.<name>" and "card.<name>.text".
inline constexpr std::array<const char*, kCards> kCardNames{
    "twin_stings",    "wax_shield",  "magnet",       "bumblebee",    "royal_guard", "slow_pollen",
    "sweet_tooth",    "wide_burst",  "rich_meadow",  "quick_stings", "long_stings", "keen_stings",
    "swift_wings",    "wide_eyes",   "sharp_spear",  "long_spear",   "hot_burst",   "soft_landing",
    "pollen_baskets", "royal_feast", "flower_dance", "golden_honey", "boss_bane",   "early_bloom"};

/// The numbers of the game that cards change by a share of them.
enum class Effect {
    StingInterval,
    StingRange,
    StingTurn,
    BeeSpeed,
    DodgeHorizon,
    GiftPull,
    HoneyGain,
    BurstRadius,
    BurstStings,
    SpearStings,
    SpearDrain,
    ShotSpeed,
    ShotInterval,
    FlowerChance,
    TumbleTime,
    PollenGain,
    JellyTime,
    Points,
    BossStings,
    FlowerInterval,
};
inline constexpr std::size_t kEffects = 20;
/// Their names in files.
inline constexpr std::array<const char*, kEffects> kEffectNames{
    "sting-interval", "sting-range", "sting-turn",    "bee-speed",     "dodge-horizon",
    "gift-pull",      "honey-gain",  "burst-radius",  "burst-stings",  "spear-stings",
    "spear-drain",    "shot-speed",  "shot-interval", "flower-chance", "tumble-time",
    "pollen-gain",    "jelly-time",  "points",        "boss-stings",   "flower-interval"};
/// By which share each number changes: 0.2 is a fifth more.
using EffectChanges = std::array<float, kEffects>;

/// The properties of a card; resources/game/cards.txt.
struct CardTraits {
    const char* name = "";
    std::string picture;     ///< its sprite frame
    std::string medal;       ///< that opens it; empty for a card that is open
    EffectChanges changes{}; ///< by each copy of it
    int most = 0;            ///< how often it can be taken
    float worth = 0.0f;      ///< to the autopilot, which takes the one that is worth most
};

/// The properties of that card. The reference is valid until the files are read again.
const CardTraits& traitsOf(Card card);

/// Two cards that do more together.
struct CardPair {
    Card first = Card::TwinStings;
    Card second = Card::TwinStings;
    EffectChanges changes{};
};

/// All pairs. The reference is valid until the files are read again.
const std::vector<CardPair>& cardPairs();

/// The cards that the player has taken, and what they change.
class Cards {
public:
    void add(Card card) { ++_counts[static_cast<std::size_t>(card)]; }
    int count(Card card) const { return _counts[static_cast<std::size_t>(card)]; }
    /// Takes a card out of this game.
    void close(Card card) { _isClosed[static_cast<std::size_t>(card)] = true; }
    bool isClosed(Card card) const { return _isClosed[static_cast<std::size_t>(card)]; }
    /// Whether it can be taken once more.
    bool mayTake(Card card) const { return !isClosed(card) && count(card) < traitsOf(card).most; }
    /// How many pairs are complete.
    int pairs() const;

    /// The stings that a bee fires as the swarm's shot number `shot`.
    int stingsOfShot(int shot) const;
    /// The factor of a number of the game, with all cards and pairs.
    float factor(Effect effect) const;
    /// A whole number with its factor, rounded.
    int changed(int number, Effect effect) const;
    /// The card with which `card` would make a pair that is not complete yet, if one was taken.
    std::optional<Card> partnerOf(Card card) const;
    /// Seconds in which the wax shield renews itself; 0 without one.
    float shieldInterval() const;
    /// Points from a bee within which a gift flies to it.
    float giftPull() const;
    int bumblebees() const { return count(Card::Bumblebee); }
    bool hasRoyalGuard() const { return count(Card::RoyalGuard) > 0; }
    /// Points from the middle of the swarm within which a burst clears shots.
    float burstRadius() const;
    /// The flowers that come in together.
    int flowersTogether() const;

private:
    bool isComplete(const CardPair& pair) const;

    std::array<int, kCards> _counts{};
    std::array<bool, kCards> _isClosed{};
};

/// The card of that name; none if there is no such card.
std::optional<Card> cardNamed(const std::string& name);
/// The cards with which an assisted game begins.
void addAssist(Cards& cards);
/// Whether there is a card that can still be taken.
bool hasCards(const Cards& taken);
/// Three different cards of those that can still be taken.
std::vector<Card> offerCards(const Cards& taken, copra::Random& random);
/// The index of the offered card that the autopilot takes.
std::size_t bestCard(const std::vector<Card>& offered);

} // namespace beecluster
