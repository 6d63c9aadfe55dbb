#pragma once

namespace copra {

/// The name of Director::EVENT_RESET, for modules below it.
inline constexpr const char* kResetEvent = "director_reset";

} // namespace copra
