#include "rules/Cards.h"

#include "Tuning.h"
#include "rules/BattleRules.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

using namespace beecluster;

namespace {

constexpr int kManyOffers = 200;

Cards with(Card card, int times = 1) {
    Cards cards;
    for (int i = 0; i < times; ++i) cards.add(card);
    return cards;
}

} // namespace

TEST(Cards, EachHasANameOfItsOwn) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < kCards; ++i) {
        const CardTraits& traits = traitsOf(static_cast<Card>(i));
        EXPECT_TRUE(names.insert(traits.name).second) << traits.name;
        EXPECT_GE(traits.most, 1);
    }
}

TEST(Cards, ThreeDifferentOnesAreOffered) {
    copra::Random random(4);
    std::set<Card> seen;
    for (int i = 0; i < kManyOffers; ++i) {
        const auto offer = offerCards(Cards(), random);
        ASSERT_EQ(offer.size(), 3U);
        EXPECT_EQ(std::set<Card>(offer.begin(), offer.end()).size(), 3U);
        seen.insert(offer.begin(), offer.end());
    }
    EXPECT_EQ(seen.size(), kCards) << "each comes up sooner or later";
}

TEST(Cards, OneThatWasTakenOftenEnoughIsOfferedNoMore) {
    copra::Random random(4);
    const Cards taken = with(Card::RoyalGuard);
    EXPECT_FALSE(taken.mayTake(Card::RoyalGuard));
    for (int i = 0; i < kManyOffers; ++i)
        for (const Card card : offerCards(taken, random)) EXPECT_NE(card, Card::RoyalGuard);
}

TEST(Cards, FewAreOfferedWhenFewAreLeft) {
    copra::Random random(4);
    Cards taken;
    for (std::size_t i = 2; i < kCards; ++i)
        while (taken.mayTake(static_cast<Card>(i))) taken.add(static_cast<Card>(i));
    EXPECT_EQ(offerCards(taken, random).size(), 2U);
}

TEST(Cards, RunOutInTheEnd) {
    Cards taken;
    EXPECT_TRUE(hasCards(taken));
    for (std::size_t i = 0; i < kCards; ++i)
        while (taken.mayTake(static_cast<Card>(i))) taken.add(static_cast<Card>(i));
    EXPECT_FALSE(hasCards(taken));
}

TEST(Cards, TheAutopilotTakesWhatIsWorthMost) {
    EXPECT_EQ(bestCard({Card::WideBurst, Card::TwinStings, Card::Magnet}), 1U);
    EXPECT_EQ(bestCard({Card::RoyalGuard, Card::SweetTooth}), 0U);
}

TEST(Cards, TwinStingsAddATwinToEveryThirdSting) {
    const Cards cards = with(Card::TwinStings);
    EXPECT_EQ(cards.stingsOfShot(0), 2);
    EXPECT_EQ(cards.stingsOfShot(1), 1);
    EXPECT_EQ(cards.stingsOfShot(2), 1);
    EXPECT_EQ(with(Card::TwinStings, 2).stingsOfShot(1), 2);
    EXPECT_EQ(Cards().stingsOfShot(0), 1);
}

TEST(Cards, EachOfTheOthersChangesItsNumber) {
    EXPECT_GT(with(Card::Magnet).giftPull(), Cards().giftPull());
    EXPECT_LT(with(Card::SlowPollen).shotSpeed(), 1.0f);
    EXPECT_GT(with(Card::SweetTooth).honeyGain(), 1.0f);
    EXPECT_GT(with(Card::WideBurst).burstRadius(), Cards().burstRadius());
    EXPECT_EQ(with(Card::RichMeadow).flowersTogether(), tuning().gifts.flowersTogether + 1);
    EXPECT_EQ(with(Card::Bumblebee, 2).bumblebees(), 2);
    EXPECT_TRUE(with(Card::RoyalGuard).hasRoyalGuard());
}

TEST(Cards, TheWaxShieldTakesAHitAndGrowsAgain) {
    Tally tally;
    copra::Random random(1);
    tally.cards.add(Card::WaxShield);
    BattleRules rules(tally, random);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Shield);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Lost);
    rules.update(tuning().cards.shieldInterval);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Shield);
    EXPECT_EQ(tally.losses, 1);
}

TEST(Cards, ArmorGoesBeforeTheShield) {
    Tally tally;
    copra::Random random(1);
    tally.cards.add(Card::WaxShield);
    BattleRules rules(tally, random);
    EXPECT_EQ(rules.hitBee(false, true), BeeHit::Armor);
    EXPECT_TRUE(rules.hasShield());
}
