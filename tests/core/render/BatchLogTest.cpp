#include "render/BatchLog.h"

#include "opengl/CustomCommand.h"
#include "render/RendererFixture.h"

#include <gtest/gtest.h>

#include <string>

using namespace cocos2d;
using copra::BatchBreak;
using copra::BatchLog;
using copra::BatchRecord;
using copra::test::makeTexture;
using copra::test::RendererFixture;

namespace {

/// A renderer whose draw calls are recorded.
struct LoggedRenderer : RendererFixture {
    LoggedRenderer() { renderer.setBatchLog(&log); }
    /// The reasons of the draw calls of a frame, separated by commas.
    std::string reasons() {
        log.records.clear();
        renderer.render();
        std::string text;
        for (const BatchRecord& record : log.records)
            if (record.kind == BatchRecord::Kind::Draw)
                text += (text.empty() ? "" : ", ") + std::string(describe(record.reason));
        return text;
    }

    BatchLog log;
};

} // namespace

TEST(BatchLog, RecordsADrawCallWithItsVerticesAndTheirBounds) {
    LoggedRenderer fixture;
    copra::Vertex* vertex = fixture.renderer.triangles({}, 3, 2.0f);
    vertex[0] = {{1.0f, 2.0f}, Color4B::WHITE, {}};
    vertex[1] = {{5.0f, 2.0f}, Color4B::WHITE, {}};
    vertex[2] = {{1.0f, 9.0f}, Color4B::WHITE, {}};
    fixture.renderer.render();
    ASSERT_EQ(fixture.log.drawCount(), 1u);
    const BatchRecord& record = fixture.log.records[0];
    EXPECT_EQ(record.reason, BatchBreak::First);
    EXPECT_EQ(record.primitive, copra::Primitive::Triangles);
    EXPECT_EQ(record.vertices, 3u);
    EXPECT_FLOAT_EQ(record.globalZ, 2.0f);
    EXPECT_TRUE(record.bounds.equals(Rect(1, 2, 4, 7)));
}

TEST(BatchLog, MergedVerticesAreOneRecord) {
    LoggedRenderer fixture;
    for (int i = 0; i < 3; ++i) fixture.addQuad(static_cast<float>(i));
    EXPECT_EQ(fixture.reasons(), "first of the frame");
    EXPECT_EQ(fixture.log.records[0].vertices, 12u);
}

TEST(BatchLog, NamesTheBlendFunctionAndThePrimitive) {
    LoggedRenderer fixture;
    fixture.addQuad(1);
    fixture.addQuad(2, {nullptr, BlendFunc::ADDITIVE});
    fixture.renderer.lines({nullptr, BlendFunc::ADDITIVE}, 2)[0] = {};
    EXPECT_EQ(fixture.reasons(), "first of the frame, another blend function, another kind of shape");
}

TEST(BatchLog, NamesTheTexture) {
    LoggedRenderer fixture;
    const RefPtr<Texture2D> large = makeTexture(300, 300); // not on a shared page
    fixture.addQuad(1);
    fixture.addQuad(2, {large, BlendFunc::ALPHA_PREMULTIPLIED});
    EXPECT_EQ(fixture.reasons(), "first of the frame, another texture");
    EXPECT_EQ(fixture.log.records[1].texture.get(), large.get());
}

TEST(BatchLog, NamesTheClippingRectangle) {
    LoggedRenderer fixture;
    fixture.addQuad(1);
    {
        const copra::RenderScope scope(fixture.renderer);
        fixture.renderer.clip(Rect(0, 0, 10, 10));
        fixture.addQuad(2);
    }
    EXPECT_EQ(fixture.reasons(), "first of the frame, another clipping rectangle");
    EXPECT_TRUE(fixture.log.records[1].isClipped);
}

TEST(BatchLog, ACommandThatComesBetweenIsARecord) {
    LoggedRenderer fixture;
    fixture.addQuad(1);
    CustomCommand command;
    command.init(0.0f);
    command.func = [] {};
    fixture.renderer.addCommand(&command);
    fixture.addQuad(2);
    EXPECT_EQ(fixture.reasons(), "first of the frame, after a command with its own drawing");
    ASSERT_EQ(fixture.log.records.size(), 3u);
    EXPECT_EQ(fixture.log.records[1].kind, BatchRecord::Kind::Command);
}

TEST(BatchLog, AMaskEndsADrawCall) {
    LoggedRenderer fixture;
    fixture.addQuad(1);
    fixture.renderer.beginMask({}, 0.0f);
    fixture.addQuad(2);
    fixture.renderer.useMask();
    fixture.addQuad(3);
    fixture.renderer.endMask();
    fixture.addQuad(4);
    const std::string layer = ", a mask, a texture, a camera or a queue begins or ends";
    EXPECT_EQ(fixture.reasons(), "first of the frame" + layer + layer + layer);
}

TEST(BatchLog, WithoutALogNothingIsRecorded) {
    LoggedRenderer fixture;
    fixture.renderer.setBatchLog(nullptr);
    fixture.addQuad(1);
    fixture.renderer.render();
    EXPECT_TRUE(fixture.log.records.empty());
}
