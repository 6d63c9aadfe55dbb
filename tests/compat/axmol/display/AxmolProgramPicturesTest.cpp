// A program of axmol, whose shader is in the GLSL of OpenGL ES 3.1, draws the picture of the same program of cocos2d-x 3.17.
#include "axmol.h"
#include "compat/axmol/vertexShader.h"
#include "compat/names/display/SpriteInWindow.h"
#include "testing/TestFiles.h"

USING_NS_AX;

namespace {

constexpr char kIn3x[] = R"(
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform vec3 u_tint;
void main() {
    gl_FragColor = texture2D(CC_Texture0, v_texCoord.yx) * v_fragmentColor * vec4(u_tint, 1.0);
})";
constexpr char kInAxmol[] = R"(#version 310 es
precision highp float;
layout(location = COLOR0) in vec4 v_color;
layout(location = TEXCOORD0) in vec2 v_texCoord;
layout(binding = 0) uniform sampler2D u_tex0;
layout(std140) uniform fs_ub {
    vec3 u_tint;
};
layout(location = SV_Target0) out vec4 FragColor;
void main() {
    FragColor = texture(u_tex0, v_texCoord.yx) * v_color * vec4(u_tint, 1.0);
})";
class AxmolProgramPictures : public SpriteInWindow {
protected:
    void TearDown() override {
        GLProgramCache::destroyInstance();
        SpriteInWindow::TearDown();
    }
    copra::testing::TestFiles files;
};

TEST_F(AxmolProgramPictures, AreThoseOf3x) {
    const Vec3 tint(0.5f, 1.0f, 0.25f);
    const auto plain = drawn();
    auto* const old =
        GLProgramState::create(GLProgram::createWithByteArrays(ccPositionTextureColor_noMVP_vert, kIn3x));
    old->setUniformVec3("u_tint", tint);
    sprite->setGLProgramState(old);
    const auto in3x = drawn();
    EXPECT_NE(in3x, plain);

    files.add("shaders/tint.frag", kInAxmol);
    files.add("shaders/tint.vert", kVertexShaderOfAxmol);
    for (const char* vertex : {"positionTextureColor_vs", "custom/tint_vs"}) {
        backend::Program* const program =
            ProgramManager::getInstance()->loadProgram(vertex, "custom/tint_fs");
        ASSERT_NE(program, nullptr);
        RefPtr<ProgramState> state;
        state.weakAssign(new ProgramState(program));
        sprite->setProgramState(state);
        state->setUniform(state->getUniformLocation("u_tint"), &tint, sizeof tint);
        EXPECT_EQ(drawn(), in3x) << vertex;
    }
}

} // namespace
