#include "rules/Cards.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

const CardTraits& traitsOf(Card card) {
    static constexpr std::array<CardTraits, kCards> kTable{{
        {"twin_stings", 3, 1.0f},
        {"wax_shield", 2, 0.9f},
        {"magnet", 2, 0.55f},
        {"bumblebee", 2, 0.5f},
        {"royal_guard", 1, 0.95f},
        {"slow_pollen", 2, 0.8f},
        {"sweet_tooth", 2, 0.45f},
        {"wide_burst", 1, 0.4f},
        {"rich_meadow", 1, 0.85f},
    }};
    return kTable[static_cast<std::size_t>(card)];
}

int Cards::stingsOfShot(int shot) const {
    return shot % tuning::kTwinEvery < count(Card::TwinStings) ? 2 : 1;
}

float Cards::firepower() const {
    return 1 + static_cast<float>(count(Card::TwinStings)) / tuning::kTwinEvery;
}

float Cards::shieldInterval() const {
    const int shields = count(Card::WaxShield);
    return shields > 0 ? tuning::kShieldInterval / static_cast<float>(shields) : 0.0f;
}

float Cards::giftPull() const {
    return tuning::kGiftPull * (1 + tuning::kMagnetGain * static_cast<float>(count(Card::Magnet)));
}

float Cards::shotSpeed() const {
    return 1 - tuning::kDewSlows * static_cast<float>(count(Card::SlowPollen));
}

float Cards::honeyGain() const {
    return 1 + tuning::kSweetGain * static_cast<float>(count(Card::SweetTooth));
}

float Cards::burstRadius() const {
    return tuning::kBurstRadius * (count(Card::WideBurst) > 0 ? tuning::kWideBurst : 1.0f);
}

int Cards::flowersTogether() const {
    return tuning::kFlowersTogether + count(Card::RichMeadow);
}

bool hasCards(const Cards& taken) {
    for (std::size_t i = 0; i < kCards; ++i)
        if (taken.mayTake(static_cast<Card>(i))) return true;
    return false;
}

std::vector<Card> offerCards(const Cards& taken, copra::Random& random) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i < kCards; ++i)
        if (const auto card = static_cast<Card>(i); taken.mayTake(card)) cards.push_back(card);
    // The first places of a shuffle.
    const std::size_t offered = std::min<std::size_t>(kCardsOffered, cards.size());
    for (std::size_t i = 0; i < offered; ++i) {
        const auto rest = static_cast<std::uint32_t>(cards.size() - i);
        std::swap(cards[i], cards[i + random.below(rest)]);
    }
    cards.resize(offered);
    return cards;
}

std::size_t bestCard(const std::vector<Card>& offered) {
    const auto best = std::max_element(offered.begin(), offered.end(),
                                       [](Card a, Card b) { return traitsOf(a).worth < traitsOf(b).worth; });
    return static_cast<std::size_t>(best - offered.begin());
}

} // namespace beecluster
