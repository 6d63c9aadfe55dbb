#include "nodes/particles/ParticleSystemQuad.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/turn.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "platform/Screen.h"
#include "platform/Vertex.h"
#include "render/Renderer.h"
#include "render/SpriteFrame.h"

namespace copra {

/// Transform of the particles to design space: shape * offset + trail * emission origin + origin.
struct ParticlePlacement {
    cocos2d::Vec2 shapeX, shapeY; ///< the node's axes
    cocos2d::Vec2 trailX, trailY; ///< the axes of the space in which particles keep their place
    cocos2d::Vec2 origin;
};

} // namespace copra

namespace cocos2d {

namespace {

GLubyte toByte(float fraction) {
    return static_cast<GLubyte>(static_cast<int>(fraction * 255.0f));
}

} // namespace

// --- Creation and texture ---

ParticleSystemQuad* ParticleSystemQuad::create() {
    auto* system = new ParticleSystemQuad();
    return copra::autoreleased(system, system->init());
}

ParticleSystemQuad* ParticleSystemQuad::createWithTotalParticles(int numberOfParticles) {
    auto* system = new ParticleSystemQuad();
    return copra::autoreleased(system, system->initWithTotalParticles(numberOfParticles));
}

ParticleSystemQuad* ParticleSystemQuad::create(const std::string& filename) {
    auto* system = new ParticleSystemQuad();
    return copra::autoreleased(system, system->initWithFile(filename));
}

ParticleSystemQuad* ParticleSystemQuad::create(ValueMap& dictionary) {
    auto* system = new ParticleSystemQuad();
    return copra::autoreleased(system, system->initWithDictionary(dictionary));
}

ParticleSystemQuad::ParticleSystemQuad() = default;
ParticleSystemQuad::~ParticleSystemQuad() = default;

void ParticleSystemQuad::setTexture(Texture2D* texture) {
    setTextureWithRect(texture, texture ? Rect(Vec2::ZERO, texture->getContentSize()) : Rect::ZERO);
}

void ParticleSystemQuad::setTextureWithRect(Texture2D* texture, const Rect& rect) {
    ParticleSystem::setTexture(texture);
    setTexturePart(rect, false);
}

void ParticleSystemQuad::setDisplayFrame(SpriteFrame* spriteFrame) {
    if (copra::refuse(!spriteFrame, "ParticleSystemQuad::setDisplayFrame: the sprite frame is null")) return;
    copra::refuse(
        !spriteFrame->getOffsetInPixels().equals(Vec2::ZERO),
        "ParticleSystemQuad::setDisplayFrame: only sprite frames that are not trimmed can be shown");
    ParticleSystem::setTexture(spriteFrame->getTexture());
    setTexturePart(spriteFrame->getRect(), spriteFrame->isRotated());
}

void ParticleSystemQuad::setTexturePart(const Rect& rect, bool rotated) {
    const float scale = copra::screen().contentScaleFactor;
    // A rotated part lies in the texture rotated by 90 degrees clockwise.
    const float width = (rotated ? rect.size.height : rect.size.width) * scale;
    const float height = (rotated ? rect.size.width : rect.size.height) * scale;
    const Vec2 topLeft(rect.origin.x * scale, rect.origin.y * scale);
    const Vec2 corners[4] = {topLeft + Vec2(0.0f, height), topLeft + Vec2(width, height),
                             topLeft + Vec2(width, 0.0f), topLeft};
    for (int i = 0; i < 4; ++i) _texCoords[i] = corners[(rotated ? i + 3 : i) % 4];
}

void ParticleSystemQuad::setTotalParticles(int tp) {
    ParticleSystem::setTotalParticles(tp);
    if (_life >= 0.0f) setEmissionRate(copra::emissionRateFor(_totalParticles, _life));
    resetSystem();
}

std::string ParticleSystemQuad::getDescription() const {
    return "<ParticleSystemQuad | Tag = " + std::to_string(_tag) +
           ", Total Particles = " + std::to_string(_totalParticles) + ">";
}

// --- Drawing ---

copra::ParticlePlacement ParticleSystemQuad::placement(const Mat4& transform) const {
    const float* const m = transform.m;
    copra::ParticlePlacement result{Vec2(m[0], m[1]), Vec2(m[4], m[5]), Vec2::ZERO, Vec2::ZERO,
                                    Vec2(m[12], m[13])};
    Vec2 now; // the current emission origin
    if (_positionType != PositionType::GROUPED) {
        // The space of the trail is the parent or the world. `transform` is not always the transform to the world, for example in a
        // render target; what it does in addition applies to the trail, too.
        const bool isRelative = _positionType == PositionType::RELATIVE;
        const AffineTransform own =
            isRelative ? getNodeToParentAffineTransform() : getNodeToWorldAffineTransform();
        const AffineTransform drawn = AffineTransformMake(m[0], m[1], m[4], m[5], m[12], m[13]);
        const AffineTransform beyond = AffineTransformConcat(AffineTransformInvert(own), drawn);
        result.trailX = Vec2(beyond.a, beyond.b);
        result.trailY = Vec2(beyond.c, beyond.d);
        now = isRelative ? _position : Vec2(own.tx, own.ty);
    }
    result.origin -= result.trailX * now.x + result.trailY * now.y;
    return result;
}

void ParticleSystemQuad::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (_particleCount == 0) return;
    const copra::BatchState state{_texture.get(), _batchNode ? _batchNode->getBlendFunc() : _blendFunc};
    const float globalZ = _batchNode ? _batchNode->getGlobalZOrder() : _globalZOrder;
    copra::Vertex* vertices = renderer->quads(state, static_cast<std::size_t>(_particleCount), globalZ);
    writePositions(vertices, placement(transform));
    writeColors(vertices);
}

void ParticleSystemQuad::writePositions(copra::Vertex* vertices, const copra::ParticlePlacement& to) const {
    const ParticleData& data = _particleData;
    for (int i = 0; i < _particleCount; ++i, vertices += 4) {
        const Vec2 center = to.shapeX * data.posx[i] + to.shapeY * data.posy[i] +
                            to.trailX * data.startPosX[i] + to.trailY * data.startPosY[i] + to.origin;
        // Half of the square's edges, rotated and transformed to design space.
        const float half = data.size[i] * 0.5f;
        Vec2 across = to.shapeX * half;
        Vec2 up = to.shapeY * half;
        if (data.rotation[i] != 0.0f) {
            const copra::Turn turn = copra::turnOf(data.rotation[i]);
            const Vec2 rotated = across * turn.cos - up * turn.sin;
            up = across * turn.sin + up * turn.cos;
            across = rotated;
        }
        vertices[0].position = center - across - up;
        vertices[1].position = center + across - up;
        vertices[2].position = center + across + up;
        vertices[3].position = center - across + up;
    }
}

void ParticleSystemQuad::writeColors(copra::Vertex* vertices) const {
    const ParticleData& data = _particleData;
    for (int i = 0; i < _particleCount; ++i) {
        const float alpha = data.colorA[i];
        const float factor = _opacityModifyRGB ? alpha : 1.0f;
        const Color4B color(toByte(data.colorR[i] * factor), toByte(data.colorG[i] * factor),
                            toByte(data.colorB[i] * factor), toByte(alpha));
        for (const Vec2& texCoords : _texCoords) {
            vertices->color = color;
            vertices->texCoords = texCoords;
            ++vertices;
        }
    }
}

} // namespace cocos2d
