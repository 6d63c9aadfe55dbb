/// Games for 2.x override draw() and visit() without arguments and get their children as an array.
#include "cocos-ext.h"
#include "cocos2d.h"
#include "render/rawContext.h"
#include "testing/GameTest.h"

#include <string>
#include <vector>

// draw() and visit() of 2.x have no arguments, and so hide those that have.
#pragma GCC diagnostic ignored "-Woverloaded-virtual"
#ifdef __clang__
#pragma clang diagnostic ignored "-Winconsistent-missing-override"
#endif

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class ClassicNodeTest : public GameTest {};

std::vector<std::string> s_log;

class Drawing : public CCLayer {
public:
    CREATE_FUNC(Drawing)
    void draw() override {
        s_log.push_back("draw");
        CCLayer::draw();
    }
};

class Visiting : public CCNode {
public:
    CREATE_FUNC(Visiting)
    void visit() override {
        s_log.push_back("begin");
        CCNode::visit();
        s_log.push_back("end");
    }
};

/// Draws in the form of 3.x.
class Modern : public CCNode {
public:
    CREATE_FUNC(Modern)
    using CCNode::draw;
    void draw(Renderer*, const Mat4&, uint32_t) override { s_log.push_back("modern"); }
};

class OwnSprite : public CCSprite {
public:
    static OwnSprite* create() {
        auto* sprite = new OwnSprite();
        sprite->init();
        sprite->autorelease();
        return sprite;
    }
    void draw() override {
        s_log.push_back("sprite");
        CCSprite::draw();
    }
};

} // namespace

namespace {

/// Draws with OpenGL, or with the functions of 2.x that do.
class OwnOpenGL : public CCNode {
public:
    CREATE_FUNC(OwnOpenGL)
    void draw() override {
        const Mat4 top = CCDirector::sharedDirector()->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW);
        places.push_back(top.m[12]);
        if (isRaw) ccGLEnableVertexAttribs(kCCVertexAttribFlag_Position);
        hadContext.push_back(copra::rawContext() != nullptr);
    }

    bool isRaw = false;
    std::vector<bool> hadContext;
    std::vector<float> places;
};

} // namespace

TEST_F(ClassicNodeTest, DrawHasTheTransformOfTheNodeOnTheStack) {
    auto* node = OwnOpenGL::create();
    node->setPosition(30.0f, 0.0f);
    app.scene()->addChild(node);
    app.step();
    EXPECT_EQ(node->places, (std::vector<float>{30.0f}));
    EXPECT_EQ(node->hadContext, (std::vector<bool>{false}));
}

TEST_F(ClassicNodeTest, DrawIsCalledWithTheContextOfOpenGLIfItUsesOne) {
    auto* node = OwnOpenGL::create();
    node->isRaw = true;
    node->setPosition(30.0f, 0.0f);
    app.scene()->addChild(node);
    app.step();
    EXPECT_EQ(node->hadContext, (std::vector<bool>{false, true})) << "the first frame finds out";
    app.step();
    EXPECT_EQ(node->hadContext, (std::vector<bool>{false, true, true}));
    EXPECT_EQ(node->places, (std::vector<float>{30.0f, 30.0f, 30.0f}));
}

TEST_F(ClassicNodeTest, AnOverrideOfDrawIsCalledOnceInAFrame) {
    app.scene()->addChild(Drawing::create());
    s_log.clear();
    app.step(2);
    EXPECT_EQ(s_log, (std::vector<std::string>{"draw", "draw"}));
}

TEST_F(ClassicNodeTest, AnOverrideOfDrawMayCallTheSpriteThatItDerivesFrom) {
    auto* sprite = OwnSprite::create();
    sprite->setTextureRect(Rect(0, 0, 10, 10));
    app.scene()->addChild(sprite);
    s_log.clear();
    app.step(1);
    EXPECT_EQ(s_log, std::vector<std::string>{"sprite"});
    EXPECT_GE(app.director().getRenderer()->getDrawnVertices(), 4);
}

