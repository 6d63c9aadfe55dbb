// What gdb.sh looks at in gdb.

#include "cocos2d.h"

USING_NS_CC;

class Ship : public Sprite {
public:
    CREATE_FUNC(Ship);
    int lives = 3;
};

int main() {
    Director::getInstance();
    RefPtr<Scene> scene(Scene::create());
    auto* field = Node::create();
    scene->addChild(field, 0, "field");
    RefPtr<Ship> ship(Ship::create());
    ship->setPosition(480, 320);
    field->addChild(ship, 0, "ship");
    Node* gone = new Node;
    gone->release();
    Vec2 point(12, 40.5f);
    Color3B red(255, 0, 0);
    Vector<Node*> nodes;
    nodes.pushBack(ship);
    Value list(ValueVector{Value(1), Value("two")});
    return point.x > 0 && red.r && list.isNull() ? 1 : 0; // the breakpoint
}
