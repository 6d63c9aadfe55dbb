/// Programs, their states and values in the idiom of cocos2d-x 4.
#include "base/expectRefused.h"
#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>
#include <type_traits>

USING_NS_CC;
using copra::testing::GameTest;

namespace {

constexpr char kFragment[] = R"(
#ifdef GL_ES
precision lowp float;
#endif
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform sampler2D u_texture; // of the sprite
uniform sampler2D u_mask;
uniform float u_amount;
uniform vec3 u_tint;
uniform vec2 u_points[2];
uniform mat3 u_turn;
uniform ivec2 u_cell;
uniform bool u_on;
void main() {
    vec2 at = (u_turn * vec3(v_texCoord + u_points[0] * u_points[1], 1.0)).xy;
    vec4 c = texture2D(u_texture, at) * texture2D(u_mask, at) * v_fragmentColor;
    gl_FragColor = u_on ? vec4(c.rgb * u_tint * u_amount, c.a) : vec4(u_cell, 0, 1);
}
)";

class BackendNamesTest : public GameTest {
protected:
    void SetUp() override {
        GameTest::SetUp();
        program.weakAssign(backend::Device::getInstance()->newProgram(positionTextureColor_vert, kFragment));
        state.weakAssign(new backend::ProgramState(program));
    }
    RefPtr<backend::Program> program;
    RefPtr<backend::ProgramState> state;
};

} // namespace

TEST_F(BackendNamesTest, TheMatrixAndTheTextureOfTheNodeAreThoseOf3x) {
    EXPECT_NE(program->shader().source.fragment.find("CC_Texture0"), std::string::npos);
    EXPECT_EQ(program->shader().source.fragment.find("u_texture"), std::string::npos);
    EXPECT_EQ(program->getUniform("u_texture"), nullptr);
    EXPECT_NE(program->getUniform("u_mask"), nullptr) << "others are the game's own";
    copra::LogCapture log;
    EXPECT_TRUE(state->getUniformLocation("u_MVPMatrix"));
    EXPECT_TRUE(state->getUniformLocation(backend::TEXTURE));
    EXPECT_EQ(log.text(), "");
    const Mat4 matrix;
    state->setUniform(state->getUniformLocation("u_MVPMatrix"), matrix.m,
                      sizeof matrix.m); // of no effect on nodes
    EXPECT_FALSE(state->getUniformLocation("u_missing"));
    EXPECT_TRUE(log.contains("u_missing"));
}

