/// Counts the calls of functions that classes of a game override, in situations in which the sources of cocos2d-x 3.17.2 call them:
/// hook-calls.tsv has its numbers.
#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

USING_NS_CC;
using copra::testing::GameTest;

namespace {

std::map<std::string, int> s_calls;

void count(const char* function) {
    ++s_calls[function];
}

// An override that counts: the class that it is in derives from Base.
#define HOOK(Result, name, parameters, arguments, qualifier)                                                 \
    Result name parameters qualifier override {                                                              \
        count(#name);                                                                                        \
        return Base::name arguments;                                                                         \
    }
#define HOOK0(Result, name) HOOK(Result, name, (), (), )
#define GETTER(Result, name) HOOK(Result, name, (), (), const)
#define SETTER(name, Type) HOOK(void, name, (Type a), (a), )

/// The functions of Node.
template<class Base_>
class Hooked : public Base_ {
public:
    using Base = Base_;
    using Base::addChild;
    using Base::draw;
    using Base::getNodeToParentAffineTransform;
    using Base::getNodeToParentTransform;
    using Base::getPosition;
    using Base::setPosition;
    using Base::setScale;
    using Base::visit;
    HOOK0(void, onEnter)
    HOOK0(void, onEnterTransitionDidFinish)
    HOOK0(void, onExitTransitionDidStart)
    HOOK0(void, onExit)
    HOOK0(void, cleanup)
    HOOK0(void, resume)
    HOOK0(void, pause)
    HOOK0(void, sortAllChildren)
    HOOK0(void, removeFromParent)
    SETTER(removeFromParentAndCleanup, bool)
    SETTER(update, float)
    SETTER(setParent, Node*)
    SETTER(setLocalZOrder, std::int32_t)
    SETTER(_setLocalZOrder, std::int32_t)
    SETTER(setName, const std::string&)
    SETTER(setTag, int)
    SETTER(setPosition3D, const Vec3&)
    SETTER(setPositionZ, float)
    SETTER(setScaleX, float)
    SETTER(setScaleY, float)
    SETTER(setScaleZ, float)
    SETTER(setRotation, float)
    SETTER(setRotationSkewX, float)
    SETTER(setRotationSkewY, float)
    SETTER(setSkewX, float)
    SETTER(setSkewY, float)
    SETTER(setVisible, bool)
    SETTER(setContentSize, const Size&)
    SETTER(setColor, const Color3B&)
    SETTER(setOpacity, GLubyte)
    SETTER(updateDisplayedColor, const Color3B&)
    SETTER(updateDisplayedOpacity, GLubyte)
    HOOK0(void, updateCascadeColor)
    HOOK0(void, updateCascadeOpacity)
    HOOK0(void, disableCascadeOpacity)
    HOOK0(void, updateColor)
    GETTER(std::int32_t, getLocalZOrder)
    GETTER(Vec3, getPosition3D)
    GETTER(float, getScaleX)
    GETTER(float, getRotationSkewX)
    GETTER(GLubyte, getOpacity)
    GETTER(const Color3B&, getColor)
    GETTER(bool, isCascadeOpacityEnabled)
    GETTER(bool, isCascadeColorEnabled)
    GETTER(Mat4, getNodeToWorldTransform)
    GETTER(Mat4, getWorldToNodeTransform)
    GETTER(AffineTransform, getNodeToParentAffineTransform)
    HOOK(void, removeChild, (Node * a, bool b), (a, b), )
    HOOK(void, reorderChild, (Node * a, int b), (a, b), )
    HOOK(void, addChild, (Node * a, int b, const std::string& c), (a, b, c), )
    HOOK(void, draw, (Renderer * a, const Mat4& b, std::uint32_t c), (a, b, c), )
    HOOK(void, visit, (Renderer * a, const Mat4& b, std::uint32_t c), (a, b, c), )
    void setPosition(const Vec2& a) override {
        count("setPosition(Vec2)");
        Base::setPosition(a);
    }
    void setPosition(float x, float y) override {
        count("setPosition(x, y)");
        Base::setPosition(x, y);
    }
};

class HookedNode : public Hooked<Node> {
public:
    CREATE_FUNC(HookedNode)
};

class HookedSprite : public Hooked<Sprite> {
public:
    CREATE_FUNC(HookedSprite)
    using Sprite::setSpriteFrame;
    using Sprite::setTexture;
    using Sprite::setTextureRect;
    SETTER(setTexture, Texture2D*)
    SETTER(setSpriteFrame, SpriteFrame*)
    SETTER(setBatchNode, SpriteBatchNode*)
    SETTER(setAnchorPoint, const Vec2&)
    SETTER(setBlendFunc, const BlendFunc&)
    SETTER(setOpacityModifyRGB, bool)
    SETTER(setCenterRect, const Rect&)
    SETTER(setDirty, bool)
    HOOK0(void, updateBlendFunc)
    HOOK(void, setTextureRect, (const Rect& a, bool b, const Size& c), (a, b, c), )
    HOOK(bool, initWithTexture, (Texture2D * a, const Rect& b, bool c), (a, b, c), )
};

class HookedAction : public ActionInterval {
public:
    using Base = ActionInterval;
    static HookedAction* create(float duration) {
        auto* const action = new HookedAction();
        action->initWithDuration(duration);
        action->autorelease();
        return action;
    }
    HookedAction* clone() const override { return create(_duration); }
    HookedAction* reverse() const override { return create(_duration); }
    SETTER(startWithTarget, Node*)
    SETTER(step, float)
    void update(float) override { count("update"); }
    GETTER(bool, isDone)
    HOOK0(void, stop)
};

class HookedItem : public Hooked<MenuItem> {
public:
    CREATE_FUNC(HookedItem)
    bool init() override {
        if (!MenuItem::initWithCallback([](Ref*) { count("callback"); })) return false;
        MenuItem::setContentSize(Size(40, 40));
        return true;
    }
    HOOK0(void, selected)
    HOOK0(void, unselected)
    HOOK0(void, activate)
};

class HookedWidget : public ui::Widget {
public:
    using Base = ui::Widget;
    CREATE_FUNC(HookedWidget)
    using Widget::visit;
    HOOK0(void, initRenderer)
    HOOK0(void, adaptRenderers)
    HOOK0(void, onSizeChanged)
    HOOK0(void, onPressStateChangedToNormal)
    HOOK0(void, onPressStateChangedToPressed)
    HOOK0(void, onPressStateChangedToDisabled)
    HOOK0(void, releaseUpEvent)
    HOOK0(void, cancelUpEvent)
    SETTER(ignoreContentAdaptWithSize, bool)
    SETTER(copySpecialProperties, Widget*)
    SETTER(copyClonedWidgetChildren, Widget*)
    HOOK(bool, hitTest, (const Vec2& a, const Camera* b, Vec3* c), (a, b, c), const)
    HOOK(bool, onTouchBegan, (Touch * a, Event* b), (a, b), )
    HOOK(void, onTouchMoved, (Touch * a, Event* b), (a, b), )
    HOOK(void, onTouchEnded, (Touch * a, Event* b), (a, b), )
    HOOK(void, interceptTouchEvent, (TouchEventType a, Widget* b, Touch* c), (a, b, c), )
    Widget* createCloneInstance() override {
        count("createCloneInstance");
        return HookedWidget::create();
    }
};

class HookedParticles : public ParticleSystemQuad {
public:
    using Base = ParticleSystemQuad;
    static HookedParticles* create() {
        auto* const particles = new HookedParticles();
        particles->initWithTotalParticles(5);
        particles->autorelease();
        return particles;
    }
    SETTER(update, float)
    HOOK0(void, updateParticleQuads)
    HOOK0(void, postStep)
};

class HookedComponent : public Component {
public:
    using Base = Component;
    HookedComponent() { setName("hooked"); }
    HOOK0(void, onEnter)
    HOOK0(void, onExit)
    HOOK0(void, onAdd)
    HOOK0(void, onRemove)
    SETTER(update, float)
};

class HookedLayer : public Layer {
public:
    using Base = Layer;
    CREATE_FUNC(HookedLayer)
    bool onTouchBegan(Touch*, Event*) override {
        count("onTouchBegan");
        return true;
    }
    HOOK(void, onTouchMoved, (Touch * a, Event* b), (a, b), )
    HOOK(void, onTouchEnded, (Touch * a, Event* b), (a, b), )
    HOOK(void, onKeyPressed, (EventKeyboard::KeyCode a, Event* b), (a, b), )
    HOOK(void, onKeyReleased, (EventKeyboard::KeyCode a, Event* b), (a, b), )
};

class HookedScene : public Hooked<Scene> {
public:
    CREATE_FUNC(HookedScene)
};

/// What 3.17.2 calls in a situation.
struct Fact {
    std::string function;
    std::string calls;  ///< A number, or + for one or more.
    std::string reason; ///< Why it is not so here: the row of docs/porting/differences.md.
};

std::map<std::string, std::vector<Fact>> readFacts() {
    std::map<std::string, std::vector<Fact>> facts;
    std::ifstream file(copra::testsFolder() + "/compat/api/hook-calls.tsv");
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        std::istringstream fields(line);
        std::string situation;
        Fact fact;
        std::getline(fields, situation, '\t');
        std::getline(fields, fact.function, '\t');
        std::getline(fields, fact.calls, '\t');
        std::getline(fields, fact.reason);
        facts[situation].push_back(fact);
    }
    return facts;
}

class HooksTest : public GameTest {
protected:
    /// Compares what is called meanwhile with the facts about the situation.
    void expect(const std::string& situation, const std::function<void()>& happens) {
        s_calls.clear();
        happens();
        const auto facts = _facts.find(situation);
        ASSERT_NE(facts, _facts.end()) << "no facts about: " << situation;
        for (const Fact& fact : facts->second) {
            const int counted = s_calls[fact.function];
            const bool isSo = fact.calls == "+" ? counted > 0 : std::to_string(counted) == fact.calls;
            EXPECT_EQ(isSo, fact.reason.empty())
                << situation << ": " << counted << " calls of " << fact.function << ", not " << fact.calls;
        }
    }
    template<class T>
    T* added() {
        T* const node = T::create();
        app.scene()->addChild(node);
        return node;
    }
    static Texture2D* texture() {
        auto* const texture = new Texture2D();
        const unsigned char pixels[4 * 4] = {};
        texture->initWithData(pixels, sizeof pixels, Texture2D::PixelFormat::RGBA8888, 2, 2, Size(2, 2));
        texture->autorelease();
        return texture;
    }
    /// One frame of an action, after the frame in which it starts.
    void expectStep(const std::string& situation, Node* node, ActionInterval* action) {
        node->runAction(action);
        app.step(1);
        expect(situation, [&] { app.step(1); });
        node->stopAllActions();
    }

private:
    const std::map<std::string, std::vector<Fact>> _facts = readFacts();
};

} // namespace

