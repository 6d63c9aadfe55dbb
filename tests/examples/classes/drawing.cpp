// Buffers and programs, for nodes that draw themselves.

#include "ClassExamples.h"

#include <cstddef>

USING_NS_CC;

namespace {

class DrawingExamples : public ClassExamples {};

TEST_F(DrawingExamples, Primitive) {
    //! [Primitive, PrimitiveCommand, VertexData, VertexBuffer, IndexBuffer, VertexStreamAttribute]
    class Triangle : public Node {
    public:
        CREATE_FUNC(Triangle);
        bool init() override {
            const V3F_C4B_T2F corners[] = {{Vec3(0, 0, 0), Color4B::RED, {0, 0}},
                                           {Vec3(80, 0, 0), Color4B::GREEN, {1, 0}},
                                           {Vec3(40, 60, 0), Color4B::BLUE, {0.5f, 1}}};
            const unsigned short order[] = {0, 1, 2};
            auto vertices = VertexBuffer::create(sizeof(V3F_C4B_T2F), 3);
            vertices->updateVertices(corners, 3, 0);
            auto indices = IndexBuffer::create(IndexBuffer::IndexType::INDEX_TYPE_SHORT_16, 3);
            indices->updateIndices(order, 3, 0);
            auto data = VertexData::create();
            data->setStream(vertices, {0, GLProgram::VERTEX_ATTRIB_POSITION, GL_FLOAT, 3});
            data->setStream(vertices, {offsetof(V3F_C4B_T2F, colors), GLProgram::VERTEX_ATTRIB_COLOR,
                                       GL_UNSIGNED_BYTE, 4, true});
            _primitive = cocos2d::Primitive::create(data, indices, GL_TRIANGLES);
            _primitive->setCount(3);
            _state = GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_COLOR);
            return Node::init();
        }
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            _command.init(_globalZOrder, 0, _state, BlendFunc::ALPHA_NON_PREMULTIPLIED, _primitive, transform,
                          flags);
            renderer->addCommand(&_command);
        }

    private:
        RefPtr<cocos2d::Primitive> _primitive; // copra has a Primitive, too
        RefPtr<GLProgramState> _state;
        PrimitiveCommand _command;
    };
    //! [Primitive, PrimitiveCommand, VertexData, VertexBuffer, IndexBuffer, VertexStreamAttribute]
    auto triangle = Triangle::create();
    scene->addChild(triangle);
    app.step(2);
    EXPECT_EQ(triangle->getParent(), scene);
}

TEST_F(DrawingExamples, GLProgramCache) {
    //! [GLProgramCache]
    auto statue = Sprite::create("garden.png");
    scene->addChild(statue);
    auto programs = GLProgramCache::getInstance(); // the standard ones, and those that you add
    statue->setGLProgram(programs->getGLProgram(GLProgram::SHADER_NAME_POSITION_GRAYSCALE)); // null: unknown
    //! [GLProgramCache]
    EXPECT_NE(statue->getGLProgram(), nullptr);
}

TEST_F(DrawingExamples, TrianglesCommand) {
    //! [TrianglesCommand]
    class Flag : public Node {
    public:
        CREATE_FUNC(Flag);
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            auto texture = Director::getInstance()->getTextureCache()->addImage("garden.png");
            TrianglesCommand::Triangles triangles(_corners, _order, 3, 3); // valid until the frame is drawn
            _command.init(_globalZOrder, texture, getGLProgramState(), BlendFunc::ALPHA_PREMULTIPLIED,
                          triangles, transform, flags);
            renderer->addCommand(&_command); // drawn with its neighbors in one call, if they fit
        }

    private:
        V3F_C4B_T2F _corners[3] = {{Vec3(0, 0, 0), Color4B::WHITE, {0, 1}},
                                   {Vec3(0, 80, 0), Color4B::WHITE, {0, 0}},
                                   {Vec3(60, 40, 0), Color4B::WHITE, {1, 0.5f}}};
        unsigned short _order[3] = {0, 1, 2};
        TrianglesCommand _command;
    };
    //! [TrianglesCommand]
    auto flag = Flag::create();
    scene->addChild(flag);
    app.step(2);
    EXPECT_EQ(flag->getParent(), scene);
}

TEST_F(DrawingExamples, Vertex) {
    //! [copra::Vertex, copra::BatchState]
    class Bar : public Node { // a rectangle of its content size
    public:
        CREATE_FUNC(Bar);
        void draw(Renderer* renderer, const Mat4& transform, uint32_t) override {
            const copra::BatchState state; // no texture, colors premultiplied with their alpha
            copra::Vertex* corner = renderer->quads(state, 1, _globalZOrder);            // fill it at once
            for (const Vec2& share : {Vec2(0, 0), Vec2(1, 0), Vec2(1, 1), Vec2(0, 1)}) { // around the quad
                const Vec2 place(share.x * _contentSize.width, share.y * _contentSize.height);
                corner->position = PointApplyTransform(place, transform); // world coordinates
                corner->color = Color4B::GREEN;
                ++corner;
            }
        }
    };
    //! [copra::Vertex, copra::BatchState]
    auto bar = Bar::create();
    bar->setContentSize(Size(100, 20));
    scene->addChild(bar);
    app.step();
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnVertices(), 4);
}

