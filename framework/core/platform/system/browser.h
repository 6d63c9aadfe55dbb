#pragma once

#include <string>

namespace copra {

/// Opens a URL with the program that the user has chosen for it. Waits until that program was started; false if there is none. In a web
/// page in a new tab, which browsers allow only after a key, a click or a touch.
bool openInBrowser(const std::string& url);

} // namespace copra
