/// Functions that games for 2.x override, in the form of 2.x and without a word that says so, are called where 2.x calls them.
#include "Box2D/Box2D.h"
#include "cocos-ext.h"
#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>
#include <vector>

// Without `override`, and with functions that hide others, as games for 2.x are written.
#pragma GCC diagnostic ignored "-Wcast-function-type"
#pragma GCC diagnostic ignored "-Woverloaded-virtual"
#pragma GCC diagnostic ignored "-Wsuggest-override"
#ifdef __clang__
#pragma clang diagnostic ignored "-Winconsistent-missing-override"
#endif

USING_NS_CC;
using copra::testing::GameTest;

namespace {

const float kPointsPerMeter = 32.0f;

/// The sprite of the project template of 2.0 and 2.1 with Box2D.
class FallingSprite : public CCSprite {
public:
    static FallingSprite* spriteFor(b2Body* body) {
        auto* const sprite = new FallingSprite();
        sprite->init();
        sprite->setContentSize(CCSizeMake(20, 10));
        sprite->_body = body;
        sprite->autorelease();
        return sprite;
    }
    virtual bool isDirty(void) { return true; }
    virtual CCAffineTransform nodeToParentTransform(void) {
        const b2Vec2 at = _body->GetPosition();
        float x = at.x * kPointsPerMeter;
        float y = at.y * kPointsPerMeter;
        if (isIgnoreAnchorPointForPosition()) {
            x += m_obAnchorPointInPoints.x;
            y += m_obAnchorPointInPoints.y;
        }
        const float angle = _body->GetAngle();
        const float c = cosf(angle);
        const float s = sinf(angle);
        if (!m_obAnchorPointInPoints.equals(CCPointZero)) {
            x += c * -m_obAnchorPointInPoints.x + -s * -m_obAnchorPointInPoints.y;
            y += s * -m_obAnchorPointInPoints.x + c * -m_obAnchorPointInPoints.y;
        }
        m_sTransform = CCAffineTransformMake(c, s, -s, c, x, y);
        if (!m_bTransformDirty || !m_bInverseDirty) return CCAffineTransformMakeIdentity();
        m_bIsTransformDirty = m_bIsInverseDirty = false; // the names of 2.0
        return m_tTransform;
    }

private:
    b2Body* _body = NULL;
};

/// A body that has the position of its sprite, and the other way round.
class Mover : public CCSprite {
public:
    CREATE_FUNC(Mover);
    virtual void setPosition(const CCPoint& position) {
        positions.push_back(position);
        CCSprite::setPosition(position);
    }
    std::vector<CCPoint> positions;
};

class OverridesOf2xTest : public GameTest {
protected:
    void SetUp() override {
        GameTest::SetUp();
        scene = CCScene::create();
        app.run(scene);
    }
    /// 2 x 2 pixels.
    static CCTexture2D* texture() {
        CCTexture2D* const texture = new CCTexture2D();
        const unsigned char pixels[4 * 4] = {};
        texture->initWithData(pixels, sizeof pixels, kCCTexture2DPixelFormat_RGBA8888, 2, 2,
                              CCSizeMake(2, 2));
        texture->autorelease();
        return texture;
    }
    CCScene* scene = NULL;
};

} // namespace

