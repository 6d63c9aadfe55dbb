// What classes of games see of the classes that they derive from. Mostly a matter of compiling.
#include "audio/include/AudioEngine.h"
#include "cocos2d.h"
#include "ui/CocosGUI.h"
#include "ui/UIDeprecated.h"

#include "testing/GameTest.h"

#include <list>
#include <type_traits>

// Without USING_NS_CC: these names are found in the base class.
class Ticket : public cocos2d::Node {
public:
    void onTap(CCObject* sender) { tapped = sender; }
    void onOlderTap(Object* sender) { tapped = sender; }
    cocos2d::Ref* tapped = nullptr;
};

// Names of a game that a member of a base class of ours must not hide.
struct Life {
    int count = 3;
};
struct Shape {};
struct Line {};
struct Quad {};
struct Face {};
struct Part {};
struct Member {};
struct Field {};
struct Follower {};
struct Target {};
struct node {
    node* parent = nullptr;
};
struct cell {};
struct edge {};
struct point {};

using namespace cocos2d;
using namespace cocos2d::experimental;

class Hero : public Sprite {
public:
    Life life;
    Shape shape;
    Quad quad;
};

class PathFinder : public Layer {
public:
    node first;
    node* second = new node;
    cell goal;
    edge way;
    point from;
    ~PathFinder() override { delete second; }
};

class Drawing : public DrawNode {
public:
    Point start = Point(1, 2);
    Line line;
};

class StartButton : public ui::Button {
public:
    Face face;
    Part part;
};

class Name : public ui::TextField {
public:
    Field field;
};

class Sky : public ParallaxNode {
public:
    Follower follower;
};

class Clock : public Scheduler {
public:
    Target target;
};

namespace {

class Keys : public Layer {
public:
    using Layer::_accelerationListener;
    using Layer::_keyboardListener;
    using Layer::_touchListener;