TEST_F(HooksTest, ANodeEntersAndLeaves) {
    HookedNode* const node = HookedNode::create();
    expect("a node is added", [&] { app.scene()->addChild(node); });
    expect("a node is removed", [&] { node->removeFromParent(); });
    HookedNode* const parent = added<HookedNode>();
    expect("a child is added", [&] { parent->addChild(Node::create()); });
    expect("a child is added with its order", [&] { parent->addChild(Node::create(), 2); });
    Node* const child = Node::create();
    parent->addChild(child);
    expect("a child changes its order", [&] { child->setLocalZOrder(5); });
    expect("a child removes itself", [&] { child->removeFromParent(); });
    HookedNode* const tagged = HookedNode::create();
    expect("a node is added with a tag", [&] { app.scene()->addChild(tagged, 1, 7); });
    expect("a node changes its order", [&] { tagged->setLocalZOrder(5); });
    expect("two nodes are removed with all others", [&] { app.scene()->removeAllChildren(); });
}

TEST_F(HooksTest, AScene) {
    HookedScene* const scene = HookedScene::create();
    expect("a scene runs", [&] { app.run(scene); });
    expect("a scene is replaced", [&] { app.run(Scene::create()); });
    HookedScene* const next = HookedScene::create();
    app.director().replaceScene(TransitionFade::create(0.1f, next));
    app.step(2);
    expect("a transition to a scene ends", [&] { app.wait(0.5f); });
}

