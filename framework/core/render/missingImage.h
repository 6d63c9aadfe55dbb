#pragma once

#include <string>

namespace copra {

/// Logs once that there is no image file of that name, with what was probably meant: a sprite frame, or a
/// similar file.
void warnOfMissingImage(const std::string& name);

} // namespace copra
