#include "testing/find.h"

#include "app/Director.h"
#include "base/ClosestName.h"
#include "diagnosis/readableName.h"
#include "scene/Camera.h"
#include "scene/Protocols.h"
#include "scene/Scene.h"
#include "ui/LabelWidget.h"
#include "ui/UIButton.h"
#include "ui/UITextField.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <sstream>
#include <unordered_set>

using namespace cocos2d;

namespace copra {
namespace testing {

// --- Failures ---

namespace {

TestLine s_line{nullptr, 0}; ///< Of the outermost step.

} // namespace

TestStep::TestStep(const TestLine& line) : _isOutermost(!s_line.file) {
    if (_isOutermost) s_line = line;
}

TestStep::~TestStep() {
    if (_isOutermost) s_line.file = nullptr;
}

TestFailure::TestFailure(const std::string& message)
    : std::runtime_error(s_line.file
                             ? std::string(s_line.file) + ":" + std::to_string(s_line.number) + ": " + message
                             : message) {}

// --- Names ---

std::string className(const std::type_info& type) {
    std::string readable = readableName(type);
    for (const char* hidden : {"cocos2d::", "(anonymous namespace)::"})
        for (std::size_t at = readable.find(hidden); at != std::string::npos; at = readable.find(hidden))
            readable.erase(at, std::string(hidden).size());
    return readable;
}

std::string pathOf(const Node& node) {
    const std::string own = node.getName().empty() ? className(typeid(node)) : node.getName();
    return node.getParent() ? pathOf(*node.getParent()) + "/" + own : own;
}

std::string describe(const Node* node) {
    if (!node) return "null";
    char place[64];
    std::snprintf(place, sizeof place, " at (%g, %g)", static_cast<double>(node->getPositionX()),
                  static_cast<double>(node->getPositionY()));
    return className(typeid(*node)) + " '" + pathOf(*node) + "'" + place;
}

// --- Search ---

namespace {

/// Visits the descendants depth first until `visit` returns true.
Node* visitBelow(const Node& root, const NodeTest& visit) {
    for (Node* child : root.getChildren()) {
        if (visit(*child)) return child;
        if (Node* found = visitBelow(*child, visit)) return found;
    }
    return nullptr;
}

/// The names below `root`, each once, as they would be searched.
std::vector<std::string> namesBelow(const Node& root) {
    std::vector<std::string> names;
    std::unordered_set<std::string> known;
    visitBelow(root, [&](Node& node) {
        if (!node.getName().empty() && known.insert(node.getName()).second) names.push_back(node.getName());
        return false;
    });
    return names;
}

/// The end of a sentence, or a sentence of its own behind the question of a `hint`.
std::string listed(const std::vector<std::string>& names, const std::string& hint = "") {
    constexpr std::size_t kMost = 20;
    if (names.empty()) return "; no node there has a name";
    std::string list = hint.empty() ? "; names there are:" : hint + " Names there are:";
    for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i) list += (i ? ", " : " ") + names[i];
    return names.size() > kMost ? list + ", ..." : list;
}

/// What may have been meant by a path: its parts are names.
std::string similarTo(const std::string& path, const std::vector<std::string>& names) {
    std::string hints;
    std::istringstream parts(path);
    for (std::string part; std::getline(parts, part, '/');) {
        if (std::find(names.begin(), names.end(), part) != names.end()) continue;
        ClosestName closest(part);
        for (const std::string& name : names) closest.offer(name);
        hints += closest.hint();
    }
    return hints;
}

} // namespace

Node* findNode(const Node& root, const std::string& path, const NodeTest& accepts) {
    const std::size_t slash = path.find('/');
    const std::string name = path.substr(0, slash);
    Node* found = nullptr;
    visitBelow(root, [&](Node& node) {
        if (node.getName() != name) return false;
        if (slash == std::string::npos)
            found = accepts(node) ? &node : nullptr;
        else
            found = findNode(node, path.substr(slash + 1), accepts);
        return found != nullptr;
    });
    return found;
}

std::vector<Node*> findNodes(const Node& root, const NodeTest& accepts) {
    std::vector<Node*> found;
    visitBelow(root, [&](Node& node) {
        if (accepts(node)) found.push_back(&node);
        return false;
    });
    return found;
}

void failToFind(const Node& root, const std::type_info& type, const std::string& path) {
    const std::string sentence =
        "there is no " + className(type) + " with the name '" + path + "' in " + pathOf(root);
    if (const Node* other = findNode(root, path, [](Node&) { return true; }))
        throw TestFailure(sentence + "; '" + pathOf(*other) + "' is a " + className(typeid(*other)));
    const std::vector<std::string> names = namesBelow(root);
    throw TestFailure(sentence + listed(names, similarTo(path, names)));
}

void failToFind(const Node& root, const std::type_info& type) {
    throw TestFailure("there is no " + className(type) + " that the predicate accepts in " + pathOf(root) +
                      listed(namesBelow(root)));
}

// --- What the player sees ---

namespace {

Vec2 centerInWorld(const Node& node) {
    return node.convertToWorldSpace(Vec2(node.getContentSize().width / 2, node.getContentSize().height / 2));
}

/// The front camera of the scene that draws the node.
const Camera* cameraOf(const Node& node) {
    Scene* scene = node.getScene();
    if (!scene) return nullptr;
    const std::vector<Camera*>& cameras = scene->getCameras();
    const auto draws = [&node](const Camera* camera) {
        return (static_cast<unsigned>(camera->getCameraFlag()) & node.getCameraMask()) != 0;
    };
    const auto found = std::find_if(cameras.rbegin(), cameras.rend(), draws);
    return found == cameras.rend() ? nullptr : *found;
}

using Corners = std::array<Vec2, 4>;

Corners cornersOf(const Node& node) {
    const Size& size = node.getContentSize();
    return {node.convertToWorldSpace(Vec2::ZERO), node.convertToWorldSpace(Vec2(size.width, 0.0f)),
            node.convertToWorldSpace(Vec2(size.width, size.height)),
            node.convertToWorldSpace(Vec2(0.0f, size.height))};
}

/// Whether the normal of an edge of `a` separates the quadrilaterals (separating axis theorem).
bool hasSeparatingEdge(const Corners& a, const Corners& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Vec2 axis = (a[(i + 1) % a.size()] - a[i]).getPerp();
        const auto range = [&axis](const Corners& corners) {
            float low = std::numeric_limits<float>::max();
            float high = std::numeric_limits<float>::lowest();
            for (const Vec2& corner : corners) {
                low = std::min(low, corner.dot(axis));
                high = std::max(high, corner.dot(axis));
            }
            return std::pair(low, high);
        };
        const auto [lowA, highA] = range(a);
        const auto [lowB, highB] = range(b);
        if (highA <= lowB || highB <= lowA) return true;
    }
    return false;
}

void addTexts(const Node& node, std::vector<std::string>& texts) {
    if (!node.isVisible()) return;
    if (const auto* label = dynamic_cast<const LabelProtocol*>(&node))
        texts.push_back(label->getString());
    else if (const auto* widget = dynamic_cast<const LabelWidget*>(&node))
        texts.push_back(widget->getString());
    else if (const auto* button = dynamic_cast<const ui::Button*>(&node))
        texts.push_back(button->getTitleText());
    else if (const auto* field = dynamic_cast<const ui::TextField*>(&node))
        texts.push_back(field->getString());
    for (const Node* child : node.getChildren()) addTexts(*child, texts);
}

} // namespace

