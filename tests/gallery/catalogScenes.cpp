#include "catalogScenes.h"

#include "Canvas.h"
#include "actionHelpers.h"
#include "catalog/Catalog.h"
#include "testsFolder.h"

#include <fstream>
#include <set>
#include <sstream>

using namespace cocos2d;

namespace gallery {

namespace {

/// The classes that docs/pictures.txt names.
std::set<std::string> shownClasses() {
    std::set<std::string> names;
    std::ifstream file(copra::testsFolder() + "/../docs/pictures.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.rfind('#', 0) == 0) continue;
        std::istringstream words(line.substr(line.find(": ") + 1));
        for (std::string name; words >> name;) names.insert(name);
    }
    return names;
}

Node* centered(Node* node, Node* card) {
    const Vec2 anchor = node->isIgnoreAnchorPointForPosition() ? Vec2::ZERO : node->getAnchorPoint();
    const Size size = node->getBoundingBox().size;
    node->setPosition(middle(card) + Vec2((anchor.x - 0.5f) * size.width, (anchor.y - 0.5f) * size.height));
    card->addChild(node);
    return node;
}

/// The usual values, and a flower for examples that need another node.
class CardValues : public catalog::Values {
public:
    explicit CardValues(Node* card) : _card(card) {}
    Node* node() override { return addSprite(_card, "flower_rose", middle(_card) + Vec2(200, 120)); }

private:
    Node* const _card;
};

void showNode(const catalog::Entry& entry, Canvas& canvas) {
    auto* const card = canvas.wholeCard();
    CardValues values(card);
    centered(entry.node(values), card);
}

void showAction(const catalog::Entry& entry, Canvas& canvas) {
    auto* const card = canvas.wholeCard();
    CardValues values(card);
    Action* const action = entry.action(values);
    auto* const finite = dynamic_cast<FiniteTimeAction*>(action);
    if (entry.subject.empty() && finite)
        showStills(card, "hornet_0", 1.5f, finite);
    else
        centered(catalog::makeSubject(entry), card)->runAction(action);
}

} // namespace

std::vector<Demo> catalogScenes() {
    std::vector<Demo> scenes;
    const std::set<std::string> shown = shownClasses();
    for (const catalog::Entry& entry : catalog::entries()) {
        if (entry.transition || shown.count(entry.name)) continue; // transitions have scenes of their own
        const auto show = entry.node ? showNode : showAction;
        scenes.push_back({entry.sceneName(), entry.name + ": the example of the reference",
                          [&entry, show](Canvas& canvas) { show(entry, canvas); }});
    }
    return scenes;
}

} // namespace gallery
