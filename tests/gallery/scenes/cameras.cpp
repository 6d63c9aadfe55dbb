#include "Canvas.h"
#include "Demo.h"

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr unsigned short kUser[] = {static_cast<unsigned short>(CameraFlag::USER1),
                                    static_cast<unsigned short>(CameraFlag::USER2),
                                    static_cast<unsigned short>(CameraFlag::USER3)};
constexpr unsigned short kAll = kUser[0] | kUser[1] | kUser[2] | 1;

/// A small world around the origin.
Node* addWorld(Node* parent, const Vec2& place) {
    auto* world = Node::create();
    world->setPosition(place);
    parent->addChild(world);
    auto* ground = DrawNode::create();
    ground->drawSolidRect(Vec2(-140, -80), Vec2(140, 80), Color4F(kLeaf));
    for (int i = -2; i <= 2; ++i)
        ground->drawLine(Vec2(static_cast<float>(i) * 50.0f, -80), Vec2(static_cast<float>(i) * 50.0f, 80),
                         Color4F(faded(kCream, 120)));
    for (int i = -1; i <= 1; ++i)
        ground->drawLine(Vec2(-140, static_cast<float>(i) * 50.0f), Vec2(140, static_cast<float>(i) * 50.0f),
                         Color4F(faded(kCream, 120)));
    world->addChild(ground);
    addSprite(world, "bear_calm", Vec2(0, -10), 0.45f);
    addSprite(world, "flower_rose", Vec2(-100, 45), 0.9f);
    addSprite(world, "flower_rose", Vec2(100, -45), 0.9f);
    addText(world, "NORTH", Vec2(0, 62), 16, kCream);
    return world;
}

/// A camera like that of the scene.
Camera* addCamera(Canvas& canvas, int user) {
    Camera* camera = Camera::create();
    camera->setCameraFlag(static_cast<CameraFlag>(kUser[user]));
    camera->setDepth(static_cast<int8_t>(user + 1));
    canvas.addChild(camera);
    return camera;
}

/// A card that is rotated in 3-D.
Node* addPortrait(Node* card, const char* sprite) {
    auto* portrait = LayerColor::create(kSky, 110, 140);
    portrait->setIgnoreAnchorPointForPosition(false);
    portrait->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    portrait->setPosition(middle(card));
    card->addChild(portrait);
    auto* inner = LayerColor::create(kCream, 94, 124);
    inner->setPosition(8, 8);
    portrait->addChild(inner);
    addSprite(portrait, sprite, Vec2(55, 80), 0.45f);
    addText(portrait, "Bruin", Vec2(55, 24), 17, kInk);
    return portrait;
}

} // namespace

GALLERY_SCENE("cameras/several", "Camera: one world, drawn by four cameras in the order of their depth") {
    const Vec2 home = canvas.middle() + Vec2(-240, 135);
    Node* world = addWorld(&canvas, home);
    world->setCameraMask(kAll);
    addText(&canvas, "as it is", home + Vec2(0, -100));
    addText(&canvas, "from farther away, by a scale of 1.4", home + Vec2(480, -100));
    addText(&canvas, "the camera is turned by 12 degrees", home + Vec2(0, -365));
    addText(&canvas, "from below, by lookAt()", home + Vec2(480, -365));

    Camera* zoomed = addCamera(canvas, 0);
    const Vec2 middleOfScreen = zoomed->getPosition();
    const Vec2 inWorld = canvas.getPosition() + home;
    const auto showAt = [&](Camera* camera, const Vec2& shift, float scale) {
        // A camera that shows the point `inWorld` of the world at `inWorld` + `shift` on the screen.
        camera->setPosition(inWorld - (inWorld + shift - middleOfScreen) * scale);
        camera->setScale(scale);
    };
    showAt(zoomed, Vec2(480, 0), 1.4f);
    Camera* turned = addCamera(canvas, 1);
    turned->setRotation(12);
    const Vec2 onScreen = inWorld + Vec2(0, -235) - middleOfScreen;
    turned->setPosition(inWorld - onScreen.rotateByAngle(Vec2::ZERO, CC_DEGREES_TO_RADIANS(-20)));
    Camera* below = addCamera(canvas, 2);
    // The world's middle is seen right of and below the middle of the screen.
    below->setPosition3D(Vec3(inWorld.x - 200, inWorld.y - 330, 470));
    below->lookAt(Vec3(inWorld.x - 200, inWorld.y + 110, 0));
}

GALLERY_SCENE("cameras/turned-nodes", "setRotation3D and OrbitCamera: nodes rotated in 3-D") {
    const auto cards = canvas.cards({"about y: 50", "about x: 50", "about x, y and z", "RotateBy about y",
                                     "OrbitCamera to the side", "OrbitCamera to the corner"});
    std::vector<Node*> portraits;
    for (Node* card : cards) portraits.push_back(addPortrait(card, "bear_calm"));
    portraits[0]->setRotation3D(Vec3(0, 50, 0));
    portraits[1]->setRotation3D(Vec3(50, 0, 0));
    portraits[2]->setRotation3D(Vec3(-30, -30, 12));
    portraits[3]->setRotation3D(Vec3(0, 30, 0));
    portraits[3]->runAction(RepeatForever::create(RotateBy::create(4, Vec3(0, 360, 0))));
    portraits[4]->runAction(RepeatForever::create(OrbitCamera::create(6, 1, 0, 40, 360, 0, 0)));
    portraits[5]->runAction(RepeatForever::create(OrbitCamera::create(6, 1, 0, 40, 360, 45, 0)));
}
