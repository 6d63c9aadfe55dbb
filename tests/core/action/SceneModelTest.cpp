/// Nodes, actions and timers together against a model that does everything the slow and obvious way: random
/// things happen between frames and inside every callback, and the whole log and state must agree.

#include "action/SceneModel.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Move.h"
#include "action/Sequence.h"
#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "diagnosis/LeakReport.h"
#include "render/Renderer.h"
#include "scene/ActionManager.h"
#include "scene/Node.h"
#include "scene/SceneContext.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

using namespace cocos2d;

namespace {

using Happened = SceneModel::Happened;

/// Says what happens to it.
class Probe : public Node {
public:
    Probe(int id, const Happened& happened) : _id(std::to_string(id)), _happened(happened) {}

    void onEnter() override {
        // Half of them speak before the base, half within it.
        if (getTag() % 2)
            _happened("enter " + _id);
        else
            setOnEnterCallback([this] { _happened("enter " + _id); });
        Node::onEnter();
    }
    void onEnterTransitionDidFinish() override {
        _happened("finish " + _id);
        Node::onEnterTransitionDidFinish();
    }
    void onExitTransitionDidStart() override {
        _happened("start " + _id);
        Node::onExitTransitionDidStart();
    }
    void onExit() override {
        _happened("exit " + _id);
        Node::onExit();
    }
    void update(float) override { _happened("update " + _id); }
    void draw(Renderer*, const Mat4&, uint32_t) override { _happened("draw " + _id); }

private:
    std::string _id;
    const Happened& _happened;
};

/// Says every step, and its end.
class Ticker : public Action {
public:
    Ticker(int steps, std::string label, const Happened& happened)
        : _steps(steps), _label(std::move(label)), _happened(happened) {}

    void step(float) override {
        --_steps;
        _happened("tick " + _label);
    }
    bool isDone() const override { return _steps <= 0; }
    void stop() override {
        _happened("stop " + _label);
        Action::stop();
    }

private:
    int _steps;
    std::string _label;
    const Happened& _happened;
};

/// The framework with the same interface as the model.
class SceneWorld {
public:
    SceneWorld(int count, Happened happened) : _happened(std::move(happened)), _nodes(count) {
        for (int i = 0; i < count; ++i) renew(i);
        _context.frame.runningScene = nullptr;
    }

    int count() const { return static_cast<int>(_nodes.size()); }
    bool canAdd(int parent, int child) const {
        if (child == 0 || _nodes[child]->getParent()) return false;
        for (const Node* n = _nodes[parent]; n; n = n->getParent())
            if (n == _nodes[child].get()) return false;
        return true;
    }
    bool canRenew(int n) const {
        return n != 0 && !_nodes[n]->getParent() && _nodes[n]->getChildrenCount() == 0;
    }
    void renew(int n) {
        if (_nodes[n]) _nodes[n]->cleanup();
        RefPtr<Node> fresh;
        fresh.weakAssign(new Probe(n, _happened));
        fresh->setTag(n);
        _nodes[n] = fresh;
    }

    void add(int p, int c, int z) { _nodes[p]->addChild(_nodes[c], z); }
    void remove(int c, bool cleanup) { _nodes[c]->removeFromParentAndCleanup(cleanup); }
    void removeAll(int p, bool cleanup) { _nodes[p]->removeAllChildrenWithCleanup(cleanup); }
    void reorder(int c, int z) {
        if (Node* parent = _nodes[c]->getParent()) parent->reorderChild(_nodes[c], z);
    }
    void setZ(int c, int z) { _nodes[c]->setLocalZOrder(z); }
    void enterScene() {
        _nodes[0]->onEnter();
        _nodes[0]->onEnterTransitionDidFinish();
    }
    void leaveScene() {
        _nodes[0]->onExitTransitionDidStart();
        _nodes[0]->onExit();
    }
    void visit() {
        _context.frame.visiting = true;
        _nodes[0]->visit(_context.renderer(), Mat4::IDENTITY, 0);
        _context.frame.visiting = false;
        _context.renderer()->clean();
        PoolManager::getInstance()->getCurrentPool()->clear();
    }

