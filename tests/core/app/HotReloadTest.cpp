#include "app/HotReload.h"

#include "base/log.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "files/FileUtils.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "opengl/GLProgram.h"
#include "render/Texture2D.h"
#include "render/TextureCache.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"
#include "testing/TestFiles.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>

using namespace cocos2d;
using namespace copra::testing;
using copra::HotReload;

namespace {

class HotReloadTest : public GameTest {
protected:
    void SetUp() override { HotReload::setOn(true); }
    void TearDown() override { HotReload::setOn(false); }
    /// Writes an image of one color, with a time of modification in the future for `change` above 0.
    void writeImage(const std::string& name, int width, int change = 0) {
        const auto bytes = static_cast<std::size_t>(width) * 4 * 4;
        savePicture({{width, 4}, std::vector<std::uint8_t>(bytes, 255)}, files.folder() + name);
        touch(name, change);
    }
    void touch(const std::string& name, int change) {
        const std::filesystem::path path = files.folder() + name;
        std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) +
                                                   std::chrono::seconds(change));
    }

    /// Writes a text file that has changed.
    void change(const std::string& name, const std::string& text) {
        files.add(name, text);
        touch(name, ++_changes * 10);
    }
    /// Takes what has changed, without its log lines.
    std::string check() {
        const copra::LogCapture log;
        HotReload::check();
        return log.text();
    }
    /// Runs a scene with a node.
    template<class T>
    T* show(T* node) {
        Scene* scene = Scene::create();
        scene->addChild(node);
        app.run(scene);
        return node;
    }

    TestFiles files;

private:
    int _changes = 0;
};

/// A map of two layers with a row of tiles each, of the tileset image "tiles.png".
std::string mapText(const std::string& ground, const std::string& second) {
    const auto layer = [](const std::string& name, const std::string& tiles) {
        return "<layer name=\"" + name + "\" width=\"2\" height=\"1\"><data encoding=\"csv\">" + tiles +
               "</data></layer>";
    };
    return "<map orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"4\" tileheight=\"4\">"
           "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"4\" tileheight=\"4\"><image source=\"tiles.png\" "
           "width=\"16\" "
           "height=\"4\"/></tileset>" +
           layer("ground", ground) + layer(second, "1,1") + "</map>";
}

/// A particle file.
std::string particleText(int life) {
    return "<plist "
           "version=\"1.0\"><dict><key>maxParticles</key><integer>10</integer><key>particleLifespan</"
           "key><integer>" +
           std::to_string(life) +
           "</integer><key>emitterType</key><integer>0</integer><key>textureFileName</key><string>hot.png</"
           "string>"
           "<key>sourcePositionx</key><integer>5</integer></dict></plist>";
}

/// A bitmap font of the letter A, which is so wide, in the image "hot-font.png".
std::string bitmapFontText(int width) {
    return "info face=\"Hot\" size=8\ncommon lineHeight=8 base=6 scaleW=16 scaleH=4 pages=1 packed=0\n"
           "page id=0 file=\"hot-font.png\"\nchars count=1\n"
           "char id=65 x=0 y=0 width=4 height=4 xoffset=0 yoffset=0 xadvance=" +
           std::to_string(width) + " page=0 chnl=15\n";
}

/// Without a change, with the color red.
const char* const kRedShader = "void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }";
const char* const kVertexShader =
    "attribute vec4 a_position; void main() { gl_Position = CC_PMatrix * a_position; }";

} // namespace

TEST_F(HotReloadTest, AChangedImageIsInItsTexture) {
    writeImage("hot.png", 8);
    Texture2D* texture = app.director().getTextureCache()->addImage("hot.png");
    ASSERT_NE(texture, nullptr);
    EXPECT_EQ(HotReload::check(), 0);
    writeImage("hot.png", 16, 10);
    copra::LogCapture quiet;
    EXPECT_EQ(HotReload::check(), 1);
    EXPECT_EQ(texture->getPixelsWide(), 16);
    EXPECT_EQ(HotReload::check(), 0);
    app.director().getTextureCache()->removeTextureForKey("hot.png");
}

