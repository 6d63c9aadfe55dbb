#pragma once

#include "math/Rect.h"
#include "math/Vec2.h"
#include "scene/Node.h"

#include <functional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

namespace copra {
namespace testing {

/// A line of a test. As a default argument, it is the line of the call.
struct TestLine {
    const char* file; ///< The path of the source.
    int number;       ///< The number of the line, from 1.

    /// Returns the line of the call, or of the call whose default argument it is.
    static TestLine current(const char* file = __builtin_FILE(), int number = __builtin_LINE()) {
        return {file, number};
    }
};

/// The scope of a test step that can fail. Failures in it name the line of the outermost step. It is for the
/// main thread only.
class TestStep {
public:
    /// Begins a step at a line of the test.
    explicit TestStep(const TestLine& line);
    ~TestStep();
    TestStep(const TestStep&) = delete;
    TestStep& operator=(const TestStep&) = delete;

private:
    bool _isOutermost;
};

/// Thrown when a test step fails, for example because a node does not exist or a tap hits a hidden node.
/// GoogleTest reports it as a failure of the test.
class TestFailure : public std::runtime_error {
public:
    /// Constructs a failure whose message begins with the line of the step, as in compilers:
    /// "GameTest.cpp:41: ".
    explicit TestFailure(const std::string& message);
};

/// Returns the readable name of a class.
std::string className(const std::type_info& type);
/// Returns a description of a node: its class, the path of its names, and its position, or "null" for a null
/// pointer.
std::string describe(const cocos2d::Node* node);
/// Returns the names of the parents of a node, from the scene down, and of the node, separated by '/'. The
/// class takes the place of a missing name.
std::string pathOf(const cocos2d::Node& node);

/// A function that accepts or rejects a node.
using NodeTest = std::function<bool(cocos2d::Node&)>;

/// Returns the first descendant of `root` with this path for which `accepts` returns true, or null. A path
/// consists of names separated by '/': "hud/score" is a node "score" anywhere below a node "hud" that is
/// anywhere below `root`. The search is depth first, in the order of the children.
cocos2d::Node* findNode(const cocos2d::Node& root, const std::string& path, const NodeTest& accepts);
/// Returns all descendants of `root` for which `accepts` returns true, depth first.
std::vector<cocos2d::Node*> findNodes(const cocos2d::Node& root, const NodeTest& accepts);

/// Returns the node as a T, or null if it is not a T.
template<typename T>
T* as(cocos2d::Node* node) {
    if constexpr (std::is_same_v<T, cocos2d::Node>)
        return node;
    else
        return dynamic_cast<T*>(node);
}

/// Returns the node of class T with a path, or null.
template<typename T = cocos2d::Node>
T* tryFind(const cocos2d::Node& root, const std::string& path) {
    T* found = nullptr;
    findNode(root, path, [&found](cocos2d::Node& node) {
        cocos2d::Node* any = &node;
        found = as<T>(any);
        return found != nullptr;
    });
    return found;
}

/// Returns all nodes of class T for which `accepts` returns true, or all of the class if `accepts` is empty.
template<typename T = cocos2d::Node>
std::vector<T*> findAll(const cocos2d::Node& root, const std::function<bool(T&)>& accepts = nullptr) {
    std::vector<T*> found;
    for (cocos2d::Node* node : findNodes(root, [](cocos2d::Node&) { return true; })) {
        T* typed = as<T>(node);
        if (typed && (!accepts || accepts(*typed))) found.push_back(typed);
    }
    return found;
}

/// Throws a TestFailure that says which path was searched for, and what exists below `root` instead: a node
/// with that path but of another class, a similar name, or all names.
[[noreturn]] void failToFind(const cocos2d::Node& root, const std::type_info& type, const std::string& path);
/// Throws a TestFailure that says that no node of this class was accepted, and what exists below `root`.
[[noreturn]] void failToFind(const cocos2d::Node& root, const std::type_info& type);

/// Returns the node of class T with a path. Throws a TestFailure if there is none.
template<typename T = cocos2d::Node>
T* find(const cocos2d::Node& root, const std::string& path, const TestLine& line = TestLine::current()) {
    if (T* found = tryFind<T>(root, path)) return found;
    const TestStep step(line);
    failToFind(root, typeid(T), path);
}

/// Returns the first node of class T for which `accepts` returns true. Throws a TestFailure if there is none.
template<typename T = cocos2d::Node>
T* findIf(const cocos2d::Node& root, const std::function<bool(T&)>& accepts,
          const TestLine& line = TestLine::current()) {
    const std::vector<T*> found = findAll<T>(root, accepts);
    if (!found.empty()) return found.front();
    const TestStep step(line);
    failToFind(root, typeid(T));
}

// --- What the player sees ---

/// Returns the center of a node on the screen, as its camera shows it, in design points, y up.
cocos2d::Vec2 centerOnScreen(const cocos2d::Node& node);
/// Returns why the player cannot see a node: it is not in the running scene, it or a parent is hidden, its
/// opacity or scale is 0, or its center is outside of the visible area. The text is empty if the player can
/// see the node.
std::string whyHidden(const cocos2d::Node* node);
/// Whether the content rectangles of two nodes overlap, at any rotation and scale. Touching edges do not
/// overlap.
[[nodiscard]] bool overlap(const cocos2d::Node& a, const cocos2d::Node& b);
/// Returns the texts of a node and of its visible descendants: labels, menu items, and widgets.
std::vector<std::string> shownTexts(const cocos2d::Node& node);

/// The target of input: a point of the screen in design points, y up, or the center of a node.
class Place {
public:
    /// Constructs a place in design points, y up.
    Place(const cocos2d::Vec2& point) : _point(point) {} // NOLINT: converts on purpose
    /// Constructs a place from its coordinates in design points, y up.
    Place(float x, float y) : _point(x, y) {} // NOLINT
    /// Constructs a place from the center of a node. If the node is null, the constructor throws a
    /// TestFailure.
    Place(const cocos2d::Node* node, const TestLine& line = TestLine::current()) // NOLINT
        : _point(pointOf(node, line)), _node(node) {}
    /// Returns the point in design points.
    const cocos2d::Vec2& point() const { return _point; }
    /// Throws a TestFailure if the player cannot see the node. `step` names what was tried.
    void requireShown(const std::string& step) const;

private:
    static cocos2d::Vec2 pointOf(const cocos2d::Node* node, const TestLine& line);

    cocos2d::Vec2 _point;
    const cocos2d::Node* _node = nullptr;
};

} // namespace testing
} // namespace copra
