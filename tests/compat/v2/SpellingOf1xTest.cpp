// What 1.x has in another form: actions with the duration elsewhere, animations, directed progress, dictionaries, widgets of 2.2.
#include "cocos-ext.h"
#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>

// Selectors of 2.x convert functions of any signature.
#pragma GCC diagnostic ignored "-Wcast-function-type"

USING_NS_CC;
USING_NS_CC_EXT;
using SpellingOf1xTest = copra::testing::GameTest;

namespace {

CCMutableArray<CCSpriteFrame*>* twoFrames() {
    CCTexture2D* texture = new CCTexture2D();
    texture->autorelease();
    auto* frames = new CCMutableArray<CCSpriteFrame*>();
    frames->autorelease();
    for (const float x : {0.0f, 5.0f})
        frames->addObject(CCSpriteFrame::frameWithTexture(texture, CCRectMake(x, 0, 5, 5)));
    return frames;
}

/// A texture of 4 by 4 white pixels that the cache has under this name.
CCTexture2D* whiteTexture(const char* name) {
    const std::string white(4 * 4 * 4, '\xff');
    CCImage* image = new CCImage();
    image->initWithRawData(reinterpret_cast<const unsigned char*>(white.data()),
                           static_cast<ssize_t>(white.size()), 4, 4, 8);
    CCTexture2D* texture = CCTextureCache::sharedTextureCache()->addImage(image, name);
    image->release();
    return texture;
}

} // namespace

TEST_F(SpellingOf1xTest, TheDurationOfAnAnimateIsThatOfTheAction) {
    CCAnimation* animation = CCAnimation::animationWithFrames(twoFrames(), 0.5f);
    auto* action = CCAnimate::actionWithDuration(3.0f, animation, true);
    EXPECT_EQ(action->getDuration(), 3.0f);
    EXPECT_TRUE(action->getAnimation()->getRestoreOriginalFrame());
    EXPECT_EQ(animation->getDelayPerUnit(), 0.5f) << "the animation itself stays";
    EXPECT_EQ(CCAnimate::actionWithAnimation(animation, false)->getDuration(), 1.0f);
}

TEST_F(SpellingOf1xTest, AMutableArrayIgnoresNullAsTheOtherArray) {
    CCMutableArray<CCSpriteFrame*>* frames = twoFrames();
    frames->addObjectsFromArray(nullptr);
    frames->removeObjectsInArray(nullptr);
    EXPECT_EQ(frames->count(), 2u);
}

TEST_F(SpellingOf1xTest, EffectsHaveTheirGridAndTheirDurationLast) {
    EXPECT_EQ(CCWaves3D::actionWithWaves(5, 20, ccg(15, 10), 3)->getDuration(), 3.0f);
    EXPECT_EQ(CCWaves3D::actionWithWaves(5, 20, ccg(15, 10), 3)->getAmplitude(), 20.0f);
    EXPECT_EQ(CCWaves::actionWithWaves(4, 20, true, true, ccg(15, 10), 2)->getDuration(), 2.0f);
    EXPECT_EQ(CCRipple3D::actionWithPosition(ccp(1, 2), 240, 4, 160, ccg(32, 24), 5)->getAmplitude(), 160.0f);
    EXPECT_EQ(CCLens3D::actionWithPosition(ccp(1, 2), 240, ccg(15, 10), 4)->getPosition(), ccp(1, 2));
    EXPECT_EQ(CCFadeOutTRTiles::actionWithSize(ccg(16, 12), 2)->getDuration(), 2.0f);
    EXPECT_EQ(CCSplitRows::actionWithRows(9, 2)->getDuration(), 2.0f);
    EXPECT_NE(CCPlace::actionWithPosition(ccp(1, 2)), nullptr) << "is no effect";
}

TEST_F(SpellingOf1xTest, AMotionStreakHasItsImageBeforeItsWidth) {
    whiteTexture("/streak.png");
    CCMotionStreak* old = CCMotionStreak::streakWithFade(2, 3, "/streak.png", 32, 64, ccc4(0, 255, 0, 128));
    ASSERT_NE(old, nullptr);
    EXPECT_EQ(old->getStroke(), 32.0f);
    EXPECT_EQ(old->getColor(), ccc3(0, 255, 0));
    EXPECT_EQ(old->getOpacity(), 128);
    EXPECT_NE(CCMotionStreak::streakWithFade(2, 3, 32, ccRED, "/streak.png"), nullptr) << "2.0";
}

