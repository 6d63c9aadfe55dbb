#include "nodes/text/LabelFixture.h"

#include "base/lastReference.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/shapes/DrawNode.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "opengl/GLProgramCache.h"
#include "opengl/GLProgramState.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <filesystem>

using namespace cocos2d;

namespace {

class NodePrograms : public LabelFixture {
protected:
    static GLProgram* makeProgram() {
        return GLProgram::createWithByteArrays(nullptr, "void main() { gl_FragColor = vec4(1.0); }");
    }
    /// 4 x 4 white pixels.
    Texture2D* makePicture() {
        const std::vector<unsigned char> pixels(4 * 4 * 4, 255);
        auto* texture = new Texture2D();
        texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                              Texture2D::PixelFormat::RGBA8888, 4, 4, Size(4, 4));
        texture->autorelease();
        return texture;
    }
    template<class T>
    T* onStage(T* node) {
        scene->addChild(node);
        return node;
    }
    /// Whether each draw call had a shader, in order.
    std::string shaded() {
        std::string text;
        for (const copra::NullDraw& draw : drawn()) text += draw.shader == copra::kNoShader ? '-' : 'S';
        return text;
    }
};

} // namespace

TEST_F(NodePrograms, ANodeIsDrawnWithItsProgramAndItsChildrenAreNot) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    layer->addChild(LayerColor::create(Color4B::GREEN, 10, 10), -1);
    layer->addChild(LayerColor::create(Color4B::BLUE, 10, 10), 1);
    EXPECT_EQ(shaded(), "-");
    layer->setGLProgram(makeProgram());
    EXPECT_EQ(shaded(), "-S-");
}

TEST_F(NodePrograms, NeighborsWithTheSameProgramAreDrawnInOneCall) {
    GLProgram* program = makeProgram();
    for (int i = 0; i < 3; ++i) onStage(LayerColor::create(Color4B::RED, 10, 10))->setGLProgram(program);
    EXPECT_EQ(shaded(), "S");
}

TEST_F(NodePrograms, ABatchNodeDrawsItsSpritesWithItsProgram) {
    Texture2D* texture = Sprite::create()->getTexture();
    auto* batch = onStage(SpriteBatchNode::createWithTexture(texture));
    batch->addChild(Sprite::createWithTexture(texture, Rect(0, 0, 2, 2)));
    batch->addChild(Sprite::createWithTexture(texture, Rect(0, 0, 2, 2)));
    batch->setGLProgram(makeProgram());
    EXPECT_EQ(shaded(), "S");
}

TEST_F(NodePrograms, TheStandardProgramAndNullTakeAProgramAwayAgain) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    layer->setGLProgram(makeProgram());
    layer->setGLProgramState(
        GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR));
    EXPECT_EQ(shaded(), "-");
    layer->setGLProgram(makeProgram());
    layer->setGLProgram(nullptr);
    EXPECT_EQ(shaded(), "-");
}

TEST_F(NodePrograms, ANodeAlwaysNamesAProgram) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    EXPECT_TRUE(layer->getGLProgram()->isStandard());
    const RefPtr<GLProgramState> state = GLProgramState::create(makeProgram());
    layer->setGLProgramState(state);
    EXPECT_EQ(layer->getGLProgramState(), state);
    EXPECT_EQ(layer->getGLProgram(), state->getGLProgram());
}

TEST_F(NodePrograms, EveryKindOfNodeIsDrawnWithItsProgram) {
    const auto makeLabel = [] {
        Label* label = Label::createWithTTF("ab", "a.ttf", 20);
        label->getLetter(0); // one of the letters is a node
        return label;
    };
    auto* batch = SpriteBatchNode::createWithTexture(makePicture());
    batch->addChild(Sprite::createWithTexture(batch->getTexture()));
    auto* systems = ParticleBatchNode::createWithTexture(makePicture());
    auto* fire = ParticleFire::create();
    fire->setTexture(systems->getTexture());
    systems->addChild(fire);
    auto* drawing = DrawNode::create();
    drawing->drawDot(Vec2(5, 5), 3, Color4F::RED);
    auto* progress = ProgressTimer::create(Sprite::createWithTexture(makePicture()));
    progress->setPercentage(50);
    const std::pair<const char*, Node*> nodes[] = {
        {"Sprite", Sprite::createWithTexture(makePicture())},
        {"Label", makeLabel()},
        {"LayerColor", LayerColor::create(Color4B::RED, 10, 10)},
        {"LayerGradient", LayerGradient::create(Color4B::RED, Color4B::BLUE)},
        {"DrawNode", drawing},
        {"SpriteBatchNode", batch},
        {"ParticleSystemQuad", ParticleFire::create()},
        {"ParticleBatchNode", systems},
        {"ProgressTimer", progress},
    };
    for (const auto& [name, node] : nodes) {
        onStage(node);
        node->setGLProgram(makeProgram());
        for (int i = 0; i < 5; ++i) context.update(0.1f); // for particles
        const std::string calls = shaded();
        EXPECT_FALSE(calls.empty()) << name;
        EXPECT_EQ(calls.find('-'), std::string::npos) << name << ": " << calls;
        node->removeFromParent();
    }
}

TEST_F(NodePrograms, ALayerOfTilesIsDrawnWithItsProgramAndSoAreItsSprites) {
    const auto tests = std::filesystem::path(copra::testsFolder());
    auto* map = onStage(TMXTiledMap::createWithXML(
        "<map orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"24\" tileheight=\"24\">"
        "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"24\" tileheight=\"24\"><image source=\"tiles.png\"/>"
        "</tileset><layer name=\"l\" width=\"2\" height=\"1\"><data "
        "encoding=\"csv\">1,1</data></layer></map>",
        (tests / "conformance/part2/assets").string()));
    ASSERT_NE(map, nullptr);
    TMXLayer* layer = map->getLayer("l");
    ASSERT_NE(layer, nullptr);
    layer->setGLProgram(makeProgram());
    EXPECT_EQ(shaded(), "S");
    ASSERT_NE(layer->getTileAt(Vec2(1, 0)), nullptr);
    EXPECT_EQ(shaded().find('-'), std::string::npos) << shaded();
}

TEST_F(NodePrograms, AStateForgetsANodeThatIsGone) {
    RefPtr<GLProgramState> state = GLProgramState::create(makeProgram());
    {
        const RefPtr<Node> node = Node::create();
        node->setGLProgramState(state);
        EXPECT_EQ(state->getNodeBinding(), node.get());
        PoolManager::getInstance()->getCurrentPool()->clear();
    }
    EXPECT_EQ(state->getNodeBinding(), nullptr);
}

TEST_F(NodePrograms, TheProgramMayHoldTheLastReferenceToTheNode) {
    copra::test::endsWithItsLastReference(
        Node::create(),
        [](Node* node, const std::function<void()>& held) {
            auto* const state = GLProgramState::create(GLProgram::createWithByteArrays(
                nullptr, "uniform float u_amount; void main() { gl_FragColor = vec4(u_amount); }"));
            state->setUniformCallback("u_amount", [held](GLProgram*, Uniform*) {});
            node->setGLProgramState(state);
        },
        [](Node* node) { node->setGLProgramState(nullptr); });
}