TEST_F(BackendNamesTest, BytesBecomeValuesOfTheDeclaredType) {
    const float amount = 0.5f;
    const Vec3 tint(1, 2, 3);
    const Vec2 points[] = {Vec2(1, 2), Vec2(3, 4)};
    const float turn[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const int cell[] = {7, 8};
    const int on = 1;
    const auto set = [&](const char* name, const void* data, std::size_t size) {
        const backend::UniformLocation location = state->getUniformLocation(name);
        EXPECT_TRUE(location) << name;
        state->setUniform(location, data, size);
    };
    const copra::LogCapture log;
    set("u_amount", &amount, sizeof amount);
    set("u_tint", &tint, sizeof tint);
    set("u_points", points, sizeof points);
    set("u_turn", turn, sizeof turn);
    set("u_cell", cell, sizeof cell);
    set("u_on", &on, sizeof on);
    EXPECT_EQ(log.text(), "");
    const auto value = [&](const std::string& name) {
        for (const copra::ShaderValue& found : state->values())
            if (found.name == name) return found;
        return copra::ShaderValue();
    };
    EXPECT_EQ(value("u_amount").kind, copra::ShaderValue::Kind::Float);
    EXPECT_EQ(value("u_tint").floats.size(), 3u);
    EXPECT_EQ(value("u_points").floats.size(), 4u);
    EXPECT_TRUE(value("u_points").isArray);
    EXPECT_EQ(value("u_points").floats[3], 4.0f);
    EXPECT_EQ(value("u_turn").kind, copra::ShaderValue::Kind::Mat3);
    EXPECT_EQ(value("u_cell").ints[1], 8);
    EXPECT_EQ(value("u_on").ints[0], 1);
}

TEST_F(BackendNamesTest, WhatDoesNotFitIsRefused) {
    const float few[2] = {1, 2};
    EXPECT_WARNED(state->setUniform(state->getUniformLocation("u_tint"), few, sizeof few),
                  "8 bytes are too few for the uniform 'u_tint', which takes 12");
    const float many[64] = {1, 2, 3};
    state->setUniform(state->getUniformLocation("u_tint"), many, sizeof many); // the first three
    state->setUniform(backend::UniformLocation(1000), many, sizeof many);
    state->setUniform(backend::UniformLocation(-7), many, sizeof many);
    EXPECT_REFUSED(state->setUniform(state->getUniformLocation("u_tint"), nullptr, 12), "the data is null");
}

TEST_F(BackendNamesTest, NodesAreDrawnWithTheState) {
    Scene* const scene = Scene::create();
    app.run(scene);
    Sprite* const sprite = Sprite::create();
    sprite->setTextureRect(Rect(0, 0, 10, 10));
    scene->addChild(sprite);
    sprite->setProgramState(state);
    EXPECT_EQ(sprite->getProgramState(), state);
    EXPECT_EQ(state->getProgram(), program);
    Texture2D* const mask = sprite->getTexture();
    state->setTexture(state->getUniformLocation("u_mask"), 1, mask->getBackendTexture());
    app.step(2);
}

TEST_F(BackendNamesTest, AnOverrideOfSetProgramStateIsCalled) {
    class Shaded : public Sprite {
    public:
        CREATE_FUNC(Shaded)
        void setProgramState(backend::ProgramState* state) override {
            ++calls;
            Sprite::setProgramState(state);
        }
        int calls = 0;
    };
    Shaded* const sprite = Shaded::create();
    Node* const node = sprite;
    node->setProgramState(state);
    EXPECT_EQ(sprite->calls, 1);
}

TEST_F(BackendNamesTest, StandardPrograms) {
    using Type = backend::ProgramType;
    EXPECT_EQ(backend::Program::getBuiltinProgram(Type::POSITION_TEXTURE_COLOR),
              GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR));
    for (unsigned i = 0; i <= static_cast<unsigned>(Type::GRAY_SCALE); ++i)
        EXPECT_NE(backend::ProgramManager::getInstance()->getBuiltinProgram(static_cast<Type>(i)), nullptr)
            << i;
    EXPECT_WARNED(backend::Program::getBuiltinProgram(static_cast<Type>(999)), "there is no such type");
}

TEST_F(BackendNamesTest, AStateWithoutAProgramIsRefused) {
    EXPECT_REFUSED(static_cast<void>(RefPtr<backend::ProgramState>(new backend::ProgramState(nullptr))),
                   "the program is null");
}

// --- Vertices of a CustomCommand ---

namespace {

struct Corner {
    Vec2 position;
    Color4B color;
};

/// A command of a triangle.
void fill(CustomCommand& command, backend::ProgramState* state) {
    const Corner corners[] = {
        {Vec2(0, 0), Color4B::RED}, {Vec2(10, 0), Color4B::RED}, {Vec2(0, 10), Color4B::RED}};
    command.createVertexBuffer(sizeof(Corner), 3, CustomCommand::BufferUsage::STATIC);
    command.updateVertexBuffer(corners, sizeof corners);
    const auto layout = state->getVertexLayout();
    layout->setAttribute(backend::ATTRIBUTE_NAME_POSITION, 0, backend::VertexFormat::FLOAT2, 0, false);
    layout->setAttribute(backend::ATTRIBUTE_NAME_COLOR, 1, backend::VertexFormat::UBYTE4, sizeof(Vec2), true);
    layout->setLayout(sizeof(Corner));
    command.setDrawType(CustomCommand::DrawType::ARRAY);
    command.getPipelineDescriptor().programState = state;
}

} // namespace

TEST_F(BackendNamesTest, VerticesOfACommandAreCountedAsDrawn) {
    app.run(Scene::create());
    Renderer* const renderer = Director::getInstance()->getRenderer();
    int calls = 0;
    CustomCommand command;
    command.init(0.0f, BlendFunc::ALPHA_PREMULTIPLIED);
    fill(command, state);
    command.setBeforeCallback([&] { ++calls; });
    command.setAfterCallback([&] { ++calls; });
    renderer->clearDrawStats();
    renderer->addCommand(&command);
    renderer->render();
    EXPECT_EQ(calls, 2);
    EXPECT_EQ(renderer->getDrawnBatches(), 1);
    EXPECT_EQ(renderer->getDrawnVertices(), 3);
    EXPECT_EQ(command.getVertexCapacity(), 3u);
    EXPECT_EQ(command.getVertexBuffer()->getSize(), 3 * sizeof(Corner));
}

