#include "replay/Ghost.h"

namespace beecluster {

namespace {
constexpr std::size_t kMaxSteps = 60 * 60 * 10;      ///< of a stage: ten minutes
constexpr std::size_t kMaxAllSteps = kMaxSteps * 12; ///< of all stages: two hours
} // namespace

Ghost::Ghost(const Replay& replay) {
    std::vector<cocos2d::Vec2>* goals = &_goals[replay.setup.stage];
    std::size_t total = 0;
    const auto clear = [&] {
        total -= goals->size();
        std::vector<cocos2d::Vec2>().swap(*goals);
    };
    for (const Replay::Entry& entry : replay.entries) {
        switch (entry.kind) {
        case Replay::Entry::Kind::Step:
            for (int i = 0; i < entry.count && goals->size() < kMaxSteps && total < kMaxAllSteps;
                 ++i, ++total)
                goals->push_back(entry.input.goal);
            break;
        case Replay::Entry::Kind::Retry:
            clear();
            break;
        case Replay::Entry::Kind::Stage:
            goals = &_goals[replay.stageOf(entry)];
            clear();
            break;
        case Replay::Entry::Kind::Choice:
            break;
        }
    }
}

const cocos2d::Vec2* Ghost::goal(const std::string& stage, std::size_t step) const {
    const auto found = _goals.find(stage);
    return found == _goals.end() || step >= found->second.size() ? nullptr : &found->second[step];
}

} // namespace beecluster
