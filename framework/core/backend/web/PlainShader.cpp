#include "backend/web/PlainShader.h"

#include "backend/web/WebShaderStore.h"
#include "base/refuse.h"

#include <cstdint>
#include <string>

#include <GLES3/gl3.h>

namespace copra::web {

namespace {

const char* const kVertex = "#version 300 es\n"
                            "layout(location = 0) in vec2 position;\n"
                            "layout(location = 1) in vec4 color;\n"
                            "layout(location = 2) in vec2 texCoord;\n"
                            "uniform vec4 view;\n" // factors of x and y, then offsets
                            "uniform vec2 texelSize;\n"
                            "out vec4 fragmentColor;\n"
                            "out vec2 fragmentTexCoord;\n"
                            "void main() {\n"
                            "    gl_Position = vec4(position * view.xy + view.zw, 0.0, 1.0);\n"
                            "    fragmentColor = color;\n"
                            "    fragmentTexCoord = texCoord * texelSize;\n"
                            "}\n";
const char* const kFragment = "#version 300 es\n"
                              "precision mediump float;\n"
                              "in vec4 fragmentColor;\n"
                              "in highp vec2 fragmentTexCoord;\n"
                              "uniform sampler2D image;\n"
                              "uniform float threshold;\n"
                              "out vec4 result;\n"
                              "void main() {\n"
                              "    result = fragmentColor * texture(image, fragmentTexCoord);\n"
                              "    if (result.a <= threshold) discard;\n"
                              "}\n";

unsigned makeWhiteTexture() {
    constexpr std::uint8_t kPixel[] = {255, 255, 255, 255};
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, kPixel);
    return texture;
}

} // namespace

void PlainShader::make() {
    std::string reason;
    _program = WebShaderStore::link({kVertex, kFragment, {}}, reason);
    if (!_program) copra::warning("RenderDevice: %s", reason.c_str());
    _placeOfView = glGetUniformLocation(_program, "view");
    _placeOfTexelSize = glGetUniformLocation(_program, "texelSize");
    _placeOfThreshold = glGetUniformLocation(_program, "threshold");
    _white = makeWhiteTexture();
    _size = {};
}

void PlainShader::use(const cocos2d::Mat4& projection, float threshold) {
    glUseProgram(_program);
    glUniform4f(_placeOfView, projection.m[0], projection.m[5], projection.m[12], projection.m[13]);
    glUniform1f(_placeOfThreshold, threshold < 1.0f ? threshold : -1.0f);
}

void PlainShader::setTexture(const WebTextureStore::Slot* texture) {
    glBindTexture(GL_TEXTURE_2D, texture ? texture->texture : _white);
    if (!texture || texture->size == _size) return;
    _size = texture->size;
    glUniform2f(_placeOfTexelSize, 1.0f / static_cast<float>(_size.width),
                1.0f / static_cast<float>(_size.height));
}

} // namespace copra::web
