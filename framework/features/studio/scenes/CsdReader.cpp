#include "base/numberText.h"
#include "base/refuse.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/sceneFields.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <tinyxml2.h>

using namespace cocos2d;
using tinyxml2::XMLElement;

namespace copra {

namespace {

std::string csdText(const XMLElement& element, const char* name) {
    const char* const text = element.Attribute(name);
    return text ? text : "";
}

float csdReal(const XMLElement& element, const char* name, float fallback) {
    const float number = readNumberOr(element.Attribute(name), fallback);
    return std::isfinite(number) ? number : fallback;
}

bool csdFlag(const XMLElement& element, const char* name, bool fallback) {
    const char* const text = element.Attribute(name);
    return text ? std::strcmp(text, "True") == 0 : fallback;
}

Color4B csdColor(const XMLElement& element, const Color4B& fallback) {
    const auto channel = [&](const char* name, int missing) {
        return static_cast<GLubyte>(std::clamp(element.IntAttribute(name, missing), 0, 255));
    };
    return Color4B(channel("R", fallback.r), channel("G", fallback.g), channel("B", fallback.b),
                   channel("A", fallback.a));
}

StudioResource csdResource(const XMLElement& element) {
    const std::string type = csdText(element, "Type");
    return {csdText(element, "Path"), csdText(element, "Plist"), type == "PlistSubImage"};
}

BlendFunc csdBlend(const XMLElement& element, const BlendFunc& fallback) {
    return {static_cast<GLenum>(element.IntAttribute("Src", static_cast<int>(fallback.src))),
            static_cast<GLenum>(element.IntAttribute("Dst", static_cast<int>(fallback.dst)))};
}

/// The Source of sceneFields.h for an element. Without a name a field is not in the format.
class CsdSource {
public:
    CsdSource(const XMLElement& element, std::vector<std::string>& plists)
        : _element(element), _plists(plists) {}

    void flag(bool& value, int, const char* name, bool = false) { value = csdFlag(_element, name, value); }
    void integer(int& value, int, const char* name, int = 0) { value = _element.IntAttribute(name, value); }
    void byte(int& value, int, const char* name, int = 0) {
        value = std::clamp(_element.IntAttribute(name, value), 0, 255);
    }
    void real(float& value, int, const char* name, float = 0.0f) { value = csdReal(_element, name, value); }
    void text(std::string& value, int, const char* name) {
        if (const char* const text = _element.Attribute(name)) value = text;
    }
    void path(std::string& value, int, const char* name) {
        if (const XMLElement* const child = _element.FirstChildElement(name)) value = csdText(*child, "Path");
    }
    void itemPath(std::string& value, int field, const char* name) { path(value, field, name); }
    void choice(int& value, int, const char* name, std::initializer_list<const char*> names) {
        const char* const text = _element.Attribute(name);
        if (!text) return;
        const auto is = [text](const char* one) { return std::strcmp(one, text) == 0; };
        const auto found = std::find_if(names.begin(), names.end(), is);
        if (found != names.end()) value = static_cast<int>(found - names.begin());
    }
    void twoReals(Vec2& value, int, int, const char* name) { pair(value, 0, name, "X", "Y"); }
    void pair(Vec2& value, int, const char* name, const char* x, const char* y) {
        const XMLElement* const child = *name ? _element.FirstChildElement(name) : nullptr;
        if (child) value.set(csdReal(*child, x, value.x), csdReal(*child, y, value.y));
    }
    void rotationSkew(Vec2& value, int) {
        real(value.x, 0, "RotationSkewX");
        real(value.y, 0, "RotationSkewY");
    }
    void color(Color4B& value, int, const char* name) {
        if (const XMLElement* const child = _element.FirstChildElement(name)) value = csdColor(*child, value);
    }
    void capInsets(Rect& value, int) {
        real(value.origin.x, 0, "Scale9OriginX");
        real(value.origin.y, 0, "Scale9OriginY");
        real(value.size.width, 0, "Scale9Width");
        real(value.size.height, 0, "Scale9Height");
    }
    void resource(StudioResource& value, int, const char* name) {
        const XMLElement* const child = _element.FirstChildElement(name);
        if (!child) return;
        value = csdResource(*child);
        if (value.isFrame && std::find(_plists.begin(), _plists.end(), value.plist) == _plists.end())
            _plists.push_back(value.plist);
    }
    void blend(StudioBlend& value, int, const char* name) {
        const XMLElement* const child = _element.FirstChildElement(name);
        value.isSet = child != nullptr;
        if (child) value.function = csdBlend(*child, value.function);
    }
    bool layout(StudioLayoutRules& value, int) {
        readLayoutFields(*this, value);
        return true;
    }

private:
    const XMLElement& _element;
    std::vector<std::string>& _plists;
};

class CsdReader {
public:
    CsdReader(const std::string& name, StudioScene& scene) : _name(name), _scene(scene) {}

