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

/// What the panels of the inspector show and change.
struct State {
    copra::WeakPtr<cocos2d::Node> selected;
    bool revealsSelected = false; ///< the tree opens and scrolls to it in the next frame
    std::unordered_map<const cocos2d::Node*, bool>
        openNodes; ///< of the tree, where the user has opened or closed one
    std::string treeFilter;

    std::string wantedTab;  ///< shown in the next frame
    bool isPicking = false; ///< the next click on the game selects a node
    OverlayOptions overlays;

    /// The time of the game: standing still, one frame on, slower.
    bool isPaused = false;
    bool stepsOnce = false;
    float speed = 1.0f;

    BatchLog batches;      ///< of the frame that was drawn last
    int hoveredBatch = -1; ///< index of the record that the mouse is on; it is outlined in the game
    bool showsBreaksOnly = false;

    int shownTexture = -1; ///< index of the row whose picture is large

    PhaseTimes phases;                     ///< graph of the tab "Time"
    LogLines log;                          ///< lines of the tab "Log"
    LogLevel logMinimum = LogLevel::Debug; ///< lines below this level are hidden
    std::string logFilter;                 ///< shown lines contain it
    Notice notice;                         ///< the last problem, while the inspector is closed

    float scale = 0.0f; ///< of text and widgets; 0 follows the window

    /// Selects a node and lets the tree scroll to it; null selects none.
    void select(cocos2d::Node* node) {
        selected = copra::WeakPtr<cocos2d::Node>(node);
        revealsSelected = true;
    }
};

} // namespace inspector
} // namespace copra
