#include "base/log.h"
#include "opengl/BatchCommand.h"
#include "opengl/CustomCommand.h"
#include "opengl/GLProgramCache.h"
#include "opengl/GLProgramState.h"
#include "opengl/Primitive.h"
#include "opengl/PrimitiveCommand.h"
#include "opengl/glStateCache.h"
#include "render/RendererFixture.h"
#include "render/TextureAtlas.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::test::makeTexture;
using copra::test::RendererFixture;

namespace {

V3F_C4B_T2F_Quad quadAt(float x) {
    V3F_C4B_T2F_Quad quad;
    quad.bl.vertices.set(x, 0, 0);
    quad.br.vertices.set(x + 1, 0, 0);
    quad.tl.vertices.set(x, 1, 0);
    quad.tr.vertices.set(x + 1, 1, 0);
    quad.tr.texCoords = Tex2F(1, 1);
    return quad;
}

RefPtr<TextureAtlas> makeAtlas(Texture2D* texture, int quads) {
    RefPtr<TextureAtlas> atlas = TextureAtlas::createWithTexture(texture, quads);
    for (int i = 0; i < quads; ++i) {
        V3F_C4B_T2F_Quad quad = quadAt(static_cast<float>(i));
        atlas->insertQuad(&quad, i);
    }
    return atlas;
}

void inCommand(RendererFixture& fixture, const std::function<void()>& body) {
    CustomCommand command;
    command.init(0);
    command.func = body;
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
}

Mat4 moved(float x, float y) {
    Mat4 result;
    Mat4::createTranslation(x, y, 0, &result);
    return result;
}

RefPtr<GLProgramState> ownState() {
    return GLProgramState::create(GLProgram::createWithByteArrays(
        "attribute vec4 a_position; void main() {}", "void main() { gl_FragColor = vec4(1.0); }"));
}

/// Three corners of two floats, and an index of each.
RefPtr<Primitive> triangle(std::uint16_t lastIndex = 2) {
    const float places[] = {0, 0, 8, 0, 0, 8};
    const std::uint16_t order[] = {0, 1, lastIndex};
    VertexBuffer* corners = VertexBuffer::create(8, 3);
    corners->updateVertices(places, 3, 0);
    IndexBuffer* indices = IndexBuffer::create(IndexBuffer::IndexType::INDEX_TYPE_SHORT_16, 3);
    indices->updateIndices(order, 3, 0);
    VertexData* data = VertexData::create();
    data->setStream(corners, {0, GLProgram::VERTEX_ATTRIB_POSITION, GL_FLOAT, 2});
    Primitive* primitive = Primitive::create(data, indices, GL_TRIANGLES);
    primitive->setCount(3);
    return primitive;
}

} // namespace

TEST(BatchCommand, DrawsTheQuadsOfItsAtlasInTheirPlace) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const auto atlas = makeAtlas(texture, 2);
    BatchCommand command;
    command.init(1,
                 GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR),
                 BlendFunc::ADDITIVE, atlas, moved(10, 5), 0);
    fixture.renderer.addCommand(&command);
    fixture.addQuad(3);
    fixture.renderer.render();
    EXPECT_EQ(fixture.order(), "3|1011") << "behind what has a lower global z";
    EXPECT_EQ(fixture.draws()[1].vertices[2].position, Vec2(11, 6));
    EXPECT_EQ(fixture.draws()[1].state.blend, BlendFunc::ADDITIVE);
}

TEST(BatchCommand, IsDrawnBehindTheCustomCommandThatExecutesIt) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const auto atlas = makeAtlas(texture, 1);
    BatchCommand command;
    command.init(0,
                 GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR),
                 BlendFunc::ADDITIVE, atlas, moved(7, 0), 0);
    inCommand(fixture, [&] { command.execute(); });
    EXPECT_EQ(fixture.order(), "7");
}

TEST(TextureAtlas, DrawsQuadsManuallyInACustomCommand) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const auto atlas = makeAtlas(texture, 4);
    const auto state = ownState();
    inCommand(fixture, [&] {
        state->getGLProgram()->use();
        state->getGLProgram()->setUniformsForBuiltins(moved(20, 0));
        GL::blendFunc(GL_SRC_ALPHA, GL_ONE);
        atlas->drawNumberOfQuads(2, 1);
    });
    ASSERT_EQ(fixture.order(), "2122");
    EXPECT_EQ(fixture.draws()[0].state.blend, BlendFunc::ADDITIVE);
    EXPECT_NE(fixture.draws()[0].shader, copra::kNoShader) << "with the program in use";
    inCommand(fixture, [&] { atlas->drawNumberOfQuads(9, 3); });
    EXPECT_EQ(fixture.order(), "2122|3") << "as many as there are";
}

