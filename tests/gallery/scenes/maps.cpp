#include "Canvas.h"
#include "Demo.h"
#include "testsFolder.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

/// The gallery has two pixels per point; the tiles are drawn for one.
constexpr float kPixels = 2.0f;

/// Adds a map in the middle of `card`.
TMXTiledMap* addMap(Node* card, const std::string& file, float scale = kPixels) {
    auto* const map = TMXTiledMap::create(file);
    map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    map->setPosition(middle(card));
    map->setScale(scale);
    card->addChild(map);
    return map;
}

Vec2 pointOf(const Value& value) {
    const ValueMap& map = value.asValueMap();
    return {map.at("x").asFloat(), map.at("y").asFloat()};
}

Rect rectOf(const ValueMap& object) {
    return {object.at("x").asFloat(), object.at("y").asFloat(), object.at("width").asFloat(),
            object.at("height").asFloat()};
}

/// The points of a polygon or polyline in map coordinates. Those of the file are relative, in pixels, y down.
std::vector<Vec2> cornersOf(const ValueMap& object, const char* key) {
    std::vector<Vec2> corners;
    for (const Value& point : object.at(key).asValueVector()) {
        const Vec2 relative = CC_POINT_PIXELS_TO_POINTS(pointOf(point));
        corners.push_back(rectOf(object).origin + Vec2(relative.x, -relative.y));
    }
    return corners;
}

void drawObject(DrawNode& drawing, TMXTiledMap& map, const ValueMap& object, const Color4B& color) {
    const Rect rect = rectOf(object);
    const Color4F line(color);
    const Color4F fill(faded(color, 90));
    if (object.count("points")) {
        const auto corners = cornersOf(object, "points");
        drawing.drawPolygon(corners.data(), static_cast<int>(corners.size()), fill, 0.8f, line);
    } else if (object.count("polylinePoints")) {
        const auto corners = cornersOf(object, "polylinePoints");
        for (std::size_t i = 1; i < corners.size(); ++i)
            drawing.drawSegment(corners[i - 1], corners[i], 1, line);
        for (const Vec2& corner : corners) drawing.drawDot(corner, 2.5f, line);
    } else if (object.count("ellipse")) {
        std::vector<Vec2> corners;
        for (int i = 0; i < 48; ++i)
            corners.push_back(
                {rect.getMidX() + std::cos(static_cast<float>(i) * 0.1309f) * rect.size.width / 2,
                 rect.getMidY() + std::sin(static_cast<float>(i) * 0.1309f) * rect.size.height / 2});
        drawing.drawPolygon(corners.data(), 48, fill, 0.8f, line);
    } else if (object.count("point")) {
        drawing.drawDot(rect.origin, 5, fill);
        drawing.drawDot(rect.origin, 2, line);
    } else if (!object.at("gid").isNull()) {
        auto* const tile = Sprite::create("meadow.png", CC_RECT_PIXELS_TO_POINTS(Rect(69, 69, 32, 32)));
        tile->setAnchorPoint(Vec2::ZERO);
        tile->setContentSize(rect.size);
        // The position of a tile object in the file is its lower left corner.
        tile->setPosition(rect.origin + Vec2(0, rect.size.height));
        tile->setRotation(static_cast<float>(object.at("rotation").asDouble()));
        map.addChild(tile, 10);
    } else if (object.count("text")) {
        auto* const label = text(object.at("text").asString(), 9, kInk);
        label->setPosition(rect.getMidX(), rect.getMidY());
        map.addChild(label, 12);
    } else {
        drawing.drawPolygon(std::vector<Vec2>{rect.origin,
                                              {rect.getMaxX(), rect.getMinY()},
                                              {rect.getMaxX(), rect.getMaxY()},
                                              {rect.getMinX(), rect.getMaxY()}}
                                .data(),
                            4, fill, 0.8f, line);
    }
    const std::string name = object.at("name").asString();
    if (!object.count("text") && object.at("gid").isNull() && !object.count("point"))
        addText(&map, name, Vec2(rect.origin.x + 24, rect.getMaxY() + 5), 7, kInk)->setLocalZOrder(12);
}

/// The TMX text of a meadow of `side` x `side` tiles.
std::string largeMeadow(int side) {
    std::string cells;
    cells.reserve(static_cast<std::size_t>(side * side) * 3);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const float wave = std::sin(static_cast<float>(x) / 7) + std::sin(static_cast<float>(y) / 5) +
                               std::sin(static_cast<float>(x + y) / 11);
            cells += wave > 1.4f                                   ? "9,"
                     : wave < -1.6f                                ? "17,"
                     : (x * 73 + y * y * 31 + x * y * 7) % 13 == 0 ? "3,"
                                                                   : "1,";
        }
    cells.pop_back();
    const std::string size = "width=\"" + std::to_string(side) + "\" height=\"" + std::to_string(side) + "\"";
    return "<map orientation=\"orthogonal\" " + size +
           " tilewidth=\"32\" tileheight=\"32\"><tileset firstgid=\"1\" "
           "source=\"meadow.tsx\"/><layer name=\"ground\" " +
           size + "><data encoding=\"csv\">" + cells + "</data></layer></map>";
}

} // namespace

