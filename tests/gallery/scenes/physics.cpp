#include "Canvas.h"
#include "Demo.h"
#include "boxHelpers.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

/// A physics world for the nodes of a canvas, which is in a scene without physics: the world belongs to a scene of its
/// own, which the canvas shows as a card.
struct Stage {
    RefPtr<Scene> scene;
    PhysicsWorld* world = nullptr;
    Size size;

    ~Stage() {
        if (scene->isRunning()) scene->onExit();
    }
    Node* add(PhysicsBody* body, const Vec2& place) {
        body->setContactTestBitmask(0xFFFFFFFF);
        auto* const node = Node::create();
        node->setPhysicsBody(body);
        node->setPosition(place);
        scene->addChild(node);
        return node;
    }
    PhysicsBody* body(Node* node) { return node->getPhysicsBody(); }
};

/// Fills a card with a world that steps with the canvas. Without walls only if `hasWalls` is false.
Stage& addStage(Canvas& canvas, Node* card, bool hasWalls = true) {
    auto& stage = canvas.keep<Stage>();
    stage.scene = Scene::createWithPhysics();
    stage.world = stage.scene->getPhysicsWorld();
    stage.world->setAutoStep(false);
    stage.world->setGravity(Vec2(0, -300));
    stage.world->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_ALL);
    stage.size = card->getContentSize();
    stage.scene->onEnter();
    if (hasWalls)
        stage.add(PhysicsBody::createEdgeBox(Size(stage.size.width - 16, stage.size.height - 16)),
                  middle(card));
    return stage;
}

/// Draws the shapes and joints of a stage.
class StageDrawing {
public:
    explicit StageDrawing(Node* card) : _drawing(addDrawing(card, 1)) {}
    DrawNode& pen() { return *_drawing; }

    void shape(PhysicsShape* shape, const Color4B& color) {
        PhysicsBody* const body = shape->getBody();
        if (auto* const circle = dynamic_cast<PhysicsShapeCircle*>(shape)) {
            const Vec2 center = body->local2World(circle->getOffset());
            _drawing->drawSolidCircle(center, circle->getRadius(), 0, 32, 1, 1, Color4F(color));
            _drawing->drawSegment(center,
                                  body->local2World(circle->getOffset() + Vec2(circle->getRadius(), 0)), 1.2f,
                                  Color4F(kCardFill));
        } else if (auto* const polygon = dynamic_cast<PhysicsShapePolygon*>(shape)) {
            std::vector<Vec2> corners(static_cast<std::size_t>(polygon->getPointsCount()));
            polygon->getPoints(corners.data());
            for (Vec2& corner : corners) corner = body->local2World(corner);
            _drawing->drawPolygon(corners.data(), static_cast<int>(corners.size()), Color4F(color), 1,
                                  Color4F(kInk));
        }
    }
    void bodies(Stage& stage) {
        _drawing->clear();
        int index = 0;
        for (PhysicsBody* const body : stage.world->getAllBodies()) {
            ++index;
            for (PhysicsShape* const one : body->getShapes())
                shape(one, body->isDynamic() ? accent(index) : kSoftInk);
        }
    }
    void link(const Vec2& from, const Vec2& to) {
        _drawing->drawSegment(from, to, 1.6f, Color4F(kInk));
        _drawing->drawDot(from, 3, Color4F(kInk));
        _drawing->drawDot(to, 3, Color4F(kInk));
    }

private:
    DrawNode* _drawing;
};

PhysicsBody* makeBall(float radius, float restitution = 0.4f) {
    return PhysicsBody::createCircle(radius, PhysicsMaterial(1, restitution, 0.6f));
}

PhysicsBody* makeBox(const Size& size) {
    return PhysicsBody::createBox(size, PhysicsMaterial(1, 0.2f, 0.6f));
}

PhysicsBody* makeNail() {
    auto* const nail = PhysicsBody::createCircle(5);
    nail->setDynamic(false);
    return nail;
}

/// Adds the joint of one card between a nail at the top and something below it.
void hang(Stage& stage, int kind) {
    const Vec2 top(stage.size.width / 2, stage.size.height - 40);
    auto* const nail = stage.body(stage.add(makeNail(), top));
    const Vec2 below = top + Vec2(70, -70);
    auto* const weight = stage.body(stage.add(kind % 2 == 0 ? makeBall(18) : makeBox(Size(34, 34)), below));
    PhysicsJoint* joint = nullptr;
    switch (kind) {
    case 0:
        joint = PhysicsJointPin::construct(nail, weight, top);
        break;
    case 1:
        joint = PhysicsJointDistance::construct(nail, weight, Vec2::ZERO, Vec2(0, 17));
        break;
    case 2:
        joint = PhysicsJointLimit::construct(nail, weight, Vec2::ZERO, Vec2::ZERO, 30, 90);
        break;
    case 3:
        joint = PhysicsJointSpring::construct(nail, weight, Vec2::ZERO, Vec2(0, 17), 30000, 900);
        break;
    case 4:
        joint = PhysicsJointGroove::construct(nail, weight, Vec2(-60, -60), Vec2(80, -90), Vec2::ZERO);
        break;
    default:
        stage.world->addJoint(PhysicsJointPin::construct(nail, weight, below));
        joint = PhysicsJointMotor::construct(nail, weight, 4);
        break;
    }
    stage.world->addJoint(joint);
}

} // namespace

