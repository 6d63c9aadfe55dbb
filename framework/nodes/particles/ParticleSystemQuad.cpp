#include "nodes/particles/ParticleSystemQuad.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "platform/Screen.h"
#include "platform/Vertex.h"
#include "render/Renderer.h"
#include "render/SpriteFrame.h"

#include <cmath>

namespace cocos2d {

namespace {

GLubyte channel(float share) {
    return static_cast<GLubyte>(static_cast<int>(share * 255.0f));
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
    showPart(rect, false);
}

void ParticleSystemQuad::setDisplayFrame(SpriteFrame* spriteFrame) {
    if (copra::refuse(!spriteFrame, "ParticleSystemQuad::setDisplayFrame: the sprite frame is null")) return;
    CCASSERT(spriteFrame->getOffsetInPixels().equals(Vec2::ZERO),
             "ParticleSystemQuad: only sprite frames that are not trimmed can be shown");
    ParticleSystem::setTexture(spriteFrame->getTexture());
    showPart(spriteFrame->getRect(), spriteFrame->isRotated());
}

void ParticleSystemQuad::showPart(const Rect& rect, bool rotated) {
    const float scale = copra::screen().contentScaleFactor;
    // A rotated part lies in the texture turned by 90 degrees clockwise.
    const float width = (rotated ? rect.size.height : rect.size.width) * scale;
    const float height = (rotated ? rect.size.width : rect.size.height) * scale;
    const Vec2 topLeft(rect.origin.x * scale, rect.origin.y * scale);
    const Vec2 corners[4] = {topLeft + Vec2(0, height), topLeft + Vec2(width, height),
                             topLeft + Vec2(width, 0), topLeft};
    for (int i = 0; i < 4; ++i) _texCoords[i] = corners[(rotated ? i + 3 : i) % 4];
}

void ParticleSystemQuad::setTotalParticles(int tp) {
    ParticleSystem::setTotalParticles(tp);
    if (_life > 0.0f) setEmissionRate(static_cast<float>(_totalParticles) / _life);
    resetSystem();
}

std::string ParticleSystemQuad::getDescription() const {
    return "<ParticleSystemQuad | Tag = " + std::to_string(_tag) +
           ", Total Particles = " + std::to_string(_totalParticles) + ">";
}

// --- Drawing ---

/// A particle's centre in design space is shape * offset + trail * birth place + origin.
struct ParticleSystemQuad::Placing {
    Vec2 shapeX, shapeY; ///< the node's axes
    Vec2 trailX, trailY; ///< the axes of the space in which the particles stay behind
    Vec2 origin;
};

ParticleSystemQuad::Placing ParticleSystemQuad::placing(const Mat4& transform) const {
    const float* const m = transform.m;
    Placing result{Vec2(m[0], m[1]), Vec2(m[4], m[5]), Vec2::ZERO, Vec2::ZERO, Vec2(m[12], m[13])};
    Vec2 now; // where a particle would be born at this moment
    if (_positionType == PositionType::RELATIVE) {
        result.trailX = result.shapeX;
        result.trailY = result.shapeY;
        now = _position;
    } else if (_positionType == PositionType::FREE) {
        // The picture of the world may itself be moved, as in a render target: what `transform` does beyond
        // leading to the world happens to the trail, too.
        const AffineTransform world = getNodeToWorldAffineTransform();
        const AffineTransform drawn = AffineTransformMake(m[0], m[1], m[4], m[5], m[12], m[13]);
        const AffineTransform beyond = AffineTransformConcat(AffineTransformInvert(world), drawn);
        result.trailX = Vec2(beyond.a, beyond.b);
        result.trailY = Vec2(beyond.c, beyond.d);
        now = Vec2(world.tx, world.ty);
    }
    result.origin -= result.trailX * now.x + result.trailY * now.y;
    return result;
}

void ParticleSystemQuad::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (_particleCount == 0) return;
    const copra::BatchState state{_texture.get(), _batchNode ? _batchNode->getBlendFunc() : _blendFunc};
    const float globalZ = _batchNode ? _batchNode->getGlobalZOrder() : _globalZOrder;
    copra::Vertex* vertices = renderer->quads(state, static_cast<std::size_t>(_particleCount), globalZ);
    placeQuads(vertices, placing(transform));
    paintQuads(vertices);
}

void ParticleSystemQuad::placeQuads(copra::Vertex* vertices, const Placing& to) const {
    constexpr float kRadiansADegree = 3.14159265358979f / 180.0f;
    const ParticleData& data = _particleData;
    for (int i = 0; i < _particleCount; ++i, vertices += 4) {
        const Vec2 center = to.shapeX * data.posx[i] + to.shapeY * data.posy[i] +
                            to.trailX * data.startPosX[i] + to.trailY * data.startPosY[i] + to.origin;
        // Half of the square's edges, turned and then led to design space.
        const float half = data.size[i] * 0.5f;
        Vec2 across = to.shapeX * half;
        Vec2 up = to.shapeY * half;
        if (data.rotation[i] != 0.0f) {
            const float angle = data.rotation[i] * kRadiansADegree;
            const float cosine = std::cos(angle);
            const float sine = std::sin(angle);
            const Vec2 turned = across * cosine - up * sine;
            up = across * sine + up * cosine;
            across = turned;
        }
        vertices[0].position = center - across - up;
        vertices[1].position = center + across - up;
        vertices[2].position = center + across + up;
        vertices[3].position = center - across + up;
    }
}

void ParticleSystemQuad::paintQuads(copra::Vertex* vertices) const {
    const ParticleData& data = _particleData;
    for (int i = 0; i < _particleCount; ++i) {
        const float alpha = data.colorA[i];
        const float factor = _opacityModifyRGB ? alpha : 1.0f;
        const Color4B color(channel(data.colorR[i] * factor), channel(data.colorG[i] * factor),
                            channel(data.colorB[i] * factor), channel(alpha));
        for (const Vec2& texCoords : _texCoords) {
            vertices->color = color;
            vertices->texCoords = texCoords;
            ++vertices;
        }
    }
}

} // namespace cocos2d
