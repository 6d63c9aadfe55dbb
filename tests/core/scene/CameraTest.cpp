#include "scene/Camera.h"

#include "base/expectRefused.h"
#include "base/log.h"
#include "math/AABB.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "scene/SceneFixture.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

bool isFinite(const Camera& camera) {
    const Mat4& seen = camera.getViewProjectionMatrix();
    return std::all_of(seen.m, seen.m + 16, [](float f) { return std::isfinite(f); });
}

void expectPoint(const Vec2& point, float x, float y) {
    EXPECT_NEAR(point.x, x, 1e-3f);
    EXPECT_NEAR(point.y, y, 1e-3f);
}

void expectRect(const Rect& rect, float x, float y, float width, float height) {
    expectPoint(rect.origin, x, y);
    expectPoint(Vec2(rect.size.width, rect.size.height), width, height);
}

/// Notes through which camera it is drawn.
class Witness : public Node {
public:
    static Witness* create(std::vector<const Camera*>& seenBy) {
        auto* node = new Witness(seenBy);
        node->autorelease();
        return node;
    }
    void draw(Renderer*, const Mat4&, uint32_t) override { _seenBy.push_back(Camera::getVisitingCamera()); }

private:
    explicit Witness(std::vector<const Camera*>& seenBy) : _seenBy(seenBy) {}
    std::vector<const Camera*>& _seenBy;
};

class CameraTest : public SceneFixture {
protected:
    static constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

    /// A running scene with its own camera, in place of the fixture's.
    void SetUp() override {
        SceneFixture::SetUp();
        TearDownScene();
        scene = Scene::create();
        context.frame.runningScene = scene;
        scene->onEnter();
        camera = scene->getDefaultCamera();
        size = copra::screen().designSize;
    }
    void TearDown() override {
        copra::setScreen({});
        SceneFixture::TearDown();
    }
    void TearDownScene() {
        scene->onExitTransitionDidStart();
        scene->onExit();
        scene->cleanup();
    }
    Camera* addCamera(Camera* other, CameraFlag flag) {
        other->setCameraFlag(flag);
        scene->addChild(other);
        return other;
    }
    void render() {
        scene->render(context.renderer(), Mat4::IDENTITY);
        context.renderer()->clean();
    }
    Vec2 seen(const Vec2& world) const {
        Vec2 point(-1, -1);
        camera->screenHomography().apply(world, point);
        return point;
    }

    Camera* camera = nullptr;
    Size size;
    std::vector<const Camera*> seenBy;
};

} // namespace

TEST_F(CameraTest, EverySceneHasOneThatSurvivesTheRemovalOfAllChildren) {
    Scene* other = Scene::create();
    Camera* own = other->getDefaultCamera();
    ASSERT_NE(own, nullptr);
    other->addChild(Node::create());
    other->removeAllChildren();
    EXPECT_EQ(other->getChildrenCount(), 1);
    EXPECT_EQ(other->getDefaultCamera(), own);
    other->removeChild(own);
    EXPECT_EQ(other->getDefaultCamera(), nullptr);
}

TEST_F(CameraTest, ASceneOfAGameMayReplaceIt) {
    class Zoomed : public Scene {
    public:
        CREATE_FUNC(Zoomed);
        bool init() override {
            if (!Scene::init()) return false;
            getDefaultCamera()->removeFromParent();
            _defaultCamera = Camera::createOrthographic(100, 50, -1024, 1024);
            addChild(_defaultCamera);
            return true;
        }
        const std::vector<Camera*>& cameras() const { return _cameras; }
    };
    Zoomed* const zoomed = Zoomed::create();
    zoomed->onEnter();
    EXPECT_EQ(zoomed->cameras(), std::vector<Camera*>{zoomed->getDefaultCamera()});
    zoomed->onExit();
}

TEST_F(CameraTest, StandsWhereTheOriginalsDoes) {
    EXPECT_EQ(camera->getType(), Camera::Type::PERSPECTIVE);
    EXPECT_EQ(camera->getCameraFlag(), CameraFlag::DEFAULT);
    EXPECT_EQ(camera->getDepth(), 0);
    EXPECT_NEAR(camera->getPositionZ(), size.height / 1.1547005f, 0.01f);
    EXPECT_FLOAT_EQ(camera->getNearPlane(), 10);
    EXPECT_NEAR(camera->getFarPlane(), size.height / 1.1547005f + size.height / 2, 0.01f);
    EXPECT_EQ(Camera::createPerspective(60, 1, 1, 100)->getDepth(), -1);
}

