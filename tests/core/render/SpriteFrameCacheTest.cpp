#include "render/SpriteFrameCache.h"
#include "backend/backend.h"
#include "base/AutoreleasePool.h"
#include "base/log.h"
#include "files/TempFolder.h"
#include "render/PolygonInfo.h"
#include "render/RendererFixture.h"
#include "render/SpriteFrame.h"
#include "render/TextureCache.h"
#include "testsFolder.h"

#include <gmock/gmock.h>

using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::SpriteFrame;
using cocos2d::SpriteFrameCache;
using cocos2d::TextureCache;
using cocos2d::Vec2;

namespace {

std::string sheet(const std::string& frames, int format, const std::string& more = "") {
    return "<plist><dict><key>frames</key><dict>" + frames +
           "</dict><key>metadata</key><dict><key>format</key><integer>" + std::to_string(format) +
           "</integer>" + more + "</dict></dict></plist>";
}

/// A frame of format 2.
std::string frame(const std::string& name, const std::string& rect = "{{0,0},{4,4}}") {
    return "<key>" + name + "</key><dict><key>frame</key><string>" + rect +
           "</string><key>offset</key><string>{0,0}</string><key>sourceSize</key><string>{4,4}</string></"
           "dict>";
}

class SpriteFrameCaches : public testing::Test {
protected:
    void SetUp() override { SpriteFrameCache::destroyInstance(); }
    void TearDown() override {
        SpriteFrameCache::destroyInstance();
        TextureCache::destroyInstance();
    }

    static SpriteFrameCache& cache() { return *SpriteFrameCache::getInstance(); }
    /// Adds a sheet whose texture is a plain one of 32 by 32.
    void add(const std::string& name, const std::string& text) {
        folder.write(name, text);
        cache().addSpriteFramesWithFile(name, texture);
    }

    copra::test::TempFolder folder;
    cocos2d::RefPtr<cocos2d::Texture2D> texture = copra::test::makeTexture(32, 32);
};

} // namespace

TEST_F(SpriteFrameCaches, ReadsFormat0WithNegativeSizes) {
    add("a.plist", sheet("<key>f</key><dict><key>x</key><integer>2</integer><key>y</key><integer>3</integer>"
                         "<key>width</key><integer>10</integer><key>height</key><integer>12</integer>"
                         "<key>offsetX</key><real>-6</real><key>offsetY</key><real>1</real>"
                         "<key>originalWidth</key><integer>-40</integer><key>originalHeight</"
                         "key><integer>30</integer></dict>",
                         0));
    SpriteFrame* f = cache().getSpriteFrameByName("f");
    ASSERT_TRUE(f);
    EXPECT_TRUE(f->getRect().equals(Rect(2, 3, 10, 12)));
    EXPECT_EQ(f->getOffset(), Vec2(-6, 1));
    EXPECT_TRUE(f->getOriginalSize().equals(Size(40, 30)));
}

TEST_F(SpriteFrameCaches, ASheetWithoutAFormatIsOfFormat0) {
    add("a.plist",
        "<plist><dict><key>frames</key><dict><key>f</key><dict><key>width</key><integer>4</integer>"
        "<key>height</key><integer>4</integer></dict></dict></dict></plist>");
    EXPECT_TRUE(cache().getSpriteFrameByName("f"));
}

TEST_F(SpriteFrameCaches, ReadsRotationInFormat2ButNotIn1) {
    const std::string rotated =
        "<key>f</key><dict><key>frame</key><string>{{60,2},{44,22}}</string><key>rotated</key><true/>"
        "<key>offset</key><string>{2,1}</string><key>sourceSize</key><string>{50,30}</string></dict>";
    add("2.plist", sheet(rotated, 2));
    EXPECT_TRUE(cache().getSpriteFrameByName("f")->isRotated());
    cache().removeSpriteFrames();
    add("1.plist", sheet(rotated, 1));
    EXPECT_FALSE(cache().getSpriteFrameByName("f")->isRotated());
}