TEST_F(OverridesOf2xTest, ASpriteOfABox2DTemplateFallsAndLands) {
    b2World world(b2Vec2(0, -10));
    b2BodyDef ground;
    b2EdgeShape edge;
    edge.Set(b2Vec2(-20, 0), b2Vec2(20, 0));
    world.CreateBody(&ground)->CreateFixture(&edge, 0);
    b2BodyDef box;
    box.type = b2_dynamicBody;
    box.position.Set(5, 5);
    b2PolygonShape shape;
    shape.SetAsBox(0.5f, 0.5f);
    b2Body* const body = world.CreateBody(&box);
    body->CreateFixture(&shape, 1);

    CCSpriteBatchNode* const batch = CCSpriteBatchNode::createWithTexture(texture());
    scene->addChild(batch);
    for (CCNode* parent : {static_cast<CCNode*>(scene), static_cast<CCNode*>(batch)}) {
        FallingSprite* const sprite = FallingSprite::spriteFor(body);
        sprite->setTexture(batch->getTexture());
        parent->addChild(sprite);
        sprite->setTag(parent == scene ? 1 : 2);
    }
    CCNode* const sprite = scene->getChildByTag(1);
    CCNode* const flag = CCNode::create();
    flag->setPosition(ccp(10, 5)); // the middle of the sprite
    sprite->addChild(flag);
    EXPECT_NEAR(flag->convertToWorldSpace(CCPointZero).y, 160, 0.1f);
    float lowest = 160;
    for (int frame = 0; frame < 180; ++frame) {
        world.Step(1 / 60.0f, 8, 3);
        app.step();
        const float y = flag->convertToWorldSpace(CCPointZero).y;
        EXPECT_LE(y, lowest + 3.0f);
        lowest = std::min(lowest, y);
    }
    EXPECT_NEAR(flag->convertToWorldSpace(CCPointZero).y, 16, 1) << "half a meter above the ground";
    EXPECT_NEAR(flag->convertToWorldSpace(CCPointZero).x, 160, 1);
    EXPECT_NEAR(sprite->boundingBox().getMidY(), 16, 1);
    EXPECT_NEAR(sprite->convertToNodeSpace(ccp(160, 16)).x, 10, 1);
    scene->removeAllChildren(); // before the world
}

TEST_F(OverridesOf2xTest, AllSettersAndActionsCallSetPosition) {
    Mover* const node = Mover::create();
    CCNode* const base = node;
    base->setPosition(1, 2); // before it is in the scene
    EXPECT_EQ(node->positions, std::vector<CCPoint>{ccp(1, 2)});
    EXPECT_EQ(node->getPosition(), ccp(1, 2));
    scene->addChild(node);
    node->positions.clear();
    base->setPosition(3, 4);
    node->setPositionX(5);
    node->setPositionY(6);
    node->setPosition(ccp(7, 8));
    const std::vector<CCPoint> expected{ccp(3, 4), ccp(5, 4), ccp(5, 6), ccp(7, 8)};
    EXPECT_EQ(node->positions, expected);
    EXPECT_EQ(node->getPosition(), ccp(7, 8));

    const auto run = [&](CCActionInterval* action) {
        node->positions.clear();
        node->runAction(action);
        app.step(10);
        ASSERT_GE(node->positions.size(), 5u);
        EXPECT_EQ(node->getPosition(), node->positions.back());
    };
    run(CCMoveTo::create(0.1f, ccp(100, 100)));
    run(CCMoveBy::create(0.1f, ccp(10, 0)));
    run(CCJumpBy::create(0.1f, ccp(10, 0), 20, 1));
    EXPECT_NEAR(node->getPositionX(), 120, 0.01f);
}

TEST_F(OverridesOf2xTest, AnOverrideOfSetPositionMayKeepTheNodeWhereItIs) {
    class Fixed : public CCNode {
    public:
        CREATE_FUNC(Fixed);
        virtual void setPosition(const CCPoint&) {}
    };
    CCNode* const node = Fixed::create();
    scene->addChild(node);
    node->setPosition(3, 4);
    node->runAction(CCMoveTo::create(0.1f, ccp(100, 100)));
    app.step(10);
    EXPECT_EQ(node->getPosition(), CCPointZero);
}

