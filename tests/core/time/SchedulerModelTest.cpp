/// The Scheduler against a model that does everything the slow and obvious way, with random things happening
/// inside and between callbacks.

#include "time/SchedulerModel.h"
#include "time/Scheduler.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>

using namespace cocos2d;

namespace {

using Callback = SchedulerModel::Callback;

/// Lets random things happen to a scheduler. The same seed makes the same things happen as long as the calls
/// agree.
template<class S>
class Play {
public:
    explicit Play(unsigned seed) : _random(seed) {}

    std::string run(int frames) {
        for (int i = 0; i < frames; ++i) {
            for (int k = pick(4); k > 0; --k) act();
            const float dt = static_cast<float>(pick(9)) * 0.0625f;
            _log << "frame " << dt << '\n';
            _scheduler.update(dt);
        }
        return _log.str();
    }

private:
    int pick(int n) { return static_cast<int>(_random() % static_cast<unsigned>(n)); }

    Callback noting(int target, const std::string& what) {
        const int serial = ++_serial;
        return [this, target, what, serial](float dt) {
            _log << target << what << '#' << serial << ' ' << dt << '\n';
            if (pick(4) == 0) act();
        };
    }

    void act() {
        const int target = pick(kTargets);
        void* address = &_targets[target];
        const std::string key(1, static_cast<char>('a' + pick(3)));
        switch (pick(11)) {
        case 0:
        case 1:
        case 2: {
            const unsigned repeat = pick(3) == 0 ? CC_REPEAT_FOREVER : static_cast<unsigned>(pick(4));
            const float interval = static_cast<float>(pick(4)) * 0.125f;
            const float delay = static_cast<float>(pick(3)) * 0.25f;
            _scheduler.schedule(noting(target, key), address, interval, repeat, delay, pick(8) == 0, key);
            break;
        }
        case 3:
        case 4:
            _scheduler.schedulePerFrame(noting(target, "!"), address, pick(5) - 2, pick(8) == 0);
            break;
        case 5:
            _scheduler.unschedule(key, address);
            break;
        case 6:
            _scheduler.unscheduleUpdate(address);
            break;
        case 7:
            _scheduler.unscheduleAllForTarget(address);
            break;
        case 8:
            _scheduler.pauseTarget(address);
            break;
        case 9:
            _scheduler.resumeTarget(address);
            break;
        default:
            _log << "? " << _scheduler.isScheduled(key, address) << _scheduler.isTargetPaused(address)
                 << '\n';
        }
    }

    static constexpr int kTargets = 6;
    S _scheduler;
    std::mt19937 _random;
    std::ostringstream _log;
    int _targets[kTargets] = {};
    int _serial = 0;
};

class SchedulerModelTest : public testing::TestWithParam<unsigned> {};

} // namespace

TEST_P(SchedulerModelTest, TheSchedulerDoesWhatTheModelDoes) {
    const std::string expected = Play<SchedulerModel>(GetParam()).run(300);
    const std::string actual = Play<Scheduler>(GetParam()).run(300);
    EXPECT_EQ(actual, expected);
}

INSTANTIATE_TEST_SUITE_P(Seeds, SchedulerModelTest, testing::Range(1u, 41u));
