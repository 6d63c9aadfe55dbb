#include "actors/CollisionRadar.h"

#include "base/refuse.h"
#include "gameplay/reference/Radar.h"

namespace copra {

void CollisionRadar::checkRader(const CollisionSprite* sender, int type,
                                const cocos2d::Vector<cocos2d::Node*>& group, float range,
                                std::vector<CollisionSprite*>& caught) {
    caught.clear();
    if (copra::refuse(!sender, "CollisionRadar::checkRader: the sender is null")) return;
    for (cocos2d::Node* const child : group) {
        auto* const sprite = dynamic_cast<CollisionSprite*>(child);
        if (!sprite || sprite == sender) continue;
        const reference::RadarBlip blip{sprite->getPosition(), static_cast<std::uint32_t>(sprite->getTag())};
        if (reference::isInRange(sender->getPosition(), static_cast<std::uint32_t>(type), blip, range))
            caught.push_back(sprite);
    }
}

} // namespace copra
