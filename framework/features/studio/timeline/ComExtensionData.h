#pragma once

#include "base/RefPtr.h"
#include "scene/Component.h"
#include "studio/timeline/ActionTimelineData.h"

#include <string>

namespace cocostudio {

/// Holds what Cocos Studio stores with a node in addition to its properties: the action tag, by which
/// timelines find the node, and the user data that was entered in the editor.
class ComExtensionData : public cocos2d::Component {
public:
    /// "ComExtensionData", the name of the component.
    static const std::string COMPONENT_NAME;

    static ComExtensionData* create();

    /// Sets the string that the editor calls "user data".
    virtual void setCustomProperty(const std::string& customProperty) { _customProperty = customProperty; }
    /// Returns the string that the editor calls "user data".
    virtual std::string getCustomProperty() const { return _customProperty; }
    /// Sets the tag of the node in the animations of its file.
    virtual void setActionTag(int actionTag);
    /// Returns the tag of the node in the animations of its file.
    virtual int getActionTag() const;

    bool init() override;
    ComExtensionData();
    ~ComExtensionData() override;

protected:
    std::string _customProperty;
    cocos2d::RefPtr<timeline::ActionTimelineData> _timelineData;
};

} // namespace cocostudio