TEST_F(BackendNamesTest, ACopyOfACommandSharesItsBuffersOnly) {
    CustomCommand command;
    fill(command, state);
    int calls = 0;
    command.setBeforeCallback([&] { ++calls; });
    CustomCommand copy(command);
    EXPECT_EQ(copy.getVertexBuffer(), command.getVertexBuffer());
    copy.setBeforeCallback(nullptr);
    copy.createVertexBuffer(sizeof(Corner), 7, CustomCommand::BufferUsage::STATIC);
    copy.setVertexDrawInfo(0, 1);
    EXPECT_EQ(command.getVertexDrawCount(), 3u);
    EXPECT_EQ(command.getVertexCapacity(), 3u);
    EXPECT_TRUE(command.getBeforeCallback());
    command = copy;
    EXPECT_EQ(command.getVertexCapacity(), 7u);
    command.setVertexDrawInfo(0, 2);
    EXPECT_EQ(copy.getVertexDrawCount(), 1u);
}

TEST_F(BackendNamesTest, WhatDoesNotFitIntoTheBuffersIsNotDrawn) {
    app.run(Scene::create());
    Renderer* const renderer = Director::getInstance()->getRenderer();
    CustomCommand command;
    const auto verticesDrawn = [&] {
        renderer->clearDrawStats();
        renderer->addCommand(&command);
        renderer->render();
        return renderer->getDrawnVertices();
    };
    fill(command, state);
    EXPECT_REFUSED(command.updateVertexBuffer(&command, 1, 3 * sizeof(Corner)), "beyond its end");
    EXPECT_REFUSED(command.updateIndexBuffer(&command, 1), "there is no buffer");
    command.setVertexDrawInfo(1, 1000);
    EXPECT_EQ(verticesDrawn(), 2);
    command.setVertexDrawInfo(SIZE_MAX, SIZE_MAX);
    EXPECT_EQ(verticesDrawn(), 0);

    const unsigned short indices[] = {0, 1, 3}; // there is no vertex 3
    command.setDrawType(CustomCommand::DrawType::ELEMENT);
    EXPECT_EQ(verticesDrawn(), 0) << "without indices";
    command.createIndexBuffer(CustomCommand::IndexFormat::U_SHORT, 3, CustomCommand::BufferUsage::STATIC);
    command.updateIndexBuffer(indices, sizeof indices);
    EXPECT_WARNED(verticesDrawn(), "an index is beyond the vertices");
    command.setIndexDrawInfo(0, 2);
    EXPECT_EQ(verticesDrawn(), 2);

    command.setDrawType(CustomCommand::DrawType::ARRAY);
    command.setVertexDrawInfo(0, 3);
    state->getVertexLayout()->setAttribute("a_color", 1, backend::VertexFormat::FLOAT4, 8, true);
    EXPECT_WARNED(verticesDrawn(),
                  "the attribute 'a_color' is skipped, because it reaches beyond the 12 bytes");
    state->getVertexLayout()->setLayout(0);
    EXPECT_WARNED(verticesDrawn(), "the layout of the vertices has no stride");
    command.getPipelineDescriptor().programState = nullptr;
    EXPECT_WARNED(verticesDrawn(), "without a program state");
    EXPECT_WARNED(command.createVertexBuffer(SIZE_MAX, 2, CustomCommand::BufferUsage::STATIC), "bytes");
}

TEST_F(BackendNamesTest, AUniformCallbackMayReplaceWhatIsDrawn) {
    app.run(Scene::create());
    Renderer* const renderer = Director::getInstance()->getRenderer();
    CustomCommand command;
    fill(command, state);
    int calls = 0;
    state->setUniformCallback("u_amount", [&](GLProgram*, Uniform*) {
        ++calls;
        command.createVertexBuffer(1, 1, CustomCommand::BufferUsage::STATIC);
        command.getPipelineDescriptor().programState = nullptr;
    });
    renderer->clearDrawStats();
    renderer->addCommand(&command);
    renderer->render();
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(renderer->getDrawnVertices(), 3);
}

TEST(BackendNames, APixelFormatNeedsNoNamespaceOfIts) {
    static_assert(std::is_same_v<cocos2d::PixelFormat, Texture2D::PixelFormat>);
    const PixelFormat format = PixelFormat::RGBA8888; // with `using namespace cocos2d`
    EXPECT_EQ(format, backend::PixelFormat::RGBA8888);
}
