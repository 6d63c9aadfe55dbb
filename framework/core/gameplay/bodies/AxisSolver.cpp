#include "gameplay/bodies/AxisSolver.h"

#include "gameplay/bodies/Body.h"

#include <algorithm>
#include <limits>

namespace copra {

namespace {

// Enough passes for a push to run to and fro through a long row.
constexpr int kMaxRestitutionPasses = 64;
// Points per second: velocityPass() has converged when no speed changes by more.
constexpr float kVelocityTolerance = 1.0e-3f;
constexpr std::size_t kUsualNeighbors = 4;

} // namespace

void AxisSolver::reset(std::size_t count) {
    speed.assign(count, 0.0f);
    inverseMass.assign(count, 0.0f);
    move.assign(count, 0.0f);
    minMove.assign(count, -std::numeric_limits<float>::infinity());
    lowerEdge.assign(count, 0.0f);
    contacts.clear();
    // A box in a pile has about four neighbors. Reserved at once, so that no later step allocates.
    contacts.reserve(kUsualNeighbors * count);
    _positionImpulses.reserve(contacts.capacity());
}

void AxisSolver::sortContacts() {
    std::sort(contacts.begin(), contacts.end(), [this](const Contact& a, const Contact& b) {
        if (lowerEdge[a.high] != lowerEdge[b.high]) return lowerEdge[a.high] < lowerEdge[b.high];
        return a.high != b.high ? a.high < b.high : a.low < b.low;
    });
}

// --- Speeds ---

void AxisSolver::applyRestitution(float threshold) {
    for (int pass = 0; pass < kMaxRestitutionPasses; ++pass) {
        bool any = false;
        for (Contact& contact : contacts) {
            if (!contact.touching || !(contact.restitution > 0.0f)) continue;
            if (!(speed[contact.low] - speed[contact.high] > threshold)) continue;
            contact.restitutionImpulse +=
                exchangeSpeeds(speed[contact.low], inverseMass[contact.low], speed[contact.high],
                               inverseMass[contact.high], contact.restitution);
            any = true;
        }
        if (!any) return;
    }
}

void AxisSolver::warmStart() {
    _speedsBefore.assign(speed.begin(), speed.end());
    for (const Contact& contact : contacts) {
        if (!contact.touching) continue;
        speed[contact.low] -= contact.cachedImpulse * inverseMass[contact.low];
        speed[contact.high] += contact.cachedImpulse * inverseMass[contact.high];
    }
    // The dual objective -(J, u before + u after) / 2 starts at 0 and never falls from pass to pass; its rise is
    // the lost energy. Cached impulses that lower it would add energy and are discarded.
    double rise = 0.0;
    for (const Contact& contact : contacts) {
        if (!contact.touching) continue;
        const double before = static_cast<double>(_speedsBefore[contact.high]) - _speedsBefore[contact.low];
        const double after = static_cast<double>(speed[contact.high]) - speed[contact.low];
        rise -= contact.cachedImpulse * (before + after) / 2.0;
    }
    const bool helps = rise >= 0.0;
    if (!helps) speed.swap(_speedsBefore);
    for (Contact& contact : contacts)
        contact.impulse = helps && contact.touching ? contact.cachedImpulse : 0.0f;
}

float AxisSolver::velocityPass(bool upwards) {
    float largest = 0.0f;
    const std::size_t count = contacts.size();
    for (std::size_t i = 0; i < count; ++i) {
        Contact& contact = contacts[upwards ? i : count - 1 - i];
        if (!contact.touching) continue;
        const float mobility = inverseMass[contact.low] + inverseMass[contact.high];
        const float closing = speed[contact.low] - speed[contact.high];
        const float wanted = std::max(0.0f, contact.impulse + closing / mobility);
        const float change = wanted - contact.impulse;
        contact.impulse = wanted;
        speed[contact.low] -= change * inverseMass[contact.low];
        speed[contact.high] += change * inverseMass[contact.high];
        largest = std::max(largest, std::abs(change) * mobility);
    }
    return largest;
}

void AxisSolver::solve(int iterations) {
    warmStart();
    bool converged = false;
    for (int i = 0; i < iterations && !converged; ++i)
        converged = velocityPass(i % 2 == 0) < kVelocityTolerance;
    if (converged) return;
    propagateSupport(true);
    propagateSupport(false);
}

void AxisSolver::propagateSupport(bool upwards) {
    _supported.resize(speed.size());
    for (std::size_t i = 0; i < _supported.size(); ++i) _supported[i] = !(inverseMass[i] > 0.0f);
    const std::size_t count = contacts.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Contact& contact = contacts[upwards ? i : count - 1 - i];
        const std::uint32_t support = upwards ? contact.low : contact.high;
        const std::uint32_t other = upwards ? contact.high : contact.low;
        const float parting = speed[contact.high] - speed[contact.low];
        if (!contact.touching || !_supported[support] || parting > kVelocityTolerance) continue;
        if (inverseMass[other] > 0.0f) speed[other] = speed[support];
        _supported[other] = true;
    }
}

// --- Moves ---

void AxisSolver::positionPass(bool upwards) {
    const std::size_t count = contacts.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t n = upwards ? i : count - 1 - i;
        const Contact& contact = contacts[n];
        const float mobility = inverseMass[contact.low] + inverseMass[contact.high];
        const float overlap = move[contact.low] - move[contact.high] - contact.gap;
        const float wanted = std::max(0.0f, _positionImpulses[n] + overlap / mobility);
        const float change = wanted - _positionImpulses[n];
        _positionImpulses[n] = wanted;
        move[contact.low] -= change * inverseMass[contact.low];
        move[contact.high] += change * inverseMass[contact.high];
    }
    for (std::size_t i = 0; i < move.size(); ++i)
        if (inverseMass[i] > 0.0f) move[i] = std::max(move[i], minMove[i]);
}

void AxisSolver::separatePass(bool upwards) {
    const std::size_t count = contacts.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Contact& contact = contacts[upwards ? i : count - 1 - i];
        const float overlap = move[contact.low] - move[contact.high] - contact.gap;
        if (!(overlap > 0.0f)) continue;
        // From the lowest up only the upper one moves, so one pass is enough for any number of objects.
        if (upwards && inverseMass[contact.high] > 0.0f) move[contact.high] += overlap;
        if (!upwards && inverseMass[contact.low] > 0.0f) move[contact.low] -= overlap;
    }
}

void AxisSolver::solvePositions(int iterations) {
    _positionImpulses.assign(contacts.size(), 0.0f);
    for (int i = 0; i < iterations; ++i) positionPass(i % 2 == 0);
    separatePass(true);
    separatePass(false);
}

} // namespace copra