TEST_F(SpriteFrameCaches, ReadsFormat3WithAliasesAnchorAndMesh) {
    add("a.plist",
        sheet("<key>f</key><dict><key>spriteSize</key><string>{8,4}</string><key>spriteOffset</"
              "key><string>{1,2}</string>"
              "<key>spriteSourceSize</key><string>{10,10}</string><key>textureRect</"
              "key><string>{{3,5},{8,4}}</string>"
              "<key>textureRotated</key><true/><key>aliases</key><array><string>other</string></array>"
              "<key>anchor</key><string>{0,1}</string><key>vertices</key><string>0 0 8 0 0 4</string>"
              "<key>verticesUV</key><string>3 5 11 5 3 9</string><key>triangles</key><string>0 1 "
              "2</string></dict>",
              3));
    SpriteFrame* f = cache().getSpriteFrameByName("other");
    ASSERT_TRUE(f);
    EXPECT_EQ(f, cache().getSpriteFrameByName("f"));
    EXPECT_TRUE(f->getRect().equals(Rect(3, 5, 8, 4)));
    EXPECT_TRUE(f->isRotated());
    EXPECT_EQ(f->getAnchorPoint(), Vec2(0, 1));
    ASSERT_TRUE(f->hasPolygonInfo());
    EXPECT_EQ(f->getPolygonInfo().triangles.verts[1].vertices.x, 8.0f);
    EXPECT_EQ(f->getPolygonInfo().triangles.verts[1].vertices.y, 10.0f)
        << "y up from the untrimmed image's bottom";
    EXPECT_EQ(f->getPolygonInfo().triangles.verts[1].texCoords.u, 11.0f / 32);
}

TEST_F(SpriteFrameCaches, AMeshThatPointsOutsideOfItselfIsLeftOut) {
    copra::LogCapture log;
    add("a.plist", sheet("<key>f</key><dict><key>spriteSize</key><string>{8,4}</string><key>textureRect</"
                         "key><string>{{0,0},{8,4}}</string>"
                         "<key>vertices</key><string>0 0 8 0 0 4</string><key>verticesUV</key><string>3 5 11 "
                         "5 3 9</string>"
                         "<key>triangles</key><string>0 1 7</string></dict>",
                         3));
    EXPECT_FALSE(cache().getSpriteFrameByName("f")->hasPolygonInfo());
    EXPECT_TRUE(log.contains("'f'"));
}

TEST_F(SpriteFrameCaches, RefusesAFormatItDoesNotKnow) {
    copra::LogCapture log;
    add("a.plist", sheet(frame("f"), 4));
    EXPECT_EQ(cache().getSpriteFrameByName("f"), nullptr);
    EXPECT_TRUE(log.contains("a.plist"));
}

TEST_F(SpriteFrameCaches, KeepsTheValidFramesOfAFaultySheet) {
    copra::LogCapture log;
    add("a.plist",
        sheet(frame("good") + frame("no rect", "oops") + "<key>no dict</key><string>x</string>", 2));
    EXPECT_TRUE(cache().getSpriteFrameByName("good"));
    EXPECT_EQ(cache().getSpriteFrameByName("no rect"), nullptr);
    EXPECT_TRUE(log.contains("'no rect'"));
    EXPECT_TRUE(log.contains("'no dict'"));
}

TEST_F(SpriteFrameCaches, ATruncatedOrMissingSheetAddsNothing) {
    copra::LogCapture log;
    add("cut.plist", sheet(frame("f"), 2).substr(0, 60));
    cache().addSpriteFramesWithFile("missing.plist");
    EXPECT_FALSE(cache().isSpriteFramesWithFileLoaded("cut.plist"));
    EXPECT_FALSE(cache().isSpriteFramesWithFileLoaded("missing.plist"));
    EXPECT_TRUE(log.contains("cut.plist"));
    EXPECT_TRUE(log.contains("missing.plist"));
}

