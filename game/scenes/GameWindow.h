#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

/// The window of the game, whatever scene it shows.
namespace beecluster::gamewindow {

/// Pixels; the smallest window in which the game can be played.
inline constexpr float kSmallestWidth = 320.0f;
inline constexpr float kSmallestHeight = 214.0f;

/// Gives the window its icon, and fills it with the view, also after its size has changed. One that is smaller than the smallest grows
/// again.
void prepare(cocos2d::GLView& view);
/// Listens to the keys and buttons that work in all scenes: mute, full screen, which is also Alt+Enter, and F5, which reads the
/// data again.
void listenToKeys(const SessionPtr& session);

} // namespace beecluster::gamewindow
