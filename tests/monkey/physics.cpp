#include "cocos2d.h"
#include "extensions/PhysicsSprite.h"
#include "monkey/Monkey.h"

#include <iterator>

#if CC_USE_PHYSICS
#include "physics/PhysicsDebugNode.h"

#include <chipmunk/chipmunk.h>
#endif

using namespace cocos2d;

namespace monkey {

#if CC_USE_PHYSICS

namespace {

PhysicsMaterial material(Draw& d) {
    return d.chance(70) ? PHYSICSBODY_MATERIAL_DEFAULT : PhysicsMaterial(d.number(), d.number(), d.number());
}

/// Corners of a shape; the number of them is drawn as well.
struct Corners {
    explicit Corners(Draw& d) : count(d.integer(0, 5)) {
        for (Vec2& each : points) each = d.point();
    }
    Vec2 points[5];
    int count;
};

// One line a shape. Also one a body: each shape is made for one or added to one.
using ShapeMaker = PhysicsShape* (*)(Draw& d);
#define SHAPE(expression) [](Draw& d) -> PhysicsShape* { return expression; }

const ShapeMaker kShapes[] = {
    SHAPE(PhysicsShapeCircle::create(d.number(), material(d), d.point())),
    SHAPE(PhysicsShapeBox::create(d.size(), material(d), d.point())),
    SHAPE(PhysicsShapeEdgeSegment::create(d.point(), d.point(), material(d), d.number())),
    SHAPE(PhysicsShapeEdgeBox::create(d.size(), material(d), d.number(), d.point())),
    [](Draw& d) -> PhysicsShape* {
        const Corners c(d);
        return PhysicsShapePolygon::create(c.points, c.count, material(d), d.point());
    },
    [](Draw& d) -> PhysicsShape* {
        const Corners c(d);
        return PhysicsShapeEdgePolygon::create(c.points, c.count, material(d), d.number());
    },
    [](Draw& d) -> PhysicsShape* {
        const Corners c(d);
        return PhysicsShapeEdgeChain::create(c.points, c.count, material(d), d.number());
    },
};

using BodyMaker = PhysicsBody* (*)(Draw& d);
#define BODY(expression) [](Draw& d) -> PhysicsBody* { return expression; }

const BodyMaker kBodies[] = {
    BODY((static_cast<void>(d), PhysicsBody::create())),
    BODY(PhysicsBody::create(d.number(), d.number())),
    BODY(PhysicsBody::createCircle(static_cast<float>(d.integer(1, 30)), material(d))),
    BODY(PhysicsBody::createBox(Size(20.0f, static_cast<float>(d.integer(1, 40))), material(d))),
    BODY(PhysicsBody::createEdgeBox(Size(480.0f, 320.0f), material(d), d.number())),
    BODY(PhysicsBody::createEdgeSegment(d.point(), d.point(), material(d), d.number())),
    [](Draw& d) -> PhysicsBody* {
        const Corners c(d);
        return PhysicsBody::createPolygon(c.points, c.count, material(d));
    },
    [](Draw& d) -> PhysicsBody* {
        const Corners c(d);
        return PhysicsBody::createEdgePolygon(c.points, c.count, material(d));
    },
    [](Draw& d) -> PhysicsBody* {
        const Corners c(d);
        return PhysicsBody::createEdgeChain(c.points, c.count, material(d));
    },
};

using JointMaker = PhysicsJoint* (*)(Draw& d, PhysicsBody* a, PhysicsBody* b);
#define JOINT(expression)                                                                                    \
    [](Draw& d, PhysicsBody* a, PhysicsBody* b) -> PhysicsJoint* {                                           \
        static_cast<void>(d);                                                                                \
        return expression;                                                                                   \
    }

const JointMaker kJoints[] = {
    JOINT(PhysicsJointFixed::construct(a, b, d.point())),
    JOINT(PhysicsJointLimit::construct(a, b, d.point(), d.point())),
    JOINT(PhysicsJointLimit::construct(a, b, d.point(), d.point(), d.number(), d.number())),
    JOINT(PhysicsJointPin::construct(a, b, d.point())),
    JOINT(PhysicsJointPin::construct(a, b, d.point(), d.point())),
    JOINT(PhysicsJointDistance::construct(a, b, d.point(), d.point())),
    JOINT(PhysicsJointSpring::construct(a, b, d.point(), d.point(), d.number(), d.number())),
    JOINT(PhysicsJointGroove::construct(a, b, d.point(), d.point(), d.point())),
    JOINT(PhysicsJointRotarySpring::construct(a, b, d.number(), d.number())),
    JOINT(PhysicsJointRotaryLimit::construct(a, b, d.number(), d.number())),
    JOINT(PhysicsJointRotaryLimit::construct(a, b)),
    JOINT(PhysicsJointRatchet::construct(a, b, d.number(), d.number())),
    JOINT(PhysicsJointGear::construct(a, b, d.number(), d.number())),
    JOINT(PhysicsJointMotor::construct(a, b, d.number())),
};

PhysicsWorld* world(Monkey& m) {
    return m.stage().scene() ? m.stage().scene()->getPhysicsWorld() : nullptr;
}

/// A body of the world, or null.
PhysicsBody* bodyOf(Monkey& m) {
    PhysicsWorld* const found = world(m);
    if (!found || found->getAllBodies().empty()) return nullptr;
    return found->getAllBodies().at(
        static_cast<ssize_t>(m.draw().below(static_cast<std::size_t>(found->getAllBodies().size()))));
}

PhysicsBody* newBody(Monkey& m) {
    PhysicsBody* const body = kBodies[m.draw().below(std::size(kBodies))](m.draw());
    if (!body) return nullptr;
    body->setContactTestBitmask(m.draw().chance(80) ? -1 : m.draw().anyInteger());
    body->setTag(m.draw().integer(0, 3));
    return body;
}

void addBody(Monkey& m) {
    PhysicsBody* const body = newBody(m);
    auto* const sprite = Sprite::create("box.png");
    sprite->setPosition(m.draw().touchPoint());
    if (body) sprite->setPhysicsBody(body);
    m.add(sprite);
}

void giveBody(Monkey& m) {
    Node* const node = m.node();
    node->setPhysicsBody(m.draw().chance(80) ? newBody(m) : bodyOf(m));
}

void changeShapes(Monkey& m) {
    PhysicsBody* const body = bodyOf(m);
    if (!body) return;
    Draw& d = m.draw();
    PhysicsShape* const shape = kShapes[d.below(std::size(kShapes))](d);
    switch (d.integer(0, 5)) {
    case 0:
        return body->removeShape(body->getFirstShape(), d.flag());
    case 1:
        return body->removeAllShapes(d.flag());
    case 2:
        return body->removeShape(d.integer(0, 2), d.flag());
    case 3:
        return body->setGroup(d.integer(-1, 1));
    case 4:
        return body->setCollisionBitmask(d.anyInteger());
    default:
        if (shape) body->addShape(shape, d.flag());
    }
}

void changeBody(Monkey& m) {
    PhysicsBody* const body = bodyOf(m);
    if (!body) return;
    Draw& d = m.draw();
    switch (d.integer(0, 17)) {
    case 0:
        return body->applyForce(d.point(), d.point());
    case 1:
        return body->applyImpulse(d.point(), d.point());
    case 2:
        return body->applyTorque(d.number());
    case 3:
        return body->setVelocity(d.point());
    case 4:
        return body->setAngularVelocity(d.number());
    case 5:
        return body->setVelocityLimit(d.number());
    case 6:
        return body->setAngularVelocityLimit(d.number());
    case 7:
        return body->setLinearDamping(d.number());
    case 8:
        return body->setAngularDamping(d.number());
    case 9:
        return body->setMass(d.number());
    case 10:
        return body->setMoment(d.number());
    case 11:
        return body->setDynamic(d.flag());
    case 12:
        return body->setRotationEnable(d.flag());
    case 13:
        return body->setPositionOffset(d.point());
    case 14:
        return body->setRotationOffset(d.number());
    case 15:
        return body->setEnabled(d.flag());
    case 16:
        return body->setResting(d.flag());
    default:
        return body->removeFromWorld();
    }
}

void changeJoint(Monkey& m) {
    PhysicsBody* const body = bodyOf(m);
    if (!body || body->getJoints().empty()) return;
    PhysicsJoint* const joint = body->getJoints()[m.draw().below(body->getJoints().size())];
    switch (m.draw().integer(0, 4)) {
    case 0:
        return joint->setEnable(m.draw().flag());
    case 1:
        return joint->setMaxForce(m.draw().number());
    case 2:
        return joint->setCollisionEnable(m.draw().flag());
    case 3:
        return joint->removeFormWorld();
    default:
        world(m)->removeJoint(joint, m.draw().chance(80));
    }
}

void changeWorld(Monkey& m) {
    PhysicsWorld* const found = world(m);
    if (!found) return;
    Draw& d = m.draw();
    switch (d.integer(0, 12)) {
    case 0:
        return found->setGravity(d.point());
    case 1:
        return found->setSpeed(d.number() * 0.01f);
    case 2:
        return found->setUpdateRate(d.integer(-1, 4));
    case 3:
        return found->setSubsteps(d.integer(-1, 4));
    case 4:
        return found->setFixedUpdateRate(d.integer(0, 120));
    case 5:
        return found->setDebugDrawMask(d.anyInteger());
    case 6:
        return found->removeAllJoints(d.chance(80));
    case 7:
        return found->removeAllBodies();
    case 8:
        return found->removeBody(d.integer(0, 3));
    case 9:
        return found->setPreUpdateCallback(
            m.callback([found](const std::function<void()>& next) { found->setPreUpdateCallback(next); }));
    case 10:
        return found->setPostUpdateCallback(
            m.callback([found](const std::function<void()>& next) { found->setPostUpdateCallback(next); }));
    case 11:
        found->setAutoStep(d.chance(80));
        return found->step(d.seconds());
    default:
        found->setPreUpdateCallback(nullptr);
        found->setPostUpdateCallback(nullptr);
    }
}

void query(Monkey& m) {
    PhysicsWorld* const found = world(m);
    if (!found) return;
    Draw& d = m.draw();
    const auto call = m.callback();
    const auto shapeFound = [call, goesOn = d.flag()](PhysicsWorld&, PhysicsShape&, void*) {
        call();
        return goesOn;
    };
    switch (d.integer(0, 3)) {
    case 0:
        return found->queryRect(shapeFound, d.rect(), nullptr);
    case 1:
        return found->queryPoint(shapeFound, d.touchPoint(), nullptr);
    case 2:
        found->getShapes(d.touchPoint());
        found->getShape(d.point());
        return;
    default:
        found->rayCast(
            [call](PhysicsWorld&, const PhysicsRayCastInfo&, void*) {
                call();
                return true;
            },
            d.point(), d.point(), nullptr);
    }
}

EventListenerPhysicsContact* contactListener(Monkey& m) {
    PhysicsBody* const a = bodyOf(m);
    PhysicsBody* const b = bodyOf(m);
    switch (m.draw().integer(0, 5)) {
    case 0:
        return a && b ? EventListenerPhysicsContactWithBodies::create(a, b) : nullptr;
    case 1:
        return a && b && a->getFirstShape() && b->getFirstShape()
                   ? EventListenerPhysicsContactWithShapes::create(a->getFirstShape(), b->getFirstShape())
                   : nullptr;
    case 2:
        return EventListenerPhysicsContactWithGroup::create(m.draw().integer(-1, 1));
    default:
        return EventListenerPhysicsContact::create();
    }
}

void listenToContacts(Monkey& m) {
    EventListenerPhysicsContact* const listener = contactListener(m);
    if (!listener) return;
    Node* const node = m.node();
    listener->onContactBegin = [call = m.callback(), collides = m.draw().flag()](PhysicsContact&) {
        call();
        return collides;
    };
    listener->onContactPreSolve = [call = m.callback(), number = m.draw().number(),
                                   count = 0](PhysicsContact&, PhysicsContactPreSolve& solve) mutable {
        solve.setFriction(number);
        solve.setRestitution(number);
        solve.setSurfaceVelocity(Vec2(number, number));
        if (++count % 16 == 0) call();
        return true;
    };
    listener->onContactPostSolve = [call = m.callback(), count = 0](PhysicsContact&,
                                                                    const PhysicsContactPostSolve&) mutable {
        if (++count % 16 == 0) call();
    };
    listener->onContactSeparate =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onContactSeparate = [next](PhysicsContact&) { next(); };
            else
                on.onContactSeparate = nullptr;
        }))](PhysicsContact&) { call(); };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
}