TEST_F(SpriteFrameCaches, ReportsWhichTextureIsMissing) {
    copra::installImageCodec();
    copra::LogCapture log;
    folder.write("a.plist", sheet(frame("f"), 2, "<key>textureFileName</key><string>lost.png</string>"));
    cache().addSpriteFramesWithFile("a.plist");
    EXPECT_TRUE(log.contains("lost.png"));
    EXPECT_EQ(cache().getSpriteFrameByName("f"), nullptr);
}

TEST_F(SpriteFrameCaches, FindsTheTextureByMetadataOrByTheSheetsName) {
    copra::installImageCodec();
    const std::string assets = copra::testsFolder() + "/conformance/part2/assets/";
    std::filesystem::copy(assets + "dot.png", folder.path() + "sheet.png");
    std::filesystem::create_directory(folder.path() + "sub");
    std::filesystem::copy(assets + "box.png", folder.path() + "sub/named.png");
    folder.write("sheet.plist", sheet(frame("by name"), 2));
    folder.write("sub/other.plist",
                 sheet(frame("by metadata"), 2, "<key>textureFileName</key><string>named.png</string>"));
    cache().addSpriteFramesWithFile("sheet.plist");
    cache().addSpriteFramesWithFile("sub/other.plist");
    ASSERT_TRUE(cache().getSpriteFrameByName("by name"));
    ASSERT_TRUE(cache().getSpriteFrameByName("by metadata"));
    EXPECT_EQ(cache().getSpriteFrameByName("by metadata")->getTexture(),
              TextureCache::getInstance()->getTextureForKey("sub/named.png"));
}

TEST_F(SpriteFrameCaches, KeepsTheFirstFrameOfAName) {
    add("a.plist", sheet(frame("f", "{{1,1},{4,4}}"), 2));
    add("b.plist", sheet(frame("f", "{{9,9},{4,4}}"), 2));
    EXPECT_EQ(cache().getSpriteFrameByName("f")->getRect().origin.x, 1.0f);
}

TEST_F(SpriteFrameCaches, ASheetIsLoadedWhileAllItsFramesAreHere) {
    add("a.plist", sheet(frame("f") + frame("g"), 2));
    EXPECT_TRUE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    cache().removeSpriteFrameByName("f");
    EXPECT_FALSE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    EXPECT_TRUE(cache().getSpriteFrameByName("g"));
    cache().addSpriteFramesWithFile("a.plist", texture);
    EXPECT_TRUE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    EXPECT_TRUE(cache().getSpriteFrameByName("f"));
    cache().removeSpriteFramesFromFile("a.plist");
    EXPECT_FALSE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    EXPECT_EQ(cache().getSpriteFrameByName("g"), nullptr);
}

TEST_F(SpriteFrameCaches, RemovesUnusedFrames) {
    {
        cocos2d::AutoreleasePool pool;
        add("a.plist", sheet(frame("used") + frame("unused"), 2));
    }
    const cocos2d::RefPtr<SpriteFrame> used = cache().getSpriteFrameByName("used");
    cache().removeUnusedSpriteFrames();
    EXPECT_TRUE(cache().getSpriteFrameByName("used"));
    EXPECT_EQ(cache().getSpriteFrameByName("unused"), nullptr);
    EXPECT_FALSE(cache().isSpriteFramesWithFileLoaded("a.plist"));
}

TEST_F(SpriteFrameCaches, RemovesTheFramesOfATexture) {
    add("a.plist", sheet(frame("f"), 2));
    cache().removeSpriteFramesFromTexture(texture);
    EXPECT_EQ(cache().getSpriteFrameByName("f"), nullptr);
}