TEST_F(HotReloadTest, TheGameIsNotifiedOfAChangedFile) {
    files.add("level.txt", "1");
    FileUtils::getInstance()->getStringFromFile("level.txt");
    std::string changed;
    app.director().getEventDispatcher()->addCustomEventListener(
        HotReload::kFileChanged,
        [&](EventCustom* event) { changed = *static_cast<const std::string*>(event->getUserData()); });
    touch("level.txt", 10);
    copra::LogCapture log;
    HotReload::check();
    EXPECT_EQ(changed, files.folder() + "level.txt");
    EXPECT_TRUE(log.contains("level.txt has changed"));
}

TEST_F(HotReloadTest, FilesThatWereNotReadAreNotWatched) {
    files.add("other.txt", "1");
    touch("other.txt", 10);
    EXPECT_EQ(HotReload::check(), 0);
}

// --- Maps ---

TEST_F(HotReloadTest, AMapTakesItsNewTiles) {
    writeImage("tiles.png", 16);
    files.add("hot.tmx", mapText("1,2", "top"));
    TMXTiledMap* map = show(TMXTiledMap::create("hot.tmx"));
    TMXLayer* ground = map->getLayer("ground");
    Node* own = Node::create();
    map->addChild(own);
    change("hot.tmx", mapText("3,0", "sky"));
    check();
    EXPECT_EQ(map->getLayer("ground"), ground);
    EXPECT_EQ(ground->getTileGIDAt(Vec2(0, 0)), 3u);
    EXPECT_EQ(ground->getTileGIDAt(Vec2(1, 0)), 0u);
    EXPECT_EQ(map->getLayer("top"), nullptr);
    EXPECT_NE(map->getLayer("sky"), nullptr);
    EXPECT_EQ(own->getParent(), map);
    EXPECT_EQ(map->getLayerNum(), 2);
    app.step(2);
}

TEST_F(HotReloadTest, SpritesOfTilesEndWithTheOldTiles) {
    writeImage("tiles.png", 16);
    files.add("hot.tmx", mapText("1,2", "top"));
    TMXTiledMap* map = show(TMXTiledMap::create("hot.tmx"));
    map->getLayer("ground")->getTileAt(Vec2(0, 0))->setVisible(false);
    change("hot.tmx", mapText("2,2", "top"));
    check();
    EXPECT_TRUE(map->getLayer("ground")->getTileAt(Vec2(0, 0))->isVisible());
}

TEST_F(HotReloadTest, ABrokenMapChangesNothing) {
    writeImage("tiles.png", 16);
    files.add("hot.tmx", mapText("1,2", "top"));
    TMXTiledMap* map = show(TMXTiledMap::create("hot.tmx"));
    change("hot.tmx", "<map orientation=");
    EXPECT_NE(check().find("hot.tmx"), std::string::npos);
    EXPECT_EQ(map->getLayer("ground")->getTileGIDAt(Vec2(1, 0)), 2u);
    EXPECT_NE(map->getLayer("top"), nullptr);
}

// --- Particles ---

TEST_F(HotReloadTest, AParticleSystemTakesItsNewFileWhereItIs) {
    writeImage("hot.png", 8);
    files.add("hot.plist", particleText(1));
    ParticleSystem* system = show(ParticleSystemQuad::create("hot.plist"));
    system->setPosition(30, 40);
    change("hot.plist", particleText(7));
    check();
    EXPECT_FLOAT_EQ(system->getLife(), 7.0f);
    EXPECT_EQ(system->getPosition(), Vec2(30, 40));
    EXPECT_TRUE(system->isActive());
    app.step(2);
}

TEST_F(HotReloadTest, ABrokenParticleFileChangesNothing) {
    writeImage("hot.png", 8);
    files.add("hot.plist", particleText(1));
    ParticleSystem* system = show(ParticleSystemQuad::create("hot.plist"));
    change("hot.plist", "<plist><dict>");
    check();
    EXPECT_FLOAT_EQ(system->getLife(), 1.0f);
    app.step(2);
}

// --- Fonts ---

