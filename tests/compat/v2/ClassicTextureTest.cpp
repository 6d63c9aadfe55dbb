/// Games for 2.x draw into a CCRenderTexture outside of a frame, with nodes and with OpenGL, and find the picture in it at once.
#include "backend/backend.h"
#include "backend/null/NullRawGL.h"
#include "base/RefPtr.h"
#include "cocos2d.h"
#include "platform/RenderDevice.h"
#include "render/Renderer.h"
#include "render/rawContext.h"
#include "testing/GameTest.h"

#include <cstdint>
#include <cstdio>
#include <string>

// draw() of 2.x has no arguments, and so hides the one that has.
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class ClassicTextureTest : public GameTest {
protected:
    RefPtr<CCRenderTexture> texture = CCRenderTexture::create(3, 1);

    static CCNode* block(float width, const ccColor4B& color) {
        return CCLayerColor::create(color, width, 1);
    }

    /// One letter a pixel: the channel that is there, or a dot.
    std::string row() const {
        std::string text;
        CCImage* image = texture->newCCImage();
        for (int x = 0; x < 3; ++x) {
            const unsigned char* pixel = image->getData() + x * 4;
            text += pixel[0] ? 'r' : pixel[1] ? 'g' : pixel[2] ? 'b' : '.';
        }
        image->release();
        return text;
    }
    /// Writes letters, a row a line from the top down: 'r' for red pixels, 'g' for green ones.
    static std::string lettersOf(const std::string& path) {
        CCImage* image = new CCImage();
        std::string text;
        if (image->initWithImageFile(path.c_str()))
            for (int i = 0; i < image->getWidth() * image->getHeight(); ++i) {
                text += image->getData()[i * 4] ? 'r' : 'g';
                if (i % image->getWidth() == image->getWidth() - 1) text += '\n';
            }
        image->release();
        return text;
    }
    /// Calls OpenGL as CC_NODE_DRAW_SETUP() does; whether there is a context.
    static bool useOpenGL() {
        ccGLEnableVertexAttribs(kCCVertexAttribFlag_Position);
        return copra::rawContext() != nullptr;
    }
};

const ccColor4B kRed = ccc4(255, 0, 0, 255);
const ccColor4B kGreen = ccc4(0, 255, 0, 255);

} // namespace

TEST_F(ClassicTextureTest, HasItsPictureAtTheEnd) {
    texture->beginWithClear(0, 0, 1, 1);
    block(2, kRed)->visit();
    texture->end();
    EXPECT_EQ(row(), "rrb");
    texture->begin();
    block(1, kGreen)->visit();
    texture->end();
    EXPECT_EQ(row(), "grb");
}

TEST_F(ClassicTextureTest, ANodeThatIsVisitedTwiceIsDrawnInBothStates) {
    CCNode* node = block(1, kRed);
    texture->beginWithClear(0, 0, 1, 1);
    node->visit();
    node->setPosition(2, 0);
    node->visit();
    texture->end();
    EXPECT_EQ(row(), "rbr");
}

TEST_F(ClassicTextureTest, OpenGLHasAContextBetweenBeginAndEnd) {
    EXPECT_FALSE(useOpenGL());
    texture->begin();
    EXPECT_TRUE(useOpenGL());
    texture->end();
    EXPECT_FALSE(useOpenGL());
}

TEST_F(ClassicTextureTest, WhatIsVisitedBeforeOpenGLIsAlreadyDrawn) {
    texture->beginWithClear(0, 0, 1, 1);
    block(1, kRed)->visit();
    EXPECT_EQ(row(), "bbb");
    useOpenGL();
    EXPECT_EQ(row(), "rbb");
    block(1, kGreen)->visit();
    EXPECT_EQ(row(), "rbb");
    useOpenGL();
    EXPECT_EQ(row(), "gbb");
    texture->end();
    EXPECT_EQ(row(), "gbb");
}

TEST_F(ClassicTextureTest, ANodeLeavesItsArraysEnabled) {
    texture->begin();
    block(1, kRed)->visit();
    const copra::RawContext* context = copra::rawContextFor("ClassicTextureTest");
    ASSERT_NE(context, nullptr);
    EXPECT_EQ(static_cast<copra::NullRawGL&>(context->device->rawGL()).enabled, 3u) << "position and color";
    texture->end();
}

TEST_F(ClassicTextureTest, TheArraysThatANodeLeavesCanBeRead) {
    texture->begin();
    block(1, kRed)->visit();
    const copra::RawContext* context = copra::rawContextFor("ClassicTextureTest");
    ASSERT_NE(context, nullptr);
    auto& raw = static_cast<copra::NullRawGL&>(context->device->rawGL());
    const int last = 65535;
    const auto at = [&raw](unsigned index, int vertex) {
        return static_cast<const std::uint8_t*>(raw.arrays[index].first) + vertex * raw.arrays[index].stride;
    };
    ASSERT_NE(raw.arrays[0].first, nullptr);
    ASSERT_NE(raw.arrays[1].first, nullptr);
    EXPECT_EQ(at(0, last)[raw.arrays[0].size - 1], 0);
    EXPECT_EQ(at(1, last)[raw.arrays[1].size - 1], 255) << "white";
    texture->end();
}

TEST_F(ClassicTextureTest, WhatIsVisitedOutsideIsDrawnInTheFrame) {
    CCNode* node = block(2, kRed);
    node->visit();
    texture->beginWithClear(0, 0, 1, 1);
    block(1, kGreen)->visit();
    texture->end();
    EXPECT_EQ(row(), "gbb");
    app.director().getRenderer()->clearDrawStats();
    app.director().getRenderer()->render();
    EXPECT_EQ(app.director().getRenderer()->getDrawnVertices(), 4);
    EXPECT_EQ(row(), "gbb");
}

