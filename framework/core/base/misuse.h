#pragma once

namespace copra {

/// Sets whether a misuse (base/refuse.h) aborts debug builds, which is the default. Without it, debug builds
/// log and refuse as release builds do: for tests that call everything with any values.
void setMisuseAborts(bool aborts);

} // namespace copra