    void runCall(int n, float wait, const std::string& label) {
        auto* call = CallFunc::create([this, label] { _happened("call " + label); });
        _nodes[n]->runAction(Sequence::create(DelayTime::create(wait), call, nullptr));
    }
    void runTicker(int n, int steps, int tag, const std::string& label) {
        RefPtr<Ticker> ticker;
        ticker.weakAssign(new Ticker(steps, label, _happened));
        ticker->setTag(tag);
        _nodes[n]->runAction(ticker);
    }
    void runMove(int n, float duration, float way) {
        _nodes[n]->runAction(MoveBy::create(duration, Vec2(way, 0)));
    }
    void stopAll(int n) { _nodes[n]->stopAllActions(); }
    void stopTagged(int n, int tag) { _nodes[n]->stopActionByTag(tag); }
    void stopAllTagged(int n, int tag) { _nodes[n]->stopAllActionsByTag(tag); }

    void scheduleUpdate(int n, int priority) { _nodes[n]->scheduleUpdateWithPriority(priority); }
    void unscheduleUpdate(int n) { _nodes[n]->unscheduleUpdate(); }
    void schedule(int n, float interval, unsigned repeat, float delay, const std::string& name) {
        const std::string text = "timer " + std::to_string(n) + name;
        _nodes[n]->schedule([this, text](float) { _happened(text); }, interval, repeat, delay, name);
    }
    void unschedule(int n, const std::string& name) { _nodes[n]->unschedule(name); }
    void unscheduleAll(int n) { _nodes[n]->unscheduleAllCallbacks(); }
    void pause(int n) { _nodes[n]->pause(); }
    void resume(int n) { _nodes[n]->resume(); }
    void frame(float dt) {
        _context.update(dt);
        PoolManager::getInstance()->getCurrentPool()->clear();
    }

    bool isRunning(int n) const { return _nodes[n]->isRunning(); }
    bool isConnected(int n) const {
        const Node* node = _nodes[n];
        while (node->getParent()) node = node->getParent();
        return node == _nodes[0].get();
    }
    std::string state() const {
        std::ostringstream text;
        for (const auto& node : _nodes) {
            text << node->getTag() << (node->isRunning() ? "r" : "-") << " z" << node->getLocalZOrder()
                 << " x" << std::fixed << std::setprecision(2) << node->getPositionX() << " a"
                 << node->getNumberOfRunningActions() << " (";
            for (const Node* child : node->getChildren()) text << child->getTag() << " ";
            text << ") " << node->isScheduled("a") << node->isScheduled("b") << '\n';
        }
        return text.str();
    }

private:
    Happened _happened;
    copra::SceneContext _context;
    std::vector<RefPtr<Node>> _nodes;
};

/// Lets random things happen to a world. The same seed makes the same things happen as long as the calls
/// agree.
template<class World>
class Play {
public:
    explicit Play(unsigned seed)
        : _random(seed), _world(8, [this](const std::string& what) { happened(what); }) {}

    std::string run(int operations) {
        _world.enterScene();
        while (_operations < operations) {
            for (int k = pick(5); k > 0; --k) {
                _allowance = 6;
                act();
            }
            if (pick(20) == 0) {
                if (_world.isRunning(0))
                    _world.leaveScene();
                else
                    _world.enterScene();
            }
            const float dt = static_cast<float>(pick(5)) * 0.0625f;
            note("frame");
            _allowance = 6;
            _world.frame(dt);
            if (pick(3) == 0) _world.visit();
            note(_world.state());
            checkLives();
        }
        if (_world.isRunning(0)) _world.leaveScene();
        return _log.str();
    }

private:
    int pick(int n) { return static_cast<int>(_random() % static_cast<unsigned>(n)); }
    void note(const std::string& line) { _log << line << '\n'; }

    void happened(const std::string& what) {
        note(what);
        const auto space = what.find(' ');
        const std::string verb = what.substr(0, space);
        if (verb == "enter") ++_entered[what.substr(space)];
        if (verb == "exit") --_entered[what.substr(space)];
        if (verb == "draw" || _allowance <= 0 || pick(4) != 0) return;
        --_allowance;
        act();
    }

    /// What must hold whatever the model says: who runs is in the running scene, and has entered once more
    /// than left.
    void checkLives() {
        for (int i = 0; i < _world.count(); ++i) {
            const bool shouldRun = _world.isRunning(0) && _world.isConnected(i);
            if (_world.isRunning(i) != shouldRun)
                note("node " + std::to_string(i) + " is in the wrong state");
            if (_entered[" " + std::to_string(i)] != (shouldRun ? 1 : 0))
                note("node " + std::to_string(i) + " entered and left unevenly");
        }
    }

