#include "nodes/menu/Menu.h"

#include "scene/SceneFixture.h"

#include "action/Move.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "nodes/menu/MenuItemFont.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/menu/MenuItemLabel.h"
#include "nodes/menu/MenuItemSprite.h"
#include "nodes/menu/MenuItemToggle.h"
#include "nodes/text/Label.h"
#include "platform/Screen.h"
#include "scene/Protocols.h"

using namespace cocos2d;

namespace {

/// A finger for menus: coordinates are design points, y up.
class MenuTest : public SceneFixture {
protected:
    void touch(EventTouch::EventCode code, Touch& finger, int id, float x, float y) {
        finger.setTouchInfo(id, x, copra::screen().designSize.height - y);
        EventTouch event;
        event.setEventCode(code);
        event.setTouches({&finger});
        context.eventDispatcher()->dispatchEvent(&event);
    }
    void begin(float x, float y) { touch(EventTouch::EventCode::BEGAN, _finger, 0, x, y); }
    void move(float x, float y) { touch(EventTouch::EventCode::MOVED, _finger, 0, x, y); }
    void end(float x, float y) { touch(EventTouch::EventCode::ENDED, _finger, 0, x, y); }
    void cancel(float x, float y) { touch(EventTouch::EventCode::CANCELLED, _finger, 0, x, y); }
    void tap(float x, float y) {
        begin(x, y);
        end(x, y);
    }

    /// An item of 60 x 30 points that says its name when it is activated.
    MenuItem* item(const std::string& name, float x, float y) {
        MenuItem* result = MenuItem::create([this, name](Ref*) { said.push_back(name); });
        result->setContentSize(Size(60, 30));
        result->setPosition(x, y);
        return result;
    }

    Menu* showMenu(const Vector<MenuItem*>& items) {
        Menu* menu = Menu::createWithArray(items);
        menu->setPosition(0, 0);
        scene->addChild(menu);
        visit();
        return menu;
    }

    static Node* picture() {
        Node* node = Node::create();
        node->setContentSize(Size(60, 30));
        return node;
    }

