#include "Canvas.h"
#include "Demo.h"
#include "boxHelpers.h"

#include "cocosbuilder/CocosBuilder.h"

using namespace cocos2d;
using namespace gallery;

namespace {

/// The nodes of a file of CocosBuilder, as large as `card`.
Node* addBuilderFile(Node* card, const char* file) {
    auto* const reader = new cocosbuilder::CCBReader(cocosbuilder::NodeLoaderLibrary::getInstance());
    reader->autorelease();
    Node* const root = reader->readNodeGraphFromFile(file, nullptr, card->getContentSize());
    if (root) card->addChild(root);
    return root;
}

} // namespace

GALLERY_SCENE("studio/builder",
              "CCBReader: one .ccbi file in cards of three sizes. Press: the other sequence, and back") {
    const float height = canvas.getContentSize().height;
    Node* const cards[] = {
        canvas.card(Rect(20, 20, 560, height - 40), "sequence \"swing\""),
        canvas.card(Rect(594, height / 2 + 7, 346, height / 2 - 27), "positions in percent"),
        canvas.card(Rect(594, 20, 346, height / 2 - 27), "sequence \"pulse\", after a tween")};
    for (int i = 0; i < 3; ++i) {
        Node* const root = addBuilderFile(cards[i], "studio/card.ccbi");
        if (!root) continue;
        auto* const manager = dynamic_cast<cocosbuilder::CCBAnimationManager*>(root->getUserObject());
        if (i == 2) manager->runAnimationsForSequenceNamedTweenDuration("pulse", 0.5f);
        onPress(cards[i], [manager](const Vec2&) {
            const char* const running = manager->getRunningSequenceName();
            const bool swings = running && std::string(running) == "swing";
            manager->runAnimationsForSequenceNamedTweenDuration(swings ? "pulse" : "swing", 0.3f);
        });
    }
}
