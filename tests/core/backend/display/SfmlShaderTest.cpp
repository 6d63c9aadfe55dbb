#include "backend/sfml/SfmlBackend.h"
#include "base/RefPtr.h"
#include "base/log.h"
#include "opengl/CustomCommand.h"
#include "opengl/GLProgramCache.h"
#include "opengl/GLProgramState.h"
#include "opengl/glStateCache.h"
#include "opengl/standardShaders.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

#include <SFML/OpenGL.hpp>
#include <SFML/Window/Context.hpp>

#include <gtest/gtest.h>

#include <array>

using namespace copra;
using cocos2d::BlendFunc;
using cocos2d::Color4B;
using cocos2d::Color4F;
using cocos2d::GLProgram;
using cocos2d::GLProgramState;
using cocos2d::Rect;
using cocos2d::RefPtr;
using cocos2d::Texture2D;

namespace {

constexpr int kSide = 64; // pixels of the window, points of the design size

using Pixel = std::array<int, 3>;

// A window of 64 x 64 pixels that shows 64 x 64 points.
class SfmlShader : public testing::Test {
protected:
    void SetUp() override {
        WindowSettings settings;
        settings.size = {kSide, kSide};
        ASSERT_TRUE(backend->window->open(settings));
        renderer.setDevice(backend->device.get(), backend->textures);
        renderer.setView({0, 0, kSide, kSide}, Rect(0, 0, kSide, kSide));
        renderer.clear();
    }

    // 0, 0 of the texture is its upper left corner.
    void addRect(const Rect& area, const Color4B& color, Texture2D* texture = nullptr) {
        Vertex* vertex = renderer.quads({texture, BlendFunc::ALPHA_PREMULTIPLIED}, 1);
        const float width = texture ? static_cast<float>(texture->getPixelsWide()) : 0.0f;
        const float height = texture ? static_cast<float>(texture->getPixelsHigh()) : 0.0f;
        vertex[0] = {{area.getMinX(), area.getMinY()}, color, {0, height}};
        vertex[1] = {{area.getMaxX(), area.getMinY()}, color, {width, height}};
        vertex[2] = {{area.getMaxX(), area.getMaxY()}, color, {width, 0}};
        vertex[3] = {{area.getMinX(), area.getMaxY()}, color, {0, 0}};
    }

    /// Fills the window with the program.
    void fill(GLProgramState* state, const Color4B& color = Color4B::WHITE, Texture2D* texture = nullptr) {
        renderer.useProgram(state);
        addRect(Rect(0, 0, kSide, kSide), color, texture);
        renderer.render();
    }

    // The pixel that shows this point, y up.
    Pixel at(int x, int y) {
        const PixelImage image = backend->device->capture();
        const auto index = static_cast<std::size_t>((kSide - 1 - y) * kSide + x) * 4;
        return {image.rgba[index], image.rgba[index + 1], image.rgba[index + 2]};
    }

    void expectAt(int x, int y, const Pixel& expected) {
        const Pixel pixel = at(x, y);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_NEAR(pixel[i], expected[i], 1) << pixel[0] << ' ' << pixel[1] << ' ' << pixel[2];
        }
    }

    std::unique_ptr<Backend> backend = sfml::createSfmlBackend();
    cocos2d::Renderer renderer;
};

RefPtr<GLProgramState> stateOf(const char* vertex, const char* fragment, const std::string& defines = "") {
    return GLProgramState::create(GLProgram::createWithByteArrays(vertex, fragment, defines));
}

// 4 x 4 pixels: red, green over blue, white.
RefPtr<Texture2D> fourColors() {
    const std::uint8_t colors[4][4] = {
        {255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 255}};
    std::vector<std::uint8_t> rgba;
    for (int i = 0; i < 16; ++i) {
        const auto& color = colors[(i >= 8 ? 2 : 0) + (i % 4 >= 2 ? 1 : 0)];
        rgba.insert(rgba.end(), color, color + 4);
    }
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    texture->initWithData(rgba.data(), static_cast<ssize_t>(rgba.size()), Texture2D::PixelFormat::RGBA8888, 4,
                          4, cocos2d::Size());
    texture->setAliasTexParameters();
    return texture;
}

} // namespace

