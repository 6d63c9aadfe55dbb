#pragma once

#include "platform/fwd.h"

#include <string>

namespace copra {

/// Returns and sets the text of the clipboard, in UTF-8. Without a window, this is a private clipboard
/// instead of the system's.
std::string clipboardText();
void setClipboardText(const std::string& text);

/// Sets the window that gives access to the system's clipboard; null for none. The caller keeps ownership:
/// the view removes the window here before it destroys it.
void setClipboardWindow(Window* window);
/// Returns the window that was set last, or null.
Window* clipboardWindow();

} // namespace copra