TEST_F(OverridesOf2xTest, AnActionEndsWhenItSaysSo) {
    class Patrol : public CCAction {
    public:
        static Patrol* create() {
            Patrol* const action = new Patrol();
            action->autorelease();
            return action;
        }
        virtual bool isDone(void) { return steps == 5; }
        virtual void step(float) { ++steps; }
        int steps = 0;
    };
    class Early : public CCActionInterval {
    public:
        static Early* create(float duration) {
            Early* const action = new Early();
            action->initWithDuration(duration);
            action->autorelease();
            return action;
        }
        virtual bool isDone(void) { return stop || CCActionInterval::isDone(); }
        virtual void update(float) {}
        bool stop = false;
    };
    CCNode* const node = CCNode::create();
    scene->addChild(node);
    Patrol* const patrol = Patrol::create();
    patrol->retain();
    node->runAction(patrol);
    app.step(3);
    EXPECT_EQ(node->numberOfRunningActions(), 1u);
    app.step(10);
    EXPECT_EQ(patrol->steps, 5);
    EXPECT_EQ(node->numberOfRunningActions(), 0u);
    EXPECT_TRUE(patrol->isDone());
    patrol->release();

    Early* const early = Early::create(10);
    node->runAction(early);
    app.step(3);
    EXPECT_FALSE(early->isDone());
    early->stop = true;
    app.step(1);
    EXPECT_EQ(node->numberOfRunningActions(), 0u);
    node->runAction(Early::create(0.1f));
    app.step(10);
    EXPECT_EQ(node->numberOfRunningActions(), 0u);

    Early* const inner = Early::create(10);
    node->runAction(CCSpeed::create(inner, 2));
    app.step(3);
    EXPECT_EQ(node->numberOfRunningActions(), 1u);
    inner->stop = true;
    app.step(1);
    EXPECT_EQ(node->numberOfRunningActions(), 0u);

    class Round : public Early {
    public:
        virtual void startWithTarget(CCNode* target) {
            ++starts;
            stop = false;
            Early::startWithTarget(target);
        }
        int starts = 0;
    };
    Round* const round = new Round();
    round->initWithDuration(10);
    node->runAction(CCRepeatForever::create(round));
    app.step(3);
    EXPECT_EQ(round->starts, 1);
    round->stop = true;
    app.step(1);
    EXPECT_EQ(round->starts, 2);
    node->stopAllActions();
    round->release();
}

TEST_F(OverridesOf2xTest, ActionsAreCopiedByCopyWithZone) {
    class Shake : public CCActionInterval {
    public:
        static Shake* create(float duration, float strength) {
            Shake* const action = new Shake();
            action->initWithDuration(duration);
            action->strength = strength;
            action->autorelease();
            return action;
        }
        virtual CCObject* copyWithZone(CCZone* pZone) {
            CCZone* pNewZone = NULL;
            Shake* pCopy = NULL;
            if (pZone && pZone->m_pCopyObject) {
                pCopy = (Shake*)(pZone->m_pCopyObject);
            } else {
                pCopy = new Shake();
                pZone = pNewZone = new CCZone(pCopy);
            }
            CCActionInterval::copyWithZone(pZone);
            pCopy->initWithDuration(m_fDuration);
            pCopy->strength = strength;
            CC_SAFE_DELETE(pNewZone);
            return pCopy;
        }
        virtual void update(float) { m_pTarget->setPosition(ccp(strength, 0)); }
        float strength = 0;
    };
    Shake* const shake = Shake::create(1, 5);
    shake->setTag(7);
    Shake* const copy = static_cast<Shake*>(shake->copy());
    copy->autorelease();
    EXPECT_EQ(copy->strength, 5);
    EXPECT_EQ(copy->getTag(), 7);
    EXPECT_EQ(copy->getDuration(), 1);

    // The copies of composed actions.
    CCNode* const node = CCNode::create();
    scene->addChild(node);
    CCAction* const twice = static_cast<CCAction*>(CCRepeat::create(shake, 2)->copy());
    twice->autorelease();
    node->runAction(twice);
    app.step(2);
    EXPECT_EQ(node->getPositionX(), 5);

    CCMoveBy* const move = CCMoveBy::create(1, ccp(3, 4));
    CCObject* const other = move->copyWithZone(NULL);
    ASSERT_NE(dynamic_cast<CCMoveBy*>(other), nullptr);
    EXPECT_EQ(other->retainCount(), 2u) << "of the caller and of the pool";
    other->release();
}

