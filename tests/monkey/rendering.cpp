#include "cocos2d.h"
#include "monkey/Monkey.h"

#include <array>
#include <vector>

using namespace cocos2d;

namespace monkey {

namespace {

/// Draws a Primitive as games do that have vertices of their own.
class PrimitiveNode : public Node {
public:
    static PrimitiveNode* create(Primitive* primitive, Texture2D* texture) {
        auto* const node = new PrimitiveNode;
        node->autorelease();
        node->_primitive = primitive;
        node->_texture = texture;
        node->setGLProgramState(
            GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR));
        return node;
    }
    using Node::draw;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
        _command.init(getGlobalZOrder(), _texture ? _texture->getName() : 0, getGLProgramState(),
                      BlendFunc::ALPHA_PREMULTIPLIED, _primitive, transform, flags);
        renderer->addCommand(&_command);
    }
    Primitive* primitive() const { return _primitive; }

private:
    RefPtr<Primitive> _primitive;
    RefPtr<Texture2D> _texture;
    PrimitiveCommand _command;
};

VertexBuffer* vertexBuffer(Draw& d) {
    auto* const buffer = VertexBuffer::create(d.anyInteger(), d.anyInteger());
    if (!buffer) return VertexBuffer::create(24, 4);
    const std::vector<std::uint8_t> bytes(static_cast<std::size_t>(buffer->getSizePerVertex()) * 2, 1);
    buffer->updateVertices(bytes.data(), 2, d.anyInteger());
    return buffer;
}

IndexBuffer* indexBuffer(Draw& d) {
    const auto type =
        d.flag() ? IndexBuffer::IndexType::INDEX_TYPE_SHORT_16 : IndexBuffer::IndexType::INDEX_TYPE_UINT_32;
    auto* const buffer = IndexBuffer::create(type, d.anyInteger());
    if (!buffer) return nullptr;
    const std::array<std::uint16_t, 6> indices = {0, 1, 2, static_cast<std::uint16_t>(d.anyInteger()), 0, 0};
    buffer->updateIndices(indices.data(), 3, d.anyInteger());
    return buffer;
}

void addPrimitive(Monkey& m) {
    Draw& d = m.draw();
    auto* const data = VertexData::create();
    for (int i = d.integer(0, 3); i > 0; --i) {
        const int type = d.chance(70) ? GL_FLOAT : d.anyInteger();
        data->setStream(vertexBuffer(d), {d.chance(70) ? 0 : d.anyInteger(), d.anyInteger(), type,
                                          d.chance(70) ? 2 : d.anyInteger(), d.flag()});
    }
    if (d.chance(20)) data->removeStream(d.anyInteger());
    auto* const primitive = Primitive::create(data, d.flag() ? indexBuffer(d) : nullptr, d.integer(0, 6));
    if (!primitive) return;
    primitive->setStart(d.anyInteger());
    primitive->setCount(d.anyInteger());
    m.add(PrimitiveNode::create(primitive, Director::getInstance()->getTextureCache()->addImage(m.image())));
}

void changePrimitive(Monkey& m) {
    auto* const node = m.find<PrimitiveNode>();
    if (!node) return;
    node->primitive()->setStart(m.draw().anyInteger());
    node->primitive()->setCount(m.draw().anyInteger());
    node->primitive()->draw(); // not between frames
}

/// A random sequence of calls to an atlas that no node owns.
void useAtlas(Monkey& m) {
    Draw& d = m.draw();
    auto* const atlas = TextureAtlas::create(m.image(), d.anyInteger());
    if (!atlas) return;
    std::array<V3F_C4B_T2F_Quad, 4> quads = {};
    quads[0].tr.vertices.set(d.number(), d.number(), d.number());
    for (int i = d.integer(1, 12); i > 0; --i) {
        switch (d.integer(0, 9)) {
        case 0:
            atlas->updateQuad(quads.data(), d.anyInteger());
            break;
        case 1:
            atlas->insertQuad(quads.data(), d.anyInteger());
            break;
        case 2:
            atlas->insertQuads(quads.data(), d.anyInteger(), d.integer(-1, 4));
            break;
        case 3:
            atlas->insertQuadFromIndex(d.anyInteger(), d.anyInteger());
            break;
        case 4:
            atlas->moveQuadsFromIndex(d.anyInteger(), d.anyInteger(), d.anyInteger());
            break;
        case 5:
            atlas->fillWithEmptyQuadsFromIndex(d.anyInteger(), d.anyInteger());
            break;
        case 6:
            atlas->removeQuadsAtIndex(d.anyInteger(), d.anyInteger());
            break;
        case 7:
            atlas->resizeCapacity(d.anyInteger());
            break;
        case 8:
            atlas->moveQuadsFromIndex(d.anyInteger(), d.anyInteger());
            break;
        default:
            atlas->increaseTotalQuadsWith(d.integer(-2, 4));
        }
    }
    atlas->addTo(*Director::getInstance()->getRenderer(), BlendFunc::ALPHA_PREMULTIPLIED, Mat4::IDENTITY,
                 d.number(), d.anyInteger(), d.anyInteger());
    if (d.chance(10)) atlas->removeAllQuads();
    atlas->drawNumberOfQuads(d.anyInteger(), d.anyInteger());
}

/// Mostly of a size that fits into memory.
unsigned int side(Draw& d) {
    return static_cast<unsigned int>(d.chance(90) ? d.integer(0, 200) : d.anyInteger());
}

/// A camera that draws into a texture, and a sprite that shows it.
void useFrameBuffer(Monkey& m) {
    Draw& d = m.draw();
    auto* const camera = m.find<Camera>();
    const unsigned int width = side(d), height = side(d);
    auto* const buffer = experimental::FrameBuffer::create(d.byte(), width, height);
    if (!camera || !buffer) return;
    experimental::RenderTargetBase* target = nullptr;
    if (d.chance(80)) {
        target = experimental::RenderTarget::create(width, d.chance(90) ? height : side(d));
    } else {
        target = experimental::RenderTargetRenderBuffer::create(width, height);
    }
    if (target) buffer->attachRenderTarget(target);
    buffer->attachDepthStencilTarget(d.flag() ? experimental::RenderTargetDepthStencil::create(width, side(d))
                                              : nullptr);
    buffer->setClearColor(d.color4F());
    camera->setFrameBufferObject(d.chance(80) ? buffer : nullptr);
    if (d.chance(30)) camera->setViewport({d.number(), d.number(), d.number(), d.number()});
    if (target && target->getTexture()) m.add(Sprite::createWithTexture(target->getTexture()));
}

} // namespace

const std::vector<Operation>& renderingOperations() {
    static const std::vector<Operation> s_operations = {
        {"Primitive::create", addPrimitive},
        {"Primitive", changePrimitive},
        {"TextureAtlas", useAtlas},
        {"FrameBuffer", useFrameBuffer},
    };
    return s_operations;
}

} // namespace monkey
