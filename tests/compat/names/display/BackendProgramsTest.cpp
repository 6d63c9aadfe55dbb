#include "compat/names/display/SpriteInWindow.h"

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

class BackendPrograms : public SpriteInWindow {
protected:
    RefPtr<Texture2D> mask = texture(50, 255);
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

namespace {

constexpr char kMeshFragment[] = R"(
#ifdef GL_ES
precision lowp float;
#endif
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform vec3 u_tint;
void main() { gl_FragColor = v_fragmentColor * vec4(u_tint * (0.5 + v_texCoord.x), 1.0); })";

struct Corner {
    Vec3 position;
    Color4B color;
    Tex2F place;
};
const Corner kCorners[] = {{Vec3(0, 0, 0), Color4B::RED, {0, 0}},
                           {Vec3(40, 0, 0), Color4B::GREEN, {1, 0}},
                           {Vec3(0, 40, 0), Color4B::BLUE, {0, 1}},
                           {Vec3(40, 40, 0), Color4B::WHITE, {1, 1}}};
const unsigned short kIndices[] = {0, 1, 2, 1, 3, 2};

/// A mesh in the idiom of 3.17.
class OldMesh : public Node {
public:
    explicit OldMesh(GLProgramState* state) : _state(state) {
        auto* const vertices = VertexBuffer::create(sizeof(Corner), 4);
        vertices->updateVertices(kCorners, 4, 0);
        auto* const indices = IndexBuffer::create(IndexBuffer::IndexType::INDEX_TYPE_SHORT_16, 6);
        indices->updateIndices(kIndices, 6, 0);
        auto* const data = VertexData::create();
        data->setStream(vertices, {0, GLProgram::VERTEX_ATTRIB_POSITION, GL_FLOAT, 3});
        data->setStream(vertices, {12, GLProgram::VERTEX_ATTRIB_COLOR, GL_UNSIGNED_BYTE, 4, true});
        data->setStream(vertices, {16, GLProgram::VERTEX_ATTRIB_TEX_COORD, GL_FLOAT, 2});
        _primitive = Primitive::create(data, indices, GL_TRIANGLES);
        _primitive->setCount(6);
    }
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
        _command.init(_globalZOrder, 0, _state, BlendFunc::ALPHA_PREMULTIPLIED, _primitive, transform, flags);
        renderer->addCommand(&_command);
    }

private:
    RefPtr<GLProgramState> _state;
    RefPtr<Primitive> _primitive;
    PrimitiveCommand _command;
};

/// A mesh in the idioms of cocos2d-x 4 and axmol.
class NewMesh : public Node {
public:
    NewMesh(backend::ProgramState* state, bool isAxmol) : _state(state) {
        _matrix = _state->getUniformLocation("u_MVPMatrix");
        if (isAxmol) {
            _state->setVertexAttrib("a_position", 0, backend::VertexFormat::FLOAT3, 0, false);
            _state->setVertexAttrib("a_color", 1, backend::VertexFormat::UBYTE4, 12, true);
            _state->setVertexAttrib("a_texCoord", 2, backend::VertexFormat::FLOAT2, 16, false);
            _state->setVertexStride(sizeof(Corner));
        } else {
            const auto& layout = _state->getVertexLayout();
            const auto place = [&](const char* name, backend::VertexFormat format, std::size_t offset,
                                   bool isNormalized) {
                layout->setAttribute(name, static_cast<std::size_t>(_state->getAttributeLocation(name)),
                                     format, offset, isNormalized);
            };
            place("a_position", backend::VertexFormat::FLOAT3, 0, false);
            place("a_color", backend::VertexFormat::UBYTE4, 12, true);
            place("a_texCoord", backend::VertexFormat::FLOAT2, 16, false);
            layout->setLayout(sizeof(Corner));
        }
        _command.createVertexBuffer(sizeof(Corner), 4, CustomCommand::BufferUsage::STATIC);
        _command.updateVertexBuffer(kCorners, sizeof kCorners);
        _command.createIndexBuffer(CustomCommand::IndexFormat::U_SHORT, 6,
                                   CustomCommand::BufferUsage::STATIC);
        _command.updateIndexBuffer(kIndices, sizeof kIndices);
        _command.setDrawType(CustomCommand::DrawType::ELEMENT);
        _command.setPrimitiveType(CustomCommand::PrimitiveType::TRIANGLE);
        PipelineDescriptor& pipeline = _command.getPipelineDescriptor();
        pipeline.programState = _state;
        pipeline.blendDescriptor.blendEnabled = true;
        pipeline.blendDescriptor.sourceRGBBlendFactor = backend::BlendFactor::ONE;
        pipeline.blendDescriptor.destinationRGBBlendFactor = backend::BlendFactor::ONE_MINUS_SRC_ALPHA;
    }
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
        const Mat4 projection =
            copra::SceneContext::current().matrices.top(MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION);
        const Mat4 all = projection * transform;
        _state->setUniform(_matrix, all.m, sizeof all.m);
        _command.init(_globalZOrder, transform, flags);
        renderer->addCommand(&_command);
    }

private:
    RefPtr<backend::ProgramState> _state;
    backend::UniformLocation _matrix;
    CustomCommand _command;
};

} // namespace

TEST_F(BackendPrograms, TheMeshesOf3xOf4AndOfAxmolDrawTheSamePicture) {
    Mat4 projection;
    Mat4::createPerspective(60.0f, 1.0f, 10.0f, 200.0f, &projection);
    Mat4 view;
    Mat4::createLookAt(Vec3(32, 32, 55.4f), Vec3(32, 32, 0), Vec3(0, 1, 0), &view);
    context.matrices.load(MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION, projection * view);
    const auto pictureOf = [&](Node* mesh) {
        mesh->setPosition(12, 8);
        mesh->setRotation(10.0f);
        scene->removeAllChildren();
        scene->addChild(mesh);
        mesh->release();
        return drawn();
    };
    sprite->removeFromParent();
    const auto nothing = drawn();
    auto* const old =
        GLProgramState::create(GLProgram::createWithByteArrays(ccPositionTextureColor_vert, kMeshFragment));
    old->setUniformVec3("u_tint", kTint);
    const auto in3x = pictureOf(new OldMesh(old));
    EXPECT_NE(in3x, nothing);
    for (const bool isAxmol : {false, true}) {
        backend::Program* const program =
            backend::Device::getInstance()->newProgram(kVertexIn4, kMeshFragment);
        auto* const state = new backend::ProgramState(program);
        program->release();
        state->setUniform(state->getUniformLocation("u_tint"), &kTint, sizeof kTint);
        EXPECT_EQ(pictureOf(new NewMesh(state, isAxmol)), in3x);
        state->release();
    }
}