TEST_F(SfmlShader, DrawsWithAPairOfShadersAsGamesBringThem) {
    const auto state = stateOf("attribute vec4 a_position;\n"
                               "attribute vec2 a_texCoord;\n"
                               "attribute vec4 a_color;\n"
                               "#ifdef GL_ES\n"
                               "varying lowp vec4 v_fragmentColor;\n"
                               "varying mediump vec2 v_texCoord;\n"
                               "#else\n"
                               "varying vec4 v_fragmentColor;\n"
                               "varying vec2 v_texCoord;\n"
                               "#endif\n"
                               "void main() {\n"
                               "    gl_Position = CC_PMatrix * a_position;\n"
                               "    v_fragmentColor = a_color;\n"
                               "    v_texCoord = a_texCoord;\n"
                               "}\n",
                               "#ifdef GL_ES\n"
                               "precision mediump float;\n"
                               "#endif\n"
                               "varying vec4 v_fragmentColor;\n"
                               "varying vec2 v_texCoord;\n"
                               "uniform vec3 u_tint;\n"
                               "void main() {\n"
                               "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
                               "    gl_FragColor = vec4(texel.bgr * u_tint, 1.0) * v_fragmentColor;\n"
                               "}\n");
    state->setUniformVec3("u_tint", {1.0f, 0.5f, 1.0f});
    const auto texture = fourColors();
    fill(state, Color4B(255, 255, 128, 255), texture);
    expectAt(8, 56, {0, 0, 128}); // red and blue have changed places
    expectAt(56, 56, {0, 128, 0});
    expectAt(8, 8, {255, 0, 0});
    // Without a program everything is as it was.
    addRect(Rect(0, 0, 64, 64), Color4B::WHITE, texture);
    renderer.render();
    expectAt(8, 56, {255, 0, 0});
}

TEST_F(SfmlShader, CountsTextureCoordinatesOfTheWholeTextureFromItsUpperLeftCorner) {
    const auto state =
        stateOf(cocos2d::ccPositionTextureColor_noMVP_vert,
                "varying vec2 v_texCoord;\n"
                "void main() { gl_FragColor = vec4(v_texCoord, texture2D(CC_Texture0, vec2(0.1)).r, 1); }");
    const auto texture = fourColors();
    fill(state, Color4B::WHITE, texture);
    expectAt(0, 63, {2, 2, 255});
    expectAt(63, 63, {253, 2, 255});
    expectAt(63, 0, {253, 253, 255});
}

TEST_F(SfmlShader, ReadsWhiteWhereThereIsNoTexture) {
    const auto state =
        stateOf(nullptr, "varying vec4 v_fragmentColor;\nuniform sampler2D u_texture;\n"
                         "void main() {\n"
                         "    gl_FragColor = v_fragmentColor * texture2D(CC_Texture0, vec2(0.5)) *\n"
                         "                   texture2D(u_texture, vec2(0.5));\n"
                         "}\n");
    fill(state, Color4B(255, 128, 64, 255));
    expectAt(30, 30, {255, 128, 64});
}

// Games write so, and most drivers of desktops take it.
TEST_F(SfmlShader, TakesWhatIsNotQuiteTheLanguage) {
    const auto state = stateOf(nullptr, "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord, v_unused;\n"
                                        "const float kParts[2] = {0.25, 1};\n"
                                        "vec4 shown() { return texture2D(CC_Texture0, v_texCoord); }\n"
                                        "void main() {\n"
                                        "    v_texCoord.x += 0.5;\n"
                                        "    v_fragmentColor = vec4(1.0, kParts[1], 1.0, 1.0);\n"
                                        "    gl_FragColor = v_fragmentColor * shown();\n"
                                        "}\n");
    const auto texture = fourColors();
    const LogCapture log;
    fill(state, Color4B(0, 0, 0, 255), texture);
    expectAt(8, 56, {0, 255, 0});
    EXPECT_EQ(log.text(), "");
}