TEST(Texture2D, DrawsItselfManuallyInACustomCommand) {
    RendererFixture fixture;
    const auto texture = makeTexture(6, 4);
    inCommand(fixture, [&] {
        texture->drawAtPoint(Vec2(3, 1));
        texture->drawInRect(Rect(30, 1, 2, 2));
    });
    ASSERT_EQ(fixture.draws().size(), 1u);
    const auto& corners = fixture.draws()[0].vertices;
    ASSERT_EQ(corners.size(), 8u);
    EXPECT_EQ(corners[0].position, Vec2(3, 1));
    EXPECT_EQ(corners[2].position, Vec2(9, 5)) << "as large as its pixels";
    EXPECT_EQ(corners[6].position, Vec2(32, 3));
    EXPECT_GT(corners[0].texCoords.y, corners[2].texCoords.y) << "upright";
}

TEST(Texture2D, SaysOnceThatItCannotBeDrawnElsewhere) {
    const auto texture = makeTexture(6, 4);
    const copra::LogCapture log;
    texture->drawAtPoint(Vec2(3, 1));
    texture->drawAtPoint(Vec2(3, 1));
    EXPECT_LE(log.lineCount(), 1);
}

TEST(PrimitiveCommand, DrawsItsTriangleWithProgramTextureAndBlend) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const auto state = ownState();
    const auto primitive = triangle();
    PrimitiveCommand command;
    command.init(0, texture->getName(), state, BlendFunc::ADDITIVE, primitive, moved(2, 3), 0);
    fixture.renderer.addCommand(&command);
    fixture.renderer.render();
    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    ASSERT_EQ(raw.drawn.size(), 1u);
    EXPECT_EQ(raw.drawn[0].mode, static_cast<GLenum>(GL_TRIANGLES));
    EXPECT_EQ(raw.drawn[0].indices, (std::vector<std::uint32_t>{0, 1, 2}));
    EXPECT_EQ(static_cast<const float*>(raw.arrays.at(0).first)[2], 8);
    EXPECT_EQ(raw.arrays.at(0).stride, 8);
    EXPECT_EQ(raw.modelView.m[12], 2);
    EXPECT_NE(raw.textures.at(0), copra::kNoTexture);
    EXPECT_EQ(raw.blend, BlendFunc::ADDITIVE);
    EXPECT_EQ(fixture.renderer.getDrawnVertices(), 3);
}

