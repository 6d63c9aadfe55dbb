#include "cocos2d.h"
#include "monkey/DrawnValues.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

void run(Monkey& m) {
    Node* const node = m.node();
    auto* const action = m.action();
    if (!action) return;
    if (m.draw().chance(20)) action->setTag(m.draw().integer(0, 3));
    node->runAction(action);
}

void runForever(Monkey& m) {
    Node* const node = m.node();
    node->runAction(RepeatForever::create(DrawnValues(m).interval(DelayTime::create(1.0f))));
}

/// An action that only some nodes can run, on one of these.
void runOnSubject(Monkey& m) {
    static const std::vector<catalog::Entry> s_entries = [] {
        std::vector<catalog::Entry> found;
        for (const catalog::Entry& entry : catalog::entries())
            if (!entry.subject.empty()) found.push_back(entry);
        return found;
    }();
    const catalog::Entry& entry = s_entries[m.draw().below(s_entries.size())];
    Node* const node = m.findIf(entry.accepts);
    DrawnValues values(m);
    Action* const action = node ? entry.action(values) : nullptr;
    if (action) node->runAction(action);
}

} // namespace

// Other forms of the actions of tests/catalog, one line for each.
#define ACTION(expression) [](catalog::Values& d) -> Action* { return expression; }

const std::vector<ActionMaker>& actionMakers() {
    static const std::vector<ActionMaker> s_makers = [] {
        std::vector<ActionMaker> makers = {
            ACTION(MoveBy::create(d.seconds(1), Vec3(d.number(1), d.number(1), d.number(1)))),
            ACTION(MoveTo::create(d.seconds(1), Vec3(d.number(1), d.number(1), d.number(1)))),
            ACTION(ScaleTo::create(d.seconds(1), d.number(1), d.number(1), d.number(1))),
            ACTION(RotateBy::create(d.seconds(1), d.number(1), d.number(1))),
            ACTION(RotateBy::create(d.seconds(1), Vec3(d.number(1), d.number(1), d.number(1)))),
            ACTION(RotateTo::create(d.seconds(1), d.number(1), d.number(1))),
            ACTION(RotateTo::create(d.seconds(1), Vec3(d.number(1), d.number(1), d.number(1)))),
            ACTION(TintBy::create(d.seconds(1), 100, -100, 30000)),
            ACTION(ActionTween::create(d.seconds(1), d.text("key"), d.number(0), d.number(1))),
            ACTION(Sequence::create(d.action(nullptr), nullptr)),
            ACTION(EaseElasticIn::create(d.interval(nullptr))),
            ACTION(EaseElasticOut::create(d.interval(nullptr))),
            ACTION(EaseElasticInOut::create(d.interval(nullptr))),
        };
        for (const catalog::Entry& entry : catalog::entries())
            if (entry.action) makers.push_back(entry.action);
        return makers;
    }();
    return s_makers;
}

const std::vector<Operation>& actionOperations() {
    static const std::vector<Operation> s_operations = {
        {"runAction", run, 12},
        {"runAction(RepeatForever)", runForever, 2},
        {"runAction(of a kind of node)", runOnSubject, 5},
        {"runAction(Speed)",
         [](Monkey& m) {
             Node* const node = m.node();
             DrawnValues values(m);
             node->runAction(catalog::find("Speed").action(values));
         }},
        {"runAction(Follow)",
         [](Monkey& m) {
             Node* const node = m.node();
             Node* const other = m.node();
             if (node != other) node->runAction(Follow::create(other, m.draw().rect()));
         }},
        {"stopAllActions", [](Monkey& m) { m.node()->stopAllActions(); }, 2},
        {"stopActionByTag", [](Monkey& m) { m.node()->stopActionByTag(m.draw().integer(0, 3)); }},
        {"clone and reverse",
         [](Monkey& m) {
             Node* const node = m.node();
             if (auto* const action = m.action()) node->runAction(action->clone());
             auto* const move = MoveBy::create(m.draw().seconds(), m.draw().point());
             if (move) node->runAction(move->reverse());
         }},
        {"run one action twice",
         [](Monkey& m) {
             Action* const action = m.action();
             if (!action) return;
             m.node()->runAction(action);
             m.node()->runAction(action);
         }},
        {"runAction(Follow::createWithOffset)",
         [](Monkey& m) {
             Node* const node = m.node();
             Node* const other = m.node();
             if (node != other)
                 node->runAction(
                     Follow::createWithOffset(other, m.draw().number(), m.draw().number(), m.draw().rect()));
         }},
        {"stopActionsByFlags", [](Monkey& m) { m.node()->stopActionsByFlags(1u); }},
        {"removeAllActions",
         [](Monkey&) { Director::getInstance()->getActionManager()->removeAllActions(); }},
        {"pauseAllRunningActions",
         [](Monkey&) {
             auto* const manager = Director::getInstance()->getActionManager();
             manager->resumeTargets(manager->pauseAllRunningActions());
         }},
        {"schedule",
         [](Monkey& m) {
             Node* const node = m.node();
             node->schedule([call = m.callback()](float) { call(); }, m.draw().seconds() + 0.05f,
                            static_cast<unsigned>(m.draw().integer(0, 3)), m.draw().seconds(),
                            m.draw().oneOf({"a", "b", "c"}));
         },
         3},
        {"unschedule",
         [](Monkey& m) {
             m.node()->unschedule(m.draw().oneOf({"a", "b", "c"}));
         }},
        {"scheduleOnce",
         [](Monkey& m) {
             Node* const node = m.node();
             node->scheduleOnce([call = m.callback()](float) { call(); }, m.draw().seconds(),
                                m.draw().text() + "k");
         }},
        {"scheduleUpdate", [](Monkey& m) { m.node()->scheduleUpdate(); }},
        {"scheduleUpdateWithPriority",
         [](Monkey& m) { m.node()->scheduleUpdateWithPriority(m.draw().anyInteger()); }},
        {"pauseAllTargets",
         [](Monkey&) {
             auto* const scheduler = Director::getInstance()->getScheduler();
             scheduler->resumeTargets(scheduler->pauseAllTargets());
         }},
        {"unscheduleUpdate", [](Monkey& m) { m.node()->unscheduleUpdate(); }},
        {"unscheduleAllCallbacks", [](Monkey& m) { m.node()->unscheduleAllCallbacks(); }},
        {"performFunctionInCocosThread",
         [](Monkey& m) {
             Director::getInstance()->getScheduler()->performFunctionInCocosThread(m.callback());
         }},
        {"mainLoop", [](Monkey&) { Director::getInstance()->mainLoop(0.01f); }, 2},
        {"Scheduler::update", [](Monkey&) { Director::getInstance()->getScheduler()->update(0.01f); }, 2},
        {"ActionManager::update",
         [](Monkey&) { Director::getInstance()->getActionManager()->update(0.01f); }},
        {"setScheduler",
         [](Monkey& m) {
             if (!m.draw().chance(20)) return; // the timers of all nodes stay behind
             RefPtr<Scheduler> scheduler;
             scheduler.weakAssign(new Scheduler());
             Director::getInstance()->setScheduler(scheduler);
         }},
        {"setActionManager",
         [](Monkey& m) {
             if (!m.draw().chance(20)) return;
             RefPtr<ActionManager> manager;
             manager.weakAssign(new ActionManager());
             Director::getInstance()->setActionManager(manager);
         }},
        {"setTimeScale",
         [](Monkey& m) {
             Director::getInstance()->getScheduler()->setTimeScale(m.draw().chance(80) ? 1.0f
                                                                                       : m.draw().seconds());
         }},
    };
    return s_operations;
}

} // namespace monkey
