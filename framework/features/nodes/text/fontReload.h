#pragma once

namespace copra {

/// Adds the service that reads fonts again when their files change, and lays out the labels that use them.
/// Every label with a font of a file calls it. A file that is broken changes nothing.
void reloadChangedFonts();

} // namespace copra
