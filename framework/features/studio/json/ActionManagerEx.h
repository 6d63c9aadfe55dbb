#pragma once

#include "action/fwd.h"
#include "base/Vector.h"
#include "scene/fwd.h"
#include "studio/json/ActionObject.h"
#include "studio/values/fwd.h"

#include <map>
#include <string>

namespace cocostudio {

/// Plays the animations of interfaces of Cocos Studio 1. An animation is found by the name of its file,
/// without the folder, and its own name. GUIReader adds the animations of the interfaces that it loads; if a
/// file is loaded again, its animations are replaced.
class ActionManagerEx : public cocos2d::Ref {
public:
    /// Returns the manager of the program, which is created on first use.
    static ActionManagerEx* getInstance();
    /// Stops and deletes all animations, and deletes the manager.
    static void destroyInstance();
    /// Name of getInstance() in cocos2d-x 2.x.
    static ActionManagerEx* shareManager() { return getInstance(); }
    /// Name of destroyInstance() in cocos2d-x 2.x.
    static void purge() { destroyInstance(); }
    /// Another name of destroyInstance() in cocos2d-x 2.x.
    static void purgeActionManager() { destroyInstance(); }

    /// Returns an animation by the name of its file and its own name, or null.
    ActionObject* getActionByName(const char* jsonName, const char* actionName);
    /// Plays an animation from the start and returns it. If there is no such animation, the function logs
    /// that and returns null.
    ActionObject* playActionByName(const char* jsonName, const char* actionName);
    /// Plays an animation from the start, calls `func` when it ends, or at the end of each round if it is
    /// repeated, and returns the animation. If there is no such animation, the function logs that and returns
    /// null.
    ActionObject* playActionByName(const char* jsonName, const char* actionName, cocos2d::CallFunc* func);
    /// Stops an animation and returns it, or returns null if there is none.
    ActionObject* stopActionByName(const char* jsonName, const char* actionName);
    /// Stops and removes all animations.
    void releaseActions();

    /// Reads the "animation" of a file. GUIReader calls it.
    void initWithValue(const std::string& fileName, const copra::StudioDictionary& animation,
                       cocos2d::Node* root);

    /// Constructs a manager without animations. Games call getInstance().
    ActionManagerEx();
    ~ActionManagerEx() override;

private:
    std::map<std::string, cocos2d::Vector<ActionObject*>> _actions;
};

} // namespace cocostudio