TEST_F(ClassicNodeTest, ChildrenAreDrawnBetweenThePartsOfAnOverrideOfVisit) {
    auto* node = Visiting::create();
    node->addChild(Modern::create());
    app.scene()->addChild(node);
    s_log.clear();
    app.step(1);
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "modern", "end"}));
}

TEST_F(ClassicNodeTest, VisitsMayBeNested) {
    auto* outer = Visiting::create();
    auto* inner = Visiting::create();
    outer->addChild(inner);
    inner->addChild(Drawing::create());
    app.scene()->addChild(outer);
    s_log.clear();
    app.step(1);
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "begin", "draw", "end", "end"}));
}

TEST_F(ClassicNodeTest, AVisitByTheGameCallsTheOverrideOnce) {
    auto* node = Visiting::create();
    node->addChild(Modern::create());
    app.scene()->addChild(node);
    s_log.clear();
    node->visit();
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "modern", "end"}));
    s_log.clear();
    app.step(1);
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "modern", "end"}));
}

TEST_F(ClassicNodeTest, InvisibleNodesAreNotVisited) {
    auto* node = Visiting::create();
    node->setVisible(false);
    app.scene()->addChild(node);
    s_log.clear();
    app.step(1);
    EXPECT_TRUE(s_log.empty());
}

namespace {

/// Derives from a node with a visit of its own.
template<class Base>
class VisitingKind : public Base {
public:
    void visit() override {
        s_log.push_back("begin");
        Base::visit();
        s_log.push_back("end");
    }
};

template<class Base>
void expectVisitsOf(copra::testing::TestApp& app) {
    auto* node = new VisitingKind<Base>();
    node->init();
    node->addChild(Modern::create());
    app.scene()->addChild(node);
    s_log.clear();
    app.step(1);
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "modern", "end"}));
    node->removeFromParent();
    node->release();
}

} // namespace

TEST_F(ClassicNodeTest, NodesWithAVisitOfTheirOwnMayBeVisitedSo) {
    expectVisitsOf<CCClippingNode>(app);
    expectVisitsOf<extension::CCScrollView>(app);
    expectVisitsOf<CCLayerColor>(app);
}

namespace {

/// Draws its children into the texture, as games of 2.x do in visit().
class OwnTexture : public CCRenderTexture {
public:
    void visit() override {
        s_log.push_back("begin");
        CCRenderTexture::visit();
        s_log.push_back("end");
    }
};

} // namespace

TEST_F(ClassicNodeTest, ARenderTextureMayBeVisitedSo) {
    auto* texture = new OwnTexture();
    ASSERT_TRUE(texture->initWithWidthAndHeight(16, 16, Texture2D::PixelFormat::RGBA8888));
    texture->setAutoDraw(true);
    texture->addChild(Modern::create());
    app.scene()->addChild(texture);
    s_log.clear();
    app.step(2);
    EXPECT_EQ(s_log, (std::vector<std::string>{"begin", "modern", "end", "begin", "modern", "end"}));
    texture->release();
}

TEST_F(ClassicNodeTest, TheSpriteOfARenderTextureIsDrawnByItsVisit) {
    auto* texture = new OwnTexture();
    ASSERT_TRUE(texture->initWithWidthAndHeight(16, 16, Texture2D::PixelFormat::RGBA8888));
    app.scene()->addChild(texture);
    app.step(1);
    EXPECT_EQ(app.director().getRenderer()->getDrawnVertices(), 4);
    texture->release();
}

TEST_F(ClassicNodeTest, ARenderTextureWhoseVisitDoesNotCallTheBaseClassIsNotDrawn) {
    class Silent : public CCRenderTexture {
        void visit() override {}
    };
    auto* texture = new Silent();
    ASSERT_TRUE(texture->initWithWidthAndHeight(16, 16, Texture2D::PixelFormat::RGBA8888));
    app.scene()->addChild(texture);
    app.step(1);
    EXPECT_EQ(app.director().getRenderer()->getDrawnVertices(), 0);
    texture->release();
}

