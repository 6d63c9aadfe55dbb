#pragma once

#include "nodes/particles/ParticleSystem.h"
#include "platform/fwd.h"
#include "render/fwd.h"

#include <string>

namespace copra {
struct ParticlePlacement;
} // namespace copra

namespace cocos2d {

/// The particle system to use: each particle is a square with the texture, or a part of it, and can rotate.
///
/// Consecutive systems with the same texture and blend function are drawn in one call.
class ParticleSystemQuad : public ParticleSystem {
public:
    /// 150 particles with all attributes 0; see createWithTotalParticles().
    static ParticleSystemQuad* create();
    /// See ParticleSystem.
    static ParticleSystemQuad* createWithTotalParticles(int numberOfParticles);
    static ParticleSystemQuad* create(const std::string& filename);
    static ParticleSystemQuad* create(ValueMap& dictionary);

    /// Each particle shows the frame, which must not be trimmed: its offset is not applied.
    void setDisplayFrame(SpriteFrame* spriteFrame);
    /// Each particle shows this part of the texture, in points from its top left corner.
    void setTextureWithRect(Texture2D* texture, const Rect& rect);
    /// The whole texture; null: plain squares.
    void setTexture(Texture2D* texture) override;
    /// Also resets the system, with the emission rate total / life, which just keeps it full.
    void setTotalParticles(int tp) override;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    std::string getDescription() const override;

    ParticleSystemQuad();
    ~ParticleSystemQuad() override;

private:
    void setTexturePart(const Rect& rect, bool rotated);
    copra::ParticlePlacement placement(const Mat4& transform) const;
    void writePositions(copra::Vertex* vertices, const copra::ParticlePlacement& to) const;
    void writeColors(copra::Vertex* vertices) const;

    Vec2 _texCoords[4]; ///< bl, br, tr, tl in pixels of the texture.

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleSystemQuad)
};

} // namespace cocos2d
