/// Members of the Director that only axmol has.

#include "app/Director.h"
#include "compat/axmol/JobSystem.h"
#include "time/Scheduler.h"

namespace cocos2d {

JobSystem* Director::getJobSystem() const {
    static JobSystem s_jobs;
    return &s_jobs;
}

void Director::queueOperation(std::function<void(void*)> operation, void* param) {
    getScheduler()->performFunctionInCocosThread([operation = std::move(operation), param] {
        if (operation) operation(param);
    });
}

} // namespace cocos2d
