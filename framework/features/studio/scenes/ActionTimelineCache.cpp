#include "studio/scenes/ActionTimelineCache.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "studio/scenes/SceneBuilder.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/studioTimelines.h"

#include <memory>

using cocos2d::Data;
using cocos2d::FileUtils;

namespace cocostudio {
namespace timeline {

namespace {

std::unique_ptr<ActionTimelineCache> s_timelines;

ActionTimeline* copyOf(const ActionTimeline* action) {
    return action ? action->clone() : nullptr;
}

} // namespace

ActionTimelineCache* ActionTimelineCache::getInstance() {
    if (!s_timelines) s_timelines = std::make_unique<ActionTimelineCache>();
    return s_timelines.get();
}

void ActionTimelineCache::destroyInstance() {
    s_timelines.reset();
}

ActionTimeline* ActionTimelineCache::createAction(const std::string& fileName) {
    const std::string ending = fileName.substr(fileName.find_last_of('.') + 1);
    if (ending == "csb" || ending == "csd") return getInstance()->createActionWithFlatBuffersFile(fileName);
    if (ending == "json" || ending == "ExportJson") return getInstance()->createActionFromJson(fileName);
    return nullptr;
}

ActionTimeline* ActionTimelineCache::createActionFromJson(const std::string& fileName) {
    return copyOf(loadAnimationActionWithFile(fileName));
}

ActionTimeline* ActionTimelineCache::createActionFromContent(const std::string& fileName,
                                                             const std::string& content) {
    return copyOf(loadAnimationActionWithContent(fileName, content));
}

ActionTimeline* ActionTimelineCache::createActionWithFlatBuffersFile(const std::string& fileName) {
    return copyOf(loadAnimationActionWithFlatBuffersFile(fileName));
}

ActionTimeline* ActionTimelineCache::createActionWithDataBuffer(Data data, const std::string& fileName) {
    return copyOf(loadAnimationWithDataBuffer(data, fileName));
}

ActionTimeline* ActionTimelineCache::createActionWithFlatBuffersForSimulator(const std::string& fileName) {
    return createActionWithFlatBuffersFile(fileName);
}

ActionTimeline* ActionTimelineCache::loadAnimationActionWithFile(const std::string& fileName) {
    if (ActionTimeline* const known = _animationActions.at(fileName)) return known;
    return loadAnimationActionWithContent(fileName, FileUtils::getInstance()->getStringFromFile(fileName));
}

ActionTimeline* ActionTimelineCache::loadAnimationActionWithContent(const std::string& fileName,
                                                                    const std::string& content) {
    if (ActionTimeline* const known = _animationActions.at(fileName)) return known;
    copra::StudioAnimation animation;
    if (!copra::readJsonAnimation(content, fileName, animation)) return nullptr;
    return keep(fileName, copra::makeStudioTimeline(animation, fileName));
}

ActionTimeline* ActionTimelineCache::loadAnimationActionWithFlatBuffersFile(const std::string& fileName) {
    if (ActionTimeline* const known = _animationActions.at(fileName)) return known;
    copra::StudioScene scene;
    copra::ByteBudget budget;
    if (!copra::readStudioFile(fileName, scene, budget)) return nullptr;
    return keep(fileName, copra::makeStudioTimeline(scene.animation, fileName));
}

ActionTimeline* ActionTimelineCache::loadAnimationWithDataBuffer(const Data& data,
                                                                 const std::string& fileName) {
    if (ActionTimeline* const known = _animationActions.at(fileName)) return known;
    copra::StudioScene scene;
    const auto size = static_cast<std::size_t>(data.getSize());
    copra::ByteBudget budget(size);
    if (!copra::readCsb(data.getBytes(), size, fileName, scene, budget)) return nullptr;
    return keep(fileName, copra::makeStudioTimeline(scene.animation, fileName));
}

ActionTimeline* ActionTimelineCache::keep(const std::string& fileName, ActionTimeline* action) {
    _animationActions.insert(fileName, action);
    return action;
}

void ActionTimelineCache::removeAction(const std::string& fileName) {
    _animationActions.erase(fileName);
}

void ActionTimelineCache::purge() {
    _animationActions.clear();
}

} // namespace timeline
} // namespace cocostudio
