#include "nodes/tiles/TmxReader.h"

#include "base/refuse.h"
#include "codecs/xmlEncoding.h"
#include "files/ZipUtils.h"
#include "nodes/tiles/TmxCells.h"
#include "nodes/tiles/TmxObjectReader.h"
#include "nodes/tiles/TmxTilesetReader.h"
#include "nodes/tiles/TmxUnused.h"
#include "nodes/tiles/TmxXml.h"

#include <algorithm>
#include <cstdlib>
#include <tinyxml2.h>

namespace copra {

using cocos2d::Vec2;
using tinyxml2::XMLElement;

namespace {

const XMLElement* firstOf(const XMLElement& parent, const char* name) {
    return parent.FirstChildElement(name);
}

/// A rectangle of cells; empty until something is added.
struct CellArea {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool empty() const { return right <= left || bottom <= top; }
    void add(int x, int y, int width, int height) {
        const bool isFirst = empty();
        left = isFirst ? x : std::min(left, x);
        top = isFirst ? y : std::min(top, y);
        right = isFirst ? x + width : std::max(right, x + width);
        bottom = isFirst ? y + height : std::max(bottom, y + height);
    }
    std::size_t width() const { return static_cast<std::size_t>(right - left); }
    std::size_t height() const { return static_cast<std::size_t>(bottom - top); }
};

/// The cells that a chunk of an infinite map covers.
struct Chunk {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    explicit Chunk(const XMLElement& element)
        : x(element.IntAttribute("x")),
          y(element.IntAttribute("y")),
          width(element.IntAttribute("width")),
          height(element.IntAttribute("height")) {}

    bool isValid() const {
        constexpr int kMaxPosition = 1 << 24;
        constexpr int kMaxSide = 1 << 12;
        return std::abs(static_cast<long long>(x)) <= kMaxPosition &&
               std::abs(static_cast<long long>(y)) <= kMaxPosition && width > 0 && height > 0 &&
               width <= kMaxSide && height <= kMaxSide;
    }
};

class MapReader {
public:
    MapReader(const TmxSource& source, TmxFiles& files, TmxMap& map, std::size_t mapBytes)
        : _source(source),
          _files(files),
          _map(map),
          _cellsLeft(std::min(kMaxTmxCellsTotal, largestUnpacked(mapBytes) / sizeof(std::uint32_t))),
          _chunkCellsLeft(_cellsLeft) {}

    void read(const XMLElement& root) {
        readHead(root);
        _map.properties = readTmxProperties(root);
        for (const XMLElement* tileset = firstOf(root, "tileset"); tileset;
             tileset = tileset->NextSiblingElement("tileset"))
            _map.tilesets.push_back(readTmxTileset(*tileset, _source, _files, _map));
        const auto byGid = [](const TmxTileset& a, const TmxTileset& b) { return a.firstGid < b.firstGid; };
        std::stable_sort(_map.tilesets.begin(), _map.tilesets.end(), byGid);
        if (root.IntAttribute("infinite") != 0) measureChunks(root);
        readLayers(root, TmxLayerBase());
    }

private:
    void readHead(const XMLElement& root) {
        const std::string orientation = tmxText(root, "orientation");
        if (orientation == "isometric")
            _map.orientation = TmxOrientation::Isometric;
        else if (orientation == "hexagonal")
            _map.orientation = TmxOrientation::Hexagonal;
        else if (orientation == "staggered")
            _map.orientation = TmxOrientation::Staggered;
        else if (orientation != "orthogonal")
            _source.report(root, "the orientation '" + orientation + "' is unknown; using orthogonal");
        _map.staggersX = tmxText(root, "staggeraxis") == "x";
        _map.staggersEven = tmxText(root, "staggerindex") == "even";
        readRenderOrder(root);
        _map.hexSideLength = std::clamp(root.IntAttribute("hexsidelength"), 0, 1 << 15);
        _map.tileSize.width = tmxNumber(root, "tilewidth");
        _map.tileSize.height = tmxNumber(root, "tileheight");
        if (_map.tileSize.width < 1 || _map.tileSize.height < 1) {
            _source.report(root, "the map has no tile size");
            _map.tileSize = cocos2d::Size::ZERO;
        }
        _map.width = root.IntAttribute("width");
        _map.height = root.IntAttribute("height");
        if (!fits(_map.width, _map.height)) {
            _source.report(root, "the map's size " + sizeText(_map.width, _map.height) + " is out of range");
            _map.width = _map.height = 0;
        }
        _rowsInFile = _map.height;
    }

