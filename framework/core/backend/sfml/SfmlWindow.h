#pragma once

#include "backend/sfml/SfmlInput.h"
#include "platform/Window.h"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Cursor.hpp>

#include <memory>

namespace copra::sfml {

/// A window of the desktop.
class SfmlWindow : public Window {
public:
    bool open(const WindowSettings& settings) override;
    void close() override;
    bool isOpen() const override;
    PixelSize size() const override;
    void setSize(PixelSize size) override;
    void setPosition(int x, int y) override;
    const std::string& title() const override { return _title; }
    void setTitle(const std::string& title) override;
    void setIcon(const PixelImage& icon) override;
    void setCursorVisible(bool visible) override;
    void setCursor(const PixelImage& image, int hotX, int hotY) override;
    void pollInput(InputSink& sink) override;
    void present() override;
    bool makeCurrent() override;
    PixelSize screenSize() const override;
    std::string clipboard() const override;
    void setClipboard(const std::string& text) override;

    /// The render target; null if closed.
    sf::RenderWindow* target() { return _window.get(); }

private:
    std::unique_ptr<sf::Cursor> _cursor; ///< The cursor, which must outlive the window; null for the arrow.
    // Constructing it connects to the display, so it is created by open().
    std::shared_ptr<sf::RenderWindow> _window; ///< The window, shared with pollInput().
    PixelImage _icon;
    bool _isCursorVisible = true;
    InputReader _input;
    std::string _title;
};

} // namespace copra::sfml
