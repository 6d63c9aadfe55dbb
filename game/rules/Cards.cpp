#include "rules/Cards.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

namespace {
constexpr float kLeastFactor = 0.1f; ///< however many cards change a number
} // namespace

int Cards::stingsOfShot(int shot) const {
    return shot % tuning().twinStings.every < count(Card::TwinStings) ? 2 : 1;
}

float Cards::factor(Effect effect) const {
    const auto index = static_cast<std::size_t>(effect);
    float sum = 1.0f;
    for (std::size_t i = 0; i < kCards; ++i)
        sum += static_cast<float>(_counts[i]) * traitsOf(static_cast<Card>(i)).changes[index];
    for (const CardPair& pair : cardPairs())
        if (isComplete(pair)) sum += pair.changes[index];
    return std::max(sum, kLeastFactor);
}

bool Cards::isComplete(const CardPair& pair) const {
    return count(pair.first) > 0 && count(pair.second) > 0;
}

int Cards::pairs() const {
    const auto& all = cardPairs();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [this](const CardPair& pair) { return isComplete(pair); }));
}

int Cards::changed(int number, Effect effect) const {
    return static_cast<int>(std::lround(static_cast<float>(number) * factor(effect)));
}

std::optional<Card> Cards::partnerOf(Card card) const {
    if (count(card) > 0) return std::nullopt;
    for (const CardPair& pair : cardPairs()) {
        if (pair.first == card && count(pair.second) > 0) return pair.second;
        if (pair.second == card && count(pair.first) > 0) return pair.first;
    }
    return std::nullopt;
}

float Cards::shieldInterval() const {
    const int shields = count(Card::WaxShield);
    return shields > 0 ? tuning().waxShield.interval / static_cast<float>(shields) : 0.0f;
}

float Cards::giftPull() const {
    return tuning().gifts.pull * factor(Effect::GiftPull);
}

float Cards::burstRadius() const {
    return tuning().burst.radius * factor(Effect::BurstRadius);
}

int Cards::flowersTogether() const {
    return tuning().gifts.flowersTogether + count(Card::RichMeadow);
}

std::optional<Card> cardNamed(const std::string& name) {
    return named<Card>(kCardNames, name);
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
