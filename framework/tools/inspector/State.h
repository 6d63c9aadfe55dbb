#pragma once

#include "base/WeakPtr.h"
#include "base/log.h"
#include "inspector/LogLines.h"
#include "inspector/Notice.h"
#include "inspector/PhaseTimes.h"
#include "inspector/fwd.h"
#include "inspector/outlines.h"
#include "render/BatchLog.h"
#include "scene/Node.h"

#include <cstddef>
#include <string>
#include <unordered_map>

namespace copra {
namespace inspector {

/// The values that the panels of the inspector show and change.
struct State {
    copra::WeakPtr<cocos2d::Node> selected;
    /// Whether the tree opens and scrolls to the selected node in the next frame.
    bool revealsSelected = false;
    std::unordered_map<const cocos2d::Node*, bool>
        openNodes; ///< The nodes of the tree that the user has opened or closed.
    std::string treeFilter;

    std::string wantedTab;  ///< The tab that is shown in the next frame.
    bool isPicking = false; ///< Whether the next click on the game selects a node.
    OverlayOptions overlays;

    /// The members below control the time of the game: paused, one frame further, or slower.
    bool isPaused = false;
    bool stepsOnce = false;
    float speed = 1.0f;

    BatchLog batches;      ///< The draw calls of the frame that was drawn last.
    int hoveredBatch = -1; ///< The index of the record that the mouse is on, which is outlined in the game.
    bool showsBreaksOnly = false;

    int shownTexture = -1; ///< The index of the row whose picture is large.

    PhaseTimes phases;                     ///< The graph of the tab "Time".
    LogLines log;                          ///< The lines of the tab "Log".
    LogLevel logMinimum = LogLevel::Debug; ///< The level below which lines are hidden.
    std::string logFilter;                 ///< The text that shown lines contain.
    Notice notice;                         ///< The last problem, while the inspector is closed.

    float scale = 0.0f; ///< The scale of text and widgets; 0 follows the window.

    /// Selects a node and lets the tree scroll to it; null selects none.
    void select(cocos2d::Node* node) {
        selected = copra::WeakPtr<cocos2d::Node>(node);
        revealsSelected = true;
    }
};

} // namespace inspector
} // namespace copra