void addJoint(Monkey& m) {
    PhysicsBody* const a = bodyOf(m);
    PhysicsBody* const b = bodyOf(m);
    if (!a || !b) return;
    PhysicsJoint* const joint = kJoints[m.draw().below(std::size(kJoints))](m.draw(), a, b);
    if (joint && m.draw().chance(90)) world(m)->addJoint(joint);
}

/// A space of Chipmunk that a game has itself. It lives as long as the program, as its sprites do not own their bodies.
class OwnSpace {
public:
    OwnSpace() {
        for (cpBody*& body : bodies) {
            body = cpSpaceAddBody(space, cpBodyNew(1.0, 1.0));
            cpSpaceAddShape(space, cpCircleShapeNew(body, 5.0, cpvzero));
        }
    }
    static OwnSpace& get() {
        static auto* const s_space = new OwnSpace;
        return *s_space;
    }
    cpSpace* space = cpSpaceNew();
    cpBody* bodies[4] = {};
};

void addPhysicsSprite(Monkey& m) {
    Draw& d = m.draw();
    if (d.chance(10))
        return m.add(extension::PhysicsDebugNode::create(d.flag() ? OwnSpace::get().space : nullptr));
    auto* const sprite = extension::PhysicsSprite::create("box.png");
    if (d.chance(80)) sprite->setCPBody(OwnSpace::get().bodies[d.below(4)]);
    m.add(sprite);
}

void changePhysicsSprite(Monkey& m) {
    Draw& d = m.draw();
    auto* const sprite = m.find<extension::PhysicsSprite>();
    if (!sprite) return;
    sprite->setPosition(d.point());
    sprite->setRotation(d.number());
    sprite->setIgnoreBodyRotation(d.flag());
    sprite->setPTMRatio(d.number());
    if (d.chance(10)) sprite->setCPBody(nullptr);
}

} // namespace

const std::vector<Operation>& physicsOperations() {
    static const std::vector<Operation> s_operations = {
        {"body", addBody, 4},
        {"setPhysicsBody", giveBody, 2},
        {"shapes of a body", changeShapes, 2},
        {"PhysicsBody", changeBody, 3},
        {"joint", addJoint, 2},
        {"PhysicsJoint", changeJoint},
        {"PhysicsWorld", changeWorld},
        {"physics query", query},
        {"contact listener", listenToContacts},
        {"PhysicsSprite::create", addPhysicsSprite},
        {"PhysicsSprite", changePhysicsSprite},
    };
    return s_operations;
}

#else

const std::vector<Operation>& physicsOperations() {
    static const std::vector<Operation> s_none;
    return s_none;
}

#endif

} // namespace monkey
