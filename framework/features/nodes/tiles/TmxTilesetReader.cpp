#include "nodes/tiles/TmxTilesetReader.h"

#include "nodes/tiles/TmxObjectReader.h"
#include "nodes/tiles/TmxUnused.h"

#include <tinyxml2.h>

#include <algorithm>

namespace copra {

using cocos2d::Value;
using tinyxml2::XMLElement;

namespace {

constexpr std::uint32_t kMaxGid = 0x0fffffff; // the four bits above are flip flags

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
}

/// Reads the element that describes a tileset, from the map or from a file of its own.
class TilesetReader {
public:
    TilesetReader(const TmxSource& source, TmxFiles& files, TmxMap& map, TmxTileset& tileset)
        : _source(source), _files(files), _map(map), _tileset(tileset) {}

    void read(const XMLElement& element) {
        _tileset.name = tmxText(element, "name");
        _tileset.tileSize.width = tmxNumber(element, "tilewidth");
        _tileset.tileSize.height = tmxNumber(element, "tileheight");
        if (_tileset.tileSize.width < 1 || _tileset.tileSize.height < 1) {
            _source.report(element, "the tileset '" + _tileset.name + "' has no tile size");
            _tileset.tileSize = cocos2d::Size::ZERO;
        }
        _tileset.spacing = boundedInteger(element, "spacing");
        _tileset.margin = boundedInteger(element, "margin");
        _tileset.properties = readTmxProperties(element);
        reportUnused(element, _source, _files);
        if (const XMLElement* const offset = element.FirstChildElement("tileoffset"))
            _tileset.tileOffset.set(tmxNumber(*offset, "x"), tmxNumber(*offset, "y"));
        if (const XMLElement* const image = element.FirstChildElement("image")) {
            reportUnused(*image, _source, _files);
            _tileset.originalImage = tmxText(*image, "source");
            _tileset.imageSize.width = tmxNumber(*image, "width");
            _tileset.imageSize.height = tmxNumber(*image, "height");
            if (_tileset.originalImage.empty())
                _source.report(*image, "the tileset '" + _tileset.name + "' names no image file");
            else
                _tileset.image = _source.folder + _tileset.originalImage;
        }
        for (const XMLElement* tile = element.FirstChildElement("tile"); tile;
             tile = tile->NextSiblingElement("tile"))
            readTile(*tile);
        const auto byId = [](const TmxTileImage& a, const TmxTileImage& b) { return a.id < b.id; };
        std::stable_sort(_tileset.tileImages.begin(), _tileset.tileImages.end(), byId);
    }

private:
    int boundedInteger(const XMLElement& element, const char* attribute) {
        const int number = element.IntAttribute(attribute);
        constexpr int kMax = 1 << 15;
        if (number >= 0 && number <= kMax) return number;
        _source.report(element, std::string("the ") + attribute + " of the tileset '" + _tileset.name +
                                    "' is out of range");
        return 0;
    }

    void readTile(const XMLElement& tile) {
        const unsigned id = tile.UnsignedAttribute("id");
        if (id > kMaxGid - static_cast<unsigned>(_tileset.firstGid)) {
            _source.report(tile, "the tile id " + tmxText(tile, "id") + " is out of range");
            return;
        }
        const std::uint32_t gid = static_cast<unsigned>(_tileset.firstGid) + id;
        cocos2d::ValueMap properties = readTmxProperties(tile);
        for (const char* const key : {"type", "class"})
            if (const char* const text = tile.Attribute(key)) properties.emplace("type", Value(text));
        _map.tileProperties[static_cast<int>(gid)] = Value(std::move(properties));
        if (const XMLElement* const image = tile.FirstChildElement("image")) {
            reportUnused(*image, _source, _files);
            const cocos2d::Rect part(tmxNumber(tile, "x"), tmxNumber(tile, "y"), tmxNumber(tile, "width"),
                                     tmxNumber(tile, "height"));
            _tileset.tileImages.push_back({id, _source.folder + tmxText(*image, "source"), part});
        }
        if (const XMLElement* const shapes = tile.FirstChildElement("objectgroup"))
            readShapes(tile, *shapes, gid);
        if (const XMLElement* const animation = tile.FirstChildElement("animation"))
            readAnimation(*animation, gid);
    }

    void readShapes(const XMLElement& tile, const XMLElement& element, std::uint32_t gid) {
        const XMLElement* const image = tile.FirstChildElement("image");
        TmxTileShapes shapes{gid, {}, readTmxProperties(element)};
        TmxObjectFrame frame; // positions are relative to the tile
        const bool isPart = image && tile.Attribute("height");
        frame.mapHeight = isPart                                ? tmxNumber(tile, "height")
                          : image && image->Attribute("height") ? tmxNumber(*image, "height")
                                                                : _tileset.tileSize.height;
        for (const XMLElement* object = element.FirstChildElement("object"); object;
             object = object->NextSiblingElement("object"))
            if (cocos2d::Value shape = readTmxObject(*object, frame, _source, _files); !shape.isNull())
                shapes.objects.push_back(std::move(shape));
        _tileset.shapes.push_back(std::move(shapes));
    }

    void readAnimation(const XMLElement& element, std::uint32_t gid) {
        TmxAnimation animation{gid, {}};
        float seconds = 0.0f;
        for (const XMLElement* frame = element.FirstChildElement("frame"); frame;
             frame = frame->NextSiblingElement("frame")) {
            const unsigned id = frame->UnsignedAttribute("tileid");
            const float duration = std::max(0.0f, tmxNumber(*frame, "duration") / 1000.0f);
            if (id > kMaxGid - static_cast<unsigned>(_tileset.firstGid)) continue;
            animation.frames.push_back({static_cast<unsigned>(_tileset.firstGid) + id, duration});
            seconds += duration;
        }
        if (seconds > 0.0f)
            _tileset.animations.push_back(std::move(animation));
        else
            _source.report(element, "the animation of tile " + std::to_string(gid) + " has no duration");
    }

    const TmxSource& _source;
    TmxFiles& _files;
    TmxMap& _map;
    TmxTileset& _tileset;
};

} // namespace

TmxTileset readTmxTileset(const XMLElement& element, const TmxSource& source, TmxFiles& files, TmxMap& map) {
    TmxTileset tileset;
    tileset.firstGid =
        static_cast<int>(std::min<std::int64_t>(kMaxGid, std::max(0, element.IntAttribute("firstgid"))));
    const std::string file = tmxText(element, "source");
    if (file.empty()) {
        TilesetReader(source, files, map, tileset).read(element);
        return tileset;
    }

    tileset.name = file;
    const TmxSource own{source.folder + file, folderOf(source.folder + file)};
    const tinyxml2::XMLDocument* const document = files.document(own.name);
    if (!document) {
        source.report(element, "the tileset file '" + file + "' cannot be read");
        return tileset;
    }
    const XMLElement* const root = document->FirstChildElement("tileset");
    if (document->Error() || !root)
        source.report(element, "the tileset file '" + file + "' is not well-formed: line " +
                                   std::to_string(document->ErrorLineNum()));
    else if (root->Attribute("source"))
        source.report(element,
                      "the tileset file '" + file + "' names another file instead of describing tiles");
    else if (!files.spendTileset(own.name))
        source.report(element, "the tileset file '" + file + "' is used too often");
    else
        TilesetReader(own, files, map, tileset).read(*root);
    return tileset;
}

} // namespace copra
