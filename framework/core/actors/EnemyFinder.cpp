#include "actors/EnemyFinder.h"

#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "base/call.h"

namespace copra {

void EnemyFinder::list(const CollisionSprite& bullet, std::vector<CollisionSprite*>& enemies) const {
    enemies.clear();
    if (_source) {
        call(_source, enemies);
        return;
    }
    const CollisionWorld* const world = bullet.getCollisionWorld();
    if (!world) return;
    const std::uint32_t categories = _categories != 0 ? _categories : ~bullet.getCategory();
    for (const CollisionWorld::Body& body : world->bodies())
        if (body.sprite && body.sprite != &bullet && (body.sprite->getCategory() & categories) != 0)
            enemies.push_back(body.sprite);
}

} // namespace copra
