#include "nodes/particles/ParticleBatchNode.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/particles/ParticleSystem.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"

namespace cocos2d {

ParticleBatchNode* ParticleBatchNode::createWithTexture(Texture2D* tex, int capacity) {
    auto* batch = new ParticleBatchNode();
    return copra::autoreleased(batch, batch->initWithTexture(tex, capacity));
}

ParticleBatchNode* ParticleBatchNode::create(const std::string& fileImage, int capacity) {
    auto* batch = new ParticleBatchNode();
    return copra::autoreleased(batch, batch->initWithFile(fileImage, capacity));
}

ParticleBatchNode::ParticleBatchNode() = default;

ParticleBatchNode::~ParticleBatchNode() {
    for (Node* child : _children)
        if (auto* const system = dynamic_cast<ParticleSystem*>(child)) system->setBatchNode(nullptr);
}

bool ParticleBatchNode::initWithFile(const std::string& fileImage, int capacity) {
    Texture2D* texture = TextureCache::getInstance()->addImage(fileImage);
    return texture && initWithTexture(texture, capacity);
}

bool ParticleBatchNode::initWithTexture(Texture2D* tex, int capacity) {
    copra::refuse(capacity < 0, "ParticleBatchNode::initWithTexture: the capacity is negative");
    if (!Node::init()) return false;
    _texture = tex;
    return true;
}

void ParticleBatchNode::setTexture(Texture2D* texture) {
    _texture = texture;
    if (texture && !texture->hasPremultipliedAlpha() && _blendFunc == BlendFunc::ALPHA_PREMULTIPLIED)
        _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
    for (Node* child : _children) {
        auto* const system = dynamic_cast<ParticleSystem*>(child);
        if (!system) continue;
        system->setBatchNode(nullptr);
        system->setTexture(texture);
        system->setBatchNode(this);
    }
}

bool ParticleBatchNode::accepts(Node* child) {
    auto* const system = dynamic_cast<ParticleSystem*>(child);
    if (copra::refuse(!system, "ParticleBatchNode::addChild: the child is not a particle system"))
        return false;
    if (copra::refuse(system->getTexture() != _texture, "ParticleBatchNode::addChild: the textures differ"))
        return false;
    const bool sameBlend = _children.empty() || system->getBlendFunc() == _blendFunc;
    if (copra::refuse(!sameBlend, "ParticleBatchNode::addChild: the blend functions differ")) return false;
    if (_children.empty()) _blendFunc = system->getBlendFunc();
    system->setBatchNode(this);
    return true;
}

void ParticleBatchNode::addChild(Node* child, int zOrder, int tag) {
    if (accepts(child)) Node::addChild(child, zOrder, tag);
}

void ParticleBatchNode::addChild(Node* child, int zOrder, const std::string& name) {
    if (accepts(child)) Node::addChild(child, zOrder, name);
}

void ParticleBatchNode::removeChild(Node* child, bool cleanup) {
    auto* const system = dynamic_cast<ParticleSystem*>(child);
    if (system && system->getParent() == this) system->setBatchNode(nullptr);
    Node::removeChild(child, cleanup);
}

void ParticleBatchNode::removeChildAtIndex(int index, bool doCleanup) {
    if (copra::refuse(index < 0 || index >= _children.size(),
                      "ParticleBatchNode::removeChildAtIndex: there is no child at this index"))
        return;
    removeChild(_children.at(index), doCleanup);
}

void ParticleBatchNode::removeAllChildrenWithCleanup(bool doCleanup) {
    for (Node* child : _children)
        if (auto* const system = dynamic_cast<ParticleSystem*>(child)) system->setBatchNode(nullptr);
    Node::removeAllChildrenWithCleanup(doCleanup);
}

void ParticleBatchNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const copra::RenderScope scope(*renderer);
    if (copra::DrawProgram* const program = drawProgram()) renderer->useProgram(program);
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