TEST_F(HooksTest, AFrame) {
    HookedNode* const node = added<HookedNode>();
    node->addChild(Node::create());
    node->scheduleUpdate();
    app.step(1);
    expect("a frame", [&] { app.step(1); });
}

TEST_F(HooksTest, SettersCallOthers) {
    HookedNode* const node = added<HookedNode>();
    expect("setPosition(Vec2)", [&] { node->setPosition(Vec2(1, 2)); });
    expect("setPositionX()", [&] { node->setPositionX(3); });
    expect("setPosition3D()", [&] { node->setPosition3D(Vec3(4, 5, 6)); });
    expect("setColor()", [&] { node->setColor(Color3B::RED); });
    expect("setOpacity()", [&] { node->setOpacity(100); });
    expect("conversions", [&] {
        node->convertToWorldSpace(Vec2::ZERO);
        node->convertToNodeSpace(Vec2::ZERO);
        node->getBoundingBox();
    });
    expect("setCascadeOpacityEnabled(true)", [&] { node->setCascadeOpacityEnabled(true); });
    Node* const child = Node::create();
    expect("a child of a cascading node is added", [&] { node->addChild(child); });
    expect("a child of a cascading node is faded", [&] { child->setOpacity(50); });
    node->removeAllChildren();
    HookedNode* const hooked = HookedNode::create();
    Node* const parent = added<HookedNode>();
    parent->addChild(hooked);
    parent->Node::setCascadeOpacityEnabled(true);
    parent->Node::setCascadeColorEnabled(true);
    hooked->removeFromParent();
    app.scene()->setCascadeOpacityEnabled(true);
    app.scene()->addChild(hooked);
    expect("the cascading parent of three nodes is faded", [&] { app.scene()->setOpacity(80); });
    expect("setCascadeOpacityEnabled(false)", [&] { app.scene()->setCascadeOpacityEnabled(false); });
}

