// Finds out which bodies overlap, and which have begun and ceased to.
//
// Problem: n bodies make n^2 pairs; fast bodies jump over thin ones between two steps; events must come in the same order in every run.
//
// Idea: four passes. gatherParts() takes each shape to world space, with a circle around it. CirclePairs finds the circles that overlap
// in O(n + pairs). meets() tests the shapes of those pairs: circles have been tested exactly by then, others take overlaps(). If any
// body is swept, the circles enclose the whole motion since the last step, and sweepShapes() finds the time of impact. ContactTracker
// compares the result with that of the step before.
//
// Data: the bodies are in the order of their ids, which only increase, so body() is a binary search. remove() leaves an entry with the
// id 0 until the next step: bodies do not move while events are read. Parts and circles are parallel arrays. Events have the order of
// add() by themselves if nothing is swept and each body has one shape (_ordered); all else is sorted.

#include "gameplay/collision/CollisionSpace.h"

#include "base/refuse.h"

#include <algorithm>
#include <utility>

namespace copra {

namespace {

Vec2 motionOf(const SpaceBody& body) {
    return body.placement.position - body.previous;
}

bool isSomewhere(const Placement& placement) {
    return isFinite(placement.position) && isFinite(placement.xAxis) && isFinite(placement.yAxis);
}

CollisionShape movedBy(CollisionShape shape, const Vec2& way) {
    shape.center += way;
    return shape;
}

} // namespace

SpaceBodyId CollisionSpace::add(const CollisionShape& shape, const Vec2& position, void* owner) {
    return add(std::vector<CollisionShape>{shape}, position, owner);
}

SpaceBodyId CollisionSpace::add(const std::vector<CollisionShape>& shapes, const Vec2& position,
                                void* owner) {
    const char* fault = shapes.empty() ? "it has no shape" : nullptr;
    for (const CollisionShape& shape : shapes)
        if (!fault) fault = validate(shape);
    if (fault) {
        copra::warning("CollisionSpace: body refused: %s", fault);
        return 0;
    }
    SpaceBody body;
    body.id = ++_lastId;
    body.placement.position = position;
    body.owner = owner;
    body.shapes = shapes;
    _bodies.push_back(std::move(body));
    _ids.push_back(_lastId);
    ++_size;
    return _lastId;
}

void CollisionSpace::remove(SpaceBodyId id) {
    SpaceBody* const gone = body(id);
    if (!gone) return;
    _tracker.forget(id);
    gone->id = 0;
    gone->owner = nullptr;
    --_size;
}

void CollisionSpace::clear() {
    for (SpaceBody& body : _bodies) {
        body.id = 0;
        body.owner = nullptr;
    }
    _tracker.clear();
    _size = 0;
}

const SpaceBody* CollisionSpace::body(SpaceBodyId id) const {
    const auto place = std::lower_bound(_ids.begin(), _ids.end(), id);
    if (id == 0 || place == _ids.end() || *place != id) return nullptr;
    const SpaceBody& found = _bodies[static_cast<std::size_t>(place - _ids.begin())];
    return found.id == id ? &found : nullptr;
}

SpaceBody* CollisionSpace::body(SpaceBodyId id) {
    return const_cast<SpaceBody*>(std::as_const(*this).body(id));
}

void CollisionSpace::step(float dt) {
    dropRemoved();
    gatherParts(dt);
    findMeetings();
    collectEvents();
}

void CollisionSpace::dropRemoved() {
    if (_bodies.size() == _size) return;
    const auto isGone = [](const SpaceBody& body) { return body.id == 0; };
    _bodies.erase(std::remove_if(_bodies.begin(), _bodies.end(), isGone), _bodies.end());
    _ids.clear();
    for (const SpaceBody& body : _bodies) _ids.push_back(body.id);
}

void CollisionSpace::gatherParts(float dt) {
    _parts.clear();
    _circles.clear();
    const auto isSwept = [](const SpaceBody& body) { return body.swept && body.enabled; };
    _anySwept = std::any_of(_bodies.begin(), _bodies.end(), isSwept);
    _ordered = !_anySwept;
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        SpaceBody& body = _bodies[i];
        const bool before = std::exchange(body.participated, body.enabled && isSomewhere(body.placement));
        if (!body.participated) continue;
        const bool flew = before && !body.teleported;
        if (!flew) body.previous = body.placement.position;
        body.velocity = flew && isPositive(dt) ? motionOf(body) / dt : Vec2::ZERO;
        _ordered = _ordered && body.shapes.size() == 1;
        for (const CollisionShape& shape : body.shapes) addPart(static_cast<std::uint32_t>(i), body, shape);
    }
}