    void readContent(const XMLElement& content) {
        if (const XMLElement* const root = content.FirstChildElement("ObjectData"))
            _scene.hasRoot = readNode(*root, _scene.root);
        if (const XMLElement* const animation = content.FirstChildElement("Animation"))
            readAnimation(*animation);
        if (const XMLElement* const list = content.FirstChildElement("AnimationList"))
            for (const XMLElement* clip = list->FirstChildElement(); clip; clip = clip->NextSiblingElement())
                _scene.animation.clips.push_back({csdText(*clip, "Name"), clip->IntAttribute("StartIndex"),
                                                  clip->IntAttribute("EndIndex")});
    }

private:
    /// "ButtonObjectData" is a Button; the roots of old files have names of their own.
    static std::string classOf(const XMLElement& element) {
        const std::string type = csdText(element, "ctype");
        const std::string name = type.substr(0, type.find("ObjectData"));
        if (name.empty() && std::strcmp(element.Name(), "Container") == 0) return "Panel"; // of a tab
        return name.empty() || name == "GameNode" || name == "GameLayer" ? "Node" : name;
    }

    bool readNode(const XMLElement& element, StudioNode& node) {
        return readNode(element, element.FirstChildElement("Children"), node);
    }

    /// `children` may be elsewhere, as for the containers of tabs.
    bool readNode(const XMLElement& element, const XMLElement* children, StudioNode& node) {
        if (++_limits.nodes > StudioLimits::kNodes) {
            copra::warning("CSLoader: %s:%d: too many nodes", _name.c_str(), element.GetLineNum());
            return false;
        }
        node.className = classOf(element);
        node.customClassName = csdText(element, "CustomClassName");
        node.options = makeStudioOptions(node.className, node.isSupported);
        CsdSource source(element, _scene.plists);
        readCommonFields(source, node.properties);
        std::visit([&](auto& kind) { readFields(source, kind, node.properties); }, node.options);
        if (!children) return true;
        if (_limits.depth >= StudioLimits::kDepth) {
            copra::warning("CSLoader: %s:%d: nodes are nested too deeply", _name.c_str(),
                           children->GetLineNum());
            return true;
        }
        ++_limits.depth;
        for (const XMLElement* child = children->FirstChildElement(); child;
             child = child->NextSiblingElement())
            readChild(*child, node);
        --_limits.depth;
        return true;
    }

    void readChild(const XMLElement& element, StudioNode& parent) {
        StudioNode child;
        auto* const tabs = std::get_if<StudioTabs>(&parent.options);
        if (!tabs) {
            if (readNode(element, child)) parent.children.push_back(std::move(child));
            return;
        }
        const XMLElement* const header = element.FirstChildElement("Header");
        const XMLElement* const container = element.FirstChildElement("Container");
        if (!header || !container) {
            copra::warning("CSLoader: %s:%d: a tab without header or container is left out", _name.c_str(),
                           element.GetLineNum());
            return;
        }
        if (!readNode(*container, element.FirstChildElement("Children"), child)) return;
        StudioTabHeader description;
        CsdSource source(*header, _scene.plists);
        readCommonFields(source, description.properties);
        readTabHeaderFields(source, description);
        parent.children.push_back(std::move(child));
        tabs->headers.push_back(std::move(description));
    }

