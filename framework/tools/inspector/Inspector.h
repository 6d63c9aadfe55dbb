#pragma once

#include "app/DevelopmentTool.h"
#include "inspector/fwd.h"
#include "scene/fwd.h"

#include <memory>
#include <string>

namespace copra {

/// A window over the running game with its nodes, draw calls, textures, times, and log.
///
/// A program that links copra::inspector has one; F1 opens and closes it. It is open from the start if the
/// environment variable COPRA_INSPECT is 1, and opens when the process receives the signal SIGUSR1. While it
/// is closed, a frame costs two calls, the last lines of the log are kept, and the last warning or error is
/// shown over the game for some seconds.
class Inspector : public DevelopmentTool {
public:
    /// Returns the inspector of the program.
    static Inspector& getInstance();

    /// Constructs a closed inspector. Games call getInstance().
    Inspector();
    ~Inspector() override;
    Inspector(const Inspector&) = delete;
    Inspector& operator=(const Inspector&) = delete;

    /// Shows the window from the next frame on.
    void open();
    /// Hides the window. The game continues at its usual speed.
    void close();
    /// Whether the window is shown.
    bool isOpen() const;
    /// Shows a node in the tree and its properties; null shows none.
    void select(cocos2d::Node* node);
    /// Sets whether warnings and errors are shown over the game; by default only if there is a window.
    void setNoticesEnabled(bool areEnabled);
    /// Shows one of the tabs "Scene", "Batches", "Textures", "Time" and "Log" in the next frame.
    void showTab(const std::string& name);
    /// The selected node; null if there is none, or if it has been destroyed.
    cocos2d::Node* selected() const;

    InputSink& inputFor(InputSink& game) override;
    float beginFrame(cocos2d::Director& director, float seconds) override;
    void draw(cocos2d::Director& director) override;
    void viewDestroyed() override;

private:
    struct Open;

    inspector::GuiInput& input();
    void drawWindow(cocos2d::Director& director);
    void drawTabs(cocos2d::Director& director);

    std::unique_ptr<inspector::State> _state;
    std::unique_ptr<inspector::GuiInput> _input;
    std::unique_ptr<Open> _open; ///< The open inspector; null while it is closed.
};

} // namespace copra
