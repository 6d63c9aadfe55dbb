#pragma once

#include "math/Vec2.h"

namespace copra {

/// A body of a physics library, behind four functions that use the units of the library and radians
/// counterclockwise. The functions are compiled where the game includes its library, so Copra does not depend
/// on it, and a game can use any version.
struct PhysicsSpriteBody {
    /// The body, which is not owned. It is null if there is none; then the functions are null, too.
    void* body = nullptr;
    bool isBox2D = false;
    cocos2d::Vec2 (*position)(void* body) = nullptr;
    void (*setPosition)(void* body, const cocos2d::Vec2& position) = nullptr;
    float (*angle)(void* body) = nullptr;
    void (*setAngle)(void* body, float radians) = nullptr;

    /// Makes the functions for a cpBody, or none for null.
    template<class Body>
    static PhysicsSpriteBody ofChipmunk(Body* chosen) {
        PhysicsSpriteBody made;
        if (!chosen) return made;
        made.body = chosen;
        made.position = [](void* it) { return vectorOf(cpBodyGetPosition(static_cast<Body*>(it))); };
        made.setPosition = [](void* it, const cocos2d::Vec2& to) {
            auto place = cpBodyGetPosition(static_cast<Body*>(it));
            place.x = to.x;
            place.y = to.y;
            cpBodySetPosition(static_cast<Body*>(it), place);
        };
        made.angle = [](void* it) { return static_cast<float>(cpBodyGetAngle(static_cast<Body*>(it))); };
        made.setAngle = [](void* it, float radians) { cpBodySetAngle(static_cast<Body*>(it), radians); };
        return made;
    }

    /// Makes the functions for a b2Body, or none for null.
    template<class Body>
    static PhysicsSpriteBody ofBox2D(Body* chosen) {
        PhysicsSpriteBody made;
        if (!chosen) return made;
        made.body = chosen;
        made.isBox2D = true;
        made.position = [](void* it) { return vectorOf(static_cast<Body*>(it)->GetPosition()); };
        made.setPosition = [](void* it, const cocos2d::Vec2& to) {
            auto place = static_cast<Body*>(it)->GetPosition();
            place.x = to.x;
            place.y = to.y;
            static_cast<Body*>(it)->SetTransform(place, static_cast<Body*>(it)->GetAngle());
        };
        made.angle = [](void* it) { return static_cast<float>(static_cast<Body*>(it)->GetAngle()); };
        made.setAngle = [](void* it, float radians) {
            static_cast<Body*>(it)->SetTransform(static_cast<Body*>(it)->GetPosition(), radians);
        };
        return made;
    }

private:
    template<class Vector>
    static cocos2d::Vec2 vectorOf(const Vector& vector) {
        return {static_cast<float>(vector.x), static_cast<float>(vector.y)};
    }
};

} // namespace copra