    // As in the editor, only orthogonal maps use it.
    void readRenderOrder(const XMLElement& root) {
        const std::string order = tmxText(root, "renderorder");
        const bool isKnown = order.empty() || order == "right-down" || order == "right-up" ||
                             order == "left-down" || order == "left-up";
        if (!isKnown) _source.report(root, "the render order '" + order + "' is unknown");
        if (!isKnown || _map.orientation != TmxOrientation::Orthogonal) return;
        _map.renderOrder = {order.rfind("left", 0) == 0, order.find("-up") != std::string::npos};
    }

    static bool fits(int width, int height) {
        return width >= 0 && height >= 0 &&
               static_cast<std::size_t>(width) * static_cast<std::size_t>(height) <= kMaxTmxCells &&
               width <= static_cast<int>(kMaxTmxCells) && height <= static_cast<int>(kMaxTmxCells);
    }

    static std::string sizeText(int width, int height) {
        return std::to_string(width) + " x " + std::to_string(height);
    }

    // --- Infinite maps ---

    // The map gets the size of the area that its chunks cover; the upper left corner of that area becomes (0,
    // 0).

    void measureChunks(const XMLElement& root) {
        collectChunks(root);
        _isInfinite = true;
        // Another first row or column would move the others to the other side.
        if (hasStaggeredCells() && _map.staggersX && _area.left % 2 != 0) --_area.left;
        if (hasStaggeredCells() && !_map.staggersX && _area.top % 2 != 0) --_area.top;
        if (!_area.empty() && _area.width() * _area.height() > kMaxTmxCells) {
            _source.report(root, "the chunks of the map are too far apart");
            _area = CellArea();
        }
        _map.width = static_cast<int>(_area.width());
        _map.height = static_cast<int>(_area.height());
    }

    bool hasStaggeredCells() const {
        return _map.orientation == TmxOrientation::Staggered || _map.orientation == TmxOrientation::Hexagonal;
    }

    /// The distance from a staggered row or column to the next, in pixels.
    float staggeredStep() const {
        const float side =
            _map.orientation == TmxOrientation::Hexagonal ? static_cast<float>(_map.hexSideLength) : 0.0f;
        return ((_map.staggersX ? _map.tileSize.width : _map.tileSize.height) + side) / 2;
    }

    /// The pixels from the origin of the editor to the corner of the chunks, y down; zero in other maps.
    Vec2 cornerOfChunks() const {
        Vec2 step(_map.tileSize.width, _map.tileSize.height);
        if (hasStaggeredCells()) (_map.staggersX ? step.x : step.y) = staggeredStep();
        if (_map.orientation == TmxOrientation::Isometric) step.x = step.y; // as objects are measured
        return Vec2(static_cast<float>(_area.left) * step.x, static_cast<float>(_area.top) * step.y);
    }

    /// Where the editor draws an image without an offset; see TmxImageLayer::offset.
    Vec2 imageOrigin() const {
        const Vec2 half(_map.tileSize.width / 2, _map.tileSize.height / 2);
        if (_map.orientation == TmxOrientation::Isometric)
            return Vec2(static_cast<float>(_area.top - _area.left + _map.width - _rowsInFile) * half.x,
                        static_cast<float>(-_area.left - _area.top) * half.y);
        if (!hasStaggeredCells() || _map.height == 0) return -cornerOfChunks();
        // The rows of these maps are less than a tile apart, or one half of the columns is lower.
        const float below = static_cast<float>(_map.height - 1) * (_map.tileSize.height - staggeredStep());
        return Vec2(0.0f, _map.staggersX ? -half.y : below) - cornerOfChunks();
    }

    void collectChunks(const XMLElement& parent) {
        for (const XMLElement* element = parent.FirstChildElement(); element;
             element = element->NextSiblingElement()) {
            const std::string_view name = element->Name();
            if (name == "chunk") {
                const Chunk chunk(*element);
                if (chunk.isValid()) _area.add(chunk.x, chunk.y, chunk.width, chunk.height);
            } else if (name == "group" || name == "layer" || name == "data") {
                collectChunks(*element);
            }
        }
    }

