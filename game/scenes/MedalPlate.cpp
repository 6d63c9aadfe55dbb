#include "scenes/MedalPlate.h"

#include "hud/Panel.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/nodes.h"

using namespace cocos2d;

namespace beecluster {

namespace {

/// The text, with the number or the title of the stage.
std::string textFor(const Medal& medal, const std::string& key) {
    return text(key, textOr("stage." + medal.value + ".title", medal.value));
}

} // namespace

std::string titleOf(const Medal& medal) {
    return textFor(medal, "medal." + medal.family);
}

std::string titleOfMedal(const std::string& name) {
    const Medal* medal = medalNamed(name);
    return medal ? titleOf(*medal) : name;
}

std::string hintOf(const Medal& medal) {
    return textFor(medal, "medal." + medal.family + ".hint");
}

Node* makeMedalPlate(const std::string& medal) {
    auto* plate = Node::create();
    auto* name = plainText(titleOfMedal(medal), 26);
    plate->addChild(makePanel(Size(name->getContentSize().width + 96, 42)));
    addSprite(plate, "icon_honey.png", Vec2(-name->getContentSize().width / 2 - 22, 0));
    addAt(plate, name, Vec2(14, 0));
    plate->setScale(0.0f);
    runAndRemove(plate, DelayTime::create(0.6f), EaseBackOut::create(ScaleTo::create(0.35f, 1)),
                 DelayTime::create(1.9f), ScaleTo::create(0.2f, 0));
    return plate;
}

} // namespace beecluster
