#include "backend/null/NullWindow.h"

#include "base/refuse.h"

namespace copra {

bool NullWindow::open(const WindowSettings& settings) {
    if (settings.size.width <= 0 || settings.size.height <= 0) {
        copra::warning("Window: cannot open a window of %d x %d pixels", settings.size.width,
                       settings.size.height);
        return false;
    }
    _settings = settings;
    if (settings.fullscreen) _settings.size = screenSize();
    _isOpen = true;
    return true;
}

void NullWindow::setSize(PixelSize size) {
    if (!_isOpen || size.width <= 0 || size.height <= 0 || size == _settings.size) return;
    _settings.size = size;
    _input.resized(size);
}

void NullWindow::setCursor(const PixelImage& image, int hotX, int hotY) {
    _cursor = image;
    _cursorX = hotX;
    _cursorY = hotY;
}

void NullWindow::setPosition(int x, int y) {
    _x = x;
    _y = y;
}

} // namespace copra