TEST_F(HooksTest, ActionsCallSetters) {
    HookedNode* const node = added<HookedNode>();
    expectStep("MoveBy", node, MoveBy::create(1, Vec2(10, 10)));
    expectStep("JumpBy", node, JumpBy::create(1, Vec2(10, 10), 5, 1));
    expectStep("BezierBy", node, BezierBy::create(1, {Vec2(10, 10), Vec2(20, 20), Vec2(30, 0)}));
    expectStep("ScaleTo", node, ScaleTo::create(1, 2));
    expectStep("RotateBy", node, RotateBy::create(1, 90));
    expectStep("SkewTo", node, SkewTo::create(1, 10, 10));
    expectStep("FadeTo", node, FadeTo::create(1, 10));
    expectStep("TintTo", node, TintTo::create(1, 10, 10, 10));
    expectStep("ResizeTo", node, ResizeTo::create(1, Size(30, 30)));
    expectStep("Blink", node, Blink::create(1, 5));
    expect("ScaleTo starts", [&] { node->runAction(ScaleTo::create(1, 2)); });
    expect("RotateBy starts", [&] { node->runAction(RotateBy::create(1, 2)); });
    expect("FadeTo starts", [&] { node->runAction(FadeTo::create(1, 2)); });
    expect("TintTo starts", [&] { node->runAction(TintTo::create(1, 2, 2, 2)); });
    expect("MoveBy starts", [&] { node->runAction(MoveBy::create(1, Vec2(1, 1))); });
    node->stopAllActions();
    const auto now = [&](const std::string& situation, FiniteTimeAction* action) {
        expect(situation, [&] {
            node->runAction(action);
            app.step(1);
        });
    };
    now("Place", Place::create(Vec2(3, 3)));
    now("Hide", Hide::create());
    now("Show", Show::create());
    now("RemoveSelf", RemoveSelf::create());
}

TEST_F(HooksTest, AnActionOfAGame) {
    Node* const node = added<HookedNode>();
    expect("an action runs", [&] { node->runAction(HookedAction::create(2.5f / 60)); });
    app.step(1);
    expect("an action is stepped", [&] { app.step(1); });
    expect("an action ends", [&] { app.step(2); });
    expect("an action in a Sequence", [&] {
        node->runAction(Sequence::create(HookedAction::create(0.1f), DelayTime::create(0.1f), nullptr));
        app.wait(0.5f);
    });
    expect("an action in a Speed", [&] {
        node->runAction(Speed::create(HookedAction::create(0.1f), 2));
        app.wait(0.5f);
    });
    expect("an action in a RepeatForever", [&] {
        node->runAction(RepeatForever::create(HookedAction::create(0.1f)));
        app.wait(0.05f);
    });
    node->stopAllActions();
}

