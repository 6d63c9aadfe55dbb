#include "gameplay/bodies/AxisSolver.h"

#include "gameplay/bodies/Body.h"

#include <algorithm>
#include <limits>

namespace copra {

namespace {

// Passes of exchange(): enough for a push to run to and fro through a long row.
constexpr int kMostExchanges = 64;
// Points a second: smaller changes end settle().
constexpr float kSettled = 1.0e-3f;
constexpr std::size_t kUsualNeighbours = 4;
// Points that things may overlap after all without being called crushed.
constexpr float kSqueeze = 0.05f;

} // namespace

void AxisSolver::reset(std::size_t count) {
    speed.assign(count, 0.f);
    inverseMass.assign(count, 0.f);
    move.assign(count, 0.f);
    leastMove.assign(count, -std::numeric_limits<float>::infinity());
    place.assign(count, 0.f);
    links.clear();
    // A box in a heap has about four neighbours: room for them at once, so that no later step allocates.
    links.reserve(kUsualNeighbours * count);
    _pushes.reserve(links.capacity());
}

void AxisSolver::sortLinks() {
    std::sort(links.begin(), links.end(), [this](const Link& a, const Link& b) {
        if (place[a.high] != place[b.high]) return place[a.high] < place[b.high];
        return a.high != b.high ? a.high < b.high : a.low < b.low;
    });
}

// --- Speeds ---

void AxisSolver::exchange(float threshold) {
    for (int pass = 0; pass < kMostExchanges; ++pass) {
        bool any = false;
        for (Link& link : links) {
            if (!link.touching || !(link.restitution > 0.f)) continue;
            if (!(speed[link.low] - speed[link.high] > threshold)) continue;
            link.bounce += exchangeSpeeds(speed[link.low], inverseMass[link.low], speed[link.high],
                                          inverseMass[link.high], link.restitution);
            any = true;
        }
        if (!any) return;
    }
}

void AxisSolver::useGuesses() {
    _before.assign(speed.begin(), speed.end());
    for (const Link& link : links) {
        if (!link.touching) continue;
        speed[link.low] -= link.guess * inverseMass[link.low];
        speed[link.high] += link.guess * inverseMass[link.high];
    }
    // Good guesses raise the dual objective -(J, u before + u after) / 2, which starts at 0 and never falls
    // from pass to pass; its rise is the energy that is lost. A guess that lowers it would make energy.
    double rise = 0.0;
    for (const Link& link : links) {
        if (!link.touching) continue;
        const double before = static_cast<double>(_before[link.high]) - _before[link.low];
        const double after = static_cast<double>(speed[link.high]) - speed[link.low];
        rise -= link.guess * (before + after) / 2.0;
    }
    const bool good = rise >= 0.0;
    if (!good) speed.swap(_before);
    for (Link& link : links) link.impulse = good && link.touching ? link.guess : 0.f;
}

float AxisSolver::settlePass(bool upwards) {
    float largest = 0.f;
    const std::size_t count = links.size();
    for (std::size_t i = 0; i < count; ++i) {
        Link& link = links[upwards ? i : count - 1 - i];
        if (!link.touching) continue;
        const float mobility = inverseMass[link.low] + inverseMass[link.high];
        const float closing = speed[link.low] - speed[link.high];
        const float wanted = std::max(0.f, link.impulse + closing / mobility);
        const float change = wanted - link.impulse;
        link.impulse = wanted;
        speed[link.low] -= change * inverseMass[link.low];
        speed[link.high] += change * inverseMass[link.high];
        largest = std::max(largest, std::abs(change) * mobility);
    }
    return largest;
}

void AxisSolver::settle(int iterations) {
    useGuesses();
    bool settled = false;
    for (int i = 0; i < iterations && !settled; ++i) settled = settlePass(i % 2 == 0) < kSettled;
    if (settled) return;
    standPass(true);
    standPass(false);
}

void AxisSolver::standPass(bool upwards) {
    _stands.resize(speed.size());
    for (std::size_t i = 0; i < _stands.size(); ++i) _stands[i] = !(inverseMass[i] > 0.f);
    const std::size_t count = links.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Link& link = links[upwards ? i : count - 1 - i];
        const std::uint32_t support = upwards ? link.low : link.high;
        const std::uint32_t other = upwards ? link.high : link.low;
        const float parting = speed[link.high] - speed[link.low];
        if (!link.touching || !_stands[support] || parting > kSettled) continue;
        if (inverseMass[other] > 0.f) speed[other] = speed[support];
        _stands[other] = true;
    }
}

// --- Moves ---

void AxisSolver::movePass(bool upwards) {
    const std::size_t count = links.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t n = upwards ? i : count - 1 - i;
        const Link& link = links[n];
        const float mobility = inverseMass[link.low] + inverseMass[link.high];
        const float overlap = move[link.low] - move[link.high] - link.gap;
        const float wanted = std::max(0.f, _pushes[n] + overlap / mobility);
        const float change = wanted - _pushes[n];
        _pushes[n] = wanted;
        move[link.low] -= change * inverseMass[link.low];
        move[link.high] += change * inverseMass[link.high];
    }
    for (std::size_t i = 0; i < move.size(); ++i)
        if (inverseMass[i] > 0.f) move[i] = std::max(move[i], leastMove[i]);
}

void AxisSolver::pushPass(bool upwards) {
    const std::size_t count = links.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Link& link = links[upwards ? i : count - 1 - i];
        const float overlap = move[link.low] - move[link.high] - link.gap;
        if (!(overlap > 0.f)) continue;
        // From the lowest up only the upper one gives way, so one pass is enough for any number of things.
        if (upwards && inverseMass[link.high] > 0.f) move[link.high] += overlap;
        if (!upwards && inverseMass[link.low] > 0.f) move[link.low] -= overlap;
    }
}

bool AxisSolver::placeAll(int iterations) {
    _pushes.assign(links.size(), 0.f);
    for (int i = 0; i < iterations; ++i) movePass(i % 2 == 0);
    pushPass(true);
    pushPass(false);
    for (const Link& link : links)
        if (move[link.low] - move[link.high] - link.gap > kSqueeze) return false;
    for (std::size_t i = 0; i < move.size(); ++i)
        if (inverseMass[i] > 0.f && leastMove[i] - move[i] > kSqueeze) return false;
    return true;
}

} // namespace copra