TEST_F(SfmlShader, TakesASecondTextureMatricesAndArrays) {
    const auto state =
        stateOf(nullptr, "uniform sampler2D u_other;\n"
                         "uniform mat4 u_swap;\n"
                         "uniform float u_parts[2];\n"
                         "uniform int u_whole;\n"
                         "varying vec2 v_texCoord;\n"
                         "void main() {\n"
                         "    vec4 texel = u_swap * texture2D(u_other, v_texCoord);\n"
                         "    gl_FragColor = vec4(texel.r, u_parts[1], float(u_whole) / 4.0, 1.0);\n"
                         "}\n");
    const auto other = fourColors();
    cocos2d::Mat4 greenToRed;
    greenToRed.m[0] = greenToRed.m[5] = 0.0f;
    greenToRed.m[4] = greenToRed.m[1] = 1.0f;
    const float parts[] = {0.9f, 0.2f};
    state->setUniformTexture("u_other", other);
    state->setUniformMat4("u_swap", greenToRed);
    state->setUniformFloatv("u_parts", 2, parts);
    state->setUniformInt("u_whole", 2);
    const auto texture = fourColors();
    fill(state, Color4B::WHITE, texture);
    expectAt(8, 56, {0, 51, 128});
    expectAt(56, 56, {255, 51, 128});
}

TEST_F(SfmlShader, TakesWholeNumbersAndMatricesOfAllSizes) {
    const auto state = stateOf(nullptr, "uniform bool u_on;\n"
                                        "uniform ivec2 u_cells[2];\n"
                                        "uniform int u_kinds[3];\n"
                                        "uniform mat2 u_two;\n"
                                        "uniform mat3 u_three[2];\n"
                                        "void main() {\n"
                                        "    vec3 three = u_three[1] * vec3(1.0, 0.0, 0.0);\n"
                                        "    vec2 two = u_two * vec2(0.0, 1.0);\n"
                                        "    gl_FragColor = u_on ? vec4(float(u_cells[1].y) / 4.0, two.x,\n"
                                        "                               three.y, 1.0) : vec4(1.0);\n"
                                        "    if (u_kinds[0] != 0) gl_FragColor = vec4(1.0);\n"
                                        "}\n");
    GLProgram* program = state->getGLProgram();
    GLint cells[] = {0, 0, 0, 2};
    const float two[] = {0, 0, 0.25f, 0};
    float three[18] = {};
    three[10] = 0.75f;
    state->setUniformInt("u_on", 1);
    program->setUniformLocationWith2iv(program->getUniformLocation("u_cells"), cells, 2);
    program->setUniformLocationWithMatrix2fv(program->getUniformLocation("u_two"), two, 1);
    program->setUniformLocationWithMatrix3fv(program->getUniformLocation("u_three"), three, 2);
    fill(state);
    expectAt(30, 30, {128, 64, 191});
}

TEST_F(SfmlShader, KnowsTheTimeAndTheDefines) {
    const auto state = stateOf(nullptr,
                               "void main() {\n"
                               "#ifdef SHOW_TIME\n"
                               "    gl_FragColor = vec4(CC_Time.y / FULL, CC_SinTime.w, CC_CosTime.w, 1.0);\n"
                               "#endif\n"
                               "}\n",
                               "SHOW_TIME;FULL 4.0");
    renderer.setShaderTime(1.0f);
    fill(state);
    expectAt(30, 30, {64, 215, 138});
}

TEST_F(SfmlShader, HasTheStandardProgramsOfTheOriginal) {
    const LogCapture log;
    const auto texture = fourColors();
    const auto draw = [&](const char* name) {
        renderer.clear();
        const RefPtr<GLProgramState> state = GLProgramState::getOrCreateWithGLProgramName(name);
        if (state->getGLProgram()->getUniform("u_color"))
            state->setUniformVec4("u_color", {0.0f, 1.0f, 0.0f, 1.0f});
        fill(state, Color4B(255, 128, 255, 255), texture);
    };
    draw(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR);
    expectAt(56, 8, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_POSITION_COLOR);
    expectAt(8, 56, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_POSITION_TEXTURE);
    expectAt(56, 8, {255, 255, 255});
    draw(GLProgram::SHADER_NAME_POSITION_TEXTURE_U_COLOR);
    expectAt(56, 8, {0, 255, 0});
    draw(GLProgram::SHADER_NAME_POSITION_U_COLOR);
    expectAt(8, 8, {0, 255, 0});
    draw(GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST);
    expectAt(8, 56, {255, 0, 0});
    draw(GLProgram::SHADER_NAME_POSITION_TEXTURE_A8_COLOR);
    expectAt(8, 56, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_POSITION_GRAYSCALE);
    expectAt(8, 56, {76, 76, 76});
    expectAt(8, 8, {29, 29, 29});
    draw(GLProgram::SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR);
    expectAt(8, 56, {255, 128, 255}); // near the coordinates' origin
    expectAt(63, 0, {0, 0, 0});       // more than 1 away from it
    draw(GLProgram::SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE);
    expectAt(56, 8, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_LABEL_NORMAL);
    expectAt(56, 8, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_LABEL_OUTLINE);
    expectAt(56, 8, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL);
    expectAt(56, 8, {255, 128, 255});
    draw(GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_GLOW);
    expectAt(56, 8, {255, 128, 255});
    EXPECT_EQ(log.text(), "");
}

