#pragma once

namespace copra {

/// The layouts of common pads with the drivers of Linux, in the format that addControllerMappings() reads.
/// The first one also applies to pads without an entry: most drivers number the elements like this.
extern const char* const kControllerTable;

} // namespace copra
