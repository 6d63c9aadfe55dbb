#include "Canvas.h"
#include "Demo.h"

#include "json/document.h"

// These may be left out of a build.
#if __has_include("storage/local-storage/LocalStorage.h")
#include "storage/local-storage/LocalStorage.h"
#endif

#include <sstream>

using namespace cocos2d;
using namespace gallery;

GALLERY_SCENE("data/json",
              "json/document.h: RapidJSON reads the text on the left, which places the flowers") {
    const std::string source = R"({
  "flowers": [
    {"kind": "flower_rose", "at": [80, 90], "size": 1.5},
    {"kind": "flower_blue", "at": [200, 220], "size": 2},
    {"kind": "flower_white", "at": [310, 120], "size": 1}
  ]
})";
    const Size size = canvas.getContentSize();
    auto* left = canvas.card(Rect(20, 20, size.width / 2 - 30, size.height - 40), "the text");
    auto* right =
        canvas.card(Rect(size.width / 2 + 10, 20, size.width / 2 - 30, size.height - 40), "the flowers");
    auto* words = Label::createWithTTF(source, kPlainFont, 14);
    words->setTextColor(kInk);
    words->setPosition(middle(left));
    left->addChild(words);
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(source.c_str());
    if (document.HasParseError()) return;
    for (const auto& flower : document["flowers"].GetArray())
        addSprite(right, flower["kind"].GetString(),
                  Vec2(flower["at"][0].GetFloat(), flower["at"][1].GetFloat()), flower["size"].GetFloat());
}

#if __has_include("storage/local-storage/LocalStorage.h")
GALLERY_SCENE("data/storage", "localStorage: strings by key in an SQLite database, here one in memory") {
    localStorageInit();
    localStorageSetItem("player", "Bee");
    localStorageSetItem("score", "1200");
    localStorageSetItem("score", "1350");
    localStorageSetItem("level", "meadow");
    localStorageRemoveItem("level");
    const auto cards = canvas.cards({"what was called", "what is stored then"}, 2);
    const char* const calls[] = {"setItem(\"player\", \"Bee\")", "setItem(\"score\", \"1200\")",
                                 "setItem(\"score\", \"1350\")", "setItem(\"level\", \"meadow\")",
                                 "removeItem(\"level\")"};
    float y = middle(cards[0]).y + 120;
    for (const char* call : calls) {
        addText(cards[0], call, Vec2(middle(cards[0]).x, y), 22, kInk);
        y -= 60;
    }
    y = middle(cards[1]).y + 80;
    for (const char* key : {"player", "score", "level"}) {
        std::string value;
        const bool isThere = localStorageGetItem(key, &value);
        addText(cards[1], key, Vec2(middle(cards[1]).x - 90, y), 26, kSoftInk);
        addText(cards[1], isThere ? value : "no such key", Vec2(middle(cards[1]).x + 90, y), 26,
                isThere ? kHoney : kCardEdge);
        y -= 80;
    }
    localStorageFree();
}
#endif
