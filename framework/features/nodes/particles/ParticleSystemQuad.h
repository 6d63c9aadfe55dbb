#pragma once

#include "nodes/particles/ParticleSystem.h"
#include "platform/fwd.h"
#include "render/fwd.h"

#include <string>

namespace copra {
struct ParticlePlacement;
} // namespace copra

namespace cocos2d {

/// Draws particles as squares with the texture, or with a part of it, which can rotate. Games use this class
/// for their particle systems.
///
/// Consecutive systems with the same texture, blend function, and shader program are drawn in one call.
class ParticleSystemQuad : public ParticleSystem {
public:
    /// Creates a system of 150 particles whose attributes are all 0; see createWithTotalParticles().
    static ParticleSystemQuad* create();
    /// Creates a system of `numberOfParticles` particles; see ParticleSystem::createWithTotalParticles().
    static ParticleSystemQuad* createWithTotalParticles(int numberOfParticles);
    /// Creates a system from a particle file (.plist). If the file cannot be read or has an unknown emitter
    /// type, the function logs that and returns null.
    static ParticleSystemQuad* create(const std::string& filename);
    /// Creates a system from the properties of a particle file. An unknown emitter type is logged, and the
    /// function returns null.
    static ParticleSystemQuad* create(ValueMap& dictionary);

    /// Sets the frame that each particle shows. It must not be trimmed, because its offset is not applied. A
    /// trimmed frame and null are errors: debug builds assert; release builds log it, and null changes
    /// nothing.
    void setDisplayFrame(SpriteFrame* spriteFrame);
    /// Sets the texture and the rectangle of it that each particle shows, in points from its top left corner.
    void setTextureWithRect(Texture2D* texture, const Rect& rect);
    /// Sets the texture, which each particle shows as a whole. With null, particles are plain squares.
    void setTexture(Texture2D* texture) override;
    /// Sets the number of particles that can live at the same time, and resets the system. The emission rate
    /// becomes total / life, which just keeps it full; infinite for a life of 0, and unchanged for a negative one.
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

    /// The corners bottom left, bottom right, top right, and top left in pixels of the texture.
    Vec2 _texCoords[4];

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleSystemQuad)
};

} // namespace cocos2d
