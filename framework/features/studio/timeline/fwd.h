#pragma once

/// Forward declarations of the classes of studio/timeline, for headers that only name them.

namespace cocostudio::timeline {
class ActionTimeline;
class SkeletonNode;
class Timeline;
} // namespace cocostudio::timeline
