#pragma once

#include "action/fwd.h"
#include "base/Vector.h"
#include "scene/fwd.h"
#include "studio/json/ActionObject.h"
#include "studio/values/fwd.h"

#include <map>
#include <string>

namespace cocostudio {

/// Plays the animations of interfaces of Cocos Studio 1 by the names of the file (without its folder) and of the animation.
/// GUIReader adds them. A file that is loaded again replaces its animations.
class ActionManagerEx : public cocos2d::Ref {
public:
    /// The manager of the program, created on first use; destroyInstance() stops and deletes all animations.
    static ActionManagerEx* getInstance();
    /// Stops and deletes all animations, and deletes the manager.
    static void destroyInstance();
    /// Names of 2.x.
    static ActionManagerEx* shareManager() { return getInstance(); }
    static void purge() { destroyInstance(); }
    static void purgeActionManager() { destroyInstance(); }

    /// An animation by the names of its file and its own; null if there is none.
    ActionObject* getActionByName(const char* jsonName, const char* actionName);
    /// Plays an animation from the start and returns it. Returns null, after a log line, if there is none. `func` is called at
    /// the end.
    ActionObject* playActionByName(const char* jsonName, const char* actionName);
    ActionObject* playActionByName(const char* jsonName, const char* actionName, cocos2d::CallFunc* func);
    /// Stops an animation and returns it; null if there is none.
    ActionObject* stopActionByName(const char* jsonName, const char* actionName);
    /// Stops and removes all animations.
    void releaseActions();

    /// For GUIReader: the "animation" of a file.
    void initWithValue(const std::string& fileName, const copra::StudioDictionary& animation,
                       cocos2d::Node* root);

    ActionManagerEx();
    ~ActionManagerEx() override;

private:
    std::map<std::string, cocos2d::Vector<ActionObject*>> _actions;
};

} // namespace cocostudio