TEST_F(SfmlShader, NamesTheLineThatCannotBeCompiledAndDrawsWithoutIt) {
    const auto state = stateOf(nullptr, "// a comment\n"
                                        "uniform float u_amount;\n"
                                        "void main() {\n"
                                        "    gl_FragColor = undeclared * u_amount;\n"
                                        "}\n");
    const LogCapture log;
    fill(state, Color4B(255, 0, 0, 255));
    fill(state, Color4B(255, 0, 0, 255));
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains("the fragment shader:4: ")) << log.text();
    EXPECT_TRUE(log.contains("undeclared")) << log.text();
    expectAt(30, 30, {255, 0, 0});
}

namespace {

template<class Function>
Function gl(const char* name) {
    return reinterpret_cast<Function>(sf::Context::getFunction(name));
}

// What a game may leave behind: a scissor, another clear color, no blending, a viewport and a matrix.
void fillCornerWithRawGL(GLfloat green) {
    gl<void (*)(GLenum)>("glEnable")(GL_SCISSOR_TEST);
    gl<void (*)(GLint, GLint, GLsizei, GLsizei)>("glScissor")(0, 0, 16, 16);
    gl<void (*)(GLfloat, GLfloat, GLfloat, GLfloat)>("glClearColor")(0, green, 0, 1);
    gl<void (*)(GLbitfield)>("glClear")(GL_COLOR_BUFFER_BIT);
    gl<void (*)(GLenum)>("glDisable")(GL_BLEND);
    gl<void (*)(GLint, GLint, GLsizei, GLsizei)>("glViewport")(0, 0, 8, 8);
    gl<void (*)(GLenum)>("glMatrixMode")(GL_PROJECTION);
    gl<void (*)()>("glLoadIdentity")();
}

} // namespace

TEST_F(SfmlShader, DrawsOnAfterACommandThatCallsOpenGL) {
    addRect(Rect(0, 0, 64, 64), Color4B(0, 0, 255, 255));
    cocos2d::CustomCommand command;
    command.init(0);
    command.func = [] { fillCornerWithRawGL(1.0f); };
    renderer.addCommand(&command);
    addRect(Rect(8, 8, 56, 56), Color4B(128, 0, 0, 128));
    renderer.render();
    expectAt(4, 4, {0, 255, 0});
    expectAt(12, 12, {128, 127, 0});
    expectAt(40, 40, {128, 0, 127});
    expectAt(4, 40, {0, 0, 255});
}

TEST_F(SfmlShader, DrawsOnAfterADrawThatCallsOpenGL) {
    addRect(Rect(0, 0, 64, 64), Color4B(0, 0, 255, 255));
    renderer.render();
    fillCornerWithRawGL(1.0f); // as in the draw() of a node: before the frame is rendered
    addRect(Rect(8, 8, 56, 56), Color4B(128, 0, 0, 128));
    renderer.render();
    expectAt(4, 4, {0, 255, 0});
    expectAt(12, 12, {128, 127, 0});
    expectAt(40, 40, {128, 0, 127});
}

