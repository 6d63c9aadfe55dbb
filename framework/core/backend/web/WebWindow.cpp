#include "backend/web/WebWindow.h"

#include "backend/web/WebField.h"
#include "backend/web/WebKeys.h"
#include "backend/web/WebPage.h"
#include "base/call.h"
#include "base/refuse.h"
#include "base/utf8.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <emscripten/html5.h>

namespace copra::web {

namespace {

unsigned nextContext() {
    static unsigned s_last = 0;
    return ++s_last;
}

} // namespace

// A canvas keeps its context, so that an open window only changes: when a game switches to full screen, for example.
bool WebWindow::open(const WindowSettings& settings) {
    if (!isOpen() && !makeContext(settings.antialiasing)) return false;
    setTitle(settings.title);
    showFullscreen(settings.fullscreen);
    resize();
    return true;
}

bool WebWindow::makeContext(unsigned antialiasing) {
    EmscriptenWebGLContextAttributes attributes;
    emscripten_webgl_init_context_attributes(&attributes);
    attributes.majorVersion = 2;
    attributes.alpha = EM_FALSE;
    attributes.depth = EM_TRUE; // for games that draw with OpenGL
    attributes.stencil = EM_TRUE;
    attributes.antialias = antialiasing > 0;
    attributes.powerPreference = EM_WEBGL_POWER_PREFERENCE_HIGH_PERFORMANCE;
    const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context(kCanvas, &attributes);
    if (context <= 0) {
        copra::warning(
            "Window: this browser has no WebGL 2, or it is turned off; COPRA_BACKEND=null needs none");
        showFault("This game needs WebGL 2, which this browser does not have, or which is turned off in its "
                  "settings.");
        return false;
    }
    _context = static_cast<unsigned>(context);
    _contextNumber = nextContext();
    _isLost = false;
    makeCurrent();
    listen(*this);
    return true;
}

WebWindow::~WebWindow() {
    close();
}

void WebWindow::close() {
    if (!isOpen()) return;
    stopListening(*this);
    showKeyboard(false);
    emscripten_webgl_destroy_context(static_cast<EMSCRIPTEN_WEBGL_CONTEXT_HANDLE>(_context));
    _context = 0;
    showEnd();
}

bool WebWindow::makeCurrent() {
    const auto context = static_cast<EMSCRIPTEN_WEBGL_CONTEXT_HANDLE>(_context);
    return isOpen() && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

void WebWindow::setTitle(const std::string& title) {
    _title = title;
    if (!title.empty()) showTitle(title);
}

void WebWindow::setCursorVisible(bool visible) {
    showCursor(visible);
}

void WebWindow::setCursor(const PixelImage& image, int hotX, int hotY) {
    setCursorImage(image, hotX, hotY);
}

void WebWindow::setClipboard(const std::string& text) {
    _clipboard = text;
    writeClipboard(text);
}

void WebWindow::showKeyboard(bool isShown) {
    if (std::exchange(_isKeyboardShown, isShown) != isShown) showField(isShown);
}

PixelSize WebWindow::screenSize() const {
    return screenPixels();
}

// --- Events ---

/// The canvas has as many pixels as it has on the screen.
void WebWindow::resize() {
    double width = 0;
    double height = 0;
    emscripten_get_element_css_size(kCanvas, &width, &height);
    _pixelsPerPoint = emscripten_get_device_pixel_ratio();
    const PixelSize before = _size;
    _size = {std::max(1, static_cast<int>(std::lround(width * _pixelsPerPoint))),
             std::max(1, static_cast<int>(std::lround(height * _pixelsPerPoint)))};
    if (_size == before) return;
    emscripten_set_canvas_element_size(kCanvas, _size.width, _size.height);
    _input.resized(_size);
}

void WebWindow::deviceChanged(bool isLost) {
    _isLost = isLost;
    if (!isLost) _contextNumber = nextContext();
    auto& changed = isLost ? _deviceEvents.lost : _deviceEvents.restored;
    if (changed) call(changed);
}

cocos2d::Vec2 WebWindow::pixels(double x, double y) const {
    return {static_cast<float>(x * _pixelsPerPoint), static_cast<float>(y * _pixelsPerPoint)};
}

void WebWindow::pollInput(InputSink& sink) {
    _pads.read(_input);
    _input.dispatchTo(sink);
}

void WebWindow::keyChanged(const char* code, const char* typed, bool isDown, bool isRepeated,
                           bool isShortcut) {
    const Key key = keyOf(code);
    if (!isDown) {
        if (_heldKeys.erase(key) > 0) _input.keyUp(key);
        return;
    }
    if (_heldKeys.insert(key).second)
        _input.keyDown(key);
    else if (isRepeated)
        _input.keyRepeated(key);
    if (isShortcut) return;
    if (const char32_t character = characterOf(typed)) _input.textEntered(character);
}

void WebWindow::typed(int removed, const std::string& text) {
    constexpr char32_t kBackspace = 8;
    for (int i = 0; i < removed; ++i) _input.textEntered(kBackspace);
    std::u32string characters;
    if (!cocos2d::StringUtils::UTF8ToUTF32(text, characters)) return;
    for (const char32_t character : characters) _input.textEntered(character);
}

void WebWindow::mouseMoved(double x, double y) {
    _cursor = pixels(x, y);
    _input.mouseMoved(_cursor);
}

void WebWindow::mouseButton(int number, bool isDown, double x, double y) {
    constexpr MouseButton kButtons[] = {MouseButton::BUTTON_LEFT, MouseButton::BUTTON_MIDDLE,
                                        MouseButton::BUTTON_RIGHT, MouseButton::BUTTON_4,
                                        MouseButton::BUTTON_5};
    if (number < 0 || number >= static_cast<int>(std::size(kButtons))) return;
    const MouseButton button = kButtons[number];
    _cursor = pixels(x, y);
    if (isDown) {
        if (_heldButtons.insert(button).second) _input.mouseDown(button, _cursor);
    } else if (_heldButtons.erase(button) > 0) { // not one that was pressed outside
        _input.mouseUp(button, _cursor);
    }
}

void WebWindow::wheel(double x, double y, double atX, double atY) {
    constexpr double kNotch = 100.0; // points of a notch, in all browsers about
    _input.mouseScrolled({static_cast<float>(x / kNotch), static_cast<float>(-y / kNotch)}, pixels(atX, atY));
}

void WebWindow::touch(int kind, long id, double x, double y) {
    const auto touch = static_cast<std::intptr_t>(id);
    const cocos2d::Vec2 at = pixels(x, y);
    if (kind == EMSCRIPTEN_EVENT_TOUCHSTART)
        _input.touchBegan(touch, at);
    else if (kind == EMSCRIPTEN_EVENT_TOUCHMOVE)
        _input.touchMoved(touch, at);
    else
        _input.touchEnded(touch, at);
}

void WebWindow::focusChanged(bool hasFocus) {
    if (!hasFocus) releaseAll();
    _input.focusChanged(hasFocus);
}

/// Releases while another window has the focus are not reported: the key would stay pressed.
void WebWindow::releaseAll() {
    for (const Key key : std::exchange(_heldKeys, {})) _input.keyUp(key);
    for (const MouseButton button : std::exchange(_heldButtons, {})) _input.mouseUp(button, _cursor);
}

} // namespace copra::web
