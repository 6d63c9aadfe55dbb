#pragma once

/// Forward declarations of the classes of event, for headers that only name them.

namespace cocos2d {
class Acceleration;
class Controller;
class Event;
class EventController;
class EventCustom;
class EventDispatcher;
class EventListener;
class EventListenerAcceleration;
class EventListenerCustom;
class EventListenerKeyboard;
class EventListenerTouchOneByOne;
class EventTouch;
class Touch;
} // namespace cocos2d

namespace copra {
class ControllerFeed;
class ListenerList;
struct ListenerTables;
class SceneGraph;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class Node;
} // namespace cocos2d

namespace cocos2d::ui {
class Widget;
} // namespace cocos2d::ui
