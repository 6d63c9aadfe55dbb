#include "GuideTest.h"
#include "render/Renderer.h"

USING_NS_CC;

namespace {

class RenderingTest : public GuideTest {};

/// Draws its children only in its left half.
class HalfNode : public Node {
public:
    CREATE_FUNC(HalfNode);

    //! [scope]
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override {
        const copra::RenderScope scope(*renderer);
        renderer->clip(Rect(0, 0, 240, 320)); // world coordinates; intersected with the current clip
        renderer->useProgram(nullptr);        // the standard program
        Node::visit(renderer, parentTransform, parentFlags);
    }
    //! [scope]
};

TEST_F(RenderingTest, AScopeClipsAndRestores) {
    auto* scene = Scene::create();
    auto* half = HalfNode::create();
    half->addChild(LayerColor::create(Color4B::RED));
    scene->addChild(half);
    app.run(scene);
    const auto picture = app.picture();
    const auto colorAt = [&](int x, int y) {
        const auto* pixel = &picture.rgba[static_cast<std::size_t>((y * picture.size.width + x) * 4)];
        return Color3B(pixel[0], pixel[1], pixel[2]);
    };
    EXPECT_EQ(colorAt(picture.size.width / 4, picture.size.height / 2), Color3B::RED);
    EXPECT_NE(colorAt(picture.size.width * 3 / 4, picture.size.height / 2), Color3B::RED);
}

TEST_F(RenderingTest, AStandardProgramDrawsANodeInGray) {
    auto* scene = run<Scene>();
    //! [gray]
    auto* statue = Sprite::create("logo.png");
    auto* gray = GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_GRAYSCALE);
    statue->setGLProgramState(gray);
    statue->setPosition(100, 160);
    scene->addChild(statue);
    //! [gray]
    EXPECT_EQ(statue->getGLProgramState(), gray);
}

TEST_F(RenderingTest, AProgramIsReadFromFiles) {
    files.add("shaders/sprite.vert",
              "attribute vec4 a_position;\nattribute vec2 a_texCoord;\nattribute vec4 a_color;\n"
              "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"
              "void main() {\n"
              "    gl_Position = CC_MVPMatrix * a_position;\n"
              "    v_fragmentColor = a_color;\n"
              "    v_texCoord = a_texCoord;\n"
              "}\n");
    files.add("shaders/negative.frag", "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"
                                       "void main() {\n"
                                       "    vec4 c = v_fragmentColor * texture2D(CC_Texture0, v_texCoord);\n"
                                       "    gl_FragColor = vec4(c.a - c.rgb, c.a);\n"
                                       "}\n");
    auto* scene = run<Scene>();
    //! [files]
    auto* program = GLProgram::createWithFilenames("shaders/sprite.vert", "shaders/negative.frag");
    auto* negative = Sprite::create("logo.png");
    negative->setGLProgram(program);
    negative->setPosition(100, 160);
    scene->addChild(negative);
    //! [files]
    ASSERT_NE(program, nullptr);
    EXPECT_EQ(negative->getGLProgram(), program);
}

TEST_F(RenderingTest, AProgramOfAGameHasUniforms) {
    auto* scene = run<Scene>();
    //! [shader]
    const char* fragment = "varying vec4 v_fragmentColor;\n"
                           "varying vec2 v_texCoord;\n"
                           "uniform float u_inverted;\n"
                           "void main() {\n"
                           "    vec4 c = v_fragmentColor * texture2D(CC_Texture0, v_texCoord);\n"
                           "    gl_FragColor = vec4(mix(c.rgb, c.a - c.rgb, u_inverted), c.a);\n"
                           "}\n";
    auto* program = GLProgram::createWithByteArrays(ccPositionTextureColor_noMVP_vert, fragment);
    auto* state = GLProgramState::create(program);
    state->setUniformFloat("u_inverted", 1); // 0 shows the colors of the image
    auto* negative = Sprite::create("logo.png");
    negative->setGLProgramState(state);
    negative->setPosition(100, 160);
    scene->addChild(negative);
    //! [shader]
    EXPECT_EQ(negative->getGLProgram(), program);
}

TEST_F(RenderingTest, BlendFunctionsBrightenAndDarken) {
    auto* scene = run<Scene>();
    //! [blend]
    scene->addChild(LayerColor::create(Color4B(200, 100, 50, 255))); // the background
    auto* light = Sprite::create("logo.png");
    light->setBlendFunc(BlendFunc::ADDITIVE); // brightens what is behind it
    light->setPosition(120, 160);
    scene->addChild(light);
    auto* shade = Sprite::create("logo.png");
    shade->setBlendFunc({GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA}); // multiplies the colors
    shade->setPosition(360, 160);
    scene->addChild(shade);
    //! [blend]
    const auto picture = app.picture();
    const auto colorAt = [&](float x, float y) { // a pixel of the picture is a point
        const int column = static_cast<int>(x), row = picture.size.height - 1 - static_cast<int>(y);
        const auto* pixel = &picture.rgba[static_cast<std::size_t>((row * picture.size.width + column) * 4)];
        return Color3B(pixel[0], pixel[1], pixel[2]);
    };
    for (auto* sprite : {light, shade}) { // the corners of the image are transparent
        const Rect box = sprite->getBoundingBox();
        EXPECT_EQ(colorAt(box.getMinX() + 2, box.getMinY() + 2), Color3B(200, 100, 50));
        EXPECT_EQ(colorAt(box.getMaxX() - 2, box.getMaxY() - 2), Color3B(200, 100, 50));
    }
    EXPECT_GT(colorAt(120, 160).g, 150); // brighter
    EXPECT_LT(colorAt(360, 160).b, 45);  // darker: the center of the star has 188 of 255 in blue
}

