#include "BuilderFixture.h"

#include "base/log.h"
#include "nodes/text/Label.h"
#include "render/TextureCache.h"

using namespace cocos2d;
using namespace cocosbuilder;

namespace {

class CCBReaderTest : public BuilderFixture {
protected:
    template<class T>
    T* child(int index) {
        return dynamic_cast<T*>(root->getChildren().at(index));
    }
};

TEST_F(CCBReaderTest, CreatesANodeOfEveryClass) {
    ASSERT_TRUE(load("panel"));
    EXPECT_TRUE(dynamic_cast<Layer*>(root));
    ASSERT_EQ(root->getChildrenCount(), 11);
    EXPECT_TRUE(child<LayerColor>(0));
    EXPECT_TRUE(child<LayerGradient>(1));
    EXPECT_TRUE(child<Sprite>(2));
    EXPECT_TRUE(child<Label>(3));
    EXPECT_TRUE(child<Menu>(4));
    EXPECT_TRUE(child<extension::ControlButton>(5));
    EXPECT_TRUE(child<ui::Scale9Sprite>(6));
    EXPECT_TRUE(child<extension::ScrollView>(7));
    EXPECT_TRUE(child<ParticleSystemQuad>(8));
}

TEST_F(CCBReaderTest, PlacesRelativeToTheContainer) {
    load("panel.ccbi");
    expectSize(root->getContentSize(), 400, 200);
    expectSize(child<Node>(0)->getContentSize(), 200, 100); // half of the width
    expectSize(child<Node>(1)->getContentSize(), 390, 180); // relative to the container
    expectPlace(child<Node>(3), 200, 100);                  // percent
    expectPlace(child<Node>(4), 10, 180);                   // top left
    expectPlace(child<Node>(5), 390, 180);                  // top right
    expectPlace(child<Node>(6), 390, 20);                   // bottom right
}

TEST_F(CCBReaderTest, SetsTheProperties) {
    load("panel");
    auto* const square = owner->square;
    ASSERT_TRUE(square);
    EXPECT_EQ(square->getAnchorPoint(), Vec2(0, 1));
    EXPECT_FLOAT_EQ(square->getScaleX(), 2);
    EXPECT_FLOAT_EQ(square->getScaleY(), 0.5f);
    EXPECT_FLOAT_EQ(square->getRotation(), 45);
    EXPECT_EQ(square->getOpacity(), 128);
    EXPECT_TRUE(square->isFlippedX());
    EXPECT_EQ(square->getTag(), 7);
    expectSize(square->getContentSize(), 8, 4);
    EXPECT_EQ(child<Label>(3)->getString(), "Grüße");
    EXPECT_EQ(child<LayerColor>(0)->getColor(), Color3B(1, 2, 3));
    EXPECT_EQ(child<LayerGradient>(1)->getEndOpacity(), 20);
    EXPECT_EQ(child<ParticleSystemQuad>(8)->getTotalParticles(), 30);
    EXPECT_EQ(child<ParticleSystemQuad>(8)->getGravity(), Vec2(0, -90));
    expectSize(child<ui::Scale9Sprite>(6)->getPreferredSize(), 60, 60);
    EXPECT_EQ(child<extension::ScrollView>(7)->getDirection(), extension::ScrollView::Direction::VERTICAL);
    expectSize(child<extension::ScrollView>(7)->getContainer()->getContentSize(), 40, 20);
}

TEST_F(CCBReaderTest, AssignsVariablesAndCallbacks) {
    load("panel");
    ASSERT_TRUE(owner->item);
    ASSERT_TRUE(owner->button);
    owner->item->activate();
    owner->button->sendActionsForControlEvents(extension::Control::EventType::TOUCH_UP_INSIDE);
    EXPECT_EQ(owner->said, (std::vector<std::string>{"menu", "control"}));
    EXPECT_EQ(owner->loaded, 16) << "each node once, also those of the files inside";
}

TEST_F(CCBReaderTest, IgnoresCallbacksOfADestroyedOwner) {
    load("panel");
    const RefPtr<MenuItemImage> item(owner->item);
    const copra::WeakPtr<BuilderOwner> weak(owner);
    owner = nullptr;
    PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_FALSE(weak);
    item->activate();
}

TEST_F(CCBReaderTest, IncludesOtherFiles) {
    load("panel");
    ASSERT_TRUE(owner->badge);
    EXPECT_FALSE(dynamic_cast<CCBFile*>(owner->badge));
    expectPlace(owner->badge, 7, 8);
    EXPECT_FLOAT_EQ(owner->badge->getRotation(), 90);
    EXPECT_EQ(owner->badge->getParent(), root);
    expectSize(owner->badge->getChildren().at(0)->getContentSize(), 40, 10);
    EXPECT_NE(managerOf(owner->badge), nullptr);
    EXPECT_NE(managerOf(owner->badge), managerOf(root));
}

TEST_F(CCBReaderTest, CreatesAScene) {
    auto* const reader = new CCBReader(NodeLoaderLibrary::newDefaultNodeLoaderLibrary());
    reader->autorelease();
    Scene* const made = reader->createSceneWithNodeGraphFromFile("badge");
    ASSERT_EQ(made->getChildrenCount(), 2) << "the camera and the root";
    EXPECT_EQ(CCBReader::lastPathComponent("a/b.png"), "b.png");
    EXPECT_EQ(CCBReader::deletePathExtension("a/b.png"), "a/b");
    EXPECT_EQ(CCBReader::toLowerCase("AbC"), "abc");
    EXPECT_TRUE(CCBReader::endsWith("a.ccbi", ".ccbi"));
}

// --- Loaders of games ---

class Hero : public Sprite, public CCBMemberVariableAssigner {
public:
    CREATE_FUNC(Hero)
    bool onAssignCCBMemberVariable(Ref*, const char*, Node*) override { return false; }
    bool onAssignCCBCustomProperty(Ref*, const char* name, const Value& value) override {
        properties[name] = value;
        return true;
    }
    ValueMap properties;
};

class HeroLoader : public SpriteLoader {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(HeroLoader, loader)

protected:
    Hero* createNode(Node*, CCBReader*) override { return Hero::create(); }
    void onHandlePropTypeFloat(Node* pNode, Node* pParent, const char* pPropertyName, float pFloat,
                               CCBReader* ccbReader) override {
        if (strcmp(pPropertyName, "speed") == 0)
            pNode->setScale(pFloat);
        else
            SpriteLoader::onHandlePropTypeFloat(pNode, pParent, pPropertyName, pFloat, ccbReader);
    }
};

TEST_F(CCBReaderTest, UsesLoadersOfGames) {
    auto* const library = NodeLoaderLibrary::newDefaultNodeLoaderLibrary();
    library->registerNodeLoader("GameHero", HeroLoader::loader());
    load("panel", library);
    auto* const hero = child<Hero>(10);
    ASSERT_TRUE(hero);
    EXPECT_FLOAT_EQ(hero->getScale(), 2.5f);
    EXPECT_EQ(hero->properties.size(), 3u);
    EXPECT_EQ(hero->properties["lives"].asInt(), 3);
    EXPECT_EQ(hero->properties["name"].asString(), "Bee");
    EXPECT_TRUE(hero->properties["flying"].asBool());
}

// --- Damaged files ---

TEST_F(CCBReaderTest, MakesANodeOfAnUnknownClass) {
    copra::LogCapture log;
    load("panel");
    ASSERT_TRUE(child<Node>(10));
    expectPlace(child<Node>(10), 1, 2);
    EXPECT_TRUE(log.contains("panel.ccbi, GameHero: there is no loader for this class"));
}

TEST_F(CCBReaderTest, ReportsPropertiesThatTheClassDoesNotHave) {
    copra::LogCapture log;
    load("unknown");
    EXPECT_TRUE(log.contains("unknown.ccbi, CCSprite: unexpected property 'wingspan'"));
    EXPECT_EQ(root->getChildren().at(0)->getTag(), 3) << "the rest is set";
}

TEST_F(CCBReaderTest, DoesNotFollowFilesThatIncludeThemselves) {
    copra::LogCapture log;
    ASSERT_TRUE(load("loop"));
    EXPECT_TRUE(log.contains("loop.ccbi' includes itself"));
    EXPECT_EQ(root->getChildrenCount(), 2);
}

TEST_F(CCBReaderTest, RejectsOtherVersionsAndMissingFiles) {
    copra::LogCapture log;
    EXPECT_FALSE(load("version"));
    EXPECT_TRUE(log.contains("version.ccbi: version 4 instead of 5"));
    EXPECT_FALSE(load("missing"));
    EXPECT_TRUE(log.contains("missing.ccbi: there is no such file"));
    EXPECT_FALSE(load(""));
    EXPECT_FALSE(read({'i', 'b', 'c'}));
}

TEST_F(CCBReaderTest, KeepsWhatPrecedesTheEndOfATruncatedFile) {
    const copra::LogCapture log;
    const std::vector<unsigned char> whole = bytesOf("panel.ccbi");
    ssize_t most = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        Node* const node =
            read(std::vector<unsigned char>(whole.begin(), whole.begin() + static_cast<long>(size)));
        if (node) most = std::max(most, node->getChildrenCount());
        PoolManager::getInstance()->getCurrentPool()->clear();
    }
    EXPECT_GE(most, 10);
    EXPECT_TRUE(log.contains("the file ends too early"));
}

TEST_F(CCBReaderTest, SurvivesEveryChangedByte) {
    const copra::LogCapture log;
    std::vector<unsigned char> bytes = bytesOf("panel.ccbi");
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned char kept = bytes[i];
        bytes[i] = static_cast<unsigned char>(kept ^ (i % 2 == 0 ? 0x11 : 0xff));
        read(bytes);
        PoolManager::getInstance()->getCurrentPool()->clear();
        bytes[i] = kept;
    }
}

} // namespace
