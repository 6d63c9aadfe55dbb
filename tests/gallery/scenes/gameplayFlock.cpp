#include "Canvas.h"
#include "Demo.h"
#include "actorHelpers.h"

#include "gameplay/Random.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

#include <cstddef>
#include <functional>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kSight = 75; ///< points that a member sees

/// What a member of the flock wishes of its mates.
using FlockWish =
    std::function<Vec2(const copra::Steerable& self, const std::vector<copra::Flockmate>& mates)>;

/// Bees on a card that all see the same moment, and flee the pointer.
class Flock {
public:
    Flock(Node* card, int count, FlockWish wish) : _card(card), _wish(std::move(wish)) {
        copra::Random random(5);
        const Size room = card->getContentSize();
        for (int i = 0; i < count; ++i) {
            copra::Steerable bee;
            bee.position = randomPoint(random, Rect(30, 30, room.width - 60, room.height - 60));
            bee.velocity = random.direction() * 110;
            bee.maxSpeed = 150;
            bee.maxAccel = 500;
            _members.push_back(bee);
            auto* sprite = addSprite(card, "bee_0", bee.position, 0.42f);
            sprite->runAction(flutter("bee", 4, 0.05f));
            _sprites.push_back(sprite);
        }
    }

    void step(const Vec2& threat, float dt) {
        _places.clear();
        _wishes.clear();
        for (const copra::Steerable& bee : _members) _places.push_back(bee.position);
        _grid.build(_places, kSight);
        const Rect room(Vec2::ZERO, _card->getContentSize());
        for (std::size_t i = 0; i < _members.size(); ++i) {
            const copra::Steerable& bee = _members[i];
            findFlockmates(_grid, _members, i, kSight, 300, _mates);
            copra::SteeringPriorities wishes(bee, dt);
            wishes.add(contain(bee, room, 30));
            if (bee.position.distance(threat) < 65) wishes.add(flee(bee, threat));
            // Who wishes for nothing comes to rest.
            wishes.add(copra::firstDesiredVelocity(_wish(bee, _mates), bee.velocity * 0.001f));
            _wishes.push_back(wishes.desiredVelocity());
        }
        for (std::size_t i = 0; i < _members.size(); ++i) {
            steer(_members[i], _wishes[i], dt);
            _sprites[i]->setPosition(_members[i].position);
            if (_members[i].velocity.length() > 6)
                _sprites[i]->setRotation(copra::rotationFacing(_members[i].velocity));
        }
    }

private:
    Node* _card;
    FlockWish _wish;
    std::vector<copra::Steerable> _members;
    std::vector<Sprite*> _sprites;
    std::vector<Vec2> _places, _wishes;
    std::vector<copra::Flockmate> _mates;
    copra::SpatialGrid _grid;
};

} // namespace

GALLERY_SCENE("gameplay/flock",
              "Separation, alignment and cohesion, alone and together. The hornets follow the mouse") {
    const auto cards =
        canvas.cards({"separation: apart", "alignment: alike", "cohesion: together (a little apart)",
                      "flocking: all three, and onwards"},
                     2);
    const auto onwards = [](const copra::Steerable& self) {
        return copra::normalizedOr(self.velocity, Vec2::UNIT_X) * 110;
    };
    const FlockWish wishes[] = {
        [](const copra::Steerable& self, const auto& mates) { return separation(self, mates, 60); },
        [onwards](const copra::Steerable& self, const auto& mates) {
            return alignment(self, mates) * 2 + onwards(self) * 0.4f;
        },
        [](const copra::Steerable& self, const auto& mates) {
            return cohesion(self, mates) + separation(self, mates, 22) * 1.6f;
        },
        [](const copra::Steerable& self, const auto& mates) { return flocking(self, mates, {}); }};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto& flock = canvas.keep<Flock>(cards[i], 26, wishes[i]);
        Pointer& pointer = followMouse(canvas, cards[i], 1.7f * static_cast<float>(i));
        pointer.maxSpeed = 120;
        addPointerFollower(canvas, cards[i], pointer, "hornet_0", 0.5f);
        canvas.everyFrame([&flock, &pointer](float dt) { flock.step(pointer.place, dt); });
    }
}