TEST_F(CameraTest, AtHomeItChangesNothingAtAll) {
    for (const Size& area :
         {Size(960, 640), Size(480, 320), Size(1136.5f, 639.25f), Size(333, 777), Size(2560, 1440)}) {
        copra::setScreen({area, 1.0f});
        context.projectionChanged();
        EXPECT_TRUE(camera->screenHomography().isIdentity()) << area.width;
    }
    copra::setScreen({});
    context.frame.orthographic = true;
    context.projectionChanged();
    EXPECT_EQ(camera->getType(), Camera::Type::ORTHOGRAPHIC);
    EXPECT_TRUE(camera->getPosition3D() == Vec3::ZERO);
    EXPECT_TRUE(camera->screenHomography().isIdentity());
}

TEST_F(CameraTest, MovingItScrollsByWholePoints) {
    camera->setPosition(camera->getPosition() + Vec2(30, -10));
    EXPECT_TRUE(camera->visibleRect().equals(Rect(Vec2(30, -10), size)));
    EXPECT_TRUE(camera->screenHomography().isUpright());
}

TEST_F(CameraTest, MovingItBackOrScalingItShowsMore) {
    camera->setPositionZ(camera->getPositionZ() * 2);
    expectRect(camera->visibleRect(), -size.width / 2, -size.height / 2, size.width * 2, size.height * 2);
    camera->initDefault();
    camera->setScale(2);
    expectRect(camera->visibleRect(), -size.width / 2, -size.height / 2, size.width * 2, size.height * 2);
}

TEST_F(CameraTest, TurningItClockwiseTurnsTheImageTheOtherWay) {
    camera->setRotation(90);
    const Vec2 middle(size.width / 2, size.height / 2);
    expectPoint(seen(middle), middle.x, middle.y);
    expectPoint(seen(middle + Vec2(100, 0)), middle.x, middle.y + 100);
    EXPECT_FALSE(camera->screenHomography().isUpright());
    expectRect(camera->visibleRect(), middle.x - middle.y, middle.y - middle.x, size.height, size.width);
}

TEST_F(CameraTest, FromBelowTheFarEndOfTheWorldIsSmaller) {
    const Vec2 middle(size.width / 2, size.height / 2);
    camera->setPosition3D(Vec3(middle.x, 0, 300));
    camera->lookAt(Vec3(middle.x, middle.y, 0));
    expectPoint(seen(middle), middle.x, middle.y);
    const float nearWidth = seen(Vec2(middle.x + 50, 0)).x - seen(Vec2(middle.x - 50, 0)).x;
    const float farWidth =
        seen(Vec2(middle.x + 50, size.height)).x - seen(Vec2(middle.x - 50, size.height)).x;
    EXPECT_GT(nearWidth, farWidth * 1.2f);
    // What lies behind the eye is not seen.
    Vec2 point;
    EXPECT_FALSE(camera->screenHomography().apply(Vec2(middle.x, -5000), point));
}

TEST_F(CameraTest, MovesAlongWithItsParentButNotWithTheScene) {
    Node* cart = Node::create();
    cart->setPosition(40, 20);
    scene->addChild(cart);
    Camera* other = Camera::create();
    cart->addChild(other);
    EXPECT_TRUE(other->visibleRect().equals(Rect(Vec2(40, 20), size)));
    scene->setPosition(7, 7);
    EXPECT_TRUE(camera->visibleRect().equals(Rect(Vec2::ZERO, size)));
}

