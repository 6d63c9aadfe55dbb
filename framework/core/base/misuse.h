#pragma once

namespace copra {

/// Sets whether a misuse (base/refuse.h) aborts debug builds, which is the default. With false, debug builds
/// log a misuse and refuse it, as release builds do. Tests that call everything with any values use it.
void setMisuseAborts(bool aborts);

} // namespace copra
