#include "gameplay/bodies/BodyWorld.h"

#include <algorithm>
#include <numeric>

// Contacts of a BodyWorld: finding them, solving their velocities, and their results.
namespace copra {

namespace {

// Points: smaller overlaps across the axis do not count, so that the seams between floor tiles do not stop
// bodies that move over them.
constexpr float kSlop = 0.02f;
// Points: bodies at most this far apart touch.
constexpr float kTouchDistance = 0.02f;
constexpr float kSeparationSpeed = 1.0f; ///< points per second: a body that separates faster does not stand

float lowEdge(const Body& body, bool vertical) {
    return vertical ? body.bottom() : body.left();
}
float highEdge(const Body& body, bool vertical) {
    return vertical ? body.top() : body.right();
}

// Points between two bodies along an axis, whichever is first; negative when they overlap on it.
float gapBetween(const Body& a, const Body& b, bool vertical) {
    return std::max(lowEdge(b, vertical) - highEdge(a, vertical),
                    lowEdge(a, vertical) - highEdge(b, vertical));
}

} // namespace

std::uint64_t BodyWorld::contactKey(std::uint32_t a, std::uint32_t b) const {
    const std::uint64_t slotA = _bodies.handleAt(a).slot;
    const std::uint64_t slotB = _bodies.handleAt(b).slot;
    return std::min(slotA, slotB) << 32 | std::max(slotA, slotB);
}

void BodyWorld::findContacts(bool vertical, float reach) {
    const float aside = vertical ? 0.0f : reach + kTouchDistance;
    const Body* const bodies = _bodies.data();
    _sorted.resize(_bodies.size());
    std::iota(_sorted.begin(), _sorted.end(), 0u);
    // Invalid bodies would break the order.
    _sorted.erase(
        std::remove_if(_sorted.begin(), _sorted.end(), [this](std::uint32_t i) { return !_states[i].valid; }),
        _sorted.end());
    std::sort(_sorted.begin(), _sorted.end(), [bodies](std::uint32_t a, std::uint32_t b) {
        return bodies[a].left() != bodies[b].left() ? bodies[a].left() < bodies[b].left() : a < b;
    });
    for (std::size_t i = 0; i < _sorted.size(); ++i) {
        const float end = bodies[_sorted[i]].right() + 2.0f * aside;
        for (std::size_t j = i + 1; j < _sorted.size() && bodies[_sorted[j]].left() <= end; ++j)
            addContact(_sorted[i], _sorted[j], vertical, 2.0f * reach + kTouchDistance);
    }
}

bool BodyWorld::isStepUp(std::uint32_t walker, std::uint32_t wall) const {
    const Body& up = _bodies.data()[walker];
    const Body& down = _bodies.data()[wall];
    const float stepHeight = _states[walker].stepHeight;
    if (!(stepHeight > 0.0f) || down.isMovable() || !up.isMovable()) return false;
    return down.top() <= _states[walker].previousPosition.y - up.halfSize.y + stepHeight + kSlop;
}

bool BodyWorld::shouldCollide(std::uint32_t low, std::uint32_t high, bool vertical, float gap) const {
    const Body& lower = _bodies.data()[low];
    const Body& upper = _bodies.data()[high];
    if (upper.oneWay) return false;
    if (!lower.oneWay) return true;
    return vertical && !upper.passesOneWay && gap >= -_states[high].stepHeight - 2.0f * kSlop;
}

void BodyWorld::addContact(std::uint32_t a, std::uint32_t b, bool vertical, float reach) {
    const Body& first = _bodies.data()[a];
    const Body& second = _bodies.data()[b];
    if (!first.isMovable() && !second.isMovable()) return;
    if ((first.mask & second.category) == 0 || (second.mask & first.category) == 0) return;
    const float gap = gapBetween(first, second, vertical);
    const float across = gapBetween(first, second, !vertical);
    if (gap > reach || across >= -kSlop) return;

    bool firstIsLow = lowEdge(second, vertical) - highEdge(first, vertical) >=
                      lowEdge(first, vertical) - highEdge(second, vertical);
    const bool stepUp = isStepUp(a, b) || isStepUp(b, a);
    if (stepUp) {
        if (!vertical) return;
        firstIsLow = isStepUp(b, a);
    } else if (gap < -kSlop && !first.oneWay && !second.oneWay) {
        // They overlap already: separate them along the axis of the smaller overlap.
        if (vertical ? across > gap : across >= gap) return;
    }
    const std::uint32_t low = firstIsLow ? a : b;
    const std::uint32_t high = firstIsLow ? b : a;
    const float between = lowEdge(_bodies.data()[high], vertical) - highEdge(_bodies.data()[low], vertical);
    if (!shouldCollide(low, high, vertical, between)) return;

    AxisSolver::Contact contact{};
    contact.low = low;
    contact.high = high;
    contact.gap = between;
    contact.restitution = std::max(first.restitution, second.restitution);
    contact.key = contactKey(a, b);
    const auto& cached = _cachedImpulses[vertical ? 1 : 0];
    const auto known = std::lower_bound(
        cached.begin(), cached.end(), contact.key,
        [](const CachedImpulse& cachedImpulse, std::uint64_t key) { return cachedImpulse.key < key; });
    if (known != cached.end() && known->key == contact.key) contact.cachedImpulse = known->impulse;
    _solver.contacts.push_back(contact);
}

void BodyWorld::solveVelocities(bool vertical, bool warmStarting) {
    for (AxisSolver::Contact& contact : _solver.contacts) {
        contact.earlierImpulse += contact.impulse;
        contact.impulse = 0.0f;
        contact.touching = contact.gap <= kTouchDistance;
        if (warmStarting) contact.wasTouching = contact.touching;
        if (!warmStarting) contact.cachedImpulse = 0.0f;
    }
    // The speed that gravity adds in a step must not bounce.
    const float gravity = std::abs(vertical ? _tuning.gravity.y : _tuning.gravity.x);
    _solver.applyRestitution(std::max(_tuning.restitutionThreshold, gravity / 30.0f));
    _solver.solve(_tuning.iterations);
}

void BodyWorld::storeImpulses(bool vertical) {
    auto& cached = _cachedImpulses[vertical ? 1 : 0];
    cached.clear();
    cached.reserve(_solver.contacts.capacity());
    for (const AxisSolver::Contact& contact : _solver.contacts)
        if (contact.wasTouching && contact.totalImpulse() > contact.restitutionImpulse)
            cached.push_back({contact.key, contact.totalImpulse() - contact.restitutionImpulse});
    std::sort(cached.begin(), cached.end(),
              [](const CachedImpulse& a, const CachedImpulse& b) { return a.key < b.key; });
}

void BodyWorld::applyMoves(bool vertical) {
    constexpr float kCrushDepth = 0.1f;
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (_states[i].valid) (vertical ? body.position.y : body.position.x) += _solver.move[i];
    }
    for (AxisSolver::Contact& contact : _solver.contacts) {
        Body& low = _bodies.data()[contact.low];
        Body& high = _bodies.data()[contact.high];
        contact.gap = lowEdge(high, vertical) - highEdge(low, vertical);
        if (contact.gap >= -kCrushDepth) continue;
        if (low.isMovable()) low.touch.crushed = true;
        if (high.isMovable()) high.touch.crushed = true;
    }
}

