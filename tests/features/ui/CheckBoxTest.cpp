#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct LegacyCheckBoxListener : Ref {
    void onChange(Ref*, CheckBoxEventType event) { events.push_back(event); }
    std::vector<CheckBoxEventType> events;
};

class CheckBoxTest : public WidgetFixture {
protected:
    RadioButton* radio(RadioButtonGroup* group, const std::string& name, float x) {
        RadioButton* button = show(RadioButton::create("box", "mark", kFrame), x, 50);
        button->setName(name);
        group->addRadioButton(button);
        return button;
    }
    RadioButtonGroup* notingGroup() {
        RadioButtonGroup* group = RadioButtonGroup::create();
        scene->addChild(group);
        group->addEventListener([this](RadioButton* button, int index, RadioButtonGroup::EventType) {
            said.push_back((button ? button->getName() : "none") + std::to_string(index));
        });
        return group;
    }
};

TEST_F(CheckBoxTest, ATapSelectsAndAnotherUnselects) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    box->addEventListener([this](Ref*, CheckBox::EventType event) {
        said.push_back(event == CheckBox::EventType::SELECTED ? "on" : "off");
    });
    expectSize(box->getContentSize(), 20, 20);
    EXPECT_FALSE(box->getRendererFrontCross()->isVisible());
    tap(60, 60);
    EXPECT_TRUE(box->isSelected());
    EXPECT_TRUE(box->getRendererFrontCross()->isVisible());
    tap(60, 60);
    EXPECT_FALSE(box->isSelected());
    EXPECT_EQ(said, (Words{"on", "off"}));
}

TEST_F(CheckBoxTest, SetSelectedSendsNoEvent) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    box->addEventListener([this](Ref*, CheckBox::EventType) { said.push_back("event"); });
    box->setSelected(true);
    EXPECT_TRUE(box->isSelected());
    EXPECT_TRUE(said.empty());
}

TEST_F(CheckBoxTest, DraggingAwayChangesNothing) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    begin(60, 60);
    move(200, 200);
    end(200, 200);
    EXPECT_FALSE(box->isSelected());
}

TEST_F(CheckBoxTest, KeepsItsMarkWhileItIsPressedAndDisabled) {
    CheckBox* box = show(CheckBox::create("box", "normal", "mark", "", "", kFrame), 60, 60);
    box->setSelected(true);
    box->setHighlighted(true);
    EXPECT_TRUE(box->getRendererBackgroundSelected()->isVisible());
    EXPECT_TRUE(box->getRendererFrontCross()->isVisible());
    box->setHighlighted(false);
    box->setEnabled(false);
    EXPECT_TRUE(box->getRendererBackground()->isVisible());
    EXPECT_TRUE(box->getRendererFrontCross()->isVisible());
}

TEST_F(CheckBoxTest, ACopyIsSelectedAsTheModelIs) {
    CheckBox* box = CheckBox::create("box", "mark", kFrame);
    box->setSelected(true);
    auto* copy = static_cast<CheckBox*>(box->clone());
    EXPECT_TRUE(copy->isSelected());
    expectSize(copy->getContentSize(), 20, 20);
}

TEST_F(CheckBoxTest, OneRadioButtonOfAGroupIsSelected) {
    RadioButtonGroup* group = notingGroup();
    RadioButton* a = radio(group, "a", 50);
    RadioButton* b = radio(group, "b", 100);
    EXPECT_TRUE(a->isSelected());
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    said.clear();
    tap(100, 50);
    tap(100, 50);
    EXPECT_TRUE(b->isSelected());
    EXPECT_FALSE(a->isSelected());
    EXPECT_EQ(said, Words{"b1"});
    group->setSelectedButtonWithoutEvent(0);
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    EXPECT_EQ(said, Words{"b1"});
}

TEST_F(CheckBoxTest, NoneIsSelectedOnlyWhereThatIsAllowed) {
    RadioButtonGroup* group = notingGroup();
    radio(group, "a", 50);
    group->setSelectedButton(nullptr);
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    group->setAllowedNoSelection(true);
    group->setSelectedButton(nullptr);
    EXPECT_EQ(group->getSelectedButtonIndex(), -1);
    EXPECT_EQ(said.back(), "none-1");
}

