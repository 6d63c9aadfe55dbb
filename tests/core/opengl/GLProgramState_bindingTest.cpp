#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "base/log.h"
#include "opengl/CustomCommand.h"
#include "opengl/GLProgramState.h"
#include "opengl/glStateCache.h"
#include "render/RendererFixture.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

using namespace cocos2d;
using copra::ShaderValue;
using copra::test::makeTexture;
using copra::test::RendererFixture;

namespace {

RefPtr<GLProgramState> makeBoundState() {
    return GLProgramState::create(GLProgram::createWithByteArrays(
        "attribute vec4 a_position; attribute vec2 a_wind; void main() {}",
        "uniform float u_amount; uniform sampler2D u_mask; void main() { gl_FragColor = CC_Time; }"));
}

/// What a game does in the one CustomCommand of a frame.
void drawWith(RendererFixture& fixture, const std::function<void()>& body) {
    CustomCommand command;
    command.init(0);
    command.func = body;
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
}

const ShaderValue* valueNamed(const copra::NullRawGL& raw, const std::string& name) {
    const ShaderValue* found = nullptr;
    for (const ShaderValue& value : raw.values)
        if (value.name == name) found = &value;
    return found;
}

/// Knows the bindings that start with "MY_".
class Resolver : public GLProgramState::AutoBindingResolver {
public:
    explicit Resolver(float value) : _value(value) {}
    bool resolveAutoBinding(GLProgramState* state, Node* node, const std::string& uniform,
                            const std::string& binding) override {
        if (binding.rfind("MY_", 0) != 0) return false;
        lastNode = node;
        state->setUniformFloat(uniform, _value);
        return true;
    }
    Node* lastNode = nullptr;

private:
    float _value;
};

Node* someNode() {
    static int s_place;
    return reinterpret_cast<Node*>(&s_place);
}

} // namespace

// A game breaks a cycle: the callback was the last that retained the state.
TEST(GLProgramBinding, ACallbackMayHoldTheLastReferenceToTheState) {
    const RendererFixture fixture;
    const RefPtr<GLProgram> other = makeBoundState()->getGLProgram();
    const std::vector<std::function<void(GLProgramState&)>> ends = {
        [](GLProgramState& state) { state.setUniformCallback("u_amount", nullptr); },
        [&](GLProgramState& state) { state.setGLProgram(other); },
        [](GLProgramState& state) { state.setVertexAttribCallback("a_wind", nullptr); },
        [](GLProgramState& state) {
            state.setVertexAttribPointer("a_wind", 2, GL_FLOAT, GL_FALSE, 8, nullptr);
        },
    };
    for (std::size_t i = 0; i < ends.size(); ++i) {
        RefPtr<GLProgramState> held = makeBoundState();
        GLProgramState* const state = held;
        if (i < 2)
            state->setUniformCallback("u_amount", [held](GLProgram*, Uniform*) {});
        else
            state->setVertexAttribCallback("a_wind", [held](VertexAttrib*) {});
        const copra::WeakPtr<GLProgramState> weak(state);
        held = nullptr;
        PoolManager::getInstance()->getCurrentPool()->clear();
        ASSERT_TRUE(weak.get());
        ends[i](*state);
        EXPECT_FALSE(weak.get()) << i;
    }
}

TEST(GLProgramBinding, AppliesProgramValuesAndArraysInACustomCommand) {
    RendererFixture fixture;
    const auto state = makeBoundState();
    const auto mask = makeTexture(4, 4);
    float places[6] = {};
    state->setUniformFloat("u_amount", 0.25f);
    state->setUniformTexture("u_mask", mask);
    state->setVertexAttribPointer("a_position", 2, GL_FLOAT, GL_FALSE, 8, places);
    int calls = 0;
    state->setVertexAttribCallback("a_wind", [&calls](VertexAttrib* attribute) {
        ++calls;
        EXPECT_EQ(attribute->name, "a_wind");
    });
    Mat4 place;
    Mat4::createTranslation(3, 4, 0, &place);
    drawWith(fixture, [&] { state->apply(place); });

    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    ASSERT_NE(raw.shader, copra::kNoShader);
    EXPECT_EQ(raw.shader, state->getGLProgram()->getProgram());
    EXPECT_EQ(fixture.parts.device->shaderStore().find(raw.shader)->attributes[0], "a_position");
    EXPECT_EQ(valueNamed(raw, "u_amount")->floats, copra::Array<float>{0.25f});
    EXPECT_NE(valueNamed(raw, "u_mask")->texture, copra::kNoTexture);
    EXPECT_NE(valueNamed(raw, "CC_Time"), nullptr);
    EXPECT_EQ(raw.modelView.m[12], 3);
    EXPECT_EQ(raw.arrays.at(0).size, 2);
    EXPECT_EQ(raw.arrays.at(0).stride, 8);
    EXPECT_EQ(raw.arrays.at(0).first, places);
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(raw.enabled, state->getVertexAttribsFlags());
    EXPECT_EQ(state->getVertexAttribCount(), 2);
}