    void act() {
        ++_operations;
        const int n = pick(_world.count());
        const int other = pick(_world.count());
        const std::string key(1, static_cast<char>('a' + pick(2)));
        const int z = pick(4) - 1;
        switch (pick(24)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
            if (_world.canAdd(n, other)) _world.add(n, other, z);
            break;
        case 6:
        case 7:
            _world.remove(n, pick(2) == 0);
            break;
        case 8:
            _world.removeAll(n, pick(2) == 0);
            break;
        case 9:
            _world.reorder(n, z);
            break;
        case 10:
            _world.setZ(n, z);
            break;
        case 11:
            if (_world.canRenew(n)) _world.renew(n);
            break;
        case 12:
        case 13:
            actOnActions(n);
            break;
        case 14:
            _world.runCall(n, static_cast<float>(pick(4)) * 0.0625f, label());
            break;
        case 15:
            _world.runTicker(n, 1 + pick(4), pick(3), label());
            break;
        case 16:
            _world.runMove(n, static_cast<float>(1 + pick(8)) * 0.125f, static_cast<float>(pick(9) - 4));
            break;
        case 17:
            _world.scheduleUpdate(n, pick(3) - 1);
            break;
        case 18:
        case 19:
            _world.schedule(n, static_cast<float>(pick(3)) * 0.125f,
                            pick(2) ? CC_REPEAT_FOREVER : static_cast<unsigned>(pick(3)),
                            static_cast<float>(pick(2)) * 0.25f, key);
            break;
        case 20:
            if (pick(2) == 0)
                _world.unscheduleUpdate(n);
            else
                _world.unschedule(n, key);
            break;
        case 21:
            if (pick(3) == 0) _world.unscheduleAll(n);
            break;
        case 22:
            _world.pause(n);
            break;
        default:
            _world.resume(n);
        }
    }
    void actOnActions(int n) {
        switch (pick(3)) {
        case 0:
            _world.stopAll(n);
            break;
        case 1:
            _world.stopTagged(n, pick(3));
            break;
        default:
            _world.stopAllTagged(n, pick(3));
        }
    }
    std::string label() { return std::to_string(++_serial); }

    std::mt19937 _random;
    std::ostringstream _log;
    std::map<std::string, int> _entered;
    int _operations = 0;
    int _allowance = 0;
    int _serial = 0;
    World _world;
};

class SceneModelTest : public testing::TestWithParam<unsigned> {};

/// The lines around the first one that differs.
std::string difference(const std::string& expected, const std::string& actual) {
    std::istringstream a(expected), b(actual);
    std::string lineA, lineB;
    std::vector<std::string> before;
    while (std::getline(a, lineA)) {
        if (!std::getline(b, lineB)) lineB = "(the end)";
        before.push_back(lineA);
        if (lineA == lineB) continue;
        std::string text;
        for (std::size_t i = before.size() > 60 ? before.size() - 60 : 0; i < before.size(); ++i)
            text += before[i] + "\n";
        return text + "  but was: " + lineB;
    }
    return "";
}

} // namespace

TEST_P(SceneModelTest, EverythingHappensAsInTheModel) {
    PoolManager::getInstance()->getCurrentPool()->clear();
    const std::size_t aliveBefore = copra::LeakReport::liveCount();
    const std::string expected = Play<SceneModel>(GetParam()).run(10000);
    const std::string actual = Play<SceneWorld>(GetParam()).run(10000);
    EXPECT_EQ(difference(expected, actual), "");
    EXPECT_EQ(actual.size(), expected.size());
    EXPECT_EQ(expected.find("in the wrong state"), std::string::npos);
    const auto pos = expected.find("unevenly");
    EXPECT_EQ(pos, std::string::npos) << expected.substr(pos - 1100, 1150);
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(copra::LeakReport::liveCount(), aliveBefore) << copra::LeakReport::text();
}

INSTANTIATE_TEST_SUITE_P(Seeds, SceneModelTest, testing::Values(1u, 2u, 3u, 5u, 8u, 13u, 21u, 34u, 55u, 89u));
