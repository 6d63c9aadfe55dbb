#pragma once

/// Forward declarations of the classes of base, for headers that only name them.

namespace cocos2d {
class AutoreleasePool;
class Data;
class Ref;
class Value;
} // namespace cocos2d

namespace copra {
class FirstException;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class Node;
class __Set;
} // namespace cocos2d