GALLERY_SCENE("maps/orthogonal",
              "A map made with Tiled: two layers, an external tileset; shores are four rotated tiles") {
    auto* const card = canvas.wholeCard();
    TMXTiledMap* const map = addMap(card, "meadow.tmx");
    map->setTileAnimEnabled(true);
}

GALLERY_SCENE("maps/isometric",
              "Three layers of blocks; one tile, returned by getTileAt, jumps as a sprite") {
    auto* const card = canvas.wholeCard();
    TMXTiledMap* const map = addMap(card, "blocks.tmx");
    Sprite* const tile = map->getLayer("walls")->getTileAt(Vec2(6, 9));
    tile->runAction(RepeatForever::create(
        Sequence::create(JumpBy::create(0.7f, Vec2::ZERO, 46, 1), DelayTime::create(0.4f), nullptr)));
}

GALLERY_SCENE("maps/hexagonal",
              "A hexagonal map; setTileGID and removeTileAt change cells while it is shown") {
    auto* const card = canvas.wholeCard();
    TMXLayer* const comb = addMap(card, "comb.tmx")->getLayer("comb");
    int& step = canvas.keep<int>(0);
    float& left = canvas.keep<float>(0.0f);
    canvas.everyFrame([comb, &step, &left](float dt) {
        left -= dt;
        if (left > 0) return;
        left = 0.12f;
        const int cell = step++ * 37 % (14 * 9);
        const Vec2 place(static_cast<float>(cell % 14), static_cast<float>(cell / 14));
        const auto gid = comb->getTileGIDAt(place);
        if (gid != 0) comb->setTileGID(gid % 5 + 1, place);
    });
}

GALLERY_SCENE("maps/objects", "Objects of a map: zones, paths, points, texts, rotated tiles") {
    auto* const card = canvas.wholeCard();
    TMXTiledMap* const map = addMap(card, "meadow.tmx");
    map->getLayer("ground")->setOpacity(130);
    map->getLayer("things")->setOpacity(60);
    auto* const drawing = addDrawing(map, 9);
    int i = 0;
    for (const Value& object : map->getObjectGroup("places")->getObjects())
        drawObject(*drawing, *map, object.asValueMap(), accent(i++));
}

GALLERY_SCENE("maps/flips", "The three flip flags of a tile and their combinations") {
    const char* const labels[] = {"as drawn", "H", "V", "H + V", "D", "D + H", "D + V", "D + H + V"};
    const auto cards = canvas.cards({labels, labels + 8}, 4);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto flags = (i & 1 ? kTMXTileHorizontalFlag : 0u) | (i & 2 ? kTMXTileVerticalFlag : 0u) |
                           (i & 4 ? kTMXTileDiagonalFlag : 0u);
        const std::string xml =
            "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"32\" "
            "tileheight=\"32\"><tileset firstgid=\"1\" source=\"meadow.tsx\"/><layer name=\"a\" "
            "width=\"1\" height=\"1\"><data encoding=\"csv\">" +
            std::to_string(flags | 4u) + "</data></layer></map>";
        auto* const map = TMXTiledMap::createWithXML(xml, copra::testsFolder() + "/gallery/assets");
        map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        map->setScale(4 * kPixels);
        map->setPosition(middle(cards[i]));
        cards[i]->addChild(map);
    }
}

GALLERY_SCENE("maps/animated",
              "Animated tiles: all water moves in step, with the frame durations of the tileset") {
    const auto cards = canvas.cards({"standing still", "setTileAnimEnabled(true)"}, 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Size size = cards[i]->getContentSize();
        auto* const clip = ClippingRectangleNode::create(Rect(12, 8, size.width - 24, size.height - 20));
        cards[i]->addChild(clip);
        auto* const map = TMXTiledMap::create("meadow.tmx");
        map->setScale(1.6f * kPixels);
        map->setPosition(-160, -40);
        map->setTileAnimEnabled(i == 1);
        clip->addChild(map);
    }
}

GALLERY_SCENE("maps/render-order",
              "Tiles larger than their cells: the render order of the map decides which is on top") {
    const char* const orders[] = {"right-down", "left-down", "right-up", "left-up"};
    const auto cards = canvas.cards({orders, orders + 4});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string xml =
            std::string("<map orientation=\"orthogonal\" renderorder=\"") + orders[i] +
            "\" width=\"4\" height=\"3\" tilewidth=\"16\" tileheight=\"16\"><tileset firstgid=\"1\" "
            "source=\"meadow.tsx\"/><layer name=\"a\" width=\"4\" height=\"3\"><data encoding=\"csv\">"
            "18,20,19,18,20,19,18,20,19,18,20,19</data></layer></map>";
        auto* const map = TMXTiledMap::createWithXML(xml, copra::testsFolder() + "/gallery/assets");
        map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        map->setScale(2.4f * kPixels);
        map->setPosition(middle(cards[i]) -
                         Vec2(19, 19)); // the tiles reach out of the map to the right and up
        cards[i]->addChild(map);
    }
}

