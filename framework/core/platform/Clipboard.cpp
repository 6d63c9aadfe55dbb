#include "platform/Clipboard.h"

#include "platform/Window.h"

namespace copra {

namespace {

struct ClipboardState {
    Window* window = nullptr;
    std::string text; ///< While there is no window.
};

ClipboardState& clipboardState() {
    static ClipboardState state;
    return state;
}

} // namespace

std::string clipboardText() {
    const ClipboardState& state = clipboardState();
    return state.window ? state.window->clipboard() : state.text;
}

void setClipboardText(const std::string& text) {
    ClipboardState& state = clipboardState();
    if (state.window)
        state.window->setClipboard(text);
    else
        state.text = text;
}

void setClipboardWindow(Window* window) {
    clipboardState().window = window;
}

Window* clipboardWindow() {
    return clipboardState().window;
}

} // namespace copra
