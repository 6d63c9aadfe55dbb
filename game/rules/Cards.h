#pragma once

#include "gameplay/Random.h"

#include <array>
#include <cstddef>
#include <vector>

namespace beecluster {

/// What the queen offers after a stage.
enum class Card {
    TwinStings, ///< some stings fly in pairs
    WaxShield,  ///< one hit now and then does no harm
    Magnet,     ///< gifts fly to the bees from farther away
    Bumblebee,  ///< a bee that takes three hits
    RoyalGuard, ///< bees that tumble come back by themselves
    SlowPollen, ///< enemy shots are slower
    SweetTooth, ///< the honey meter fills faster
    WideBurst,  ///< the burst reaches farther
    RichMeadow, ///< one more flower each time
};
inline constexpr std::size_t kCards = 9;
inline constexpr int kCardsOffered = 3;
/// Their names in files, of sprite frames, "card_<name>.png", and of texts, "card.<name>" and "card.<name>.text".
inline constexpr std::array<const char*, kCards> kCardNames{"twin_stings", "wax_shield",  "magnet",
                                                            "bumblebee",   "royal_guard", "slow_pollen",
                                                            "sweet_tooth", "wide_burst",  "rich_meadow"};

/// The properties of a card; resources/game/cards.txt.
struct CardTraits {
    const char* name = "";
    int most = 0;       ///< how often it can be taken
    float worth = 0.0f; ///< to the autopilot, which takes the one that is worth most
};

/// The properties of that card. The reference is valid until the files are read again.
const CardTraits& traitsOf(Card card);

/// The cards that the player has taken, and what they change.
class Cards {
public:
    void add(Card card) { ++_counts[static_cast<std::size_t>(card)]; }
    int count(Card card) const { return _counts[static_cast<std::size_t>(card)]; }
    /// Whether it can be taken once more.
    bool mayTake(Card card) const { return count(card) < traitsOf(card).most; }

    /// The stings that a bee fires as the swarm's shot number `shot`.
    int stingsOfShot(int shot) const;
    /// The stings of a shot, on average.
    float firepower() const;
    /// Seconds in which the wax shield renews itself; 0 without one.
    float shieldInterval() const;
    /// Points from a bee within which a gift flies to it.
    float giftPull() const;
    int bumblebees() const { return count(Card::Bumblebee); }
    bool hasRoyalGuard() const { return count(Card::RoyalGuard) > 0; }
    /// The factor of the speed of enemy shots.
    float shotSpeed() const;
    /// The factor of what fills the honey meter.
    float honeyGain() const;
    /// Points from the middle of the swarm within which a burst clears shots.
    float burstRadius() const;
    /// The flowers that come in together.
    int flowersTogether() const;

private:
    std::array<int, kCards> _counts{};
};

/// The cards with which an assisted game begins.
void addAssist(Cards& cards);
/// Whether there is a card that can still be taken.
bool hasCards(const Cards& taken);
/// Three different cards of those that can still be taken.
std::vector<Card> offerCards(const Cards& taken, copra::Random& random);
/// The index of the offered card that the autopilot takes.
std::size_t bestCard(const std::vector<Card>& offered);

} // namespace beecluster
