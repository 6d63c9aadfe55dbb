// A program of axmol, whose shader is in the GLSL of OpenGL ES 3.1, draws the picture of the same program of cocos2d-x 3.17.
#include "axmol.h"
#include "backend/sfml/SfmlBackend.h"
#include "scene/SceneFixture.h"
#include "testing/TestFiles.h"

#include <memory>
#include <vector>

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
constexpr char kVertexInAxmol[] = R"(#version 310 es
layout(location = POSITION) in vec4 a_position;
layout(location = TEXCOORD0) in vec2 a_texCoord;
layout(location = COLOR0) in vec4 a_color;
layout(location = COLOR0) out vec4 v_color;
layout(location = TEXCOORD0) out vec2 v_texCoord;
layout(std140) uniform vs_ub {
    mat4 u_MVPMatrix;
};
void main() {
    gl_Position = u_MVPMatrix * a_position;
    v_color = a_color;
    v_texCoord = a_texCoord;
})";

/// A sprite that fills a window of 64 x 64 pixels; its red grows to the right, its green to the bottom.
class AxmolProgramPictures : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        copra::WindowSettings settings;
        settings.size = {64, 64};
        ASSERT_TRUE(backend->window->open(settings));
        context.renderer()->setDevice(backend->device.get(), backend->textures);
        context.renderer()->setView({0, 0, 64, 64}, Rect(0, 0, 64, 64));
        std::vector<unsigned char> pixels;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x)
                for (const int value : {x * 25, y * 12, 255, 255})
                    pixels.push_back(static_cast<unsigned char>(value));
        picture.weakAssign(new Texture2D());
        picture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()), PixelFormat::RGBA8888, 8, 8,
                              Size(8, 8));
        sprite = Sprite::createWithTexture(picture);
        sprite->setAnchorPoint(Vec2::ZERO);
        sprite->setScale(8.0f);
        scene->addChild(sprite);
    }
    void TearDown() override {
        GLProgramCache::destroyInstance();
        SceneFixture::TearDown();
    }
    std::vector<std::uint8_t> drawn() {
        context.renderer()->clear();
        context.frame.visiting = true;
        scene->visit(context.renderer(), Mat4::IDENTITY, 0);
        context.frame.visiting = false;
        context.renderer()->render();
        const copra::PixelImage image = backend->device->capture();
        return {image.rgba.begin(), image.rgba.end()};
    }

    std::unique_ptr<copra::Backend> backend = copra::sfml::createSfmlBackend();
    copra::testing::TestFiles files;
    RefPtr<Texture2D> picture;
    Sprite* sprite = nullptr;
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
    files.add("shaders/tint.vert", kVertexInAxmol);
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
