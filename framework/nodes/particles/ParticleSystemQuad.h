#pragma once

#include "nodes/particles/ParticleSystem.h"

#include <string>

namespace copra {
struct Vertex;
}

namespace cocos2d {

class SpriteFrame;

/// The particle system to use: each particle is a square with the texture, or a part of it, and can spin.
///
/// Systems that follow each other with the same texture and blend function are drawn in one call.
class ParticleSystemQuad : public ParticleSystem {
public:
    /// 150 particles without a look; see createWithTotalParticles().
    static ParticleSystemQuad* create();
    /// See ParticleSystem.
    static ParticleSystemQuad* createWithTotalParticles(int numberOfParticles);
    static ParticleSystemQuad* create(const std::string& filename);
    static ParticleSystemQuad* create(ValueMap& dictionary);

    /// Each particle shows the frame, which should not be trimmed: its offset is not applied.
    void setDisplayFrame(SpriteFrame* spriteFrame);
    /// Each particle shows this part, in points of the texture from its top left corner.
    void setTextureWithRect(Texture2D* texture, const Rect& rect);
    /// The whole texture; null means plain squares.
    void setTexture(Texture2D* texture) override;
    /// Also starts anew, with an emission rate that keeps the system just full: total / life.
    void setTotalParticles(int tp) override;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    std::string getDescription() const override;

    ParticleSystemQuad();
    ~ParticleSystemQuad() override;

private:
    struct Placing;

    void showPart(const Rect& rect, bool rotated);
    Placing placing(const Mat4& transform) const;
    void placeQuads(copra::Vertex* vertices, const Placing& to) const;
    void paintQuads(copra::Vertex* vertices) const;

    Vec2 _texCoords[4]; ///< bl, br, tr, tl in pixels of the texture.

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleSystemQuad)
};

} // namespace cocos2d
