/// Games for 2.x override draw() and visit() without arguments in classes derived from every kind of node. Each is called once
/// in a frame, and the node draws what it draws without them. draw() has the transform of the node and the context of OpenGL.
#include "cocos-ext.h"
#include "cocos2d.h"
#include "render/rawContext.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>

// draw() and visit() of 2.x have no arguments, and so hide those that have.
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

USING_NS_CC;
USING_NS_CC_EXT;
using copra::testing::GameTest;

namespace {

int s_visits = 0;
int s_draws = 0;
int s_transforms = 0; ///< calls of draw() with the transform of the node on the stack
int s_contexts = 0;   ///< calls of draw() with a context of OpenGL
bool s_usesOpenGL = false;

/// A class of a game that overrides both functions.
template<class Base>
class Overriding : public Base {
public:
    void visit() override {
        ++s_visits;
        Base::visit();
    }
    void draw() override {
        ++s_draws;
        const Mat4 top = CCDirector::sharedDirector()->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW);
        const Mat4 own = this->getNodeToWorldTransform();
        s_transforms += std::equal(std::begin(top.m), std::end(top.m), std::begin(own.m)) ? 1 : 0;
        if (s_usesOpenGL) ccGLEnableVertexAttribs(kCCVertexAttribFlag_Position);
        s_contexts += copra::rawContext() ? 1 : 0;
        Base::draw();
    }
};

/// Overrides neither.
template<class Base>
class Plain : public Base {};

CCTexture2D* whiteTexture() {
    static unsigned char pixels[16 * 16 * 4];
    auto* image = new CCImage();
    image->initWithRawData(pixels, sizeof pixels, 16, 16, 8);
    CCTexture2D* texture = CCTextureCache::sharedTextureCache()->addImage(image, "white of ClassicKindsTest");
    image->release();
    return texture;
}

const char* const kTwoTiles = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.0" orientation="orthogonal" width="2" height="1" tilewidth="4" tileheight="4">
 <tileset firstgid="1" name="tiles" tilewidth="4" tileheight="4"><image source="bee0.png" width="16" height="16"/></tileset>
 <layer name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer>
</map>)";

class ClassicKindsTest : public GameTest {
protected:
    /// Vertices of a frame that shows `node`, which ends then.
    int verticesOf(CCNode* node, int frames = 1) {
        node->setPosition(node->getPositionX() + 7.0f, node->getPositionY() + 5.0f);
        app.scene()->addChild(node);
        s_visits = s_draws = s_transforms = s_contexts = 0;
        app.step(frames);
        const auto vertices = static_cast<int>(app.director().getRenderer()->getDrawnVertices());
        node->removeFromParent();
        return vertices;
    }
    /// `init` makes the node ready; nodes that get children of the game have one that draws.
    template<class Base>
    void expectOneCallOf(const std::function<bool(Base&)>& init) {
        const auto make = [&init](Base* node) {
            EXPECT_TRUE(init(*node));
            node->autorelease();
            return node;
        };
        const int plain = verticesOf(make(new Plain<Base>()));
        const int own = verticesOf(make(new Overriding<Base>()));
        EXPECT_EQ(s_visits, 1);
        EXPECT_EQ(s_draws, 1);
        EXPECT_EQ(s_transforms, 1);
        EXPECT_EQ(own, plain);

        s_usesOpenGL = true;
        const int withOpenGL = verticesOf(make(new Overriding<Base>()), 3);
        s_usesOpenGL = false;
        EXPECT_EQ(s_visits, 3);
        EXPECT_EQ(s_draws, 4) << "the first frame finds out that it uses OpenGL";
        EXPECT_EQ(s_transforms, 4);
        EXPECT_EQ(s_contexts, 3);
        EXPECT_EQ(withOpenGL, plain);
    }
    /// For nodes with init() and no look of their own: with a child that draws.
    template<class Base>
    void expectOneCall() {
        expectOneCallOf<Base>([](Base& node) {
            if (!node.init()) return false;
            node.addChild(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10));
            return true;
        });
        EXPECT_GT(app.director().getRenderer()->getDrawnVertices(), 0);
    }
};

} // namespace

TEST_F(ClassicKindsTest, Layers) {
    expectOneCall<CCNode>();
    expectOneCall<CCLayer>();
    expectOneCallOf<CCLayerColor>([](auto& node) { return node.initWithColor(ccc4(1, 2, 3, 255), 20, 20); });
    expectOneCallOf<CCLayerGradient>(
        [](auto& node) { return node.initWithColor(ccc4(1, 2, 3, 255), ccc4(9, 9, 9, 255)); });
    expectOneCallOf<CCParallaxNode>([](auto& node) {
        node.addChild(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10), 0, ccp(1, 1), ccp(0, 0));
        return true;
    });
}

