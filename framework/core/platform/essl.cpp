#include "platform/essl.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace copra {

namespace {

// Macros with such names are allowed: these are no names of GLSL ES 3.00.
constexpr std::string_view kBoth =
    "#version 300 es\n"
    "precision highp float;\n"
    "precision highp int;\n"
    "precision highp sampler2D;\n"
    "#define texture1D texture\n"
    "#define texture2D texture\n"
    "#define texture2DProj textureProj\n"
    "#define texture2DLod textureLod\n"
    "#define textureCube texture\n"
    "uniform mat4 copra_Projection;\n"
    "uniform mat4 copra_ModelView;\n"
    "#define gl_ProjectionMatrix copra_Projection\n"
    "#define gl_ModelViewMatrix copra_ModelView\n"
    "#define gl_ModelViewProjectionMatrix (copra_Projection * copra_ModelView)\n"
    "#define gl_NormalMatrix transpose(inverse(mat3(copra_ModelView)))\n";
constexpr std::string_view kVertex = "#define attribute in\n"
                                     "#define varying out\n";
constexpr std::string_view kVertexOfNodes =
    "layout(location = 0) in vec4 copra_Vertex;\n"
    "layout(location = 1) in vec4 copra_Color;\n"
    "layout(location = 2) in vec4 copra_TexCoord;\n"
    "uniform vec2 copra_TexelSize;\n"
    "#define gl_Vertex copra_Vertex\n"
    "#define gl_Color copra_Color\n"
    "#define gl_MultiTexCoord0 copra_TexCoord\n"
    "mat4 copra_textureMatrix(int unit) {\n"
    "    return mat4(copra_TexelSize.x, 0, 0, 0, 0, copra_TexelSize.y, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);\n"
    "}\n";
constexpr std::string_view kFragment = "#define varying in\n"
                                       "#define gl_FragColor copra_FragColor\n"
                                       "layout(location = 0) out vec4 copra_FragColor;\n";

constexpr std::string_view kTextureMatrix = "gl_TextureMatrix[0]";

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// The shader without #version and without extensions, all of which belong to desktops.
std::string bodyOf(const std::string& shader) {
    std::string body;
    std::size_t begin = 0;
    while (begin < shader.size()) {
        const std::size_t end = std::min(shader.find('\n', begin), shader.size() - 1) + 1;
        const std::string_view line = std::string_view(shader).substr(begin, end - begin);
        const bool isOfDesktops = line.substr(0, 8) == "#version" || line.substr(0, 10) == "#extension";
        if (!isOfDesktops) body += line;
        begin = end;
    }
    // In GLSL 1.20 the line after #line has the next number.
    replaceAll(body, "#line 0\n", "#line 1\n");
    replaceAll(body, kTextureMatrix, "copra_textureMatrix(0)");
    return body;
}

std::string join(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

} // namespace

ShaderSource toEssl(const ShaderSource& source) {
    const std::string_view inputs = source.attributes.empty() ? kVertexOfNodes : std::string_view();
    return {join({kBoth, kVertex, inputs, bodyOf(source.vertex)}),
            join({kBoth, kFragment, bodyOf(source.fragment)}), source.attributes};
}

} // namespace copra
