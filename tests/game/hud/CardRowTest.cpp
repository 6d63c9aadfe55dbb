#include "hud/CardRow.h"

#include "game/GameSceneTest.h"
#include "text/Texts.h"

using namespace beecluster;
using cocos2d::Label;
using cocos2d::Rect;

namespace {

class CardRowTest : public GameSceneTest {
protected:
    ~CardRowTest() override { useLanguage("en"); }
    static void useLanguage(const std::string& code) {
        std::vector<FileProblem> problems;
        texts::load(code, problems);
        EXPECT_TRUE(problems.empty()) << code;
    }
    /// The labels of a card from top to bottom: its name, what it does, and its partner if there is one.
    std::vector<Label*> labelsOf(Card card, const Cards& taken) {
        if (auto* before = app.scene()->getChildByName("row")) before->removeFromParent();
        auto* row = CardRow::create({card}, taken, nullptr, session->services.sounds);
        app.scene()->addChild(row, 0, "row");
        for (cocos2d::Node* node : row->getChildren()) {
            std::vector<Label*> labels;
            for (cocos2d::Node* part : node->getChildren())
                if (auto* label = dynamic_cast<Label*>(part)) labels.push_back(label);
            if (!labels.empty()) return labels;
        }
        return {};
    }
    /// Expects that the texts of a card are within its rim, and apart.
    void expectFit(Card card, const Cards& taken) {
        const std::vector<Label*> labels = labelsOf(card, taken);
        ASSERT_GE(labels.size(), 2u);
        const cocos2d::Size& size = labels.front()->getParent()->getContentSize();
        float above = size.height / 2;
        for (const Label* label : labels) {
            const Rect box = label->getBoundingBox();
            EXPECT_LE(box.size.width, size.width - 2 * kRim) << label->getString();
            EXPECT_LE(box.getMaxY(), above + 1) << label->getString() << " lies on the text above";
            EXPECT_GE(box.getMinY(), -size.height / 2 + kRim) << label->getString();
            above = box.getMinY();
        }
    }
    static constexpr float kRim = 20.0f; ///< points: shadow, edge and bright line
};

} // namespace

TEST_F(CardRowTest, AllTextsFitOnTheirCardsInEachLanguage) {
    std::size_t pairs = 0;
    for (const texts::Language& language : texts::languages()) {
        useLanguage(language.code);
        for (std::size_t i = 0; i < kCards; ++i) {
            const auto card = static_cast<Card>(i);
            SCOPED_TRACE(std::string(language.code) + ": " + kCardNames[i]);
            expectFit(card, Cards());
            for (const CardPair& pair : cardPairs()) {
                if (pair.first != card && pair.second != card) continue;
                Cards taken;
                taken.add(pair.first == card ? pair.second : pair.first);
                ASSERT_TRUE(taken.partnerOf(card));
                expectFit(card, taken);
                ++pairs;
            }
        }
    }
    EXPECT_EQ(pairs, 2 * cardPairs().size() * texts::languages().size());
}
