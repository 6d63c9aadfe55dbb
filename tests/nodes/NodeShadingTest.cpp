#include "nodes/DrawingStage.h"

#include "nodes/LayerColor.h"
#include "nodes/Sprite.h"
#include "nodes/SpriteBatchNode.h"
#include "render/GLProgramCache.h"
#include "render/GLProgramState.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class NodeShading : public DrawingStage {
protected:
    static GLProgram* makeProgram() {
        return GLProgram::createWithByteArrays(nullptr, "void main() { gl_FragColor = vec4(1.0); }");
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

TEST_F(NodeShading, ANodeIsDrawnWithItsProgramAndItsChildrenAreNot) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    layer->addChild(LayerColor::create(Color4B::GREEN, 10, 10), -1);
    layer->addChild(LayerColor::create(Color4B::BLUE, 10, 10), 1);
    EXPECT_EQ(shaded(), "-");
    layer->setGLProgram(makeProgram());
    EXPECT_EQ(shaded(), "-S-");
}

TEST_F(NodeShading, NeighboursWithTheSameProgramAreDrawnInOneCall) {
    GLProgram* program = makeProgram();
    for (int i = 0; i < 3; ++i) onStage(LayerColor::create(Color4B::RED, 10, 10))->setGLProgram(program);
    EXPECT_EQ(shaded(), "S");
}

TEST_F(NodeShading, ABatchNodeDrawsItsSpritesWithItsProgram) {
    Texture2D* texture = Sprite::create()->getTexture();
    auto* batch = onStage(SpriteBatchNode::createWithTexture(texture));
    batch->addChild(Sprite::createWithTexture(texture, Rect(0, 0, 2, 2)));
    batch->addChild(Sprite::createWithTexture(texture, Rect(0, 0, 2, 2)));
    batch->setGLProgram(makeProgram());
    EXPECT_EQ(shaded(), "S");
}

TEST_F(NodeShading, TheStandardProgramAndNullTakeAProgramAwayAgain) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    layer->setGLProgram(makeProgram());
    layer->setGLProgramState(
        GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR));
    EXPECT_EQ(shaded(), "-");
    layer->setGLProgram(makeProgram());
    layer->setGLProgram(nullptr);
    EXPECT_EQ(shaded(), "-");
}

TEST_F(NodeShading, ANodeAlwaysNamesAProgram) {
    auto* layer = onStage(LayerColor::create(Color4B::RED, 10, 10));
    EXPECT_TRUE(layer->getGLProgram()->isStandard());
    const RefPtr<GLProgramState> state = GLProgramState::create(makeProgram());
    layer->setGLProgramState(state);
    EXPECT_EQ(layer->getGLProgramState(), state);
    EXPECT_EQ(layer->getGLProgram(), state->getGLProgram());
}