TEST_F(CameraTest, UnderAScaledAndRotatedParentItSeesTheSpaceOfTheParent) {
    Node* cart = Node::create();
    cart->setPosition(40, 20);
    cart->setScale(2);
    cart->setRotation(30);
    scene->addChild(cart);
    camera = Camera::create();
    cart->addChild(camera);
    for (const Vec2& point : {Vec2(0, 0), Vec2(100, 30), Vec2(size.width, size.height)}) {
        const Vec2 world = cart->convertToWorldSpace(point);
        EXPECT_TRUE(seen(world).fuzzyEquals(point, 0.01f)) << seen(world).x << ", " << seen(world).y;
        EXPECT_TRUE(camera->projectGL(Vec3(world.x, world.y, 0)).fuzzyEquals(point, 0.05f));
        Vec2 back;
        ASSERT_TRUE(camera->screenToWorld(point, back));
        EXPECT_TRUE(back.fuzzyEquals(world, 0.01f));
    }
}

TEST_F(CameraTest, AnOrthographicOneSeesFromItsPositionToTheRightAndUp) {
    Camera* other = Camera::createOrthographic(100, 50, -1, 1);
    other->setPosition(10, 20);
    expectRect(other->visibleRect(), 10, 20, 100, 50);
}

TEST_F(CameraTest, AnOrthographicOneZoomsAroundTheCenterOfItsArea) {
    Camera* other = Camera::createOrthographic(100, 50, -1, 1);
    other->setPosition(10, 20);
    other->setZoom(2.0f);
    expectRect(other->visibleRect(), -40, -5, 200, 100);
    other->setZoom(0.5f);
    expectRect(other->visibleRect(), 35, 32.5f, 50, 25);
    Vec2 world;
    ASSERT_TRUE(other->screenToWorld(Vec2::ZERO, world));
    expectPoint(world, 35, 32.5f);
    expectPoint(other->projectGL(Vec3(world.x, world.y, 0)), 0, 0); // drawing and projecting agree
}

TEST_F(CameraTest, ZoomingShowsWhatWasOutOfView) {
    for (const bool orthographic : {false, true}) {
        context.frame.orthographic = orthographic;
        context.projectionChanged();
        auto* sprite = Sprite::create();
        sprite->setTextureRect(Rect(0, 0, 10, 10));
        sprite->setPosition(-20, 100);
        scene->addChild(sprite);
        const auto drawn = [&] {
            scene->render(context.renderer(), Mat4::IDENTITY);
            const ssize_t vertices = context.renderer()->stream().vertexCount();
            context.renderer()->render();
            context.renderer()->clean();
            return vertices;
        };
        for (int i = 0; i < 3; ++i) EXPECT_EQ(drawn(), 0);
        camera->setZoom(2.0f);
        for (int i = 0; i < 3; ++i) EXPECT_EQ(drawn(), 4) << orthographic;
        camera->setZoom(1.0f);
        EXPECT_EQ(drawn(), 0) << orthographic;
        sprite->removeFromParent();
    }
}

TEST_F(CameraTest, ProjectsAndUnprojects) {
    camera->setPosition(camera->getPosition() + Vec2(100, 50));
    expectPoint(camera->projectGL(Vec3(110, 70, 0)), 10, 20);
    expectPoint(camera->project(Vec3(110, 70, 0)), 10, size.height - 20);
    // Between the near and the far plane the world is at the depth that projecting it gives.
    Vec4 clip;
    camera->getViewProjectionMatrix().transformVector(Vec4(110, 70, 0, 1), &clip);
    const float depth = (clip.z / clip.w + 1) / 2;
    const Vec3 back = camera->unprojectGL(Vec3(10, 20, depth));
    EXPECT_NEAR(back.x, 110, 0.05f);
    EXPECT_NEAR(back.y, 70, 0.05f);
    EXPECT_NEAR(back.z, 0, 0.5f);
    const Vec3 fromTop = camera->unproject(Vec3(10, size.height - 20, depth));
    EXPECT_NEAR(fromTop.y, 70, 0.05f);
}

TEST_F(CameraTest, KnowsWhichBoxesItSees) {
    const AABB inside(Vec3(10, 10, -1), Vec3(20, 20, 1));
    const AABB beside(Vec3(-500, 10, -1), Vec3(-400, 20, 1));
    const AABB tooFar(Vec3(10, 10, -5000), Vec3(20, 20, -4000));
    EXPECT_TRUE(camera->isVisibleInFrustum(&inside));
    EXPECT_FALSE(camera->isVisibleInFrustum(&beside));
    EXPECT_FALSE(camera->isVisibleInFrustum(&tooFar));
    EXPECT_NEAR(camera->getDepthInView(Mat4::IDENTITY), camera->getPositionZ(), 0.01f);
}