TEST_F(HotReloadTest, ALabelTakesItsNewFontFile) {
    const std::string fonts = "/usr/share/fonts/truetype/dejavu/";
    std::filesystem::copy_file(fonts + "DejaVuSans.ttf", files.folder() + "hot.ttf");
    Label* label = show(Label::createWithTTF("iiii", "hot.ttf", 20));
    const float narrow = label->getContentSize().width;
    std::filesystem::copy_file(fonts + "DejaVuSansMono.ttf", files.folder() + "hot.ttf",
                               std::filesystem::copy_options::overwrite_existing);
    touch("hot.ttf", 10);
    check();
    EXPECT_GT(label->getContentSize().width, narrow * 1.3f);
    app.step(2);
}

TEST_F(HotReloadTest, AFileThatIsNoFontChangesNothing) {
    std::filesystem::copy_file("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
                               files.folder() + "hot2.ttf");
    Label* label = show(Label::createWithTTF("iiii", "hot2.ttf", 20));
    const float width = label->getContentSize().width;
    change("hot2.ttf", "no font");
    EXPECT_NE(check().find("is no longer a font"), std::string::npos);
    EXPECT_FLOAT_EQ(label->getContentSize().width, width);
    label->setString("iiiiiiii");
    EXPECT_GT(label->getContentSize().width, width);
}

TEST_F(HotReloadTest, ALabelTakesItsNewBitmapFont) {
    writeImage("hot-font.png", 16);
    files.add("hot.fnt", bitmapFontText(6));
    Label* label = show(Label::createWithBMFont("hot.fnt", "AAAA"));
    ASSERT_NE(label, nullptr);
    const float narrow = label->getContentSize().width;
    change("hot.fnt", bitmapFontText(16));
    check();
    EXPECT_FLOAT_EQ(label->getContentSize().width - narrow, 4 * 10.0f);
    app.step(2);
}

TEST_F(HotReloadTest, ABrokenBitmapFontChangesNothing) {
    writeImage("hot-font.png", 16);
    files.add("hot2.fnt", bitmapFontText(6));
    Label* label = show(Label::createWithBMFont("hot2.fnt", "AAAA"));
    ASSERT_NE(label, nullptr);
    const float width = label->getContentSize().width;
    change("hot2.fnt", "no font");
    check();
    EXPECT_FLOAT_EQ(label->getContentSize().width, width);
    label->setString("AAAAAAAA");
    EXPECT_GT(label->getContentSize().width, width);
}

// --- Shaders ---

TEST_F(HotReloadTest, AProgramIsCompiledAgain) {
    files.add("hot.vert", kVertexShader);
    files.add("hot.frag", kRedShader);
    GLProgram* program = GLProgram::createWithFilenames("hot.vert", "hot.frag");
    change("hot.frag", "uniform float u_new; void main() { gl_FragColor = vec4(u_new); }");
    EXPECT_EQ(program->getUniform("u_new"), nullptr);
    check();
    EXPECT_NE(program->getUniform("u_new"), nullptr);
}

TEST_F(HotReloadTest, AnEmptyShaderFileChangesNothing) {
    files.add("hot.vert", kVertexShader);
    files.add("hot.frag", "uniform float u_old; void main() { gl_FragColor = vec4(u_old); }");
    GLProgram* program = GLProgram::createWithFilenames("hot.vert", "hot.frag");
    change("hot.frag", "");
    EXPECT_NE(check().find("missing or empty"), std::string::npos);
    EXPECT_NE(program->getUniform("u_old"), nullptr);
}

#if GTEST_HAS_DEATH_TEST && !defined(_WIN32) // which has no setenv()

// In a process of its own, because the environment is read once.
TEST(HotReloadOfAProgram, WatchesWhatWasReadBeforeTheFirstFrame) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto program = [] {
        TestFiles files;
        const std::string path = files.folder() + "level.txt";
        files.add("level.txt", "one");
        FileUtils::getInstance()->getStringFromFile(path);
        std::filesystem::last_write_time(path,
                                         std::filesystem::last_write_time(path) + std::chrono::seconds(9));
        TestApp app;
        app.run(Scene::create());
        std::exit(HotReload::check());
    };
    EXPECT_EXIT(program(), testing::ExitedWithCode(0), "");
    setenv("COPRA_RELOAD", "1", 1);
    EXPECT_EXIT(program(), testing::ExitedWithCode(1), "");
    unsetenv("COPRA_RELOAD");
}

#endif
