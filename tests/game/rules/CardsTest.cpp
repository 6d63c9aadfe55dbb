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

TEST(Cards, OneThatIsClosedIsNotOffered) {
    Cards cards;
    for (std::size_t i = 0; i < kCards; ++i)
        if (static_cast<Card>(i) != Card::Magnet) cards.close(static_cast<Card>(i));
    copra::Random random(1);
    EXPECT_EQ(offerCards(cards, random), std::vector<Card>{Card::Magnet});
    EXPECT_TRUE(hasCards(cards));
    cards.close(Card::Magnet);
    EXPECT_FALSE(hasCards(cards));
}

TEST(Cards, CountTheirPairs) {
    Cards cards;
    EXPECT_EQ(cards.pairs(), 0);
    cards.add(cardPairs()[0].first);
    EXPECT_EQ(cards.pairs(), 0);
    cards.add(cardPairs()[0].second);
    EXPECT_EQ(cards.pairs(), 1);
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
    EXPECT_LT(with(Card::SlowPollen).factor(Effect::ShotSpeed), 1.0f);
    EXPECT_GT(with(Card::SweetTooth).factor(Effect::HoneyGain), 1.0f);
    EXPECT_GT(with(Card::WideBurst).burstRadius(), Cards().burstRadius());
    EXPECT_EQ(with(Card::RichMeadow).flowersTogether(), tuning().gifts.flowersTogether + 1);
    EXPECT_EQ(with(Card::Bumblebee, 2).bumblebees(), 2);
    EXPECT_TRUE(with(Card::RoyalGuard).hasRoyalGuard());
}

TEST(Cards, HeavyDewLetsInsectsShootLessThanItSlowsTheirShots) {
    Tally tally;
    copra::Random random(1);
    BattleRules rules(tally, random);
    const EnemyTraits& hornet = traitsOf(EnemyKind::Hornet);
    const float before = rules.shotInterval(hornet);
    tally.cards.add(Card::SlowPollen);
    // Otherwise its shots would lie closer together than before, which harms who flies between them.
    EXPECT_GE(rules.shotInterval(hornet) * tally.cards.factor(Effect::ShotSpeed), before);
}

TEST(Cards, TheWaxShieldTakesAHitAndGrowsAgain) {
    Tally tally;
    copra::Random random(1);
    tally.cards.add(Card::WaxShield);
    BattleRules rules(tally, random);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Shield);
    EXPECT_EQ(rules.hitBee(false, false), BeeHit::Lost);
    rules.update(tuning().waxShield.interval);
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

TEST(Cards, EachChangesSomethingAndCountsEveryCopy) {
    for (std::size_t i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        for (std::size_t k = 0; k < kEffects; ++k) {
            const float change = traitsOf(card).changes[k];
            EXPECT_FLOAT_EQ(with(card, 2).factor(static_cast<Effect>(k)), 1 + 2 * change)
                << traitsOf(card).name << ", " << kEffectNames[k];
        }
    }
    EXPECT_FLOAT_EQ(Cards().factor(Effect::StingInterval), 1.0f);
}

TEST(Cards, HaveTenPairsThatDoMoreTogether) {
    EXPECT_EQ(cardPairs().size(), 10U);
    for (const CardPair& pair : cardPairs()) {
        Cards both = with(pair.first);
        EXPECT_EQ(both.partnerOf(pair.second), pair.first);
        both.add(pair.second);
        EXPECT_NE(both.partnerOf(pair.second), pair.first) << "it is complete";
        for (std::size_t k = 0; k < kEffects; ++k) {
            const auto effect = static_cast<Effect>(k);
            EXPECT_NEAR(both.factor(effect) - 1,
                        with(pair.first).factor(effect) + with(pair.second).factor(effect) - 2 +
                            pair.changes[k],
                        1e-5F)
                << traitsOf(pair.first).name << ", " << kEffectNames[k];
        }
    }
}

TEST(Cards, NeverTurnANumberAround) {
    Cards many;
    for (int i = 0; i < 50; ++i) many.add(Card::QuickStings);
    EXPECT_GT(many.factor(Effect::StingInterval), 0.0f);
}

TEST(Cards, AFullCombIsTakenOnceAndTheNextOneNeedsMore) {
    Tally tally;
    copra::Random random(1);
    BattleRules rules(tally, random);
    const auto killsOfComb = [&] {
        int kills = 0;
        while (!rules.takeComb()) {
            rules.kill(10);
            ++kills;
        }
        return kills;
    };
    EXPECT_FALSE(rules.takeComb());
    EXPECT_EQ(killsOfComb(), tuning().comb.first);
    EXPECT_EQ(killsOfComb(), tuning().comb.first + tuning().comb.more);
    EXPECT_FLOAT_EQ(rules.comb(), 0.0f);
    for (int i = 0; i < 100; ++i) rules.kill(10, false);
    EXPECT_FLOAT_EQ(rules.comb(), 0.0f) << "kills far away bring no pollen";
}
