#pragma once

/// Forward declarations of the classes of app, for headers that only name them.

namespace cocos2d {
class Application;
class Console;
class Director;
class GLView;
} // namespace cocos2d

namespace copra {
class FrameTime;
class StatsOverlay;
class ViewInput;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class JobSystem;
class Scheduler;
} // namespace cocos2d