    // --- Layers ---

    void readLayers(const XMLElement& parent, const TmxLayerBase& group) {
        for (const XMLElement* element = parent.FirstChildElement(); element;
             element = element->NextSiblingElement()) {
            const std::string_view name = element->Name();
            if (name == "group")
                readLayers(*element, readBase(*element, group));
            else if (name == "layer")
                readTileLayer(*element, group);
            else if (name == "objectgroup")
                readObjectLayer(*element, group);
            else if (name == "imagelayer")
                readImageLayer(*element, group);
        }
    }

    TmxLayerBase readBase(const XMLElement& element, const TmxLayerBase& group) {
        TmxLayerBase base;
        base.name = tmxText(element, "name");
        base.visible = group.visible && tmxText(element, "visible") != "0";
        base.opacity = group.opacity * std::clamp(tmxNumber(element, "opacity", 1.0f), 0.0f, 1.0f);
        const cocos2d::Color4B tint = tmxColor(tmxText(element, "tintcolor"), cocos2d::Color4B::WHITE);
        base.opacity *= static_cast<float>(tint.a) / 255.0f;
        base.tint = {static_cast<std::uint8_t>(tint.r * group.tint.r / 255),
                     static_cast<std::uint8_t>(tint.g * group.tint.g / 255),
                     static_cast<std::uint8_t>(tint.b * group.tint.b / 255)};
        base.offset = group.offset + Vec2(tmxNumber(element, "offsetx"), tmxNumber(element, "offsety"));
        base.properties = readTmxProperties(element);
        reportUnused(element, _source, _files);
        return base;
    }

    void readTileLayer(const XMLElement& element, const TmxLayerBase& group) {
        TmxTileLayer layer;
        static_cast<TmxLayerBase&>(layer) = readBase(element, group);
        layer.cellOffset.set(tmxNumber(element, "x"), tmxNumber(element, "y"));
        layer.width = _isInfinite ? _map.width : element.IntAttribute("width");
        layer.height = _isInfinite ? _map.height : element.IntAttribute("height");
        const std::size_t count = fits(layer.width, layer.height) ? static_cast<std::size_t>(layer.width) *
                                                                        static_cast<std::size_t>(layer.height)
                                                                  : _cellsLeft + 1;
        if (count > _cellsLeft) {
            _source.report(element, "the size " + sizeText(layer.width, layer.height) + " of the layer '" +
                                        layer.name + "' is out of range");
            layer.width = layer.height = 0;
        } else {
            _cellsLeft -= count;
            readData(element, layer, count);
        }
        _map.tileLayers.push_back(std::move(layer));
    }

    void readData(const XMLElement& element, TmxTileLayer& layer, std::size_t count) {
        const XMLElement* const data = firstOf(element, "data");
        if (!data) {
            _source.report(element, "the layer '" + layer.name + "' has no data");
            layer.tiles.resize(count);
        } else if (_isInfinite) {
            readChunks(*data, layer, count);
        } else {
            layer.tiles = readCells(*data, *data, layer.name, count);
        }
    }

    void readChunks(const XMLElement& data, TmxTileLayer& layer, std::size_t count) {
        layer.tiles.resize(count);
        if (count == 0) return;
        for (const XMLElement* element = firstOf(data, "chunk"); element;
             element = element->NextSiblingElement("chunk")) {
            const Chunk chunk(*element);
            const auto width = static_cast<std::size_t>(std::max(0, chunk.width));
            const auto height = static_cast<std::size_t>(std::max(0, chunk.height));
            if (!chunk.isValid() || width * height > _chunkCellsLeft) {
                _source.report(*element, "a chunk of the layer '" + layer.name + "' is out of range");
                continue;
            }
            _chunkCellsLeft -= width * height;
            const auto cells = readCells(data, *element, layer.name, width * height);
            const std::size_t left = static_cast<std::size_t>(chunk.x - _area.left);
            const std::size_t top = static_cast<std::size_t>(chunk.y - _area.top);
            for (std::size_t row = 0; row < height; ++row)
                std::copy_n(cells.begin() + static_cast<std::ptrdiff_t>(row * width), width,
                            layer.tiles.begin() +
                                static_cast<std::ptrdiff_t>((top + row) * _area.width() + left));
        }
    }

