#include "cocos2d.h"
#include "testing/GameTest.h"

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class KeypadDispatcherTest : public GameTest {
protected:
    class Delegate : public CCKeypadDelegate {
    public:
        void keyBackClicked() override { ++back; }
        void keyMenuClicked() override { ++menu; }
        int back = 0;
        int menu = 0;
    };
};

TEST_F(KeypadDispatcherTest, DelegatesReceiveEscapeAndMenu) {
    Delegate delegate;
    CCKeypadDispatcher* const dispatcher = CCDirector::sharedDirector()->getKeypadDispatcher();
    dispatcher->addDelegate(&delegate);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(delegate.back, 1);
    app.press(EventKeyboard::KeyCode::KEY_MENU);
    EXPECT_EQ(delegate.menu, 1);
    app.press(EventKeyboard::KeyCode::KEY_A);
    dispatcher->removeDelegate(&delegate);
    dispatcher->removeDelegate(&delegate);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(delegate.back, 1);
    EXPECT_EQ(delegate.menu, 1);
}

TEST_F(KeypadDispatcherTest, LayersReceiveThemToo) {
    class Keys : public CCLayer {
    public:
        CREATE_FUNC(Keys)
        void keyBackClicked() override { ++back; }
        int back = 0;
    };
    auto* layer = Keys::create();
    app.scene()->addChild(layer);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(layer->back, 0);
    layer->setKeypadEnabled(true);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(layer->back, 1);
    CCKeypadDispatcher* const dispatcher = CCDirector::sharedDirector()->getKeypadDispatcher();
    dispatcher->removeDelegate(layer);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(layer->back, 1);
    dispatcher->addDelegate(layer);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    EXPECT_EQ(layer->back, 2);
}

} // namespace