TEST_F(ClassicNodeTest, NodesWithProtectedChildrenMayBeVisitedSo) {
    expectVisitsOf<ProtectedNode>(app);
}

TEST_F(ClassicNodeTest, ALayerMayRunAsAScene) {
    auto* layer = Drawing::create();
    CCDirector::sharedDirector()->replaceScene((CCScene*)(void*)layer);
    s_log.clear();
    app.step(2);
    EXPECT_TRUE(layer->isRunning());
    EXPECT_FALSE(s_log.empty());

    auto* other = Drawing::create();
    auto* fade = CCTransitionFade::create(0.1f, (CCScene*)(void*)other);
    CCDirector::sharedDirector()->replaceScene(fade);
    app.step(30);
    EXPECT_TRUE(other->isRunning());
    EXPECT_EQ(other->getParent(), CCDirector::sharedDirector()->getRunningScene());
}

TEST_F(ClassicNodeTest, TheChildrenAreAnArray) {
    auto* node = CCNode::create();
    EXPECT_EQ(node->getChildren(), nullptr);
    auto* first = CCSprite::create();
    auto* second = CCSprite::create();
    node->addChild(first);
    node->addChild(second);
    EXPECT_EQ(node->getChildren()->count(), 2);
    EXPECT_EQ(node->getChildren()->objectAtIndex(1), second);
    CCObject* object = nullptr;
    int visited = 0;
    CCARRAY_FOREACH(node->getChildren(), object) {
        static_cast<CCNode*>(object)->setTag(7);
        ++visited;
    }
    EXPECT_EQ(visited, 2);
    EXPECT_EQ(first->getTag(), 7);
}

/// Walks over its children as a node of 2.x does in its visit().
class Parade : public CCNode {
public:
    int march() {
        if (!m_pChildren || m_pChildren->count() == 0) return 0;
        sortAllChildren();
        int marched = 0;
        ccArray* const array = m_pChildren->data;
        for (unsigned int i = 0; i < array->num; ++i)
            marched += static_cast<CCNode*>(array->arr[i])->getTag();
        CCObject* object = nullptr;
        CCARRAY_FOREACH(m_pChildren, object) marched += 100;
        return marched;
    }
};

TEST_F(ClassicNodeTest, TheMemberOfTheChildrenIsAnArray) {
    auto* parade = new Parade;
    parade->autorelease();
    EXPECT_EQ(parade->march(), 0);
    parade->addChild(CCNode::create(), 0, 3);
    parade->addChild(CCNode::create(), 0, 4);
    EXPECT_EQ(parade->march(), 207);
}

TEST_F(ClassicNodeTest, ArraysMakeSequencesAnimationsAndMenus) {
    auto* actions = CCArray::create();
    actions->addObject(CCDelayTime::create(1));
    actions->addObject(CCDelayTime::create(2));
    EXPECT_FLOAT_EQ(CCSequence::create(actions)->getDuration(), 3.0f);

    auto* items = CCArray::create();
    items->addObject(CCMenuItemFont::create("a"));
    EXPECT_EQ(CCMenu::createWithArray(items)->getChildren()->count(), 1);
}

TEST_F(ClassicNodeTest, AGameCallsItsHandlersWithAnEmptyEvent) {
    class Touched : public CCLayer {
    public:
        CREATE_FUNC(Touched)
        bool ccTouchBegan(CCTouch*, CCEvent* event) override { return event != nullptr; }
    };
    CCEvent event;
    EXPECT_TRUE(Touched::create()->ccTouchBegan(nullptr, &event));
    EXPECT_FALSE(event.isStopped());
}

namespace {

class Members : public CCSprite {
public:
    bool init() override {
        if (!CCSprite::init()) return false;
        setPosition(ccp(3, 4));
        return m_obPosition.x == 3.0f && m_bVisible && m_pParent == nullptr && m_nTag == -1;
    }
};

} // namespace

