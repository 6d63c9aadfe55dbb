#include "Canvas.h"
#include "Demo.h"
#include "boxHelpers.h"

#include "cocostudio/CocoStudio.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace gallery;
using cocostudio::timeline::ActionTimeline;

namespace {

/// A scene of Cocos Studio as large as `card`, playing in a loop. Presses switch between its two animations and all of it.
void addStudioScene(Node* card, const std::string& file) {
    Node* const root = CSLoader::createNode(file);
    ActionTimeline* const action = root ? CSLoader::createTimeline(file) : nullptr;
    if (!action) return;
    root->setContentSize(card->getContentSize());
    ui::Helper::doLayout(root);
    card->addChild(root);
    root->runAction(action);
    action->gotoFrameAndPlay(0);
    onPress(card, [action](const Vec2&) {
        if (action->getEndFrame() == action->getDuration() && action->getStartFrame() == 0)
            action->play("there", true);
        else if (action->getStartFrame() == 0)
            action->play("back", true);
        else
            action->gotoFrameAndPlay(0);
    });
}

/// The scene of a sign with the texts of a language.
void addSign(Node* card, const std::string& language) {
    auto* const texts = cocostudio::JsonLocalizationManager::getInstance();
    texts->initLanguageData("studio/sign_" + language + ".json");
    cocostudio::LocalizationHelper::setCurrentManager(texts, false);
    Node* const sign = CSLoader::createNode("studio/sign.csd");
    cocostudio::LocalizationHelper::setCurrentManager(nullptr, true);
    cocostudio::JsonLocalizationManager::destroyInstance();
    if (!sign) return;
    sign->setPosition(middle(card) - Vec2(sign->getContentSize() / 2));
    card->addChild(sign);
}

} // namespace

GALLERY_SCENE("studio/scenes",
              "CSLoader: one scene as .csb and as .csd, laid out in two sizes. Press: another animation") {
    const float height = canvas.getContentSize().height;
    addStudioScene(canvas.card(Rect(20, 20, 560, height - 40), "meadow.csb"), "studio/meadow.csb");
    addStudioScene(canvas.card(Rect(594, 20, 346, height - 40), "meadow.csd"), "studio/meadow.csd");
}

GALLERY_SCENE("studio/interface",
              "GUIReader: an interface of Cocos Studio 1. Press a button, or beside them to play again") {
    Node* const card = canvas.wholeCard("menu.json");
    auto* const menu = cocostudio::GUIReader::getInstance()->widgetFromJsonFile("studio/menu.json");
    if (!menu) return;
    const auto play = [] {
        cocostudio::ActionManagerEx::getInstance()->playActionByName("menu.json", "appear");
    };
    onPress(card, [play](const Vec2&) { play(); });
    menu->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    menu->setPosition(middle(card));
    menu->setScale(1.4f);
    card->addChild(menu);
    for (Node* child : menu->getChildren()) {
        auto* const button = dynamic_cast<ui::Button*>(child);
        button->addClickEventListener([button](Ref*) { button->setTitleText(button->getTitleText() + "!"); });
    }
    play();
}

GALLERY_SCENE(
    "studio/armature",
    "Armature: bones that walk at three speeds, one without a head. Press: jump, with an event at the top") {
    using namespace cocostudio;
    Node* const card = canvas.wholeCard("walker.ExportJson");
    ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    Vector<Armature*> walkers;
    for (int i = 0; i < 3; ++i) {
        auto* const walker = Armature::create("walker");
        if (!walker) return;
        walker->setPosition(card->getContentSize().width * (0.25f + 0.25f * static_cast<float>(i)),
                            card->getContentSize().height * 0.35f);
        walker->setScale(2.4f);
        const char* const titles[] = {"speed scale 0.6", "speed scale 1", "1.4, head without a display"};
        addText(card, titles[i], Vec2(walker->getPositionX(), 60), 16);
        card->addChild(walker);
        walker->getAnimation()->setSpeedScale(0.6f + 0.4f * static_cast<float>(i));
        walker->getAnimation()->play("walk");
        walker->getAnimation()->setMovementEventCallFunc(
            [](Armature* jumped, MovementEventType type, const std::string& movement) {
                if (type == COMPLETE && movement == "jump") jumped->getAnimation()->play("walk");
            });
        walker->getAnimation()->setFrameEventCallFunc([](Bone* bone, const std::string&, int, int) {
            bone->getArmature()->setColor(Color3B(255, 170, 150));
        });
        walkers.pushBack(walker);
    }
    walkers.at(2)->getBone("head")->changeDisplayWithIndex(-1, true);
    onPress(card, [walkers](const Vec2&) {
        for (Armature* walker : walkers) {
            walker->setColor(Color3B::WHITE);
            walker->getAnimation()->play("jump");
        }
    });
}

GALLERY_SCENE(
    "studio/beta",
    "CSLoader: a json scene of the betas of Cocos Studio 2, and a scene with texts in two languages") {
    const float height = canvas.getContentSize().height;
    Node* const card = canvas.card(Rect(20, 20, 360, height - 40), "beta.json");
    Node* const root = CSLoader::createNode("studio/beta.json");
    ActionTimeline* const action = root ? CSLoader::createTimeline("studio/beta.json") : nullptr;
    if (!action) return;
    root->setPosition(middle(card) - Vec2(160, 220));
    card->addChild(root);
    root->runAction(action);
    action->gotoFrameAndPlay(0, true);
    addSign(canvas.card(Rect(394, 20, 266, height - 40), "sign.csd, sign_en.json"), "en");
    addSign(canvas.card(Rect(674, 20, 266, height - 40), "sign.csd, sign_de.json"), "de");
}
