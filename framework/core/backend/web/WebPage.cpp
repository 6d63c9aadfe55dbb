#include "backend/web/WebPage.h"

#include "backend/web/WebKeys.h"
#include "backend/web/WebWindow.h"

#include <emscripten.h>
#include <emscripten/html5.h>
#include <new>
#include <string_view>

namespace copra::web {

namespace {

WebWindow* gWindow = nullptr;

// clang-format would break the JavaScript.
// clang-format off
// The page may be one that the project has written: what it lacks is left out.
EM_JS(void, copra_show_fault, (const char* sentence), {
    if (Module["copraFault"]) Module["copraFault"](UTF8ToString(sentence));
});
EM_JS(void, copra_show_end, (), {
    if (Module["copraEnd"]) Module["copraEnd"]();
});
EM_JS(void, copra_note_full_memory, (), {
    if (Module["copraMemoryIsFull"]) Module["copraMemoryIsFull"]();
});
// Emscripten's functions for these three link an eighth of its scripts.
EM_JS(void, copra_fill_screen, (int isFull), {
    const page = document.querySelector("#page");
    const gestures = ["keydown", "mousedown", "touchend"];
    const fill = () => {
        for (const kind of gestures) window.removeEventListener(kind, fill, true);
        if (Module["copraIsFull"] && page && page.requestFullscreen && !document.fullscreenElement)
            page.requestFullscreen().catch(() => {});
    };
    Module["copraIsFull"] = isFull;
    if (!isFull)
        document.fullscreenElement && document.exitFullscreen().catch(() => {});
    else if (!navigator.userActivation || navigator.userActivation.isActive)
        fill();
    else
        for (const kind of gestures) window.addEventListener(kind, fill, true);
});
EM_JS(void, copra_set_title, (const char* title), { document.title = UTF8ToString(title); });
EM_JS(double, copra_screen_pixels, (int isHeight),
      { return (isHeight ? screen.height : screen.width) * devicePixelRatio; });
EM_JS(void, copra_set_cursor, (const char* style),
      { document.querySelector("#canvas").style.cursor = UTF8ToString(style); });
EM_JS(void, copra_set_cursor_image, (const unsigned char* rgba, int width, int height, int x, int y), {
    const picture = document.createElement("canvas");
    picture.width = width;
    picture.height = height;
    const pixels = new Uint8ClampedArray(HEAPU8.slice(rgba, rgba + width * height * 4));
    picture.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    document.querySelector("#canvas").style.cursor =
        "url(" + picture.toDataURL() + ") " + x + " " + y + ", auto";
});
EM_JS(void, copra_write_clipboard, (const char* text), {
    if (navigator.clipboard)
        navigator.clipboard.writeText(UTF8ToString(text)).catch(() => {}); // without a gesture it is refused
});
EM_JS(void, copra_listen_to_page, (), {
    if (Module["copraListens"]) return;
    Module["copraListens"] = true;
    const send = text => {
        const size = lengthBytesUTF8(text) + 1;
        const copy = _malloc(size);
        stringToUTF8(text, copy, size);
        _copra_page_pasted(copy);
        _free(copy);
    };
    window.addEventListener("paste", event => send(event.clipboardData.getData("text")));
    document.querySelector("#canvas").addEventListener("contextmenu", event => event.preventDefault());
});
// clang-format on

/// Keys that the browser keeps for itself.
bool isOfBrowser(const EmscriptenKeyboardEvent& event) {
    const std::string_view code = event.code;
    return event.ctrlKey || event.metaKey || code == "F5" || code == "F11" || code == "F12";
}

/// Keys of input methods and of phones, which say nothing but that there was one.
bool isOfInputMethod(const EmscriptenKeyboardEvent& event) {
    constexpr unsigned long kComposing = 229;
    const std::string_view key = event.key;
    return event.keyCode == kComposing || key == "Dead" || key == "Process" || key == "Unidentified";
}

bool isText(const EmscriptenKeyboardEvent& event) {
    constexpr char32_t kDelete = 127;
    const char32_t character = characterOf(event.key);
    return character >= U' ' && character != kDelete;
}

EM_BOOL onKey(int kind, const EmscriptenKeyboardEvent* event, void* /*data*/) {
    if (!gWindow) return EM_FALSE;
    if (gWindow->isKeyboardShown() && isOfInputMethod(*event)) return EM_FALSE;
    const bool isOfField = gWindow->isKeyboardShown() && isText(*event);
    // AltGr types characters, and is Ctrl and Alt at once on Windows.
    const bool isShortcut = (event->ctrlKey && !event->altKey) || event->metaKey;
    gWindow->keyChanged(event->code, isOfField ? "" : event->key, kind == EMSCRIPTEN_EVENT_KEYDOWN,
                        event->repeat, isShortcut);
    return !isOfField && !isOfBrowser(*event);
}

EM_BOOL onMouse(int kind, const EmscriptenMouseEvent* event, void* /*data*/) {
    if (!gWindow) return EM_FALSE;
    const double x = event->clientX;
    const double y = event->clientY;
    if (kind == EMSCRIPTEN_EVENT_MOUSEMOVE)
        gWindow->mouseMoved(x, y);
    else
        gWindow->mouseButton(event->button, kind == EMSCRIPTEN_EVENT_MOUSEDOWN, x, y);
    return gWindow->isKeyboardShown(); // otherwise the canvas takes the focus
}

EM_BOOL onWheel(int /*kind*/, const EmscriptenWheelEvent* event, void* /*data*/) {
    if (!gWindow) return EM_FALSE;
    constexpr double kLine = 100.0 / 3; // points
    constexpr double kPageOfText = 800.0;
    const double factor = event->deltaMode == DOM_DELTA_LINE   ? kLine
                          : event->deltaMode == DOM_DELTA_PAGE ? kPageOfText
                                                               : 1.0;
    gWindow->wheel(event->deltaX * factor, event->deltaY * factor, event->mouse.clientX,
                   event->mouse.clientY);
    return EM_TRUE;
}

EM_BOOL onTouch(int kind, const EmscriptenTouchEvent* event, void* /*data*/) {
    if (!gWindow) return EM_FALSE;
    for (int i = 0; i < event->numTouches; ++i) {
        const EmscriptenTouchPoint& point = event->touches[i];
        if (point.isChanged) gWindow->touch(kind, point.identifier, point.clientX, point.clientY);
    }
    return EM_TRUE; // no mouse events for the same touch
}

EM_BOOL onFocus(int kind, const EmscriptenFocusEvent* /*event*/, void* /*data*/) {
    if (gWindow) gWindow->focusChanged(kind == EMSCRIPTEN_EVENT_FOCUS);
    return EM_FALSE;
}

EM_BOOL onVisibility(int /*kind*/, const EmscriptenVisibilityChangeEvent* event, void* /*data*/) {
    if (gWindow) gWindow->focusChanged(!event->hidden);
    return EM_FALSE;
}

EM_BOOL onResize(int /*kind*/, const EmscriptenUiEvent* /*event*/, void* /*data*/) {
    if (gWindow) gWindow->resize();
    return EM_FALSE;
}

EM_BOOL onDevice(int kind, const void* /*reserved*/, void* /*data*/) {
    if (gWindow) gWindow->deviceChanged(kind == EMSCRIPTEN_EVENT_WEBGLCONTEXTLOST);
    return EM_TRUE; // it is to come back
}

} // namespace

extern "C" {
/// Called by the page.
EMSCRIPTEN_KEEPALIVE void copra_page_pasted(const char* text) {
    if (gWindow) gWindow->pasted(text);
}
EMSCRIPTEN_KEEPALIVE void copra_page_typed(int removed, const char* text) {
    if (gWindow) gWindow->typed(removed, text);
}
}

void stopListening(const WebWindow& window) {
    if (gWindow == &window) gWindow = nullptr;
}

void listen(WebWindow& window) {
    gWindow = &window;
    copra_listen_to_page();
    const char* const wholePage = EMSCRIPTEN_EVENT_TARGET_WINDOW;
    emscripten_set_keydown_callback(wholePage, nullptr, EM_TRUE, onKey);
    emscripten_set_keyup_callback(wholePage, nullptr, EM_TRUE, onKey);
    emscripten_set_mousedown_callback(kCanvas, nullptr, EM_TRUE, onMouse);
    emscripten_set_mouseup_callback(wholePage, nullptr, EM_TRUE, onMouse); // also beside the canvas
    emscripten_set_mousemove_callback(wholePage, nullptr, EM_TRUE, onMouse);
    emscripten_set_wheel_callback(kCanvas, nullptr, EM_TRUE, onWheel);
    emscripten_set_touchstart_callback(kCanvas, nullptr, EM_TRUE, onTouch);
    emscripten_set_touchmove_callback(kCanvas, nullptr, EM_TRUE, onTouch);
    emscripten_set_touchend_callback(kCanvas, nullptr, EM_TRUE, onTouch);
    emscripten_set_touchcancel_callback(kCanvas, nullptr, EM_TRUE, onTouch);
    // Not those of its elements.
    emscripten_set_focus_callback(wholePage, nullptr, EM_FALSE, onFocus);
    emscripten_set_blur_callback(wholePage, nullptr, EM_FALSE, onFocus);
    emscripten_set_visibilitychange_callback(nullptr, EM_TRUE, onVisibility);
    emscripten_set_webglcontextlost_callback(kCanvas, nullptr, EM_TRUE, onDevice);
    emscripten_set_webglcontextrestored_callback(kCanvas, nullptr, EM_TRUE, onDevice);
    emscripten_set_resize_callback(wholePage, nullptr, EM_TRUE, onResize);
}

void showFault(const char* sentence) {
    copra_show_fault(sentence);
}

void noteFullMemory() {
    copra_note_full_memory();
    throw std::bad_alloc();
}

void showEnd() {
    copra_show_end();
}

void showFullscreen(bool isFull) {
    copra_fill_screen(isFull);
}

void showTitle(const std::string& title) {
    copra_set_title(title.c_str());
}

PixelSize screenPixels() {
    return {static_cast<int>(copra_screen_pixels(0)), static_cast<int>(copra_screen_pixels(1))};
}

void showCursor(bool isVisible) {
    copra_set_cursor(isVisible ? "default" : "none");
}

void setCursorImage(const PixelImage& image, int hotX, int hotY) {
    if (image.empty())
        copra_set_cursor("default");
    else
        copra_set_cursor_image(image.rgba.data(), image.size.width, image.size.height, hotX, hotY);
}

void writeClipboard(const std::string& text) {
    copra_write_clipboard(text.c_str());
}

} // namespace copra::web