    using Words = std::vector<std::string>;

private:
    Touch _finger;
};

TEST_F(MenuTest, ATapActivatesTheItemUnderIt) {
    MenuItem* a = item("a", 100, 100);
    showMenu({a, item("b", 200, 100)});
    begin(100, 100);
    EXPECT_TRUE(a->isSelected());
    end(100, 100);
    EXPECT_FALSE(a->isSelected());
    tap(229, 86);
    EXPECT_EQ(said, (Words{"a", "b"}));
}

TEST_F(MenuTest, TheItemUnderTheFingerAtTheEndIsActivated) {
    MenuItem* a = item("a", 100, 100);
    MenuItem* b = item("b", 200, 100);
    showMenu({a, b});
    begin(100, 100);
    move(150, 100);
    EXPECT_FALSE(a->isSelected());
    move(210, 95);
    EXPECT_TRUE(b->isSelected());
    end(210, 95);
    EXPECT_EQ(said, Words{"b"});
}

TEST_F(MenuTest, NothingIsActivatedBesideTheItems) {
    MenuItem* a = item("a", 100, 100);
    showMenu({a});
    begin(100, 100);
    move(300, 300);
    end(300, 300);
    begin(10, 10);
    move(100, 100);
    EXPECT_FALSE(a->isSelected());
    end(100, 100);
    EXPECT_TRUE(said.empty());
}

TEST_F(MenuTest, ACancelledTouchUnselectsWithoutActivating) {
    MenuItem* a = item("a", 100, 100);
    showMenu({a});
    begin(100, 100);
    cancel(100, 100);
    EXPECT_FALSE(a->isSelected());
    EXPECT_TRUE(said.empty());
    tap(100, 100);
    EXPECT_EQ(said, Words{"a"});
}

TEST_F(MenuTest, OfOverlappingItemsTheFrontOneIsTaken) {
    MenuItem* back = item("back", 100, 100);
    MenuItem* front = item("front", 110, 100);
    showMenu({back, front});
    tap(105, 100);
    back->setLocalZOrder(5);
    tap(105, 100);
    EXPECT_EQ(said, (Words{"front", "back"}));
}

TEST_F(MenuTest, OnlyOneFingerCountsAtATime) {
    MenuItem* a = item("a", 100, 100);
    MenuItem* b = item("b", 200, 100);
    showMenu({a, b});
    Touch second;
    begin(100, 100);
    touch(EventTouch::EventCode::BEGAN, second, 1, 200, 100);
    EXPECT_FALSE(b->isSelected());
    touch(EventTouch::EventCode::ENDED, second, 1, 200, 100);
    end(100, 100);
    EXPECT_EQ(said, Words{"a"});
}

// cocos2d-x #13204: a recognizer of gestures in front stops the end of a touch.
TEST_F(MenuTest, ATouchWhoseEndWasStoppedDoesNotBlockTheMenu) {
    showMenu({item("a", 100, 100), item("b", 100, 200)});
    begin(100, 100);
    tap(100, 200);
    EXPECT_EQ(said, Words{"b"});
}

TEST_F(MenuTest, HiddenOrDisabledItemsMenusAndParentsTakeNoTouch) {
    MenuItem* a = item("a", 100, 100);
    Menu* menu = showMenu({a});
    a->setEnabled(false);
    tap(100, 100);
    a->setEnabled(true);
    a->setVisible(false);
    tap(100, 100);
    a->setVisible(true);
    menu->setEnabled(false);
    tap(100, 100);
    menu->setEnabled(true);
    menu->setVisible(false);
    tap(100, 100);
    menu->setVisible(true);
    scene->setVisible(false);
    tap(100, 100);
    EXPECT_TRUE(said.empty());
    scene->setVisible(true);
    tap(100, 100);
    EXPECT_EQ(said, Words{"a"});
}

TEST_F(MenuTest, SwallowsOnlyTheTouchesOfItsItems) {
    auto* background = EventListenerTouchOneByOne::create();
    background->onTouchBegan = [this](Touch*, Event*) {
        said.push_back("background");
        return true;
    };
    Node* behind = Node::create();
    scene->addChild(behind, -1);
    context.eventDispatcher()->addEventListenerWithSceneGraphPriority(background, behind);
    showMenu({item("a", 100, 100)});
    tap(100, 100);
    tap(300, 300);
    EXPECT_EQ(said, (Words{"a", "background"}));
}

TEST_F(MenuTest, TransformsOfMenuAndItemCount) {
    MenuItem* a = item("a", 100, 100);
    Menu* menu = showMenu({a});
    menu->setPosition(50, 0);
    a->setScale(2);
    a->setRotation(90);
    visit();
    tap(150, 155); // half the width of the item, turned upwards and doubled, is 60
    tap(185, 100); // half its height is 30 to the side
    EXPECT_EQ(said, Words{"a"});
}

TEST_F(MenuTest, ACallbackMayRemoveTheMenu) {
    Menu* menu = nullptr;
    MenuItem* a = MenuItem::create([&](Ref*) {
        said.push_back("clicked");
        menu->removeFromParent();
    });
    a->setContentSize(Size(60, 30));
    a->setPosition(100, 100);
    menu = showMenu({a});
    tap(100, 100);
    frame(0.1f);
    tap(100, 100);
    EXPECT_EQ(said, Words{"clicked"});
}

TEST_F(MenuTest, AnItemThatIsRemovedUnderTheFingerIsForgotten) {
    MenuItem* a = item("a", 100, 100);
    Menu* menu = showMenu({a});
    begin(100, 100);
    menu->removeAllChildren();
    visit();
    move(100, 100);
    end(100, 100);
    EXPECT_TRUE(said.empty());
}

TEST_F(MenuTest, LeavingTheStageUnderTheFingerUnselects) {
    MenuItem* a = item("a", 100, 100);
    RefPtr<Menu> menu = showMenu({a});
    begin(100, 100);
    menu->removeFromParentAndCleanup(false);
    EXPECT_FALSE(a->isSelected());
    scene->addChild(menu);
    visit();
    tap(100, 100);
    EXPECT_EQ(said, Words{"a"});
}

class Receiver : public Node {
public:
    static Receiver* create() {
        auto* node = new Receiver();
        node->autorelease();
        return node;
    }
    void pressed(Ref* item) { sender = item; }