TEST_F(SpriteFrameCaches, RemovingAnAliasOrAnUnknownNameChangesNothing) {
    add("a.plist", sheet("<key>g</key><dict><key>spriteSize</key><string>{8,4}</string><key>textureRect</key>"
                         "<string>{{0,0},{8,4}}</string><key>aliases</key>"
                         "<array><string>h</string><string>i</string></array></dict>",
                         3));
    SpriteFrame* const frame = cache().getSpriteFrameByName("g");
    cache().removeSpriteFrameByName("h");
    cache().removeSpriteFrameByName("never there");
    for (const char* name : {"g", "h", "i"}) EXPECT_EQ(cache().getSpriteFrameByName(name), frame) << name;
    EXPECT_TRUE(cache().isSpriteFramesWithFileLoaded("a.plist"));
}

TEST_F(SpriteFrameCaches, AnAliasOfARemovedFrameNamesNothing) {
    add("a.plist", sheet("<key>g</key><dict><key>spriteSize</key><string>{8,4}</string><key>textureRect</key>"
                         "<string>{{0,0},{8,4}}</string><key>aliases</key><array><string>h</string></array>"
                         "</dict>",
                         3));
    cache().removeSpriteFrameByName("g");
    EXPECT_EQ(cache().getSpriteFrameByName("h"), nullptr);
}

TEST_F(SpriteFrameCaches, AFrameAddedManuallyReplacesTheOneOfItsName) {
    cache().addSpriteFrame(SpriteFrame::createWithTexture(texture, Rect(0, 0, 1, 1)), "f");
    SpriteFrame* second = SpriteFrame::createWithTexture(texture, Rect(0, 0, 2, 2));
    cache().addSpriteFrame(second, "f");
    EXPECT_EQ(cache().getSpriteFrameByName("f"), second);
}

TEST_F(SpriteFrameCaches, AReplacedFrameKeepsItsAliasesAndItsSheetStaysLoaded) {
    const std::string g =
        "<key>g</key><dict><key>spriteSize</key><string>{8,4}</string><key>textureRect</key>"
        "<string>{{0,0},{8,4}}</string><key>aliases</key><array><string>h</string></array></dict>";
    add("a.plist", sheet(g, 3));
    SpriteFrame* second = SpriteFrame::createWithTexture(texture, Rect(0, 0, 2, 2));
    cache().addSpriteFrame(second, "g");
    EXPECT_EQ(cache().getSpriteFrameByName("h"), second);
    EXPECT_TRUE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    cache().removeSpriteFramesFromFile("a.plist");
    EXPECT_EQ(cache().getSpriteFrameByName("g"), second) << "it is not the sheet's";
}

TEST_F(SpriteFrameCaches, AnAliasMeansTheFrameThatNamedItLast) {
    const auto withAlias = [](const std::string& name) {
        return "<key>" + name +
               "</key><dict><key>spriteSize</key><string>{8,4}</string><key>textureRect</key>"
               "<string>{{0,0},{8,4}}</string><key>aliases</key><array><string>h</string></array></dict>";
    };
    add("a.plist", sheet(withAlias("a"), 3));
    copra::LogCapture log;
    add("b.plist", sheet(withAlias("b"), 3));
    EXPECT_EQ(cache().getSpriteFrameByName("h"), cache().getSpriteFrameByName("b"));
    EXPECT_TRUE(log.contains("'h'"));
}

TEST_F(SpriteFrameCaches, CountsThePlacesOfAMeshInTheSizeThatTheSheetNames) {
    add("a.plist",
        sheet(
            "<key>f</key><dict><key>spriteSize</key><string>{8,4}</string><key>spriteSourceSize</key><string>"
            "{8,4}</string><key>textureRect</key><string>{{0,0},{8,4}}</string><key>vertices</key><string>0 "
            "0 "
            "8 0 0 4</string><key>verticesUV</key><string>0 0 8 0 0 4</string><key>triangles</key><string>0 "
            "1 "
            "2</string></dict>",
            3, "<key>size</key><string>{64,64}</string>"));
    EXPECT_EQ(cache().getSpriteFrameByName("f")->getPolygonInfo().triangles.verts[1].texCoords.u, 8.0f / 64);
}

