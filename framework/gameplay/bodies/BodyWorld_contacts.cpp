#include "gameplay/bodies/BodyWorld.h"

#include <algorithm>
#include <numeric>

// How BodyWorld finds who may meet along an axis, and what comes of it.
namespace copra {

namespace {

// Points: sides that overlap by less do not count as overlapping, so that things which lie on a floor are not
// stopped by the seams between its tiles.
constexpr float kSlop = 0.02f;
// Points: bodies that are this near touch.
constexpr float kTouch = 0.02f;
constexpr float kParting = 1.f; ///< points a second: what parts faster does not stand

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

std::uint64_t BodyWorld::keyOf(std::uint32_t a, std::uint32_t b) const {
    const std::uint64_t slotA = _bodies.handleAt(a).slot;
    const std::uint64_t slotB = _bodies.handleAt(b).slot;
    return std::min(slotA, slotB) << 32 | std::max(slotA, slotB);
}

void BodyWorld::gatherLinks(bool vertical, float reach) {
    const float aside = vertical ? 0.f : reach + kTouch;
    const Body* const bodies = _bodies.data();
    _sorted.resize(_bodies.size());
    std::iota(_sorted.begin(), _sorted.end(), 0u);
    // Bodies without sense would spoil the order.
    _sorted.erase(
        std::remove_if(_sorted.begin(), _sorted.end(), [this](std::uint32_t i) { return !_notes[i].usable; }),
        _sorted.end());
    std::sort(_sorted.begin(), _sorted.end(), [bodies](std::uint32_t a, std::uint32_t b) {
        return bodies[a].left() != bodies[b].left() ? bodies[a].left() < bodies[b].left() : a < b;
    });
    for (std::size_t i = 0; i < _sorted.size(); ++i) {
        const float end = bodies[_sorted[i]].right() + 2.f * aside;
        for (std::size_t j = i + 1; j < _sorted.size() && bodies[_sorted[j]].left() <= end; ++j)
            tryLink(_sorted[i], _sorted[j], vertical, 2.f * reach + kTouch);
    }
}

bool BodyWorld::isStep(std::uint32_t walker, std::uint32_t wall) const {
    const Body& up = _bodies.data()[walker];
    const Body& down = _bodies.data()[wall];
    const float lift = _notes[walker].lift;
    if (!(lift > 0.f) || down.isMovable() || !up.isMovable()) return false;
    return down.top() <= _notes[walker].before.y - up.halfSize.y + lift + kSlop;
}

bool BodyWorld::mayLink(std::uint32_t low, std::uint32_t high, bool vertical, float gap) const {
    const Body& lower = _bodies.data()[low];
    const Body& upper = _bodies.data()[high];
    if (upper.oneWay) return false;
    if (!lower.oneWay) return true;
    return vertical && !upper.passesOneWay && gap >= -_notes[high].lift - 2.f * kSlop;
}

void BodyWorld::tryLink(std::uint32_t a, std::uint32_t b, bool vertical, float reach) {
    const Body& first = _bodies.data()[a];
    const Body& second = _bodies.data()[b];
    if (!first.isMovable() && !second.isMovable()) return;
    if ((first.mask & second.category) == 0 || (second.mask & first.category) == 0) return;
    const float gap = gapBetween(first, second, vertical);
    const float across = gapBetween(first, second, !vertical);
    if (gap > reach || across >= -kSlop) return;

    bool firstIsLow = lowEdge(second, vertical) - highEdge(first, vertical) >=
                      lowEdge(first, vertical) - highEdge(second, vertical);
    const bool stepUp = isStep(a, b) || isStep(b, a);
    if (stepUp) {
        if (!vertical) return;
        firstIsLow = isStep(b, a);
    } else if (gap < -kSlop && !first.oneWay && !second.oneWay) {
        // They overlap already: apart again by the shorter way.
        if (vertical ? across > gap : across >= gap) return;
    }
    const std::uint32_t low = firstIsLow ? a : b;
    const std::uint32_t high = firstIsLow ? b : a;
    const float between = lowEdge(_bodies.data()[high], vertical) - highEdge(_bodies.data()[low], vertical);
    if (!mayLink(low, high, vertical, between)) return;

    AxisSolver::Link link{};
    link.low = low;
    link.high = high;
    link.gap = between;
    link.restitution = std::max(first.restitution, second.restitution);
    link.key = keyOf(a, b);
    const auto& guesses = _guesses[vertical ? 1 : 0];
    const auto known =
        std::lower_bound(guesses.begin(), guesses.end(), link.key,
                         [](const Guess& guess, std::uint64_t key) { return guess.key < key; });
    if (known != guesses.end() && known->key == link.key) link.guess = known->impulse;
    _solver.links.push_back(link);
}

void BodyWorld::meet(bool vertical, bool withGuesses) {
    for (AxisSolver::Link& link : _solver.links) {
        link.earlier += link.impulse;
        link.impulse = 0.f;
        link.touching = link.gap <= kTouch;
        if (withGuesses) link.rested = link.touching;
        if (!withGuesses) link.guess = 0.f;
    }
    // What gravity adds in a step must not count as a fall.
    const float gravity = std::abs(vertical ? _tuning.gravity.y : _tuning.gravity.x);
    _solver.exchange(std::max(_tuning.restitutionThreshold, gravity / 30.f));
    _solver.settle(_tuning.iterations);
}

void BodyWorld::keepGuesses(bool vertical) {
    auto& guesses = _guesses[vertical ? 1 : 0];
    guesses.clear();
    guesses.reserve(_solver.links.capacity());
    for (const AxisSolver::Link& link : _solver.links)
        if (link.rested && link.total() > link.bounce)
            guesses.push_back({link.key, link.total() - link.bounce});
    std::sort(guesses.begin(), guesses.end(), [](const Guess& a, const Guess& b) { return a.key < b.key; });
}

void BodyWorld::applyMoves(bool vertical) {
    constexpr float kSqueezed = 0.1f;
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (_notes[i].usable) (vertical ? body.position.y : body.position.x) += _solver.move[i];
    }
    for (AxisSolver::Link& link : _solver.links) {
        Body& low = _bodies.data()[link.low];
        Body& high = _bodies.data()[link.high];
        link.gap = lowEdge(high, vertical) - highEdge(low, vertical);
        if (link.gap >= -kSqueezed) continue;
        if (low.isMovable()) low.touch.crushed = true;
        if (high.isMovable()) high.touch.crushed = true;
    }
}

void BodyWorld::note(bool vertical) {
    for (const AxisSolver::Link& link : _solver.links) {
        if (!link.touching) continue;
        Body& low = _bodies.data()[link.low];
        Body& high = _bodies.data()[link.high];
        _contacts.push_back(
            {_bodies.handleAt(link.low), _bodies.handleAt(link.high), vertical, link.total()});
        if (!vertical) {
            low.touch.right = true;
            high.touch.left = true;
            continue;
        }
        low.touch.above = true;
        if (high.velocity.y - low.velocity.y > kParting) continue;
        high.touch.below = true;
        high.touch.ground = _bodies.handleAt(link.low);
        high.touch.groundVelocity = low.velocity;
    }
}

// Coulomb's friction: along the other axis, at most the friction times what pressed them together.
void BodyWorld::rub(bool vertical) {
    for (const AxisSolver::Link& link : _solver.links) {
        if (!(link.total() > 0.f)) continue;
        Body& low = _bodies.data()[link.low];
        Body& high = _bodies.data()[link.high];
        const float most = std::sqrt(low.friction * high.friction) * link.total();
        float& lowSpeed = vertical ? low.velocity.x : low.velocity.y;
        float& highSpeed = vertical ? high.velocity.x : high.velocity.y;
        const float impulse =
            std::clamp((lowSpeed - highSpeed) / (low.inverseMass + high.inverseMass), -most, most);
        lowSpeed -= impulse * low.inverseMass;
        highSpeed += impulse * high.inverseMass;
    }
}

} // namespace copra
