#include "studio/timeline/ActionTimelineData.h"

#include "base/autoreleased.h"

namespace cocostudio {
namespace timeline {

ActionTimelineData* ActionTimelineData::create(int actionTag) {
    return copra::createAutoreleased<ActionTimelineData>(actionTag);
}

bool ActionTimelineData::init(int actionTag) {
    _actionTag = actionTag;
    return true;
}

} // namespace timeline
} // namespace cocostudio
