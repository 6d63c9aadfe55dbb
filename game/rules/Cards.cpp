#include "rules/Cards.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

int Cards::stingsOfShot(int shot) const {
    return shot % tuning().cards.twinEvery < count(Card::TwinStings) ? 2 : 1;
}

float Cards::firepower() const {
    return 1 + static_cast<float>(count(Card::TwinStings)) / tuning().cards.twinEvery;
}

float Cards::shieldInterval() const {
    const int shields = count(Card::WaxShield);
    return shields > 0 ? tuning().cards.shieldInterval / static_cast<float>(shields) : 0.0f;
}

float Cards::giftPull() const {
    return tuning().gifts.pull * (1 + tuning().cards.magnetGain * static_cast<float>(count(Card::Magnet)));
}

float Cards::shotSpeed() const {
    return 1 - tuning().cards.slowPollen * static_cast<float>(count(Card::SlowPollen));
}

float Cards::honeyGain() const {
    return 1 + tuning().cards.sweetGain * static_cast<float>(count(Card::SweetTooth));
}

float Cards::burstRadius() const {
    return tuning().burst.radius * (count(Card::WideBurst) > 0 ? tuning().cards.wideBurst : 1.0f);
}

int Cards::flowersTogether() const {
    return tuning().gifts.flowersTogether + count(Card::RichMeadow);
}

void addAssist(Cards& cards) {
    for (const Card card : {Card::WaxShield, Card::RoyalGuard, Card::SlowPollen}) cards.add(card);
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
