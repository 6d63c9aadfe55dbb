#include "ui/WidgetFixture.h"

#include "base/expectRefused.h"
#include "base/lastReference.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class RadioButtonTest : public WidgetFixture {
protected:
    /// A group in the scene with buttons "0", "1" ... in a row, 50 points apart.
    RadioButtonGroup* groupOf(int count) {
        RadioButtonGroup* group = RadioButtonGroup::create();
        scene->addChild(group);
        for (int i = 0; i < count; ++i) group->addRadioButton(button(std::to_string(i), i));
        return group;
    }
    RadioButton* button(const std::string& name, int column) {
        RadioButton* made = RadioButton::create("box", "mark", kFrame);
        made->setName(name);
        return show(made, 50.0f * static_cast<float>(column + 1), 50);
    }
    void noteEvents(RadioButtonGroup* group) {
        group->addEventListener([this](RadioButton*, int index, RadioButtonGroup::EventType) {
            said.push_back("group " + std::to_string(index));
        });
        for (int i = 0; i < group->getNumberOfRadioButtons(); ++i) {
            group->getRadioButtonByIndex(i)->addEventListener(
                [this](RadioButton* sender, RadioButton::EventType event) {
                    const bool on = event == RadioButton::EventType::SELECTED;
                    said.push_back(sender->getName() + (on ? " on" : " off"));
                });
        }
    }
};

TEST_F(RadioButtonTest, TheFirstButtonOfAGroupIsSelected) {
    RadioButtonGroup* group = groupOf(3);
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    EXPECT_EQ(group->getNumberOfRadioButtons(), 3);
    EXPECT_TRUE(group->getRadioButtonByIndex(0)->isSelected());
    EXPECT_EQ(group->getRadioButtonByIndex(3), nullptr);
    EXPECT_EQ(group->getRadioButtonByIndex(-1), nullptr);
    EXPECT_EQ(RadioButtonGroup::create()->getSelectedButtonIndex(), -1);
}

TEST_F(RadioButtonTest, ATapSendsEventsToTheButtonsAndTheGroup) {
    RadioButtonGroup* group = groupOf(2);
    noteEvents(group);
    tap(100, 50);
    EXPECT_EQ(said, (Words{"0 off", "1 on", "group 1"}));
    tap(100, 50); // is selected already
    EXPECT_EQ(said.size(), 3u);
}

TEST_F(RadioButtonTest, SelectingByCodeSendsTheEventsOfGroupAndOldButton) {
    RadioButtonGroup* group = groupOf(2);
    noteEvents(group);
    group->setSelectedButton(1);
    EXPECT_EQ(said, (Words{"0 off", "group 1"}));
    EXPECT_TRUE(group->getRadioButtonByIndex(1)->isSelected());
    group->setSelectedButton(1);
    EXPECT_EQ(said.size(), 2u);
    group->setSelectedButton(group->getRadioButtonByIndex(0));
    EXPECT_EQ(said.back(), "group 0");
}

TEST_F(RadioButtonTest, SelectingWithoutAnEventDoesNotNotifyTheGroup) {
    RadioButtonGroup* group = groupOf(2);
    noteEvents(group);
    group->setSelectedButtonWithoutEvent(1);
    EXPECT_EQ(said, Words{"0 off"});
    group->setSelectedButtonWithoutEvent(group->getRadioButtonByIndex(0));
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
}

TEST_F(RadioButtonTest, AButtonOfAnotherGroupCannotBeSelected) {
    RadioButtonGroup* group = groupOf(2);
    group->setSelectedButton(button("stranger", 4));
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
}

TEST_F(RadioButtonTest, NoSelectionIsPossibleIfAllowed) {
    RadioButtonGroup* group = RadioButtonGroup::create();
    scene->addChild(group);
    group->setAllowedNoSelection(true);
    EXPECT_TRUE(group->isAllowedNoSelection());
    group->addRadioButton(button("0", 0));
    EXPECT_EQ(group->getSelectedButtonIndex(), -1);
    group->setAllowedNoSelection(false);
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    group->setSelectedButton(7); // out of range
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
}

TEST_F(RadioButtonTest, AnEmptyGroupHasNothingToSelect) {
    RadioButtonGroup* group = RadioButtonGroup::create();
    const copra::LogCapture log;
    group->setAllowedNoSelection(false);
    EXPECT_TRUE(log.contains("the group has no button to select"));
}

TEST_F(RadioButtonTest, RemovingAButtonKeepsTheSelection) {
    RadioButtonGroup* group = groupOf(3);
    group->setSelectedButton(2);
    group->removeRadioButton(group->getRadioButtonByIndex(0));
    EXPECT_EQ(group->getSelectedButtonIndex(), 1);
    group->removeRadioButton(nullptr);
    group->removeRadioButton(button("stranger", 4));
    EXPECT_EQ(group->getNumberOfRadioButtons(), 2);
}

TEST_F(RadioButtonTest, RemovingTheSelectedButtonSelectsTheFirstIfNeeded) {
    RadioButtonGroup* group = groupOf(3);
    group->setSelectedButton(2);
    group->removeRadioButton(group->getRadioButtonByIndex(2));
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    group->setAllowedNoSelection(true);
    group->removeRadioButton(group->getRadioButtonByIndex(0));
    EXPECT_EQ(group->getSelectedButtonIndex(), -1);
}