GALLERY_SCENE(
    "maps/shapes",
    "getTileShapes: the collision shapes that the tileset gives its tiles: ellipse, polygon, rectangle") {
    auto* const card = canvas.wholeCard();
    const std::string xml =
        "<map orientation=\"orthogonal\" width=\"4\" height=\"2\" tilewidth=\"32\" tileheight=\"32\">"
        "<tileset firstgid=\"1\" name=\"m\" tilewidth=\"32\" tileheight=\"32\" spacing=\"2\" margin=\"1\">"
        "<image source=\"meadow.png\" width=\"272\" height=\"102\"/>"
        "<tile id=\"17\"><objectgroup><object id=\"1\" name=\"\" x=\"3\" y=\"4\" width=\"26\" height=\"22\">"
        "<ellipse/></object></objectgroup></tile>"
        "<tile id=\"18\"><objectgroup><object id=\"1\" name=\"\" x=\"3\" y=\"27\"><polygon points=\"0,0 "
        "4,-15 "
        "12,-21 22,-14 26,0\"/></object></objectgroup></tile>"
        "<tile id=\"20\"><objectgroup><object id=\"1\" name=\"\" x=\"2\" y=\"12\" width=\"28\" height=\"8\"/>"
        "</objectgroup></tile></tileset><layer name=\"a\" width=\"4\" height=\"2\"><data encoding=\"csv\">"
        "18,1,19,21,1,19,21,18</data></layer></map>";
    auto* const map = TMXTiledMap::createWithXML(xml, copra::testsFolder() + "/gallery/assets");
    map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    map->setScale(5.4f * kPixels);
    map->setPosition(middle(card));
    card->addChild(map);
    auto* const layer = map->getLayer("a");
    for (int cell = 0; cell < 8; ++cell) {
        const Vec2 place(static_cast<float>(cell % 4), static_cast<float>(cell / 4));
        const TMXObjectGroup* const shapes = map->getTileShapes(static_cast<int>(layer->getTileGIDAt(place)));
        if (!shapes) continue;
        auto* const drawing = addDrawing(map, 9);
        drawing->setPosition(layer->getPositionAt(place));
        for (const Value& shape : shapes->getObjects())
            drawObject(*drawing, *map, shape.asValueMap(), accent(cell));
    }
}

GALLERY_SCENE("maps/atlas", "TileMapAtlas: a small TGA image whose red channel holds the tile of each cell") {
    auto* const card = canvas.wholeCard();
    // Tiles of 32 x 32 points are 64 x 64 pixels, because the gallery has two pixels a point.
    auto* const map = TileMapAtlas::create("garden.png", "garden.tga", 32, 32);
    map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    map->setScale(1.5f); // whole pixels a tile, or neighbors in the picture shine through
    map->setPosition(middle(card));
    card->addChild(map);
    // Grass grows, blooms and is mown, one cell per frame.
    int& step = canvas.keep<int>(0);
    canvas.everyFrame([map, &step](float) {
        const Vec2 place(static_cast<float>(step / 9 % 16), static_cast<float>(step % 9));
        const Color3B tile = map->getTileAt(place);
        if (tile.r >= 1 && tile.r <= 3)
            map->setTile(Color3B(static_cast<std::uint8_t>(tile.r % 3 + 1), 0, 0), place);
        ++step;
    });
}

GALLERY_SCENE("maps/large", "1000 x 1000 tiles: only the visible ones are visited and drawn") {
    auto* const card = canvas.wholeCard();
    const Size size = card->getContentSize();
    auto* const clip = ClippingRectangleNode::create(Rect(12, 12, size.width - 24, size.height - 24));
    card->addChild(clip);
    auto* const map = TMXTiledMap::createWithXML(largeMeadow(1000), copra::testsFolder() + "/gallery/assets");
    clip->addChild(map);
    map->setTileAnimEnabled(true);
    // The whole map in a corner, with the part that is seen.
    constexpr float kSmall = 150.0f;
    const float whole = map->getContentSize().width;
    const Rect corner(size.width - kSmall - 32, size.height - kSmall - 32, kSmall, kSmall);
    drawCard(*addDrawing(card, 2), corner, 4, faded(kCardFill, 220), kInk);
    auto* const seen = addDrawing(card, 3);
    drawCard(*addDrawing(card, 2), Rect(24, 20, 470, 34), 8, faded(kCardFill, 230), kCardEdge);
    auto* const count = addText(card, "", Vec2(259, 37), 16, kInk);
    float& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([=, &time](float dt) {
        time += dt;
        map->setPosition(-7000 + std::cos(time / 9) * 3000, -7000 + std::sin(time / 7) * 3000);
        seen->clear();
        const float share = kSmall / whole;
        seen->drawSolidRect(corner.origin - map->getPosition() * share,
                            corner.origin - map->getPosition() * share +
                                Vec2(std::max(size.width * share, 5.0f), std::max(size.height * share, 4.0f)),
                            Color4F(kRose));
        const auto drawn = static_cast<int>(Director::getInstance()->getRenderer()->getDrawnVertices());
        count->setString("1 000 000 tiles, " + std::to_string(drawn) + " vertices drawn in the last frame");
    });
}
