#include "scenes/CardChoice.h"

#include "game/GameSceneTest.h"
#include "hud/CardRow.h"
#include "view/ViewFit.h"

using namespace beecluster;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class CardChoiceTest : public GameSceneTest {
protected:
    ~CardChoiceTest() override { useWindow(960, 640, FieldShape::Wide); }
    void useWindow(float width, float height, FieldShape field) {
        app.view().setFrameSize(width, height);
        viewfit::useField(field);
    }
    void show() {
        auto* scene = cocos2d::Scene::create();
        scene->addChild(CardChoice::create(session, "cards.title", [this] { ++_ends; }));
        app.run(scene);
        app.step(60); // until the cards are dealt
    }
    int taken() const {
        int count = 0;
        for (std::size_t i = 0; i < kCards; ++i)
            count += session->game.tally.cards.count(static_cast<Card>(i));
        return count;
    }
    bool ends() {
        return app.stepUntil([this] { return _ends > 0; }, 120);
    }

private:
    int _ends = 0;
};

} // namespace

TEST_F(CardChoiceTest, EnterTakesTheFocusedCardAndTheChoiceEnds) {
    show();
    EXPECT_EQ(taken(), 0);
    app.press(Key::KEY_RIGHT_ARROW);
    app.press(Key::KEY_ENTER);
    EXPECT_TRUE(ends());
    EXPECT_EQ(taken(), 1);
}

TEST_F(CardChoiceTest, ANumberTakesItsCard) {
    show();
    app.press(Key::KEY_3);
    EXPECT_TRUE(ends());
    EXPECT_EQ(taken(), 1);
}

TEST_F(CardChoiceTest, ATouchTakesTheCardThere) {
    show();
    app.touchDown(Vec2(480, 300));
    app.touchUp(Vec2(480, 300));
    EXPECT_TRUE(ends());
    EXPECT_EQ(taken(), 1);
}

TEST_F(CardChoiceTest, LiesInTheMiddleOfATallField) {
    useWindow(600, 1000, FieldShape::Tall);
    show();
    const auto* row = find<CardRow>(app.scene());
    ASSERT_NE(row, nullptr);
    const Vec2 place = app.scene()->convertToNodeSpace(row->convertToWorldSpace(Vec2::ZERO));
    EXPECT_NEAR(place.y, viewfit::visibleRect().getMidY(), 40.0f);
}

TEST_F(CardChoiceTest, ATouchBesideTheCardsTakesNone) {
    show();
    app.touchDown(Vec2(20, 620));
    app.touchUp(Vec2(20, 620));
    EXPECT_FALSE(ends());
    EXPECT_EQ(taken(), 0);
}

TEST_F(CardChoiceTest, OnlyOneCardIsTaken) {
    show();
    app.press(Key::KEY_1);
    app.press(Key::KEY_2);
    EXPECT_TRUE(ends());
    EXPECT_EQ(taken(), 1);
}

TEST_F(CardChoiceTest, TheAutopilotTakesOneByItself) {
    session->options.autopilot = true;
    show();
    EXPECT_TRUE(ends());
    EXPECT_EQ(taken(), 1);
}

TEST_F(CardChoiceTest, ARecordingMayEndBeforeOrAfterTheChoice) {
    for (const bool hasChosen : {false, true}) {
        int quits = 0;
        session->services.quit = [&quits] { ++quits; };
        Replay replay;
        replay.addStep({});
        if (hasChosen) replay.addChoice(0);
        session->game.tape.play(replay);
        session->game.tape.step({});
        show();
        EXPECT_TRUE(app.stepUntil([&quits] { return quits > 0; }, 300));
        EXPECT_FALSE(session->game.tape.hasDiverged());
        EXPECT_EQ(taken(), hasChosen ? 1 : 0);
    }
}

TEST_F(CardChoiceTest, TheRowMovesItsFocusAround) {
    auto* row = CardRow::create(
        {Card::Magnet, Card::WideBurst, Card::Bumblebee}, Cards(), [](std::size_t) {},
        session->services.sounds);
    app.scene()->addChild(row);
    EXPECT_EQ(row->focused(), 0U);
    app.press(Key::KEY_LEFT_ARROW);
    EXPECT_EQ(row->focused(), 2U);
    app.press(Key::KEY_D);
    EXPECT_EQ(row->focused(), 0U);
}

TEST_F(CardChoiceTest, TheStickOfAPadMovesTheFocus) {
    auto* row = CardRow::create(
        {Card::WaxShield, Card::RoyalGuard}, session->game.tally.cards, [](std::size_t) {},
        session->services.sounds);
    auto* scene = cocos2d::Scene::create();
    scene->addChild(row);
    app.run(scene);
    app.connectController();
    app.controllerAxis(cocos2d::Controller::JOYSTICK_LEFT_X, 0.9f);
    app.step();
    EXPECT_EQ(row->focused(), 1U);
    app.controllerAxis(cocos2d::Controller::JOYSTICK_LEFT_X, 1.0f);
    app.step();
    EXPECT_EQ(row->focused(), 1U) << "once, while the stick is out";
}
