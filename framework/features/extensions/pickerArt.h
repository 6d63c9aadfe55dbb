#pragma once

namespace copra {

/// Loads the sprite frames of the color pickers from "extensions/CCControlColourPickerSpriteSheet.plist". If
/// neither the file nor any of its frames exists, the function draws them.
void ensurePickerFrames();

} // namespace copra