TEST_F(ClassicTextureTest, TexturesMayBeNested) {
    CCRenderTexture* inner = CCRenderTexture::create(3, 1);
    texture->beginWithClear(0, 0, 1, 1);
    inner->beginWithClear(0, 1, 0, 1);
    block(1, kRed)->visit();
    inner->end();
    block(2, kRed)->visit();
    texture->end();
    EXPECT_EQ(row(), "rrb");
    texture = inner;
    EXPECT_EQ(row(), "rgg");
}

TEST_F(ClassicTextureTest, ATextureThatIsNotEndedEndsWithTheFrame) {
    texture->beginWithClear(0, 0, 1, 1);
    block(1, kRed)->visit();
    app.step(1);
    EXPECT_EQ(row(), "rbb");
    EXPECT_FALSE(useOpenGL());
}

TEST_F(ClassicTextureTest, TheSceneMayBeVisitedIntoIt) {
    app.scene()->addChild(block(2, kGreen));
    texture->beginWithClear(0, 0, 1, 1);
    CCDirector::sharedDirector()->getRunningScene()->visit();
    texture->end();
    EXPECT_EQ(row(), "ggb");
}

TEST_F(ClassicTextureTest, DrawOfANodeUsesOpenGLInIt) {
    class Own : public CCNode {
    public:
        CREATE_FUNC(Own)
        void draw() override { hadContext = useOpenGL(); }
        bool hadContext = false;
    };
    Own* node = Own::create();
    app.scene()->addChild(node); // when it enters, its override is found
    texture->begin();
    node->visit();
    texture->end();
    EXPECT_TRUE(node->hadContext);
}

TEST_F(ClassicTextureTest, ADrawMayDrawIntoATexture) {
    class Own : public CCNode {
    public:
        static Own* create(CCRenderTexture* into) {
            auto* node = new Own();
            node->init();
            node->autorelease();
            node->target = into;
            return node;
        }
        void draw() override {
            useOpenGL();
            target->beginWithClear(0, 0, 1, 1);
            block(1, kRed)->visit();
            target->end();
            hadContext = useOpenGL();
        }
        RefPtr<CCRenderTexture> target;
        bool hadContext = false;
    };
    Own* node = Own::create(texture);
    app.scene()->addChild(node);
    app.step(2);
    EXPECT_EQ(row(), "rbb");
    EXPECT_TRUE(node->hadContext);
}

// 1.x writes the file at once, and `y` counts from the bottom.
TEST_F(ClassicTextureTest, APartOfItIsSavedAtOnce) {
    copra::installImageCodec();
    const std::string path = testing::TempDir() + "copra-save-buffer.png";
    std::remove(path.c_str());
    texture = CCRenderTexture::create(3, 2);
    texture->beginWithClear(0, 1, 0, 1);
    block(2, kRed)->visit(); // in the lower row
    texture->end();
    EXPECT_TRUE(texture->saveBuffer(path.c_str()));
    EXPECT_EQ(lettersOf(path), "ggg\nrrg\n");
    EXPECT_TRUE(texture->saveBuffer(path.c_str(), 1, 0, 2, 1));
    EXPECT_EQ(lettersOf(path), "rg\n");
    EXPECT_TRUE(texture->saveBuffer(path.c_str(), 1, 1, 9, 9)) << "up to the edges";
    EXPECT_EQ(lettersOf(path), "gg\n");
    std::remove(path.c_str());

    EXPECT_TRUE(texture->saveBuffer(kCCImageFormatPNG, "copra-save-buffer.png", 0, 0, 3, 2));
    const std::string written = CCFileUtils::sharedFileUtils()->getWriteablePath() + "copra-save-buffer.png";
    EXPECT_EQ(lettersOf(written), "ggg\nrrg\n");
    std::remove(written.c_str());
    EXPECT_NE(kCCImageFormatJPG, kCCImageFormatPNG);
}

TEST_F(ClassicTextureTest, APartOutsideOfItIsNotSaved) {
    CCImage* image = new CCImage();
    EXPECT_FALSE(texture->getUIImageFromBuffer(nullptr));
    EXPECT_FALSE(texture->getUIImageFromBuffer(image, 3, 0, 1, 1));
    EXPECT_FALSE(texture->getUIImageFromBuffer(image, 0, -1, 1, 1));
    EXPECT_FALSE(texture->getUIImageFromBuffer(image, 0, 0, 1, 0));
    EXPECT_FALSE(texture->getUIImageFromBuffer(image, 0, 0, -1, -1));
    EXPECT_FALSE(texture->saveBuffer("/no/such/folder/picture.png"));
    EXPECT_TRUE(texture->getUIImageFromBuffer(image));
    EXPECT_EQ(image->getWidth(), 3);
    image->release();
}

// A game shows the screenshot, or sends it, in the next line.
TEST_F(ClassicTextureTest, ItsFileIsThereAfterTheCall) {
    copra::installImageCodec();
    texture->beginWithClear(0, 1, 0, 1);
    block(1, kRed)->visit();
    texture->end();
    EXPECT_TRUE(texture->saveToFile("copra-classic.png", kCCImageFormatPNG));
    const std::string written = CCFileUtils::sharedFileUtils()->getWritablePath() + "copra-classic.png";
    EXPECT_EQ(lettersOf(written), "rgg\n");
    std::remove(written.c_str());
    EXPECT_FALSE(texture->saveToFile("/no/such/folder/picture.png", kCCImageFormatPNG));
}