TEST(GLProgramBinding, SetsValuesAtOnceOfAProgramThatIsInUse) {
    RendererFixture fixture;
    const auto state = makeBoundState();
    GLProgram* program = state->getGLProgram();
    drawWith(fixture, [&] {
        program->use();
        program->setUniformsForBuiltins();
        program->setUniformLocationWith1f(program->getUniformLocation("u_amount"), 0.5f);
        EXPECT_EQ(valueNamed(fixture.parts.device->rawGL(), "u_amount")->floats, copra::Array<float>{0.5f});
    });
    const std::size_t programs = fixture.parts.device->shaderStore().count();
    program->setUniformLocationWith1f(program->getUniformLocation("u_amount"), 1);
    EXPECT_EQ(valueNamed(fixture.parts.device->rawGL(), "u_amount")->floats, copra::Array<float>{0.5f});
    EXPECT_EQ(programs, 1u);
}

TEST(GLProgramBinding, SaysOnceThatThereIsNothingToApplyToOutsideOfACommand) {
    RendererFixture fixture;
    const auto state = makeBoundState();
    const copra::LogCapture log;
    state->apply(Mat4::IDENTITY);
    state->apply(Mat4::IDENTITY);
    GL::blendFunc(GL_ONE, GL_ONE);
    GL::enableVertexAttribs(GL::VERTEX_ATTRIB_FLAG_POS_COLOR_TEX);
    GL::bindTexture2D(1);
    EXPECT_LE(log.lineCount(), 4);
    EXPECT_EQ(fixture.parts.device->rawGL().shader, copra::kNoShader);
}

TEST(GLProgramBinding, SaysWhichAttributeIsNotThere) {
    const auto state = makeBoundState();
    const copra::LogCapture log;
    state->setVertexAttribPointer("a_typo", 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("a_typo"));
    EXPECT_EQ(state->getVertexAttribsFlags(), 0u);
}

TEST(GLStateCache, PassesToTheDeviceWhatOpenGLCannotTakeDirectly) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    drawWith(fixture, [&] {
        GL::enableVertexAttribs(GL::VERTEX_ATTRIB_FLAG_POSITION | GL::VERTEX_ATTRIB_FLAG_TEX_COORD);
        GL::blendFunc(GL_SRC_ALPHA, GL_ONE);
        GL::bindTexture2D(texture->getName());
        GL::bindTexture2DN(2, texture->getName());
    });
    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    EXPECT_EQ(raw.enabled, 5u);
    EXPECT_EQ(raw.blend, BlendFunc::ADDITIVE);
    EXPECT_NE(raw.textures.at(0), copra::kNoTexture);
    EXPECT_EQ(raw.textures.at(0), raw.textures.at(2));
    drawWith(fixture, [] { GL::bindTexture2D(static_cast<Texture2D*>(nullptr)); });
    EXPECT_EQ(raw.textures.at(0), copra::kNoTexture);
}

TEST(AutoBinding, IsResolvedWhenANodeIsGivenTheState) {
    RendererFixture fixture;
    const auto state = makeBoundState();
    const Resolver resolver(0.5f);
    state->setParameterAutoBinding("u_amount", "MY_AMOUNT");
    EXPECT_EQ(resolver.lastNode, nullptr);
    state->setNodeBinding(someNode());
    EXPECT_EQ(resolver.lastNode, someNode());
    EXPECT_EQ(state->getNodeBinding(), someNode());
    drawWith(fixture, [&] { state->apply(Mat4::IDENTITY); });
    EXPECT_EQ(valueNamed(fixture.parts.device->rawGL(), "u_amount")->floats, copra::Array<float>{0.5f});
}

TEST(AutoBinding, IsAskedOfTheOldestResolverFirst) {
    const auto state = makeBoundState();
    state->setNodeBinding(someNode());
    const Resolver first(1);
    const Resolver second(2);
    state->setParameterAutoBinding("u_amount", "MY_AMOUNT");
    EXPECT_EQ(first.lastNode, someNode());
    EXPECT_EQ(second.lastNode, nullptr);
}

TEST(AutoBinding, WithoutAResolverIsLogged) {
    const auto state = makeBoundState();
    state->setNodeBinding(someNode());
    { const Resolver gone(1); }
    const copra::LogCapture log;
    state->setParameterAutoBinding("u_amount", "MY_AMOUNT");
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("MY_AMOUNT"));
}
