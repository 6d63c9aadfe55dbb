#pragma once

#include "platform/fwd.h"

#include <string>

namespace copra {

/// The text of the clipboard, UTF-8: that of the system, or a private one while there is no window.
std::string clipboardText();
void setClipboardText(const std::string& text);

/// Sets the window through which the clipboard of the system is used; null for none. Not retained: the view sets it
/// and removes it before the window is destroyed.
void setClipboardWindow(Window* window);
/// The window that was set last, or null.
Window* clipboardWindow();

} // namespace copra
