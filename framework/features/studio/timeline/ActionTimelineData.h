#pragma once

#include "base/Ref.h"

namespace cocostudio {
namespace timeline {

/// The action tag of a node. Timelines with the same tag animate the node.
class ActionTimelineData : public cocos2d::Ref {
public:
    static ActionTimelineData* create(int actionTag);

    /// Sets the number by which timelines find the node. It is unique within a file.
    virtual void setActionTag(int actionTag) { _actionTag = actionTag; }
    /// Returns the number by which timelines find the node. It is unique within a file.
    virtual int getActionTag() const { return _actionTag; }

    ActionTimelineData() = default;
    /// Sets the action tag, the number of the node in the editor. Returns true.
    virtual bool init(int actionTag);

protected:
    int _actionTag = 0;
};

} // namespace timeline
} // namespace cocostudio
