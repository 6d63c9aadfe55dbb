#include "catalog/Catalog.h"

#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

#include <set>

using namespace cocos2d;
using catalog::Entry;

namespace catalog {

void PrintTo(const Entry& entry, std::ostream* out);
void PrintTo(const Entry& entry, std::ostream* out) {
    *out << entry.name;
}

} // namespace catalog

namespace {

/// Runs the examples with the files of the game and of the gallery.
class CatalogTest : public copra::testing::GameTest, public ::testing::WithParamInterface<Entry> {
protected:
    CatalogTest() {
        for (const char* folder : {"/../resources", "/gallery/assets"})
            FileUtils::getInstance()->addSearchPath(copra::testsFolder() + folder);
        beginScene();
    }

    void beginScene() {
        scene = Scene::create();
        neighbor = Sprite::create("garden.png");
        neighbor->setPosition(300.0f, 200.0f);
        scene->addChild(neighbor);
        app.run(scene);
    }

    copra::testing::TestFiles ownFiles; ///< restores the search paths
    Scene* scene = nullptr;
    Node* neighbor = nullptr; ///< what Values::node() gives
};

class CatalogActionTest : public CatalogTest {
protected:
    static constexpr int kFrames = 75;

    /// Runs the example, or a clone of it, in a scene of its own.
    RefPtr<Action> play(bool clones) {
        beginScene();
        catalog::Values usual(neighbor);
        subject = catalog::makeSubject(GetParam());
        subject->setPosition(100.0f, 100.0f);
        scene->addChild(subject);
        Action* action = GetParam().action(usual);
        if (!action) return nullptr;
        return subject->runAction(clones ? action->clone() : action);
    }

    std::vector<std::uint64_t> hashes(bool clones) {
        std::vector<std::uint64_t> all;
        play(clones);
        for (int i = 0; i < kFrames; ++i) {
            all.push_back(app.stateHash());
            app.step();
        }
        return all;
    }

    RefPtr<Node> subject;
};

class CatalogNodeTest : public CatalogTest {};
class CatalogTransitionTest : public CatalogTest {};

/// Whether the state hash sees what an action does to a sprite. It does not know grids, flips and orbits, and the sprite is opaque.
bool isSeen(const Entry& action) {
    static const std::set<std::string> s_unseen = {"DelayTime",   "FadeIn",         "FlipX",      "FlipY",
                                                   "OrbitCamera", "ProgressFromTo", "ProgressTo", "Show"};
    return !s_unseen.count(action.name) && action.subject != "NodeGrid";
}

TEST_P(CatalogActionTest, RunsToItsEnd) {
    const RefPtr<Action> action = play(false);
    ASSERT_NE(action.get(), nullptr);
    const auto* finite = dynamic_cast<FiniteTimeAction*>(action.get());
    const bool ends = finite && !dynamic_cast<RepeatForever*>(action.get());
    app.wait(ends ? finite->getDuration() + 0.1f : 1.0f);
    EXPECT_EQ(action->isDone(), ends || GetParam().name == "Speed");
}

TEST_P(CatalogActionTest, ItsCloneDoesTheSame) {
    const auto original = hashes(false);
    EXPECT_EQ(hashes(true), original);
    const std::set<std::uint64_t> states(original.begin(), original.end());
    EXPECT_EQ(states.size() > 1, isSeen(GetParam()));
}

/// The size of a node that cuts an image into cells; zero for all others. numbers.png has twelve cells in a row, garden.png 4 x 3, and the
/// map garden.tga 16 x 9.
Size sizeOfCells(const std::string& name) {
    static const std::set<std::string> s_twoDigits = {"LabelAtlas", "MenuItemAtlasFont", "ui::TextAtlas"};
    auto* const textures = Director::getInstance()->getTextureCache();
    const Size numbers = textures->addImage("numbers.png")->getContentSize();
    const Size garden = textures->addImage("garden.png")->getContentSize();
    if (s_twoDigits.count(name)) return Size(2 * numbers.width / 12, numbers.height);
    if (name == "TileMapAtlas") return Size(16 * garden.width / 4, 9 * garden.height / 3);
    return Size::ZERO;
}

TEST_P(CatalogNodeTest, IsOfTheClassAndCanBeDrawn) {
    catalog::Values usual(neighbor);
    Node* const node = GetParam().node(usual);
    ASSERT_NE(node, nullptr);
    EXPECT_TRUE(GetParam().accepts(node));
    scene->addChild(node);
    app.step(30);
    EXPECT_EQ(node->getParent(), scene);
    const Size cells = sizeOfCells(GetParam().name);
    EXPECT_TRUE(cells.equals(Size::ZERO) || node->getContentSize().equals(cells));
}

TEST_P(CatalogTransitionTest, LeadsToItsScene) {
    struct Values : catalog::Values {
        Scene* scene() override { return to; }
        Scene* const to = Scene::create();
    } usual;
    Scene* const transition = GetParam().transition(usual);
    ASSERT_NE(transition, nullptr);
    EXPECT_TRUE(GetParam().accepts(transition));
    Director::getInstance()->replaceScene(transition);
    app.step(2);
    EXPECT_EQ(app.scene(), transition);
    app.wait(0.6f);
    EXPECT_EQ(app.scene(), usual.to);
}

template<class Made>
std::vector<Entry> entriesWith(Made Entry::*maker) {
    std::vector<Entry> found;
    for (const Entry& entry : catalog::entries())
        if (entry.*maker) found.push_back(entry);
    return found;
}

std::string testName(const ::testing::TestParamInfo<Entry>& info) {
    std::string name = info.param.name;
    for (char& c : name)
        if (c == ':') c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, CatalogActionTest, ::testing::ValuesIn(entriesWith(&Entry::action)), testName);
INSTANTIATE_TEST_SUITE_P(All, CatalogNodeTest, ::testing::ValuesIn(entriesWith(&Entry::node)), testName);
INSTANTIATE_TEST_SUITE_P(All, CatalogTransitionTest, ::testing::ValuesIn(entriesWith(&Entry::transition)),
                         testName);

TEST(Catalog, NamesTheSceneOfAClassByFileAndClass) {
    EXPECT_EQ((Entry{"copra::HealthBar", "/tests/catalog/nodes.cpp"}.sceneName()), "nodes/health-bar");
    EXPECT_EQ((Entry{"TMXTiledMap", "maps.cpp"}.sceneName()), "maps/tmxtiled-map");
}

TEST(Catalog, ThrowsForAClassWithoutAnEntry) {
    EXPECT_THROW(catalog::find("Wobble"), std::out_of_range);
}

#if GTEST_HAS_DEATH_TEST // it starts the program again, which a web page cannot
TEST(CatalogDeathTest, RefusesASecondEntryOfAClass) {
    EXPECT_DEATH(catalog::add({"MoveBy", "other.cpp"}),
                 "catalog: .*actions.cpp and other.cpp have an entry of the class MoveBy");
}
#endif

} // namespace
