#include "opengl/GLProgram.h"

#include "base/AutoreleasePool.h"
#include "base/log.h"
#include "opengl/CustomCommand.h"
#include "opengl/GLProgramCache.h"
#include "opengl/GLProgramState.h"
#include "render/RendererFixture.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace cocos2d;
using copra::ShaderValue;
using copra::test::makeTexture;
using copra::test::RendererFixture;

namespace {

const char* const kFragment =
    "uniform float u_amount;\nuniform vec2 u_points[3];\nuniform sampler2D u_mask;\n"
    "void main() { gl_FragColor = u_amount * texture2D(CC_Texture0, v_texCoord); }";

RefPtr<GLProgramState> makeState(const char* fragment = kFragment) {
    return GLProgramState::create(GLProgram::createWithByteArrays(nullptr, fragment));
}

/// The value that the last draw call was given; null where there was none.
const ShaderValue* drawnValue(const RendererFixture& fixture, const std::string& name) {
    for (const ShaderValue& value : fixture.draws().back().shaderValues)
        if (value.name == name) return &value;
    return nullptr;
}

void drawQuad(RendererFixture& fixture, GLProgramState* state, float x = 1, Texture2D* texture = nullptr) {
    const copra::RenderScope scope(fixture.renderer);
    fixture.renderer.useProgram(state);
    fixture.addQuad(x, {texture, BlendFunc::ALPHA_PREMULTIPLIED});
}

} // namespace

TEST(GLProgram, IsCompiledOnFirstUseAndReleasedAtItsEnd) {
    RendererFixture fixture;
    {
        const auto state = makeState();
        EXPECT_EQ(fixture.parts.device->shaderStore().count(), 0u);
        for (int i = 0; i < 2; ++i) {
            drawQuad(fixture, state);
            fixture.renderer.render();
        }
        EXPECT_EQ(fixture.parts.device->shaderStore().count(), 1u);
        EXPECT_EQ(fixture.draws().back().shader, state->getGLProgram()->getProgram());
    }
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(fixture.parts.device->shaderStore().count(), 0u);
}

TEST(GLProgram, KeepsNeighborsWithTheSameStateInOneCall) {
    RendererFixture fixture;
    const auto state = makeState();
    const RefPtr<GLProgramState> other = state->clone();
    drawQuad(fixture, state, 1);
    drawQuad(fixture, state, 2);
    drawQuad(fixture, other, 3);
    fixture.addQuad(4);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "12|3|4");
    EXPECT_NE(fixture.draws()[0].shader, copra::kNoShader);
    EXPECT_EQ(fixture.draws()[2].shader, copra::kNoShader);
}

TEST(GLProgram, HandsValuesToTheDevice) {
    RendererFixture fixture;
    const auto state = makeState();
    const auto mask = makeTexture(4, 4);
    const Vec2 points[] = {{1, 2}, {3, 4}};
    state->setUniformFloat("u_amount", 0.25f);
    state->setUniformVec2v("u_points", 2, points);
    state->setUniformTexture("u_mask", mask);
    drawQuad(fixture, state);
    fixture.renderer.render();
    EXPECT_EQ(drawnValue(fixture, "u_amount")->floats, copra::Array<float>{0.25f});
    EXPECT_TRUE(drawnValue(fixture, "u_points")->isArray);
    EXPECT_EQ(drawnValue(fixture, "u_points")->floats, (copra::Array<float>{1, 2, 3, 4}));
    EXPECT_EQ(drawnValue(fixture, "u_mask")->kind, ShaderValue::Kind::Texture);
    EXPECT_NE(drawnValue(fixture, "u_mask")->texture, copra::kNoTexture);
    EXPECT_EQ(drawnValue(fixture, "CC_Texture0")->kind, ShaderValue::Kind::CurrentTexture);
    EXPECT_EQ(drawnValue(fixture, "CC_Time"), nullptr);
}

TEST(GLProgram, HandsWholeNumbersAndMatricesToTheDevice) {
    RendererFixture fixture;
    const auto state = makeState("uniform bool u_on; uniform ivec2 u_cells[2]; uniform mat3 u_turns[2];"
                                 "uniform int u_kind; void main() {}");
    GLProgram* program = state->getGLProgram();
    GLint cells[] = {1, 2, 3, 4};
    float turns[18] = {};
    turns[17] = 5;
    state->setUniformInt("u_on", 1);
    program->setUniformLocationWith2iv(program->getUniformLocation("u_cells"), cells, 2);
    program->setUniformLocationWithMatrix3fv(program->getUniformLocation("u_turns"), turns, 2);
    program->setUniformLocationWith1i(program->getUniformLocation("u_kind"), 7);
    drawQuad(fixture, state);
    fixture.renderer.render();
    EXPECT_EQ(drawnValue(fixture, "u_on")->ints, copra::Array<int>{1});
    EXPECT_EQ(drawnValue(fixture, "u_cells")->kind, ShaderValue::Kind::Ivec2);
    EXPECT_TRUE(drawnValue(fixture, "u_cells")->isArray);
    EXPECT_EQ(drawnValue(fixture, "u_cells")->ints, (copra::Array<int>{1, 2, 3, 4}));
    EXPECT_EQ(drawnValue(fixture, "u_turns")->floats.size(), 18u);
    EXPECT_FALSE(drawnValue(fixture, "u_kind")->isArray);
    EXPECT_EQ(program->getUniform("u_on")->type, static_cast<GLenum>(GL_BOOL));
}

