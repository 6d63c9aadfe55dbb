#pragma once

#include <string>

namespace copra {

/// Opens a URL with the user's default program and waits until that program has started. Returns false if
/// there is none. A web page opens the URL in a new tab, which browsers allow only after a key, a click, or a
/// touch.
bool openInBrowser(const std::string& url);

} // namespace copra
