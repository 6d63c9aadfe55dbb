#pragma once

#include "platform/Pixels.h"

#include <string>

namespace copra::web {

class WebWindow;

/// The selector of the canvas.
inline constexpr const char* kCanvas = "#canvas";

/// Sends the events of the page to this window from now on.
void listen(WebWindow& window);
/// Sends them to no window, if they went to this one.
void stopListening(const WebWindow& window);

/// Shows a sentence in place of the game.
void showFault(const char* sentence);
/// A new-handler: if the game does not catch the exception, the page shows the reason.
[[noreturn]] void noteFullMemory();
/// Shows that the game has ended, with a button that restarts it.
void showEnd();

/// Makes the page fill the screen, or ends that. Browsers do it at the next key, click, or touch of the
/// player.
void showFullscreen(bool isFull);
/// Sets the title of the page.
void showTitle(const std::string& title);
/// The size of the screen.
PixelSize screenPixels();
/// Whether the mouse cursor is shown over the canvas.
void showCursor(bool isVisible);
/// The image of the mouse cursor with its hot spot; an empty one is the arrow.
void setCursorImage(const PixelImage& image, int hotX, int hotY);
/// Asks the browser to put a text in UTF-8 into the clipboard.
void writeClipboard(const std::string& text);

} // namespace copra::web