// As the shader node of the original's examples does it.
TEST_F(SfmlShader, LetsCommandsDrawArraysWithAProgram) {
    const auto state = stateOf("attribute vec4 a_position;\n"
                               "attribute float a_heat;\n"
                               "attribute vec4 a_color;\n"
                               "varying float v_heat;\n"
                               "varying vec4 v_color;\n"
                               "void main() {\n"
                               "    gl_Position = CC_MVPMatrix * a_position;\n"
                               "    v_heat = a_heat;\n"
                               "    v_color = a_color;\n"
                               "}\n",
                               "varying float v_heat;\n"
                               "varying vec4 v_color;\n"
                               "uniform float u_blue;\n"
                               "void main() { gl_FragColor = vec4(v_heat, v_color.g, u_blue, 1.0); }\n");
    float corners[] = {0, 0, 16, 0, 16, 16, 0, 16};
    float heat[] = {1, 1, 1, 1};
    std::uint8_t colors[4][4] = {{0, 128, 0, 255}, {0, 128, 0, 255}, {0, 128, 0, 255}, {0, 128, 0, 255}};
    cocos2d::Mat4 place;
    cocos2d::Mat4::createTranslation(32, 32, 0, &place);
    cocos2d::CustomCommand command;
    command.init(0);
    command.func = [&] {
        state->setUniformFloat("u_blue", 1.0f);
        state->setVertexAttribPointer("a_position", 2, GL_FLOAT, GL_FALSE, 0, corners);
        state->setVertexAttribPointer("a_heat", 1, GL_FLOAT, GL_FALSE, 0, heat);
        state->setVertexAttribPointer("a_color", 4, GL_UNSIGNED_BYTE, GL_TRUE, 0, colors);
        state->apply(place);
        gl<void (*)(GLenum, GLint, GLsizei)>("glDrawArrays")(GL_TRIANGLE_FAN, 0, 4);
    };
    renderer.addCommand(&command);
    addRect(Rect(0, 0, 16, 16), Color4B(0, 255, 0, 255));
    renderer.render();
    expectAt(40, 40, {255, 128, 255});
    expectAt(30, 30, {0, 0, 0});
    expectAt(50, 50, {0, 0, 0});
    expectAt(8, 8, {0, 255, 0}); // what comes afterwards is as always
}

// As nodes of the original's 3.0 do: attribute locations, textures and blending are set manually.
TEST_F(SfmlShader, LetsCommandsUseStandardProgramsTexturesAndBlending) {
    const auto texture = fourColors();
    addRect(Rect(0, 0, 64, 64), Color4B(0, 0, 255, 255));
    const float corners[] = {16, 16, 48, 16, 48, 48, 16, 48};
    const float texels[] = {0, 1, 1, 1, 1, 0, 0, 0};
    cocos2d::CustomCommand command;
    command.init(0);
    command.func = [&] {
        namespace GL = cocos2d::GL;
        GLProgram* program =
            cocos2d::GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE);
        program->use();
        program->setUniformsForBuiltins();
        EXPECT_NE(program->getProgram(), 0u);
        GL::bindTexture2D(texture->getName());
        GL::blendFunc(GL_ONE, GL_ONE);
        GL::enableVertexAttribs(GL::VERTEX_ATTRIB_FLAG_POSITION | GL::VERTEX_ATTRIB_FLAG_TEX_COORD);
        const auto point =
            gl<void (*)(GLuint, GLint, GLenum, GLboolean, GLsizei, const void*)>("glVertexAttribPointer");
        point(GLProgram::VERTEX_ATTRIB_POSITION, 2, GL_FLOAT, GL_FALSE, 0, corners);
        point(GLProgram::VERTEX_ATTRIB_TEX_COORD, 2, GL_FLOAT, GL_FALSE, 0, texels);
        gl<void (*)(GLenum, GLint, GLsizei)>("glDrawArrays")(GL_TRIANGLE_FAN, 0, 4);
    };
    renderer.addCommand(&command);
    addRect(Rect(0, 0, 8, 8), Color4B(128, 0, 0, 128));
    renderer.render();
    expectAt(20, 44, {255, 0, 255});
    expectAt(44, 44, {0, 255, 255});
    expectAt(4, 30, {0, 0, 255});
    expectAt(4, 4, {128, 0, 127});
}

TEST_F(SfmlShader, GivesCommandsTheViewInDesignPoints) {
    renderer.setView({0, 0, kSide, kSide}, Rect(100, 100, 32, 32));
    cocos2d::CustomCommand command;
    command.init(0);
    command.func = [] {
        gl<void (*)(GLenum)>("glBegin")(GL_QUADS);
        gl<void (*)(GLfloat, GLfloat, GLfloat)>("glColor3f")(1, 0, 0);
        const auto corner = gl<void (*)(GLfloat, GLfloat)>("glVertex2f");
        corner(100, 100);
        corner(116, 100);
        corner(116, 108);
        corner(100, 108);
        gl<void (*)()>("glEnd")();
    };
    renderer.addCommand(&command);
    renderer.render();
    expectAt(1, 1, {255, 0, 0});
    expectAt(30, 14, {255, 0, 0});
    expectAt(34, 14, {0, 0, 0});
    expectAt(30, 18, {0, 0, 0});
}
