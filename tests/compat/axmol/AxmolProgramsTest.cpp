// Programs by the names of shaders, whose sources are in the GLSL of OpenGL ES 3.1.
#include "axmol.h"

#include "base/log.h"
#include "compat/axmol/vertexShader.h"
#include "testing/GameTest.h"

#include <algorithm>
#include <cctype>
#include <string>

USING_NS_AX;

namespace {

constexpr char kVertexIn2[] = R"(
attribute vec4 a_position;
attribute vec2 a_texCoord;
attribute vec4 a_color;
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform mat4 u_MVPMatrix;
void main() {
    gl_Position = u_MVPMatrix * a_position;
    v_fragmentColor = a_color;
    v_texCoord = a_texCoord;
})";
constexpr char kFragmentIn3[] = R"(#version 310 es
precision highp float;
precision highp int;
#include "base.glsl"
layout(location = COLOR0) in vec4 v_color;
layout(location = TEXCOORD0) in vec2 v_texCoord;
layout(binding = 0) uniform sampler2D u_tex0;
layout(binding = 1) uniform sampler2D u_mask;
layout(std140) uniform fs_ub {
    vec3 u_tint;
    float u_time;
} ;
layout(location = SV_Target0) out vec4 FragColor;
float wave(in float at) { return sin(at + u_time); }
void main() {
    FragColor = texture(u_tex0, v_texCoord) * texture(u_mask, v_texCoord.yx) * v_color * vec4(u_tint * wave(v_texCoord.x), 1.0);
})";
constexpr char kFragmentIn2[] = R"(
precision highp float;
precision highp int;
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform sampler2D u_tex0;
uniform sampler2D u_mask;
uniform vec3 u_tint;
uniform float u_time;
float wave(in float at) { return sin(at + u_time); }
void main() {
    gl_FragColor = texture2D(u_tex0, v_texCoord) * texture2D(u_mask, v_texCoord.yx) * v_fragmentColor * vec4(u_tint * wave(v_texCoord.x), 1.0);
})";

std::string withoutSpace(std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c); }),
               text.end());
    return text;
}

class AxmolProgramsTest : public copra::testing::IsolatedGameTest {
protected:
    void TearDown() override {
        GLProgramCache::destroyInstance();
        IsolatedGameTest::TearDown();
    }
    static void expectAsIn2(backend::Program* program, const char* vertex, const char* fragment) {
        ASSERT_NE(program, nullptr);
        RefPtr<backend::Program> same;
        same.weakAssign(backend::Device::getInstance()->newProgram(vertex, fragment));
        EXPECT_EQ(withoutSpace(program->shader().source.vertex), withoutSpace(same->shader().source.vertex));
        EXPECT_EQ(withoutSpace(program->shader().source.fragment),
                  withoutSpace(same->shader().source.fragment));
    }
    backend::ProgramManager* const manager = backend::ProgramManager::getInstance();
};

TEST_F(AxmolProgramsTest, ShadersAreFoundByTheirNames) {
    files.add("shaders/wave.vert", kVertexShaderOfAxmol);
    files.add("shaders/wave.frag", kFragmentIn3);
    backend::Program* const program = manager->loadProgram("custom/wave_vs", "custom/wave_fs");
    expectAsIn2(program, kVertexIn2, kFragmentIn2);
    EXPECT_EQ(manager->loadProgram("custom/wave_vs", "custom/wave_fs"), program);
    RefPtr<backend::ProgramState> state;
    state.weakAssign(new backend::ProgramState(program));
    EXPECT_TRUE(state->getUniformLocation("u_tint"));
    EXPECT_TRUE(state->getUniformLocation("u_time"));
    Node* const node = Node::create();
    node->setProgramState(state);
    EXPECT_EQ(node->getGLProgram(), program);
}

TEST_F(AxmolProgramsTest, AShaderMayBeAStandardOne) {
    files.add("effects/wave.frag", kFragmentIn3);
    expectAsIn2(manager->loadProgram("positionTextureColor_vs", "effects/wave_fs", VertexLayoutType::Sprite),
                positionTextureColor_vert, kFragmentIn2);
    expectAsIn2(manager->loadProgram(positionTextureColor_vert, "effects/wave.frag"),
                positionTextureColor_vert, kFragmentIn2);
}

TEST_F(AxmolProgramsTest, SourcesOfOpenGLES2StayAsTheyAre) {
    files.add("old.frag", kFragmentIn2);
    expectAsIn2(manager->loadProgram("positionTextureColor_vs", "old_fs"), positionTextureColor_vert,
                kFragmentIn2);
}

TEST_F(AxmolProgramsTest, AMissingShaderIsNamed) {
    copra::LogCapture log;
    EXPECT_EQ(manager->loadProgram("positionTextureColor_vs", "custom/lost_fs"), nullptr);
    EXPECT_TRUE(log.contains("custom/lost_fs"));
    EXPECT_TRUE(log.contains("lost.frag"));
}

TEST_F(AxmolProgramsTest, ADamagedShaderIsNoCrash) {
    files.add("a.frag", "#version 310 es\nlayout(std140) uniform x { vec4 a; \nlayout( in out vec4");
    files.add("b.frag", "");
    EXPECT_NE(manager->loadProgram("positionTextureColor_vs", "a_fs"), nullptr);
    EXPECT_EQ(manager->loadProgram("positionTextureColor_vs", "b_fs"), nullptr);
}

} // namespace