TEST(GLProgram, SharesItsOwnValuesWithAllStates) {
    RendererFixture fixture;
    const auto state = makeState();
    GLProgram* program = state->getGLProgram();
    program->setUniformLocationWith1f(program->getUniformLocation("u_amount"), 0.5f);
    drawQuad(fixture, state);
    fixture.renderer.render();
    EXPECT_EQ(drawnValue(fixture, "u_amount")->floats, copra::Array<float>{0.5f});
}

TEST(GLProgram, AsksCallbacksBeforeEachDrawCall) {
    RendererFixture fixture;
    const auto state = makeState();
    int calls = 0;
    state->setUniformCallback("u_amount", [&calls](GLProgram* program, Uniform* uniform) {
        program->setUniformLocationWith1f(uniform->location, static_cast<float>(++calls));
    });
    for (int i = 0; i < 2; ++i) {
        drawQuad(fixture, state);
        fixture.renderer.render();
    }
    EXPECT_EQ(drawnValue(fixture, "u_amount")->floats, copra::Array<float>{2});
}

TEST(GLProgram, SetsTimeAndRandomNumbersForShaders) {
    RendererFixture fixture;
    const auto state = makeState("void main() { gl_FragColor = CC_Time * CC_Random01; }");
    fixture.renderer.setShaderTime(3.0f);
    drawQuad(fixture, state);
    fixture.renderer.render();
    EXPECT_EQ(drawnValue(fixture, "CC_Time")->floats, (copra::Array<float>{3.0f / 10.0f, 3, 6, 12}));
    EXPECT_FLOAT_EQ(drawnValue(fixture, "CC_SinTime")->floats[3], std::sin(3.0f));
    EXPECT_FLOAT_EQ(drawnValue(fixture, "CC_CosTime")->floats[0], std::cos(3.0f / 8.0f));
    const copra::Array<float> chance = drawnValue(fixture, "CC_Random01")->floats;
    for (const float number : chance) {
        EXPECT_GE(number, 0.0f);
        EXPECT_LT(number, 1.0f);
    }
    drawQuad(fixture, state);
    fixture.renderer.render();
    EXPECT_NE(drawnValue(fixture, "CC_Random01")->floats, chance);
}

TEST(GLProgram, SaysOnceWhatCannotBeCompiledAndDrawsWithoutIt) {
    RendererFixture fixture;
    fixture.parts.device->shaderStore().refusal =
        "Failed to compile fragment shader:\n0:3(9): error: `blue' undeclared\n";
    const auto state = makeState();
    const copra::LogCapture log;
    for (int i = 0; i < 2; ++i) {
        drawQuad(fixture, state);
        fixture.renderer.render();
    }
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("the fragment shader:3: ")) << log.text();
    EXPECT_TRUE(log.contains("`blue' undeclared")) << log.text();
    EXPECT_EQ(fixture.order(), "1|1");
    EXPECT_EQ(fixture.draws().back().shader, copra::kNoShader);
}

TEST(GLProgram, NeedsNoShaderForTextureTimesColor) {
    RendererFixture fixture;
    drawQuad(fixture, GLProgramState::getOrCreateWithGLProgramName(
                          GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP));
    fixture.addQuad(2);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "12");
    EXPECT_EQ(fixture.parts.device->shaderStore().count(), 0u);
}