    /// `data` names the encoding of `content`, which is `data` itself or a chunk in it.
    std::vector<std::uint32_t> readCells(const XMLElement& data, const XMLElement& content,
                                         const std::string& layer, std::size_t count) {
        std::string error;
        std::vector<std::uint32_t> cells;
        const std::string encoding = tmxText(data, "encoding");
        if (encoding.empty()) {
            cells = readTileElements(content, count, error);
        } else {
            const char* const text = content.GetText();
            cells = decodeTmxCells(text ? text : "", encoding, tmxText(data, "compression"), count, error);
        }
        if (!error.empty()) _source.report(content, "the layer '" + layer + "' " + error);
        return cells;
    }

    static std::vector<std::uint32_t> readTileElements(const XMLElement& content, std::size_t count,
                                                       std::string& error) {
        std::vector<std::uint32_t> cells(count);
        std::size_t found = 0;
        for (const XMLElement* tile = firstOf(content, "tile"); tile; tile = tile->NextSiblingElement("tile"))
            if (const std::size_t index = found++; index < count)
                cells[index] = tile->UnsignedAttribute("gid");
        if (found != count)
            error = "has " + std::to_string(found) + " tiles instead of " + std::to_string(count);
        return cells;
    }

    void readObjectLayer(const XMLElement& element, const TmxLayerBase& group) {
        TmxObjectLayer layer;
        static_cast<TmxLayerBase&>(layer) = readBase(element, group);
        layer.cellOffset.set(tmxNumber(element, "x"), tmxNumber(element, "y"));
        TmxObjectFrame frame;
        frame.offset = layer.offset + Vec2(layer.cellOffset.x * _map.tileSize.width,
                                           layer.cellOffset.y * _map.tileSize.height);
        frame.offset -= cornerOfChunks();
        frame.mapHeight = static_cast<float>(_map.height) * _map.tileSize.height;
        for (const XMLElement* object = firstOf(element, "object"); object;
             object = object->NextSiblingElement("object"))
            if (cocos2d::Value made = readTmxObject(*object, frame, _source, _files); !made.isNull())
                layer.objects.push_back(std::move(made));
        _map.objectLayers.push_back(std::move(layer));
    }

    void readImageLayer(const XMLElement& element, const TmxLayerBase& group) {
        TmxImageLayer layer;
        static_cast<TmxLayerBase&>(layer) = readBase(element, group);
        // Files from before Tiled 0.15 have the place in x and y.
        layer.offset += imageOrigin() + Vec2(tmxNumber(element, "x"), tmxNumber(element, "y"));
        layer.tileLayersBelow = _map.tileLayers.size();
        const XMLElement* const image = firstOf(element, "image");
        const std::string file = image ? tmxText(*image, "source") : std::string();
        if (image) reportUnused(*image, _source, _files);
        if (file.empty()) return; // Tiled saves a layer like this until an image is chosen.
        layer.image = _source.folder + file;
        _map.imageLayers.push_back(std::move(layer));
    }

    const TmxSource& _source;
    TmxFiles& _files;
    TmxMap& _map;
    CellArea _area;      ///< of all chunks; empty and at (0, 0) if the map is not infinite
    int _rowsInFile = 0; ///< Its attribute `height`, from which the editor places isometric cells.
    bool _isInfinite = false;
    std::size_t _cellsLeft;
    std::size_t _chunkCellsLeft;
};

} // namespace

bool readTmx(std::string_view xml, const std::string& source, const std::string& folder,
             const TmxFileLoader& load, TmxMap& map) {
    map = TmxMap();
    tinyxml2::XMLDocument document;
    std::string utf8;
    if (convertUtf16Xml(xml, utf8)) xml = utf8;
    if (document.Parse(xml.data(), xml.size()) != tinyxml2::XML_SUCCESS) {
        copra::warning("TMX: %s:%d: not well-formed XML (%s)", source.c_str(), document.ErrorLineNum(),
                       document.ErrorName());
        return false;
    }
    const XMLElement* const root = document.FirstChildElement("map");
    if (!root) {
        copra::warning("TMX: %s has no <map> element", source.c_str());
        return false;
    }
    TmxFiles files(load, xml.size());
    MapReader({source, folder}, files, map, xml.size()).read(*root);
    return true;
}

} // namespace copra