TEST_F(HooksTest, ASprite) {
    HookedSprite* const sprite = HookedSprite::create();
    expect("a sprite is made of a texture",
           [&] { sprite->Sprite::initWithTexture(texture(), Rect(0, 0, 2, 2)); });
    SpriteFrame* const frame = SpriteFrame::createWithTexture(texture(), Rect(0, 0, 1, 1));
    expect("a sprite shows a frame", [&] { sprite->setSpriteFrame(frame); });
    expect("setTextureRect()", [&] { sprite->setTextureRect(Rect(0, 0, 1, 1)); });
    app.scene()->addChild(sprite);
    Vector<SpriteFrame*> frames{frame, SpriteFrame::createWithTexture(texture(), Rect(1, 0, 1, 1))};
    expect("a sprite is animated", [&] {
        sprite->runAction(Animate::create(Animation::createWithSpriteFrames(frames, 0.05f)));
        app.wait(0.2f);
    });
    sprite->removeFromParent();
    SpriteBatchNode* const batch = SpriteBatchNode::createWithTexture(texture());
    app.scene()->addChild(batch);
    HookedSprite* const member = HookedSprite::create();
    member->setTexture(batch->getTexture());
    expect("a sprite is added to a SpriteBatchNode", [&] { batch->addChild(member); });
}

TEST_F(HooksTest, AMenuAndALayer) {
    HookedItem* const item = HookedItem::create();
    item->setPosition(Vec2(100, 100));
    Menu* const menu = Menu::create(item, nullptr);
    menu->setPosition(Vec2::ZERO);
    app.scene()->addChild(menu);
    app.step(1);
    expect("an item is touched", [&] {
        app.touchDown(Vec2(100, 100));
        app.step(1);
    });
    expect("an item is released", [&] {
        app.touchUp(Vec2(100, 100));
        app.step(1);
    });
    HookedLayer* const layer = added<HookedLayer>();
    layer->setTouchMode(Touch::DispatchMode::ONE_BY_ONE);
    layer->setTouchEnabled(true);
    layer->setKeyboardEnabled(true);
    app.step(1);
    expect("a layer is touched", [&] { app.drag(Vec2(300, 200), Vec2(310, 200), 1); });
    expect("a key is pressed", [&] { app.press(EventKeyboard::KeyCode::KEY_A); });
}

TEST_F(HooksTest, AWidget) {
    HookedWidget* widget = nullptr;
    expect("a widget is made", [&] { widget = HookedWidget::create(); });
    widget->ignoreContentAdaptWithSize(false);
    expect("a widget gets a size", [&] { widget->setContentSize(Size(40, 40)); });
    widget->setPosition(Vec2(100, 100));
    widget->setTouchEnabled(true);
    app.scene()->addChild(widget);
    app.step(1);
    expect("a widget in a frame", [&] { app.step(1); });
    expect("a widget is touched", [&] {
        app.touchDown(Vec2(100, 100));
        app.step(1);
    });
    expect("a widget is released", [&] {
        app.touchUp(Vec2(100, 100));
        app.step(1);
    });
    expect("a widget is cloned", [&] { widget->clone(); });
    expect("a widget is disabled", [&] { widget->setBright(false); });
}

TEST_F(HooksTest, ParticlesAndComponents) {
    HookedParticles* const particles = added<HookedParticles>();
    app.step(1);
    expect("particles in a frame", [&] { app.step(1); });
    particles->removeFromParent();
    const RefPtr<Node> node = added<Node>();
    auto* const component = new HookedComponent();
    component->autorelease();
    expect("a component is added", [&] { node->addComponent(component); });
    expect("a component in a frame", [&] { app.step(1); });
    expect("a component leaves", [&] { node->removeFromParentAndCleanup(false); });
    expect("a component is removed", [&] { node->removeComponent(component); });
}