TEST_F(CameraTest, FindsTheNodeUnderAPointOfTheScreen) {
    Node* node = Node::create();
    node->setPosition(500, 300);
    node->setContentSize(Size(20, 20));
    scene->addChild(node);
    const Rect area(Vec2::ZERO, node->getContentSize());
    camera->setPosition(camera->getPosition() + Vec2(450, 250));
    Vec3 place;
    EXPECT_TRUE(isScreenPointInRect(Vec2(55, 60), camera, node->getWorldToNodeTransform(), area, &place));
    expectPoint(Vec2(place.x, place.y), 5, 10);
    EXPECT_FALSE(isScreenPointInRect(Vec2(505, 310), camera, node->getWorldToNodeTransform(), area, nullptr));
    EXPECT_FALSE(isScreenPointInRect(Vec2(55, 60), nullptr, node->getWorldToNodeTransform(), area, nullptr));
}

TEST_F(CameraTest, ShowsTheNodesWhoseMaskHasItsFlag) {
    Camera* user = addCamera(Camera::create(), CameraFlag::USER1);
    Node* forAll = Witness::create(seenBy);
    forAll->setCameraMask(static_cast<unsigned short>(CameraFlag::USER1) | 1);
    Node* parent = Node::create();
    Node* child = Witness::create(seenBy);
    scene->addChild(forAll);
    scene->addChild(parent);
    parent->addChild(child);
    parent->setCameraMask(static_cast<unsigned short>(CameraFlag::USER1), false);
    render();
    // The child is asked though its parent is not shown.
    EXPECT_EQ(seenBy, (std::vector<const Camera*>{camera, camera, user}));
    EXPECT_EQ(Camera::getVisitingCamera(), nullptr);
    seenBy.clear();
    parent->setCameraMask(static_cast<unsigned short>(CameraFlag::USER2));
    render();
    EXPECT_EQ(seenBy, (std::vector<const Camera*>{camera, user}));
    seenBy.clear();
    visit(); // without a camera everything is shown
    EXPECT_EQ(seenBy.size(), 2u);
}

TEST_F(CameraTest, LargerDepthsAreShownOverSmallerOnes) {
    Camera* front = addCamera(Camera::createOrthographic(100, 100, -1, 1), CameraFlag::USER1);
    Camera* back = addCamera(Camera::createOrthographic(100, 100, -1, 1), CameraFlag::USER2);
    EXPECT_EQ(scene->getCameras(), (std::vector<Camera*>{front, back, camera}));
    front->setDepth(1);
    EXPECT_EQ(scene->getCameras(), (std::vector<Camera*>{back, camera, front}));
    front->removeFromParent();
    EXPECT_EQ(scene->getCameras(), (std::vector<Camera*>{back, camera}));
    Node* node = Witness::create(seenBy);
    node->setCameraMask(7);
    scene->addChild(node);
    camera->setVisible(false);
    render();
    EXPECT_EQ(seenBy, (std::vector<const Camera*>{back}));
}

TEST_F(CameraTest, MayLeaveWhileTheSceneIsShown) {
    Camera* user = addCamera(Camera::create(), CameraFlag::USER1);
    user->setDepth(1);
    class Remover : public Node {
    public:
        Camera* victim = nullptr;
        void draw(Renderer*, const Mat4&, uint32_t) override {
            if (victim) victim->removeFromParent();
            victim = nullptr;
        }
    };
    auto* remover = new Remover();
    remover->autorelease();
    remover->victim = user;
    Node* node = Witness::create(seenBy);
    node->setCameraMask(3);
    scene->addChild(node);
    scene->addChild(remover);
    render();
    EXPECT_EQ(seenBy, (std::vector<const Camera*>{camera}));
}

TEST_F(CameraTest, ReplacesAViewThatIsNone) {
    const copra::LogCapture lines;
    const Camera* const replaced = Camera::createPerspective(-1, 10, 0, 1);
    EXPECT_TRUE(lines.contains("a value is invalid"));
    const Camera* const expected = Camera::createPerspective(60, 1, 10, 1000);
    for (int i = 0; i < 16; ++i)
        EXPECT_EQ(replaced->getProjectionMatrix().m[i], expected->getProjectionMatrix().m[i]);
}