TEST_F(OverridesOf2xTest, ShorterFormsOfAddChildCallTheLongest) {
    class Container : public CCLayer {
    public:
        CREATE_FUNC(Container);
        virtual void addChild(CCNode* child, int zOrder, int tag) {
            log.push_back(CCString::createWithFormat("%d %d", zOrder, tag)->getCString());
            CCLayer::addChild(child, zOrder, tag);
        }
        using CCLayer::addChild;
        std::vector<std::string> log;
    };
    Container* const container = Container::create();
    scene->addChild(container);
    CCNode* const first = CCNode::create();
    first->setTag(9);
    container->addChild(first);
    container->addChild(CCNode::create(), 3);
    container->addChild(CCNode::create(), 4, 5);
    const std::vector<std::string> expected{"0 9", "3 -1", "4 5"};
    EXPECT_EQ(container->log, expected);
    EXPECT_EQ(container->getChildrenCount(), 3u);

    CCMenu* const menu = CCMenu::create();
    CCSpriteBatchNode* const batch = CCSpriteBatchNode::createWithTexture(texture());
    menu->addChild(CCMenuItem::create(), 2);
    batch->addChild(CCSprite::createWithTexture(batch->getTexture()), 2);
    EXPECT_EQ(menu->getChildrenCount() + batch->getChildrenCount(), 2u);
}

TEST_F(OverridesOf2xTest, AnimationsCallSetDisplayFrame) {
    class Actor : public CCSprite {
    public:
        static Actor* create() {
            Actor* const actor = new Actor();
            actor->init();
            actor->autorelease();
            return actor;
        }
        virtual void setDisplayFrame(CCSpriteFrame* frame) {
            ++frames;
            CCSprite::setDisplayFrame(frame);
        }
        int frames = 0;
    };
    Actor* const actor = Actor::create();
    scene->addChild(actor);
    CCAnimation* const animation = CCAnimation::create();
    animation->addSpriteFrameWithTexture(texture(), CCRectMake(0, 0, 1, 1));
    animation->addSpriteFrameWithTexture(texture(), CCRectMake(1, 1, 1, 1));
    animation->setDelayPerUnit(0.05f);
    actor->runAction(CCAnimate::create(animation));
    app.step(10);
    EXPECT_EQ(actor->frames, 2);
    EXPECT_TRUE(actor->getTextureRect().equals(CCRectMake(1, 1, 1, 1)));
}

TEST_F(OverridesOf2xTest, DelegatesOfTextFieldsHaveSignedLengths) {
    class Watcher : public CCTextFieldDelegate {
    public:
        virtual bool onTextFieldInsertText(CCTextFieldTTF*, const char* text, int length) {
            log += std::string("+") + std::string(text, static_cast<std::size_t>(length));
            return std::string(text) == "x";
        }
        virtual bool onTextFieldDeleteBackward(CCTextFieldTTF*, const char* text, int length) {
            log += std::string("-") + std::string(text, static_cast<std::size_t>(length));
            return false;
        }
        std::string log;
    };
    Watcher watcher;
    CCTextFieldTTF* const field = CCTextFieldTTF::textFieldWithPlaceHolder("name", "Arial", 20);
    field->setDelegate(&watcher);
    scene->addChild(field);
    field->attachWithIME();
    app.type("axb");
    app.type("\b");
    app.step(2);
    EXPECT_EQ(watcher.log, "+a+x+b-b");
    EXPECT_STREQ(field->getString().c_str(), "a");
    field->detachWithIME();
    field->setDelegate(NULL);
}

// As a game that only moves its layer for the keyboard.
TEST_F(OverridesOf2xTest, ADelegateNeedNotTakeText) {
    class Mover : public CCLayer, public CCIMEDelegate {
    public:
        CREATE_FUNC(Mover)
        virtual void keyboardWillShow(CCIMEKeyboardNotificationInfo&) {}
    };
    EXPECT_NE(Mover::create(), nullptr);
}

TEST_F(OverridesOf2xTest, TextGoesToADelegateWithSignedLengths) {
    class Console : public CCIMEDelegate {
    public:
        virtual bool canAttachWithIME() { return true; }
        virtual bool canDetachWithIME() { return true; }
        virtual void insertText(const char* text, int length) {
            typed.append(text, static_cast<std::size_t>(length));
        }
        virtual void deleteBackward() { typed += "<"; }
        std::string typed;
    };
    Console console;
    EXPECT_TRUE(console.attachWithIME());
    app.type("hi");
    app.type("\b");
    app.step(2);
    EXPECT_EQ(console.typed, "hi<");
    console.detachWithIME();
}
