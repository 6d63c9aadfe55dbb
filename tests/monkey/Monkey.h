#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "catalog/Catalog.h"
#include "monkey/Budget.h"
#include "monkey/Draw.h"
#include "testing/TestApp.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cocos2d {
class FiniteTimeAction;
class Node;
class SpriteFrame;
} // namespace cocos2d

namespace monkey {

/// What callbacks throw. It passes through the framework, and is caught around an operation and a frame.
struct Thrown {};

/// A game that random operations work on.
class Monkey {
public:
    /// trace: receives the notes of all steps; may be empty.
    explicit Monkey(Draw::Note trace);
    ~Monkey();

    /// Does one operation.
    void act(std::uint64_t seed);
    /// Only the operations of these tables are done, such as "nodes,studio"; by default those of all. Call it first.
    static void choose(const std::string& tables);
    /// The name of the operation that act() does first for a seed.
    static const char* nameOf(std::uint64_t seed);
    /// Takes a frame.
    void frame();

    // --- For operations ---

    /// The values of the operation that runs.
    Draw& draw() { return *_draw; }
    /// A node below the running scene, or that itself. Throws if there is none, which a frame within a callback may bring about.
    cocos2d::Node* node();
    /// A node of a type, or null where there is none.
    template<class T>
    T* find() {
        return dynamic_cast<T*>(findIf(catalog::isA<T>));
    }
    cocos2d::Node* findIf(bool (*accepts)(const cocos2d::Node*));
    /// A node that is kept outside the scene, or null.
    cocos2d::Node* orphan();
    /// Adds a new node somewhere, or keeps it as an orphan. Ignores null.
    void add(cocos2d::Node* node);
    void keep(cocos2d::Node* node);
    /// A name of a texture that can be loaded, at times of one that cannot.
    std::string image();
    cocos2d::SpriteFrame* spriteFrame();
    /// An action that may be run on any node; at times of several levels.
    cocos2d::FiniteTimeAction* action(int depth = 0);
    /// A node of a random entry of a source of tests/catalog, such as "widgets"; may be null.
    cocos2d::Node* exampleOf(const std::string& source);
    /// Stores a callback in the place of one, or none.
    using Replace = std::function<void(const std::function<void()>&)>;
    /// Does random operations when it is called, and then checks that it still exists. At times it replaces or clears itself by
    /// `replace`, and at times it throws.
    std::function<void()> callback(const Replace& replace = {});

    /// Calls a function after so many frames: for values that make everything else expensive.
    void undoAfter(int frames, std::function<void()> undo);

    copra::testing::TestApp& stage() { return *_stage; }

private:
    std::vector<cocos2d::Node*> allNodes() const;
    std::string describe(cocos2d::Node* node) const;
    std::function<void()> callbackOf(std::uint64_t seed, const Replace& replace);
    void takeFrame();

    Draw::Note _trace;
    std::unique_ptr<copra::testing::TestApp> _stage;
    struct Undo {
        int frames;
        std::function<void()> call;
    };

    void payForFrame();
    void undo();

    Budget _budget;
    std::vector<Undo> _undos;
    int _callbacks = 0; ///< of this frame
    Draw* _draw = nullptr;
    int _depth = 0;
    std::vector<cocos2d::RefPtr<cocos2d::Node>> _orphans;
};

/// Replaces the callback that an object stores, unless the object has been destroyed.
template<class Object, class Set>
Monkey::Replace replaceIn(Object* object, const Set& set) {
    return [weak = copra::WeakPtr<Object>(object), set](const std::function<void()>& next) {
        if (Object* const alive = weak.get()) set(*alive, next);
    };
}

/// Something that a monkey can do; `weight` times as often as one of weight 1.
struct Operation {
    const char* name;
    std::function<void(Monkey&)> run;
    int weight = 1;
};

// One table a family; a new call joins by one line in one of them. Nodes and actions join by an entry of tests/catalog.
const std::vector<Operation>& catalogOperations();
const std::vector<Operation>& nodeOperations();
const std::vector<Operation>& propertyOperations();
const std::vector<Operation>& actionOperations();
const std::vector<Operation>& widgetOperations();
const std::vector<Operation>& compositeWidgetOperations();
const std::vector<Operation>& effectOperations();
const std::vector<Operation>& actorOperations();
const std::vector<Operation>& gameOperations();
const std::vector<Operation>& extensionOperations();
const std::vector<Operation>& soundOperations();
const std::vector<Operation>& physicsOperations();
const std::vector<Operation>& studioOperations();
const std::vector<Operation>& boneOperations();
const std::vector<Operation>& listenerOperations();
const std::vector<Operation>& renderingOperations();
const std::vector<Operation>& legacyOperations();

using ActionMaker = cocos2d::Action* (*)(catalog::Values& d);
/// Those of the catalog, and some more.
const std::vector<ActionMaker>& actionMakers();

} // namespace monkey
