#include "app/HeadlessTest.h"
#include "app/utils.h"
#include "base/log.h"
#include "images/Image.h"
#include "nodes/shapes/LayerColor.h"

using namespace cocos2d;

namespace {

class CaptureNode : public HeadlessTest {
protected:
    /// A red node of 20 x 10 points with a blue lower left quarter, somewhere in a moved parent.
    Node* node() {
        auto* parent = Node::create();
        parent->setPosition(100, 100);
        director->getRunningScene()->addChild(parent);
        LayerColor* red = LayerColor::create(Color4B::RED, 20, 10);
        red->addChild(LayerColor::create(Color4B::BLUE, 10, 5));
        red->setIgnoreAnchorPointForPosition(false);
        red->setPosition(30, 40);
        parent->addChild(red);
        return red;
    }
    static Color4B pixel(const Image* image, int x, int y) {
        const unsigned char* data = image->getData() + (y * image->getWidth() + x) * 4;
        return Color4B(data[0], data[1], data[2], data[3]);
    }
};

TEST_F(CaptureNode, TakesAnImageOfTheNodeAlone) {
    Node* red = node();
    frame();
    Image* image = utils::captureNode(red);
    ASSERT_NE(image, nullptr);
    EXPECT_EQ(image->getWidth(), 20);
    EXPECT_EQ(image->getHeight(), 10);
    EXPECT_EQ(pixel(image, 0, 0), Color4B::RED);
    EXPECT_EQ(pixel(image, 19, 9), Color4B::RED);
    EXPECT_EQ(pixel(image, 0, 9), Color4B::BLUE);
    EXPECT_EQ(red->getPosition(), Vec2(30, 40));
    image->release();
}

TEST_F(CaptureNode, ScalesTheImage) {
    Image* image = utils::captureNode(node(), 0.5f);
    ASSERT_NE(image, nullptr);
    EXPECT_EQ(image->getWidth(), 10);
    EXPECT_EQ(image->getHeight(), 5);
    EXPECT_EQ(pixel(image, 9, 0), Color4B::RED);
    EXPECT_EQ(pixel(image, 0, 4), Color4B::BLUE);
    image->release();
}

TEST_F(CaptureNode, RefusesWhatHasNoSize) {
    const copra::LogCapture log;
    EXPECT_EQ(utils::captureNode(nullptr), nullptr);
    EXPECT_EQ(utils::captureNode(Node::create()), nullptr);
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(CaptureNode, RefusesImagesThatAreTooLarge) {
    const copra::LogCapture log;
    Node* huge = Node::create();
    huge->setContentSize(Size(90'000, 90'000));
    EXPECT_EQ(utils::captureNode(huge), nullptr);
    EXPECT_TRUE(log.contains("utils::captureNode: 90000 x 90000 pixels are too many"));
    EXPECT_EQ(utils::captureNode(node(), 1e9f), nullptr);
    huge->setContentSize(Size(1e30f, 1));
    EXPECT_EQ(utils::captureNode(huge), nullptr);
}

} // namespace
