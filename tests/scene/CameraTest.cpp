#include "scene/Camera.h"

#include "platform/Screen.h"
#include "scene/Stage.h"

using namespace cocos2d;

namespace {
class CameraTest : public StageTest {};
} // namespace

TEST_F(CameraTest, EverySceneHasOneThatSurvivesTheRemovalOfAllChildren) {
    Scene* other = Scene::create();
    Camera* camera = other->getDefaultCamera();
    ASSERT_NE(camera, nullptr);
    other->addChild(Node::create());
    other->removeAllChildren();
    EXPECT_EQ(other->getChildrenCount(), 1);
    EXPECT_EQ(other->getDefaultCamera(), camera);
    other->removeChild(camera);
    EXPECT_EQ(other->getDefaultCamera(), nullptr);
}

TEST_F(CameraTest, SeesTheDesignAreaUntilItMovesOrGrows) {
    const Size size = copra::screen().designSize;
    Camera* camera = Camera::create();
    EXPECT_TRUE(camera->visibleRect().equals(Rect(Vec2::ZERO, size)));
    camera->setPosition(camera->getPosition() + Vec2(30, -10));
    EXPECT_TRUE(camera->visibleRect().equals(Rect(Vec2(30, -10), size)));
    camera->setPosition(size.width / 2, size.height / 2);
    camera->setScale(2);
    EXPECT_TRUE(camera->visibleRect().equals(
        Rect(-size.width / 2, -size.height / 2, size.width * 2, size.height * 2)));
}
