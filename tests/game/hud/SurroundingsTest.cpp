#include "hud/Surroundings.h"

#include "game/GameSceneTest.h"
#include "hud/ScrollLayer.h"

#include <cmath>
#include <vector>

using namespace beecluster;
using cocos2d::Node;
using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::Sprite;
using cocos2d::Vec2;

namespace {

constexpr float kSpeed = 40.0f; ///< points a second of the ground

/// The plants along the sides of the field: one half of each lies in it, behind what flies, the other one beside it.
class SurroundingsTest : public GameSceneTest {
protected:
    SurroundingsTest() : scene(cocos2d::Scene::create()) {
        scene->addChild(inField = createCanopy(kSpeed));
        scene->addChild(around = Surroundings::create("meadow_morning.webp", kSpeed));
        viewfit::follow(scene);
        app.run(scene);
        fitTo(2560, 1080);
    }
    ~SurroundingsTest() override { fitTo(960, 640); }

    void fitTo(float width, float height) {
        app.view().setFrameSize(width, height);
        viewfit::fit();
    }
    static std::vector<Sprite*> leavesOf(Node* node) {
        std::vector<Sprite*> leaves;
        collect(node, leaves);
        return leaves;
    }
    /// Where a picture lies, in points of the field.
    Rect placeOf(const Sprite* sprite) const {
        const Rect box(Vec2::ZERO, sprite->getContentSize());
        return cocos2d::RectApplyAffineTransform(box, sprite->getNodeToParentAffineTransform(scene));
    }
    /// The halves in the field whose plants go on at that picture beside it.
    int halvesThatMeet(const Sprite* beside) const {
        const Rect place = placeOf(beside);
        const bool isLeft = place.getMidX() < layout::kFieldWidth / 2;
        int met = 0;
        for (const Sprite* half : leavesOf(inField)) {
            const Rect other = placeOf(half);
            const bool touch = std::abs(isLeft ? place.getMaxX() - other.getMinX()
                                               : other.getMaxX() - place.getMinX()) < 0.1f;
            if (!touch || std::abs(place.getMinY() - other.getMinY()) > 0.1f) continue;
            const Rect left = (isLeft ? beside : half)->getTextureRect();
            const Rect right = (isLeft ? half : beside)->getTextureRect();
            EXPECT_FLOAT_EQ(left.getMaxX(), right.getMinX()) << "the two halves of the picture";
            EXPECT_FLOAT_EQ(left.getMinY(), right.getMinY());
            ++met;
        }
        return met;
    }

    cocos2d::Scene* scene;
    Node* inField = nullptr;
    Surroundings* around = nullptr;

private:
    static void collect(Node* node, std::vector<Sprite*>& leaves) {
        auto* sprite = dynamic_cast<Sprite*>(node);
        if (sprite && sprite->getTexture()->getPath().find("canopy") != std::string::npos)
            leaves.push_back(sprite);
        for (Node* child : node->getChildren()) collect(child, leaves);
    }
};

} // namespace

TEST_F(SurroundingsTest, LeavesInFrontOfWhatFliesLieBesideTheField) {
    const Rect field(0, 0, layout::kFieldWidth, layout::kFieldHeight);
    const auto leaves = leavesOf(around);
    ASSERT_FALSE(leaves.empty());
    for (const Sprite* each : leaves) {
        const Rect place = placeOf(each);
        EXPECT_TRUE(place.getMaxX() < 0.1f || place.getMinX() > field.getMaxX() - 0.1f)
            << place.getMinX() << " to " << place.getMaxX();
    }
}

TEST_F(SurroundingsTest, LeavesBesideTheFieldGoOnWithThoseInItAndAreNoMirrorImages) {
    for (const float seconds : {0.0f, 3.0f, 20.0f}) {
        app.step(static_cast<int>(seconds * 60));
        const auto leaves = leavesOf(around);
        EXPECT_EQ(leaves.size(), leavesOf(inField).size());
        for (const Sprite* each : leaves) {
            EXPECT_FALSE(each->isFlippedX());
            EXPECT_EQ(halvesThatMeet(each), 1) << "after " << seconds << " s";
        }
    }
}

TEST_F(SurroundingsTest, TheLeavesOfTheTwoSidesDiffer) {
    const auto leaves = leavesOf(around);
    for (const Sprite* left : leaves)
        for (const Sprite* right : leaves) {
            if (placeOf(left).getMidX() > placeOf(right).getMidX() - 1) continue;
            EXPECT_GT(std::abs(placeOf(left).getMinY() - placeOf(right).getMinY()), 100.0f);
        }
}

TEST_F(SurroundingsTest, LeavesStillMeetAfterTheWindowHasChangedItsShape) {
    app.step(100);
    fitTo(1000, 900);
    app.step(100);
    fitTo(1920, 1080);
    for (const Sprite* each : leavesOf(around)) EXPECT_EQ(halvesThatMeet(each), 1);
}
