#pragma once

#include "catalog/Values.h"

#include <string>
#include <vector>

namespace cocos2d {
class Action;
class Scene;
} // namespace cocos2d

/// One entry for each action, node and transition: its class, and an example that makes one.
///
/// Everything that needs an object of every class takes it from here: CatalogTest runs each example, the monkey makes each with random
/// values, the reference shows the code of the example with the class, and the gallery has a scene for each class that no scene of
/// its own shows (docs/pictures.txt).
namespace catalog {

/// How an object of a class is made. Exactly one of `action`, `node` and `transition` is set.
struct Entry {
    std::string name; ///< "MoveBy", "copra::Swarm": without a namespace, cocos2d is meant
    std::string file; ///< of the example
    cocos2d::Action* (*action)(Values& d) = nullptr;
    cocos2d::Node* (*node)(Values& d) = nullptr;
    cocos2d::Scene* (*transition)(Values& d) = nullptr; ///< to the scene of Values::scene()
    std::string subject{}; ///< name of the entry whose nodes run the action; empty for all nodes
    bool (*accepts)(const cocos2d::Node*) =
        nullptr; ///< Whether a node is of the class, or may run the action.

    /// "actions/wiggle": the file of the example, and the class without its namespace. scripts/reference/class-pages.py has the same rule.
    std::string sceneName() const;
};

/// All entries, sorted by name.
const std::vector<Entry>& entries();
/// The entry of that name; throws std::out_of_range without one.
const Entry& find(const std::string& name);
/// The entries of the classes whose names begin so: "MenuItem".
std::vector<const Entry*> entriesOf(const std::string& beginning);
/// A node for an action to run on, with its subject as the example makes it, or a sprite.
cocos2d::Node* makeSubject(const Entry& entry);

/// Adds an entry. Returns true, so that it can initialize a constant; aborts the program if the class has one already.
bool add(Entry entry);

template<class T>
bool isA(const cocos2d::Node* node) {
    return dynamic_cast<const T*>(node) != nullptr;
}

} // namespace catalog

/// CATALOG_ACTION(Class) { return Class::create(d.seconds(1)); } enters an action that any node can run. Wrap each argument
/// that may have other values in a call of `d` (Values.h). The reference shows the code without these calls, and runs what is returned.
#define CATALOG_ACTION(Class)                                                                                \
    CATALOG_ENTRY_(__COUNTER__, Class, Class, action, "", ::catalog::isA<::cocos2d::Node>)
/// The same for an action that only nodes of the class `Subject` can run, which has an entry, too.
#define CATALOG_ACTION_OF(Subject, Class)                                                                    \
    CATALOG_ENTRY_(__COUNTER__, Class, Class, action, #Subject, ::catalog::isA<Subject>)
/// CATALOG_NODE(Class) { return Class::create(); } enters a node.
#define CATALOG_NODE(Class) CATALOG_ENTRY_(__COUNTER__, Class, Class, node, "", ::catalog::isA<Class>)

/// CATALOG_TRANSITION(Class) { return Class::create(d.seconds(1), d.scene()); } enters a transition to that scene.
#define CATALOG_TRANSITION(Class)                                                                            \
    CATALOG_ENTRY_(__COUNTER__, Class, Class, transition, "", ::catalog::isA<Class>)

#define CATALOG_ENTRY_(...) CATALOG_ENTRY_NUMBER_(__VA_ARGS__)
#define CATALOG_ENTRY_NUMBER_(number, Class, Made, kind, subject, accepts)                                   \
    static Made* makeEntry##number(::catalog::Values& d);                                                    \
    [[maybe_unused]] static const bool isEntryAdded##number = [] {                                           \
        ::catalog::Entry entry{#Class, __FILE__, nullptr, nullptr, nullptr, subject, accepts};               \
        entry.kind = [](::catalog::Values& d) -> decltype(entry.kind(d)) { return makeEntry##number(d); };   \
        return ::catalog::add(entry);                                                                        \
    }();                                                                                                     \
    static Made* makeEntry##number([[maybe_unused]] ::catalog::Values& d)
