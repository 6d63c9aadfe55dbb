#include "backend/sfml/SfmlBackend.h"
#include "cocos2d.h"
#include "scene/SceneFixture.h"

USING_NS_CC;

namespace {

constexpr char kIn3x[] = R"(
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform vec3 u_tint;
uniform sampler2D u_mask;
void main() {
    gl_FragColor = texture2D(CC_Texture0, v_texCoord) * texture2D(u_mask, v_texCoord.yx) * v_fragmentColor * vec4(u_tint, 1.0);
})";
constexpr char kIn4[] = R"(
#ifdef GL_ES
precision lowp float;
#endif
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform vec3 u_tint;
uniform sampler2D u_texture;
uniform sampler2D u_mask;
void main() {
    gl_FragColor = texture2D(u_texture, v_texCoord) * texture2D(u_mask, v_texCoord.yx) * v_fragmentColor * vec4(u_tint, 1.0);
})";
constexpr char kVertexIn4[] = R"(
attribute vec4 a_position;
attribute vec2 a_texCoord;
attribute vec4 a_color;
uniform mat4 u_MVPMatrix;
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
void main() {
    gl_Position = u_MVPMatrix * a_position;
    v_fragmentColor = a_color;
    v_texCoord = a_texCoord;
})";
const Vec3 kTint(0.5f, 1.0f, 0.25f);

/// A sprite that fills a window of 64 x 64 pixels.
class BackendPrograms : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        copra::WindowSettings settings;
        settings.size = {64, 64};
        ASSERT_TRUE(backend->window->open(settings));
        context.renderer()->setDevice(backend->device.get(), backend->textures);
        context.renderer()->setView({0, 0, 64, 64}, Rect(0, 0, 64, 64));
        picture = texture(200, 100);
        mask = texture(50, 255);
        sprite = Sprite::createWithTexture(picture);
        sprite->setAnchorPoint(Vec2::ZERO);
        sprite->setScale(8.0f);
        scene->addChild(sprite);
    }
    void TearDown() override {
        sprite = nullptr;
        SceneFixture::TearDown();
    }
    /// 8 x 8 pixels: red grows to the right, green to the bottom.
    static RefPtr<Texture2D> texture(int first, int second) {
        std::vector<unsigned char> pixels;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x)
                for (const int value : {x * first / 8, y * second / 8, 255, 255})
                    pixels.push_back(static_cast<unsigned char>(value));
        auto* const made = new Texture2D();
        made->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                           Texture2D::PixelFormat::RGBA8888, 8, 8, Size(8, 8));
        RefPtr<Texture2D> owned;
        owned.weakAssign(made);
        return owned;
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
    RefPtr<Texture2D> picture, mask;
    Sprite* sprite = nullptr;
};

} // namespace

TEST_F(BackendPrograms, TheIdiomsOf3xAnd4DrawTheSamePicture) {
    const auto plain = drawn();
    auto* const old =
        GLProgramState::create(GLProgram::createWithByteArrays(ccPositionTextureColor_noMVP_vert, kIn3x));
    old->setUniformVec3("u_tint", kTint);
    old->setUniformTexture("u_mask", mask);
    sprite->setGLProgramState(old);
    const auto in3x = drawn();
    EXPECT_NE(in3x, plain);

    for (const char* vertex : {static_cast<const char*>(positionTextureColor_vert), kVertexIn4}) {
        backend::Program* const program = backend::Device::getInstance()->newProgram(vertex, kIn4);
        auto* const state = new backend::ProgramState(program);
        program->release();
        sprite->setProgramState(state);
        state->release();
        state->setUniform(state->getUniformLocation("u_tint"), &kTint, sizeof kTint);
        state->setTexture(state->getUniformLocation("u_mask"), 1, mask->getBackendTexture());
        EXPECT_EQ(drawn(), in3x);
    }
}

TEST_F(BackendPrograms, AProgramThatDoesNotCompileIsNamedWithItsLine) {
    const auto plain = drawn();
    RefPtr<backend::Program> program;
    program.weakAssign(
        backend::Device::getInstance()->newProgram(kVertexIn4, "void main() {\n gl_FragColor = nothing;\n}"));
    RefPtr<backend::ProgramState> state;
    state.weakAssign(new backend::ProgramState(program));
    sprite->setProgramState(state);
    const copra::LogCapture log;
    EXPECT_EQ(drawn(), plain) << "drawn as without a program";
    EXPECT_TRUE(log.contains("nothing")) << log.text();
    EXPECT_TRUE(log.contains("2")) << log.text();
}