TEST_F(ClassicKindsTest, Sprites) {
    expectOneCallOf<CCSprite>([](auto& node) { return node.initWithTexture(whiteTexture()); });
    expectOneCallOf<CCSpriteBatchNode>([](auto& node) {
        if (!node.initWithTexture(whiteTexture(), 4)) return false;
        node.addChild(CCSprite::createWithTexture(whiteTexture()));
        return true;
    });
    expectOneCallOf<CCMotionStreak>(
        [](auto& node) { return node.initWithFade(1, 1, 4, ccc3(255, 255, 255), whiteTexture()); });
    expectOneCallOf<CCProgressTimer>([](auto& node) {
        if (!node.initWithSprite(CCSprite::createWithTexture(whiteTexture()))) return false;
        node.setPercentage(50);
        return true;
    });
    expectOneCallOf<CCDrawNode>([](auto& node) {
        if (!node.init()) return false;
        node.drawDot(ccp(10, 10), 5, ccc4f(1, 1, 1, 1));
        return true;
    });
}

TEST_F(ClassicKindsTest, TextsAndMenus) {
    expectOneCallOf<CCLabelTTF>([](auto& node) { return node.initWithString("a", "Arial", 12); });
    expectOneCallOf<CCTextFieldTTF>([](auto& node) {
        if (!node.initWithPlaceHolder("b", "Arial", 12)) return false;
        return true;
    });
    expectOneCallOf<CCLabelAtlas>(
        [](auto& node) { return node.initWithString("0", whiteTexture(), 8, 8, '0'); });
    expectOneCallOf<CCMenu>([](auto& node) {
        if (!node.init()) return false;
        auto* sprite = CCSprite::createWithTexture(whiteTexture());
        node.addChild(CCMenuItemSprite::create(sprite, nullptr, nullptr, nullptr));
        return true;
    });
    expectOneCallOf<CCMenuItemSprite>([](auto& node) {
        return node.initWithNormalSprite(CCSprite::createWithTexture(whiteTexture()), nullptr, nullptr,
                                         nullptr);
    });
}

TEST_F(ClassicKindsTest, ParticlesAndEffects) {
    expectOneCallOf<CCParticleSystemQuad>([](auto& node) { return node.initWithTotalParticles(5); });
    expectOneCallOf<CCParticleBatchNode>([](auto& node) { return node.initWithTexture(whiteTexture(), 5); });
    expectOneCallOf<CCClippingNode>([](auto& node) {
        if (!node.init(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10))) return false;
        node.addChild(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10));
        return true;
    });
    expectOneCallOf<CCRenderTexture>(
        [](auto& node) { return node.initWithWidthAndHeight(16, 16, kCCTexture2DPixelFormat_RGBA8888); });
    expectOneCallOf<CCRenderTexture>([](auto& node) {
        if (!node.initWithWidthAndHeight(16, 16, kCCTexture2DPixelFormat_RGBA8888)) return false;
        node.setAutoDraw(true);
        node.addChild(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10));
        return true;
    });
}

TEST_F(ClassicKindsTest, Maps) {
    CCFileUtils::sharedFileUtils()->addSearchPath(copra::testsFolder() + "/features/studio/armature/files");
    expectOneCallOf<CCTMXTiledMap>([](auto& node) { return node.initWithXML(kTwoTiles, ""); });
    for (const bool hasSprite : {false, true}) {
        expectOneCallOf<CCTMXLayer>([hasSprite](auto& node) {
            auto* info = CCTMXMapInfo::formatWithXML(kTwoTiles, "");
            auto* layer = info->getLayers().at(0);
            if (!node.initWithTilesetInfo(info->getTilesets().at(0), layer, info)) return false;
            node.setupTiles();
            if (hasSprite) node.tileAt(ccp(1, 0));
            return true;
        });
        EXPECT_EQ(app.director().getRenderer()->getDrawnVertices(), 8);
    }
    CCFileUtils::purgeFileUtils();
}

TEST_F(ClassicKindsTest, Controls) {
    expectOneCallOf<CCScrollView>([](auto& node) {
        if (!node.initWithViewSize(CCSizeMake(50, 50))) return false;
        node.addChild(CCLayerColor::create(ccc4(1, 2, 3, 255), 10, 10));
        return true;
    });
    expectOneCallOf<CCScale9Sprite>([](auto& node) {
        return node.initWithSpriteFrame(
            CCSpriteFrame::createWithTexture(whiteTexture(), CCRectMake(0, 0, 16, 16)));
    });
    expectOneCallOf<CCControlButton>([](auto& node) { return node.init(); });
    expectOneCallOf<CCControlSlider>([](auto& node) {
        return node.initWithSprites(CCSprite::createWithTexture(whiteTexture()),
                                    CCSprite::createWithTexture(whiteTexture()),
                                    CCSprite::createWithTexture(whiteTexture()));
    });
}

TEST_F(ClassicKindsTest, Armatures) {
    CCFileUtils::sharedFileUtils()->addSearchPath(copra::testsFolder() + "/features/studio/armature/files");
    CCArmatureDataManager::sharedArmatureDataManager()->addArmatureFileInfo("figures.ExportJson");
    expectOneCallOf<CCArmature>([](auto& node) { return node.init("bee"); });
    EXPECT_GT(app.director().getRenderer()->getDrawnVertices(), 0);
    CCArmatureDataManager::purge();
    CCFileUtils::purgeFileUtils();
}
