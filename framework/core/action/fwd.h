#pragma once

/// Forward declarations of the classes of action, for headers that only name them.

namespace cocos2d {
class ActionInterval;
class CallFunc;
class PointArray;
class Sequence;
} // namespace cocos2d