TEST(PrimitiveCommand, DrawsNothingBeyondItsBuffers) {
    RendererFixture fixture;
    const auto state = ownState();
    const auto broken = triangle(3);
    const auto tooMany = triangle();
    tooMany->setCount(99);
    const copra::LogCapture log;
    inCommand(fixture, [&] {
        broken->draw();
        tooMany->draw();
    });
    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    ASSERT_EQ(raw.drawn.size(), 1u);
    EXPECT_EQ(raw.drawn[0].count, 3);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(VertexBuffer, CutsOffWhatDoesNotFit) {
    EXPECT_EQ(VertexBuffer::create(4, 0), nullptr);
    VertexBuffer* buffer = VertexBuffer::create(1, 4);
    const char text[] = "abcdef";
    EXPECT_TRUE(buffer->updateVertices(text, 6, 2));
    EXPECT_EQ(buffer->data()[3], 'b');
    EXPECT_FALSE(buffer->updateVertices(text, 1, 4));
    EXPECT_FALSE(buffer->updateVertices(nullptr, 1, 0));
    EXPECT_EQ(buffer->getSize(), 4);
}

TEST(VertexBuffer, IsNullIfItIsTooLarge) {
    const copra::LogCapture log;
    EXPECT_EQ(VertexBuffer::create(2'000'000'000, 2'000'000'000), nullptr);
    EXPECT_EQ(VertexBuffer::create(65'536, 65'536), nullptr);
    EXPECT_EQ(IndexBuffer::create(IndexBuffer::IndexType::INDEX_TYPE_UINT_32, 2'000'000'000), nullptr);
    EXPECT_EQ(log.lineCount(), 3);
}

TEST(VertexData, LeavesOutAttributesBeyondAVertex) {
    RendererFixture fixture;
    VertexBuffer* buffer = VertexBuffer::create(8, 3);
    const copra::LogCapture log;
    inCommand(fixture, [&] {
        for (const VertexStreamAttribute& attribute :
             {VertexStreamAttribute(4, 0, GL_FLOAT, 2), VertexStreamAttribute(-4, 1, GL_FLOAT, 1),
              VertexStreamAttribute(2'000'000'000, 2, GL_FLOAT, 1),
              VertexStreamAttribute(0, 3, GL_FLOAT, 90'000), VertexStreamAttribute(0, -1, GL_FLOAT, 1),
              VertexStreamAttribute(0, 65'536, GL_FLOAT, 1)}) {
            VertexData* data = VertexData::create();
            data->setStream(buffer, attribute);
            data->use();
        }
        VertexData* data = VertexData::create();
        data->setStream(buffer, {4, 5, GL_UNSIGNED_BYTE, 4, true});
        data->use();
    });
    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    EXPECT_EQ(raw.arrays.size(), 1u);
    EXPECT_EQ(raw.arrays.count(5), 1u);
    EXPECT_EQ(raw.enabled, 1u << 5);
    EXPECT_EQ(log.lineCount(), 6);
}

TEST(VertexData, ReplacesAndRemovesAttributes) {
    VertexData* data = VertexData::create();
    VertexBuffer* buffer = VertexBuffer::create(4, 1);
    EXPECT_FALSE(data->setStream(nullptr, {}));
    data->setStream(buffer, {0, 1, GL_FLOAT, 1});
    data->setStream(buffer, {0, 1, GL_FLOAT, 2});
    EXPECT_EQ(data->getVertexStreamCount(), 1u);
    EXPECT_EQ(data->getStreamAttribute(1)->_size, 2);
    data->removeStream(1);
    EXPECT_EQ(data->getStreamBuffer(1), nullptr);
}

TEST(GLStateCache, SpeaksOpenGLsNamesForGamesThatAreNotLinkedToIt) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    inCommand(fixture, [&] {
        GL::useProgram(7);
        GL::deleteProgram(8);
        GL::activeTexture(GL_TEXTURE0 + 1);
        GL::bindVAO(9);
        GL::bindTextureN(1, texture->getName());
        GL::bindTextureN(2, 33, 0x8513);
        GL::blendFunc(GL_ONE, GL_ONE);
        fixture.parts.device->rawGL().setBlend(BlendFunc::DISABLE);
        GL::blendResetToCache();
    });
    const copra::NullRawGL& raw = fixture.parts.device->rawGL();
    EXPECT_EQ(raw.program, 7u);
    EXPECT_EQ(raw.deletedProgram, 8u);
    EXPECT_EQ(raw.unit, static_cast<GLenum>(GL_TEXTURE0 + 1));
    EXPECT_EQ(raw.vertexArray, 9u);
    EXPECT_NE(raw.textures.at(1), copra::kNoTexture);
    EXPECT_EQ(raw.nativeTextures.at(2).second, 33u);
    EXPECT_EQ(raw.blend, (BlendFunc{GL_ONE, GL_ONE}));
    GL::deleteTexture(texture->getName());
    EXPECT_EQ(texture->getName(), 0u);
}

TEST(GLProgramState, TakesATextureByItsName) {
    RendererFixture fixture;
    const auto texture = makeTexture(4, 4);
    const RefPtr<GLProgramState> state = GLProgramState::create(GLProgram::createWithByteArrays(
        "void main() {}", "uniform sampler2D u_mask; void main() { gl_FragColor = vec4(1.0); }"));
    const copra::LogCapture log;
    state->setUniformTexture("u_mask", texture->getName());
    EXPECT_EQ(texture->getReferenceCount(), 2u);
    state->setUniformTexture("u_mask", 4000000000u);
    EXPECT_TRUE(log.contains("4000000000"));
}

TEST(RenderQueues, OfAnIdThatIsTooLargeAreRefused) {
    const copra::LogCapture log;
    RendererFixture fixture;
    CustomCommand command;
    command.init(0);
    bool isRun = false;
    command.func = [&] { isRun = true; };
    fixture.renderer.addCommand(&command, 2'000'000'000);
    fixture.renderer.pushGroup(2'000'000'000);
    fixture.renderer.popGroup();
    fixture.renderer.render();
    EXPECT_FALSE(isRun);
    EXPECT_TRUE(
        log.contains("Renderer::addCommand: 2000000000 render queues are too many; the limit is 65536"));
    EXPECT_TRUE(log.contains("Renderer::pushGroup: 2000000000 render queues are too many"));
}
