#include "actors/CollisionSprite.h"
#include "actors/MySteering.h"
#include "actors/TrackBullet.h"
#include "actors/UnitSprite.h"
#include "actors/reference/ReferenceSteering.h"
#include "actors/reference/ReferenceTrackBullet.h"
#include "actors/reference/ReferenceUnit.h"
#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

CATALOG_NODE(copra::CollisionSprite) {
    auto bee = copra::CollisionSprite::create("icon.png");
    bee->setRadius(d.number(24));
    return bee;
}

CATALOG_NODE(copra::MySteering) {
    copra::SteeringTuning tuning;
    tuning.maxAccel = d.number(1200);
    tuning.maxSpeed = d.number(300);
    tuning.brakeDistance = d.number(120);
    return copra::MySteering::create(d.node(), "icon.png", tuning);
}

CATALOG_NODE(copra::TrackBullet) {
    return copra::TrackBullet::create("icon.png", d.point(Vec2(0, 1))); // flies up until it sees an enemy
}

CATALOG_NODE(copra::UnitSprite) {
    auto unit = copra::UnitSprite::create("icon.png");
    unit->setTargetPosition(d.point(Vec2(400, 250)));
    return unit;
}

CATALOG_NODE(copra::ReferenceSteering) {
    // points a frame, and a frame
    return copra::ReferenceSteering::create(d.node(), "icon.png", d.number(0.5f), d.number(4), d.number(100));
}

CATALOG_NODE(copra::ReferenceTrackBullet) {
    return copra::ReferenceTrackBullet::create("icon.png", d.point(Vec2(1, 2))); // points a frame
}

CATALOG_NODE(copra::ReferenceUnit) {
    auto unit = copra::ReferenceUnit::create("icon.png", copra::ReferenceUnit::Movement::Home, d.number(5));
    if (unit) unit->setTargetPosition(d.point(Vec2(660, 380)));
    return unit;
}