TEST_F(ClassicNodeTest, ProtectedMembersHaveTheirNames) {
    auto* sprite = new Members();
    EXPECT_TRUE(sprite->init());
    sprite->release();
}

TEST_F(ClassicNodeTest, TheSharedViewIsThatOfTheDirector) {
    CCEGLView* view = CCEGLView::sharedOpenGLView();
    EXPECT_EQ(view, CCDirector::sharedDirector()->getOpenGLView());
}

TEST_F(ClassicNodeTest, NamesOf1x) {
    auto* layer = CCLayerColor::layerWithColor(ccc4(1, 2, 3, 4));
    layer->setIsVisible(false);
    EXPECT_FALSE(layer->isVisible());
    EXPECT_FLOAT_EQ(CCMoveTo::actionWithDuration(2, ccp(1, 1))->getDuration(), 2.0f);
    ccTime time = 1.0f;
    EXPECT_FLOAT_EQ(time, 1.0f);
}

namespace {

/// Its onExit() forgets that of the base class, which 2.x does not notice.
class Forgetful : public CCLayer {
public:
    CREATE_FUNC(Forgetful)
    void onExit() override {}
};

} // namespace

TEST_F(ClassicNodeTest, ANodeMayBeDestroyedThoughItsOnExitForgetsItsBase) {
    const auto before = app.scene()->getChildrenCount();
    auto* layer = Forgetful::create();
    app.scene()->addChild(layer);
    app.step();
    app.scene()->removeChild(layer);
    app.step();
    EXPECT_EQ(app.scene()->getChildrenCount(), before);
}

TEST_F(ClassicNodeTest, AnObjectMayBeReleasedWhileItWaitsInAPool) {
    CCArray* array = CCArray::create();
    array->addObject(CCNode::create());
    array->release();
    EXPECT_EQ(array->count(), 1) << "it lives until the end of the frame";
    app.step();
}

namespace {

/// Has functions of its own with names that nodes have only since 3.0.
class OwnNames : public CCLayer {
public:
    CREATE_FUNC(OwnNames)
    bool init() override {
        if (!CCLayer::init()) return false;
        setTouchMode(kCCTouchesOneByOne);
        setTouchEnabled(true);
        scheduleUpdate();
        return true;
    }
    void pause() {
        ++pauses;
        pauseSchedulerAndActions();
    }
    void resume() {
        ++resumes;
        resumeSchedulerAndActions();
    }
    void update(float) override { ++updates; }
    bool onTouchBegan(CCTouch*, CCEvent*) {
        ++ownTouches;
        return true;
    }
    bool ccTouchBegan(CCTouch* touch, CCEvent* event) override {
        ++touches;
        return onTouchBegan(touch, event);
    }

    int pauses = 0;
    int resumes = 0;
    int updates = 0;
    int touches = 0;
    int ownTouches = 0;
};

} // namespace

TEST_F(ClassicNodeTest, PauseAndResumeAreNamesOfTheGame) {
    const RefPtr<OwnNames> layer = OwnNames::create();
    app.scene()->addChild(layer);
    app.step(1);
    EXPECT_EQ(layer->resumes, 0) << "entering is no business of the game's function";
    EXPECT_EQ(layer->updates, 1);
    layer->pause();
    app.step(1);
    EXPECT_EQ(layer->updates, 1);
    layer->resume();
    app.step(1);
    EXPECT_EQ(layer->updates, 2);
    layer->removeFromParentAndCleanup(false);
    EXPECT_EQ(layer->pauses, 1);
}

namespace {

/// In 2.x a sprite has no function with these names that could be overridden.
class TintedSprite : public CCSprite {
public:
    CREATE_FUNC(TintedSprite)
    void updateColor() {
        ++updates;
        setColor(ccc3(255, 0, 0));
        setOpacity(100);
    }
    void setSpriteFrame(CCSpriteFrame* frame) {
        ++frames;
        setDisplayFrame(frame);
    }
    int updates = 0;
    int frames = 0;
};

/// Here it could.
class TintedLayer : public CCLayerGradient {
public:
    CREATE_FUNC(TintedLayer)
    void updateColor() {
        ++updates;
        CCLayerGradient::updateColor();
    }
    int updates = 0;
};

} // namespace