void BodyWorld::storeContacts(bool vertical) {
    for (const AxisSolver::Contact& contact : _solver.contacts) {
        if (!contact.touching) continue;
        Body& low = _bodies.data()[contact.low];
        Body& high = _bodies.data()[contact.high];
        _contacts.push_back({_bodies.handleAt(contact.low), _bodies.handleAt(contact.high), vertical,
                             contact.totalImpulse()});
        if (!vertical) {
            low.touch.right = true;
            high.touch.left = true;
            continue;
        }
        low.touch.above = true;
        if (high.velocity.y - low.velocity.y > kSeparationSpeed) continue;
        high.touch.below = true;
        high.touch.ground = _bodies.handleAt(contact.low);
        high.touch.groundVelocity = low.velocity;
    }
}

// Coulomb friction along the other axis: at most the friction times the normal impulse.
void BodyWorld::applyFriction(bool vertical) {
    for (const AxisSolver::Contact& contact : _solver.contacts) {
        if (!(contact.totalImpulse() > 0.0f)) continue;
        Body& low = _bodies.data()[contact.low];
        Body& high = _bodies.data()[contact.high];
        const float maxImpulse = std::sqrt(low.friction * high.friction) * contact.totalImpulse();
        float& lowSpeed = vertical ? low.velocity.x : low.velocity.y;
        float& highSpeed = vertical ? high.velocity.x : high.velocity.y;
        const float impulse = std::clamp((lowSpeed - highSpeed) / (low.inverseMass + high.inverseMass),
                                         -maxImpulse, maxImpulse);
        lowSpeed -= impulse * low.inverseMass;
        highSpeed += impulse * high.inverseMass;
    }
}

} // namespace copra
