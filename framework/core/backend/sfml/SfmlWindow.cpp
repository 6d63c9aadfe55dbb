#include "backend/sfml/SfmlWindow.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlDisplay.h"
#include "backend/sfml/SfmlErrors.h"
#include "base/refuse.h"

#include <algorithm>
#include <cstdlib>

namespace copra::sfml {

namespace {

// SFML 2.5 centers windows, but uses the screen's width as its height: on a wide screen without a window
// manager a window would reach over the lower edge, or lie below it.

constexpr int kOnScreen = 32; ///< pixels of a window that must be on the screen when it opens

/// The height with which a window opens: SFML waits until it is visible, which a window below the screen never is.
int heightToOpen(int height) {
    const PixelSize screen = desktopSize();
    return std::max(height, screen.width - 2 * (screen.height - kOnScreen));
}

void center(sf::RenderWindow& window, PixelSize size) {
    const PixelSize screen = desktopSize();
    window.setPosition(
        {std::max(0, (screen.width - size.width) / 2), std::max(0, (screen.height - size.height) / 2)});
}

} // namespace

bool SfmlWindow::open(const WindowSettings& settings) {
    // In place of another window it goes on with the keys that are held and the pads that are known.
    if (!isOpen()) _input = InputReader();
    close();
    if (settings.size.width <= 0 || settings.size.height <= 0) {
        copra::warning("Window: cannot open a window of %d x %d pixels", settings.size.width,
                       settings.size.height);
        return false;
    }
    if (!displayIsReachable()) {
        const char* display = std::getenv("DISPLAY");
        copra::warning("Window: cannot connect to a display (DISPLAY is %s); COPRA_BACKEND=null needs none",
                       display ? display : "not set");
        return false;
    }
    if (!displayHasOpenGL()) {
        copra::warning(
            "Window: the display has no OpenGL (the X server lacks GLX); COPRA_BACKEND=null needs none");
        return false;
    }
    // SFML also reports settings that the screen does not support; only a failure is logged.
    const ErrorListener errors;
    auto window = std::make_shared<sf::RenderWindow>();
    PixelSize opened = settings.size;
    if (!settings.fullscreen) opened.height = heightToOpen(opened.height);
    createWindow(*window, opened, settings.title, settings.fullscreen, settings.resizable,
                 settings.antialiasing);
    if (!window->isOpen()) {
        copra::warning("Window: cannot open a window of %d x %d pixels (%s)", settings.size.width,
                       settings.size.height, errors.reason().c_str());
        return false;
    }
    if (opened.height != settings.size.height)
        window->setSize({static_cast<unsigned>(opened.width), static_cast<unsigned>(settings.size.height)});
    if (!settings.fullscreen) center(*window, settings.size);
    _window = std::move(window);
    _title = settings.title;
    if (!_icon.empty()) sfml::setIcon(*_window, _icon);
    if (_cursor) _window->setMouseCursor(*_cursor);
    _window->setMouseCursorVisible(_isCursorVisible);
    return true;
}

void SfmlWindow::close() {
    if (_window) _window->close(); // at once, also while pollInput() shares it
    _window.reset();
}

bool SfmlWindow::isOpen() const {
    return _window && _window->isOpen();
}

PixelSize SfmlWindow::size() const {
    if (!isOpen()) return {};
    const sf::Vector2u size = _window->getSize();
    return {static_cast<int>(size.x), static_cast<int>(size.y)};
}

void SfmlWindow::setSize(PixelSize size) {
    if (!isOpen() || size.width <= 0 || size.height <= 0) return;
    _window->setSize({static_cast<unsigned>(size.width), static_cast<unsigned>(size.height)});
}

void SfmlWindow::setPosition(int x, int y) {
    if (isOpen()) _window->setPosition({x, y});
}

void SfmlWindow::setTitle(const std::string& title) {
    _title = title;
    if (isOpen()) _window->setTitle(fromUtf8(title));
}

void SfmlWindow::setIcon(const PixelImage& icon) {
    if (icon.empty()) return;
    _icon = icon;
    if (isOpen()) sfml::setIcon(*_window, icon);
}

void SfmlWindow::setCursorVisible(bool visible) {
    _isCursorVisible = visible;
    if (isOpen()) _window->setMouseCursorVisible(visible);
}

void SfmlWindow::setCursor(const PixelImage& image, int hotX, int hotY) {
    if (!isOpen()) return;
    auto cursor = image.empty() ? arrowCursor() : makeCursor(image, hotX, hotY);
    if (!cursor) {
        copra::warning("Window: a cursor of %d x %d pixels is not supported", image.size.width,
                       image.size.height);
        return;
    }
    _window->setMouseCursor(*cursor);
    _cursor = std::move(cursor);
}

void SfmlWindow::pollInput(InputSink& sink) {
    if (!isOpen()) return;
    const std::shared_ptr<sf::RenderWindow> window = _window; // the sink may close it, or open another one
    _input.read(*window, sink);
}

void SfmlWindow::present() {
    if (isOpen()) _window->display();
}

bool SfmlWindow::makeCurrent() {
    return isOpen() && _window->setActive(true);
}

PixelSize SfmlWindow::screenSize() const {
    return displayIsReachable() ? desktopSize() : PixelSize{};
}

std::string SfmlWindow::clipboard() const {
    return displayIsReachable() ? toUtf8(sf::Clipboard::getString()) : std::string();
}

void SfmlWindow::setClipboard(const std::string& text) {
    if (displayIsReachable()) sf::Clipboard::setString(fromUtf8(text));
}

} // namespace copra::sfml