void CollisionSpace::addPart(std::uint32_t index, const SpaceBody& body, const CollisionShape& shape) {
    const Part part{index, placed(shape, body.placement)};
    Circle around{part.shape.center, part.shape.reach(), body.category, body.mask};
    if (_anySwept) { // the sweep decides which pairs met
        const Vec2 halfWay = motionOf(body) / 2.0f;
        around.center -= halfWay;
        around.radius += halfWay.length();
    }
    _parts.push_back(part);
    _circles.push_back(around);
}

bool CollisionSpace::meets(const Part& a, const Part& b, float& time) const {
    time = 0.0f;
    const SpaceBody& bodyA = _bodies[a.body];
    const SpaceBody& bodyB = _bodies[b.body];
    if (!bodyA.swept && !bodyB.swept) {
        const bool known =
            !_anySwept && a.shape.isCircle() && b.shape.isCircle(); // the circle test was exact
        return known || overlaps(a.shape, b.shape);
    }
    const Vec2 motionA = motionOf(bodyA);
    const Vec2 motionB = motionOf(bodyB);
    const ShapeSweep sweep =
        sweepShapes(movedBy(a.shape, -motionA), motionA, movedBy(b.shape, -motionB), motionB);
    time = sweep.time;
    return sweep.hit;
}

void CollisionSpace::findMeetings() {
    _meetings.clear();
    for (const CirclePair& pair : _pairs.find(_circles)) {
        const Part& a = _parts[pair.first];
        const Part& b = _parts[pair.second];
        float time = 0.0f;
        if (a.body == b.body || !meets(a, b, time)) continue;
        _meetings.push_back({{_bodies[a.body].id, _bodies[b.body].id}, time});
    }
    if (_ordered) return;
    // The earliest meeting of each pair of bodies, in the order of add().
    std::sort(_meetings.begin(), _meetings.end(), [](const Meeting& a, const Meeting& b) {
        return a.contact == b.contact ? a.time < b.time : a.contact < b.contact;
    });
    const auto isSame = [](const Meeting& a, const Meeting& b) { return a.contact == b.contact; };
    _meetings.erase(std::unique(_meetings.begin(), _meetings.end(), isSame), _meetings.end());
}

void CollisionSpace::collectEvents() {
    _contacts.clear();
    for (const Meeting& meeting : _meetings) _contacts.push_back(meeting.contact);
    _tracker.update(_contacts);
    _events.clear();
    for (const Contact& contact : _tracker.ended())
        _events.push_back({contact.first, contact.second, 0.0f, SpaceEvent::End});
    const auto firstOverlap = static_cast<std::ptrdiff_t>(_events.size());
    auto began = _tracker.began().begin();
    for (const Meeting& meeting : _meetings) {
        const bool isNew = began != _tracker.began().end() && *began == meeting.contact;
        if (isNew) ++began;
        _events.push_back({meeting.contact.first, meeting.contact.second, meeting.time,
                           isNew ? SpaceEvent::Begin : SpaceEvent::Persist});
    }
    for (SpaceBody& body : _bodies) {
        if (!body.participated) continue;
        body.previous = body.placement.position;
        body.teleported = false;
    }
    if (_ordered) return;
    std::sort(_events.begin() + firstOverlap, _events.end(), [](const SpaceEvent& a, const SpaceEvent& b) {
        if (a.time != b.time) return a.time < b.time;
        return a.first != b.first ? a.first < b.first : a.second < b.second;
    });
}

} // namespace copra