TEST_F(RadioButtonTest, ARemovedButtonCanJoinAnotherGroup) {
    RadioButtonGroup* group = groupOf(2);
    RadioButton* moved = group->getRadioButtonByIndex(1);
    group->removeRadioButton(moved);
    RadioButtonGroup* other = RadioButtonGroup::create();
    other->addRadioButton(moved);
    EXPECT_EQ(other->getSelectedButtonIndex(), 0);
    group->removeAllRadioButtons();
    EXPECT_EQ(group->getNumberOfRadioButtons(), 0);
    EXPECT_EQ(group->getSelectedButtonIndex(), -1);
}

TEST_F(RadioButtonTest, AButtonIsInOneGroupOnly) {
    RadioButtonGroup* group = groupOf(1);
    EXPECT_REFUSED(group->addRadioButton(group->getRadioButtonByIndex(0)), "already in a group");
    const copra::LogCapture log;
    group->addRadioButton(nullptr);
    EXPECT_TRUE(log.contains("the button is null"));
    EXPECT_EQ(group->getNumberOfRadioButtons(), 1);
}

TEST_F(RadioButtonTest, AButtonWithoutAGroupIsSelectedByATap) {
    RadioButton* alone = button("alone", 0);
    alone->addEventListener([this](RadioButton*, RadioButton::EventType) { said.push_back("event"); });
    tap(50, 50);
    tap(50, 50);
    EXPECT_TRUE(alone->isSelected());
    EXPECT_EQ(said, Words{"event"});
}

TEST_F(RadioButtonTest, TheGenericCallbacksReceiveTheEvents) {
    RadioButtonGroup* group = groupOf(2);
    group->addCCSEventListener([this](Ref*, int event) { said.push_back("group " + std::to_string(event)); });
    group->getRadioButtonByIndex(0)->addCCSEventListener(
        [this](Ref*, int event) { said.push_back("button " + std::to_string(event)); });
    tap(100, 50);
    EXPECT_EQ(said, (Words{"button 1", "group 0"}));
}

TEST_F(RadioButtonTest, ACopyOfAGroupHasCopiesOfItsButtons) {
    RadioButtonGroup* group = groupOf(2);
    auto* copy = dynamic_cast<RadioButtonGroup*>(group->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getNumberOfRadioButtons(), 2);
    EXPECT_NE(copy->getRadioButtonByIndex(0), group->getRadioButtonByIndex(0));
    EXPECT_EQ(copy->getSelectedButtonIndex(), 0);
    EXPECT_EQ(copy->getDescription(), "RadioButtonGroup");
    EXPECT_EQ(copy->getRadioButtonByIndex(0)->getDescription(), "RadioButton");
}

TEST_F(RadioButtonTest, TheGroupMayBeRemovedWhenAButtonIsUnselected) {
    for (const bool isTapped : {false, true}) {
        auto* removed = RadioButtonGroup::create();
        scene->addChild(removed);
        auto* first = show(RadioButton::create("box", "mark", kFrame), 10, 110);
        auto* second = show(RadioButton::create("box", "mark", kFrame), 50, 110);
        removed->addRadioButton(first);
        removed->addRadioButton(second);
        first->addEventListener([removed](RadioButton*, RadioButton::EventType event) {
            if (event == RadioButton::EventType::UNSELECTED) removed->removeFromParent();
        });
        clearPool();
        if (isTapped)
            tap(50, 110);
        else
            removed->setSelectedButton(second);
        EXPECT_FALSE(first->isSelected());
        EXPECT_TRUE(second->isSelected());
        first->removeFromParent();
        second->removeFromParent();
    }
}

TEST_F(RadioButtonTest, TheListenerMayEmptyAGroupWhileItIsCopied) {
    auto* model = RadioButtonGroup::create();
    scene->addChild(model);
    for (int i = 0; i < 4; ++i) model->addRadioButton(RadioButton::create());
    model->addEventListener(
        [model](RadioButton*, int, RadioButtonGroup::EventType) { model->removeAllRadioButtons(); });
    clearPool();
    auto* copy = dynamic_cast<RadioButtonGroup*>(model->clone());
    EXPECT_EQ(model->getNumberOfRadioButtons(), 0);
    EXPECT_EQ(copy->getNumberOfRadioButtons(), 4);
}

TEST_F(RadioButtonTest, AButtonMayHoldTheLastReferenceToItsGroup) {
    const auto give = [](RadioButtonGroup* group, const std::function<void()>& held) {
        RadioButton* const made = RadioButton::create();
        made->setOnEnterCallback(held);
        group->addRadioButton(made);
    };
    copra::test::endsWithItsLastReference(RadioButtonGroup::create(), give,
                                          [](RadioButtonGroup* group) { group->removeAllRadioButtons(); });
    copra::test::endsWithItsLastReference(RadioButtonGroup::create(), give, [](RadioButtonGroup* group) {
        group->removeRadioButton(group->getRadioButtonByIndex(0));
    });
}

TEST_F(RadioButtonTest, ADestructorMayRemoveTheButtons) {
    copra::test::endsWithACall<RadioButtonGroup>(
        [](RadioButtonGroup& group) { group.addRadioButton(RadioButton::create()); },
        [](RadioButtonGroup& group) { group.removeAllRadioButtons(); });
}

} // namespace