GALLERY_SCENE("physics/joints", "PhysicsJoint: what holds a body to a nail. Press: the weight is thrown") {
    const auto cards =
        canvas.cards({"Pin", "Distance", "Limit: 30 to 90 points", "Spring", "Groove", "Pin and Motor"}, 3);
    for (int i = 0; i < static_cast<int>(cards.size()); ++i) {
        Node* const card = cards[static_cast<std::size_t>(i)];
        auto& stage = addStage(canvas, card, false);
        auto& drawing = canvas.keep<StageDrawing>(card);
        hang(stage, i);
        onPress(card, [&stage](const Vec2&) {
            for (PhysicsBody* const body : stage.world->getAllBodies())
                if (body->isDynamic()) body->applyImpulse(Vec2(150, 220) * body->getMass());
        });
        canvas.everyFrame([&stage, &drawing](float) {
            stage.world->step(1.0f / 60);
            drawing.bodies(stage);
            const auto& bodies = stage.world->getAllBodies();
            drawing.link(bodies.at(0)->getPosition(), bodies.at(1)->getPosition());
        });
    }
}

GALLERY_SCENE("physics/contacts", "EventListenerPhysicsContact: where shapes touch. Press: a ball falls") {
    Node* const card = canvas.wholeCard("small dots: contact points; large dots: a contact that begins");
    auto& stage = addStage(canvas, card);
    auto& drawing = canvas.keep<StageDrawing>(card);
    struct Touch {
        Vec2 place;
        float size;
    };
    auto& touches = canvas.keep<std::vector<Touch>>();
    const auto drop = [&stage](const Vec2& place, int kind) {
        auto* const body = kind % 3 == 0   ? makeBox(Size(44, 44))
                           : kind % 3 == 1 ? makeBall(24)
                                           : makeBox(Size(70, 26));
        stage.add(body, place);
    };
    auto* const ramp = PhysicsBody::createBox(Size(320, 20));
    ramp->setDynamic(false);
    stage.add(ramp, Vec2(240, 150))->setRotation(18);
    for (int i = 0; i < 12; ++i) {
        const auto x = static_cast<float>(i);
        drop(Vec2(110 + 62 * x, 250 + 60 * static_cast<float>(i % 3)), i);
    }
    auto* const listener = EventListenerPhysicsContact::create();
    listener->onContactPostSolve = [&touches](PhysicsContact& contact, const PhysicsContactPostSolve&) {
        const PhysicsContactData* const data = contact.getContactData();
        for (int i = 0; data && i < data->count; ++i) touches.push_back({data->points[i], 4});
    };
    listener->onContactBegin = [&touches](PhysicsContact& contact) {
        const PhysicsContactData* const data = contact.getContactData();
        for (int i = 0; data && i < data->count; ++i) touches.push_back({data->points[i], 12});
        return true;
    };
    stage.scene->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    canvas.setOnExitCallback([listener, dispatcher = stage.scene->getEventDispatcher()] {
        dispatcher->removeEventListener(listener);
    });
    onPress(card, [drop](const Vec2& place) { drop(place, 1); });
    canvas.everyFrame([&](float) {
        touches.clear();
        stage.world->step(1.0f / 60);
        drawing.bodies(stage);
        for (const Touch& touch : touches) drawing.pen().drawDot(touch.place, touch.size, Color4F(kRose));
    });
}

GALLERY_SCENE("physics/rays", "PhysicsWorld::rayCast(): a turning fan of rays ends at the nearest shape") {
    Node* const card = canvas.wholeCard("nearest hit of each ray, with its normal");
    auto& stage = addStage(canvas, card);
    auto& drawing = canvas.keep<StageDrawing>(card);
    stage.world->setGravity(Vec2::ZERO);
    for (int i = 0; i < 14; ++i) {
        const float angle = static_cast<float>(i) * 0.9f;
        const float distance = 130 + 22 * static_cast<float>(i % 5);
        const Vec2 place =
            middle(card) + Vec2(std::cos(angle) * distance * 1.8f, std::sin(angle) * distance * 0.8f);
        auto* const body = i % 2 == 0 ? makeBall(20) : makeBox(Size(46, 30));
        body->setAngularVelocity(1);
        stage.add(body, place);
    }
    auto& turn = canvas.keep<float>(0.0f);
    canvas.everyFrame([&stage, &drawing, &turn, card](float) {
        stage.world->step(1.0f / 60);
        drawing.bodies(stage);
        turn += 0.01f;
        const Vec2 eye = middle(card);
        for (int i = 0; i < 24; ++i) {
            const float angle = turn + static_cast<float>(i) * 0.2618f;
            const Vec2 far = eye + Vec2(std::cos(angle), std::sin(angle)) * 600;
            float nearest = 2;
            Vec2 end = far;
            Vec2 normal;
            stage.world->rayCast(
                [&](PhysicsWorld&, const PhysicsRayCastInfo& info, void*) {
                    if (info.fraction >= nearest) return true;
                    nearest = info.fraction;
                    end = info.contact;
                    normal = info.normal;
                    return true;
                },
                eye, far, nullptr);
            drawing.pen().drawSegment(eye, end, 0.8f, Color4F(kHoney));
            if (nearest > 1) continue;
            drawing.pen().drawDot(end, 4, Color4F(kRose));
            drawing.pen().drawSegment(end, end + normal * 16, 1.2f, Color4F(kLeaf));
        }
    });
}
