#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "base/lastReference.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/menu/MenuItemLabel.h"
#include "nodes/menu/MenuItemSprite.h"
#include "scene/SceneFixture.h"

using namespace cocos2d;

namespace {

/// The nodes that an item shows are its children, which games may remove.
class MenuItemNodesTest : public SceneFixture {
protected:
    static void useAll(MenuItem* item) {
        item->selected();
        item->unselected();
        item->setEnabled(false);
        item->setEnabled(true);
        item->activate();
    }
};

TEST_F(MenuItemNodesTest, TheLabelMayBeRemoved) {
    auto* const label = Node::create();
    auto* const item = MenuItemLabel::create(label);
    scene->addChild(item);
    const copra::WeakPtr<Node> seen(label);
    item->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_TRUE(seen);
    EXPECT_EQ(item->getLabel(), seen.get());
    item->setString("text");
    useAll(item);
    visit();
    item->setLabel(Node::create());
    EXPECT_FALSE(seen);
    EXPECT_EQ(item->getChildrenCount(), 1);
}

TEST_F(MenuItemNodesTest, ALabelItemWithDifferentScalesCanBeSelected) {
    auto* const item = MenuItemLabel::create(Node::create());
    scene->addChild(item);
    item->setScale(2.0f, 3.0f);
    item->selected();
    item->activate();
    EXPECT_FLOAT_EQ(item->getScaleX(), 2.0f);
}

TEST_F(MenuItemNodesTest, TheImagesMayBeRemoved) {
    auto* const item = MenuItemSprite::create(Node::create(), Node::create(), Node::create());
    scene->addChild(item);
    const copra::WeakPtr<Node> seen(item->getNormalImage());
    item->getSelectedImage()->removeFromParent();
    item->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_TRUE(seen);
    useAll(item);
    visit();
    item->setNormalImage(Node::create());
    item->setSelectedImage(nullptr);
    item->setDisabledImage(nullptr);
    EXPECT_FALSE(seen);
    EXPECT_EQ(item->getChildrenCount(), 1);
}

TEST_F(MenuItemNodesTest, OneNodeMayHaveSeveralRoles) {
    auto* const image = Node::create();
    image->setContentSize(Size(40, 20));
    auto* const both = MenuItemSprite::create(image, image);
    EXPECT_EQ(both->getChildrenCount(), 1);
    EXPECT_EQ(both->getSelectedImage(), nullptr);
    useAll(both);
    EXPECT_TRUE(image->isVisible());

    auto* const normal = Node::create();
    auto* const other = Node::create();
    auto* const item = MenuItemSprite::create(normal, other, other);
    EXPECT_EQ(item->getChildrenCount(), 2);
    item->setEnabled(false);
    EXPECT_TRUE(other->isVisible());
    EXPECT_FALSE(normal->isVisible());
    item->setSelectedImage(nullptr);
    EXPECT_EQ(other->getParent(), item);
    item->setDisabledImage(nullptr);
    EXPECT_EQ(other->getParent(), nullptr);
}

TEST_F(MenuItemNodesTest, TheLabelMayHoldTheLastReference) {
    copra::test::endsWithItsLastReference(
        MenuItemLabel::create(Node::create()),
        [](MenuItemLabel* item, const std::function<void()>& held) {
            auto* const label = Node::create();
            label->setOnEnterCallback(held);
            item->setLabel(label);
        },
        [](MenuItemLabel* item) { item->setLabel(Node::create()); });
}

TEST_F(MenuItemNodesTest, TheLabelMayBeSetInADestructor) {
    copra::test::endsWithACall<MenuItemLabel>(
        [](MenuItemLabel& item) { item.initWithLabel(Node::create(), nullptr); },
        [](MenuItemLabel& item) { item.setLabel(nullptr); });
}

} // namespace