    void readAnimation(const XMLElement& element) {
        StudioAnimation& animation = _scene.animation;
        animation.duration = element.IntAttribute("Duration");
        animation.speed = csdReal(element, "Speed", 1.0f);
        for (const XMLElement* one = element.FirstChildElement(); one; one = one->NextSiblingElement()) {
            StudioTimeline timeline;
            timeline.property = csdText(*one, "Property");
            timeline.actionTag = one->IntAttribute("ActionTag");
            const StudioProperty* const property = findStudioProperty(timeline.property);
            if (!property) {
                copra::warning("CSLoader: %s:%d: the property \"%s\" of a timeline is unknown", _name.c_str(),
                               one->GetLineNum(), timeline.property.c_str());
                continue;
            }
            for (const XMLElement* frame = one->FirstChildElement(); frame;
                 frame = frame->NextSiblingElement())
                timeline.frames.push_back(readFrame(*frame, property->kind));
            animation.timelines.push_back(std::move(timeline));
        }
    }

    StudioFrame readFrame(const XMLElement& element, StudioFrameKind kind) {
        StudioFrame frame;
        frame.index = element.IntAttribute("FrameIndex");
        frame.tween = csdFlag(element, "Tween", true);
        readEasing(element, frame);
        switch (kind) {
        case StudioFrameKind::Pair:
            frame.pair.set(csdReal(element, "X", 0), csdReal(element, "Y", 0));
            break;
        case StudioFrameKind::Color:
            if (const XMLElement* const color = element.FirstChildElement("Color"))
                frame.color = csdColor(*color, frame.color);
            break;
        case StudioFrameKind::Texture: {
            CsdSource source(element, _scene.plists);
            source.resource(frame.texture, 0, "TextureFile");
        } break;
        case StudioFrameKind::Event:
            frame.text = csdText(element, "Value");
            break;
        case StudioFrameKind::Number:
            frame.number = element.IntAttribute("Value");
            break;
        case StudioFrameKind::Visible:
            frame.visible = csdFlag(element, "Value", true);
            break;
        case StudioFrameKind::Inner: {
            CsdSource source(element, _scene.plists);
            source.choice(frame.innerType, 0, "InnerActionType",
                          {"LoopAction", "NoLoopAction", "SingleFrame"});
            frame.text = csdText(element, "CurrentAniamtionName");
            frame.number = element.IntAttribute("SingleFrameIndex");
            break;
        }
        case StudioFrameKind::Blend:
            frame.blend = csdBlend(element, frame.blend);
            break;
        }
        return frame;
    }

    static void readEasing(const XMLElement& element, StudioFrame& frame) {
        const XMLElement* const easing = element.FirstChildElement("EasingData");
        if (!easing) return;
        frame.hasEasing = true;
        frame.easing = easing->IntAttribute("Type", -1);
        const XMLElement* const points = easing->FirstChildElement("Points");
        for (const XMLElement* point = points ? points->FirstChildElement() : nullptr; point;
             point = point->NextSiblingElement()) {
            frame.easingPoints.push_back(csdReal(*point, "X", 0.0f));
            frame.easingPoints.push_back(csdReal(*point, "Y", 0.0f));
        }
    }

    const std::string& _name;
    StudioScene& _scene;
    StudioLimits _limits{};
};

/// The innermost "Content" with the scene.
const XMLElement* contentOf(const XMLElement* element) {
    for (; element; element = element->FirstChildElement("Content"))
        if (element->FirstChildElement("ObjectData")) return element;
    return nullptr;
}

} // namespace

bool readCsd(const std::string& xml, const std::string& name, StudioScene& scene) {
    tinyxml2::XMLDocument document;
    if (document.Parse(xml.data(), xml.size()) != tinyxml2::XML_SUCCESS)
        copra::warning("CSLoader: %s:%d: %s", name.c_str(), document.ErrorLineNum(), document.ErrorName());
    else if (const XMLElement* const content = contentOf(document.RootElement()))
        CsdReader(name, scene).readContent(*content);
    if (!scene.hasRoot) copra::warning("CSLoader: %s is not a scene of Cocos Studio 2 or 3", name.c_str());
    return scene.hasRoot;
}

} // namespace copra