Vec2 centerOnScreen(const Node& node) {
    const Vec2 center = centerInWorld(node);
    const Camera* camera = cameraOf(node);
    return camera ? camera->projectGL(Vec3(center.x, center.y, 0.0f)) : center;
}

std::string whyHidden(const Node* node) {
    if (!node) return "is null";
    if (!node->isRunning()) return "is in no running scene";
    for (const Node* part = node; part; part = part->getParent()) {
        const std::string which = part == node ? "" : "is below '" + pathOf(*part) + "', which ";
        if (!part->isVisible()) return which + "is not visible";
        if (part->getScaleX() == 0.0f || part->getScaleY() == 0.0f) return which + "has the scale 0";
    }
    if (node->getDisplayedOpacity() == 0) return "has the opacity 0";
    const Director& director = *Director::getInstance();
    const Rect area(director.getVisibleOrigin(), director.getVisibleSize());
    if (!area.containsPoint(centerOnScreen(*node))) return "is outside of the visible area";
    return {};
}

bool overlap(const Node& a, const Node& b) {
    const Corners first = cornersOf(a);
    const Corners second = cornersOf(b);
    return !hasSeparatingEdge(first, second) && !hasSeparatingEdge(second, first);
}

std::vector<std::string> shownTexts(const Node& node) {
    std::vector<std::string> texts;
    addTexts(node, texts);
    return texts;
}

Vec2 Place::pointOf(const Node* node, const TestLine& line) {
    const TestStep step(line);
    if (!node) throw TestFailure("the node is null");
    return centerOnScreen(*node);
}

void Place::requireShown(const std::string& step) const {
    if (!_node) return;
    if (const std::string reason = whyHidden(_node); !reason.empty())
        throw TestFailure(step + ": " + describe(_node) + " " + reason);
}

} // namespace testing
} // namespace copra
