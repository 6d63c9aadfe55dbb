#pragma once

#include "base/Data.h"
#include "base/Map.h"
#include "studio/timeline/ActionTimeline.h"

#include <string>

namespace cocostudio {
namespace timeline {

/// Reads the animations of scene files once and gives out copies. A file without an animation gives one without
/// timelines; one that is missing or broken logs and gives null.
class ActionTimelineCache {
public:
    /// The cache of the program, created on first use. destroyInstance() forgets all animations; copies go
    /// on.
    static ActionTimelineCache* getInstance();
    /// Deletes the cache with its animations. Copies stay.
    static void destroyInstance();

    /// A copy of the animation of a .csb, .csd, .json or .ExportJson file; null for another ending.
    static ActionTimeline* createAction(const std::string& fileName);

    // Copies; the file is read if it is not in the cache.
    /// A copy of the animation of a json file, which is read if it is not in the cache.
    ActionTimeline* createActionFromJson(const std::string& fileName);
    /// A copy of the animation with this name; if it is not in the cache, it is read from `content`, which is json.
    ActionTimeline* createActionFromContent(const std::string& fileName, const std::string& content);
    /// A copy of the animation of a .csb or .csd file, which is read if it is not in the cache.
    ActionTimeline* createActionWithFlatBuffersFile(const std::string& fileName);
    /// A copy of the animation with this name; if it is not in the cache, it is read from `data`, the content of a .csb
    /// file.
    ActionTimeline* createActionWithDataBuffer(cocos2d::Data data, const std::string& fileName);
    /// A copy of the animation of a .csb or .csd file, like createActionWithFlatBuffersFile().
    ActionTimeline* createActionWithFlatBuffersForSimulator(const std::string& fileName);

    // The animations in the cache themselves.
    /// Read the file if it is not in the cache. Do not run these: run a copy.
    ActionTimeline* loadAnimationActionWithFile(const std::string& fileName);
    ActionTimeline* loadAnimationActionWithContent(const std::string& fileName, const std::string& content);
    ActionTimeline* loadAnimationActionWithFlatBuffersFile(const std::string& fileName);
    ActionTimeline* loadAnimationWithDataBuffer(const cocos2d::Data& data, const std::string& fileName);

    /// Forgets one animation; unknown names are ignored.
    void removeAction(const std::string& fileName);
    /// Removes all.
    void purge();
    /// Does nothing: nothing has to be prepared.
    void init() {}

private:
    ActionTimeline* keep(const std::string& fileName, ActionTimeline* action);

    cocos2d::Map<std::string, ActionTimeline*> _animationActions;
};

} // namespace timeline
} // namespace cocostudio
