#pragma once

#include "app/fwd.h"
#include "inspector/fwd.h"
#include "scene/fwd.h"

namespace copra {
namespace inspector {

// Each draws a part of the window of the inspector with Dear ImGui, one file each.

/// The row of buttons: pick, overlays, pause, step, speed.
void drawToolbar(State& state, cocos2d::Director& director);
/// The tree of nodes and, below it, what is selected.
void drawSceneTab(State& state, cocos2d::Director& director);
/// The tree of nodes in the remaining space of the window.
void drawTree(State& state, cocos2d::Director& director);
/// Draws the properties, actions, timers, and listeners of a node.
void drawNode(cocos2d::Node& node);
/// The draw calls of the last frame.
void drawBatchTab(State& state, cocos2d::Director& director);
/// Draws the textures, glyphs, and pages as pictures.
void drawTextureTab(State& state, cocos2d::Director& director, Pictures& pictures);
/// The times of the last frames by phase.
void drawTimeTab(State& state, cocos2d::Director& director);
/// The last lines of the log.
void drawLogTab(State& state);
/// Draws over the game itself: the selection, the hovered batch, boxes, touch areas, and collision shapes.
void drawOverlays(const State& state, cocos2d::Director& director);

} // namespace inspector
} // namespace copra
