#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleFixture.h"
#include "render/SpriteFrame.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

class ParticleSystemQuadTest : public ParticleFixture {
protected:
    /// Where a particle is that was born at (25, 65), after its emitter or the emitter's holder moved by
    /// (10, 0).
    Vec2 afterMoving(ParticleSystem::PositionType type, bool holderMoves) {
        auto* holder = Node::create();
        holder->setPosition(20, 60);
        scene->addChild(holder);
        const RefPtr<ParticleSystemQuad> system = emitter(1, 10, 0);
        system->removeFromParent();
        holder->addChild(system);
        system->setPosition(5, 5);
        system->setPositionType(type);
        system->addParticles(1);
        Node* const moved = holderMoves ? holder : system.get();
        moved->setPositionX(moved->getPositionX() + 10);
        const Vec2 result = middles().at(0);
        holder->removeFromParent();
        return result;
    }
};

} // namespace

TEST_F(ParticleSystemQuadTest, FreeParticlesStayInTheWorld) {
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::FREE, false).fuzzyEquals(Vec2(25, 65), 1e-3f));
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::FREE, true).fuzzyEquals(Vec2(25, 65), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, RelativeParticlesFollowTheParentOnly) {
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::RELATIVE, false).fuzzyEquals(Vec2(25, 65), 1e-3f));
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::RELATIVE, true).fuzzyEquals(Vec2(35, 65), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, GroupedParticlesFollowTheEmitter) {
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::GROUPED, false).fuzzyEquals(Vec2(35, 65), 1e-3f));
    EXPECT_TRUE(afterMoving(ParticleSystem::PositionType::GROUPED, true).fuzzyEquals(Vec2(35, 65), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, TheTrailOfATransformedEmitterStaysInTheParent) {
    auto* holder = Node::create();
    holder->setScale(3);
    auto* system = emitter(1, 10, 0);
    scene->addChild(holder);
    const RefPtr<ParticleSystem> kept(system);
    system->removeFromParent();
    holder->addChild(system);
    system->setPositionType(ParticleSystem::PositionType::RELATIVE);
    system->setScale(2);
    system->setRotation(90);
    system->setPosition(5, 5);
    system->addParticles(1);
    const Vec2 before = middles().at(0);
    system->setPosition(25, 15);
    EXPECT_TRUE(middles().at(0).fuzzyEquals(before, 1e-3f));
}

TEST_F(ParticleSystemQuadTest, TheTrailOfAScaledEmitterStaysInTheWorld) {
    auto* system = emitter(1, 10, 0);
    system->setScale(2);
    system->setSourcePosition(Vec2(3, 0));
    system->setPosition(50, 50);
    system->addParticles(1);
    system->setPosition(70, 90);
    const auto draws = drawn();
    EXPECT_TRUE(draws.at(0).vertices.at(0).position.fuzzyEquals(Vec2(46, 40), 1e-3f));
    EXPECT_TRUE(draws.at(0).vertices.at(2).position.fuzzyEquals(Vec2(66, 60), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, EveryPositionTypeHasItsSpaceUnderScaledAndRotatedParents) {
    using Type = ParticleSystem::PositionType;
    for (const Type type : {Type::FREE, Type::RELATIVE, Type::GROUPED}) {
        auto* holder = Node::create();
        holder->setPosition(30, -20);
        holder->setScale(2, 3);
        holder->setRotation(40);
        scene->addChild(holder);
        const RefPtr<ParticleSystemQuad> system = emitter(1, 10, 0);
        system->removeFromParent();
        holder->addChild(system);
        system->setPositionType(type);
        system->setSourcePosition(Vec2(3, 4));
        system->setScale(0.5f);
        system->setRotation(-15);
        system->setPosition(5, 5);
        system->addParticles(1);
        const Vec2 birth = middles().at(0);
        EXPECT_TRUE(birth.fuzzyEquals(system->convertToWorldSpace(Vec2(3, 4)), 1e-3f));
        system->setPosition(25, 15);
        const Vec2 bornInParent = birth - holder->convertToWorldSpace(Vec2::ZERO);
        EXPECT_TRUE(middles().at(0).fuzzyEquals(
            type == Type::GROUPED ? system->convertToWorldSpace(Vec2(3, 4)) : birth, 1e-3f));
        system->setPosition(5, 5);
        holder->setPosition(-60, 70);
        EXPECT_TRUE(middles().at(0).fuzzyEquals(
            type == Type::FREE ? birth : holder->convertToWorldSpace(Vec2::ZERO) + bornInParent, 1e-3f));
        holder->removeFromParent();
    }
}

TEST_F(ParticleSystemQuadTest, AnEmitterScaledToZeroIsHarmless) {
    auto* system = emitter(1, 10, 0);
    system->addParticles(1);
    system->setScale(0);
    for (const Vec2& middle : middles()) EXPECT_TRUE(middle.equals(Vec2::ZERO));
}

TEST_F(ParticleSystemQuadTest, SpinTurnsClockwise) {
    auto* system = emitter(1, 10, 0);
    system->setStartSpin(90);
    system->setEndSpin(90);
    system->addParticles(1);
    // The lower left corner goes to the upper left.
    EXPECT_TRUE(drawn().at(0).vertices.at(0).position.fuzzyEquals(Vec2(-5, 5), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, SizeSpinAndColorChangeOverTheLife) {
    auto* system = emitter(1, 2, 0);
    system->setEndSize(20);
    system->setStartSpin(-90);
    system->setEndSpin(90);
    system->setStartColor(Color4F(1, 0, 0, 1));
    system->setEndColor(Color4F(0, 1, 0, 0));
    system->addParticles(1);
    pass(0.5f, 2);
    const copra::Vertex corner = drawn().at(0).vertices.at(0);
    EXPECT_TRUE(corner.position.fuzzyEquals(Vec2(-7.5f, -7.5f), 1e-3f));
    EXPECT_EQ(corner.color, Color4B(127, 127, 0, 127));
}

TEST_F(ParticleSystemQuadTest, ColorsAreMultipliedByAlphaWhereAsked) {
    auto* system = emitter(1, 2, 0);
    system->setStartColor(Color4F(1, 0.5f, 0, 0.5f));
    system->setOpacityModifyRGB(true);
    system->addParticles(1);
    EXPECT_EQ(drawn().at(0).vertices.at(0).color, Color4B(127, 63, 0, 127));
}

TEST_F(ParticleSystemQuadTest, AParticleCanPointWhereItFlies) {
    auto* system = emitter(1, 2, 0, 10);
    system->setAngle(90);
    system->setRotationIsDir(true);
    system->addParticles(1);
    // Up: turned by 90 degrees counter-clockwise.
    EXPECT_TRUE(drawn().at(0).vertices.at(0).position.fuzzyEquals(Vec2(5, -5), 1e-3f));
}

TEST_F(ParticleSystemQuadTest, ShowsAPartOfTheTexture) {
    auto* system = emitter(1, 2, 0);
    system->setTextureWithRect(texture(true, "t"), Rect(2, 1, 4, 2));
    system->addParticles(1);
    const auto vertices = drawn().at(0).vertices;
    const Vec2 across = vertices.at(1).texCoords - vertices.at(0).texCoords;
    const Vec2 up = vertices.at(3).texCoords - vertices.at(0).texCoords;
    EXPECT_EQ(across, Vec2(4, 0));
    EXPECT_EQ(up, Vec2(0, -2));
}

TEST_F(ParticleSystemQuadTest, ShowsARotatedFrameUpright) {
    auto* system = emitter(1, 2, 0);
    system->setDisplayFrame(
        SpriteFrame::createWithTexture(texture(true, "t"), Rect(1, 1, 2, 3), true, Vec2::ZERO, Size(2, 3)));
    system->addParticles(1);
    const auto vertices = drawn().at(0).vertices;
    EXPECT_EQ(vertices.at(1).texCoords - vertices.at(0).texCoords, Vec2(0, 2));
    EXPECT_EQ(vertices.at(3).texCoords - vertices.at(0).texCoords, Vec2(3, 0));
}

TEST_F(ParticleSystemQuadTest, DrawsPlainSquaresWithoutATextureAndNothingWithoutParticles) {
    auto* system = emitter(1, 2, 0);
    EXPECT_TRUE(drawn().empty());
    system->addParticles(1);
    EXPECT_EQ(drawn().at(0).vertices.size(), 4u);
    system->setTexture(texture(true, "t"));
    system->setTexture(nullptr);
    EXPECT_EQ(drawn().at(0).vertices.size(), 4u);
}

TEST_F(ParticleSystemQuadTest, SystemsWithTheSameLookAreDrawnInOneCall) {
    for (int i = 0; i < 3; ++i) {
        auto* system = emitter(2, 2, 0);
        system->setTexture(texture(true, "t"));
        system->addParticles(2);
    }
    const auto draws = drawn();
    EXPECT_EQ(draws.size(), 1u);
    EXPECT_EQ(draws.at(0).vertices.size(), 24u);
}

TEST_F(ParticleSystemQuadTest, ABatchNodeMayGetItsTextureLater) {
    auto* batch = ParticleBatchNode::createWithTexture(nullptr, 100);
    ASSERT_TRUE(batch);
    scene->addChild(batch);
    EXPECT_TRUE(drawn().empty());
    Texture2D* const later = texture(true, "later");
    batch->setTexture(later);
    auto* system = ParticleSystemQuad::createWithTotalParticles(1);
    system->setTexture(later);
    batch->addChild(system);
    EXPECT_EQ(system->getBatchNode(), batch);
}

TEST_F(ParticleSystemQuadTest, ABatchNodeDrawsItsSystemsWithItsBlendFunction) {
    auto* batch = ParticleBatchNode::createWithTexture(texture(true, "t"));
    scene->addChild(batch);
    const RefPtr<ParticleSystemQuad> system = emitter(2, 2, 0);
    system->removeFromParent();
    system->setTexture(batch->getTexture());
    system->setBlendAdditive(true);
    batch->addChild(system);
    EXPECT_EQ(system->getBatchNode(), batch);
    EXPECT_EQ(batch->getBlendFunc(), BlendFunc::ADDITIVE);
    system->addParticles(2);
    batch->setBlendFunc(BlendFunc::DISABLE);
    EXPECT_EQ(drawn().at(0).state.blend, BlendFunc::DISABLE);
    batch->removeChildAtIndex(0, true);
    EXPECT_EQ(system->getBatchNode(), nullptr);
}
