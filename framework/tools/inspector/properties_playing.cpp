/// The properties of what is played with: widgets, colliding sprites, bodies.

#include "actors/CollisionSprite.h"
#include "base/config.h"
#include "inspector/properties.h"
#include "ui/UIAbstractCheckButton.h"
#include "ui/UIButton.h"
#include "ui/UILoadingBar.h"
#include "ui/UISlider.h"
#include "ui/UIWidget.h"
#if CC_USE_PHYSICS
#include "physics/PhysicsBody.h"
#endif

namespace copra {
namespace inspector {

using cocos2d::Node;
using cocos2d::Vec2;

void addWidgetProperties(Node& node, PropertyList& list) {
    auto* widget = dynamic_cast<cocos2d::ui::Widget*>(&node);
    if (!widget) return;
    list.group("Widget");
    list.add("enabled", widget->isEnabled(), [widget](bool to) { widget->setEnabled(to); });
    list.add("bright", widget->isBright(), [widget](bool to) { widget->setBright(to); });
    list.add("touch enabled", widget->isTouchEnabled(), [widget](bool to) { widget->setTouchEnabled(to); });
    if (auto* button = dynamic_cast<cocos2d::ui::Button*>(widget))
        list.add("title", button->getTitleText(),
                 [button](const std::string& to) { button->setTitleText(to); });
    if (auto* box = dynamic_cast<cocos2d::ui::AbstractCheckButton*>(widget))
        list.add("selected", box->isSelected(), [box](bool to) { box->setSelected(to); });
    if (auto* slider = dynamic_cast<cocos2d::ui::Slider*>(widget))
        list.add("percent", slider->getPercent(), [slider](int to) { slider->setPercent(to); }).most = 100.0f;
    if (auto* bar = dynamic_cast<cocos2d::ui::LoadingBar*>(widget))
        list.add("percent", bar->getPercent(), [bar](float to) { bar->setPercent(to); }).most = 100.0f;
}

void addBodyProperties(Node& node, PropertyList& list) {
    if (auto* sprite = dynamic_cast<CollisionSprite*>(&node)) {
        list.group("CollisionSprite");
        Property& radius =
            list.add("radius", sprite->getRadius(), [sprite](float to) { sprite->setRadius(to); });
        radius.most = 1000.0f;
        list.add("collidable", sprite->isCollidable(), [sprite](bool to) { sprite->setCollidable(to); });
        list.add("swept", sprite->isSwept(), [sprite](bool to) { sprite->setSwept(to); });
        list.show("category", static_cast<int>(sprite->getCategory()));
        list.show("collides with", static_cast<int>(sprite->getCollisionMask()));
        list.show("in a world", sprite->getCollisionWorld() != nullptr);
    }
#if CC_USE_PHYSICS
    if (cocos2d::PhysicsBody* body = node.getPhysicsBody()) {
        list.group("PhysicsBody");
        list.add("dynamic", body->isDynamic(), [body](bool to) { body->setDynamic(to); });
        list.add("velocity", body->getVelocity(), [body](const Vec2& to) { body->setVelocity(to); });
        list.add("turning", body->getAngularVelocity(), [body](float to) { body->setAngularVelocity(to); })
            .step = 0.1f;
        list.show("mass", body->getMass());
        list.show("resting", body->isResting());
    }
#endif
}

} // namespace inspector
} // namespace copra