TEST_F(ClassicNodeTest, UpdateColorAndSetSpriteFrameOfASpriteAreNamesOfTheGame) {
    TintedSprite* const sprite = TintedSprite::create();
    app.scene()->addChild(sprite);
    sprite->setColor(ccc3(0, 255, 0));
    EXPECT_EQ(sprite->updates, 0);
    sprite->updateColor();
    EXPECT_EQ(sprite->updates, 1);
    EXPECT_EQ(sprite->getDisplayedOpacity(), 100);
    sprite->setSpriteFrame(CCSpriteFrame::createWithTexture(sprite->getTexture(), CCRectMake(0, 0, 1, 1)));
    EXPECT_EQ(sprite->frames, 1);
    EXPECT_EQ(sprite->getTextureRect().size.width, 1);
}

TEST_F(ClassicNodeTest, UpdateColorOfALayerOfColorIsCalled) {
    TintedLayer* const layer = TintedLayer::create();
    layer->updates = 0;
    CCNode* const node = layer;
    static_cast<CCLayerColor*>(node)->setColor(ccc3(0, 255, 0));
    EXPECT_EQ(layer->updates, 1);
    layer->setEndColor(ccc3(255, 0, 0));
    EXPECT_EQ(layer->updates, 2);
}

TEST_F(ClassicNodeTest, OnTouchBeganIsANameOfTheGame) {
    auto* layer = OwnNames::create();
    app.scene()->addChild(layer);
    app.step(1);
    app.tap(Vec2(10, 10));
    EXPECT_EQ(layer->touches, 1);
    EXPECT_EQ(layer->ownTouches, 1);
}

namespace {

/// Clips its children to a box, in pixels or in points.
class Clipped : public CCNode {
public:
    CREATE_FUNC(Clipped)
    void visit() override {
        glEnable(GL_SCISSOR_TEST);
        if (inPoints)
            CCEGLView::sharedOpenGLView()->setScissorInPoints(10, 20, 30, 40);
        else
            glScissor(10, 20, 30, 40);
        isEnabled = CCEGLView::sharedOpenGLView()->isScissorEnabled();
        CCNode::visit();
        glDisable(GL_SCISSOR_TEST);
    }

    bool inPoints = false;
    bool isEnabled = false;
};

bool isRed(const copra::PixelImage& picture, int x, int y) {
    const int row = static_cast<int>(picture.size.height) - 1 - y;
    return picture.rgba[static_cast<std::size_t>(row * static_cast<int>(picture.size.width) + x) * 4] == 255;
}

} // namespace

TEST_F(ClassicNodeTest, TheScissorTestClipsWhatIsVisitedWhileItIsEnabled) {
    auto* clipped = Clipped::create();
    clipped->addChild(CCLayerColor::create(ccc4(255, 0, 0, 255), 100, 100));
    app.scene()->addChild(clipped);
    app.scene()->addChild(CCLayerColor::create(ccc4(255, 0, 0, 255), 5, 5));
    for (const bool inPoints : {false, true}) {
        clipped->inPoints = inPoints;
        app.step(2);
        const copra::PixelImage picture = app.picture();
        EXPECT_TRUE(isRed(picture, 11, 21));
        EXPECT_TRUE(isRed(picture, 39, 59));
        EXPECT_FALSE(isRed(picture, 9, 21));
        EXPECT_FALSE(isRed(picture, 41, 59));
        EXPECT_FALSE(isRed(picture, 39, 61));
        EXPECT_TRUE(isRed(picture, 2, 2)) << "the test is disabled again";
        EXPECT_TRUE(clipped->isEnabled);
    }
    EXPECT_FALSE(CCEGLView::sharedOpenGLView()->isScissorEnabled());
}
