#pragma once

#include "base/RefPtr.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

class ParticleSystem;

/// Default capacity of a ParticleBatchNode, in particles.
static const int kParticleDefaultCapacity = 500;

/// A parent of particle systems that have the same texture. All are drawn with one blend function at one global z.
///
/// Consecutive systems with the same texture and blend function are drawn in one call anyway, so this node is not needed for
/// speed. It exists for code that uses it, and it has the rules of the original.
class ParticleBatchNode : public Node, public TextureProtocol {
public:
    /// Creates a batch node for a texture, which may be null until setTexture(). `capacity` is a hint for the number of particles.
    static ParticleBatchNode* createWithTexture(Texture2D* tex, int capacity = kParticleDefaultCapacity);
    /// Returns null if the image cannot be loaded.
    static ParticleBatchNode* create(const std::string& fileImage, int capacity = kParticleDefaultCapacity);

    /// Removes the child with this position among the children; an index without a child asserts.
    void removeChildAtIndex(int index, bool doCleanup);

    Texture2D* getTexture() const override { return _texture; }
    void setTexture(Texture2D* texture) override;
    /// How the particles are blended. Default: that of the first child.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    /// Accepts only particle systems with the batch's texture and, from the second on, its blend function.
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    void removeChild(Node* child, bool cleanup) override;
    void removeAllChildrenWithCleanup(bool doCleanup) override;
    /// All systems are drawn with the batch's program, if it has one.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    ParticleBatchNode();
    ~ParticleBatchNode() override;
    bool initWithTexture(Texture2D* tex, int capacity);
    bool initWithFile(const std::string& fileImage, int capacity);

private:
    bool accepts(Node* child);

    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleBatchNode)
};

} // namespace cocos2d
