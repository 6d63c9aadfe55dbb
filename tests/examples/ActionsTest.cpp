#include "cocos2d.h"
#include "testing/GameTest.h"

USING_NS_CC;

namespace {

class ActionsTest : public copra::testing::GameTest {};

/// Counts up to a value: a custom action.
class CountTo : public ActionInterval {
public:
    static CountTo* create(float seconds, int points) {
        auto* action = new CountTo();
        action->initWithDuration(seconds);
        action->_points = points;
        action->autorelease();
        return action;
    }
    CountTo* clone() const override { return create(getDuration(), _points); }
    CountTo* reverse() const override { return clone(); }
    void update(float progress) override { // from 0 to 1
        getTarget()->setName(std::to_string(static_cast<int>(progress * static_cast<float>(_points))));
    }

private:
    int _points = 0;
};

TEST_F(ActionsTest, ACoinJumpsCountsAndLeaves) {
    auto* coin = Node::create();
    auto* scene = Scene::create();
    scene->addChild(coin);
    app.run(scene);

    auto* jump =
        Spawn::create(JumpBy::create(0.5f, Vec2(100, 0), 40, 1), RotateBy::create(0.5f, 360), nullptr);
    auto* leave =
        Sequence::create(EaseBackIn::create(ScaleTo::create(0.3f, 0)), RemoveSelf::create(), nullptr);
    coin->runAction(Sequence::create(jump, CountTo::create(0.2f, 50), leave, nullptr));

    app.wait(0.25f);
    EXPECT_NEAR(coin->getPositionY(), 40, 1); // the top of the jump
    app.wait(0.5f);
    EXPECT_EQ(coin->getPosition(), Vec2(100, 0));
    EXPECT_EQ(coin->getName(), "50");
    EXPECT_TRUE(app.stepUntil([&] { return scene->getChildrenCount() == 1; })); // the camera stays
}

} // namespace