    Ref* sender = nullptr;
};

TEST_F(MenuTest, ASelectorReceivesTheItem) {
    Receiver* receiver = Receiver::create();
    MenuItem* a = MenuItem::create(receiver, CC_MENU_SELECTOR(Receiver::pressed));
    a->activate();
    EXPECT_EQ(receiver->sender, a);
}

TEST_F(MenuTest, ASelectorDoesNotKeepItsObjectAlive) {
    RefPtr<MenuItem> a;
    {
        AutoreleasePool inner;
        a = MenuItem::create(Receiver::create(), CC_MENU_SELECTOR(Receiver::pressed));
    }
    a->activate(); // its object is gone: nothing happens
    EXPECT_TRUE(a->isEnabled());
}

TEST_F(MenuTest, ADisabledItemIsNotActivatedAndCallbacksCanBeReplaced) {
    MenuItem* a = item("a", 0, 0);
    a->setEnabled(false);
    a->activate();
    a->setEnabled(true);
    a->setCallback([this](Ref*) { said.push_back("other"); });
    a->activate();
    a->setCallback(nullptr);
    a->activate();
    EXPECT_EQ(said, Words{"other"});
}

TEST_F(MenuTest, SpriteItemsShowTheImageOfTheirState) {
    MenuItemSprite* a = MenuItemSprite::create(picture(), picture(), picture());
    const auto shown = [&] {
        std::string result;
        if (a->getNormalImage()->isVisible()) result += 'n';
        if (a->getSelectedImage()->isVisible()) result += 's';
        if (a->getDisabledImage()->isVisible()) result += 'd';
        return result;
    };
    EXPECT_TRUE(a->getContentSize().equals(Size(60, 30)));
    EXPECT_EQ(shown(), "n");
    a->selected();
    EXPECT_EQ(shown(), "s");
    a->unselected();
    EXPECT_EQ(shown(), "n");
    a->setEnabled(false);
    EXPECT_EQ(shown(), "d");
    a->setEnabled(true);
    EXPECT_EQ(shown(), "n");
}

TEST_F(MenuTest, ASpriteItemThatIsDisabledUnderTheFingerStaysSo) {
    MenuItemSprite* a = MenuItemSprite::create(picture(), picture(), picture());
    a->selected();
    a->setEnabled(false);
    a->unselected();
    EXPECT_TRUE(a->getDisabledImage()->isVisible());
    EXPECT_FALSE(a->getNormalImage()->isVisible());
}

TEST_F(MenuTest, SpriteItemsShowTheNormalImageForStatesWithoutOne) {
    MenuItemSprite* a = MenuItemSprite::create(picture(), nullptr);
    a->selected();
    EXPECT_TRUE(a->getNormalImage()->isVisible());
    a->setEnabled(false);
    EXPECT_TRUE(a->getNormalImage()->isVisible());
    a->setNormalImage(nullptr);
    EXPECT_EQ(a->getNormalImage(), nullptr);
    EXPECT_EQ(a->getChildrenCount(), 0);
}

TEST_F(MenuTest, ImageItemsWithoutFilesAreEmpty) {
    MenuItemImage* a = MenuItemImage::create();
    EXPECT_EQ(a->getNormalImage(), nullptr);
    EXPECT_TRUE(a->isEnabled());
}

TEST_F(MenuTest, TogglesGoOnToTheNextItem) {
    MenuItem* one = item("one", 0, 0);
    MenuItem* two = item("two", 0, 0);
    two->setContentSize(Size(20, 10));
    MenuItemToggle* toggle = MenuItemToggle::createWithCallback(
        [this](Ref* sender) {
            said.push_back(std::to_string(static_cast<MenuItemToggle*>(sender)->getSelectedIndex()));
        },
        one, two, nullptr);
    toggle->setPosition(100, 100);
    showMenu({toggle});
    EXPECT_EQ(toggle->getSelectedItem(), one);
    EXPECT_TRUE(toggle->getContentSize().equals(Size(60, 30)));
    tap(100, 100);
    EXPECT_EQ(toggle->getSelectedItem(), two);
    EXPECT_EQ(two->getPosition(), Vec2(10, 5));
    tap(100, 100);
    EXPECT_EQ(said, (Words{"1", "0"}));
    toggle->addSubItem(item("three", 0, 0));
    toggle->setSelectedIndex(2);
    EXPECT_EQ(toggle->getSubItems().size(), 3);
    EXPECT_EQ(toggle->getChildrenCount(), 1);
}

/// A node that shows text, as far as an item can see.
class Text : public Node, public LabelProtocol {
public:
    static Text* create() {
        auto* node = new Text();
        node->autorelease();
        return node;
    }
    void setString(const std::string& label) override {
        _text = label;
        setContentSize(Size(10.0f * static_cast<float>(label.size()), 20));
    }
    const std::string& getString() const override { return _text; }

private:
    std::string _text;
};

TEST_F(MenuTest, LabelItemsGrowWhilePressed) {
    Text* text = Text::create();
    text->setString("PLAY");
    MenuItemLabel* label = MenuItemLabel::create(text, [this](Ref*) { said.push_back("played"); });
    label->setPosition(100, 100);
    showMenu({label});
    EXPECT_TRUE(label->getContentSize().equals(Size(40, 20)));
    begin(100, 100);
    frame(0.05f);
    frame(0.05f);
    EXPECT_NEAR(label->getScale(), 1.1f, 1e-4f);
    frame(0.1f);
    EXPECT_NEAR(label->getScale(), 1.2f, 1e-4f);
    end(100, 100);
    EXPECT_NEAR(label->getScale(), 1.0f, 1e-4f);
    EXPECT_EQ(said, Words{"played"});
}

TEST_F(MenuTest, TogglesPassColorAndOpacityToTheirItems) {
    MenuItem* shown = MenuItem::create();
    MenuItemToggle* a = MenuItemToggle::createWithCallback(nullptr, shown, nullptr);
    a->setOpacity(100);
    a->setColor(Color3B::RED);
    EXPECT_EQ(shown->getDisplayedOpacity(), 100);
    EXPECT_EQ(shown->getDisplayedColor(), Color3B::RED);
}

TEST_F(MenuTest, AFontItemKeepsItsLabelInAnotherFont) {
    MenuItemFont* a = MenuItemFont::create("a");
    auto* const label = dynamic_cast<Label*>(a->getLabel());
    ASSERT_NE(label, nullptr);
    label->setTextColor(Color4B::RED);
    a->setFontSizeObj(50);
    a->setFontNameObj("Arial");
    EXPECT_EQ(a->getLabel(), label);
    EXPECT_EQ(label->getSystemFontSize(), 50.0f);
    EXPECT_EQ(label->getSystemFontName(), "Arial");
    EXPECT_TRUE(a->getContentSize().equals(label->getContentSize()));
    a->setLabel(Node::create());
    a->setFontSizeObj(20);
    EXPECT_NE(dynamic_cast<Label*>(a->getLabel()), nullptr) << "for a label of another kind";
}

TEST_F(MenuTest, LabelItemsFollowTheirTextAndTurnGrayWhenDisabled) {
    MenuItemLabel* label = MenuItemLabel::create(Text::create());
    label->setString("LONGER");
    EXPECT_EQ(label->getString(), "LONGER");
    EXPECT_TRUE(label->getContentSize().equals(Size(60, 20)));
    label->setColor(Color3B(1, 2, 3));
    label->setEnabled(false);
    EXPECT_EQ(label->getColor(), Color3B(126, 126, 126));
    label->setEnabled(true);
    EXPECT_EQ(label->getColor(), Color3B(1, 2, 3));
}

TEST_F(MenuTest, ALabelItemOfANodeWithoutTextLogsAndGoesOn) {
    copra::LogCapture log;
    MenuItemLabel* label = MenuItemLabel::create(Node::create());
    label->setString("x");
    EXPECT_EQ(label->getString(), "");
    EXPECT_TRUE(log.contains("MenuItemLabel::setString"));
}

TEST_F(MenuTest, AMovedCameraMovesTheItemsForTheFingerToo) {
    RefPtr<Camera> camera = Camera::create();
    scene->addChild(camera);
    camera->setPosition(camera->getPosition() + Vec2(100, 0));
    Vector<MenuItem*> items;
    items.pushBack(item("a", 300, 100));
    showMenu(items);
    tap(300, 100);
    EXPECT_TRUE(said.empty());
    tap(200, 100);
    EXPECT_EQ(said, (std::vector<std::string>{"a"}));
    EXPECT_EQ(Camera::getVisitingCamera(), nullptr);
}

TEST_F(MenuTest, ACallbackMayTakeAwayTheCameraThatItIsSeenThrough) {
    for (const bool isOnly : {true, false}) {
        Camera* camera = Camera::create();
        camera->setDepth(1);
        scene->addChild(camera);
        if (!isOnly) scene->addChild(Camera::create());
        Vector<MenuItem*> items;
        items.pushBack(MenuItem::create([&](Ref*) {
            camera->removeFromParent();
            said.push_back(Camera::getVisitingCamera() == camera ? "seen" : "not seen");
        }));
        items.front()->setContentSize(Size(60, 30));
        items.front()->setPosition(300, 100);
        Menu* menu = showMenu(items);
        tap(300, 100);
        EXPECT_EQ(said, (std::vector<std::string>{"seen"}));
        said.clear();
        menu->removeFromParent();
    }
}

TEST_F(MenuTest, EachCameraOffersATouchToWhatItShowsTheFrontmostFirst) {
    Camera* back = Camera::create();
    back->setCameraFlag(CameraFlag::USER1);
    back->setDepth(-1);
    scene->addChild(back);
    Camera* front = Camera::create();
    front->setCameraFlag(CameraFlag::USER2);
    front->setDepth(1);
    scene->addChild(front);
    Vector<MenuItem*> behind;
    behind.pushBack(item("behind", 300, 100));
    Menu* menuBehind = showMenu(behind);
    Vector<MenuItem*> before;
    before.pushBack(item("before", 300, 100));
    Menu* menuBefore = showMenu(before);
    // The order of the scene would be the other way round.
    menuBehind->setLocalZOrder(10);
    menuBehind->setCameraMask(static_cast<unsigned short>(CameraFlag::USER1));
    menuBefore->setCameraMask(static_cast<unsigned short>(CameraFlag::USER2));
    visit();
    tap(300, 100);
    EXPECT_EQ(said, (std::vector<std::string>{"before"}));
    said.clear();
    menuBefore->setCameraMask(static_cast<unsigned short>(CameraFlag::USER3)); // no camera shows it
    tap(300, 100);
    EXPECT_EQ(said, (std::vector<std::string>{"behind"}));
    said.clear();
    menuBefore->setCameraMask(6);
    front->setPosition(front->getPosition() + Vec2(0, 200));
    menuBehind->setCameraMask(1);
    tap(300, 100); // shown there by the camera behind alone
    EXPECT_EQ(said, (std::vector<std::string>{"before"}));
}

} // namespace