TEST_F(SpriteFrameCaches, LoadsTheTextureInThePixelFormatThatTheSheetNames) {
    copra::installImageCodec();
    const std::string assets = copra::testsFolder() + "/conformance/part2/assets/";
    std::filesystem::copy(assets + "dot.png", folder.path() + "a.png");
    folder.write("a.plist", sheet(frame("f"), 2, "<key>pixelFormat</key><string>RGBA4444</string>"));
    cache().addSpriteFramesWithFile("a.plist");
    EXPECT_EQ(cache().getSpriteFrameByName("f")->getTexture()->getPixelFormat(),
              cocos2d::Texture2D::PixelFormat::RGBA4444);
    EXPECT_EQ(cocos2d::Texture2D::getDefaultAlphaPixelFormat(), cocos2d::Texture2D::PixelFormat::DEFAULT);
}

TEST_F(SpriteFrameCaches, ReadsAndRemovesSheetsGivenAsText) {
    const std::string text = sheet(frame("f"), 2);
    cache().addSpriteFramesWithFileContent(text, texture);
    EXPECT_TRUE(cache().getSpriteFrameByName("f"));
    cache().removeSpriteFramesFromFileContent(text);
    EXPECT_EQ(cache().getSpriteFrameByName("f"), nullptr);
}

TEST_F(SpriteFrameCaches, ReloadingGivesFreshFramesAndTheSheetCountsAsLoaded) {
    copra::installImageCodec();
    const std::string assets = copra::testsFolder() + "/conformance/part2/assets/";
    std::filesystem::copy(assets + "dot.png", folder.path() + "a.png");
    folder.write("a.plist", sheet(frame("f"), 2));
    cache().addSpriteFramesWithFile("a.plist");
    const cocos2d::RefPtr<cocos2d::Texture2D> before = cache().getSpriteFrameByName("f")->getTexture();
    const cocos2d::RefPtr<SpriteFrame> frameBefore = cache().getSpriteFrameByName("f");
    EXPECT_TRUE(cache().reloadTexture("a.plist"));
    EXPECT_NE(cache().getSpriteFrameByName("f"), frameBefore.get());
    EXPECT_EQ(cache().getSpriteFrameByName("f")->getTexture(), before.get())
        << "who shows it sees the change";
    EXPECT_TRUE(cache().isSpriteFramesWithFileLoaded("a.plist"));
    copra::LogCapture log;
    EXPECT_FALSE(cache().reloadTexture("missing.plist"));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(SpriteFrameCaches, AMissingFrameIsNamedOnceWithWhatMayBeMeant) {
    const copra::LogCapture log;
    EXPECT_EQ(cache().getSpriteFrameByName("shpi.png"), nullptr);
    EXPECT_EQ(log.text(), "SpriteFrameCache: there is no frame 'shpi.png'; no sprite sheet is loaded\n");
    add("a.plist", sheet(frame("ship.png"), 2));
    folder.write("rock.png", "");
    for (int i = 0; i < 2; ++i) EXPECT_EQ(cache().getSpriteFrameByName("shap.png"), nullptr);
    EXPECT_EQ(cache().getSpriteFrameByName("rock.png"), nullptr);
    EXPECT_TRUE(log.contains("no frame 'shap.png'; did you mean 'ship.png'?")) << log.text();
    EXPECT_TRUE(log.contains("no frame 'rock.png', but a file has that name: use create() with it"))
        << log.text();
    EXPECT_EQ(log.lineCount(), 3);
}

TEST_F(SpriteFrameCaches, AnImageThatIsAFrameIsExplained) {
    add("a.plist", sheet(frame("panel.png"), 2));
    const copra::LogCapture log;
    EXPECT_EQ(TextureCache::getInstance()->addImage("panel.png"), nullptr);
    EXPECT_TRUE(log.contains("panel.png: there is no such file, but a sprite frame has that name"))
        << log.text();
}