TEST_F(SpellingOf1xTest, ASpriteTakesTheTextureOfItsBatchNode) {
    CCSpriteBatchNode* batch = CCSpriteBatchNode::batchNodeWithTexture(whiteTexture("/batch.png"));
    CCSprite* sprite = CCSprite::spriteWithBatchNode(batch, CCRectMake(1, 0, 2, 3));
    ASSERT_NE(sprite, nullptr);
    EXPECT_EQ(sprite->getTexture(), batch->getTexture());
    EXPECT_EQ(sprite->getTextureRect().size.height, 3.0f);
    batch->addChild(sprite);
    EXPECT_EQ(sprite->getBatchNode(), batch);
}

TEST_F(SpellingOf1xTest, ASpriteIsInitializedWithItsBatchNode) {
    class Coin : public CCSprite {
    public:
        bool initWithBatchNode(CCSpriteBatchNode* node, const CCRect& rect) {
            return CCSprite::initWithBatchNode(node, rect);
        }
    };
    CCSpriteBatchNode* batch = CCSpriteBatchNode::batchNodeWithTexture(whiteTexture("/coins.png"));
    Coin* coin = new Coin();
    EXPECT_TRUE(coin->initWithBatchNode(batch, CCRectMake(1, 0, 2, 3)));
    EXPECT_EQ(coin->getTextureRect().size.width, 2.0f);
    EXPECT_TRUE(coin->initWithBatchNodeRectInPixels(batch, CCRectMake(1, 0, 3, 3)));
    EXPECT_EQ(coin->getTextureRect().size.width, 3.0f);
    batch->addChild(coin);
    EXPECT_EQ(coin->getBatchNode(), batch);
    coin->release();
}

TEST_F(SpellingOf1xTest, TransitionsHaveAnOrientation) {
    const tOrientation orientation = kOrientationLeftOver;
    EXPECT_EQ(orientation, kCCTransitionOrientationLeftOver);
    EXPECT_EQ(kOrientationUpOver, kCCTransitionOrientationUpOver);
    EXPECT_NE(kOrientationRightOver, kOrientationLeftOver);
    EXPECT_NE(kOrientationDownOver, kOrientationUpOver);
    CCScene* next = CCScene::create();
    EXPECT_NE(CCTransitionFlipX::transitionWithDuration(1, next, kOrientationLeftOver), nullptr);
}

class TouchListener : public CCObject {
public:
    void onTouch(CCObject*, TouchEventType type) { ended = ended || type == TOUCH_EVENT_ENDED; }
    bool ended = false;
};

TEST_F(SpellingOf1xTest, EventsAndConstantsOfWidgetsAreInTheNamespaceOfTheWidgets) {
    auto* listener = new TouchListener();
    UIButton* button = UIButton::create();
    button->setContentSize(CCSizeMake(40, 40));
    button->ignoreContentAdaptWithSize(false);
    button->setPosition(ccp(50, 50));
    button->addTouchEventListener(listener, toucheventselector(TouchListener::onTouch));
    button->setBrightStyle(BRIGHT_NORMAL);
    button->setSizeType(SIZE_ABSOLUTE);
    UILayout::create()->setLayoutType(LAYOUT_LINEAR_VERTICAL);
    const TextureResType type = UI_TEX_TYPE_PLIST;
    EXPECT_NE(type, UI_TEX_TYPE_LOCAL);
    EXPECT_EQ(UILinearLayoutParameter::create()->getMargin().left, UIMargin().left);
    app.scene()->addChild(button);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_TRUE(listener->ended);
    listener->release();
}

/// Notes the events of 2.2.0, each of which has a function.
class EventNotes : public CCObject {
public:
    void onAny(CCObject*, TouchEventType type) { events += type == TOUCH_EVENT_BEGAN ? "any;" : ""; }
    void onPush(CCObject* sender) {
        events += "push;";
        static_cast<UIWidget*>(sender)->addCancelEvent(this, coco_cancelselector(EventNotes::onCancel));
    }
    void onMove(CCObject*) { events += "move;"; }
    void onRelease() { events += "release;"; }
    void onCancel(CCObject*) { events += "cancel;"; }
    void onSelect(CCObject*) { events += "select;"; }
    void onUnSelect(CCObject*) { events += "unselect;"; }
    std::string taken() {
        std::string all;
        all.swap(events);
        return all;
    }
    std::string events;
};

