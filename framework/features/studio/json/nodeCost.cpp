#include "studio/json/nodeCost.h"

#include "base/ByteBudget.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/tiles/TMXLayer.h"
#include "scene/Node.h"

namespace copra {

std::size_t bytesOf(const cocos2d::Node& node) {
    constexpr std::size_t kParticle = 128;
    constexpr std::size_t kCell = 16;
    std::size_t bytes = ByteBudget::kNode;
    if (const auto* const particles = dynamic_cast<const cocos2d::ParticleSystem*>(&node))
        bytes += static_cast<std::size_t>(particles->getTotalParticles()) * kParticle;
    if (const auto* const layer = dynamic_cast<const cocos2d::TMXLayer*>(&node)) {
        const cocos2d::Size& size = layer->getLayerSize();
        bytes += static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * kCell;
    }
    for (const cocos2d::Node* const child : node.getChildren()) bytes += bytesOf(*child);
    return bytes;
}

} // namespace copra
