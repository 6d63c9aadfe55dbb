#include "base/RefPtr.h"
#include "base/keepAlive.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsSync.h"

namespace cocos2d {

// A shape that leaves its space calls the listeners of its contacts, which may add and remove shapes themselves. At every such
// call the shapes of each body are those that have it as their body, apart from the one that is leaving.

PhysicsShape* PhysicsBody::addShape(PhysicsShape* shape, bool addMassAndMoment) {
    if (!shape || _shapes.contains(shape)) return shape;
    const RefPtr<PhysicsShape> alive(shape);       // its old body may hold the last reference
    const auto selfAlive = copra::keepAlive(this); // a listener may destroy the node
    if (shape->_body) shape->_body->removeShape(shape);
    if (shape->_body && shape->_body->_shapes.contains(shape))
        return shape; // a listener has added it to a body
    _shapes.pushBack(shape);
    if (addMassAndMoment) {
        _area += shape->getArea();
        addMass(shape->getMass());
        addMoment(shape->getMoment());
    }
    shape->setBody(this);
    return shape;
}

void PhysicsBody::subtractShape(const PhysicsShape& shape) {
    _area -= shape.getArea();
    addMass(-shape.getMass());
    addMoment(-shape.getMoment());
}

void PhysicsBody::removeShape(PhysicsShape* shape, bool reduceMassAndMoment) {
    const ssize_t index = shape ? _shapes.getIndex(shape) : -1;
    if (index < 0) return;
    const RefPtr<PhysicsShape> alive(shape);
    if (reduceMassAndMoment) subtractShape(*shape);
    _shapes.erase(index);
    copra::PhysicsSync::leaveSpace(*shape);
    if (shape->_body != this || _shapes.contains(shape)) return; // a listener has added it to a body
    shape->setBody(nullptr);
}

void PhysicsBody::removeShape(int tag, bool reduceMassAndMoment) {
    removeShape(getShape(tag), reduceMassAndMoment);
}

void PhysicsBody::removeAllShapes(bool reduceMassAndMoment) {
    const Vector<PhysicsShape*> shapes = _shapes;
    for (PhysicsShape* shape : shapes) removeShape(shape, reduceMassAndMoment);
}

PhysicsShape* PhysicsBody::getShape(int tag) const {
    for (PhysicsShape* shape : _shapes)
        if (shape->getTag() == tag) return shape;
    return nullptr;
}

// --- Masks ---

void PhysicsBody::setCategoryBitmask(int bitmask) {
    for (PhysicsShape* shape : _shapes) shape->setCategoryBitmask(bitmask);
}

void PhysicsBody::setContactTestBitmask(int bitmask) {
    for (PhysicsShape* shape : _shapes) shape->setContactTestBitmask(bitmask);
}

void PhysicsBody::setCollisionBitmask(int bitmask) {
    for (PhysicsShape* shape : _shapes) shape->setCollisionBitmask(bitmask);
}

int PhysicsBody::getCategoryBitmask() const {
    return _shapes.empty() ? -1 : _shapes.front()->getCategoryBitmask();
}

int PhysicsBody::getContactTestBitmask() const {
    return _shapes.empty() ? 0 : _shapes.front()->getContactTestBitmask();
}

int PhysicsBody::getCollisionBitmask() const {
    return _shapes.empty() ? -1 : _shapes.front()->getCollisionBitmask();
}

void PhysicsBody::setGroup(int group) {
    for (PhysicsShape* shape : _shapes) shape->setGroup(group);
}

int PhysicsBody::getGroup() const {
    return _shapes.empty() ? 0 : _shapes.front()->getGroup();
}

} // namespace cocos2d