    bool init() override {
        if (!Layer::init()) return false;
        _keyboardListener = EventListenerKeyboard::create();
        _keyboardListener->onKeyPressed = [this](EventKeyboard::KeyCode code, Event*) { last = code; };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(_keyboardListener, this);
        return true;
    }
    EventKeyboard::KeyCode last = EventKeyboard::KeyCode::KEY_NONE;
    CREATE_FUNC(Keys)
};

class OldNode : public Node {
public:
    Rect boundingBox() const override { return Rect(1, 2, 3, 4); }
    void setRotationX(float degrees) override { Node::setRotationX(degrees / 2); }
    int getZOrder() const override { return 7; }
};

class DerivedNames : public copra::testing::GameTest {};

TEST_F(DerivedNames, FindTheRootClassByItsDeprecatedNames) {
    auto* ticket = new Ticket();
    ticket->autorelease();
    ticket->onTap(ticket);
    EXPECT_EQ(ticket->tapped, ticket);
    EXPECT_EQ(Hero().life.count, 3);
    EXPECT_EQ(Drawing().start.y, 2);
}

TEST_F(DerivedNames, AreOverriddenWhereTheOriginalsAreVirtual) {
    OldNode node;
    const Node& base = node;
    node.setRotationX(30);
    EXPECT_EQ(base.boundingBox().size.height, 4);
    EXPECT_EQ(base.getRotationSkewX(), 15);
    EXPECT_EQ(base.getZOrder(), 7);
}

TEST_F(DerivedNames, IncludeTheListenersOfALayer) {
    Keys* keys = Keys::create();
    Scene* scene = Scene::create();
    scene->addChild(keys);
    Director::getInstance()->replaceScene(scene);
    Director::getInstance()->mainLoop(0);
    EventKeyboard event(EventKeyboard::KeyCode::KEY_A, true);
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
    EXPECT_EQ(keys->last, EventKeyboard::KeyCode::KEY_A);
    EXPECT_TRUE(keys->isKeyboardEnabled());
}

TEST_F(DerivedNames, AreNotAmbiguousWithBothNamespacesOfSounds) {
    EXPECT_TRUE((std::is_same_v<AudioEngine, cocos2d::AudioEngine>));
    EXPECT_TRUE((std::is_same_v<cocos2d::experimental::AudioEngine, cocos2d::AudioEngine>));
}

#ifdef __GLIBCXX__ // the library of web pages makes iterators of std::vector for itself only
TEST_F(DerivedNames, IncludeTheClassesOfIterators) {
    cocos2d::Vector<Node*> nodes{Node::create(), Node::create()};
    std::vector<Node*>::iterator it = nodes.begin();
    EXPECT_EQ(*it, nodes.at(0));
    EXPECT_EQ(*++nodes.begin(), nodes.at(1));
    it = nodes.erase(it);
    EXPECT_EQ(nodes.size(), 1);
    EXPECT_EQ(*it, nodes.at(0));
    EXPECT_EQ(*nodes.rbegin(), nodes.at(0));
}
#endif

TEST_F(DerivedNames, IncludeTheEnumerationsOfWidgetsByTheirDeprecatedNames) {
    auto* layout = static_cast<ui::Layout*>(ui::Layout::createInstance());
    layout->setLayoutType(ui::LAYOUT_LINEAR_VERTICAL);
    layout->setSize(Size(30, 20));
    EXPECT_EQ(layout->getLayoutType(), ui::Layout::Type::VERTICAL);
    EXPECT_EQ(layout->getSize().width, 30);
    EXPECT_EQ(layout->getLeftInParent(), layout->getLeftBoundary());
    EXPECT_EQ(ui::SCROLLVIEW_DIR_BOTH, ui::ScrollView::Direction::BOTH);
}

TEST_F(DerivedNames, IncludeThoseOfCachesAndOfVersion4) {
    EXPECT_EQ(TextureCache::sharedTextureCache(), TextureCache::getInstance());
    GLProgram* program =
        GLProgramCache::sharedShaderCache()->programForKey(GLProgram::SHADER_NAME_POSITION_GRAYSCALE);
    ASSERT_NE(program, nullptr);
    Node* node = Node::create();
    backend::ProgramState* state = backend::ProgramState::getOrCreateWithGLProgram(program);
    node->setProgramState(state);
    EXPECT_EQ(node->getProgramState(), state);
    EXPECT_TRUE((std::is_base_of_v<RenderCommand, CallbackCommand>));
}

TEST_F(DerivedNames, OfVersion4ConvertToNumbersOfOpenGL) {
    Sprite* sprite = Sprite::create();
    sprite->setBlendFunc({backend::BlendFactor::SRC_ALPHA, backend::BlendFactor::ONE});
    EXPECT_EQ(sprite->getBlendFunc(), BlendFunc::ADDITIVE);
    BlendFunc blend = BlendFunc::DISABLE;
    blend.dst = static_cast<backend::BlendFactor>(GL_ONE_MINUS_SRC_ALPHA);
    EXPECT_EQ(blend, BlendFunc::ALPHA_PREMULTIPLIED);
    const Texture2D::TexParams repeated = {backend::SamplerFilter::NEAREST, backend::SamplerFilter::LINEAR,
                                           backend::SamplerAddressMode::REPEAT,
                                           backend::SamplerAddressMode::CLAMP_TO_EDGE};
    EXPECT_EQ(repeated.minFilter, static_cast<GLuint>(GL_NEAREST));
    EXPECT_EQ(repeated.magFilter, static_cast<GLuint>(GL_LINEAR));
    EXPECT_EQ(repeated.wrapS, static_cast<GLuint>(GL_REPEAT));
    EXPECT_EQ(repeated.wrapT, static_cast<GLuint>(GL_CLAMP_TO_EDGE));
    const backend::SamplerDescriptor sampler(backend::SamplerFilter::LINEAR, backend::SamplerFilter::NEAREST,
                                             backend::SamplerAddressMode::REPEAT,
                                             backend::SamplerAddressMode::CLAMP_TO_EDGE);
    EXPECT_EQ(sampler.minFilter, repeated.minFilter);
    EXPECT_EQ(sampler.magFilter, repeated.magFilter);
    EXPECT_EQ(sampler.wrapS, repeated.wrapS);
    EXPECT_EQ(sampler.wrapT, repeated.wrapT);
    const RefPtr<Texture2D> texture = makeRef(new Texture2D);
    texture->setTexParameters(sampler);
    texture->setTexParameters(backend::SamplerDescriptor());
    EXPECT_EQ(backend::SamplerDescriptor().wrapT, static_cast<GLuint>(GL_CLAMP_TO_EDGE));
}

TEST_F(DerivedNames, IncludeOpenGL) {
    void (*const enable)(GLenum) = &glEnable;
    void (*const array)(GLuint) = &glEnableVertexAttribArray;
    EXPECT_NE(enable, nullptr);
    EXPECT_NE(array, nullptr);
}

} // namespace
