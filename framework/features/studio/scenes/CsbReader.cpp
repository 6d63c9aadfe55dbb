#include "base/refuse.h"
#include "studio/scenes/FlatTable.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/sceneFields.h"

#include <cmath>
#include <initializer_list>

using namespace cocos2d;

namespace copra {

namespace {

constexpr const char* kCsbVersion = "2.1.0.0";
constexpr std::size_t kElementCost = 1024; // a description, or a key frame of an animation and of its copies

float finite(float number) {
    return std::isfinite(number) ? number : 0.0f;
}

StudioResource readCsbResource(const FlatTable& table) {
    return {table.text(0), table.text(1), table.number<std::int32_t>(2, 0) == 1};
}

bool readCsbPair(const FlatTable& table, int field, Vec2& pair) {
    float both[2];
    if (!table.structure(field, both, 2)) return false;
    pair.set(finite(both[0]), finite(both[1]));
    return true;
}

void readCsbColor(const FlatTable& table, int field, Color4B& color) {
    GLubyte argb[4];
    if (table.structure(field, argb, 4)) color = Color4B(argb[1], argb[2], argb[3], argb[0]);
}

bool readCsbBlend(const FlatTable& table, int field, BlendFunc& blend) {
    std::int32_t both[2];
    if (!table.structure(field, both, 2)) return false;
    blend = {static_cast<GLenum>(both[0]), static_cast<GLenum>(both[1])};
    return true;
}

/// The Source of sceneFields.h for a table.
class CsbSource {
public:
    explicit CsbSource(const FlatTable& table) : _table(table) {}

    void flag(bool& value, int field, const char*, bool fallback = false) {
        value = _table.flag(field, fallback);
    }
    void integer(int& value, int field, const char*, int fallback = 0) {
        value = _table.number<std::int32_t>(field, fallback);
    }
    void byte(int& value, int field, const char*, std::uint8_t fallback = 0) {
        value = _table.number<std::uint8_t>(field, fallback);
    }
    void real(float& value, int field, const char*, float fallback = 0.0f) {
        value = finite(_table.number<float>(field, fallback));
    }
    void text(std::string& value, int field, const char*) { value = _table.text(field); }
    void path(std::string& value, int field, const char*) { value = _table.text(field); }
    void itemPath(std::string& value, int field, const char*) { value = _table.table(field).text(1); }
    void choice(int& value, int field, const char* name, std::initializer_list<const char*>) {
        integer(value, field, name);
    }
    void twoReals(Vec2& value, int x, int y, const char* name) {
        real(value.x, x, name);
        real(value.y, y, name);
    }
    void pair(Vec2& value, int field, const char*, const char*, const char*) {
        readCsbPair(_table, field, value);
    }
    void rotationSkew(Vec2& value, int field) { readCsbPair(_table, field, value); }
    void color(Color4B& value, int field, const char*) { readCsbColor(_table, field, value); }
    void capInsets(Rect& value, int field) {
        float edges[4];
        if (_table.structure(field, edges, 4))
            value = Rect(finite(edges[0]), finite(edges[1]), finite(edges[2]), finite(edges[3]));
    }
    void resource(StudioResource& value, int field, const char*) {
        value = readCsbResource(_table.table(field));
    }
    void blend(StudioBlend& value, int field, const char*) {
        value.isSet = readCsbBlend(_table, field, value.function);
    }
    bool layout(StudioLayoutRules& value, int field) {
        const FlatTable rules = _table.table(field);
        if (!rules) return false;
        CsbSource source(rules);
        readLayoutFields(source, value);
        return true;
    }

private:
    FlatTable _table;
};

class CsbReader {
public:
    CsbReader(const std::string& name, std::size_t size, ByteBudget& budget) : _name(name), _budget(budget) {
        _limits.elements = size / 4;
    }

    void readScene(const FlatTable& file, StudioScene& scene) {
        scene.version = file.text(0);
        if (!scene.version.empty() && scene.version != kCsbVersion)
            copra::warning("CSLoader: %s: version %s instead of %s", _name.c_str(), scene.version.c_str(),
                           kCsbVersion);
        forEach(file.vector(1, 4),
                [&](const FlatVector& all, std::size_t i) { scene.plists.push_back(all.text(i)); });
        if (const FlatTable root = file.table(3)) scene.hasRoot = readNode(root, scene.root);
        readAnimation(file.table(4), scene.animation);
        forEach(file.vector(5, 4), [&](const FlatVector& all, std::size_t i) {
            const FlatTable clip = all.table(i);
            scene.animation.clips.push_back(
                {clip.text(0), clip.number<std::int32_t>(1, 0), clip.number<std::int32_t>(2, 0)});
        });
    }

private:
    /// Calls `read` for the elements as long as the limit allows.
    template<class Read>
    void forEach(const FlatVector& all, const Read& read) {
        for (std::size_t i = 0; i < all.count(); ++i) {
            if (_limits.elements == 0 || !_budget.spend(kElementCost)) {
                if (!_hasReportedEnd)
                    copra::warning("CSLoader: %s: more elements and texts than the file can hold",
                                   _name.c_str());
                _hasReportedEnd = true;
                return;
            }
            --_limits.elements;
            read(all, i);
        }
    }

