#include "AsciiDevice.h"

#include "nodes/shapes/LayerColor.h"
#include "render/Renderer.h"
#include "scene/SceneFixture.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using ::testing::ElementsAre;

namespace {

class AsciiDeviceTest : public SceneFixture {
protected:
    /// Draws the scene as it is seen in a view of 80 x 40 points.
    std::vector<std::string> draw() {
        const std::unique_ptr<copra::Backend> backend = createAsciiBackend(8, 4);
        Renderer* const renderer = context.renderer();
        renderer->setDevice(backend->device.get(), backend->textures);
        renderer->setView({0, 0, 80, 40}, Rect(0.0f, 0.0f, 80.0f, 40.0f));
        renderer->clear();
        scene->visit(renderer, Mat4::IDENTITY, 0);
        renderer->render();
        renderer->setDevice(nullptr, nullptr);
        return static_cast<AsciiDevice&>(*backend->device).rows();
    }
};

TEST_F(AsciiDeviceTest, DrawsALayerWithItsLowerLeftCornerAtTheOrigin) {
    scene->addChild(LayerColor::create(Color4B::RED, 30.0f, 20.0f));
    EXPECT_THAT(draw(), ElementsAre("        ", //
                                    "        ", //
                                    "###     ", //
                                    "###     "));
}

TEST_F(AsciiDeviceTest, FollowsTheTransformOfTheNode) {
    auto* layer = LayerColor::create(Color4B::RED, 20.0f, 20.0f);
    layer->setPosition(60.0f, 20.0f);
    scene->addChild(layer);
    EXPECT_THAT(draw(), ElementsAre("      ##", //
                                    "      ##", //
                                    "        ", //
                                    "        "));
}

} // namespace
