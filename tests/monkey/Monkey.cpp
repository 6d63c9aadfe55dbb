#include "monkey/Monkey.h"

#include "app/GLViewImpl.h"
#include "backend/null/NullBackend.h"
#include "base/ScopedValue.h"
#include "cocos2d.h"
#include "monkey/DrawnValues.h"
#include "testsFolder.h"

#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <typeinfo>

using namespace cocos2d;

namespace monkey {

namespace {

constexpr int kMaxDepth = 3;

struct Table {
    const char* name;
    const std::vector<Operation>& (*operations)();
};

const Table kTables[] = {
    {"catalog", catalogOperations},     {"nodes", nodeOperations},
    {"properties", propertyOperations}, {"actions", actionOperations},
    {"widgets", widgetOperations},      {"composites", compositeWidgetOperations},
    {"effects", effectOperations},      {"actors", actorOperations},
    {"game", gameOperations},           {"extensions", extensionOperations},
    {"sounds", soundOperations},        {"physics", physicsOperations},
    {"studio", studioOperations},       {"bones", boneOperations},
    {"listeners", listenerOperations},  {"rendering", renderingOperations},
    {"legacy", legacyOperations},
};

std::string& chosenTables() {
    static std::string s_names;
    return s_names;
}

const std::vector<Operation>& allOperations() {
    static const std::vector<Operation> s_all = [] {
        std::vector<Operation> all;
        for (const Table& table : kTables) {
            if (!chosenTables().empty() && chosenTables().find(table.name) == std::string::npos) continue;
            for (const Operation& operation : table.operations())
                for (int i = 0; i < operation.weight; ++i) all.push_back(operation);
        }
        return all;
    }();
    return s_all;
}

void collect(Node* node, std::vector<Node*>& nodes) {
    nodes.push_back(node);
    for (Node* child : node->getChildren()) collect(child, nodes);
}

/// Nothing looks at the pixels of render textures, and drawing them without a graphics card takes most of the time.
std::unique_ptr<copra::testing::TestApp> makeStage() {
    auto stage = std::make_unique<copra::testing::TestApp>();
    auto& view = dynamic_cast<GLViewImpl&>(stage->view());
    copra::nullParts(view.backend()).textures->setRasterizing(false);
    return stage;
}

} // namespace

Monkey::Monkey(Draw::Note trace) : _trace(std::move(trace)), _stage(makeStage()) {
    const std::string tests = copra::testsFolder();
    FileUtils::getInstance()->setSearchPaths({tests + "/gallery/assets", tests + "/gallery/assets/widgets",
                                              tests + "/conformance/part2/assets", tests + "/../resources",
                                              tests + "/../resources/fonts", tests});
    FileUtils::getInstance()->setPopupNotify(false);
    _stage->run(Scene::create());
}

Monkey::~Monkey() {
    _depth = kMaxDepth; // callbacks of what is destroyed now do nothing
    _orphans.clear();
    Director::getInstance()->getScheduler()->unscheduleAll();
    Director::getInstance()->getEventDispatcher()->removeAllEventListeners();
}

void Monkey::frame() {
    _callbacks = 0;
    try {
        takeFrame();
    } catch (const Thrown&) {
        // The next frame must find all services in order.
    }
}

void Monkey::takeFrame() {
    try {
        _stage->step();
    } catch (const Thrown&) {
        if (_trace) _trace("\n    a callback threw");
    }
    if (!Director::getInstance()->isValid()) { // an operation has ended the game: the next one begins
        _stage.reset();
        _stage = makeStage();
    }
    if (!_stage->scene()) _stage->run(Scene::create());
    payForFrame();
    undo();
}

void Monkey::payForFrame() {
    Director* const director = Director::getInstance();
    const auto vertices = static_cast<long>(director->getRenderer()->getDrawnVertices());
    Scene* const scene = _stage->scene(); // null after a callback has popped the last one
    if (scene && !_budget.pay(Budget::workOf(scene, vertices))) director->replaceScene(Scene::create());
}

void Monkey::undoAfter(int frames, std::function<void()> undo) {
    _undos.push_back({frames, std::move(undo)});
}

void Monkey::undo() {
    std::vector<Undo> due;
    for (auto each = _undos.begin(); each != _undos.end();) {
        const bool isDue = --each->frames <= 0;
        if (isDue) due.push_back(std::move(*each));
        each = isDue ? _undos.erase(each) : std::next(each);
    }
    for (const Undo& each : due) each.call();
}

void Monkey::act(std::uint64_t seed) {
    if (_depth >= kMaxDepth || !_stage || !_stage->scene()) return; // also while the game ends
    Draw draw(seed, _trace);
    const Operation& operation = allOperations()[draw.below(allOperations().size())];
    if (_trace) _trace("\n" + std::string(static_cast<std::size_t>(_depth) * 4, ' ') + operation.name);
    const copra::ScopedValue drawing(_draw, &draw);
    const copra::ScopedValue depth(_depth, _depth + 1);
    try {
        operation.run(*this);
    } catch (const Thrown&) {
        if (_depth > 1) throw; // through what called the callback
    }
}

void Monkey::choose(const std::string& tables) {
    chosenTables() = tables;
    if (!allOperations().empty()) return;
    std::fprintf(stderr, "monkey: there are these tables:");
    for (const Table& table : kTables) std::fprintf(stderr, " %s", table.name);
    std::fprintf(stderr, "\n");
    std::exit(2);
}

const char* Monkey::nameOf(std::uint64_t seed) {
    Draw draw(seed, {});
    return allOperations()[draw.below(allOperations().size())].name;
}

std::vector<Node*> Monkey::allNodes() const {
    std::vector<Node*> nodes;
    if (Scene* const scene = _stage->scene()) collect(scene, nodes);
    return nodes;
}

std::string Monkey::describe(Node* node) const {
    return node ? std::string(" [") + typeid(*node).name() + "]" : " [null]";
}

Node* Monkey::node() {
    const std::vector<Node*> nodes = allNodes();
    if (nodes.empty()) throw Thrown();
    Node* const found = nodes[_draw->below(nodes.size())];
    if (_trace) _trace(describe(found));
    return found;
}

Node* Monkey::findIf(bool (*accepts)(const Node*)) {
    std::vector<Node*> found;
    for (Node* each : allNodes())
        if (accepts(each)) found.push_back(each);
    return found.empty() ? nullptr : found[_draw->below(found.size())];
}

Node* Monkey::orphan() {
    if (_orphans.empty()) return nullptr;
    return _orphans[_draw->below(_orphans.size())];
}

void Monkey::add(Node* fresh) {
    if (!fresh) return;
    if (_draw->chance(5)) keep(fresh);
    if (_draw->chance(3)) return; // dies with the pool
    const std::vector<Node*> nodes = allNodes();
    if (nodes.size() > Budget::kMostNodes) {
        _stage->scene()->removeAllChildren();
        return;
    }
    Node* const parent = node();
    parent->addChild(fresh, _draw->integer(-2, 2), _draw->oneOf({"", "a", "b", "name"}));
}

void Monkey::keep(Node* node) {
    if (node && _orphans.size() < Budget::kMostOrphans)
        _orphans.emplace_back(node);
    else if (!_orphans.empty())
        _orphans.erase(_orphans.begin());
}

std::string Monkey::image() {
    return _draw->oneOf({"box.png", "checker.png", "white.png", "honey.png", "tiles.png", "bar.png",
                         "knob.png", "ring.png", "garden.tga", "semi.png", "no-such.png", ""});
}

SpriteFrame* Monkey::spriteFrame() {
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("sheet0.plist");
    if (_draw->chance(Budget::kPercentOfLargeSheets / 3))
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    if (_draw->chance(60)) return SpriteFrame::create(image(), Rect(0.0f, 0.0f, 8.0f, 8.0f));
    return SpriteFrame::create(image(), _draw->rect());
}

FiniteTimeAction* Monkey::action(int depth) {
    DrawnValues values(*this, depth);
    for (;;) {
        const auto& makers = actionMakers();
        Action* const made = makers[_draw->below(makers.size())](values);
        auto* const finite = dynamic_cast<FiniteTimeAction*>(made);
        if (finite || !made) return finite;
    }
}

Node* Monkey::exampleOf(const std::string& source) {
    std::vector<const catalog::Entry*> found;
    for (const catalog::Entry& entry : catalog::entries())
        if (entry.node && entry.sceneName().rfind(source + "/", 0) == 0) found.push_back(&entry);
    DrawnValues values(*this);
    return found[_draw->below(found.size())]->node(values);
}

std::function<void()> Monkey::callback(const Replace& replace) {
    return callbackOf(_draw->bits(), replace);
}

std::function<void()> Monkey::callbackOf(std::uint64_t seed, const Replace& replace) {
    return [this, owned = std::make_shared<const std::uint64_t>(seed), replace] {
        if (_depth >= kMaxDepth || !_stage || ++_callbacks > Budget::kMostCallbacks) return;
        Monkey& monkey = *this;
        const std::weak_ptr<const std::uint64_t> watched = owned;
        Draw fate(~*owned, {});
        act(*owned);
        if (replace && fate.chance(30))
            replace(fate.flag() ? nullptr : monkey.callbackOf(fate.bits(), replace));
        if (watched.expired()) {
            std::fprintf(stderr, "\nAssert failed: a callback was destroyed while it ran\n");
            std::abort();
        }
        if (fate.chance(5)) throw Thrown();
    };
}

} // namespace monkey