TEST_F(SpellingOf1xTest, AWidgetHasAListenerForEachKindOfEvent) {
    auto* listener = new EventNotes();
    UITextButton* button = UITextButton::create();
    button->setText("Play");
    button->setFontSize(20);
    button->setFontName("DejaVu Sans");
    EXPECT_EQ(button->getTitleFontSize(), 20);
    button->ignoreContentAdaptWithSize(false);
    button->setContentSize(CCSizeMake(40, 40));
    button->setPosition(ccp(50, 50));
    button->setTouchEnable(true);
    button->setWidgetTag(7);
    EXPECT_EQ(button->getWidgetTag(), 7);
    button->addReleaseEvent(listener, coco_releaseselector(EventNotes::onRelease));
    button->addPushDownEvent(listener, coco_pushselector(EventNotes::onMove));
    button->addPushDownEvent(listener, coco_pushselector(EventNotes::onPush)); // replaces it
    button->addTouchEventListener(listener, toucheventselector(EventNotes::onAny));
    app.scene()->addChild(button);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(listener->taken(), "any;push;release;");
    button->addReleaseEvent(nullptr, nullptr);
    button->addMoveEvent(listener, coco_moveselector(EventNotes::onMove));
    app.drag(Vec2(50, 50), Vec2(50, 190));
    const std::string events = listener->taken();
    EXPECT_EQ(events.substr(0, 14), "any;push;move;") << events;
    EXPECT_EQ(events.substr(events.size() - 12), "move;cancel;") << events;
    EXPECT_EQ(events.find("release"), std::string::npos) << events;
    listener->release();
    app.tap(Vec2(50, 50)); // the listener does not exist anymore
}

TEST_F(SpellingOf1xTest, ANamedChildOfAWidgetIsAWidget) {
    UILayout* panel = UILayout::create();
    UIImageView* image = UIImageView::create();
    image->setName("portrait");
    panel->addChild(image);
    UIWidget* found = panel->getChildByName("portrait");
    EXPECT_EQ(found, image);
    EXPECT_EQ(panel->getChildByName("other"), nullptr);
    EXPECT_EQ(image->getWidgetParent(), panel);
    UIScrollView* list = UIScrollView::create();
    UILoadingBar* bar = UILoadingBar::create();
    bar->setName("life");
    list->addChild(bar);
    found = list->getChildByName("life");
    EXPECT_EQ(found, bar);
    whiteTexture("/life.png");
    bar->setTexture("/life.png");
    image->setTexture("/life.png", UI_TEX_TYPE_LOCAL);
    EXPECT_EQ(image->getContentSize().width, 4.0f);
    const int page = UIPageView::create()->getPage();
    EXPECT_LE(page, 0);
}

TEST_F(SpellingOf1xTest, ACheckBoxHasAListenerForEachState) {
    auto* listener = new EventNotes();
    UICheckBox* box = UICheckBox::create();
    box->ignoreContentAdaptWithSize(false);
    box->setContentSize(CCSizeMake(40, 40));
    box->setPosition(ccp(50, 50));
    box->addSelectEvent(listener, coco_selectselector(EventNotes::onSelect));
    box->addUnSelectEvent(listener, coco_unselectselector(EventNotes::onUnSelect));
    app.scene()->addChild(box);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(listener->taken(), "select;");
    app.tap(Vec2(50, 50));
    EXPECT_EQ(listener->taken(), "unselect;");
    UISlider::create()->addPercentChangedEvent(listener, coco_percentchangedselector(EventNotes::onMove));
    UIScrollView::create()->addScrollToTopEvent(listener, coco_ScrollToTopSelector(EventNotes::onMove));
    UIPageView::create()->addPageTurningEvent(listener,
                                              coco_PageView_PageTurning_selector(EventNotes::onMove));
    UITextField::create()->addInsertTextEvent(listener,
                                              coco_TextField_InsertText_selector(EventNotes::onMove));
    listener->release();
}

