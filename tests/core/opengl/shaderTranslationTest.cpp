#include "opengl/shaderTranslation.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace copra;

namespace {

TranslatedShader withFragment(const std::string& fragment, const std::string& defines = "") {
    return translateShader("void main() {}", fragment, defines);
}

/// What stands on the line of this number in the game's text.
std::string lineOf(const std::string& text, int number) {
    std::size_t start = text.find("#line 0\n") + 8;
    for (int i = 1; i < number; ++i) start = text.find('\n', start) + 1;
    return text.substr(start, text.find('\n', start) - start);
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

constexpr std::size_t kMegabyte = 1 << 20;

std::string repeated(const std::string& part, std::size_t size) {
    std::string text;
    while (text.size() < size) text += part;
    return text;
}

} // namespace

TEST(ShaderTranslation, GivesAttributesTheirPlaceInTheTypeTheyWereDeclaredWith) {
    const TranslatedShader shader = translateShader("attribute vec4 a_position;\n"
                                                    "attribute vec2 a_texCoord;\n"
                                                    "attribute vec4 a_color;\n"
                                                    "void main() {}",
                                                    "void main() {}", "");
    EXPECT_TRUE(has(shader.source.vertex, "#define a_position gl_Vertex\n"));
    EXPECT_TRUE(
        has(shader.source.vertex, "#define a_texCoord (gl_TextureMatrix[0] * gl_MultiTexCoord0).xy\n"));
    EXPECT_TRUE(has(shader.source.vertex, "#define a_color gl_Color\n"));
    EXPECT_FALSE(has(shader.source.vertex, "attribute"));
}

TEST(ShaderTranslation, NumbersAttributesAndLeavesThemAsTheyAreForArrays) {
    const TranslatedShader shader = translateShader("attribute vec2 a_wind;\n"
                                                    "attribute vec2 a_texCoord;\n"
                                                    "attribute mediump vec4 a_position;\n"
                                                    "attribute float a_age;\n"
                                                    "void main() {}",
                                                    "void main() {}", "");
    ASSERT_EQ(shader.attributes.size(), 4u);
    EXPECT_EQ(shader.attributes[0].name, "a_wind");
    EXPECT_EQ(shader.attributes[0].type, static_cast<GLenum>(GL_FLOAT_VEC2));
    EXPECT_FALSE(shader.attributes[0].isOfNodes);
    EXPECT_TRUE(shader.attributes[2].isOfNodes);
    EXPECT_EQ(shader.arrays.attributes[0], "a_position");
    EXPECT_EQ(shader.arrays.attributes[1], "");
    EXPECT_EQ(shader.arrays.attributes[2], "a_texCoord");
    EXPECT_EQ(shader.arrays.attributes[shader.attributes[0].number], "a_wind");
    EXPECT_EQ(shader.arrays.attributes[shader.attributes[3].number], "a_age");
    EXPECT_TRUE(has(shader.source.vertex, "attribute vec2 a_wind;"));
    EXPECT_TRUE(has(shader.arrays.vertex, "attribute vec2 a_texCoord;"));
    EXPECT_FALSE(has(shader.arrays.vertex, "#define a_texCoord"));
    EXPECT_EQ(lineOf(shader.arrays.vertex, 5), "void main() {}");
}

TEST(ShaderTranslation, PutsExtensionsBeforeAnythingElseAndLeavesOutThoseOfOpenGLES) {
    const TranslatedShader shader = withFragment("#extension GL_OES_standard_derivatives : enable\n"
                                                 "#extension GL_EXT_shader_texture_lod : enable\n"
                                                 "void main() {}");
    const std::string& text = shader.source.fragment;
    EXPECT_LT(text.find("\n#extension GL_EXT_shader_texture_lod : enable\n"), text.find("uniform"));
    EXPECT_FALSE(has(shader.source.fragment, "GL_OES"));
    EXPECT_EQ(lineOf(shader.source.fragment, 3), "void main() {}");
}

TEST(ShaderTranslation, KeepsEveryLineWhereItWas) {
    const TranslatedShader shader = translateShader("#version 100\n"
                                                    "attribute vec4 a_position; /* two\n"
                                                    "lines */ uniform mat4 CC_PMatrix;\n"
                                                    "precision mediump float;\n"
                                                    "void main() {} // five",
                                                    "void main() {}", "A;B 2");
    EXPECT_EQ(lineOf(shader.source.vertex, 5), "void main() {}  ");
    EXPECT_TRUE(has(shader.source.vertex, "#define A\n#define B 2\n"));
    EXPECT_TRUE(has(shader.source.fragment, "#define A\n#define B 2\n"));
    EXPECT_FALSE(has(shader.source.vertex, "#version 100"));
}

TEST(ShaderTranslation, LeavesOutPrecisions) {
    const TranslatedShader shader =
        withFragment("#ifdef GL_ES\nprecision lowp float;\n#endif\nvarying highp vec4 v;\nvoid main() {}");
    EXPECT_FALSE(has(shader.source.fragment, "precision"));
    EXPECT_FALSE(has(shader.source.fragment, "highp"));
    EXPECT_TRUE(has(shader.source.fragment, "varying  vec4 v;"));
}

TEST(ShaderTranslation, LetsPixelsWriteToVaryings) {
    const TranslatedShader shader = withFragment("varying vec2 v_a, v_b; varying vec4 v_c;\n"
                                                 "void main() {\n"
                                                 "    if (v_b == v_a) v_a.x += 1.0;\n"
                                                 "    float f = v_c.x;\n"
                                                 "}");
    EXPECT_EQ(lineOf(shader.source.fragment, 1),
              "varying vec2 v_a, v_b; vec2 copra_v_a = v_a; varying vec4 v_c;");
    EXPECT_EQ(lineOf(shader.source.fragment, 3), "    if (v_b == copra_v_a) copra_v_a.x += 1.0;");
    EXPECT_EQ(lineOf(shader.source.fragment, 4), "    float f = v_c.x;");
}

TEST(ShaderTranslation, FindsTheUniformsOfTheGame) {
    const TranslatedShader shader = withFragment("uniform vec3 u_colors[ 4 ];\n"
                                                 "uniform float u_amount, u_width;\n"
                                                 "uniform sampler2D u_mask;\n"
                                                 "uniform sampler2D CC_Texture0;\n"
                                                 "// uniform float u_gone;\n"
                                                 "void main() {}");
    ASSERT_EQ(shader.uniforms.size(), 4u);
    EXPECT_EQ(shader.uniforms[0].name, "u_colors");
    EXPECT_EQ(shader.uniforms[0].type, static_cast<GLenum>(GL_FLOAT_VEC3));
    EXPECT_EQ(shader.uniforms[0].size, 4);
    EXPECT_EQ(shader.uniforms[1].name, "u_amount");
    EXPECT_EQ(shader.uniforms[2].name, "u_width");
    EXPECT_EQ(shader.uniforms[2].type, static_cast<GLenum>(GL_FLOAT));
    EXPECT_EQ(shader.uniforms[3].name, "u_mask");
    EXPECT_EQ(shader.uniforms[3].type, static_cast<GLenum>(GL_SAMPLER_2D));
}

TEST(ShaderTranslation, KnowsTheTypesOfUniforms) {
    const TranslatedShader shader =
        withFragment("uniform bool a; uniform ivec3 b[2]; uniform bvec2 c; uniform mat2 d; uniform mat3 e;"
                     "uniform samplerCube f; uniform Light g; void main() {}");
    const GLenum types[] = {GL_BOOL, GL_INT_VEC3, GL_BOOL_VEC2, GL_FLOAT_MAT2, GL_FLOAT_MAT3, GL_SAMPLER_CUBE,
                            0};
    ASSERT_EQ(shader.uniforms.size(), 7u);
    for (std::size_t i = 0; i < 7; ++i)
        EXPECT_EQ(shader.uniforms[i].type, types[i]) << shader.uniforms[i].name;
    EXPECT_EQ(shader.uniforms[1].size, 2);
}

TEST(ShaderTranslation, FindsTheValuesInUniformsOfStructures) {
    const TranslatedShader shader =
        withFragment("#define LAMPS 2\n"
                     "const int kSteps = 3;\n"
                     "struct Color { lowp vec3 hue, shade; };\n"
                     "struct Lamp { vec2 place; Color color; float steps[kSteps]; };\n"
                     "uniform Lamp u_lamps[LAMPS];\n"
                     "uniform Color u_mist;\n"
                     "void main() {}");
    std::string names;
    for (const auto& uniform : shader.uniforms) names += uniform.name + " ";
    EXPECT_EQ(names, "u_lamps[0].place u_lamps[0].color.hue u_lamps[0].color.shade u_lamps[0].steps "
                     "u_lamps[1].place u_lamps[1].color.hue u_lamps[1].color.shade u_lamps[1].steps "
                     "u_mist.hue u_mist.shade ");
    EXPECT_EQ(shader.uniforms[0].type, static_cast<GLenum>(GL_FLOAT_VEC2));
    EXPECT_EQ(shader.uniforms[3].size, 3);
    EXPECT_TRUE(has(shader.source.fragment, "struct Lamp {")) << "and leaves them as they are";
}

TEST(ShaderTranslation, StopsAtStructuresWithMoreValuesThanADeviceHas) {
    const TranslatedShader shader = withFragment("struct A { float v[2]; }; struct B { A a[9999]; };\n"
                                                 "struct C { C c; }; uniform B u_b[9999]; uniform C u_c;\n"
                                                 "struct D { float; struct E { float x");
    EXPECT_LE(shader.uniforms.size(), 1024u);
}

TEST(ShaderTranslation, FindsAUniformOfBothShadersOnce) {
    const TranslatedShader shader =
        translateShader("uniform float u_time; void main() {}", "uniform float u_time; void main() {}", "");
    EXPECT_EQ(shader.uniforms.size(), 1u);
}

TEST(ShaderTranslation, LooksForNoNamesInSizesAndDefaults) {
    const TranslatedShader shader =
        withFragment("uniform float a[COUNT * 2], b = max(1.0, c), d[99999999999999];\nvoid main() {}");
    ASSERT_EQ(shader.uniforms.size(), 3u);
    EXPECT_EQ(shader.uniforms[0].name, "a");
    EXPECT_EQ(shader.uniforms[0].size, 1);
    EXPECT_EQ(shader.uniforms[1].name, "b");
    EXPECT_EQ(shader.uniforms[2].name, "d");
    EXPECT_GT(shader.uniforms[2].size, 1);
}

TEST(ShaderTranslation, LeavesLinesOfThePreprocessorAsTheyAre) {
    const TranslatedShader shader = withFragment("#define COLOR(name) uniform vec4 name; \\\n"
                                                 "uniform float u_second;\n"
                                                 "#define FINE highp\n"
                                                 "uniform FINE vec2 u_third;");
    EXPECT_EQ(lineOf(shader.source.fragment, 1), "#define COLOR(name) uniform vec4 name; \\");
    EXPECT_EQ(lineOf(shader.source.fragment, 2), "uniform float u_second;");
    EXPECT_EQ(lineOf(shader.source.fragment, 3), "#define FINE ");
}

TEST(ShaderTranslation, ReadsAMegabyteOfCommentsAndOfADeclarationWithoutEnd) {
    const std::string comment = "/*" + repeated("a long line of it\n", kMegabyte) + "*/void main() {}";
    EXPECT_TRUE(has(withFragment(comment).source.fragment, "\nvoid main() {}"));
    EXPECT_TRUE(withFragment("uniform float " + std::string(kMegabyte, 'a')).uniforms.empty());
    EXPECT_TRUE(withFragment("uniform float " + repeated("name, ", kMegabyte)).uniforms.empty());
}

TEST(ShaderTranslation, ReadsAnythingThatIsRepeatedInOnePass) {
    for (const char* part :
         {" ", "\n", "uniform ", "uniform float a", "attribute ", "attribute vec4 a_color;", "attribute t",
          "precision ", "highp ", "/*", "//\n", "#", "\\\n", "u1(", "uniform a,"}) {
        const std::string text = repeated(part, kMegabyte / 10);
        EXPECT_LT(withFragment(text).source.fragment.size(), text.size() + 2000) << part;
    }
    EXPECT_EQ(firstCompileError(repeated("0:", kMegabyte)).line, 0);
}

TEST(ShaderTranslation, KnowsWhatTheShaderAsksTheFrameworkFor) {
    EXPECT_FALSE(withFragment("void main() {}").usesTime);
    EXPECT_FALSE(withFragment("/* CC_Time */ void main() {}").usesTime);
    EXPECT_TRUE(withFragment("void main() { gl_FragColor = CC_SinTime; }").usesTime);
    EXPECT_TRUE(withFragment("void main() { gl_FragColor = CC_Random01; }").usesRandom);
    EXPECT_TRUE(withFragment("void main() { gl_FragColor = texture2D(CC_Texture0, v); }").usesTexture);
}

TEST(ShaderTranslation, FindsTheFirstComplaintOfEveryCompiler) {
    const struct {
        const char* words;
        const char* text;
        int line;
        bool isVertex;
    } cases[] = {
        {"Failed to compile fragment shader:\n0:12(5): error: `blue' undeclared\n0:12(5): error: more\n",
         "`blue' undeclared", 12, false},
        {"Failed to compile fragment shader: 0:7(1): error: first 0:9(2): error: second", "first", 7, false},
        {"Failed to compile vertex shader:\nERROR: 0:3: 'x' : undeclared identifier\n",
         "undeclared identifier", 3, true},
        {"0(4) : error C1008: undefined variable \"red\"\n", "undefined variable \"red\"", 4, false},
        {"shaders are not supported", "shaders are not supported", 0, false},
    };
    for (const auto& test : cases) {
        const CompileError complaint = firstCompileError(test.words);
        EXPECT_TRUE(has(complaint.text, test.text)) << complaint.text;
        EXPECT_FALSE(has(complaint.text, "second")) << complaint.text;
        EXPECT_EQ(complaint.line, test.line) << test.words;
        EXPECT_EQ(complaint.isVertex, test.isVertex) << test.words;
    }
}
