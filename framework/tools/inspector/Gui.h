#pragma once

#include "base/RefPtr.h"
#include "inspector/Pictures.h"
#include "platform/Pixels.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

struct ImGuiContext;

namespace copra {
namespace inspector {

/// A context of Dear ImGui with its font and colors, drawn on the render device. The game may have another
/// context.
class Gui {
public:
    /// Creates the context of Dear ImGui.
    Gui();
    ~Gui();
    Gui(const Gui&) = delete;
    Gui& operator=(const Gui&) = delete;

    /// Makes the context of this object the current one for a scope.
    class Use {
    public:
        explicit Use(const Gui& gui);
        ~Use();
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

    private:
        ImGuiContext* _before;
    };

    /// Begins a frame, `seconds` after the last one, in a window of this size. `scale` is the size of text
    /// and widgets: 1 suits a window of 900 x 900 pixels or less.
    void begin(PixelSize window, float seconds, float scale);
    /// Ends the frame and draws it.
    void end(cocos2d::Renderer& renderer);
    /// Returns the scale for a window: the environment variable COPRA_INSPECT_SCALE, or a scale that depends
    /// on the size.
    static float scaleFor(PixelSize window);

    /// The pictures that the windows of this frame show.
    Pictures& pictures() { return _pictures; }

private:
    void loadFont(float scale);

    ImGuiContext* _context;
    cocos2d::RefPtr<cocos2d::Texture2D> _fontTexture;
    Pictures _pictures;
    float _scale = 0.0f; ///< The scale of the font.
};

} // namespace inspector
} // namespace copra