TEST_F(DrawingExamples, RenderScope) {
    //! [copra::RenderScope]
    class LeftHalf : public Node { // shows its children in the left half of the scene only
    public:
        CREATE_FUNC(LeftHalf);
        void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override {
            const copra::RenderScope scope(*renderer); // restores the state at the end of the function
            renderer->clip(Rect(0, 0, 240, 320));      // world coordinates
            Node::visit(renderer, parentTransform, parentFlags);
        }
    };
    //! [copra::RenderScope]
    auto half = LeftHalf::create();
    scene->addChild(half);
    half->addChild(LayerColor::create(Color4B::RED));
    app.step();
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnBatches(), 1);
}

TEST_F(DrawingExamples, GroupCommand) {
    //! [GroupCommand]
    class Sheet : public Node { // the global z of its children orders them among themselves only
    public:
        CREATE_FUNC(Sheet);
        void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override {
            _group.init(getGlobalZOrder());
            renderer->addCommand(&_group);
            renderer->pushGroup(_group.getRenderQueueID());
            Node::visit(renderer, parentTransform, parentFlags);
            renderer->popGroup();
        }

    private:
        GroupCommand _group;
    };
    //! [GroupCommand]
    auto sheet = Sheet::create();
    scene->addChild(sheet);
    sheet->addChild(LayerColor::create(Color4B::RED));
    app.step();
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnBatches(), 1);
}

TEST_F(DrawingExamples, QuadCommand) {
    //! [QuadCommand]
    class Tile : public Node {
    public:
        CREATE_FUNC(Tile);
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            _quad.bl.vertices = Vec3(0, 0, 0);
            _quad.br.vertices = Vec3(64, 0, 0);
            _quad.tl.vertices = Vec3(0, 64, 0);
            _quad.tr.vertices = Vec3(64, 64, 0);
            _quad.bl.texCoords = Tex2F(0, 1); // v points down
            _quad.br.texCoords = Tex2F(1, 1);
            _quad.tl.texCoords = Tex2F(0, 0);
            _quad.tr.texCoords = Tex2F(1, 0);
            for (auto* corner : {&_quad.bl, &_quad.br, &_quad.tl, &_quad.tr}) corner->colors = Color4B::WHITE;
            auto texture = Director::getInstance()->getTextureCache()->addImage("garden.png");
            _command.init(_globalZOrder, texture, nullptr, BlendFunc::ALPHA_PREMULTIPLIED, &_quad, 1,
                          transform, flags);
            renderer->addCommand(&_command);
        }

    private:
        V3F_C4B_T2F_Quad _quad; // exists until the frame is drawn
        QuadCommand _command;
    };
    //! [QuadCommand]
    scene->addChild(Tile::create());
    app.step(2);
    EXPECT_EQ(scene->getChildrenCount(), 2) << "the camera, and the tile";
}

TEST_F(DrawingExamples, BatchCommand) {
    //! [BatchCommand]
    class Tiles : public Node {
    public:
        CREATE_FUNC(Tiles);
        void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
            auto program =
                GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR);
            _command.init(_globalZOrder, program, BlendFunc::ALPHA_PREMULTIPLIED, _atlas, transform, flags);
            renderer->addCommand(&_command); // all quads of the atlas
        }

    private:
        RefPtr<TextureAtlas> _atlas = TextureAtlas::create("garden.png", 16); // insertQuad() adds quads
        BatchCommand _command;
    };
    //! [BatchCommand]
    scene->addChild(Tiles::create());
    app.step(2);
    EXPECT_EQ(scene->getChildrenCount(), 2) << "the camera, and the tiles";
}

TEST_F(DrawingExamples, AutoBindingResolver) {
    //! [GLProgramState::AutoBindingResolver]
    class Wind : public GLProgramState::AutoBindingResolver { // exists as long as shaders use it
    public:
        bool resolveAutoBinding(GLProgramState* state, Node*, const std::string& uniform,
                                const std::string& binding) override {
            if (binding != "WIND") return false; // another one may know it
            state->setUniformFloat(uniform, strength);
            return true;
        }
        float strength = 0.5f;
    };
    Wind wind; // a GLProgramState calls it after setParameterAutoBinding("u_wind", "WIND")
    //! [GLProgramState::AutoBindingResolver]
    EXPECT_FALSE(wind.resolveAutoBinding(nullptr, nullptr, "u_wind", "SUN"));
}

TEST_F(DrawingExamples, TexParams) {
    //! [Texture2D::TexParams]
    auto grass = Sprite::create("garden.png");
    const Texture2D::TexParams repeat{GL_LINEAR, GL_LINEAR, GL_REPEAT, GL_REPEAT};
    grass->getTexture()->setTexParameters(repeat);
    grass->setTextureRect(Rect(0, 0, 480, 320)); // larger than the image: it repeats
    //! [Texture2D::TexParams]
    EXPECT_TRUE(grass->getContentSize().equals(Size(480, 320)));
}

} // namespace