    bool readNode(const FlatTable& table, StudioNode& node) {
        node.className = table.text(0);
        node.customClassName = table.text(3);
        node.options = makeStudioOptions(node.className, node.isSupported);
        const FlatTable options = table.table(2).table(0);
        if (!table || !options || ++_limits.nodes > StudioLimits::kNodes) {
            copra::warning("CSLoader: %s: a broken node of class \"%s\" is left out", _name.c_str(),
                           node.className.c_str());
            return false;
        }
        // The options of Node and Widget are those that the other classes have in their first field.
        const bool isBare = node.className == "Node" || node.className == "Widget";
        CsbSource common(isBare ? options : options.table(0));
        readCommonFields(common, node.properties);
        CsbSource own(options);
        std::visit([&](auto& kind) { readFields(own, kind, node.properties); }, node.options);
        readChildren(table, options, node);
        return true;
    }

    void readChildren(const FlatTable& table, const FlatTable& options, StudioNode& node) {
        if (_limits.depth >= StudioLimits::kDepth) {
            copra::warning("CSLoader: %s: nodes below \"%s\" are nested too deeply", _name.c_str(),
                           node.properties.name.c_str());
            return;
        }
        ++_limits.depth;
        if (auto* const tabs = std::get_if<StudioTabs>(&node.options)) {
            forEach(options.vector(7, 4),
                    [&](const FlatVector& all, std::size_t i) { readTab(all.table(i), node, *tabs); });
        } else {
            forEach(table.vector(1, 4), [&](const FlatVector& all, std::size_t i) {
                StudioNode child;
                if (readNode(all.table(i), child)) node.children.push_back(std::move(child));
            });
        }
        --_limits.depth;
    }

    void readTab(const FlatTable& item, StudioNode& node, StudioTabs& tabs) {
        StudioNode container;
        if (!readNode(item.table(1), container)) return;
        StudioTabHeader header;
        const FlatTable options = item.table(0);
        CsbSource common(options.table(0));
        readCommonFields(common, header.properties);
        CsbSource own(options);
        readTabHeaderFields(own, header);
        node.children.push_back(std::move(container));
        tabs.headers.push_back(std::move(header));
    }

    void readAnimation(const FlatTable& table, StudioAnimation& animation) {
        animation.duration = table.number<std::int32_t>(0, 0);
        animation.speed = finite(table.number<float>(1, 0.0f));
        forEach(table.vector(2, 4), [&](const FlatVector& all, std::size_t i) {
            const FlatTable element = all.table(i);
            StudioTimeline timeline;
            timeline.property = element.text(0);
            timeline.actionTag = element.number<std::int32_t>(1, 0);
            const StudioProperty* const property = findStudioProperty(timeline.property);
            if (!property) {
                copra::warning("CSLoader: %s: the property \"%s\" of a timeline is unknown", _name.c_str(),
                               timeline.property.c_str());
                return;
            }
            forEach(element.vector(2, 4), [&](const FlatVector& frames, std::size_t at) {
                StudioFrame frame;
                if (readFrame(frames.table(at).table(property->csbField), property->kind, frame))
                    timeline.frames.push_back(std::move(frame));
                else
                    copra::warning("CSLoader: %s: a key frame of %s has no value", _name.c_str(),
                                   property->name);
            });
            animation.timelines.push_back(std::move(timeline));
        });
    }

    bool readFrame(const FlatTable& table, StudioFrameKind kind, StudioFrame& frame) {
        if (!table) return false;
        frame.index = table.number<std::int32_t>(0, 0);
        frame.tween = table.flag(1, true);
        readEasing(table.table(kind == StudioFrameKind::Inner ? 5 : 3), frame);
        switch (kind) {
        case StudioFrameKind::Pair:
            return readCsbPair(table, 2, frame.pair);
        case StudioFrameKind::Color:
            readCsbColor(table, 2, frame.color);
            break;
        case StudioFrameKind::Texture:
            frame.texture = readCsbResource(table.table(2));
            break;
        case StudioFrameKind::Event:
            frame.text = table.text(2);
            break;
        case StudioFrameKind::Number:
            frame.number = table.number<std::int32_t>(2, 0);
            break;
        case StudioFrameKind::Visible:
            frame.visible = table.flag(2, true);
            break;
        case StudioFrameKind::Inner:
            frame.innerType = table.number<std::int32_t>(2, 0);
            frame.text = table.text(3);
            frame.number = table.number<std::int32_t>(4, 0);
            break;
        case StudioFrameKind::Blend:
            readCsbBlend(table, 2, frame.blend);
            break;
        }
        return true;
    }

    void readEasing(const FlatTable& easing, StudioFrame& frame) {
        if (!easing) return;
        frame.hasEasing = true;
        frame.easing = easing.number<std::int32_t>(0, -1);
        forEach(easing.vector(1, 8), [&](const FlatVector& points, std::size_t i) {
            frame.easingPoints.push_back(finite(points.number<float>(i, 0)));
            frame.easingPoints.push_back(finite(points.number<float>(i, 4)));
        });
    }

    const std::string& _name;
    ByteBudget& _budget;
    StudioLimits _limits{};
    bool _hasReportedEnd = false;
};

} // namespace

bool readCsb(const std::uint8_t* bytes, std::size_t count, const std::string& name, StudioScene& scene,
             ByteBudget& budget) {
    const FlatTable file = FlatTable::root({bytes, count, &budget});
    if (file) CsbReader(name, count, budget).readScene(file, scene);
    if (!scene.hasRoot) copra::warning("CSLoader: %s is not a scene of Cocos Studio 2 or 3", name.c_str());
    return scene.hasRoot;
}

} // namespace copra
