#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class LayoutParameterTest : public WidgetFixture {};

TEST_F(LayoutParameterTest, MarginsAreComparedExactly) {
    Margin margin(1, 2, 3, 4);
    EXPECT_TRUE(margin.equals(Margin(1, 2, 3, 4)));
    EXPECT_FALSE(margin.equals(Margin(1, 2, 3, 4.001f)));
    margin.setMargin(0, 0, 0, 0);
    EXPECT_TRUE(margin.equals(Margin::ZERO));
}

TEST_F(LayoutParameterTest, HaveTheirTypeAndNoMargin) {
    EXPECT_EQ(LayoutParameter::create()->getLayoutType(), LayoutParameter::Type::NONE);
    EXPECT_EQ(LinearLayoutParameter::create()->getLayoutType(), LayoutParameter::Type::LINEAR);
    EXPECT_EQ(RelativeLayoutParameter::create()->getLayoutType(), LayoutParameter::Type::RELATIVE);
    EXPECT_TRUE(LinearLayoutParameter::create()->getMargin().equals(Margin::ZERO));
    EXPECT_EQ(LinearLayoutParameter::create()->getGravity(), LinearLayoutParameter::LinearGravity::NONE);
    EXPECT_EQ(RelativeLayoutParameter::create()->getAlign(), RelativeLayoutParameter::RelativeAlign::NONE);
}

TEST_F(LayoutParameterTest, CopiesHaveTheSameClassAndValues) {
    auto* linear = LinearLayoutParameter::create();
    linear->setGravity(LinearLayoutParameter::LinearGravity::RIGHT);
    linear->setMargin(Margin(1, 2, 3, 4));
    auto* linearCopy = dynamic_cast<LinearLayoutParameter*>(linear->clone());
    ASSERT_NE(linearCopy, nullptr);
    EXPECT_EQ(linearCopy->getGravity(), LinearLayoutParameter::LinearGravity::RIGHT);
    EXPECT_TRUE(linearCopy->getMargin().equals(Margin(1, 2, 3, 4)));

    auto* relative = RelativeLayoutParameter::create();
    relative->setAlign(RelativeLayoutParameter::RelativeAlign::CENTER_IN_PARENT);
    relative->setRelativeName("me");
    relative->setRelativeToWidgetName("you");
    auto* relativeCopy = dynamic_cast<RelativeLayoutParameter*>(relative->clone());
    ASSERT_NE(relativeCopy, nullptr);
    EXPECT_EQ(relativeCopy->getAlign(), RelativeLayoutParameter::RelativeAlign::CENTER_IN_PARENT);
    EXPECT_EQ(relativeCopy->getRelativeName(), "me");
    EXPECT_EQ(relativeCopy->getRelativeToWidgetName(), "you");
}

TEST_F(LayoutParameterTest, OnlyTheMarginIsCopiedFromAnotherClass) {
    auto* linear = LinearLayoutParameter::create();
    linear->setMargin(Margin(1, 2, 3, 4));
    auto* relative = RelativeLayoutParameter::create();
    relative->setRelativeName("me");
    relative->copyProperties(linear);
    EXPECT_TRUE(relative->getMargin().equals(Margin(1, 2, 3, 4)));
    EXPECT_EQ(relative->getRelativeName(), "me");
}

TEST_F(LayoutParameterTest, AWidgetKeepsOneOfEachTypeAndUsesTheLast) {
    auto* widget = Widget::create();
    EXPECT_EQ(widget->getLayoutParameter(), nullptr);
    auto* linear = LinearLayoutParameter::create();
    auto* relative = RelativeLayoutParameter::create();
    widget->setLayoutParameter(linear);
    EXPECT_EQ(widget->getLayoutParameter(), linear);
    widget->setLayoutParameter(relative);
    EXPECT_EQ(widget->getLayoutParameter(), relative);
    widget->setLayoutParameter(nullptr);
    EXPECT_EQ(widget->getLayoutParameter(), relative);
}

TEST_F(LayoutParameterTest, ACopyOfAWidgetHasCopiesOfItsParameters) {
    auto* widget = Widget::create();
    auto* linear = LinearLayoutParameter::create();
    linear->setMargin(Margin(9, 8, 7, 6));
    widget->setLayoutParameter(RelativeLayoutParameter::create());
    widget->setLayoutParameter(linear);
    LayoutParameter* copy = widget->clone()->getLayoutParameter();
    ASSERT_NE(copy, nullptr);
    EXPECT_NE(copy, linear);
    EXPECT_EQ(copy->getLayoutType(), LayoutParameter::Type::LINEAR);
    EXPECT_TRUE(copy->getMargin().equals(Margin(9, 8, 7, 6)));
}

TEST_F(LayoutParameterTest, ALayoutKeepsParametersOfTheMatchingType) {
    Layout* layout = box(100, 100);
    Layout* child = box(10, 10);
    auto* own = LinearLayoutParameter::create();
    child->setLayoutParameter(own);
    layout->addChild(child);
    layout->setLayoutType(Layout::Type::VERTICAL);
    EXPECT_EQ(child->getLayoutParameter(), own);
    layout->setLayoutType(Layout::Type::RELATIVE);
    EXPECT_EQ(child->getLayoutParameter()->getLayoutType(), LayoutParameter::Type::RELATIVE);
}

} // namespace
