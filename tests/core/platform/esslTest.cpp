#include "platform/essl.h"

#include <gmock/gmock.h>

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

namespace copra {

namespace {

ShaderSource sourceOf(const std::string& vertex, const std::string& fragment) {
    ShaderSource source;
    source.vertex = vertex;
    source.fragment = fragment;
    return source;
}

/// The number that the compiler gives to the line with a text.
int lineOf(const std::string& shader, const std::string& text) {
    int line = 1;
    std::size_t begin = 0;
    while (begin < shader.size()) {
        const std::size_t end = std::min(shader.find('\n', begin), shader.size());
        const std::string current = shader.substr(begin, end - begin);
        if (current.find(text) != std::string::npos) return line;
        line = current.compare(0, 6, "#line ") == 0 ? std::stoi(current.substr(6)) : line + 1;
        begin = end + 1;
    }
    return 0;
}

} // namespace

TEST(Essl, BeginsWithItsVersionInPlaceOfThatOfDesktops) {
    const ShaderSource essl =
        toEssl(sourceOf("#version 120\nvoid main() {}\n", "#version 120\nvoid main() {}\n"));
    EXPECT_THAT(essl.vertex, StartsWith("#version 300 es\n"));
    EXPECT_THAT(essl.fragment, StartsWith("#version 300 es\n"));
    EXPECT_THAT(essl.vertex, Not(HasSubstr("#version 120")));
}

TEST(Essl, LeavesOutExtensionsOfDesktops) {
    const ShaderSource essl =
        toEssl(sourceOf("", "#version 120\n#extension GL_ARB_shading_language_420pack : enable\nfloat a;\n"));
    EXPECT_THAT(essl.fragment, Not(HasSubstr("#extension")));
    EXPECT_THAT(essl.fragment, HasSubstr("float a;\n"));
}

TEST(Essl, DeclaresTheVerticesOfNodes) {
    const ShaderSource essl = toEssl(sourceOf("void main() { gl_Position = gl_Vertex; }", ""));
    EXPECT_THAT(essl.vertex, HasSubstr("in vec4 copra_Vertex;"));
    EXPECT_THAT(essl.vertex, HasSubstr("#define gl_Vertex copra_Vertex\n"));
}

TEST(Essl, LeavesDeclaredAttributesToTheShader) {
    ShaderSource source = sourceOf("attribute vec4 a_position;\n", "");
    source.attributes = {"a_position"};
    const ShaderSource essl = toEssl(source);
    EXPECT_THAT(essl.vertex, Not(HasSubstr("copra_Vertex")));
    EXPECT_THAT(essl.vertex, HasSubstr("#define attribute in\n"));
    EXPECT_EQ(essl.attributes, source.attributes);
}

TEST(Essl, ScalesTextureCoordinatesByTheSizeOfTheTexture) {
    const ShaderSource essl = toEssl(sourceOf("vec4 t = gl_TextureMatrix[0] * gl_MultiTexCoord0;", ""));
    EXPECT_THAT(essl.vertex, HasSubstr("vec4 t = copra_textureMatrix(0) * gl_MultiTexCoord0;"));
    EXPECT_THAT(essl.vertex, HasSubstr("uniform vec2 copra_TexelSize;"));
}

TEST(Essl, KeepsTheNumbersOfLines) {
    // In GLSL 1.20 the line after "#line 0" is number 1.
    const ShaderSource essl = toEssl(sourceOf("", "#version 120\nuniform vec4 a;\n#line 0\nfirst\nsecond\n"));
    EXPECT_EQ(lineOf(essl.fragment, "first"), 1);
    EXPECT_EQ(lineOf(essl.fragment, "second"), 2);
}

TEST(Essl, TakesShadersWithoutALineBreakAtTheEnd) {
    EXPECT_THAT(toEssl(sourceOf("a", "b")).fragment, HasSubstr("b"));
    EXPECT_THAT(toEssl(sourceOf("", "")).vertex, StartsWith("#version 300 es\n"));
}

} // namespace copra
