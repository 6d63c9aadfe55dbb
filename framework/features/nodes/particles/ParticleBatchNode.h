#pragma once

#include "base/RefPtr.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

class ParticleSystem;

/// The default capacity of a ParticleBatchNode, in particles.
static const int kParticleDefaultCapacity = 500;

/// A parent of particle systems that have the same texture. It draws all of them with one blend function at
/// one global z.
///
/// Consecutive systems with the same texture, blend function, and shader program are drawn in one call
/// without this node, so it is not needed for speed. It exists for code that uses it, and follows the rules
/// of cocos2d-x.
class ParticleBatchNode : public Node, public TextureProtocol {
public:
    /// Creates a batch node for a texture, which may be null until setTexture(). `capacity` is a hint for the
    /// number of particles. A negative capacity is an error: debug builds assert; release builds log it and
    /// create the node.
    static ParticleBatchNode* createWithTexture(Texture2D* tex, int capacity = kParticleDefaultCapacity);
    /// Creates a batch node for an image file. Returns null if the image cannot be loaded. A negative
    /// capacity is an error: debug builds assert; release builds log it and create the node.
    static ParticleBatchNode* create(const std::string& fileImage, int capacity = kParticleDefaultCapacity);

    /// Removes the child at an index of getChildren(). An index out of range is an error: debug builds
    /// assert; release builds log it and do nothing.
    void removeChildAtIndex(int index, bool doCleanup);

    /// Returns the texture of all systems of the batch.
    Texture2D* getTexture() const override { return _texture; }
    /// Sets the texture of the batch and of all its systems. If the alpha of the texture is not
    /// premultiplied, a blend function for premultiplied alpha is replaced.
    void setTexture(Texture2D* texture) override;
    /// Sets how the particles are blended. By default, it is the blend function of the first child.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the particles are blended.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    /// Adds a particle system with a z and a tag. It must have the texture of the batch and, from the second
    /// one on, its blend function. Other nodes are errors: debug builds assert; release builds log it and do
    /// not add them.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Adds a particle system with a z and a name. It must have the texture of the batch and, from the second
    /// one on, its blend function. Other nodes are errors: debug builds assert; release builds log it and do
    /// not add them.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    /// Removes a particle system, which then draws itself again.
    void removeChild(Node* child, bool cleanup) override;
    /// Removes all particle systems, which then draw themselves again. For `doCleanup`, see
    /// removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool doCleanup) override;
    /// Draws all systems with the program of the batch, if it has one.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    ParticleBatchNode();
    ~ParticleBatchNode() override;
    /// Initializes a batch node for a texture, as createWithTexture() does. A negative capacity is an error:
    /// debug builds assert; release builds log it and initialize the node.
    bool initWithTexture(Texture2D* tex, int capacity);
    /// Initializes a batch node for an image file, as create() does. Returns false if the image cannot be
    /// loaded. A negative capacity is an error: debug builds assert; release builds log it and initialize the
    /// node.
    bool initWithFile(const std::string& fileImage, int capacity);

private:
    bool accepts(Node* child);

    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleBatchNode)
};

} // namespace cocos2d