TEST_F(CameraTest, RemembersItsBrush) {
    EXPECT_TRUE(camera->isBrushValid());
    EXPECT_EQ(camera->getBackgroundBrush()->getBrushType(), CameraBackgroundBrush::BrushType::DEPTH);
    camera->setBackgroundBrush(CameraBackgroundBrush::createColorBrush(Color4F::RED, 1));
    EXPECT_EQ(camera->getBackgroundBrush()->getBrushType(), CameraBackgroundBrush::BrushType::COLOR);
    camera->setBackgroundBrush(nullptr);
    camera->clearBackground();
    EXPECT_FALSE(camera->isBrushValid());
}

TEST_F(CameraTest, AViewWithoutAnExtentIsRefused) {
    EXPECT_REFUSED(Camera::createOrthographic(0, 10, 0, 1), "a width, a height");
    EXPECT_REFUSED(Camera::createPerspective(60, 0, 1, 10), "an aspect ratio");
    EXPECT_REFUSED(Camera::createPerspective(60, 1, 5, 5), "two planes");
}

TEST_F(CameraTest, AWrongViewIsReplacedByAFiniteOne) {
    Camera* made = nullptr;
    const char* const sentence = "a value is invalid";
    EXPECT_WARNED(made = Camera::createPerspective(0, 1, 1, 10), sentence);
    EXPECT_TRUE(isFinite(*made));
    EXPECT_WARNED(made = Camera::createPerspective(kNaN, 1, 1, 10), sentence);
    EXPECT_TRUE(isFinite(*made));
    EXPECT_WARNED(made = Camera::createPerspective(60, -1, 1, 10), sentence);
    EXPECT_TRUE(isFinite(*made));
    EXPECT_WARNED(made = Camera::createPerspective(60, 1, kNaN, 10), sentence);
    EXPECT_TRUE(isFinite(*made));
    EXPECT_WARNED(made = Camera::createOrthographic(kNaN, 1, 1, 10), "NaN");
    EXPECT_TRUE(isFinite(*made));
}

TEST_F(CameraTest, NullIsNeitherVisibleNorUnprojected) {
    EXPECT_REFUSED(camera->isVisibleInFrustum(nullptr), "box is null");
    EXPECT_REFUSED(camera->unproject(Size(1, 1), nullptr, nullptr), "null");
    EXPECT_REFUSED(camera->unprojectGL(Size(1, 1), nullptr, nullptr), "null");
    EXPECT_FALSE(isScreenPointInRect(Vec2::ZERO, nullptr, Mat4(), Rect(0, 0, 1, 1), nullptr));
}

TEST_F(CameraTest, StaysFiniteWhateverItIsSetTo) {
    EXPECT_WARNED(camera->setRotation3D(Vec3(0, kNaN, 0)), "NaN");
    EXPECT_WARNED(camera->setPosition3D(Vec3(0, 0, kNaN)), "NaN");
    camera->lookAt(camera->getPosition3D());
    EXPECT_TRUE(isFinite(*camera));
    camera->lookAt(camera->getPosition3D() + Vec3(0, 5, 0));
    EXPECT_TRUE(isFinite(*camera));
}

TEST_F(CameraTest, ASceneMayHaveASecondOneOfNoScaleOrNone) {
    Camera* const second = addCamera(Camera::create(), CameraFlag::DEFAULT);
    second->setScale(0);
    render();
    second->setScene(nullptr);
    scene->removeChild(camera);
    render();
    EXPECT_EQ(scene->getDefaultCamera(), nullptr);
}

TEST_F(CameraTest, ANodeMayBeTurnedOutOfThePlane) {
    Node* card = Node::create();
    card->setContentSize(Size(100, 100));
    card->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    card->setPosition(200, 200);
    card->setRotation3D(Vec3(0, 60, 0));
    EXPECT_TRUE(card->getRotation3D() == Vec3(0, 60, 0));
    // Seen from straight ahead it is half as wide.
    const Rect box = card->getBoundingBox();
    expectRect(box, 175, 150, 50, 100);
    card->setRotation3D(Vec3::ZERO);
    expectRect(card->getBoundingBox(), 150, 150, 100, 100);
}