TEST(GLProgram, TakesItsTextureOffTheSharedPageSinceItCountsInFractions) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const auto neighbor = makeTexture(4, 4);
    fixture.addQuad(1, {neighbor, BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.addQuad(2, {texture, BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    ASSERT_EQ(fixture.order(), "12");
    const copra::TextureId page = fixture.draws()[0].state.texture;
    drawQuad(fixture, makeState(), 3, texture);
    fixture.renderer.render();
    EXPECT_NE(fixture.draws().back().state.texture, page);
    EXPECT_EQ(fixture.draws().back().vertices[0].texCoords, Vec2());
}

TEST(GLProgram, LivesUntilTheFrameIsDrawn) {
    RendererFixture fixture;
    {
        const auto state = makeState();
        drawQuad(fixture, state);
    }
    PoolManager::getInstance()->getCurrentPool()->clear();
    fixture.renderer.render();
    EXPECT_NE(fixture.draws().back().shader, copra::kNoShader);
}

TEST(GLProgram, SaysOnceThatNodesHaveNoValuesForAttributesOfItsOwn) {
    RendererFixture fixture;
    const RefPtr<GLProgramState> state = GLProgramState::create(GLProgram::createWithByteArrays(
        "attribute vec4 a_position; attribute vec2 a_wind; attribute float a_age; void main() {}",
        kFragment));
    const copra::LogCapture log;
    for (int i = 0; i < 2; ++i) {
        drawQuad(fixture, state);
        fixture.renderer.render();
    }
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains("a_wind, a_age"));
    EXPECT_NE(fixture.draws().back().shader, copra::kNoShader);
}

TEST(GLProgram, KnowsItsAttributes) {
    const RefPtr<GLProgram> program = GLProgram::createWithByteArrays(
        "attribute vec4 a_position; attribute vec2 a_wind; void main() {}", kFragment);
    EXPECT_EQ(program->getAttribLocation("a_position"), GLProgram::VERTEX_ATTRIB_POSITION);
    EXPECT_EQ(program->getAttribLocation("a_color"), -1);
    EXPECT_EQ(program->getVertexAttrib("a_wind")->type, static_cast<GLenum>(GL_FLOAT_VEC2));
    program->bindAttribLocation("a_wind", 9);
    EXPECT_EQ(program->getAttribLocation("a_wind"), 9);
    EXPECT_EQ(program->shader().arrays.attributes.at(9), "a_wind");
    program->bindAttribLocation("a_gone", 3);
    program->bindAttribLocation("a_wind", 1000);
    EXPECT_EQ(program->getAttribLocation("a_wind"), 9);
}

TEST(GLProgram, SaysWhichUniformIsNotThere) {
    const auto state = makeState();
    const copra::LogCapture log;
    for (int frame = 0; frame < 3; ++frame) state->setUniformFloat("u_typo", 1);
    EXPECT_EQ(log.lineCount(), 1) << "once, not in every frame";
    EXPECT_TRUE(log.contains("u_typo"));
    state->setUniformFloat(99, 1);
    state->setUniformFloat(-1, 1);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(GLProgram, SaysWhichFileIsNotThere) {
    const copra::LogCapture log;
    EXPECT_EQ(GLProgram::createWithFilenames("gone.vsh", "gone.fsh"), nullptr);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("gone.vsh"));
}

TEST(GLProgramCache, KnowsTheStandardProgramsAndThoseThatAreAdded) {
    GLProgramCache* cache = GLProgramCache::getInstance();
    for (const char* name : {"ShaderPositionTextureColor",
                             "ShaderPositionTextureColor_noMVP",
                             "ShaderPositionTextureColorAlphaTest",
                             "ShaderPositionTextureColorAlphaTest_NoMV",
                             "ShaderPositionColor",
                             "ShaderPositionColor_noMVP",
                             "ShaderPositionTexture",
                             "ShaderPositionTexture_uColor",
                             "ShaderPositionTextureA8Color",
                             "ShaderPosition_uColor",
                             "ShaderUIGrayScale",
                             "ShaderPositionLengthTextureColor",
                             "ShaderPositionColorTexAsPointsize",
                             "#ShaderETC1ASPositionTextureColor",
                             "#ShaderETC1ASPositionTextureColor_noMVP",
                             "#ShaderETC1ASPositionTextureGray",
                             "#ShaderETC1ASPositionTextureGray_noMVP",
                             "ShaderLabelNormal",
                             "ShaderLabelOutline",
                             "ShaderLabelDFNormal",
                             "ShaderLabelDFGlow"}) {
        EXPECT_NE(cache->getGLProgram(name), nullptr) << name;
    }
    EXPECT_EQ(cache->getGLProgram("mine"), nullptr);
    GLProgram* mine = GLProgram::createWithByteArrays(nullptr, kFragment);
    cache->addGLProgram(mine, "mine");
    EXPECT_EQ(cache->getGLProgram("mine"), mine);
    EXPECT_EQ(GLProgramState::getOrCreateWithGLProgramName("mine"),
              GLProgramState::getOrCreateWithGLProgram(mine));
    GLProgramCache::destroyInstance();
    EXPECT_EQ(GLProgramCache::getInstance()->getGLProgram("mine"), nullptr);
}

TEST(GLProgramState, CloneHasTheSameValuesAndGoesItsOwnWay) {
    RendererFixture fixture;
    const auto state = makeState();
    state->setUniformFloat("u_amount", 1);
    const RefPtr<GLProgramState> copy = state->clone();
    state->setUniformFloat("u_amount", 2);
    EXPECT_EQ(copy->getGLProgram(), state->getGLProgram());
    drawQuad(fixture, copy);
    fixture.renderer.render();
    EXPECT_EQ(drawnValue(fixture, "u_amount")->floats, copra::Array<float>{1});
}

TEST(Renderer, StepsAsideWhileACommandMayCallOpenGL) {
    RendererFixture fixture;
    CustomCommand command;
    command.init(0);
    command.func = [] {};
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    EXPECT_EQ(fixture.parts.device->rawGLCount(), 1u);
}
