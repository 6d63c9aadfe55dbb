#include "gameplay/tracking/Tracking.h"

#include "gameplay/Aiming.h"
#include "gameplay/HandleTable.h"
#include "gameplay/collision/CircleSweep.h"

namespace copra {

const char* validate(const TrackTuning& tuning) {
    if (!isPositive(tuning.speed)) return "speed must be a finite number above 0";
    if (!(tuning.turnDegrees >= 0.0f) || !std::isfinite(tuning.turnDegrees))
        return "turnDegrees must be a finite number of at least 0";
    if (!(tuning.viewDegrees > 0.0f) || !(tuning.viewDegrees <= 180.0f))
        return "viewDegrees must be in (0, 180]";
    if (!(tuning.seekDistance > 0.0f)) return "seekDistance must be above 0";
    if (!(tuning.lifetime >= 0.0f)) return "lifetime must be at least 0";
    return nullptr;
}

bool TrackShot::sees(const TrackTarget& target, const TrackTuning& tuning) const {
    if (!target.hittable || !isFinite(target.position)) return false;
    const bool limitless = tuning.window.size.width <= 0.0f || tuning.window.size.height <= 0.0f;
    if (!limitless && !tuning.window.containsPoint(target.position)) return false;
    const float angle = std::fabs(angleBetween(velocity, target.position - position));
    return angle < tuning.viewDegrees * kRadiansPerDegree || tuning.viewDegrees >= 180.0f;
}

std::size_t TrackShot::seek(const TrackTarget* targets, std::size_t count, const TrackTuning& tuning) const {
    std::size_t found = kNoTarget;
    float nearest = tuning.seekDistance * tuning.seekDistance;
    for (std::size_t i = 0; i < count; ++i) {
        const float distance = targets[i].position.distanceSquared(position);
        if (!(distance < nearest) || !sees(targets[i], tuning)) continue;
        nearest = distance;
        found = i;
    }
    return found;
}

void TrackShot::advance(const TrackTarget* target, const TrackTuning& tuning, float dt) {
    if (!isPositive(dt) || validate(tuning) || !isFinite(velocity)) return;
    if (target && isFinite(target->position)) {
        const Vec2 goal = tuning.lead && isFinite(target->velocity)
                              ? interceptPoint(position, tuning.speed, target->position, target->velocity)
                              : target->position;
        velocity = rotateTowards(velocity, goal - position, tuning.turnDegrees * kRadiansPerDegree * dt);
    }
    velocity = normalizedOr(velocity, Vec2::UNIT_Y) * tuning.speed;
    displacement = velocity * dt;
    position += displacement;
    age += dt;
}

bool TrackShot::hits(const Vec2& targetBefore, const Vec2& targetNow, float reach) const {
    return sweepCircle(targetBefore - (position - displacement), (targetNow - targetBefore) - displacement,
                       reach)
        .hit;
}

float TrackShot::rotation() const {
    return rotationFacing(velocity);
}

void track(TrackShot& shot, Handle& target, const HandleTable<TrackTarget>& targets,
           const TrackTuning& tuning, float dt) {
    const TrackTarget* locked = targets.find(target);
    if (locked && !shot.sees(*locked, tuning)) locked = nullptr;
    if (!locked) {
        const std::size_t found = shot.seek(targets.data(), targets.size(), tuning);
        target = found == TrackShot::kNoTarget ? Handle{} : targets.handleAt(found);
        locked = targets.find(target);
    }
    shot.advance(locked, tuning, dt);
}

} // namespace copra
