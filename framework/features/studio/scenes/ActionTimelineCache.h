#pragma once

#include "base/Data.h"
#include "base/Map.h"
#include "studio/timeline/ActionTimeline.h"

#include <string>

namespace cocostudio {
namespace timeline {

/// Reads the animations of scene files once and returns copies of them. For a file without an animation, the
/// copy has no timelines. If a file is missing or damaged, that is logged and null is returned.
class ActionTimelineCache {
public:
    /// Returns the cache of the program, which is created on first use.
    static ActionTimelineCache* getInstance();
    /// Deletes the cache with its animations. Copies continue to play.
    static void destroyInstance();

    /// Returns a copy of the animation of a .csb, .csd, .json, or .ExportJson file. If the file has another
    /// extension, the function returns null.
    static ActionTimeline* createAction(const std::string& fileName);

    // Copies; the file is read if it is not in the cache.
    /// Returns a copy of the animation of a JSON file. The file is read if it is not in the cache.
    ActionTimeline* createActionFromJson(const std::string& fileName);
    /// Returns a copy of the animation with this name. If it is not in the cache, the function reads it from
    /// the JSON text `content`.
    ActionTimeline* createActionFromContent(const std::string& fileName, const std::string& content);
    /// Returns a copy of the animation of a .csb or .csd file. The file is read if it is not in the cache.
    ActionTimeline* createActionWithFlatBuffersFile(const std::string& fileName);
    /// Returns a copy of the animation with this name. If it is not in the cache, the function reads it from
    /// `data`, the contents of a .csb file.
    ActionTimeline* createActionWithDataBuffer(cocos2d::Data data, const std::string& fileName);
    /// Returns a copy of the animation of a .csb or .csd file; see createActionWithFlatBuffersFile().
    ActionTimeline* createActionWithFlatBuffersForSimulator(const std::string& fileName);

    // The animations in the cache themselves.
    /// Returns the animation of a file in the cache, and reads the file first if it is not there. Do not run
    /// it: run a copy.
    ActionTimeline* loadAnimationActionWithFile(const std::string& fileName);
    /// Returns the animation in the cache with the name `fileName`, and reads it from `content` first if it
    /// is not there. Do not run it: run a copy.
    ActionTimeline* loadAnimationActionWithContent(const std::string& fileName, const std::string& content);
    /// Returns the animation of a .csb or .csd file in the cache, and reads the file first if it is not
    /// there. Do not run it: run a copy.
    ActionTimeline* loadAnimationActionWithFlatBuffersFile(const std::string& fileName);
    /// Returns the animation in the cache with the name `fileName`, and reads it from `data` first if it is
    /// not there. Do not run it: run a copy.
    ActionTimeline* loadAnimationWithDataBuffer(const cocos2d::Data& data, const std::string& fileName);

    /// Removes one animation. An unknown name is ignored.
    void removeAction(const std::string& fileName);
    /// Removes all animations.
    void purge();
    /// Does nothing, because the cache needs no preparation.
    void init() {}

private:
    ActionTimeline* keep(const std::string& fileName, ActionTimeline* action);

    cocos2d::Map<std::string, ActionTimeline*> _animationActions;
};

} // namespace timeline
} // namespace cocostudio