TEST_F(SpellingOf1xTest, TheKindOfAProgressHasADirection) {
    CCProgressTimer* bar = CCProgressTimer::create(CCSprite::create());
    bar->setType(kCCProgressTimerTypeHorizontalBarRL);
    EXPECT_EQ(bar->getType(), kCCProgressTimerTypeBar);
    EXPECT_EQ(bar->getMidpoint().x, 1.0f);
    EXPECT_EQ(bar->getBarChangeRate(), ccp(1, 0));
    bar->setType(kCCProgressTimerTypeVerticalBarTB);
    EXPECT_EQ(bar->getMidpoint().y, 1.0f);
    EXPECT_EQ(bar->getBarChangeRate(), ccp(0, 1));
    bar->setType(kCCProgressTimerTypeRadialCCW);
    EXPECT_EQ(bar->getType(), kCCProgressTimerTypeRadial);
    EXPECT_TRUE(bar->isReverseDirection());
    bar->setType(kCCProgressTimerTypeRadialCW);
    EXPECT_FALSE(bar->isReverseDirection());
}

TEST_F(SpellingOf1xTest, ACallWithDataIsACallWithTheNode) {
    CCNode* node = CCNode::create();
    CCCallFuncN* call =
        CCCallFuncND::create(node, callfuncND_selector(CCNode::removeFromParentAndCleanup), nullptr);
    EXPECT_NE(dynamic_cast<CCCallFuncND*>(call), nullptr);
}

TEST_F(SpellingOf1xTest, DictionariesAreVisitedByNext) {
    CCMutableDictionary<std::string, CCString*> words;
    EXPECT_FALSE(words.begin());
    EXPECT_EQ(words.next(), nullptr);
    words.setObject(CCString::create("one"), "a");
    words.setObject(CCString::create("two"), "b");
    EXPECT_EQ(words.next(), nullptr) << "before begin()";
    std::string visited, key;
    ASSERT_TRUE(words.begin());
    while (CCString* value = words.next(&key)) visited += key + value->getCString() + " ";
    words.end();
    EXPECT_EQ(visited, "aone btwo ");
    EXPECT_EQ(words.allKeysForObject(words.objectForKey("b")), std::vector<std::string>{"b"});
}

TEST_F(SpellingOf1xTest, ALayerOfWidgetsFindsThem) {
    UILayer* layer = UILayer::create();
    UILayout* panel = UILayout::create();
    UIButton* button = UIButton::create();
    button->setName("play");
    button->setTag(7);
    panel->addChild(button);
    layer->addChild(CCNode::create());
    layer->addWidget(panel);
    EXPECT_EQ(layer->getWidgetByName("play"), button);
    EXPECT_EQ(layer->getWidgetByTag(7), button);
    EXPECT_EQ(layer->getWidgetByName("none"), nullptr);
    layer->clear();
    EXPECT_EQ(layer->getWidgetByTag(7), nullptr);
}

namespace {

/// A menu as games of 1.x and 2.x derive it: it handles the touches itself.
class OwnMenu : public CCMenu {
public:
    CREATE_FUNC(OwnMenu)
    bool ccTouchBegan(CCTouch* touch, CCEvent*) override {
        m_pSelectedItem = itemForTouch(touch);
        began += m_pSelectedItem != nullptr;
        return m_pSelectedItem != nullptr;
    }
    void ccTouchEnded(CCTouch*, CCEvent*) override { ++ended; }
    int began = 0;
    int ended = 0;
};

class OwnScrollView : public CCScrollView {
public:
    CREATE_FUNC(OwnScrollView)
    bool ccTouchBegan(CCTouch* touch, CCEvent* event) override {
        ++began;
        return CCScrollView::ccTouchBegan(touch, event);
    }
    int began = 0;
};

} // namespace

TEST_F(SpellingOf1xTest, MenusAndScrollViewsCallTheirOverridesOf2x) {
    OwnMenu* menu = OwnMenu::create();
    CCMenuItem* item = CCMenuItem::create();
    item->setContentSize(CCSizeMake(20, 20));
    menu->setPosition(ccp(50, 50));
    menu->addChild(item);
    app.scene()->addChild(menu, 1);
    OwnScrollView* view = OwnScrollView::create();
    view->setViewSize(CCSizeMake(200, 200));
    app.scene()->addChild(view);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(menu->began, 1);
    EXPECT_EQ(menu->ended, 1);
    EXPECT_EQ(view->began, 0) << "the menu swallows the touch";
    app.tap(Vec2(150, 150));
    EXPECT_EQ(menu->began, 1);
    EXPECT_EQ(view->began, 1);
}
