#include "base/Lives.h"

#include "base/Explainer.h"
#include "base/Ref.h"

#include <iterator>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace copra {
namespace {

/// Most mistakes use an object soon after its end.
constexpr std::size_t kEnded = 8192;

struct Registry {
    std::mutex mutex; // loaders create images on worker threads
    unsigned int frame = 1;
    bool isEndOfFrame = false;
    std::unordered_map<const cocos2d::Ref*, CallPlace> alive; ///< With the place of birth.
    std::vector<Life> ending; ///< Released by the last owner, and not destroyed yet.
    std::vector<Life> ended;  ///< A ring of the last kEnded.
    std::size_t endedCount = 0;
};

using Lock = std::unique_lock<std::mutex>;

// Never destroyed: objects with static storage duration are unregistered after main() has returned.
Registry& registry() {
    static Registry* const instance = new Registry;
    return *instance;
}

CallPlace here() {
    CallPlace place;
    place.count = explainer().captureCallers(place.frames.data(), CallPlace::kDepth);
    return place;
}

Life takeEnding(Registry& records, const cocos2d::Ref* object) {
    const auto found = std::find_if(records.ending.rbegin(), records.ending.rend(),
                                    [object](const Life& each) { return each.object == object; });
    if (found == records.ending.rend()) return {};
    const Life life = *found;
    records.ending.erase(std::next(found).base());
    return life;
}

} // namespace

void Lives::born(const cocos2d::Ref* object) {
    const CallPlace place = here();
    const Lock lock(registry().mutex);
    registry().alive[object] = place;
}

void Lives::released(const cocos2d::Ref* object) {
    Life life;
    life.object = object;
    life.type = &typeid(*object);
    life.release = here();
    const Lock lock(registry().mutex);
    registry().ending.push_back(life);
}

void Lives::died(const cocos2d::Ref* object) {
    Registry& records = registry();
    const Lock lock(records.mutex);
    const auto alive = records.alive.find(object);
    if (alive == records.alive.end()) return;
    Life life = takeEnding(records, object);
    life.object = object;
    life.birth = alive->second;
    life.frame = records.frame;
    life.isEndOfFrame = records.isEndOfFrame;
    records.alive.erase(alive);
    if (records.ended.size() < kEnded)
        records.ended.push_back(life);
    else
        records.ended[records.endedCount % kEnded] = life;
    ++records.endedCount;
}

bool Lives::isAlive(const cocos2d::Ref* object) {
    const Lock lock(registry().mutex);
    return registry().alive.count(object) > 0;
}

const cocos2d::Ref* Lives::find(const void* address) {
    const Lock lock(registry().mutex, std::try_to_lock);
    if (!lock.owns_lock()) return nullptr;
    const auto found = registry().alive.find(static_cast<const cocos2d::Ref*>(address));
    return found == registry().alive.end() ? nullptr : found->first;
}

bool Lives::findBirth(const void* address, CallPlace& birth) {
    const Lock lock(registry().mutex);
    const auto found = registry().alive.find(static_cast<const cocos2d::Ref*>(address));
    if (found == registry().alive.end()) return false;
    birth = found->second;
    return true;
}

std::size_t Lives::count() {
    const Lock lock(registry().mutex);
    return registry().alive.size();
}

void Lives::forEach(const std::function<void(const cocos2d::Ref&, const CallPlace&)>& visit) {
    const Lock lock(registry().mutex);
    for (const auto& [object, place] : registry().alive) visit(*object, place);
}

bool Lives::findEnded(const void* address, Life& life) {
    Registry& records = registry();
    const Lock lock(records.mutex, std::try_to_lock);
    if (!lock.owns_lock() || records.alive.count(static_cast<const cocos2d::Ref*>(address)) > 0) return false;
    for (std::size_t back = 1; back <= records.ended.size(); ++back) {
        const Life& ended = records.ended[(records.endedCount - back) % kEnded];
        if (ended.object != address) continue;
        life = ended;
        return true;
    }
    return false;
}

namespace {

void setMoment(unsigned int frame, bool isEnd) {
    const Lock lock(registry().mutex);
    registry().frame = frame;
    registry().isEndOfFrame = isEnd;
}

} // namespace

Lives::EndOfFrame::EndOfFrame(unsigned int number) : _number(number) {
    setMoment(number, true);
}

Lives::EndOfFrame::~EndOfFrame() {
    setMoment(_number + 1, false);
}

} // namespace copra