TEST_F(CheckBoxTest, RemovingTheSelectedOneSelectsAnother) {
    RadioButtonGroup* group = notingGroup();
    RadioButton* a = radio(group, "a", 50);
    radio(group, "b", 100);
    group->removeRadioButton(a);
    EXPECT_FALSE(a->isSelected());
    EXPECT_EQ(group->getNumberOfRadioButtons(), 1);
    EXPECT_EQ(group->getSelectedButtonIndex(), 0);
    EXPECT_EQ(group->getRadioButtonByIndex(7), nullptr);
}

TEST_F(CheckBoxTest, RadioButtonsOutliveTheirGroup) {
    RadioButtonGroup* group = RadioButtonGroup::create();
    group->retain();
    RadioButton* a = show(RadioButton::create("box", "mark", kFrame), 50, 50);
    group->addRadioButton(a);
    group->release();
    a->setSelected(false);
    tap(50, 50);
    EXPECT_TRUE(a->isSelected());
}

TEST_F(CheckBoxTest, GrowsWithoutAPressedImage) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    box->setZoomScale(0.5f);
    begin(60, 60);
    EXPECT_FLOAT_EQ(box->getRendererBackground()->getScale(), 1.5f);
    EXPECT_FLOAT_EQ(box->getRendererFrontCross()->getScale(), 1.5f);
    end(60, 60);
    EXPECT_FLOAT_EQ(box->getRendererBackground()->getScale(), 1.0f);
    EXPECT_FLOAT_EQ(box->getZoomScale(), 0.5f);
}

TEST_F(CheckBoxTest, ShowsItsDisabledImages) {
    CheckBox* box = show(CheckBox::create("box", "normal", "mark", "patch", "knob", kFrame), 60, 60);
    box->setSelected(true);
    box->setEnabled(false);
    EXPECT_TRUE(box->getRendererBackgroundDisabled()->isVisible());
    EXPECT_TRUE(box->getRendererFrontCrossDisabled()->isVisible());
    EXPECT_FALSE(box->getRendererBackground()->isVisible());
    EXPECT_FALSE(box->getRendererFrontCross()->isVisible());
    EXPECT_EQ(box->getVirtualRenderer(), box->getRendererBackgroundDisabled());
    box->setSelected(false);
    EXPECT_FALSE(box->getRendererFrontCrossDisabled()->isVisible());
}

TEST_F(CheckBoxTest, ImagesCanBeReplaced) {
    CheckBox* box = CheckBox::create("box", "mark", kFrame);
    box->loadTextureBackGround("patch", kFrame);
    expectSize(box->getContentSize(), 30, 30);
    box->loadTextureBackGround(SpriteFrameCache::getInstance()->getSpriteFrameByName("normal"));
    expectSize(box->getContentSize(), 60, 30);
    box->loadTextureBackGround("no such frame", kFrame);
    box->loadTextureFrontCross("", kFrame);
    expectSize(box->getVirtualRendererSize(), 60, 30);
}

TEST_F(CheckBoxTest, ItsImagesAreScaledToACustomSize) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    box->ignoreContentAdaptWithSize(false);
    box->setContentSize(Size(40, 60));
    visit();
    EXPECT_FLOAT_EQ(box->getRendererBackground()->getScaleX(), 2);
    EXPECT_FLOAT_EQ(box->getRendererBackground()->getScaleY(), 3);
    EXPECT_FLOAT_EQ(box->getRendererFrontCross()->getScaleX(), 2.5f);
    expectPlace(box->getRendererBackground(), 20, 30);
}

TEST_F(CheckBoxTest, ALegacyListenerReceivesItsEvents) {
    CheckBox* box = show(CheckBox::create("box", "mark", kFrame), 60, 60);
    auto* listener = new LegacyCheckBoxListener();
    box->addEventListenerCheckBox(listener, checkboxselectedeventselector(LegacyCheckBoxListener::onChange));
    tap(60, 60);
    tap(60, 60);
    EXPECT_EQ(listener->events, (std::vector<CheckBoxEventType>{CHECKBOX_STATE_EVENT_SELECTED,
                                                                CHECKBOX_STATE_EVENT_UNSELECTED}));
    listener->release();
    tap(60, 60);
    EXPECT_TRUE(box->isSelected());
}

} // namespace
