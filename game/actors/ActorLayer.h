#pragma once

#include "actors/CollisionWorld.h"
#include "cocos2d.h"
#include "rules/StateHash.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace beecluster {

/// A layer whose children are actors of one class, listed with their type in the order in which they were
/// added.
template<class Actor>
class ActorLayer : public cocos2d::Node {
public:
    CREATE_FUNC(ActorLayer);

    /// Adds an actor, which collides in `world`.
    void add(Actor* actor, copra::CollisionWorld& world) {
        addChild(actor);
        actor->setCollisionWorld(&world);
        _actors.push_back(actor);
    }

    /// Removes an actor from the list and from its parent.
    void remove(Actor* actor) {
        _actors.erase(std::remove(_actors.begin(), _actors.end(), actor), _actors.end());
        actor->removeFromParent();
    }

    /// Calls `keep` with every actor, the latest first, and removes those for which it returns false.
    template<class Keep>
    void removeUnless(Keep keep) {
        for (std::size_t i = _actors.size(); i-- > 0;) {
            Actor* actor = _actors[i];
            if (!keep(actor)) remove(actor);
        }
    }

    const std::vector<Actor*>& actors() const { return _actors; }
    int count() const { return static_cast<int>(_actors.size()); }

    /// Mixes in the positions of all actors.
    void addTo(StateHash& hash) const {
        for (const Actor* actor : _actors) hash.add(actor->getPosition());
    }

private:
    std::vector<Actor*> _actors; // children
};

} // namespace beecluster
