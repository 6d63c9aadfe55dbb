#include "GuideTest.h"
#include "render/Renderer.h"

USING_NS_CC;

namespace {

class RenderingTest : public GuideTest {};

/// Draws its children only in its left half.
class HalfNode : public Node {
public:
    CREATE_FUNC(HalfNode);

    //! [scope]
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override {
        const copra::RenderScope scope(*renderer);
        renderer->clip(Rect(0, 0, 240, 320)); // world points; intersected with the current clip
        renderer->useProgram(nullptr);        // the standard program
        Node::visit(renderer, parentTransform, parentFlags);
    }
    //! [scope]
};

TEST_F(RenderingTest, AScopeClipsAndRestores) {
    auto* scene = Scene::create();
    auto* half = HalfNode::create();
    half->addChild(LayerColor::create(Color4B::RED));
    scene->addChild(half);
    app.run(scene);
    const auto picture = app.picture();
    const auto colorAt = [&](int x, int y) {
        const auto* pixel = &picture.rgba[static_cast<std::size_t>((y * picture.size.width + x) * 4)];
        return Color3B(pixel[0], pixel[1], pixel[2]);
    };
    EXPECT_EQ(colorAt(picture.size.width / 4, picture.size.height / 2), Color3B::RED);
    EXPECT_NE(colorAt(picture.size.width * 3 / 4, picture.size.height / 2), Color3B::RED);
}

} // namespace
