#include "studio/timeline/ComExtensionData.h"

#include "base/autoreleased.h"

namespace cocostudio {

const std::string ComExtensionData::COMPONENT_NAME = "ComExtensionData";

ComExtensionData::ComExtensionData() {
    _name = COMPONENT_NAME;
}

ComExtensionData::~ComExtensionData() = default;

ComExtensionData* ComExtensionData::create() {
    return copra::createAutoreleased<ComExtensionData>();
}

bool ComExtensionData::init() {
    _timelineData = timeline::ActionTimelineData::create(0);
    return true;
}

void ComExtensionData::setActionTag(int actionTag) {
    _timelineData->setActionTag(actionTag);
}

int ComExtensionData::getActionTag() const {
    return _timelineData->getActionTag();
}

} // namespace cocostudio