TEST_F(RenderingTest, AStencilClipsAndCanBeInverted) {
    auto* scene = run<Scene>();
    //! [clipping]
    auto* disc = DrawNode::create();
    disc->drawDot(Vec2(240, 160), 60, Color4F::WHITE);
    auto* porthole = ClippingNode::create(disc);
    porthole->addChild(LayerColor::create(Color4B::BLUE)); // shows only within the disc
    scene->addChild(porthole);
    //! [clipping]
    app.step();
    EXPECT_EQ(porthole->getStencil(), disc);
}

TEST_F(RenderingTest, NodesDrawIntoATexture) {
    auto* scene = run<Scene>();
    //! [canvas]
    auto* canvas = RenderTexture::create(200, 100);
    canvas->setPosition(240, 160);
    scene->addChild(canvas);

    auto* brush = DrawNode::create();
    brush->drawDot(Vec2(100, 50), 30, Color4F::RED);
    canvas->beginWithClear(1, 1, 1, 1); // white, without transparency
    brush->visit();
    canvas->end();
    //! [canvas]
    app.step();
    EXPECT_TRUE(canvas->getSprite()->getContentSize().equals(Size(200, 100)));
}

TEST_F(RenderingTest, AGridDistortsNodesForAWhile) {
    auto* scene = run<Scene>();
    //! [grid]
    auto* pond = NodeGrid::create();
    scene->addChild(pond);
    auto* garden = Sprite::create("garden.png"); // the node to distort
    garden->setPosition(240, 160);
    pond->addChild(garden);
    auto* waves = Waves3D::create(2, Size(15, 10), 5, 20); // the waves are 20 points high
    pond->runAction(Sequence::create(waves, StopGrid::create(), nullptr));
    //! [grid]
    app.step(3);
    ASSERT_NE(pond->getGrid(), nullptr);
    EXPECT_TRUE(pond->getGrid()->isActive());
    app.wait(2.1f);
    EXPECT_FALSE(pond->getGrid()->isActive());
}

TEST_F(RenderingTest, TheRendererCountsDrawCalls) {
    auto* scene = run<Scene>();
    scene->addChild(LayerColor::create(Color4B::BLUE));
    app.step();
    //! [count]
    auto* renderer = Director::getInstance()->getRenderer();
    log("%d draw calls, %d vertices in the last frame", static_cast<int>(renderer->getDrawnBatches()),
        static_cast<int>(renderer->getDrawnVertices()));
    //! [count]
    EXPECT_EQ(renderer->getDrawnBatches(), 1);
}

TEST_F(RenderingTest, NodesOfAKindShareADrawCall) {
    auto* scene = run<Scene>();
    //! [order]
    for (int i = 0; i < 10; ++i) {
        auto* glow = Sprite::create("star.png");
        glow->setBlendFunc(BlendFunc::ADDITIVE);
        glow->setPosition(30 + 40 * i, 160);
        scene->addChild(glow, 0); // Draw all glows first.

        auto* coin = Sprite::create("star.png");
        coin->setPosition(30 + 40 * i, 160);
        scene->addChild(coin, 1); // Draw all coins after them.
    }
    //! [order]
    app.step();
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnBatches(), 2);

    scene->removeAllChildren();
    for (int i = 0; i < 20; ++i) {
        auto* sprite = Sprite::create("star.png");
        if (i % 2 == 0) sprite->setBlendFunc(BlendFunc::ADDITIVE);
        sprite->setPosition(30 + 20 * i, 160);
        scene->addChild(sprite);
    }
    app.step();
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnBatches(), 20);
}

//! [command]
class Crosshair : public Node {
public:
    CREATE_FUNC(Crosshair);

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
        _command.init(getGlobalZOrder(), transform, flags);
        _command.func = [transform] { drawCross(transform); };
        renderer->addCommand(&_command);
    }

private:
    static void drawCross(const Mat4& transform) {
        constexpr auto kModelView = MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW;
        auto* director = Director::getInstance();
        director->pushMatrix(kModelView);
        director->loadMatrix(kModelView, transform); // (0, 0) is the origin of the node
        DrawPrimitives::setDrawColor4B(255, 0, 0, 255);
        DrawPrimitives::drawLine(Vec2(-20, 0), Vec2(20, 0));
        DrawPrimitives::drawLine(Vec2(0, -20), Vec2(0, 20));
        director->popMatrix(kModelView);
    }

    CustomCommand _command;
};
//! [command]

TEST_F(RenderingTest, ACustomCommandIsCalledInTheDrawOrder) {
    auto* scene = run<Scene>();
    //! [crosshair]
    auto* crosshair = Crosshair::create();
    crosshair->setPosition(240, 160);
    scene->addChild(crosshair);
    //! [crosshair]
    app.step();
    EXPECT_GT(Director::getInstance()->getRenderer()->getDrawnVertices(), 0);
    DrawPrimitives::setDrawColor4B(255, 255, 255, 255);
}

} // namespace
